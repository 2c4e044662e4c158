import type { retrieval } from '@insights/contracts';
import { announceRead } from '@insights/db';
import type { Deps } from '../../deps.ts';
import { inputOf } from '../retrieve/answer-context.ts';
import { type AnswerCall, answer } from './answer.ts';

/** `answer` for a caller, with an entry in the audit log that does not name the prompt. Errors: `not_found` (a vault), `invalid_request`. */
export async function answerCited(
  deps: Deps,
  call: AnswerCall,
  request: retrieval.RetrieveRequest,
): Promise<retrieval.CitedAnswer> {
  const input = inputOf(call, request);
  const { answer: text, citations, chunks, facts, method } = await answer(deps, call, { ...input, max_words: null });
  return deps.db.withWorkspace(call, async (tx) => {
    const subject = input.vault_ids?.length === 1 ? (input.vault_ids[0] ?? '') : tx.workspaceId;
    const details = { vault_ids: input.vault_ids, chunks: chunks.length, citations: citations.length };
    await announceRead(tx, call, { action: 'context.read', subject, details });
    // What the transaction returns answers a repeat with the same idempotency key.
    return { answer: text, citations, chunks, facts, method };
  });
}
