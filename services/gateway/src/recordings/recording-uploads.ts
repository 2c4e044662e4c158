import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { campaigns, isWordOf, type recordings } from '@insights/contracts';
import { invalid } from '@insights/errors';
import type { ClientCall } from '@insights/grpc-kit';
import type { Services } from '../core/services.ts';

export const MAX_RECORDING_BYTES = 2 * 1024 ** 3;
export const EXTENSIONS = ['creation', 'creation-with-upload', 'creation-defer-length', 'termination', 'expiration'];
/** An upload without a new byte for this long ends; the campaigns service says from when it counts. */
const EXPIRATION_MS = 24 * 3_600_000;
/** Longer than a request may last. */
const APPEND_MS = 130_000;
/** Of a message; larger chunks of a request are divided. */
const MESSAGE_BYTES = 64 * 1024;

/** Uploads of one caller, as the tus server wants them. Bytes go to the campaigns service as they arrive; nothing is kept here. */
export class RecordingUploads extends DataStore {
  readonly #recordings: Services['recordings'];
  readonly #call: ClientCall;
  override extensions = EXTENSIONS;

  constructor(client: Services['recordings'], call: ClientCall) {
    super();
    this.#recordings = client;
    this.#call = call;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { track, filetype, duration_seconds } = upload.metadata ?? {};
    if (!isWordOf(campaigns.RecordingTrack, track)) {
      throw invalid(['header', 'upload-metadata'], '`track` is none of participant, interviewer, mixed.');
    }
    if (!filetype) throw invalid(['header', 'upload-metadata'], 'Name the media type of the recording as `filetype`.');
    const seconds = Number(duration_seconds ?? Number.NaN);
    const created = await this.#recordings.createRecording(
      {
        track,
        mime_type: filetype,
        size_bytes: upload.size ?? null,
        duration_seconds: Number.isFinite(seconds) ? Math.min(Math.round(seconds), 2 ** 31 - 1) : null,
      },
      this.#call,
    );
    upload.id = created.id;
    upload.creation_date = creationOf(created);
    return upload;
  }

  /** Stores what arrives, also when the client disconnects in the middle. Returns the new offset. */
  override async write(stream: Readable, recording_id: string, offset: number): Promise<number> {
    const call = { ...this.#call, timeout_ms: APPEND_MS };
    const stored = await this.#recordings.appendRecording(messagesOf(stream, recording_id, offset), call);
    return stored.offset;
  }

  override async getUpload(recording_id: string): Promise<Upload> {
    const known = await this.#recordings.getRecordingUpload({ recording_id }, this.#call);
    const { id, offset, size_bytes, track, mime_type } = known;
    return new Upload({
      id,
      offset,
      ...(size_bytes !== null && { size: size_bytes }),
      metadata: { track, filetype: mime_type },
      creation_date: creationOf(known),
    });
  }

  override async declareUploadLength(recording_id: string, size_bytes: number): Promise<void> {
    await this.#recordings.declareRecordingSize({ recording_id, size_bytes }, this.#call);
  }

  override async remove(recording_id: string): Promise<void> {
    await this.#recordings.deleteRecording({ recording_id }, this.#call);
  }

  override getExpiration(): number {
    return EXPIRATION_MS;
  }
}

/** The tus server adds the expiration to this time. */
function creationOf({ expires_at }: recordings.RecordingUpload): string {
  return new Date(Date.parse(expires_at) - EXPIRATION_MS).toISOString();
}

/** A client that disconnects ends its request with an error; what it had sent is stored nevertheless. */
async function* messagesOf(
  stream: Readable,
  recording_id: string,
  offset: number,
): AsyncGenerator<recordings.AppendRecordingRequest> {
  yield { recording_id, offset, content: Buffer.alloc(0) };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += MESSAGE_BYTES) {
        yield { recording_id: null, offset: null, content: chunk.subarray(at, at + MESSAGE_BYTES) };
      }
    }
  } catch {
    // The tus server reports the disconnection.
  }
}
