import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { vaults, wordsOf } from '@insights/contracts';
import type { TablesOf } from '@insights/db';

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
    status: p.enum(wordsOf(vaults.DocumentStatus)),
    /** Which names are masked in a transcript; a token of the campaigns service. */
    hidden_names: p.text().default(''),
    created_at: time(),
    updated_at: time(),
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
    conversation_id: p.uuid().strictNullable(),
    turn_ids: p.array().columnType('uuid[]').$type<string[]>(),
    text: p.text(),
    start_offset: p.integer(),
    end_offset: p.integer(),
  },
});

export const entities = [Vault, Document, Chunk] as const;
export type Tables = TablesOf<typeof entities>;
