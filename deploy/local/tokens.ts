import { type JWK, SignJWT, importJWK } from 'jose';
import { AUDIENCE, ISSUER } from './services.ts';

export interface DemoUser {
  sub: string;
  email: string;
  name: string;
  /** Default: true. */
  email_verified?: boolean;
  platform_role?: 'admin' | 'support';
}

/** The people of the demo: the first five belong to the demo workspace, `other_owner` has another workspace. */
export const demoUsers = {
  owner: { sub: 'demo|owner', email: 'owner@example.com', name: 'Olivia Owner' },
  admin: { sub: 'demo|admin', email: 'admin@example.com', name: 'Adam Admin' },
  member: { sub: 'demo|member', email: 'member@example.com', name: 'Mia Member' },
  support: { sub: 'demo|support', email: 'support@example.com', name: 'Sam Support', platform_role: 'support' },
  platform_admin: {
    sub: 'demo|platform-admin',
    email: 'platform@example.com',
    name: 'Pat Platform',
    platform_role: 'admin',
  },
  other_owner: { sub: 'demo|other-owner', email: 'owner@other.example.com', name: 'Otto Other' },
} satisfies Record<string, DemoUser>;

/** An access token like those of the embedded identity provider: RS256, valid for 12 h. */
export async function mintToken(issuer_key: JWK, user: DemoUser): Promise<string> {
  const { sub, email, name, email_verified = true } = user;
  return new SignJWT({ email, email_verified, name })
    .setProtectedHeader({ alg: 'RS256', kid: issuer_key.kid ?? '', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(sub)
    .setIssuedAt()
    .setExpirationTime('12h')
    .sign(await importJWK(issuer_key, 'RS256'));
}

/** One token for each person of the demo. */
export async function mintTokens(issuer_key: JWK): Promise<Record<keyof typeof demoUsers, string>> {
  const minted = Object.entries(demoUsers).map(async ([who, user]) => [who, await mintToken(issuer_key, user)]);
  return Object.fromEntries(await Promise.all(minted)) as Record<keyof typeof demoUsers, string>;
}
