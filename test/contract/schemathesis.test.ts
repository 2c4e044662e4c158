import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import type { Demo } from '../../deploy/local/seed.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk, reportReady } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { type System, sharedStack, useSystem } from '../support/shared-stack.ts';
import { bySize, size } from '../support/size.ts';
import { tokenOfNewcomer } from './callers.ts';
import { type Credentials, configOf } from './schemathesis/config.ts';
import { pythonWith } from '../support/python.ts';
import { thingsOf } from './things.ts';

/** Examples of each operation; INSIGHTS_EXAMPLES overrides it. All kinds of credentials take an hour with fewer, most of a day with 200. */
const EXAMPLES = Number(process.env['INSIGHTS_EXAMPLES'] ?? bySize({ smoke: 2, proof: 200 }));
const TALKS = 4;
const SEED = Number(process.env['INSIGHTS_SEED'] ?? '1');

/** Resolves to an Error if it is unavailable. */
const python = await pythonWith('schemathesis', join(import.meta.dirname, 'schemathesis', 'requirements.txt')).catch(
  (error: unknown) => error as Error,
);
const skip = python instanceof Error && `schemathesis cannot be installed here: ${python.message.split('\n')[0]}`;

/** The caller. In the proof each runs against a new system. */
const everyday: Record<string, (demo: Demo) => Credentials> = {
  'a full key, an owner and a participant': ({ api_keys, tokens }) => ({
    api_key: api_keys.full,
    bearer: tokens.owner,
  }),
};
const others: typeof everyday = {
  'a participant and nobody else': () => ({}),
  'an interviews key and a member': ({ api_keys, tokens }) => ({
    api_key: api_keys.interviews_only,
    bearer: tokens.member,
  }),
  'an exports key and an admin': ({ api_keys, tokens }) => ({ api_key: api_keys.exports_only, bearer: tokens.admin }),
  'a webhooks key and support': ({ api_keys, tokens }) => ({ api_key: api_keys.webhooks_only, bearer: tokens.support }),
  'an mcp key and a platform admin': ({ api_keys, tokens }) => ({
    api_key: api_keys.mcp_only,
    bearer: tokens.platform_admin,
  }),
  'another workspace': ({ other }) => ({ api_key: other.api_keys.full, bearer: other.tokens.owner }),
  'an owner alone': ({ tokens }) => ({ bearer: tokens.owner }),
};
const runs = bySize({ smoke: everyday, proof: { ...everyday, ...others } });

/** A workspace of its own in the system that other tests use, with what the demo workspace has. */
async function newWorkspace(system: System): Promise<System> {
  const { base_url, demo } = system;
  const token = await tokenOfNewcomer(system);
  const owner = new Api(base_url, { token });
  const { id: workspace_id } = await owner.ok<{ id: string }>(owner.post('/v1/workspaces', { name: 'Fuzzed' }));
  const named = { name: 'fuzz', scopes: ['*'], workspace_id };
  const { key } = await owner.ok<{ key: string }>(owner.post('/v1/api-keys', named));
  const api = new Api(base_url, { key });
  const { id: interview_id } = await openCampaign(api);
  for (let n = 0; n < TALKS; n += 1) await importTalk(api, interview_id, n);
  await eventually(async () => (await generationStatus(api, interview_id)).completed_count === TALKS || null);
  await api.ok(api.post(`/v1/interviews/${interview_id}/report/regenerate`));
  await reportReady(api, interview_id, TALKS);
  // The first transcript makes it.
  const vault = await eventually(async () => (await api.get<{ id: string }[]>('/v1/vaults')).body[0] ?? null);
  const api_keys = { ...demo.api_keys, full: key };
  const tokens = { ...demo.tokens, owner: token };
  return { ...system, demo: { ...demo, workspace_id, interview_id, vault_id: vault.id, api_keys, tokens } };
}

async function participantOf({ base_url, demo }: System): Promise<string> {
  const { link } = await openCampaign(new Api(base_url, { key: demo.api_keys.full }));
  const nobody = new Api(base_url);
  return String((await nobody.ok(nobody.post(`/v1/join/${link}`, { name: 'Ada' })))['participant_token']);
}

/** Existing ids by path parameter. Versions are numbers, so generated ones are as good. */
async function realIds(system: System): Promise<Record<string, string[]>> {
  const { id: draft } = await createCampaign(new Api(system.base_url, { key: system.demo.api_keys.full }));
  const things = Object.entries(await thingsOf(system)).filter(([name]) => name.endsWith('_id'));
  const ids = Object.fromEntries(things.map(([name, id]) => [name, [id]]));
  return { ...ids, interview_id: [system.demo.interview_id, draft] };
}

async function fuzz({ base_url, demo }: System, config: string): Promise<{ code: number | null; output: string }> {
  const dir = mkdtempSync(join(tmpdir(), 'insights-schemathesis-'));
  try {
    const file = join(dir, 'schemathesis.toml');
    writeFileSync(file, config, { mode: 0o600 });
    const args = ['-m', 'schemathesis.cli', '--config-file', file, 'run', `${base_url}/v1/openapi.json`, '--no-color'];
    // Python's hash seed is fixed, so that runs with the same seed are identical.
    const env = { ...process.env, PYTHONHASHSEED: '0', INSIGHTS_WORKSPACE: demo.workspace_id };
    const child = spawn(String(python), args, { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'], env });
    const [output, code] = await Promise.all([
      text(child.stdout),
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ]);
    return { code, output: stripVTControlCharacters(output) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Errors in the services' logs, the only place with the cause of a 500. */
function errorsLogged(dir: string): string {
  const logs = globSync(join(dir, 'logs', '*.log')).map((file) => readFileSync(file, 'utf8').split('\n'));
  const errors = logs.flat().filter((line) => /"level":"(error|fatal)"/.test(line));
  return errors.slice(0, 20).join('\n');
}

const shared = size === 'smoke' && !skip ? await useSystem(after) : null;

async function given(): Promise<{ system: System; stop(): Promise<void> }> {
  return shared ? { system: await newWorkspace(shared), stop: () => Promise.resolve() } : sharedStack();
}

for (const [who, credentialsIn] of Object.entries(runs)) {
  test(`every operation behaves as documented for ${who}`, { skip }, async () => {
    const { system, stop } = await given();
    try {
      const credentials = { ...credentialsIn(system.demo), participant: await participantOf(system) };
      const config = configOf({
        credentials,
        things: await realIds(system),
        examples: EXAMPLES,
        isWhole: size === 'proof',
        seed: SEED,
      });
      const { code, output } = await fuzz(system, config);
      console.log(output.slice(output.indexOf('== SUMMARY ==')));
      assert.equal(code, 0, `${output}\n${errorsLogged(system.dir)}`);
    } finally {
      await stop();
    }
  });
}
