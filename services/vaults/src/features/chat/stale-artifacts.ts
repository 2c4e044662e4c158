import type { WordOf, chat } from '@insights/contracts';
import { type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import { staleOf } from './read-messages.ts';

type Stale = WordOf<typeof chat.ChatStale>;

/** By answer, the worst that has become of the documents that it cites: `deleted` before `replaced`. */
export async function staleArtifacts(tx: Tx, message_ids: readonly string[]): Promise<ReadonlyMap<string, Stale>> {
  const rows = await query(tx)
    .selectFrom('chat_citations')
    .leftJoin('documents', 'documents.id', 'chat_citations.document_id')
    .select(['chat_citations.message_id', 'chat_citations.document_version', 'documents.version'])
    .where('chat_citations.message_id', '=', anyOf(message_ids))
    .execute();
  const found = new Map<string, Stale>();
  for (const { message_id, document_version, version } of rows) {
    const stale = staleOf(document_version, version);
    if (stale !== null && found.get(message_id) !== 'deleted') found.set(message_id, stale);
  }
  return found;
}
