import { servicePrincipal } from '@insights/auth-context';
import type { jobPayloads } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import type { Guide, Question, Turn } from '@insights/tagging';
import { loadInterview } from '../../db/load.ts';
import { type StoredBatch, presentBatch, readBatch, readShownBatch } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import type { TurnsPart } from '../../tagging/tagging-threads.ts';
import { flagImported } from '../flags/flag-imported.ts';
import { readAnswers } from '../responses/read-answers.ts';
import { completeConversation, takeOver } from './complete-conversation.ts';

/**
 * PROCESS_CONVERSATION: tags the participant's turns, as readers may see them, in a thread; then stores the tags and completes the
 * conversation in one transaction, and summarises it. A conversation that is deleted meanwhile ends the job. Errors: `stale_attempt`, `input_too_large`.
 */
export async function processConversation(
  deps: Deps,
  { workspace_id, payload: { conversation_id: id }, attempt }: Job<jobPayloads.ProcessConversation>,
  tools: JobTools,
): Promise<void> {
  const call: Call = { principal: servicePrincipal('campaigns', workspace_id) };
  const opened = await deps.db.withWorkspace(call, (tx) => open(deps, tx, { id, attempt }));
  if (!opened) return;
  const { guide, first } = opened;
  try {
    await readAnswers(deps, call, id);
    await flagImported(deps, call, id);
    const caller = { owner: workspace_id, signal: tools.signal };
    const turns = await deps.tagging.tag(guide, partsFrom(deps, call, first, tools), caller);
    await deps.db.withWorkspace(call, (tx) => completeConversation(deps, tx, id, { attempt, turns }));
    // After the completion, which does not wait for it. A conversation without one gets it when somebody reads it.
    await deps.summaries.make(deps, call, id, tools.signal);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return;
    throw error;
  }
}

/** The campaign's questions and the first part of the turns; null when there is nothing left to do. */
async function open(
  { names }: Deps,
  tx: Tx,
  { id, attempt }: { id: string; attempt: number },
): Promise<{ guide: Guide; first: StoredBatch } | null> {
  const conversation = await takeOver(tx, id, attempt);
  if (!conversation) return null;
  const { language, questions } = await loadInterview(tx, conversation.interview_id);
  return {
    guide: { language, questions: questions as Question[] },
    first: await readBatch(tx, names, { ids: [id], after_seq: 0 }),
  };
}

/** Each part is read in a transaction of its own, so that none is open while the thread computes. */
async function* partsFrom(deps: Deps, call: Call, first: StoredBatch, tools: JobTools): AsyncGenerator<TurnsPart> {
  // A short conversation is tagged before anybody could look at its progress.
  if (first.rest) await tools.progress('extracting');
  for (let batch = await presentBatch(deps.names, first); ;) {
    const { parts, rest } = batch;
    yield { turns: parts.flatMap(({ turns }) => turns as Turn[]), is_last: rest === undefined };
    if (rest === undefined) return;
    tools.signal.throwIfAborted();
    batch = await readShownBatch(deps, call, rest);
  }
}
