import { type CryptoKey, type JWK, calculateJwkThumbprint, importJWK } from 'jose';
import { z } from 'zod';

const Public = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string().regex(/^[\w-]{43}$/),
});
const Private = Public.extend({ d: z.string().regex(/^[\w-]{43}$/) });
const KeySet = z.object({ keys: z.array(Public).max(100) });

/** A key that signs seals. */
export type SigningJwk = z.output<typeof Private>;
/** The public part of a key. */
export type PublicJwk = z.output<typeof Public>;

/** A JWK as it is published: nothing but the public key. */
export interface PublishedKey extends PublicJwk {
  readonly kid: string;
  readonly alg: 'EdDSA';
  readonly use: 'sig';
}

/** Throws unless the value is a private Ed25519 JWK. Other fields are dropped. */
export const signingKeyFrom = (value: unknown): SigningJwk => Private.parse(value);

/** The public parts of the keys of a JWKS, from public or private keys. Throws unless all are Ed25519. */
export const publicKeysFrom = (value: unknown): PublicJwk[] => KeySet.parse(value).keys;

/** The kid is the key's thumbprint (RFC 7638), so no key can pose as another one. */
export async function published({ kty, crv, x }: PublicJwk): Promise<PublishedKey> {
  const key = { kty, crv, x };
  return { ...key, kid: await calculateJwkThumbprint(key), alg: 'EdDSA', use: 'sig' };
}

/** The key of a JWKS with that thumbprint; what the JWKS calls its keys does not matter. */
export async function keyOf(keys: readonly PublicJwk[], kid: string): Promise<CryptoKey | undefined> {
  for (const key of keys) if ((await published(key)).kid === kid) return cryptoKeyOf(key);
  return undefined;
}

export async function cryptoKeyOf(key: JWK): Promise<CryptoKey> {
  const imported = await importJWK({ ...key, alg: 'EdDSA' }, 'EdDSA');
  if (imported instanceof Uint8Array) throw new Error('an Ed25519 key was expected');
  return imported;
}
