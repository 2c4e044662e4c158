import type { Call } from '@insights/db';
import { AppError, notFound } from '@insights/errors';
import type { ObjectStore } from '@insights/objects';
import type { Recording, RecordingSegment } from '../../db/recording-entities.ts';
import { query } from '../../db/query.ts';
import { openDataKey } from '../../db/recordings.ts';
import { openSegment } from '../../domain/recordings/segments.ts';
import { type RecordingDeps, prefixOf, storeOf } from './recording-deps.ts';

/** Segments between two looks at the table: a deleted recording ends its streams after at most this many MiB. */
const LOOK_AGAIN = 4;

/** The bytes from `start` up to and including `end`, decrypted. Errors: `not_found` (deleted meanwhile), `unavailable`, `internal` (the objects were changed). */
export async function* readContent(
  deps: RecordingDeps,
  call: Call,
  { id, start, end }: { id: string; start: number; end: number },
): AsyncGenerator<Buffer> {
  const store = storeOf(deps);
  for (let at = start; at <= end;) {
    const { recording, segments } = await nextSegments(deps, call, id, at);
    for (const segment of segments) {
      if (at > end) return;
      const content = await openObject(deps, store, recording, segment);
      yield content.subarray(at - segment.start, Math.min(end + 1 - segment.start, content.length));
      at = segment.start + segment.size;
    }
  }
}

function nextSegments(
  { db }: RecordingDeps,
  call: Call,
  id: string,
  at: number,
): Promise<{ recording: Recording; segments: RecordingSegment[] }> {
  return db.withWorkspace(call, async (tx) => {
    const recording = await query(tx).selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst();
    const segments = await query(tx)
      .selectFrom('recording_segments')
      .selectAll()
      .where('recording_id', '=', id)
      .where((eb) => eb(eb('start', '+', eb.ref('size')), '>', at))
      .where('size', '>', 0)
      .orderBy('index')
      .limit(LOOK_AGAIN)
      .execute();
    if (!recording || segments.length === 0) throw notFound('recording');
    return { recording, segments };
  });
}

async function openObject(
  { recordingKeys }: RecordingDeps,
  store: ObjectStore,
  recording: Recording,
  { index, start, object }: RecordingSegment,
): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.get(`${prefixOf(recording)}${object}`)) pieces.push(piece);
  const is_final = recording.status === 'stored' && index === recording.segments - 1;
  try {
    const place = { recording_id: recording.id, index, start, is_final };
    return openSegment(openDataKey(recordingKeys, recording), place, Buffer.concat(pieces));
  } catch (cause) {
    throw new AppError('internal', {
      publicMessage: 'The stored recording was changed or cannot be decrypted.',
      log: { recording_id: recording.id, segment: index },
      cause,
    });
  }
}
