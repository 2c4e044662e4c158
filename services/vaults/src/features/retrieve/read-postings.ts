import { stringify } from 'uuid';
import { type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import { PostingReader, type TermPostings } from '../../search/postings.ts';
import type { PostingsByTerm } from '../../search/rank-lexical.ts';
import type { Searched } from '../../search/searched.ts';
import type { Missing, PostingsCache, VaultPostings } from './postings-cache.ts';
import type { Stamps } from './read-size.ts';

/** With more lists, asking the cache for each of them takes longer than reading. */
const MOST_CACHED_LISTS = 2_000;

/** What is looked up; `stamps` were read before, in the same transaction. */
export interface LookUp {
  readonly searched: Searched;
  readonly terms: readonly string[];
  readonly stamps: Stamps;
}

/** The postings of these terms. In a search of whole vaults, what the cache has as of the stamps is not read again. */
export async function readPostings(
  tx: Tx,
  { searched, terms, stamps }: LookUp,
  cache: PostingsCache,
): Promise<PostingsByTerm> {
  const { document_ids, source_types } = searched;
  const isOfWholeVaults = document_ids === null && source_types === null;
  if (!isOfWholeVaults || stamps.size * terms.length > MOST_CACHED_LISTS)
    return byTerm(await read(tx, searched, terms));
  const { known, missing } = cache.find(stamps, terms);
  if (missing.terms.length === 0) return byTerm(known);
  const found = await readEachVault(tx, missing);
  cache.store(stamps, missing, found);
  return byTerm([...known, ...found]);
}

interface List extends TermPostings {
  readonly term: string;
}

const byTerm = (lists: readonly List[]): PostingsByTerm => Map.groupBy(lists, ({ term }) => term);

/** One list for each term. */
async function read(tx: Tx, searched: Searched, terms: readonly string[]): Promise<List[]> {
  const rows = await rowsOf(tx, searched, terms).groupBy('postings.term').execute();
  const ids = new Map<string, string>();
  return rows.map(({ term, documents }) => ({ term, ...postingsOf(documents, ids) }));
}

/** One list for each term and vault. */
async function readEachVault(tx: Tx, { vault_ids, terms }: Missing): Promise<VaultPostings[]> {
  const rows = await rowsOf(tx, { vault_ids, source_types: null, document_ids: null }, terms)
    .select('postings.vault_id')
    .groupBy(['postings.term', 'postings.vault_id'])
    .execute();
  const ids = new Map<string, string>();
  return rows.map(({ term, vault_id, documents }) => ({ term, vault_id, ...postingsOf(documents, ids) }));
}

/** The rows of the index for these terms. Those of a group arrive as one value, which costs a third of as many rows. */
const rowsOf = (tx: Tx, { vault_ids, source_types, document_ids }: Searched, terms: readonly string[]) =>
  query(tx)
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
    );

const ID_BYTES = 16;
const LENGTH_BYTES = 4;

/** `ids` has the text of each id by its bytes, because making one costs more than reading a row. */
function postingsOf(bytes: Buffer, ids: Map<string, string>): TermPostings {
  const document_ids: string[] = [];
  const spans: number[] = [];
  let chunks = 0;
  for (let at = 0; at < bytes.length;) {
    const from = at + ID_BYTES + LENGTH_BYTES;
    const end = from + bytes.readUInt32BE(at + ID_BYTES);
    const key = bytes.toString('latin1', at, at + ID_BYTES);
    let document_id = ids.get(key);
    if (document_id === undefined) ids.set(key, (document_id = stringify(bytes, at)));
    document_ids.push(document_id);
    spans.push(from, end);
    chunks += new PostingReader(bytes, from, end).count;
    at = end;
  }
  return { document_ids, chunks, bytes, spans: Uint32Array.from(spans) };
}
