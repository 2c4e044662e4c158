import type { recordings } from '@insights/contracts';
import { type Tx, sql } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Recording } from '../../db/recording-entities.ts';
import { query } from '../../db/query.ts';

/** Of all recordings of a conversation together. */
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

/** Of all recordings of a conversation. `expected`: the declared bytes; of a live recording, whose size is not known yet, the stored ones. */
export async function bytesOf(tx: Tx, conversationId: string, which: 'expected' | 'stored'): Promise<number> {
  const { bytes } = await query(tx)
    .selectFrom('recordings')
    .select((eb) => {
      const size = which === 'stored' ? eb.ref('stored_bytes') : eb.fn.coalesce('declared_bytes', 'stored_bytes');
      return eb.fn.coalesce(eb.fn.sum<number>(size), sql.lit(0)).$castTo<string>().as('bytes');
    })
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export function tooMuch(maxBytes: number): AppError {
  return new AppError('payload_too_large', {
    publicMessage: `The recordings of an interview may have at most ${maxBytes} bytes together.`,
  });
}
