import { type InferEntity, defineEntity, p } from '@mikro-orm/core';
import { campaigns, wordsOf } from '@insights/contracts';

/** `timestamptz(3)` in the tables; the pool reads it as ISO 8601 text. */
const time = () => p.string();

/** Audio of a conversation. Its content is in objects, encrypted under `data_key`. */
export const Recording = defineEntity({
  name: 'Recording',
  tableName: 'recordings',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    conversation_id: p.uuid(),
    track: p.enum(wordsOf(campaigns.RecordingTrack)),
    /** From 1 for each track: a page that is opened again begins another part. */
    part: p.integer(),
    status: p.enum(wordsOf(campaigns.RecordingStatus)),
    mime_type: p.text(),
    /** Stored durably: the offset of the upload. */
    stored_bytes: p.bigint('number'),
    segments: p.integer(),
    /** Null until the uploader knows the size. */
    declared_bytes: p.bigint('number').strictNullable(),
    declared_seconds: p.integer().strictNullable(),
    /** Null until the upload ends. */
    duration_seconds: p.integer().strictNullable(),
    /** Sealed under the key `data_key_id` of RECORDING_KEYS. */
    data_key: p.blob(),
    data_key_id: p.text(),
    /** The call that may append; a later one takes over. */
    writer: p.uuid().strictNullable(),
    created_at: time(),
    appended_at: time(),
  },
});
export type Recording = InferEntity<typeof Recording>;

/** A part of a recording's content, in an object of its own. */
export const RecordingSegment = defineEntity({
  name: 'RecordingSegment',
  tableName: 'recording_segments',
  properties: {
    recording_id: p.uuid().primary(),
    index: p.integer().primary(),
    workspace_id: p.uuid(),
    /** Offset in the recording. */
    start: p.bigint('number'),
    /** Bytes before encryption. */
    size: p.integer(),
    /** Last part of the object's key. */
    object: p.text(),
  },
});
export type RecordingSegment = InferEntity<typeof RecordingSegment>;

/** Objects of deleted recordings; a trigger adds them. The row goes when a second deletion has found what a late write had left. */
export const ObjectDeletion = defineEntity({
  name: 'ObjectDeletion',
  tableName: 'object_deletions',
  properties: {
    id: p.uuid().primary(),
    workspace_id: p.uuid(),
    prefix: p.text(),
    requested_at: time(),
    due_at: time(),
    /** Failed ones in a row. */
    attempts: p.integer(),
    is_deleted: p.boolean(),
  },
});
