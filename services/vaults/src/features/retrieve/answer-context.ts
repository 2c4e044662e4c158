import type { retrieval } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { invalid } from '@insights/errors';
import type { Deps } from '../../deps.ts';
import { understand } from '../../search/question.ts';
import { limitTo } from '../../search/searched.ts';
import { type RetrieveInput, retrieve } from './retrieve.ts';

/** `retrieve` for a caller, with an entry in the audit log that does not name the prompt. Errors: `not_found` (a vault), `invalid_request`. */
export async function answerContext(
  deps: Deps,
  call: Call,
  request: retrieval.RetrieveRequest,
): Promise<retrieval.RetrieveAnswer> {
  const input = inputOf(call, request);
  const answer = await retrieve(deps, call, input);
  const details = { vault_ids: input.vault_ids, chunks: answer.chunks.length, documents: answer.documents.length };
  return deps.db.withWorkspace(call, async (tx) => {
    const subject = input.vault_ids?.length === 1 ? (input.vault_ids[0] ?? '') : tx.workspaceId;
    await announceRead(tx, call, { action: 'context.read', subject, details });
    return answer;
  });
}

/** A retrieval key searches its own vault, whatever the request says. */
export function inputOf({ principal }: Call, request: retrieval.RetrieveRequest): RetrieveInput {
  const { prompt, top_k } = request;
  if (prompt.trim() === '') throw invalid(['body', 'prompt'], 'Write what you are looking for.');
  const isOwnVault = principal.kind === 'retrieval_key';
  const vault_ids = isOwnVault ? [principal.vault_id ?? ''] : request.vault_ids;
  return {
    question: understand(prompt),
    top_k,
    vault_ids: vault_ids.length === 0 ? null : vault_ids,
    source_types: limitTo(request.source_types),
    document_ids: null,
  };
}
