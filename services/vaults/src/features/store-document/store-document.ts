import { v7 } from 'uuid';
import { type Tx, sql } from '@insights/db';
import type { Language } from '@insights/language';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { Chunk } from '../../domain/chunking/chunker.ts';
import type { Warning } from '../../domain/warnings.ts';
import type { StatedFact } from '../../domain/facts/fact.ts';
import { indexDocument } from '../index-document/index-document.ts';
import { storeFacts } from '../store-facts/store-facts.ts';
import { storeGraphFacts } from '../store-facts/store-graph-facts.ts';
import { dropUnchanged, keepPastVersion, thinPastVersions } from './past-versions.ts';

/** A part of a text as it arrives: the parts joined are the text, and chunks are those completed so far. */
export interface TextPart {
  readonly text: string;
  readonly chunks: readonly Chunk[];
  /** Facts that the source knows without reading them in the text; their places are those in the whole text. */
  readonly facts?: readonly StatedFact[];
}

export interface DocumentText {
  readonly document_id: string;
  /** Of a transcript, for its chunks. */
  readonly conversation_id: string | null;
  readonly title: string;
  readonly language: Language;
  /** Which names are masked in it; a token of the campaigns service. Past texts in which others are masked are deleted. */
  readonly hidden_names: string;
  /** What of its file is not in it. */
  readonly warnings?: readonly Warning[];
  readonly parts: AsyncIterable<TextPart> | Iterable<TextPart>;
}

/** A document whose text and chunks are stored in the transaction. */
export interface StoredDocument {
  readonly id: string;
  readonly vault_id: string;
  readonly version: number;
  readonly language: Language;
  readonly title: string;
}

/** Rows of one statement. */
const CHUNKS_AT_ONCE = 100;
/** A text is appended in pieces of this many characters: each time, the database writes all of it again. */
const APPENDED_CHARACTERS = 2_000_000;

/**
 * The only way in which a document gets its text: replaces text and chunks, and everything that is derived from them, in the caller's transaction.
 * The replaced text becomes a past version, unless the new one is the same. Long texts arrive in parts, and the database joins them, so that no process holds one in memory.
 * The document's row exists; the caller has locked it.
 */
export async function storeDocument(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { document_id, conversation_id, title, language, hidden_names, warnings = [], parts }: DocumentText,
): Promise<StoredDocument> {
  await keepPastVersion(tx, document_id, hidden_names);
  await query(tx).deleteFrom('chunks').where('document_id', '=', document_id).execute();
  await query(tx).updateTable('documents').set({ content_text: '' }).where('id', '=', document_id).execute();
  const known: StatedFact[] = [];
  let waiting = '';
  for await (const { text, chunks, facts = [] } of parts) {
    known.push(...facts);
    waiting += text;
    if (waiting.length >= APPENDED_CHARACTERS) {
      await append(tx, document_id, waiting);
      waiting = '';
    }
    for (let from = 0; from < chunks.length; from += CHUNKS_AT_ONCE)
      await storeChunks(tx, { document_id, conversation_id }, chunks.slice(from, from + CHUNKS_AT_ONCE));
  }
  await append(tx, document_id, waiting);
  const isSame = await dropUnchanged(tx, document_id);
  const stored = await query(tx)
    .updateTable('documents')
    .set((eb) => ({
      version: eb('version', '+', isSame ? 0 : 1),
      title,
      language,
      hidden_names,
      status: 'ready',
      failure: null,
      warnings: sql<readonly Warning[]>`${JSON.stringify(warnings)}::jsonb`,
      updated_at: now(),
    }))
    .where('id', '=', document_id)
    .returning(['id', 'vault_id', 'version', 'language', 'title'])
    .executeTakeFirstOrThrow();
  await thinPastVersions(tx, document_id);
  await indexDocument(tx, stored);
  await storeGraphFacts(tx, stored, known);
  await storeFacts(tx, stored);
  return stored;
}

const append = (tx: Tx, id: string, text: string) =>
  query(tx)
    .updateTable('documents')
    .set((eb) => ({ content_text: sql<string>`${eb.ref('content_text')} || ${text}` }))
    .where('id', '=', id)
    .execute();

async function storeChunks(
  tx: Tx,
  place: { document_id: string; conversation_id: string | null },
  chunks: readonly Chunk[],
): Promise<void> {
  const rows = chunks.map(({ ordinal, text, start, end, turn_ids, speakers }) => ({
    id: v7(),
    workspace_id: tx.workspaceId,
    ...place,
    ordinal,
    turn_ids: [...turn_ids],
    speakers: [...speakers],
    text,
    start_offset: start,
    end_offset: end,
  }));
  await query(tx).insertInto('chunks').values(rows).execute();
}
