import type { recordings } from '@insights/contracts';
import { type Call, announceAudit } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import type { Recording } from '../../db/recording-entities.ts';
import { query } from '../../db/query.ts';
import { lockOwnRecording, openDataKey } from '../../db/recordings.ts';
import { sealSegment } from '../../domain/recordings/segments.ts';
import { endUpload, storeDuration } from './complete-recording.ts';
import { type RecordingDeps, objectName, prefixOf, storeOf } from './recording-deps.ts';
import { bytesOf, presentUpload, tooMuch } from './upload-limits.ts';

/** The state of an upload, after ending the right of any earlier call to append: its offset can be relied on. Errors: `not_found`. */
export function getRecordingUpload(
  deps: RecordingDeps,
  call: Call,
  { recording_id }: recordings.RecordingUploadRequest,
): Promise<recordings.RecordingUpload> {
  return deps.db.withWorkspace(call, async (tx) => {
    const recording = await lockOwnRecording(deps, tx, call, recording_id);
    recording.writer = null;
    return presentUpload(recording);
  });
}

/** With everything stored, the recording is complete. Errors: `not_found`, `invalid_request`, `payload_too_large`, `stale_attempt` (a byte came meanwhile). */
export async function declareRecordingSize(
  deps: RecordingDeps,
  call: Call,
  { recording_id, size_bytes }: recordings.DeclareRecordingSizeRequest,
): Promise<recordings.RecordingUpload> {
  const known = await deps.db.withWorkspace(call, (tx) => lockOwnRecording(deps, tx, call, recording_id));
  const isWhole = known.status === 'uploading' && known.stored_bytes === size_bytes;
  const object = isWhole ? await closeContent(deps, known) : undefined;
  await deps.db.withWorkspace(call, async (tx) => {
    const recording = await lockOwnRecording(deps, tx, call, recording_id);
    assertPossible(recording, size_bytes);
    const further = size_bytes - (recording.declared_bytes ?? recording.stored_bytes);
    const expected = await bytesOf(tx, recording.conversation_id, 'expected');
    if (expected + further > deps.maxBytes) throw tooMuch(deps.maxBytes);
    Object.assign(recording, { declared_bytes: size_bytes, writer: null });
    if (object === undefined || recording.status !== 'uploading') return;
    if (recording.segments !== known.segments) throw changedMeanwhile();
    const { id, segments: index, stored_bytes: start, workspace_id } = recording;
    recording.segments = index + 1;
    await query(tx)
      .insertInto('recording_segments')
      .values({ recording_id: id, index, start, size: 0, object, workspace_id })
      .execute();
    await endUpload(tx, call, recording, 'stored');
  });
  if (isWhole) await storeDuration(deps, call, recording_id);
  return getRecordingUpload(deps, call, { recording_id });
}

function assertPossible({ stored_bytes, declared_bytes }: Recording, size: number): void {
  const isPossible = size > 0 && size >= stored_bytes;
  if (isPossible && (declared_bytes === null || declared_bytes === size)) return;
  throw invalid(['header', 'upload-length'], 'The size is smaller than what is stored, or another than before.');
}

function changedMeanwhile(): AppError {
  return new AppError('stale_attempt', { publicMessage: 'The upload has another offset now. Ask for it.' });
}

/** Marks the end with an empty segment, because the last one was sealed before the size was known. */
async function closeContent(deps: RecordingDeps, recording: Recording): Promise<string> {
  const { id, segments: index, stored_bytes: start } = recording;
  const place = { recording_id: id, index, start, is_final: true };
  const sealed = sealSegment(openDataKey(deps.recordingKeys, recording), place, Buffer.alloc(0));
  const object = objectName(index);
  await storeOf(deps).put(`${prefixOf(recording)}${object}`, sealed);
  return object;
}

/** Deletes a recording of one's own; its objects follow. Errors: `not_found`. */
export function deleteRecording(
  deps: RecordingDeps,
  call: Call,
  { recording_id }: recordings.RecordingUploadRequest,
): Promise<recordings.DeleteRecordingResponse> {
  return deps.db.withWorkspace(call, async (tx) => {
    const { conversation_id, track } = await lockOwnRecording(deps, tx, call, recording_id);
    await query(tx).deleteFrom('recordings').where('id', '=', recording_id).execute();
    const details = { recording_id, conversation_id, track };
    await announceAudit(tx, call, { action: 'recording.deleted', subject: call.principal.id, details });
    return {};
  });
}
