import { hkdfSync } from 'node:crypto';
import { deriveApiKey, hashKey } from '@insights/auth-context';
import type { KeyRing } from '@insights/secret-box';

const SECRET_BYTES = 32;

/**
 * The links by which invited people become members. A token is derived from the invitation's id with a key outside the database:
 * it can be mailed later, and a database dump contains no usable token.
 */
export class InvitationLinks {
  readonly #keys: KeyRing;
  readonly #page: string;

  /** `page`: where an invited person signs in and accepts; the gateway's own page when empty. */
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

  /** The token of an invitation; undefined if its key was removed from the ring. */
  tokenOf(id: string, keyId: string): string | undefined {
    const key = this.#keys.keys.get(keyId);
    return key && deriveApiKey('iii', new Uint8Array(hkdfSync('sha256', key, id, 'member invitation', SECRET_BYTES)));
  }

  /** Where an invited person accepts. The browser does not send the part after `#`, so the token is in no server log. */
  urlOf(token: string): string {
    return `${this.#page}#${token}`;
  }
}
