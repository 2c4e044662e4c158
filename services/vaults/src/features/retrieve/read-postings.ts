import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { type Tx, anyOf, sql } from '@insights/db';
import { query } from '../../db/query.ts';
import { PostingReader, type TermPostings } from '../../search/postings.ts';
import type { PostingsByTerm } from '../../search/rank-lexical.ts';
import type { Searched } from '../../search/searched.ts';
import type { Missing, PostingsCache, Scope, VaultPostings } from './postings-cache.ts';
import type { Stamps } from './read-size.ts';

/** With more lists, asking the cache for each of them takes longer than reading: the lists of all vaults are kept as one. */
const MOST_LISTS = 2_000;

/** What is looked up; `stamps` were read before, in the same transaction. */
export interface LookUp {
  readonly searched: Searched;
  readonly terms: readonly string[];
  readonly stamps: Stamps;
}

/** The postings of these terms. Unless the search is of single documents, what the cache has as of the stamps is not read again. */
export async function readPostings(
  tx: Tx,
  { searched, terms, stamps }: LookUp,
  cache: PostingsCache,
): Promise<PostingsByTerm> {
  const { document_ids, source_types } = searched;
  if (document_ids !== null) return byTerm(await read(tx, searched, terms));
  if (stamps.size * terms.length <= MOST_LISTS) {
    const readMissing = (missing: Missing): Promise<VaultPostings[]> => readEachVault(tx, source_types, missing);
    return withCache(cache, { stamps, source_types }, terms, readMissing);
  }
  const [vault_id, stamp] = together(stamps);
  return withCache(cache, { stamps: new Map([[vault_id, stamp]]), source_types }, terms, async (missing) => {
    const lists = await read(tx, searched, missing.terms);
    return lists.map((list) => ({ ...list, vault_id }));
  });
}

async function withCache(
  cache: PostingsCache,
  scope: Scope,
  terms: readonly string[],
  readMissing: (missing: Missing) => Promise<VaultPostings[]>,
): Promise<PostingsByTerm> {
  const { known, missing } = cache.find(scope, terms);
  if (missing.terms.length === 0) return byTerm(known);
  const found = await readMissing(missing);
  cache.store(scope, missing, found);
  return byTerm([...known, ...found]);
}

const digestOf = (parts: readonly string[]): string => createHash('sha256').update(parts.join(' ')).digest('base64');

/** Many vaults as one: a name for all of them, and a stamp that changes with each of theirs. */
function together(stamps: Stamps): [string, string] {
  const sorted = [...stamps].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [digestOf(sorted.map(([id]) => id)), digestOf(sorted.map(([, stamp]) => stamp))];
}

/** Those of the terms that occur. */
export async function termsIn(tx: Tx, searched: Searched, terms: readonly string[]): Promise<ReadonlySet<string>> {
  if (terms.length === 0) return new Set();
  const rows = await query(tx)
    .selectFrom(sql<{ term: string }>`unnest(${terms}::text[])`.as<'wanted'>(sql`wanted (term)`))
    .select('wanted.term')
    .where(({ exists }) =>
      exists(
        rowsIn(tx, searched)
          .select(sql`1`.as('found'))
          .where(sql<boolean>`postings.term = wanted.term`),
      ),
    )
    .execute();
  return new Set(rows.map(({ term }) => term));
}

interface List extends TermPostings {
  readonly term: string;
}

const byTerm = (lists: readonly List[]): PostingsByTerm => Map.groupBy(lists, ({ term }) => term);

/** One list for each term. */
async function read(tx: Tx, searched: Searched, terms: readonly string[]): Promise<List[]> {
  const rows = await rowsOf(tx, searched, terms).groupBy('postings.term').execute();
  const ids = new Map<string, string>();
  return rows.map(({ term, documents }) => ({ term, ...postingsOf(Buffer.from(documents, 'base64'), ids) }));
}

/** One list for each term and vault. */
async function readEachVault(
  tx: Tx,
  source_types: Searched['source_types'],
  { vault_ids, terms }: Missing,
): Promise<VaultPostings[]> {
  const rows = await rowsOf(tx, { vault_ids, source_types, document_ids: null }, terms)
    .select('postings.vault_id')
    .groupBy(['postings.term', 'postings.vault_id'])
    .execute();
  const ids = new Map<string, string>();
  return rows.map(({ term, vault_id, documents }) => ({
    term,
    vault_id,
    ...postingsOf(Buffer.from(documents, 'base64'), ids),
  }));
}

/** The rows of the index for these terms. Those of a group arrive as one value, which costs a third of as many rows; in hexadecimal digits it would be half as long again. */
const rowsOf = (tx: Tx, searched: Searched, terms: readonly string[]) =>
  rowsIn(tx, searched)
    .where('postings.term', '=', anyOf([...terms]))
    .select([
      'postings.term',
      sql<string>`encode(string_agg(uuid_send(postings.document_id) || int4send(octet_length(postings.packed)) || postings.packed, ''::bytea), 'base64')`.as(
        'documents',
      ),
    ]);

const rowsIn = (tx: Tx, { vault_ids, source_types, document_ids }: Searched) =>
  query(tx)
    .selectFrom('postings')
    .where('postings.workspace_id', '=', tx.workspaceId)
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
