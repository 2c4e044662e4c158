import { LockMode } from '@mikro-orm/core';
import type { Principal } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { ReportVersion } from '../../db/entities.ts';
import type { Deps } from '../../deps.ts';
import { textsOf, withTexts } from '../../domain/mask-report.ts';
import { ownPrincipal } from '../../domain/own-principal.ts';
import type { ReportContent } from '../../domain/redact-report.ts';

type MaskDeps = Pick<Deps, 'db' | 'campaigns' | 'now'>;
/** Each time somebody else was quicker, or names were hidden meanwhile. */
const TRIES = 5;

/**
 * Masks the versions of a campaign that were made, or masked, when other names were hidden; called before any of them is shown, so nothing is shown
 * unmasked however late the news arrives. Errors: `unavailable`.
 */
export async function maskStale(deps: MaskDeps, workspaceId: string, interviewId: string): Promise<void> {
  const principal = ownPrincipal(workspaceId);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const hidden = await hiddenNow(deps, principal, interviewId);
    if (hidden === undefined) return;
    const where = { interview_id: interviewId, status: 'ready', hidden_names: { $ne: hidden } } as const;
    const stale = await deps.db.withWorkspace({ principal }, (tx) => tx.em.find(ReportVersion, where));
    if (stale.length === 0) return;
    for (const version of stale) await maskVersion(deps, principal, version);
  }
  throw new AppError('unavailable', { publicMessage: 'Names are being hidden in this report. Try again in a moment.' });
}

/** Undefined: the campaign is gone. */
async function hiddenNow({ campaigns }: MaskDeps, principal: Principal, id: string): Promise<string | undefined> {
  try {
    return (await campaigns.maskTexts({ interview_id: id, texts: [], topics: [] }, { principal })).hidden_names;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  }
}

async function maskVersion(deps: MaskDeps, principal: Principal, version: ReportVersion): Promise<void> {
  const content: ReportContent = {
    summary: version.summary,
    outputs: version.outputs,
    key_themes: version.key_themes,
    recommendations: version.recommendations,
    evidence: version.evidence,
  };
  const found = textsOf(content);
  const quotes = (content.evidence ?? []).map(({ quote }) => quote);
  const request = { interview_id: version.interview_id, texts: [...found.texts, ...quotes], topics: found.topics };
  const answer = await deps.campaigns.maskTexts(request, { principal });
  const shown = answer.texts.map(({ text }) => text);
  const masked = withTexts(content, found, { texts: shown.slice(0, found.texts.length), topics: answer.topics });
  const turns = await turnsOf(deps, principal, version);
  const evidence = (content.evidence ?? []).map((each, index) =>
    placed(each, shown[found.texts.length + index] ?? '', turns.get(each.turn_id)),
  );
  const next = { ...masked, evidence };
  await deps.db.withWorkspace({ principal }, (tx) =>
    store(tx, version, next, { hidden: answer.hidden_names, at: deps.now() }),
  );
}

/** Somebody who was erased meanwhile stays erased: then the version is looked at again. */
async function store(
  tx: Tx,
  { id, hidden_names, redacted_at, evidence }: ReportVersion,
  next: ReportContent,
  { hidden, at }: { hidden: string; at: string },
): Promise<void> {
  const version = await tx.em.findOne(ReportVersion, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const isSame =
    version?.hidden_names === hidden_names &&
    version.redacted_at === redacted_at &&
    version.evidence?.length === evidence?.length;
  if (!version || !isSame) return;
  const isChanged = JSON.stringify(contentOf(version)) !== JSON.stringify(contentOf(next));
  Object.assign(version, next, { hidden_names: hidden, redacted_at: isChanged ? at : version.redacted_at });
}

const contentOf = ({ summary, outputs, key_themes, recommendations, evidence }: ReportContent): unknown[] => [
  summary,
  outputs,
  key_themes,
  recommendations,
  evidence,
];

/** The cited turns as they are shown now, by id. */
async function turnsOf(
  { campaigns }: MaskDeps,
  principal: Principal,
  { interview_id, evidence }: ReportVersion,
): Promise<Map<string, string>> {
  const cited = new Set((evidence ?? []).map(({ turn_id }) => turn_id));
  const turns = new Map<string, string>();
  for (const conversation_id of new Set((evidence ?? []).map((each) => each.conversation_id))) {
    try {
      for await (const part of campaigns.streamTranscript({ interview_id, conversation_id }, { principal })) {
        for (const { id, text } of part.turns) if (cited.has(id)) turns.set(id, text);
      }
    } catch (error) {
      // Erased meanwhile: the erasure takes its quotes out.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    }
  }
  return turns;
}

/** The evidence where its turn shows it now. A quote that cannot be found there, because it began or ended inside a name, becomes the whole turn. */
function placed(evidence: reports.Evidence, quote: string, turn: string | undefined): reports.Evidence {
  if (turn === undefined) return { ...evidence, quote };
  const starts: number[] = [];
  for (let at = turn.indexOf(quote); at !== -1; at = turn.indexOf(quote, at + 1)) starts.push(at);
  const nearest = starts.toSorted((a, b) => Math.abs(a - evidence.start) - Math.abs(b - evidence.start))[0];
  if (nearest === undefined) return { ...evidence, quote: turn, start: 0, end: turn.length };
  return { ...evidence, quote, start: nearest, end: nearest + quote.length };
}
