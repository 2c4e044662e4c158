import { z } from 'zod';

/** 2048 bits in base64url. */
const MIN_MODULUS_CHARACTERS = 342;
const Base64Url = z.string().regex(/^[\w-]+$/, 'is not base64url');

const PrivateKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1),
  n: Base64Url.min(MIN_MODULUS_CHARACTERS),
  e: Base64Url,
  d: Base64Url,
});

/** The public part of a signing key. */
export interface PublicJwk {
  kty: 'RSA';
  kid: string;
  n: string;
  e: string;
  alg: 'RS256';
  use: 'sig';
}

/** The public part of an RSA private JWK. Errors name invalid fields, never their values. */
export function publicPartOf(value: unknown): PublicJwk {
  const { success, data, error } = PrivateKey.safeParse(value);
  if (!success) {
    const fields = error.issues.map(({ path }) => path.join('.') || '(root)').join(', ');
    throw new Error(`is not an RSA private JWK of 2048 bits or more with a kid; invalid: ${fields}`);
  }
  const { kty, kid, n, e } = data;
  return { kty, kid, n, e, alg: 'RS256', use: 'sig' };
}
