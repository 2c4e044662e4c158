import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { chat, queries, reports, retrieval, vaults, wordsOf } from '@insights/contracts';
import type { ArtifactContent } from '../domain/artifact-content.ts';

/** A `timestamptz(3)` column; the pool reads it as ISO text. */
const time = () => p.string();
const sourceTypes = () => p.array().columnType('text[]').$type<vaults.SourceType[]>();

export const ChatSession = defineEntity({
  name: 'ChatSession',
  tableName: 'chat_sessions',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** Null: a session of the insights chat. */
    project_id: p.uuid().strictNullable(),
    title: p.text().strictNullable(),
    /** Whether a person chose the title. */
    is_named: p.boolean(),
    created_by: p.text(),
    created_at: time(),
    updated_at: time(),
  },
});
export type ChatSession = InferEntity<typeof ChatSession>;

export const ChatMessage = defineEntity({
  name: 'ChatMessage',
  tableName: 'chat_messages',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    session_id: p.uuid(),
    /** Odd for questions; an answer follows its question. */
    seq: p.integer(),
    role: p.enum(wordsOf(chat.ChatRole)),
    status: p.enum(wordsOf(chat.ChatMessageStatus)),
    text: p.text(),
    sentences: p.json().$type<chat.ChatSentence[]>(),
    /** The kinds of documents that it rests on. */
    source_types: sourceTypes(),
    client_message_id: p.text().strictNullable(),
    created_by: p.text().strictNullable(),
    /** When the running or last attempt to answer began, by the database's clock. */
    attempt_at: time().strictNullable(),
    created_at: time(),
    completed_at: time().strictNullable(),
    redacted_at: time().strictNullable(),
    /** What wrote the answer; null for questions and for answers that are not complete. */
    engine: p.enum(wordsOf(retrieval.AnswerEngine)).strictNullable(),
  },
});
export type ChatMessage = InferEntity<typeof ChatMessage>;

export const ChatCitation = defineEntity({
  name: 'ChatCitation',
  tableName: 'chat_citations',
  properties: {
    message_id: p.uuid().primary(),
    n: p.integer().primary(),
    workspace_id: p.uuid(),
    document_id: p.uuid(),
    document_version: p.integer(),
    chunk_id: p.uuid(),
    conversation_id: p.uuid().strictNullable(),
    interview_id: p.uuid().strictNullable(),
    turn_ids: p.array().columnType('uuid[]').$type<string[]>(),
    quote: p.text(),
    start_offset: p.integer(),
    end_offset: p.integer(),
    source_type: p.enum(wordsOf(vaults.SourceType)),
  },
});

/** What the interviews of a campaign say to a question. */
export const ChatAnswer = defineEntity({
  name: 'ChatAnswer',
  tableName: 'chat_answers',
  properties: {
    message_id: p.uuid().primary(),
    interview_id: p.uuid().primary(),
    workspace_id: p.uuid(),
    /** The order in which campaigns were asked. */
    n: p.integer(),
    status: p.enum(wordsOf(queries.AnswerStatus)),
    author: p.enum(wordsOf(reports.Author)),
    topics: p.json().$type<chat.ChatTopic[]>(),
    suggestions: p.array().columnType('text[]'),
  },
});
export type ChatAnswer = InferEntity<typeof ChatAnswer>;

export const ChatArtifact = defineEntity({
  name: 'ChatArtifact',
  tableName: 'chat_artifacts',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    session_id: p.uuid(),
    /** The answer that it rests on. */
    message_id: p.uuid().strictNullable(),
    kind: p.enum(wordsOf(chat.ChatArtifactKind)),
    title: p.text(),
    /** Null after a redaction. */
    content: p.json().$type<ArtifactContent>().strictNullable(),
    bytes: p.integer(),
    source_types: sourceTypes(),
    created_by: p.text(),
    created_at: time(),
    redacted_at: time().strictNullable(),
  },
});
export type ChatArtifact = InferEntity<typeof ChatArtifact>;

export const chatEntities = [ChatSession, ChatMessage, ChatCitation, ChatAnswer, ChatArtifact] as const;
