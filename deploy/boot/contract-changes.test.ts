// What `npm run lint` says when the contracts between services change.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, runTool } from './run-tool.ts';

const FILE = 'insights/campaigns/v1/campaigns.proto';
const RELEASED = join(root, 'packages/contracts/descriptors/released.binpb');

/** What buf says about the contracts when one piece of text in them is another. */
async function said(before: string, after: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'insights-contracts-'));
  try {
    cpSync(join(root, 'proto'), folder, { recursive: true });
    const text = readFileSync(join(folder, FILE), 'utf8');
    assert.equal(text.split(before).length, 2, `once in ${FILE}: ${before}`);
    writeFileSync(join(folder, FILE), text.replace(before, after));
    const buf = join(root, 'node_modules/.bin/buf');
    return (await runTool('buf', buf, ['breaking', '--against', RELEASED], folder)).output;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
