import type { recordings } from '@insights/contracts';
import type { Recording } from '../../db/entities.ts';

/** Of one recording, and of all recordings of a conversation that begin. */
export const MAX_BYTES = 2 * 1024 ** 3;
/** Each call that appends less than a segment makes one of its own; eight hours in pieces of five seconds make 5,760. */
export const MAX_SEGMENTS = 10_000;
/** An upload that has had no new byte for this long ends. */
export const UNFINISHED_MS = 24 * 3_600_000;

export function presentUpload(row: Recording): recordings.RecordingUpload {
  return {
    id: row.id,
    offset: row.stored_bytes,
    size_bytes: row.status === 'uploading' ? row.declared_bytes : row.stored_bytes,
    mime_type: row.mime_type,
    track: row.track,
    expires_at: new Date(Date.parse(row.appended_at) + UNFINISHED_MS).toISOString(),
  };
}
