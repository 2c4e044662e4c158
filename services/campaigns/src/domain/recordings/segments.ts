import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of a segment before encryption, at most. A range is served by decrypting only the segments that it touches. */
export const SEGMENT_BYTES = 1024 * 1024;
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a segment belongs. It is authenticated with the content, so segments cannot be swapped, repeated, moved or cut off. */
export interface SegmentPlace {
  readonly recording_id: string;
  readonly index: number;
  readonly start: number;
  /** The last one of a complete recording. */
  readonly is_final: boolean;
}

const placeOf = ({ recording_id, index, start, is_final }: SegmentPlace): Buffer =>
  Buffer.from(`recording/1|${recording_id}|${index}|${start}|${is_final ? 'final' : 'more'}`);

export const newDataKey = (): Buffer => randomBytes(KEY_BYTES);

/** Nonce, ciphertext and tag. */
export function sealSegment(key: Uint8Array, place: SegmentPlace, content: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(placeOf(place));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the bytes were changed, or are those of another place or recording. */
export function openSegment(key: Uint8Array, place: SegmentPlace, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(placeOf(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
