import { stringify } from 'uuid';
import { type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Searched } from '../../search/searched.ts';
import type { Collection, PostingRow } from '../../search/rank-lexical.ts';

/** The size of what is searched, and of how many vaults and documents it is. */
export interface Size extends Collection {
  readonly vaults: number;
  readonly documents: number;
}

export async function readSize(tx: Tx, { vault_ids, source_types }: Searched): Promise<Size> {
  const row = await query(tx)
    .selectFrom('vault_sizes')
    .select(({ fn }) => [
      fn.count<number>('vault_id').distinct().as('vaults'),
      sql<number>`coalesce(sum(documents), 0)::int`.as('documents'),
      sql<number>`coalesce(sum(chunks), 0)::int`.as('chunks'),
      sql<number>`coalesce(sum(terms), 0)::float`.as('length'),
    ])
    .$if(vault_ids !== null, (sizes) => sizes.where('vault_id', '=', anyOf(vault_ids ?? [])))
    .$if(source_types !== null, (sizes) => sizes.where('source_type', '=', anyOf([...(source_types ?? [])])))
    .executeTakeFirstOrThrow();
  return row;
}

/** The rows of the index for these terms. The rows of one term arrive as one value, which costs a third of as many rows. */
export async function readPostings(
  tx: Tx,
  { vault_ids, source_types, document_ids }: Searched,
  terms: readonly string[],
): Promise<Map<string, PostingRow[]>> {
  const rows = await query(tx)
    .selectFrom('postings')
    .select([
      'postings.term',
      sql<Buffer>`string_agg(uuid_send(postings.document_id) || int4send(octet_length(postings.packed)) || postings.packed, ''::bytea)`.as(
        'documents',
      ),
    ])
    .where('postings.workspace_id', '=', tx.workspaceId)
    .where('postings.term', '=', anyOf([...terms]))
    .$if(vault_ids !== null, (found) => found.where('postings.vault_id', '=', anyOf([...(vault_ids ?? [])])))
    .$if(document_ids !== null, (found) => found.where('postings.document_id', '=', anyOf([...(document_ids ?? [])])))
    .$if(source_types !== null, (found) =>
      found
        .innerJoin('documents', 'documents.id', 'postings.document_id')
        .where('documents.source_type', '=', anyOf([...(source_types ?? [])])),
    )
    .groupBy('postings.term')
    .execute();
  const ids = new Map<string, string>();
  return new Map(rows.map(({ term, documents }) => [term, rowsOf(documents, ids)]));
}

const ID_BYTES = 16;
const LENGTH_BYTES = 4;

/** `ids` has the text of each id by its bytes, because making one costs more than reading a row. */
function rowsOf(documents: Buffer, ids: Map<string, string>): PostingRow[] {
  const rows: PostingRow[] = [];
  for (let at = 0; at < documents.length;) {
    const from = at + ID_BYTES + LENGTH_BYTES;
    const end = from + documents.readUInt32BE(at + ID_BYTES);
    const bytes = documents.toString('latin1', at, at + ID_BYTES);
    let document_id = ids.get(bytes);
    if (document_id === undefined) ids.set(bytes, (document_id = stringify(documents, at)));
    rows.push({ document_id, packed: documents.subarray(from, end) });
    at = end;
  }
  return rows;
}
