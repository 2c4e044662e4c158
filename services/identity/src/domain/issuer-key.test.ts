import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { SignJWT, createLocalJWKSet, importJWK, jwtVerify } from 'jose';
import { publicPartOf } from './issuer-key.ts';

const jwk = (bits: number) => ({
  ...generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ format: 'jwk' }),
  kid: 'k1',
});

test('the served key verifies tokens of the embedded issuer and contains nothing private', async () => {
  const key = jwk(2048);
  const served = publicPartOf(key);
  assert.deepEqual(Object.keys(served).toSorted(), ['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(await importJWK(key, 'RS256'));
  await jwtVerify(token, createLocalJWKSet({ keys: [served] }), { algorithms: ['RS256'] });
});

test('a weak, public or unnamed key is rejected, and the error repeats none of it', () => {
  const good = jwk(2048);
  const { d, ...withoutPrivate } = good;
  assert.ok(d);
  for (const bad of [jwk(1024), withoutPrivate, { ...good, kid: '' }, { ...good, kty: 'EC' }, 'text', null]) {
    assert.throws(
      () => publicPartOf(bad),
      (error: Error) => /RSA private JWK/.test(error.message) && !error.message.includes(d.slice(0, 20)),
    );
  }
});
