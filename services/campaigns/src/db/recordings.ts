import { type Call, type Tx, anyOf } from '@insights/db';
import { LockMode } from '@mikro-orm/core';
import type { campaigns } from '@insights/contracts';
import { notFound } from '@insights/errors';
import { type KeyRing, open, seal } from '@insights/secret-box';
import type { SessionDeps } from '../deps.ts';
import { Conversation } from './entities.ts';
import { Recording } from './recording-entities.ts';
import { query } from './query.ts';
import { isTokenAlive, tokenEnded } from './tokens.ts';

/** A recording as callers see it. */
export function presentRecording(row: Recording): campaigns.Recording {
  const { track, part, mime_type, stored_bytes, duration_seconds, status } = row;
  return { track, part, mime_type, size_bytes: stored_bytes, duration_seconds: duration_seconds ?? 0, status };
}

/** The recordings of each conversation, by track and part. */
export async function recordingsOf(tx: Tx, conversationIds: string[]): Promise<Map<string, campaigns.Recording[]>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await query(tx)
    .selectFrom('recordings')
    .selectAll()
    .where('conversation_id', '=', anyOf(conversationIds))
    .orderBy('track')
    .orderBy('part')
    .execute();
  const byConversation = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
  return new Map([...byConversation].map(([id, own]) => [id, own.map(presentRecording)]));
}

/** A recording of the caller's own interview, locked until the transaction ends. Errors: `not_found`, `unauthenticated`. */
export async function lockOwnRecording(
  { now }: Pick<SessionDeps, 'now'>,
  tx: Tx,
  { principal }: Call,
  id: string,
): Promise<Recording> {
  const recording = await tx.em.findOne(Recording, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const conversation = recording && (await tx.em.findOne(Conversation, { id: recording.conversation_id }));
  if (!recording || conversation?.contact_id !== principal.id) throw notFound('recording');
  if (!(await isTokenAlive(tx, principal, now(tx)))) throw tokenEnded();
  return recording;
}

/** The columns that hold a data key. */
export function sealDataKey(
  ring: KeyRing,
  key: Uint8Array,
  recordingId: string,
): Pick<Recording, 'data_key' | 'data_key_id'> {
  const { box, key_id } = seal(ring, Buffer.from(key).toString('base64'), recordingId);
  return { data_key: box, data_key_id: key_id };
}

export function openDataKey(
  ring: KeyRing,
  { id, data_key, data_key_id }: Pick<Recording, 'id' | 'data_key' | 'data_key_id'>,
): Buffer {
  return Buffer.from(open(ring, { box: Buffer.from(data_key), key_id: data_key_id }, id), 'base64');
}
