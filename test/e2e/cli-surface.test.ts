/**
 * Every command of the tool against a live system, with pipes and with a terminal, as a person would go through them. The proof starts
 * the program for each command, the quick run calls it in this process: `cli-terminal.test.ts` starts it for each kind of dialogue.
 */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { leafCommands } from '../../apps/cli/src/leaf-commands.ts';
import { programIn } from '../../apps/cli/src/run.ts';
import { say, terminalIn } from '../../apps/cli/src/terminal.fixture.ts';
import { Api } from '../support/api.ts';
import { createCampaign, talk } from '../support/campaign.ts';
import { cliInTerminal, endOfCli, hasTerminal, startCli } from '../support/cli-program.ts';
import { eventually } from '../support/eventually.ts';
import { queryAsAdmin } from '../support/stack-database.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const system = await useSystem(after);
const { api_keys: keys, tokens, retrieval_key, project_id, workspace_id } = system.demo;
const api = new Api(system.base_url, { key: keys.full });
const ESC = '\u001b';
const HELLO =
  '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}';
const CTRL_D = '\u0004';

const receiver = await startWebhookReceiver();
after(() => receiver.close());
let root: string;
before(async () => {
  root = await mkdtemp(join(tmpdir(), 'insights-surface-'));
});
after(() => rm(root, { recursive: true }));

interface Step {
  /** The command with its arguments. */
  readonly args: readonly string[];
  /** Data, which a pipe gets on stdout. */
  readonly shows?: RegExp;
  /** Talk, which a pipe gets on stderr. */
  readonly says?: RegExp;
  readonly stdin?: string;
  /** In a pipe, stdin stays open until this appears. */
  readonly until?: RegExp;
  /** Typed in a terminal when something appears, or at once. */
  readonly typed?: readonly (readonly [RegExp | null, string])[];
  /** 0 if it is missing. */
  readonly code?: number;
}

interface Shown {
  readonly code: number | null;
  readonly data: string;
  readonly said: string;
}

/** Runs one step. */
type Way = (folder: string, step: Step) => Promise<Shown>;

const placeOf = (folder: string) => ({
  folder,
  env: { PATH: process.env['PATH'], HOME: folder, TERM: 'xterm', INIT_CWD: folder },
});

const inPipe: Way = async (folder, { args, stdin, until }) => {
  const { code, out, error } = await endOfCli(startCli(args, placeOf(folder), stdin, until));
  return { code, data: out, said: error };
};

/** The program in this process. A process all the same: what stays open until a reply has come, and the library's completion, which writes to stdout itself. */
const called =
  (isTerminal: boolean): Way =>
  async (folder, step) => {
    const { args, stdin = '', until } = step;
    if (until || args[0] === 'completion') return inPipe(folder, step);
    // Only a real terminal can ask for a key.
    const given = { columns: isTerminal ? 100 : undefined, isInteractive: isTerminal && args[0] !== 'login' };
    const { code, out, error } = await say(args, { ...placeOf(folder), stdin: Readable.from([stdin]), ...given });
    return isTerminal ? { code, data: out + error, said: out + error } : { code, data: out, said: error };
  };

const colourless =
  (way: Way): Way =>
  async (folder, step) => {
    const shown = await way(folder, step);
    assert.ok(!`${shown.data}${shown.said}`.includes(ESC), `${step.args.join(' ')}: a pipe gets no colours`);
    return shown;
  };

const ways = bySize<Record<string, Way>>({
  smoke: { 'a pipe': colourless(called(false)), 'a terminal': called(true) },
  proof: {
    'a pipe': colourless(inPipe),
    'a pseudo-terminal': async (folder, { args, typed }) => {
      const { code, screen } = await cliInTerminal(args, placeOf(folder), typed);
      return { code, data: screen, said: screen };
    },
  },
});

/** The first id that a step showed. */
const idIn = (shown: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(shown)?.[0] ?? assert.fail(shown);

const COMMANDS = leafCommands(programIn(terminalIn({ folder: tmpdir() }), () => undefined)).map(([name]) => name);

/** The command that arguments name. */
const commandOf = (args: readonly string[]): string | undefined =>
  COMMANDS.find((name) => name === args.slice(0, name.split(' ').length).join(' '));

for (const [way, show] of Object.entries(ways)) {
  test(`every command works in ${way}`, way === 'a pseudo-terminal' ? hasTerminal : {}, async () => {
    const folder = await mkdtemp(join(root, 'home-'));
    const used = new Set<string | undefined>();
    const run = async (step: Step): Promise<string> => {
      used.add(commandOf(step.args));
      const { code, data, said } = await show(folder, step);
      const all = `${step.args.join(' ')}:\n${data}${said}`;
      assert.equal(code, step.code ?? 0, all);
      assert.match(data, step.shows ?? /^/, all);
      assert.match(said, step.says ?? /^/, all);
      assert.doesNotMatch(all, /^\s+at .*\.ts/m, 'no stack');
      return data;
    };
    await profiles(run);
    const campaign = await interviews(run, folder);
    await reports(run, campaign);
    await codebook(run, campaign);
    await shares(run, campaign);
    await knowledge(run, folder);
    await webhooks(run, campaign);
    await administration(run, campaign);
    assert.deepEqual(
      COMMANDS.filter((name) => !used.has(name)),
      [],
      'a command that nothing tries here',
    );
  });
}

type Run = (step: Step) => Promise<string>;

const login = (credential: string, ...more: string[]): Step => ({
  args: ['login', '--url', system.base_url, ...more],
  stdin: credential,
  typed: [[/API key or access token/, `${credential}\r`]],
  says: /Logged in to/,
});
/** A deletion without its question, which cli-terminal.test.ts answers. */
const unasked = (args: readonly string[]): Step => ({ args: [...args, '--yes'], says: /Deleted|Revoked/ });

async function profiles(run: Run): Promise<void> {
  await run({ args: ['help'], shows: /campaigns/ });
  await run({ args: ['completion', 'bash'], shows: /insights/ });
  await run(login(tokens.owner, '--profile', 'owner'));
  await run(login(retrieval_key, '--profile', 'vault'));
  await run(login(keys.full));
  await run({ args: ['profiles', 'list'], shows: /vault +retrieval key/ });
  await run({ args: ['profiles', 'use', 'owner'] });
  await run({ args: ['whoami'], shows: /access token/ });
  await run({ args: ['profiles', 'use', 'default'] });
}

async function interviews(run: Run, folder: string): Promise<string> {
  const questions = [
    { text: 'What happened at the last hand-over?', kind: 'open' },
    { id: 'shift', text: 'Which shift is worst?', kind: 'choice', options: ['early', 'late shift'] },
  ];
  const written = { name: 'Ward', goal: 'Find out why hand-over fails', language: 'en', questions };
  await writeFile(join(folder, 'ward.json'), JSON.stringify(written));
  await writeFile(join(folder, 'people.csv'), 'name,email\nAda,ada@example.org\n');
  await mkdir(join(folder, 'talks'));
  for (const n of [0, 1, 2]) await writeFile(join(folder, 'talks', `${n}.json`), JSON.stringify(talk(n)));
  const campaign = idIn(await run({ args: ['campaigns', 'create', 'ward.json'], shows: /Ward/ }));
  await run({ args: ['campaigns', 'list'], shows: /Ward/ });
  await run({ args: ['campaigns', 'show', campaign], shows: /What happened at the last hand-over/ });
  await run({
    args: ['rehearse', 'ward.json', '--participant', 'brief'],
    shows: /brief .*questions answered, completed/,
  });
  await run({ args: ['campaigns', 'start', campaign], shows: /active/ });
  await run({ args: ['campaigns', 'pause', campaign, '--reason', 'holidays'], shows: /paused/ });
  await run({ args: ['campaigns', 'resume', campaign], shows: /active/ });
  await run({ args: ['contacts', 'add', campaign, '--name', 'Bea'], shows: /Bea/ });
  await run({ args: ['contacts', 'import', campaign, 'people.csv'], says: /(?<!\d)1 contact added, 0 rows rejected/ });
  await run({ args: ['contacts', 'list', campaign], shows: /Ada/ });
  await run({ args: ['contacts', 'invite', campaign, '--no-wait'], shows: /Job/ });
  await run({ args: ['import', campaign, 'talks'], says: /(?<!\d)3 imported\./ });
  // Exports have completed conversations only.
  await eventually(() =>
    run({ args: ['conversations', 'list', campaign, '--status', 'completed'], shows: /(completed[^]*){3}/ }),
  );
  const conversation = idIn(await run({ args: ['conversations', 'list', campaign, '--limit', '1', '--json'] }));
  await run({ args: ['conversations', 'show', campaign, conversation], shows: /hand-over/ });
  const { turns } = await api.ok<{ turns: { id: string }[] }>(
    api.get(`/v1/interviews/${campaign}/conversations/${conversation}/transcript`),
  );
  const question = ['conversations', 'question', campaign, turns[0]?.id ?? ''];
  await run({ args: [...question, '1'], shows: /hand-over/ });
  await run({ args: [...question, 'none'], shows: /no question of the guide/ });
  await run({ args: [...question, 'recognised'], shows: /counts again/ });
  await eventually(() =>
    run({ args: ['conversations', 'summary', campaign, conversation], shows: /hand-over|board|card/ }),
  );
  await run({
    args: ['conversations', 'export', campaign, '--format', 'jsonl', '--output', 'turns.jsonl'],
    shows: /turns\.jsonl/,
  });
  await run({ args: ['follow', campaign, conversation], shows: /hand-over/ });
  await answers(run, [campaign, conversation]);
  return campaign;
}

async function answers(run: Run, place: readonly string[]): Promise<void> {
  const on = (command: string, ...rest: string[]) => ['answers', command, ...place, ...rest];
  await run({ args: on('list'), shows: /shift +– +– +Which shift/ });
  await run({ args: on('remove', 'shift'), says: /There is no value to remove/, code: 5 });
  await run({ args: on('set', 'shift', 'late', 'shift'), shows: /shift +late shift +team/ });
  await run({ args: on('list'), shows: /shift +late shift +team/ });
  await run({ args: on('set', 'shift', 'night'), says: /Send the id of one of the options/, code: 5 });
  await run({ args: on('restore', 'shift') });
}

async function reports(run: Run, campaign: string): Promise<void> {
  await run({ args: ['reports', 'generate', campaign], shows: /ready/ });
  await run({ args: ['reports', 'versions', campaign], shows: /^1 +ready/m });
  await run({ args: ['reports', 'show', campaign], shows: /Ward/ });
  await run({
    args: ['reports', 'export', campaign, '--format', 'json', '--output', 'report.json'],
    shows: /report\.json/,
  });
  await run({ args: ['reports', 'ask', campaign, 'What about hand-over notes?'], shows: /notes/ });
  await run({
    args: [
      'verify',
      'report.json',
      '--keys',
      `${system.base_url}/v1/.well-known/report-keys`,
      '--transcripts',
      'turns.jsonl',
    ],
    shows: /GENUINE/,
  });
}

async function codebook(run: Run, campaign: string): Promise<void> {
  await run({
    args: ['codebook', 'add', campaign, 'Access cards', '--includes', 'access cards'],
    shows: /Access cards/,
  });
  await run({ args: ['codebook', 'export', campaign, '--output', 'codes.csv'], shows: /codes\.csv/ });
  const shown = await run({
    args: ['codebook', 'import', campaign, 'codes.csv', '--yes'],
    shows: /Access cards +person/,
  });
  const [line = ''] = shown.split('\n').filter((each) => each.includes('Access cards'));
  await run({ args: ['codebook', 'delete', campaign, idIn(line)] });
  await run({ args: ['codebook', 'show', campaign], shows: /AUTHOR/ });
}

async function shares(run: Run, campaign: string): Promise<void> {
  const asAdmin = ['--profile', 'owner'];
  await run({ args: ['campaigns', 'progress', campaign], shows: /Imported\W+(?:22m +)?3/ });
  await run({
    args: ['shares', 'create', campaign, '--label', 'For the board', ...asAdmin],
    shows: /\/share#/,
    says: /not shown again/,
  });
  const share = idIn(await run({ args: ['shares', 'list', campaign, ...asAdmin], shows: /For the board/ }));
  await run(unasked(['shares', 'revoke', campaign, share, ...asAdmin]));
}

async function knowledge(run: Run, folder: string): Promise<void> {
  await mkdir(join(folder, 'handbook'));
  await writeFile(join(folder, 'handbook', 'shifts.md'), '# Shifts\n\nThe mauve trolley stays in the linen room.\n');
  const vault = idIn(await run({ args: ['vaults', 'create', 'Handbook'], shows: /Handbook/ }));
  await run({ args: ['vaults', 'sync', vault, 'handbook'], says: /1 new, 0 changed, 0 unchanged, 0 gone/ });
  await run({ args: ['vaults', 'list'], shows: /Handbook/ });
  await run({ args: ['vaults', 'documents', vault], shows: /shifts\.md/ });
  await eventually(() =>
    run({ args: ['context', 'Where is the mauve trolley?', '--vault', vault], shows: /linen room/ }),
  );
  await run({ args: ['answer', 'What goes wrong?', '--profile', 'vault'], shows: /^\[1\] “/m });
  await run(unasked(['vaults', 'delete', vault]));
  const project = idIn(await run({ args: ['projects', 'create', 'Shared ward'], shows: /Shared ward/ }));
  await run({ args: ['projects', 'show', project], shows: /Shared ward/ });
  await run({ args: ['projects', 'list'], shows: /Shared ward/ });
  await run({ args: ['projects', 'graph', project_id], shows: /prj_/ });
  await run({ args: ['projects', 'sync', project_id, '--dry-run'], says: /Nothing was changed/ });
  await run({ args: ['projects', 'sync-log', project_id], shows: /NODES +EDGES/ });
}

async function webhooks(run: Run, campaign: string): Promise<void> {
  const endpoint = idIn(
    await run({ args: ['webhooks', 'create', receiver.url, '--campaign', campaign], shows: /whsec_/ }),
  );
  await run({ args: ['webhooks', 'types'], shows: /interview\.completed/ });
  await run({ args: ['webhooks', 'list'], shows: new RegExp(endpoint) });
  await run({ args: ['webhooks', 'trigger', endpoint], shows: /Delivery/ });
  const delivery = await eventually(async () => {
    const rows = await api.ok<{ id: string; status: string }[]>(
      api.get(`/v1/webhook-endpoints/${endpoint}/deliveries`),
    );
    return rows.find(({ status }) => status === 'delivered') ?? null;
  });
  await run({ args: ['webhooks', 'deliveries', endpoint], shows: /webhook\.ping/ });
  await run({ args: ['webhooks', 'delivery', endpoint, delivery.id], shows: / 200 / });
  await run({ args: ['webhooks', 'resend', endpoint, delivery.id], shows: /Delivery/ });
  await run({ args: ['webhooks', 'show', endpoint], shows: /Health/ });
  await run({ args: ['webhooks', 'stats', endpoint], shows: /DELIVERED +FAILED/ });
  // An event is visible once every transaction that began before its own has ended.
  await eventually(() => run({ args: ['webhooks', 'events', endpoint], shows: /webhook\.ping/ }));
  await run({ args: ['webhooks', 'listen', endpoint, '--since', '1h', '--until-now'], shows: /webhook\.ping/ });
  await run({ args: ['webhooks', 'rotate-secret', endpoint], shows: /whsec_/ });
  await run(unasked(['webhooks', 'delete', endpoint]));
}

async function administration(run: Run, campaign: string): Promise<void> {
  const owner = ['--profile', 'owner', '--workspace', workspace_id];
  const key = idIn(await run({ args: ['keys', 'create', 'Surface', '--scope', 'interviews', '--json', ...owner] }));
  await run({ args: ['keys', 'list', ...owner], shows: /Surface/ });
  const second = idIn(await run({ args: ['keys', 'rotate', key, '--json', ...owner] }));
  await run(unasked(['keys', 'revoke', key, ...owner]));
  await run(unasked(['keys', 'revoke', second, ...owner]));
  await run({ args: ['audit', ...owner], shows: /api_key/ });
  // No route lists jobs that have ended.
  const ended = `select id from jobs.jobs where workspace_id = $1 and status = 'completed' limit 1`;
  const [{ id: job } = assert.fail('no job')] = await queryAsAdmin<{ id: string }>(system.dir, ended, [workspace_id]);
  await run({ args: ['jobs', 'list'], shows: /TYPE +STATUS/ });
  await run({ args: ['jobs', 'show', job], shows: /completed/ });
  await run({ args: ['jobs', 'cancel', job], code: 5, says: /completed/ });
  await run({
    args: ['mcp'],
    stdin: `${HELLO}\n`,
    until: /serverInfo/,
    typed: [
      [null, `${HELLO}\n`],
      [/serverInfo/, CTRL_D],
    ],
    shows: /serverInfo/,
  });
  await run({ args: ['campaigns', 'complete', campaign], shows: /completed/ });
  const { id } = await createCampaign(api, { name: 'To be deleted' });
  await run(unasked(['campaigns', 'delete', id]));
  await run({ args: ['logout'], says: /Removed the profile default/ });
}
