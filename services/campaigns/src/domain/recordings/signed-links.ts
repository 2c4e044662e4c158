import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { KeyRing } from '@insights/secret-box';

export const LINK_SECONDS = 3_600;

/** What a link grants: one recording until a time. */
export interface LinkGrant {
  readonly workspace_id: string;
  readonly recording_id: string;
  /** Seconds since 1970. */
  readonly expires_at: number;
  /** Whether its receiver may hear people whose names are hidden. */
  readonly sees_hidden: boolean;
}

const UUID_BYTES = 16;
const GRANT_BYTES = 2 * UUID_BYTES + 7;
const SIGNATURE_BYTES = 32;
const LONGEST = 160;

/** Links that nobody else can make or change: an HMAC under a key that is derived from the current key of the ring. */
export class SignedLinks {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  sign(grant: LinkGrant): string {
    const bytes = encode(grant);
    const key = this.#keys.current;
    return `${key}.${Buffer.concat([bytes, this.#signatureOf(key, bytes)]).toString('base64url')}`;
  }

  /** What a link grants, perhaps in the past; undefined if it is not ours or was changed. */
  open(signed: string): LinkGrant | undefined {
    const [key = '', text = '', ...rest] = signed.split('.');
    if (signed.length > LONGEST || rest.length > 0 || !this.#keys.keys.has(key)) return undefined;
    const bytes = Buffer.from(text, 'base64url');
    // Another spelling of the same bytes is another link.
    if (bytes.length !== GRANT_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== text) return undefined;
    const grant = bytes.subarray(0, GRANT_BYTES);
    if (!timingSafeEqual(this.#signatureOf(key, grant), bytes.subarray(GRANT_BYTES))) return undefined;
    return decode(grant);
  }

  #signatureOf(key: string, bytes: Uint8Array): Buffer {
    const secret = this.#keys.keys.get(key);
    if (!secret) throw new Error('the key ring has no such key');
    const derived = Buffer.from(hkdfSync('sha256', secret, '', 'recording-link', SIGNATURE_BYTES));
    return createHmac('sha256', derived).update(bytes).digest();
  }
}

function encode({ workspace_id, recording_id, expires_at, sees_hidden }: LinkGrant): Buffer {
  const end = Buffer.alloc(7);
  end.writeUIntBE(expires_at, 0, 6);
  end.writeUInt8(Number(sees_hidden), 6);
  return Buffer.concat([parse(workspace_id), parse(recording_id), end]);
}

function decode(bytes: Buffer): LinkGrant {
  return {
    workspace_id: stringify(bytes, 0),
    recording_id: stringify(bytes, UUID_BYTES),
    expires_at: bytes.readUIntBE(2 * UUID_BYTES, 6),
    sees_hidden: bytes.readUInt8(2 * UUID_BYTES + 6) === 1,
  };
}
