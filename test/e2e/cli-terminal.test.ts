import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { cliInTerminal, endOfCli, hasTerminal, startCli } from '../support/cli-program.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';

const FILES = bySize({ smoke: 30, proof: 500 });
const system = await useSystem(after);
const key = system.demo.api_keys.full;
const api = new Api(system.base_url, { key });

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insights-terminal-'));
});
after(() => rm(folder, { recursive: true }));

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  INSIGHTS_URL: system.base_url,
  INSIGHTS_KEY: key,
  TERM: 'xterm',
});

const start = (args: readonly string[]) => startCli(args, { folder, env: environment() });

test('in a terminal, login asks for the key without showing it, and lists have colours', hasTerminal, async () => {
  const { INSIGHTS_KEY: _key, INSIGHTS_URL: _url, ...env } = environment();
  const login = await cliInTerminal(['login', '--url', system.base_url], { folder, env }, [
    [/API key or access token/, `${key}\r`],
  ]);
  assert.equal(login.code, 0, login.screen);
  assert.ok(!login.screen.includes(key));
  const list = await cliInTerminal(['campaigns', 'list'], { folder, env });
  assert.ok(list.screen.includes('\u001b[1mID'));
  const plain = await cliInTerminal(['campaigns', 'list'], { folder, env: { ...env, NO_COLOR: '1' } });
  assert.ok(!plain.screen.includes('\u001b[1m'));
  const { id } = await createCampaign(api, { name: 'To be deleted' });
  const no = await cliInTerminal(['campaigns', 'delete', id], { folder, env }, [[/Delete the campaign/, 'n']]);
  assert.equal(no.code, 1, no.screen);
  const yes = await cliInTerminal(['campaigns', 'delete', id], { folder, env }, [[/Delete the campaign/, 'y']]);
  assert.equal(yes.code, 0, yes.screen);
});

test('in a pipe, data goes to stdout and talk to stderr; a reader that leaves is no error', async () => {
  const { code, out, error } = await endOfCli(start(['campaigns', 'list', '--json', '--limit', '1']));
  assert.equal(code, 0, error);
  assert.equal((JSON.parse(out) as unknown[]).length, 1);
  assert.match(error, /There are more than 1/);
  const child = start(['webhooks', 'types', '--json']);
  child.stdout.destroy();
  await once(child, 'exit');
  assert.equal(child.exitCode, 0);
  assert.doesNotMatch(await text(child.stderr), /EPIPE/);
});

let interrupted: string;

test('Ctrl-C ends a command that waits with 130 and without a stack', async () => {
  const { id } = await createCampaign(api, { name: 'Interrupted' });
  interrupted = id;
  const path = await folderOf('interrupted', FILES);
  const child = start(['import', id, path]);
  const end = endOfCli(child);
  await eventually(async () => assert.ok((await conversationsOf(id)).length > 0));
  child.kill('SIGINT');
  const { code, error } = await end;
  assert.equal(code, 130);
  assert.match(error, /Interrupted\.\n$/);
  assert.doesNotMatch(error, /at .*\.ts/);
});

async function folderOf(name: string, files: number): Promise<string> {
  const path = join(folder, name);
  await mkdir(path);
  for (let n = 0; n < files; n += 1) {
    const contact = { email: `person${n}@example.org`, name: `Person ${n}` };
    await writeFile(join(path, `${n}.json`), JSON.stringify({ contact, format: 'json', transcript: talk(n) }));
  }
  return path;
}

interface Row {
  contact_id: string;
  status: string;
}

async function conversationsOf(interview_id: string): Promise<Row[]> {
  const rows: Row[] = [];
  let path: string | undefined = `/v1/interviews/${interview_id}/conversations?limit=100`;
  while (path !== undefined) {
    const page: { headers: Headers; body: Row[] } = await api.get(path);
    rows.push(...page.body);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    path = next === undefined ? undefined : next.replace(/^https?:\/\/[^/]+/, '');
  }
  return rows;
}

test(`an import of ${FILES} files that is killed again and again ends with each file once`, async () => {
  const { id } = await createCampaign(api, { name: 'Killed imports', settings: { report: { auto: false } } });
  const path = await folderOf('killed', FILES);
  let kills = 0;
  for (const part of [0.2, 0.5, 0.8]) {
    const child = start(['import', id, path, '--parallel', '4']);
    const end = endOfCli(child);
    await eventually(async () => assert.ok((await conversationsOf(id)).length >= FILES * part), {
      timeout_ms: 300_000,
    });
    if (child.kill('SIGKILL')) kills += 1;
    await end;
    // The second repetition has only what the service remembers.
    if (part === 0.5) await rm(join(folder, '.local/state'), { recursive: true });
  }
  assert.equal(kills, 3, 'each run was killed before its end');
  const last = await endOfCli(start(['import', id, path, '--json']));
  assert.equal(last.code, 0, last.error);
  const outcomes = JSON.parse(last.out) as { status: string; conversation_id: string }[];
  assert.equal(new Set(outcomes.map(({ conversation_id }) => conversation_id)).size, FILES);
  const rows = await conversationsOf(id);
  assert.deepEqual(
    { conversations: rows.length, people: new Set(rows.map(({ contact_id }) => contact_id)).size },
    { conversations: FILES, people: FILES },
  );
  // What was imported is also worked on, before other tests wait for their own conversations behind it.
  const waiting = async (campaign: string) =>
    (await conversationsOf(campaign)).filter((row) => row.status !== 'completed');
  for (const campaign of [interrupted, id]) {
    await eventually(async () => assert.deepEqual(await waiting(campaign), []), {
      timeout_ms: 300_000,
      every_ms: 1_000,
    });
  }
  const state = await readFile(join(folder, '.local/state/insights/done', (await doneFile()) ?? ''), 'utf8');
  assert.ok(!state.includes('example.org'), 'the notes on disk name nobody');
});

async function doneFile(): Promise<string | undefined> {
  return (await readdir(join(folder, '.local/state/insights/done')))[0];
}
