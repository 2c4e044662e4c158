import { type Call, type Tx, announceAudit } from '@insights/db';
import { Recording } from '../../db/recording-entities.ts';
import { loadConversation } from '../../db/load.ts';
import { durationOf } from '../../domain/recordings/duration.ts';
import { SEGMENT_BYTES } from '../../domain/recordings/segments.ts';
import { readContent } from './read-content.ts';
import type { RecordingDeps } from './recording-deps.ts';

const HEAD_BYTES = 64 * 1024;

/** Ends an upload in the transaction that knows it. `stored`: everything that was announced is there; `partial`: no more came. */
export async function endUpload(tx: Tx, call: Call, recording: Recording, status: 'stored' | 'partial'): Promise<void> {
  Object.assign(recording, { status, writer: null });
  const { id, conversation_id, track, stored_bytes } = recording;
  const { contact_id } = await loadConversation(tx, '', conversation_id);
  const details = { recording_id: id, conversation_id, track, bytes: stored_bytes, status };
  await announceAudit(tx, call, { action: 'recording.stored', subject: contact_id, details });
}

/**
 * Stores the duration of an upload that has ended: that of the container, else the declared one, else the time between the first and
 * the last byte.
 */
export async function storeDuration(deps: RecordingDeps, call: Call, id: string): Promise<void> {
  const seconds = await contentDuration(deps, call, id);
  await deps.db.withWorkspace(call, async (tx) => {
    const recording = await tx.em.findOne(Recording, { id });
    if (!recording || recording.duration_seconds !== null) return;
    const { created_at, appended_at, declared_seconds } = recording;
    const elapsed = (Date.parse(appended_at) - Date.parse(created_at)) / 1_000;
    recording.duration_seconds = Math.max(1, Math.round(seconds ?? declared_seconds ?? elapsed));
  });
}

/** From the first 64 KiB and the last MiB. */
async function contentDuration(deps: RecordingDeps, call: Call, id: string): Promise<number | undefined> {
  const recording = await deps.db.withWorkspace(call, (tx) => tx.em.findOne(Recording, { id }));
  if (!recording || recording.stored_bytes === 0) return undefined;
  const { mime_type, stored_bytes: size_bytes } = recording;
  const read = async (start: number, end: number): Promise<Buffer> =>
    Buffer.concat(await Array.fromAsync(readContent(deps, call, { id, start, end: Math.min(end, size_bytes - 1) })));
  const head = await read(0, HEAD_BYTES - 1);
  const tail = await read(Math.max(0, size_bytes - SEGMENT_BYTES), size_bytes - 1);
  return durationOf({ mime_type, size_bytes, head, tail });
}
