import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `iis`: a workspace API key; `iir`: a retrieval key; `iip`: a participant's token; `iii`: an invitation, of a contact or of a member;
 * `iij`: a link to join by; `iib`: the link by which a participant comes back after consent.
 */
export type KeyPrefix = 'iis' | 'iir' | 'iip' | 'iii' | 'iij' | 'iib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 32;
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = 12;

/** A new key: prefix, `_`, 32 random characters (190 bits), and 6 of checksum over all of that. */
export function makeApiKey(prefix: KeyPrefix): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('');
  const body = `${prefix}_${secret}`;
  return body + checksumOf(body);
}

/** The key that 32 secret bytes stand for: the same bytes give the same key, so that it need not be kept. */
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

/** Whether `key` could be one of ours. A typing mistake or a made-up key is refused by this, without a look-up. */
export function isWellFormedKey(key: string, prefix: KeyPrefix): boolean {
  const isShaped = new RegExp(`^${prefix}_[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`).test(key);
  return isShaped && checksumOf(key.slice(0, -CHECKSUM_LENGTH)) === key.slice(-CHECKSUM_LENGTH);
}

/** What is stored and looked up: SHA-256. A key has 190 random bits, so a slow hash would add nothing. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** The only part of a key that is shown again after its creation. */
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
