// What `npm run lint` says when the contracts between services, or the API, differ from those of the last release.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { compareApi, compareContracts, writeApi, writeContracts } from './released.ts';
import { root } from './run-tool.ts';

const FILE = 'insights/campaigns/v1/campaigns.proto';
const place = mkdtempSync(join(tmpdir(), 'insights-released-'));
after(() => rmSync(place, { recursive: true }));
const RELEASED = join(place, 'released.binpb');
assert.ok((await writeContracts(RELEASED)).ok);

/** What the comparison says when one piece of text in the contracts is another. */
async function said(text: string, changed: string): Promise<string> {
  const folder = mkdtempSync(join(place, 'proto-'));
  cpSync(join(root, 'proto'), folder, { recursive: true });
  const whole = readFileSync(join(folder, FILE), 'utf8');
  assert.equal(whole.split(text).length, 2, `once in ${FILE}: ${text}`);
  writeFileSync(join(folder, FILE), whole.replace(text, changed));
  return (await compareContracts(RELEASED, folder)).output;
}

const NAME = 'optional string agent_template_id = 8;';

test('a field of a released message that is gone, has another type or another number is a break', async () => {
  assert.match(await said(NAME, ''), /Previously present field "8".* was deleted/);
  assert.match(await said(NAME, NAME.replace('string', 'int32')), /Field "8".*changed type from "string" to "int32"/);
  assert.match(await said(NAME, NAME.replace('8', '999')), /Previously present field "8".* was deleted/);
});

test('an RPC that is gone is a break', async () => {
  const rpc = /^ +rpc StartInterview\([^]*?\) returns \([^]*?\);$/m;
  const [line = assert.fail('no RPC')] = rpc.exec(readFileSync(join(root, 'proto', FILE), 'utf8')) ?? [];
  assert.match(await said(line, ''), /Previously present RPC "StartInterview".* was deleted/);
});

test('a new field is none', async () => {
  assert.equal(await said(NAME, `${NAME}\n  optional string extra = 999;`), '');
});

test('before the first release nothing is compared, and the result says so', async () => {
  const missing = join(place, 'missing');
  for (const result of [await compareContracts(missing), await compareApi(missing)]) {
    assert.ok(result.ok);
    assert.match(result.name, /: no release yet: not compared$/);
  }
});

test('the API as released passes; an operation that has gone since fails', async () => {
  const released = join(place, 'api.txt');
  assert.ok((await writeApi(released)).ok);
  assert.ok((await compareApi(released)).ok);
  writeFileSync(released, `${readFileSync(released, 'utf8')}> GET /v1/gone: required operation\n`);
  const { ok, output } = await compareApi(released);
  assert.ok(!ok);
  assert.match(output, /> GET \/v1\/gone is gone/);
});
