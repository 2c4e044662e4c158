import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { type TestContext, test } from 'node:test';
import { decodeJwt, exportJWK, generateKeyPair } from 'jose';
import { freePort } from '../../test/support/free-port.ts';
import { isSignInOffered, startIssuer } from './issuer.ts';
import { ISSUER } from './services.ts';
import { demoUsers } from './tokens.ts';

const PUBLIC_URL = 'http://127.0.0.1:8080';
const REDIRECT = `${PUBLIC_URL}/app/signed-in`;
const verifier = randomBytes(32).toString('base64url');

async function started(t: TestContext) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', kid: 'k' };
  const running = await startIssuer({ key, host: '127.0.0.1', port: await freePort(), public_url: PUBLIC_URL });
  t.after(() => running.close());
  return running;
}

const issuer = async (t: TestContext) => (await started(t)).url;

const request = (over: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'console',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid',
    state: 's"><b>',
    nonce: 'n',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...over,
  });

/** Follows no redirect. */
const call = (url: string, init: RequestInit = {}) => fetch(url, { redirect: 'manual', ...init });
const post = (url: string, body: URLSearchParams) => call(url, { method: 'POST', body });
const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '');

async function codeFor(url: string): Promise<{ code: string; cookie: string }> {
  const body = request();
  body.set('sub', demoUsers.admin.sub);
  const answer = await post(`${url}/authorize`, body);
  return {
    code: locationOf(answer).searchParams.get('code') ?? '',
    cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

const exchange = (url: string, code: string, over: Record<string, string> = {}) =>
  post(
    `${url}/token`,
    new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'console',
      redirect_uri: REDIRECT,
      code,
      code_verifier: verifier,
      ...over,
    }),
  );

test('the page lists the people of the demo and repeats the request as text', async (t) => {
  const url = await issuer(t);
  const answer = await call(`${url}/authorize?${request()}`);
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  const page = await answer.text();
  for (const { name } of Object.values(demoUsers)) assert.ok(page.includes(name));
  assert.doesNotMatch(page, /<b>/);
});

test('a code is exchanged once, with its verifier, for tokens of the chosen person', async (t) => {
  const url = await issuer(t);
  const { code } = await codeFor(url);
  assert.equal((await exchange(url, code, { code_verifier: 'other' })).status, 400);
  const second = await codeFor(url);
  const answer = await exchange(url, second.code);
  const { access_token, id_token } = (await answer.json()) as Record<'access_token' | 'id_token', string>;
  const [access, id] = [decodeJwt(access_token), decodeJwt(id_token)];
  assert.deepEqual([access.iss, access.sub], [ISSUER, demoUsers.admin.sub]);
  assert.deepEqual([id.iss, id.aud, id['nonce'], id.sub], [url, 'console', 'n', demoUsers.admin.sub]);
  assert.equal((await exchange(url, second.code)).status, 400);
  const info = await call(`${url}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  assert.equal(((await info.json()) as { email: string }).email, demoUsers.admin.email);
  assert.equal((await call(`${url}/userinfo`, { headers: { authorization: 'Bearer a.b.c' } })).status, 401);
});

test('a session answers without a choice until it is ended', async (t) => {
  const url = await issuer(t);
  const silent = `${url}/authorize?${request({ prompt: 'none' })}`;
  assert.equal(locationOf(await call(silent)).searchParams.get('error'), 'login_required');
  const { cookie } = await codeFor(url);
  assert.ok(locationOf(await call(silent, { headers: { cookie } })).searchParams.get('code'));
  const end = await call(`${url}/end-session?post_logout_redirect_uri=https://evil.example/`, { headers: { cookie } });
  assert.equal(locationOf(end).href, `${PUBLIC_URL}/app`);
  assert.equal(locationOf(await call(silent, { headers: { cookie } })).searchParams.get('error'), 'login_required');
});

test('the link of the start signs in the owner once, and leads to the choice of a person afterwards', async (t) => {
  const { url, enter_url } = await started(t);
  const silent = `${url}/authorize?${request({ prompt: 'none' })}`;
  const wrong = await call(`${url}/enter?ticket=guessed`);
  assert.equal(wrong.headers.get('set-cookie'), null);
  const first = await call(enter_url);
  assert.equal(first.headers.get('location'), `${PUBLIC_URL}/app#sign-in`);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const code = locationOf(await call(silent, { headers: { cookie } })).searchParams.get('code') ?? '';
  const { access_token } = (await (await exchange(url, code)).json()) as { access_token: string };
  assert.equal(decodeJwt(access_token).sub, demoUsers.owner.sub);
  const second = await call(enter_url);
  assert.deepEqual([second.status, second.headers.get('set-cookie')], [303, null]);
});

test('other machines of the network are offered no sign-in without a password', () => {
  assert.ok(isSignInOffered('http://127.0.0.1:8080') && isSignInOffered('http://localhost:8080'));
  assert.ok(!isSignInOffered('http://192.168.1.20:8080') && !isSignInOffered('http://0.0.0.0:8080'));
});

test('codes go to the console only', async (t) => {
  const url = await issuer(t);
  for (const redirect_uri of ['https://evil.example/', `${PUBLIC_URL}/apple`, `${PUBLIC_URL}.evil.example/app/`]) {
    assert.equal((await call(`${url}/authorize?${request({ redirect_uri })}`)).status, 400, redirect_uri);
  }
});
