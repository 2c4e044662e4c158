import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type JWTHeaderParameters, type JWTPayload, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose';
import { loadConfig } from '@insights/config';
import { AppError } from '@insights/errors';
import { createLogger } from '@insights/telemetry';
import { tokenSettings } from '../config-tokens.ts';
import { serveHttp } from '../gateway.fixture.ts';
import { TokenVerifier } from './token-verifier.ts';

const issuer = 'https://issuer.test';
const audience = 'insights';
const now = () => Math.floor(Date.now() / 1000);

const verifierOf = (JWKS_URL: string) =>
  new TokenVerifier(
    loadConfig(tokenSettings, { JWKS_URL, JWT_ISSUER: issuer, JWT_AUDIENCE: audience }),
    createLogger('gateway', 'silent'),
  );

async function issuerOf(t: TestContext) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  let reads = 0;
  const url = await serveHttp(t, (_request, response) => {
    reads++;
    response.end(JSON.stringify(jwks));
  });
  const verifier = verifierOf(url);
  const sign = (claims: JWTPayload = {}, header: Partial<JWTHeaderParameters> = {}) =>
    new SignJWT({ sub: 'u1', iss: issuer, aud: audience, exp: now() + 60, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
      .sign(privateKey);
  return { verifier, sign, reads: () => reads };
}

const isCode = (code: string) => (error: unknown) => error instanceof AppError && error.code === code;

test('a valid token identifies its person; claims of a wrong type are ignored', async (t) => {
  const { verifier, sign } = await issuerOf(t);
  const token = await sign({ email: 'a@example.com', email_verified: true, name: 'A', picture: 5 });
  assert.deepEqual(await verifier.verify(token), {
    issuer,
    subject: 'u1',
    email: 'a@example.com',
    email_verified: true,
    name: 'A',
    picture: null,
    organizations: [],
  });
  assert.equal((await verifier.verify(await sign({ email_verified: 'true' }))).email_verified, false);
});

test('issuer, audience, expiry, start and subject are checked, times with 30 s of tolerance', async (t) => {
  const { verifier, sign } = await issuerOf(t);
  const good: JWTPayload[] = [{ exp: now() - 20 }, { nbf: now() + 20 }, { aud: ['other', audience] }];
  for (const claims of good) await verifier.verify(await sign(claims));
  const bad: JWTPayload[] = [
    { iss: 'https://other.test' },
    { aud: 'other' },
    { exp: now() - 40 },
    { nbf: now() + 40 },
    { sub: '' },
    { exp: undefined } as unknown as JWTPayload,
  ];
  for (const claims of bad) await assert.rejects(verifier.verify(await sign(claims)), isCode('unauthenticated'));
});

test('only RS256 is accepted: none, HS256 with the public key as secret, and RS512 are rejected', async (t) => {
  const { verifier, sign } = await issuerOf(t);
  const claims = { sub: 'u1', iss: issuer, aud: audience, exp: now() + 60 };
  const unsigned = new UnsecuredJWT(claims).encode();
  const symmetric = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .sign(new TextEncoder().encode('a secret that is long enough for HS256'));
  for (const token of [unsigned, symmetric]) await assert.rejects(verifier.verify(token), isCode('unauthenticated'));
  const [, payload, signature] = (await sign()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'RS512', kid: 'one' })).toString('base64url');
  await assert.rejects(verifier.verify(`${header}.${payload}.${signature}`), isCode('unauthenticated'));
});

test('unknown key ids are rejected and cause one fetch from the issuer', async (t) => {
  const { verifier, sign, reads } = await issuerOf(t);
  await verifier.verify(await sign());
  for (let n = 0; n < 20; n++) {
    await assert.rejects(verifier.verify(await sign({}, { kid: `made-up-${n}` })), isCode('unauthenticated'));
  }
  assert.equal(reads(), 1);
});

test('while the issuer is unavailable, a token is answered with unavailable, not unauthenticated', async (t) => {
  const { sign } = await issuerOf(t);
  const lost = verifierOf('http://127.0.0.1:1/jwks.json');
  await assert.rejects(lost.verify(await sign()), isCode('unavailable'));
});

test('organisations come from org_id and org_role or from Keycloak’s claim; malformed ones are ignored', async (t) => {
  const { verifier, sign } = await issuerOf(t);
  const organizationsOf = async (claims: JWTPayload) => (await verifier.verify(await sign(claims))).organizations;
  assert.deepEqual(await organizationsOf({ org_id: 'o1', org_role: 'admin' }), [{ org_id: 'o1', org_role: 'admin' }]);
  assert.deepEqual(await organizationsOf({ org_id: 'o1', org_role: 'wizard' }), [{ org_id: 'o1', org_role: 'member' }]);
  const organization = { acme: { id: 'o1', groups: ['/admin', '/owner'] }, globex: { id: 'o2' }, aliasOnly: {} };
  assert.deepEqual(await organizationsOf({ organization }), [
    { org_id: 'o1', org_role: 'owner' },
    { org_id: 'o2', org_role: 'member' },
  ]);
  for (const claims of [{ org_id: 5 }, { organization: ['acme'] }, {}])
    assert.deepEqual(await organizationsOf(claims), []);
});
