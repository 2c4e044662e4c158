import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `iis`: a workspace API key; `iir`: a retrieval key; `iip`: a participant's token; `iii`: an invitation, of a contact or of a member;
 * `iij`: a join link; `iib`: a return link, which a participant has after consent; `iik`: a booking page; `iiv`: a reservation;
 * `iil`: a link to a shared report.
 */
export type KeyPrefix = 'iis' | 'iir' | 'iip' | 'iii' | 'iij' | 'iib' | 'iik' | 'iiv' | 'iil';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = 12;

/** A new key: prefix, `_`, 32 random characters (190 bits) and a checksum of 6 characters over all of these. */
export function makeApiKey(prefix: KeyPrefix): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('');
  const body = `${prefix}_${secret}`;
  return body + checksumOf(body);
}

/** The key that is derived from 32 secret bytes. It need not be stored, because the same bytes give the same key. */
export function deriveApiKey(prefix: KeyPrefix, bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let secret = '';
  for (let place = 0; place < SECRET_LENGTH; place++) {
    secret += BASE62[Number(rest % 62n)];
    rest /= 62n;
  }
  const body = `${prefix}_${secret}`;
  return body + checksumOf(body);
}

/** Whether `key` has the right form and checksum, so that mistyped and invented keys are rejected without a look-up. */
export function isWellFormedKey(key: string, prefix: KeyPrefix): boolean {
  const isShaped = new RegExp(`^${prefix}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`).test(key);
  return isShaped && checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);
}

/** The stored form for look-ups: SHA-256. A key has 190 random bits, so a slow hash would add nothing. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The part of a key that is displayed after its creation. */
export function keyPrefix(key: string): string {
  return key.slice(0, SHOWN_LENGTH);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = (BASE62[rest % BASE62.length] ?? '') + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
