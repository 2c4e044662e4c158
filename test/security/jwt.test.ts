import assert from 'node:assert/strict';
import { KeyObject, createHmac, sign } from 'node:crypto';
import { after, test } from 'node:test';
import { exportSPKI, importJWK } from 'jose';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { gatewayBeside } from '../support/gateway-beside.ts';
import { Issuer, makeSigningKey } from '../support/issuer.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';

const system = await useSystem(after);
const GUESSES = bySize({ smoke: 40, proof: 250 });
const now = () => Math.floor(Date.now() / 1000);

type Scope = { after(close: () => Promise<void>): void };

/** An issuer, and a gateway of the running system that trusts it. Rejections count against an address that only this test uses. */
async function scene(scope: Scope, env: Record<string, string> = {}) {
  const issuer = await new Issuer().start(scope);
  const jwks = { JWT_ISSUER: issuer.name, JWT_AUDIENCE: issuer.audience, JWKS_URL: `${issuer.url}/jwks.json` };
  const url = await gatewayBeside(system, { ...jwks, TRUSTED_PROXIES: '127.0.0.1', ...env }, scope);
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const ask = async (token: string) => {
    const { status, body } = await new Api(url, { token }).get<{ code?: string; detail?: string }>('/v1/workspaces', {
      headers,
    });
    return { status, code: body.code, detail: body.detail };
  };
  return { issuer, ask };
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a valid token is accepted with additional audiences and up to 30 s of clock skew', async (t) => {
  const { issuer, ask } = await scene(t);
  for (const claims of [{}, { aud: ['other', issuer.audience] }, { exp: now() - 20 }, { nbf: now() + 20 }]) {
    assert.equal((await ask(await issuer.token(claims))).status, 200, JSON.stringify(claims));
  }
});

test('algorithm none, HS256 with the public key, other algorithms and malformed tokens are rejected', async (t) => {
  const { issuer, ask } = await scene(t);
  const claims = base64({ sub: 'somebody', iss: issuer.name, aud: issuer.audience, exp: now() + 60 });
  const [key] = issuer.keys;
  assert.ok(key);
  const publicKey = await importJWK({ ...key.public_jwk, ext: true }, 'RS256', { extractable: true });
  assert.ok(!(publicKey instanceof Uint8Array));
  const good = await issuer.token();
  const signature = good.split('.')[2];
  const forged: Record<string, string> = { unsigned: `${base64({ alg: 'none', kid: 'one' })}.${claims}.` };
  forged['none, with a signature'] = `${base64({ alg: 'none', kid: 'one' })}.${claims}.${signature}`;
  for (const secret of [await exportSPKI(publicKey), JSON.stringify(key.public_jwk), key.public_jwk.n ?? '']) {
    const signed = `${base64({ alg: 'HS256', kid: 'one', typ: 'JWT' })}.${claims}`;
    const mac = createHmac('sha256', secret).update(signed).digest('base64url');
    forged[`HS256 with ${secret.slice(0, 12)}`] = `${signed}.${mac}`;
  }
  for (const alg of ['RS384', 'RS512', 'PS256', 'rs256']) {
    forged[alg] = `${base64({ alg, kid: 'one' })}.${claims}.${signature}`;
  }
  forged['another payload under the signature'] = `${good.split('.')[0]}.${claims.slice(0, -2)}AA.${signature}`;
  const signed = (header: object) => {
    const text = `${base64({ alg: 'RS256', kid: 'one', ...header })}.${claims}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), KeyObject.from(key.private_key)).toString('base64url')}`;
  };
  assert.equal((await ask(signed({}))).status, 200);
  forged['an unknown critical header'] = signed({ crit: ['unheard-of'], 'unheard-of': true });
  forged['no token at all'] = 'a.b.c';
  for (const [what, token] of Object.entries(forged)) {
    const answer = await ask(token);
    assert.deepEqual([answer.status, answer.code], [401, 'unauthenticated'], what);
  }
});

test('a key that is embedded in a token, or referenced by it, is neither used nor fetched', async (t) => {
  const { issuer, ask } = await scene(t);
  const thief = await makeSigningKey('one');
  const elsewhere = `${issuer.url}/elsewhere`;
  const headers = [{ jwk: thief.public_jwk }, { jku: elsewhere }, { x5u: elsewhere }, { x5c: ['MIIB'] }, {}];
  for (const header of headers) {
    for (const kid of ['one', 'stranger']) {
      const token = await issuer.token({}, { ...header, kid }, thief);
      assert.equal((await ask(token)).status, 401, JSON.stringify(header));
    }
  }
  assert.deepEqual([...new Set(issuer.asked)], ['/jwks.json']);
});

test('issuer, audience, expiry, not-before, subject, key id and size are checked', async (t) => {
  const { issuer, ask } = await scene(t);
  const bad: Record<string, Promise<string>> = {
    issuer: issuer.token({ iss: 'https://issuer.test.evil.test' }),
    'no issuer': issuer.token({ iss: undefined }),
    audience: issuer.token({ aud: 'other' }),
    'no audience': issuer.token({ aud: undefined }),
    'audience in part': issuer.token({ aud: ['insights-other'] }),
    expired: issuer.token({ exp: now() - 40 }),
    'no expiry': issuer.token({ exp: undefined }),
    'not yet': issuer.token({ nbf: now() + 40 }),
    'no subject': issuer.token({ sub: '' }),
    'no key id': issuer.token({}, { kid: undefined }),
    'unknown key id': issuer.token({}, { kid: 'two' }),
    size: issuer.token({ groups: Array.from({ length: 900 }, (_, n) => `group ${n}`) }),
  };
  for (const [what, token] of Object.entries(bad)) {
    assert.deepEqual([(await ask(await token)).status, what], [401, what]);
  }
});

test(`${GUESSES} concurrent unknown key ids cause one read of the issuer per cool-down, even if it fails`, async (t) => {
  const { issuer, ask } = await scene(t);
  const guess = async () =>
    Promise.all(
      Array.from(
        { length: GUESSES },
        async (_, n) => (await ask(await issuer.token({}, { kid: `guess-${n}` }))).status,
      ),
    );
  assert.deepEqual([...new Set(await guess())], [401]);
  assert.equal((await ask(await issuer.token())).status, 200);
  assert.equal(issuer.asked.length, 1);

  const ill = await scene(t);
  ill.issuer.status = 500;
  const answers = await Promise.all(Array.from({ length: 20 }, async () => ill.ask(await ill.issuer.token())));
  assert.deepEqual([...new Set(answers.map(({ status, code }) => `${status} ${code}`))], ['503 unavailable']);
  assert.match(answers[0]?.detail ?? '', /keys are unavailable/);
  assert.equal(ill.issuer.asked.length, 1);
});

test('a new key is accepted after the cool-down, a removed one is rejected after the maximum age', async (t) => {
  const { issuer, ask } = await scene(t, { JWKS_COOLDOWN_SECONDS: '1', JWKS_MAX_AGE_SECONDS: '3' });
  const [first] = issuer.keys;
  assert.equal((await ask(await issuer.token())).status, 200);
  issuer.keys = [await makeSigningKey('two'), ...issuer.keys];
  await eventually(async () => assert.equal((await ask(await issuer.token())).status, 200), { what: 'the new key' });
  assert.equal((await ask(await issuer.token({}, {}, first))).status, 200);

  issuer.keys = issuer.keys.slice(0, 1);
  await eventually(async () => assert.equal((await ask(await issuer.token({}, {}, first))).status, 401), {
    what: 'the refusal of the withdrawn key',
  });
  assert.equal((await ask(await issuer.token())).status, 200);
});

test('while the issuer is unavailable its last keys are accepted for the configured time', async (t) => {
  const env = { JWKS_COOLDOWN_SECONDS: '1', JWKS_MAX_AGE_SECONDS: '1' };
  const long = await scene(t, env);
  const short = await scene(t, { ...env, JWKS_MAX_STALE_SECONDS: '3' });
  for (const { issuer, ask } of [long, short]) {
    const token = await issuer.token();
    assert.equal((await ask(token)).status, 200);
    await issuer.stop();
    // The first request after the maximum age tries to read the keys again and continues with the old ones.
    assert.equal((await ask(token)).status, 200);
  }
  const token = await short.issuer.token();
  await eventually(async () => assert.equal((await short.ask(token)).code, 'unavailable'), {
    what: 'the end of belief',
  });
  assert.equal((await long.ask(await long.issuer.token())).status, 200);
  assert.equal((await long.ask(await long.issuer.token({}, { kid: 'unknown' }))).status, 401);
});
