import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { buildConsole } from '@insights/console/build';
import { serveAlone, serveHttp } from './gateway.fixture.ts';
import { pagesAt } from './pages.ts';
import { routes } from './routes/index.ts';

const BASE = '/base';

async function serve(t: Parameters<typeof serveHttp>[0]): Promise<string> {
  const app = express();
  for (const [prefix, handler] of Object.entries(
    pagesAt({ publicUrl: `https://example.com${BASE}/`, docsFolder: '', issuer: 'https://issuer.example.com/realm' }),
  ))
    app.use(BASE + prefix, handler);
  return serveHttp(t, app);
}

test('every address of the interview serves one document, whose policy allows only its own scripts and assets', async (t) => {
  const url = await serve(t);
  const texts = new Set<string>();
  for (const path of ['', '/session', '/return', '/iij_abc', '/invitations/iii_abc']) {
    const response = await fetch(`${url}${BASE}/join${path}`);
    assert.equal(response.status, 200, path);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    texts.add(await response.text());
  }
  const [text = '', ...others] = texts;
  assert.deepEqual(others, []);
  const parts = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  const own = parts.filter((address) => !address.startsWith('data:'));
  assert.ok(own.length >= 2);
  for (const address of own) {
    assert.ok(address.startsWith(`${BASE}/assets/`), address);
    assert.equal((await fetch(url + address)).status, 200, address);
  }
});

test('a page is in the first language of the browser that it is translated into', async (t) => {
  const url = await serve(t);
  const languageOf = async (accepted: string) => {
    const response = await fetch(`${url}${BASE}/join`, { headers: { 'accept-language': accepted } });
    assert.match(response.headers.get('vary') ?? '', /Accept-Language/);
    return /<html lang="(\w+)"/.exec(await response.text())?.[1];
  };
  assert.equal(await languageOf('it, fr-CA;q=0.8, en;q=0.5'), 'fr');
  assert.equal(await languageOf('de-AT'), 'de');
  assert.equal(await languageOf('it'), 'en');
});

test('a file of this release may be cached for ever, a file of another release not at all', async (t) => {
  const url = await serve(t);
  const text = await (await fetch(`${url}${BASE}/join`)).text();
  const address = /src="([^"]+page\.js)"/.exec(text)?.[1] ?? '';
  const plain = await fetch(url + address, { headers: { 'accept-encoding': 'identity' } });
  assert.match(plain.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(plain.headers.get('content-encoding'), null);
  const other = await fetch(url + address.replace(/assets\/\w+/, 'assets/000000000000'));
  assert.equal(other.headers.get('cache-control'), 'no-store');
  const content = await plain.text();
  assert.equal(await other.text(), content);
  const zipped = await fetch(url + address, { headers: { 'accept-encoding': 'gzip' } });
  assert.equal(zipped.headers.get('content-encoding'), 'gzip');
  assert.equal(await zipped.text(), content);
  assert.throws(() => gunzipSync(content), 'the plain answer is not compressed');
});

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'de' };

test('a browser gets pages with the right status for unknown paths and public links, and programs get JSON', async (t) => {
  const { url } = await serveAlone(t, routes, { withPages: true });
  const expected: [path: string, status: number, heading: RegExp][] = [
    ['/', 200, /Interviews in eigenen Worten/],
    ['/nowhere', 404, /Diese Seite gibt es nicht/],
    ['/%zz', 404, /Diese Seite gibt es nicht/],
    ['/v1/join/no%00token', 404, /Dieser Link funktioniert nicht/],
    ['/v1/unsubscribe/no%00token', 404, /Dieser Link funktioniert nicht/],
    ['/v1/unsubscribe/iiu_any', 503, /Das hat nicht geklappt/],
  ];
  for (const [path, status, heading] of expected) {
    const page = await fetch(url + path, { headers: BROWSER });
    assert.equal(page.status, status, path);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/, path);
    assert.match(page.headers.get('content-security-policy') ?? '', /script-src 'self'/);
    assert.match(await page.text(), heading, path);
    if (status === 200) continue;
    for (const accept of ['application/json', '*/*']) {
      const answer = await fetch(url + path, { headers: { accept } });
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [status, 'application/json'], path);
    }
  }
});

test('routes with credentials and unknown paths of the API stay JSON in a browser', async (t) => {
  const { url } = await serveAlone(t, routes, { withPages: true });
  for (const [path, status] of [
    ['/v1/interviews', 401],
    ['/v1/nowhere', 404],
  ] as const) {
    const answer = await fetch(url + path, { headers: BROWSER });
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [status, 'application/json'], path);
  }
});

test('the console is one document at every address below its prefix, and may fetch from its issuer', async (t) => {
  await buildConsole();
  const url = await serve(t);
  const texts = new Set<string>();
  for (const path of ['', '/', '/signed-in?code=c', '/w/a/campaigns/b/interviews/c']) {
    const response = await fetch(`${url}${BASE}/app${path}`);
    assert.equal(response.status, 200, path);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'.*connect-src 'self' https:\/\/issuer\.example\.com;/);
    assert.doesNotMatch(policy, /unsafe/);
    texts.add(await response.text());
  }
  const [text = '', ...others] = texts;
  assert.deepEqual(others, []);
  const parts = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/[^"]+)"/g)].map(([, address = '']) => address);
  assert.ok(parts.length >= 5);
  for (const address of parts) {
    const response = await fetch(url + address);
    assert.equal(response.status, 200, address);
    assert.match(response.headers.get('cache-control') ?? '', /immutable/, address);
  }
  assert.equal((await fetch(`${url}${BASE}/app/assets/of-another-release.js`)).status, 404);
});
