import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import { type KeyPrefix, deriveApiKey, hashKey } from '@insights/auth-context';
import { type KeyRing, type SealedSecret, open, seal } from '@insights/secret-box';

/** The columns of a session that describe its personal link. */
export interface Invitation {
  id: string;
  /** Grows with each new link; 0: there is none. */
  invitation_version: number;
  invitation_key_id: string | null;
  invitation_hash: Uint8Array | null;
}

/** The columns of a session that describe its return link and the address that it is mailed to. */
export interface ReturnLink {
  id: string;
  /** Grows with each new link; 0: there is none. */
  return_version: number;
  return_key_id: string | null;
  return_hash: Uint8Array | null;
  return_address: Uint8Array | null;
  return_address_key_id: string | null;
}

/** `shown` and `mailed`: the two links of a reservation, which has its own id. */
export type Purpose = 'invitation' | 'return' | 'shown' | 'mailed';
const PREFIXES: Readonly<Record<Purpose, KeyPrefix>> = {
  invitation: 'iii',
  return: 'iib',
  shown: 'iiv',
  mailed: 'iiv',
};

export interface NewToken {
  token: string;
  hash: Buffer;
  key_id: string;
}

export interface Address {
  workspace_id: string;
  hash: Buffer;
}

const HASH_BYTES = 16;
const UUID_BYTES = 16;

/**
 * The links of contacts: invitations until consent, then return links; and those of reservations. They are derived from ids with a key outside the database, so they
 * can be shown and mailed again, and a dump of the database opens nothing.
 */
export class PersonalLinks {
  readonly #keys: KeyRing;
  readonly #publicUrl: string;

  constructor({ keys, publicUrl }: { keys: KeyRing; publicUrl: string }) {
    this.#keys = keys;
    this.#publicUrl = publicUrl.replace(/\/$/, '');
  }

  /** The token of a link under the current key. */
  newToken(purpose: Purpose, id: string, version: number): NewToken {
    const key_id = this.#keys.current;
    const token = this.tokenOf(purpose, id, version, key_id);
    if (token === undefined) throw new Error('the key ring has no current key');
    return { token, hash: hashKey(token), key_id };
  }

  /** The link while it is valid; undefined if there is none or its key was removed. */
  urlOf({ id, invitation_version, invitation_key_id, invitation_hash }: Invitation): string | undefined {
    if (invitation_version === 0 || invitation_key_id === null || invitation_hash === null) return undefined;
    const token = this.tokenOf('invitation', id, invitation_version, invitation_key_id);
    return token !== undefined && hashKey(token).equals(invitation_hash) ? this.invitationUrl(token) : undefined;
  }

  /** The same for a return link. */
  returnUrlOf({ id, return_version, return_key_id, return_hash }: ReturnLink): string | undefined {
    if (return_version === 0 || return_key_id === null || return_hash === null) return undefined;
    const token = this.tokenOf('return', id, return_version, return_key_id);
    return token !== undefined && hashKey(token).equals(return_hash) ? this.returnUrl(token) : undefined;
  }

  /** The page that an invitation opens. */
  invitationUrl(token: string): string {
    return `${this.#publicUrl}/join/invitations/${token}`;
  }

  /** The page that a return link opens. Browsers do not send the part after `#`, so no server logs it. */
  returnUrl(token: string): string {
    return `${this.#publicUrl}/join/return#${token}`;
  }

  /** The page on which a campaign's times are chosen. */
  bookingUrl(token: string): string {
    return `${this.#publicUrl}/book/${token}`;
  }

  /** The page of one's own reservation, with the token behind `#` like a return link. */
  reservationUrl(token: string): string {
    return `${this.#publicUrl}/book/reservations#${token}`;
  }

  /** A conversation in the API, for the team: opening it takes a credential. */
  conversationUrl(interviewId: string, conversationId: string): string {
    return `${this.#publicUrl}/v1/interviews/${interviewId}/conversations/${conversationId}`;
  }

  /** An address, encrypted for its session. */
  sealAddress(contactId: string, email: string): SealedSecret {
    return seal(this.#keys, email, contactId);
  }

  /** The address that return links are mailed to; undefined if there is none or its key was removed. */
  returnAddressOf({ id, return_address, return_address_key_id }: ReturnLink): string | undefined {
    if (!return_address || !return_address_key_id || !this.#keys.keys.has(return_address_key_id)) return undefined;
    return open(this.#keys, { key_id: return_address_key_id, box: Buffer.from(return_address) }, id);
  }

  /** The unsubscribe link of an address. It holds a hash, so it works after the contact is deleted. */
  unsubscribeUrl({ workspace_id, hash }: Address): string {
    const named = Buffer.concat([parse(workspace_id), hash]);
    return `${this.#publicUrl}/v1/unsubscribe/${Buffer.concat([named, this.#signature(this.#keys.current, named)]).toString('base64url')}`;
  }

  /** The address of an unsubscribe token, made with any key of the ring; undefined for an invalid token. */
  readUnsubscribeToken(token: string): Address | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const named = bytes.subarray(0, UUID_BYTES + HASH_BYTES);
    const signature = bytes.subarray(UUID_BYTES + HASH_BYTES);
    if (bytes.toString('base64url') !== token || signature.length !== HASH_BYTES) return undefined;
    if (![...this.#keys.keys.keys()].some((id) => timingSafeEqual(this.#signature(id, named), signature)))
      return undefined;
    return { workspace_id: stringify(named, 0), hash: named.subarray(UUID_BYTES) };
  }

  /** The token of a link under a key; undefined if that key was removed. */
  tokenOf(purpose: Purpose, id: string, version: number, keyId: string): string | undefined {
    const key = this.#keys.keys.get(keyId);
    const seed = key && createHmac('sha256', key).update(`${purpose} ${id} ${version}`).digest();
    return seed && deriveApiKey(PREFIXES[purpose], seed);
  }

  #signature(keyId: string, named: Buffer): Buffer {
    const key = this.#keys.keys.get(keyId) ?? Buffer.alloc(0);
    return createHmac('sha256', key).update('unsubscribe ').update(named).digest().subarray(0, HASH_BYTES);
  }
}

/** An address as a hash that is specific to its workspace. */
export function addressOf(workspace_id: string, email: string): Address {
  const hash = createHash('sha256').update(`${workspace_id} ${email.trim().toLowerCase()}`).digest();
  return { workspace_id, hash: hash.subarray(0, HASH_BYTES) };
}
