import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { exportJWK, generateKeyPair } from 'jose';
import { ReportSealer, sha256, signingKeyFrom } from '@insights/report-seal';
import { say } from './terminal.fixture.ts';

const TURN = 'Well, we phone around for an hour, every night.';
const QUOTE = 'we phone around for an hour';
const start = TURN.indexOf(QUOTE);

let folder: string;
let jwks: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insights-verify-'));
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const sealer = new ReportSealer(signingKeyFrom(await exportJWK(privateKey)), []);
  jwks = JSON.stringify(await sealer.publicKeys());
  const quote = {
    turn_id: 't1',
    start,
    end: start + QUOTE.length,
    quote_sha256: sha256(QUOTE),
    turn_sha256: sha256(TURN),
  };
  const facts = {
    interview_id: 'i1',
    version_id: 'v1',
    version_number: 2,
    made_at: '2026-03-12T10:00:02.000Z',
    redacted_at: '2026-03-13T10:00:02.000Z',
    quotes: [quote],
  };
  const { file } = await sealer.seal('html', Buffer.from(`<h1>Report</h1>\n<q>${QUOTE}</q>\n`), facts);
  const text = `# Report\n\n> ${QUOTE} [1]\n`;
  const { seal } = await sealer.seal('md', Buffer.from(text), facts);
  await put('report.html', file);
  await put('report.md', text);
  await put('report.md.jws', seal ?? assert.fail());
  await put('changed.html', Buffer.from(file.toString().replace('phone', 'shout')));
  await put('plain.html', '<h1>Report</h1>\n');
  await put('report-keys.json', jwks);
  await put(
    'same.jsonl',
    `${JSON.stringify({ turn_id: 't0', text: 'Hello.' })}\n${JSON.stringify({ turn_id: 't1', text: TURN })}\n`,
  );
  await put('other.jsonl', `${JSON.stringify({ turn_id: 't1', text: TURN.replace('Well', 'Yes') })}\n`);
  await put('none.jsonl', '');
  await put('broken.jsonl', 'turn_id,text\n');
});
after(() => rm(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);

const said = (...args: string[]) => say(args, { folder });

test('a genuine file exits with 0 and says what was checked', async () => {
  const { code, out, error } = await said('verify', 'report.html');
  assert.deepEqual({ code, error }, { code: 0, error: '' });
  assert.match(out, /^GENUINE: report\.html\n/);
  for (const fact of [
    /Campaign +i1/,
    /Version +2 \(v1\)/,
    /Made +2026-03-12/,
    /Redacted +2026-03-13/,
    /quotes \(1\)/,
  ]) {
    assert.match(out, fact);
  }
});

test('a changed, an unsealed and a foreign file exit with 1 and say why', async () => {
  assert.match((await said('verify', 'changed.html')).out, /^NOT GENUINE: changed\.html\nIts content was changed/);
  assert.match((await said('verify', 'plain.html')).out, /no intact seal/);
  await put('others.json', JSON.stringify({ keys: [] }));
  assert.match((await said('verify', 'report.html', '--keys', 'others.json')).out, /not among the given ones/);
  for (const args of [['changed.html'], ['plain.html'], ['report.html', '--keys', 'others.json']]) {
    assert.equal((await said('verify', ...args)).code, 1);
  }
});

test('quotes are compared with the turns of exported transcripts', async () => {
  const same = await said('verify', 'report.html', '--transcripts', 'same.jsonl');
  assert.match(same.out, /Quotes +1 stand in same\.jsonl/);
  assert.equal(same.code, 0);
  const other = await said('verify', 'report.html', '--transcripts', 'other.jsonl');
  assert.match(other.out, /0 stand[^]*DIFFERENT in the transcripts: 1 turns\n {2}t1/);
  const none = await said('verify', 'report.html', '--transcripts', 'none.jsonl');
  assert.match(none.out, /MISSING in the transcripts/);
  assert.deepEqual([other.code, none.code], [1, 1]);
  assert.match((await said('verify', 'report.html', '--transcripts', 'broken.jsonl')).error, /Line 1 of broken\.jsonl/);
});

test('what cannot be checked exits with 2 and says what to do', async () => {
  const problems: [string[], RegExp][] = [
    [['verify', 'missing.md'], /There is no file missing\.md/],
    [['verify', 'report.html', '--keys', 'missing.json'], /Save the service’s public keys/],
    [['verify', 'report.html', '--keys', 'report.html'], /not a JWKS/],
    [['verify', 'report.html', '--keys', 'http://example.com/keys'], /must begin with https/],
    [['verify', 'report.html', '--transcripts', 'missing.jsonl'], /cannot be read \(ENOENT\)/],
    [['verify'], /missing required argument/],
    [['polish'], /unknown command/],
  ];
  for (const [args, problem] of problems) {
    const { code, error } = await said(...args);
    assert.match(error, problem);
    assert.equal(code, 2, args.join(' '));
  }
  assert.equal((await said('--help')).code, 0);
});

test('keys may come from an address; one that redirects or answers too much is rejected', async (t) => {
  const server = createServer((request, response) => {
    if (request.url === '/keys') response.end(jwks);
    else if (request.url === '/moved') response.writeHead(302, { location: '/keys' }).end();
    else if (request.url === '/large') response.end(Buffer.alloc(2 * 1024 * 1024));
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  t.after(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const codes = ['keys', 'moved', 'large', 'none'].map(
    async (path) => (await said('verify', 'report.html', '--keys', `${url}/${path}`)).code,
  );
  assert.deepEqual(await Promise.all(codes), [0, 2, 2, 2]);
});

test('the program passes its exit code to the shell and resolves paths from the folder of its caller', () => {
  const main = resolve(import.meta.dirname, 'main.ts');
  const shell = (file: string) =>
    spawnSync(process.execPath, [main, 'verify', file], {
      env: { ...process.env, INIT_CWD: folder },
      encoding: 'utf8',
    });
  assert.match(shell('report.html').stdout, /^GENUINE/);
  assert.deepEqual([shell('report.html').status, shell('changed.html').status, shell('missing.md').status], [0, 1, 2]);
});

test('a Markdown file is checked with the seal beside it', async () => {
  assert.equal((await said('verify', 'report.md', 'report.md.jws')).code, 0);
  await put('changed.md', `# Report\n\n> ${QUOTE}! [1]\n`);
  const { code, out } = await said('verify', 'changed.md', 'report.md.jws');
  assert.equal(code, 1);
  assert.match(out, /^NOT GENUINE: changed\.md\nIts content was changed/);
  assert.match((await said('verify', 'report.md')).out, /The seal of a Markdown or CSV file is a file of its own/);
  assert.equal((await said('verify', 'report.md', 'none.jws')).code, 2);
});
