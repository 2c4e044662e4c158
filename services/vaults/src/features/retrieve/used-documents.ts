import type { retrieval } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { Derived } from '../store-again.ts';
import { hiddenNow } from '../store-transcript/hidden-now.ts';

/** A transcript or report that an answer is from, and which names are masked in it. */
export interface UsedDocument extends Derived {
  readonly hidden_names: string;
}

const chunkIdsOf = ({ chunks, facts }: retrieval.RetrieveAnswer): string[] => [
  ...new Set([...chunks.map(({ id }) => id), ...facts.flatMap(({ chunk_ids }) => chunk_ids)]),
];

/** The transcripts and reports of the chunks and facts of an answer. */
export async function usedDocuments(tx: Tx, answer: retrieval.RetrieveAnswer): Promise<UsedDocument[]> {
  const ids = chunkIdsOf(answer);
  if (ids.length === 0) return [];
  const rows = await query(tx)
    .selectFrom('documents')
    .innerJoin('chunks', 'chunks.document_id', 'documents.id')
    .select(['interview_id', 'external_id', 'source_type', 'hidden_names'])
    .distinct()
    .where('chunks.id', '=', anyOf(ids))
    .execute();
  return rows.flatMap(({ interview_id, external_id, ...rest }) =>
    interview_id === null || external_id === null ? [] : [{ interview_id, external_id, ...rest }],
  );
}

/** Those in which other names are masked than are hidden now. */
export async function staleOf(
  deps: Pick<Deps, 'campaigns'>,
  workspaceId: string,
  used: readonly UsedDocument[],
): Promise<UsedDocument[]> {
  const campaigns = [...new Set(used.map(({ interview_id }) => interview_id))];
  const tokens = await Promise.all(campaigns.map((id) => hiddenNow(deps, workspaceId, id)));
  const now = new Map(campaigns.map((id, place) => [id, tokens[place]]));
  return used.filter(({ interview_id, hidden_names }) => now.get(interview_id) !== hidden_names);
}

/** Whether an answer may still be given: its passages are as they were, and the names masked in them are those that are hidden now. */
export async function isUnchanged(deps: Deps, { principal }: Call, answer: retrieval.RetrieveAnswer): Promise<boolean> {
  const ids = chunkIdsOf(answer);
  const { count, used } = await deps.db.withWorkspace({ principal }, async (tx) => ({
    count: (await query(tx).selectFrom('chunks').select('id').where('id', '=', anyOf(ids)).execute()).length,
    used: await usedDocuments(tx, answer),
  }));
  return count === ids.length && (await staleOf(deps, principal.workspace_id, used)).length === 0;
}
