import { LockMode } from '@mikro-orm/core';
import type { Principal } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { ReportVersion } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { textsOf, withTexts } from '../domain/mask-report.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { type ReportContent, contentOf } from '../domain/report-content.ts';

type MaskDeps = Pick<Deps, 'db' | 'campaigns' | 'now'>;
/** A try is lost when another process masks the same version, or more names are hidden meanwhile. */
const TRIES = 5;

/**
 * Masks the names that are hidden now in the versions of a campaign that were generated or masked with other names. Called
 * before any version is shown, so a late event never exposes a name. Which names to mask is decided by campaigns alone.
 * Errors: `unavailable`.
 */
export async function maskStale(deps: MaskDeps, workspaceId: string, interview_id: string): Promise<void> {
  const principal = ownPrincipal(workspaceId);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const hidden = await hiddenNow(deps, principal, interview_id);
    if (hidden === null) return;
    const stale = await deps.db.withWorkspace({ principal }, (tx) =>
      tx.em.find(ReportVersion, { interview_id, status: 'ready', hidden_names: { $ne: hidden } }),
    );
    if (stale.length === 0) return;
    for (const version of stale) await maskVersion(deps, principal, version);
  }
  throw new AppError('unavailable', { publicMessage: 'Names are being hidden in this report. Try again in a moment.' });
}

/** Null if the campaign no longer exists. */
async function hiddenNow({ campaigns }: MaskDeps, principal: Principal, interview_id: string): Promise<string | null> {
  try {
    return (await campaigns.maskTexts({ interview_id, texts: [], topics: [] }, { principal })).hidden_names;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function maskVersion(deps: MaskDeps, principal: Principal, version: ReportVersion): Promise<void> {
  const content = contentOf(version);
  const quoted = content.evidence ?? [];
  const found = textsOf(content);
  const texts = [...found.texts, ...quoted.map(({ quote }) => quote)];
  const request = { interview_id: version.interview_id, texts, topics: found.topics };
  const answer = await deps.campaigns.maskTexts(request, { principal });
  const shown = answer.texts.map(({ text }) => text);
  const masked = withTexts(content, found, { texts: shown.slice(0, found.texts.length), topics: answer.topics });
  const turns = await turnsOf(deps, principal, version);
  const evidence = quoted.map((each, index) =>
    relocated(each, shown[found.texts.length + index] ?? '', turns.get(each.turn_id)),
  );
  const next = { ...masked, evidence };
  await deps.db.withWorkspace({ principal }, (tx) =>
    store(tx, version, next, { hidden: answer.hidden_names, at: deps.now() }),
  );
}

/** No-op if the version was changed since it was read, for example by an erasure; the next try reads it again. */
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
  Object.assign(version, next);
  version.hidden_names = hidden;
  if (isChanged) version.redacted_at = at;
}

/** The cited turns as campaigns shows them now, by id. */
async function turnsOf(
  { campaigns }: MaskDeps,
  principal: Principal,
  { interview_id, evidence }: ReportVersion,
): Promise<Map<string, string>> {
  const cited = new Set((evidence ?? []).map(({ turn_id }) => turn_id));
  const turns = new Map<string, string>();
  for (const conversation_id of new Set((evidence ?? []).map((each) => each.conversation_id))) {
    try {
      for await (const part of campaigns.streamTranscripts({ interview_id, conversation_id }, { principal })) {
        for (const { id, text } of part.turns) if (cited.has(id)) turns.set(id, text);
      }
    } catch (error) {
      // An erased conversation: its erasure removes the quotes.
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    }
  }
  return turns;
}

/** The quote at its offsets in the masked turn. One that began or ended inside a name cannot be found; the whole turn replaces it. */
function relocated(evidence: reports.Evidence, quote: string, turn: string | undefined): reports.Evidence {
  if (turn === undefined) return { ...evidence, quote };
  const starts: number[] = [];
  for (let at = turn.indexOf(quote); at !== -1; at = turn.indexOf(quote, at + 1)) starts.push(at);
  const nearest = starts.toSorted((a, b) => Math.abs(a - evidence.start) - Math.abs(b - evidence.start))[0];
  if (nearest === undefined) return { ...evidence, quote: turn, start: 0, end: turn.length };
  return { ...evidence, quote, start: nearest, end: nearest + quote.length };
}
