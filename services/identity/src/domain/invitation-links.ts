import { hkdfSync } from 'node:crypto';
import { deriveApiKey, hashKey } from '@insights/auth-context';
import type { KeyRing } from '@insights/secret-box';

const SECRET_BYTES = 32;

/**
 * The links by which invited people become members. Tokens are derived from the invitation's id under a key outside the
 * database: so one can be mailed later, and a dump of the database opens nothing.
 */
export class InvitationLinks {
  readonly #keys: KeyRing;
  readonly #page: string;

  /** `page`: where an invited person signs in and accepts; the gateway's own when empty. */
  constructor({ keys, publicUrl, page }: { keys: KeyRing; publicUrl: string; page: string }) {
    this.#keys = keys;
    this.#page = page || `${publicUrl.replace(/\/$/, '')}/invitations`;
  }

  /** The token of a new invitation. */
  newToken(id: string): { token: string; hash: Buffer; key_id: string } {
    const key_id = this.#keys.current;
    const token = this.tokenOf(id, key_id);
    if (token === undefined) throw new Error('the key ring has no current key');
    return { token, hash: hashKey(token), key_id };
  }

  /** The token of an invitation; undefined when its key was taken out of the ring. */
  tokenOf(id: string, keyId: string): string | undefined {
    const key = this.#keys.keys.get(keyId);
    return key && deriveApiKey('iii', new Uint8Array(hkdfSync('sha256', key, id, 'member invitation', SECRET_BYTES)));
  }

  /** Where an invited person accepts. What stands behind `#` never leaves the browser, so the token is in no server's log. */
  urlOf(token: string): string {
    return `${this.#page}#${token}`;
  }
}
