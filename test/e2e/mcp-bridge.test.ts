import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';

const MAIN = join(import.meta.dirname, '../../apps/cli/src/main.ts');
const system = await useSystem(after);
const { api_keys: keys } = system.demo;
const program = new Api(system.base_url, { key: keys.full });
const ERAS = { '2026-07-28': { mode: { pin: '2026-07-28' } }, '2025-11-25': { mode: 'legacy' } } as const;

/** An official client that starts `insights mcp`. */
async function connect(era: keyof typeof ERAS, key: string, args: string[] = []): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: ERAS[era] });
  const env = { INSIGHTS_URL: system.base_url, INSIGHTS_KEY: key };
  const transport = new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp', ...args], env });
  after(() => client.close());
  await client.connect(transport);
  return client;
}

for (const era of Object.keys(ERAS) as (keyof typeof ERAS)[]) {
  test(`a client of ${era} that starts \`insights mcp\` lists tools and calls one`, async () => {
    const { id } = await createCampaign(program, { name: 'Behind stdio' });
    const client = await connect(era, keys.full);
    assert.equal(client.getNegotiatedProtocolVersion(), era);
    const { tools } = await client.listTools();
    assert.ok(tools.some(({ name }) => name === 'delete_campaign'));
    const answer = await client.callTool({ name: 'get_campaign', arguments: { interview_id: id } });
    const { name } = answer.structuredContent as { name: string };
    assert.equal(name, 'Behind stdio');
  });
}

test('--toolsets and --read-only limit the tools', async () => {
  const client = await connect('2026-07-28', keys.full, ['--toolsets', 'reports', '--read-only']);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  assert.deepEqual(names, ['get_report', 'get_report_status', 'ask_report', 'get_codebook']);
});

test('a rejected key reaches the client as an error with the code of the API', async () => {
  await assert.rejects(
    connect('2025-11-25', keys.interviews_only),
    /insufficient_scope: The API key lacks the scope mcp/,
  );
});

test('a missing key, and an address without TLS, end the program with what to do', async () => {
  const run = async (args: string[], env: Record<string, string>) => {
    const home = { XDG_CONFIG_HOME: system.dir, ...env };
    const running = promisify(execFile)(process.execPath, [MAIN, 'mcp', ...args], { env: home, timeout: 30_000 });
    const { code, stderr } = await running.then(
      () => assert.fail('the program started'),
      (error: { code: number; stderr: string }) => error,
    );
    return { code, stderr };
  };
  const url = ['--url', system.base_url];
  assert.deepEqual(await run(url, {}), {
    code: 3,
    stderr: 'Not logged in. Run insights login, or set INSIGHTS_URL and INSIGHTS_KEY.\n',
  });
  const plain = await run(['--url', 'http://insights.example.com'], { INSIGHTS_KEY: keys.full });
  assert.deepEqual(plain, { code: 2, stderr: 'http://insights.example.com must begin with https://.\n' });
});
