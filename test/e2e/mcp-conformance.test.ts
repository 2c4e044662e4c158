import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { tokenOfNewcomer } from '../contract/callers.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { freePort } from '../support/free-port.ts';
import { NO_TOKENS, gatewayBeside } from '../support/gateway-beside.ts';
import { PLENTY } from '../support/plenty.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { type System, useSystem } from '../support/shared-stack.ts';

const REVISIONS = ['2025-11-25', '2026-07-28'] as const;

/** The official conformance program, or undefined where its package is not installed. */
function findProgram(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

const program = findProgram();
const skip = program === undefined && 'the package @modelcontextprotocol/conformance is not installed';

/** Full access to a workspace whose only campaign has a report. In the demo’s, other tests delete what the program has just listed. */
async function keyOfOwnWorkspace(system: System): Promise<string> {
  const person = new Api(system.base_url, { token: await tokenOfNewcomer(system) });
  const { id: workspace_id } = await person.ok(person.post('/v1/workspaces', { name: 'Conformance' }));
  const request = { name: 'conformance', scopes: ['*'], workspace_id };
  const { key } = await person.ok<{ key: string }>(person.post('/v1/api-keys', request));
  const api = new Api(system.base_url, { key });
  const { id } = await createCampaign(api);
  for (let n = 0; n < 2; n += 1) await importTalk(api, id, n);
  await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 2));
  await api.ok(api.post(`/v1/interviews/${id}/report/regenerate`));
  await eventually(async () => assert.equal((await generationStatus(api, id)).status, 'ready'));
  return key;
}

/** The MCP server behind a proxy that adds an API key, because the program cannot send one. */
async function address(): Promise<string> {
  const system = await useSystem(after);
  const port = await freePort();
  // Browsers at the address of the proxy may call it: the program checks that, and that others may not.
  const target = await gatewayBeside(
    system,
    { ...PLENTY, ...NO_TOKENS, PUBLIC_URL: `http://127.0.0.1:${port}` },
    { after },
  );
  const adding = { 'x-api-key': await keyOfOwnWorkspace(system) };
  const url = await startReverseProxy({ after }, { target, address: '127.0.0.1', forwarding: 'replace', adding, port });
  return `${url}/v1/mcp`;
}

const url = program === undefined ? '' : await address();

for (const revision of REVISIONS) {
  // What a baseline lists must fail: the program reports an entry that passes as an error.
  test(`the official conformance program accepts the server for ${revision}`, { skip }, async () => {
    assert.ok(program);
    const results = mkdtempSync(join(tmpdir(), 'insights-conformance-'));
    const baseline = join(import.meta.dirname, 'mcp-conformance', `${revision}.yaml`);
    const options = ['--requirements', revision, '--expected-failures', baseline, '--output-dir', results];
    try {
      const run = promisify(execFile)(process.execPath, [program, 'server', '--url', url, ...options], {
        timeout: 180_000,
        maxBuffer: 16 * 1024 ** 2,
      });
      await run.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
        assert.fail(`${stdout.slice(stdout.indexOf('=== SUMMARY ==='))}\n${stderr}`);
      });
    } finally {
      rmSync(results, { recursive: true, force: true });
    }
  });
}
