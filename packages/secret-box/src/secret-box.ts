import { type KeyObject, createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The encryption keys of stored secrets. They are kept outside the database, so a dump reveals no secret. */
export interface KeyRing {
  /** Id of the key for new secrets. */
  readonly current: string;
  readonly keys: ReadonlyMap<string, Buffer>;
}

/** A stored secret: its key's id, and nonce, ciphertext and tag in one buffer. */
export interface SealedSecret {
  key_id: string;
  box: Buffer;
}

/** Reads `k2:<base64 of 32 bytes>,k1:…`; the first is the current one. Throws an Error without the key. */
export function parseKeyRing(text: string): KeyRing {
  const keys = new Map<string, Buffer>();
  for (const [index, item] of text.split(',').entries()) {
    const [id = '', base64 = '', ...rest] = item.trim().split(':');
    const key = Buffer.from(base64, 'base64');
    const isWhole = rest.length === 0 && /^[A-Za-z0-9_-]{1,32}$/.test(id) && key.length === KEY_BYTES;
    if (!isWhole) throw new Error(`entry ${index + 1} is not <id>:<base64 of ${KEY_BYTES} bytes>`);
    if (keys.has(id)) throw new Error(`names the key ${id} twice`);
    keys.set(id, key);
  }
  return { current: [...keys.keys()][0] ?? '', keys };
}

/** As a key object: with the bytes themselves, Node needs four times as long to open a secret. */
function keyOf(ring: KeyRing, id: string): KeyObject {
  const key = ring.keys.get(id);
  if (!key) throw new Error(`The key ring has no key ${id}, which a stored secret needs`);
  return createSecretKey(key);
}

/** Encrypts a secret for one row; it cannot be opened for another row. */
export function seal(ring: KeyRing, secret: string, rowId: string): SealedSecret {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(ring, ring.current), nonce).setAAD(Buffer.from(rowId));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return { key_id: ring.current, box: Buffer.concat([nonce, sealed, cipher.getAuthTag()]) };
}

/** Throws when the key is missing, the row is a different one or the bytes were changed. */
export function open(ring: KeyRing, { key_id, box }: SealedSecret, rowId: string): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(ring, key_id), box.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(rowId))
    .setAuthTag(box.subarray(-TAG_BYTES));
  const sealed = box.subarray(NONCE_BYTES, -TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
