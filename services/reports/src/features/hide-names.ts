import { LockMode } from '@mikro-orm/core';
import type { Principal } from '@insights/auth-context';
import type { Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import { ReportVersion } from '../db/entities.ts';
import type { Deps } from '../deps.ts';
import { maskEvidence, quotedTexts } from '../domain/mask-evidence.ts';
import { textsOf, withTexts } from '../domain/mask-report.ts';
import { ownPrincipal } from '../domain/own-principal.ts';
import { type ReportContent, asMessages, contentOf } from '../domain/report-content.ts';
import { maskInBatches, turnTexts } from './campaign-texts.ts';

type MaskDeps = Pick<Deps, 'db' | 'campaigns' | 'now'>;
/** A try is lost when another process masks the same version, or more names are hidden meanwhile. */
const TRIES = 5;

/**
 * Masks the names that are hidden now in the versions of a campaign that were generated or masked with other names. Called
 * before any version is shown, so a late event never exposes a name. Which names to mask is decided by campaigns alone.
 * Returns which names are hidden, as a token; `gone` for a deleted campaign. Errors: `unavailable`.
 */
export async function maskStale(deps: MaskDeps, workspaceId: string, interview_id: string): Promise<string> {
  const principal = ownPrincipal(workspaceId);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const hidden = await hiddenNow(deps, principal, interview_id);
    if (hidden === null) return 'gone';
    const stale = await deps.db.withWorkspace({ principal }, (tx) =>
      tx.em.find(ReportVersion, { interview_id, status: 'ready', hidden_names: { $ne: hidden } }),
    );
    if (stale.length === 0) return hidden;
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
  const found = textsOf(content);
  const cited = asMessages(content).evidence;
  const quoted = quotedTexts(cited);
  const task = { interview_id: version.interview_id, texts: [...found.texts, ...quoted], topics: found.topics };
  const answer = await maskInBatches(deps.campaigns, principal, task);
  // Names were hidden or shown between two batches; the next try masks all with the same ones.
  if (answer === null) return;
  const rest = { texts: answer.texts.slice(0, found.texts.length), topics: answer.topics };
  const shown = new Map(quoted.map((text, index) => [text, answer.texts[found.texts.length + index] ?? '']));
  const turn_ids = [...new Set(cited.map(({ turn_id }) => turn_id))];
  const turns = await turnTexts(deps.campaigns, principal, { interview_id: version.interview_id, turn_ids });
  const evidence = cited.map((each) => maskEvidence(each, shown, turns.get(each.turn_id)));
  const next = { ...withTexts(content, found, rest), evidence };
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
