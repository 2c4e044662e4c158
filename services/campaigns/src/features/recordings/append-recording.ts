import { v7 } from 'uuid';
import type { recordings } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { Recording } from '../../db/recording-entities.ts';
import { query } from '../../db/query.ts';
import { lockOwnRecording, openDataKey } from '../../db/recordings.ts';
import { SNIFFED_BYTES, assertLooksLike } from '../../domain/recordings/media-types.ts';
import { SEGMENT_BYTES, sealSegment } from '../../domain/recordings/segments.ts';
import { endUpload, storeDuration } from './complete-recording.ts';
import { type RecordingDeps, objectName, prefixOf, storeOf } from './recording-deps.ts';
import { MAX_SEGMENTS, bytesOf, presentUpload, tooMuch } from './upload-limits.ts';

/** A sender that is silent for this long has lost its connection. */
const SILENCE_MS = 20_000;

/**
 * Stores what the caller sends, segment by segment: each is in the store before its row commits, and only then the next one is read.
 * A broken stream loses nothing that was received. Errors: see the contract.
 */
export async function appendRecording(
  deps: RecordingDeps,
  call: Call,
  requests: AsyncIterable<recordings.AppendRecordingRequest>,
): Promise<recordings.RecordingUpload> {
  const release = deps.uploads.take(call.principal.id);
  try {
    const source = requests[Symbol.asyncIterator]();
    const first = await nextOf(source);
    if (first === undefined || first.recording_id === null || first.offset === null) {
      throw invalid(['body'], 'The first message names the recording and the offset.');
    }
    const { recording, most } = await takeOver(deps, call, first.recording_id, first.offset);
    const writer = new Writer(deps, call, recording, most);
    const broken = await receive(writer, source, first.content);
    const answer = await writer.finish();
    if (broken !== undefined) throw broken;
    return answer;
  } finally {
    release();
  }
}

type Source = AsyncIterator<recordings.AppendRecordingRequest>;

/** Reads to the end. Returns why the stream broke, after which the rest is stored nevertheless. */
async function receive(writer: Writer, source: Source, first: Uint8Array): Promise<AppError | undefined> {
  await writer.write(first);
  for (;;) {
    const request = await nextOf(source).catch((error: AppError) => error);
    if (request === undefined || request instanceof AppError) return request;
    await writer.write(request.content);
  }
}

async function nextOf(source: Source): Promise<recordings.AppendRecordingRequest | undefined> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(brokenBy('no byte arrived in time')), SILENCE_MS);
  try {
    const next = await Promise.race([source.next(), silence]);
    return next.done ? undefined : next.value;
  } catch (error) {
    throw error instanceof AppError ? error : brokenBy('the stream of the upload broke');
  } finally {
    clearTimeout(timer);
  }
}

function brokenBy(reason: string): AppError {
  return new AppError('unavailable', {
    publicMessage: 'The upload was interrupted. Ask for its offset and continue there.',
    log: { reason },
    retry_after_seconds: 1,
  });
}

/** Makes this call the only one that may append, at the offset that it names. `most`: how large the recording may become. */
function takeOver(
  deps: RecordingDeps,
  call: Call,
  id: string,
  offset: number,
): Promise<{ recording: Recording; most: number }> {
  return deps.db.withWorkspace(call, async (tx) => {
    const recording = await lockOwnRecording(deps, tx, call, id);
    if (recording.status !== 'uploading' || recording.stored_bytes !== offset) throw elsewhere();
    recording.writer = v7();
    const { declared_bytes, stored_bytes, conversation_id } = recording;
    const most = declared_bytes ?? stored_bytes + deps.maxBytes - (await bytesOf(tx, conversation_id, 'expected'));
    return { recording, most };
  });
}

function elsewhere(): AppError {
  return new AppError('stale_attempt', {
    publicMessage: 'The upload has another offset, or another request continues it. Ask for its offset.',
  });
}

class Writer {
  readonly #deps: RecordingDeps;
  readonly #call: Call;
  readonly #recording: Recording;
  readonly #most: number;
  readonly #key: Buffer;
  #buffer: Buffer[] = [];
  #buffered = 0;
  #stored: number;
  #segments: number;

  constructor(deps: RecordingDeps, call: Call, recording: Recording, most: number) {
    this.#deps = deps;
    this.#call = call;
    this.#recording = recording;
    this.#most = most;
    this.#key = openDataKey(deps.recordingKeys, recording);
    this.#stored = recording.stored_bytes;
    this.#segments = recording.segments;
  }

  /** Resolves when there is room for more, so a slow store slows the sender. */
  async write(content: Uint8Array): Promise<void> {
    if (this.#stored + this.#buffered + content.length > this.#most) {
      throw new AppError('payload_too_large', { publicMessage: `The recording has more than ${this.#most} bytes.` });
    }
    let rest = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    while (rest.length > 0) {
      const piece = rest.subarray(0, SEGMENT_BYTES - this.#buffered);
      this.#buffer.push(piece);
      this.#buffered += piece.length;
      rest = rest.subarray(piece.length);
      if (this.#buffered === SEGMENT_BYTES) await this.#flush();
    }
  }

  async finish(): Promise<recordings.RecordingUpload> {
    const isTooShort = this.#stored === 0 && this.#buffered < SNIFFED_BYTES;
    if (this.#buffered > 0 && !isTooShort) await this.#flush();
    const { db } = this.#deps;
    return db.withWorkspace(this.#call, async (tx) =>
      presentUpload(await lockOwnRecording(this.#deps, tx, this.#call, this.#recording.id)),
    );
  }

  async #flush(): Promise<void> {
    if (this.#segments >= MAX_SEGMENTS) {
      throw new AppError('payload_too_large', {
        publicMessage: `A recording may be sent in at most ${MAX_SEGMENTS} pieces. Send larger ones.`,
      });
    }
    const content = Buffer.concat(this.#buffer, this.#buffered);
    this.#buffer = [];
    this.#buffered = 0;
    const { id, mime_type, declared_bytes } = this.#recording;
    if (this.#stored === 0) assertLooksLike(mime_type, content);
    const place = { recording_id: id, index: this.#segments, start: this.#stored };
    const is_final = this.#stored + content.length === declared_bytes;
    const sealed = sealSegment(this.#key, { ...place, is_final }, content);
    const object = objectName(place.index);
    await storeOf(this.#deps).put(`${prefixOf(this.#recording)}${object}`, sealed);
    await this.#deps.db.withWorkspace(this.#call, (tx) =>
      this.#commit(tx, { ...place, size: content.length, object }, is_final),
    );
    this.#stored += content.length;
    this.#segments += 1;
    if (is_final) await storeDuration(this.#deps, this.#call, id);
  }

  async #commit(
    tx: Tx,
    segment: { recording_id: string; index: number; start: number; size: number; object: string },
    isFinal: boolean,
  ): Promise<void> {
    const { id, writer, conversation_id } = this.#recording;
    const { numUpdatedRows } = await query(tx)
      .updateTable('recordings')
      .set({
        stored_bytes: segment.start + segment.size,
        segments: segment.index + 1,
        appended_at: this.#deps.now(tx),
      })
      .where('id', '=', id)
      .where('writer', '=', writer)
      .where('segments', '=', segment.index)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw elsewhere();
    // Another upload of the conversation may have taken the room meanwhile.
    const { maxBytes } = this.#deps;
    if ((await bytesOf(tx, conversation_id, 'stored')) > maxBytes) throw tooMuch(maxBytes);
    await query(tx)
      .insertInto('recording_segments')
      .values({ ...segment, workspace_id: tx.workspaceId })
      .execute();
    if (isFinal) await endUpload(tx, this.#call, await tx.em.findOneOrFail(Recording, { id }), 'stored');
  }
}
