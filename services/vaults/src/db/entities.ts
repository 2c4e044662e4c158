import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { retrieval, vaults, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';
import { LANGUAGES } from '@insights/language';
import { FORMATS } from '../domain/formats.ts';
import type { Warning } from '../domain/warnings.ts';
import { chatEntities } from './chat-entities.ts';

export { ChatAnswer, ChatArtifact, ChatCitation, ChatMessage, ChatSession } from './chat-entities.ts';
import { projectEntities } from './project-entities.ts';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();

export const Vault = defineEntity({
  name: 'Vault',
  tableName: 'vaults',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    name: p.text(),
    description: p.text(),
    /** The vault that stores the workspace's transcripts. */
    is_default: p.boolean(),
    created_at: time(),
  },
});
export type Vault = InferEntity<typeof Vault>;

export const Document = defineEntity({
  name: 'Document',
  tableName: 'documents',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    vault_id: p.uuid(),
    interview_id: p.uuid().strictNullable(),
    source_type: p.enum(wordsOf(vaults.SourceType)),
    /** Unique within a vault; of a transcript, the id of its conversation. */
    external_id: p.text().strictNullable(),
    url: p.text().strictNullable(),
    title: p.text(),
    author_name: p.text().strictNullable(),
    author_email: p.text().strictNullable(),
    content_text: p.text(),
    /** Of the newest upload. While a replacement is pending or has failed, the document keeps its text and its chunks. */
    status: p.enum(wordsOf(vaults.DocumentStatus)),
    /** Why the newest upload failed, for the uploader. */
    failure: p.text().strictNullable(),
    /** What of the file is not in `content_text`. */
    warnings: p.json().$type<readonly Warning[]>().default('[]'),
    /** The number of the text that `content_text` is; 0 before the first one. */
    version: p.integer(),
    /** The language in which the text is indexed. */
    language: p.enum(LANGUAGES).default('en'),
    /** Which names are masked in a transcript; a token of the campaigns service. */
    hidden_names: p.text().default(''),
    created_at: time(),
    updated_at: time(),
    /** Its size in the lexical index. */
    chunk_count: p.integer().default(0),
    term_count: p.integer().default(0),
  },
});

/** A text of a document that was replaced by a newer one. */
export const DocumentVersion = defineEntity({
  name: 'DocumentVersion',
  tableName: 'document_versions',
  properties: {
    document_id: p.uuid().primary(),
    version: p.integer().primary(),
    workspace_id: p.uuid(),
    title: p.text(),
    content_text: p.text(),
    hidden_names: p.text(),
    warnings: p.json().$type<readonly Warning[]>().default('[]'),
    stored_at: time(),
  },
});

/** An upload whose text is not stored yet. */
export const DocumentUpload = defineEntity({
  name: 'DocumentUpload',
  tableName: 'document_uploads',
  properties: {
    document_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    id: p.uuid(),
    format: p.enum(FORMATS),
    content: p.blob(),
    /** Null: the title that the file has. */
    title: p.text().strictNullable(),
    source_type: p.enum(wordsOf(vaults.SourceType)),
    url: p.text().strictNullable(),
    author_name: p.text().strictNullable(),
    author_email: p.text().strictNullable(),
    created_at: time(),
  },
});

/** A part of a document: `content_text.slice(start_offset, end_offset)`, in UTF-16 code units. */
export const Chunk = defineEntity({
  name: 'Chunk',
  tableName: 'chunks',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    document_id: p.uuid(),
    /** Position in the document; the neighbours are `ordinal` ± 1. */
    ordinal: p.integer(),
    conversation_id: p.uuid().strictNullable(),
    turn_ids: p.array().columnType('uuid[]').$type<string[]>(),
    /** Labels of the people who speak in it. */
    speakers: p.array().columnType('text[]').$type<string[]>(),
    text: p.text(),
    start_offset: p.integer(),
    end_offset: p.integer(),
  },
});

/** Where a term occurs in a document, in parts: rows of the lexical index (search/postings.ts). */
export const DocumentTerm = defineEntity({
  name: 'DocumentTerm',
  tableName: 'postings',
  properties: {
    workspace_id: p.uuid().primary(),
    term: p.text().primary(),
    vault_id: p.uuid().primary(),
    document_id: p.uuid().primary(),
    part: p.smallint().primary(),
    packed: p.blob().$type<Buffer>(),
  },
});

/** A part of a vault's size; triggers of `documents` keep it. Several rows, so that concurrent uploads do not wait for each other. */
export const VaultSize = defineEntity({
  name: 'VaultSize',
  tableName: 'vault_sizes',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    vault_id: p.uuid(),
    source_type: p.enum(wordsOf(vaults.SourceType)),
    documents: p.integer(),
    chunks: p.integer(),
    terms: p.integer(),
    /** A random number, too large for JavaScript: read it as text. */
    stamp: p.bigint('number'),
  },
});

/** Counts the transactions that stored vectors in a vault: who has read a version has read every lower one. */
export const VaultVectors = defineEntity({
  name: 'VaultVectors',
  tableName: 'vault_vectors',
  properties: { vault_id: p.uuid().primary(), workspace_id: p.uuid(), version: p.bigint('number') },
});

/** The meaning of a chunk as a direction in space; vectors of different models cannot be compared. */
export const ChunkVector = defineEntity({
  name: 'ChunkVector',
  tableName: 'chunk_vectors',
  properties: {
    chunk_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    vault_id: p.uuid(),
    document_id: p.uuid(),
    model: p.text(),
    version: p.bigint('number'),
    /** One int8 for each dimension, scaled to the largest. */
    vector: p.blob().$type<Uint8Array>(),
  },
});

/** The queue of documents whose chunks need vectors; a trigger on `chunks` fills it. */
export const DocumentVectors = defineEntity({
  name: 'DocumentVectors',
  tableName: 'document_vectors',
  properties: {
    document_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** The model of which all chunks have vectors; empty if some have none. */
    model: p.text().default(''),
    /** Grows when the document's chunks change. */
    revision: p.integer().default(0),
    failures: p.integer().default(0),
    /** When a process may take it: a lease is a later time. */
    due_at: time().default('now()'),
  },
});

/** A fact that a chunk states. Rows with one `fact_id` state the same; the keys tell which facts contradict each other (domain/facts). */
export const StatedFact = defineEntity({
  name: 'StatedFact',
  tableName: 'stated_facts',
  properties: {
    chunk_id: p.uuid().primary(),
    fact_id: p.uuid().primary(),
    /** What read it: the rules, a language model, or the map of a campaign's report. */
    engine: p.enum(wordsOf(retrieval.FactEngine)).primary(),
    workspace_id: p.uuid(),
    vault_id: p.uuid(),
    document_id: p.uuid(),
    /** Of the chunk. */
    ordinal: p.integer(),
    subject: p.text(),
    predicate: p.text(),
    object: p.text(),
    /** The sentence that states it. */
    source_text: p.text(),
    subject_key: p.text(),
    claim_key: p.text(),
    stance: p.boolean(),
    slot_key: p.text().strictNullable(),
    valid_at: time().strictNullable(),
    invalid_at: time().strictNullable(),
    /** How likely it was read correctly, 0..1. */
    score: p.float(),
  },
});

/** The queue of documents whose facts a language model has to read; a trigger on `chunks` fills it. */
export const DocumentFacts = defineEntity({
  name: 'DocumentFacts',
  tableName: 'document_facts',
  properties: {
    document_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    is_read: p.boolean().default(false),
    /** The first chunk that is not read. */
    next_ordinal: p.integer().default(0),
    /** Grows when the document's chunks change. */
    revision: p.integer().default(0),
    failures: p.integer().default(0),
    /** When a process may take it: a lease is a later time. */
    due_at: time().default('now()'),
  },
});

export const entities = [
  Vault,
  Document,
  DocumentVersion,
  DocumentUpload,
  Chunk,
  DocumentTerm,
  VaultSize,
  VaultVectors,
  ChunkVector,
  DocumentVectors,
  StatedFact,
  DocumentFacts,
  ...projectEntities,
  ...chatEntities,
] as const;
export type Tables = TablesOf<typeof entities>;
