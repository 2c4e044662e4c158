import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { type Said, say } from '../../apps/cli/src/terminal.fixture.ts';
import { talk } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

const system = await useSystem(after);
const { api_keys: keys, tokens } = system.demo;

const ESC = '\u001b';
let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'insights-cli-'));
});
after(() => rm(folder, { recursive: true }));

const home = () => ({ XDG_CONFIG_HOME: join(folder, 'config'), XDG_STATE_HOME: join(folder, 'state') });
const put = (name: string, content: string) => writeFile(join(folder, name), content);

interface Way {
  /** Instead of the profile. */
  readonly key?: string;
  readonly stdin?: string;
}

function insights(args: readonly string[], { key, stdin = '' }: Way = {}): Promise<Said> {
  const env = key === undefined ? home() : { ...home(), INSIGHTS_URL: system.base_url, INSIGHTS_KEY: key };
  return say(args, { folder, env, stdin: Readable.from([stdin]) });
}

/** The text of a command that succeeds. */
async function ok(args: readonly string[], way?: Way): Promise<string> {
  const { code, out, error } = await insights(args, way);
  assert.equal(code, 0, `${args.join(' ')}: ${error}`);
  return out;
}

async function okJson<T = { id: string }>(args: readonly string[], way?: Way): Promise<T> {
  return JSON.parse(await ok([...args, '--json'], way)) as T;
}

/** A list, which says the same as a table, as a table in a terminal, and as JSON. */
async function listed<T = { id: string }>(args: readonly string[], way: Way = {}): Promise<T[]> {
  // Tests of other files may add a row between the two.
  const [rows, lines] = await eventually(async () => {
    const all = await okJson<T[]>(args, way);
    const table = (await ok(args, way)).trimEnd().split('\n');
    assert.equal(table.length, all.length + 1, args.join(' '));
    return [all, table] as const;
  });
  const env = way.key === undefined ? home() : { ...home(), INSIGHTS_URL: system.base_url, INSIGHTS_KEY: way.key };
  assert.ok(!lines.join('\n').includes(ESC), 'a pipe gets no colours');
  const screen = await say(args, { folder, env, columns: 80, isInteractive: true });
  assert.ok(screen.out.startsWith(`${ESC}[1m`), 'a terminal gets a bold heading');
  const plain = await say(args, { folder, env: { ...env, NO_COLOR: '1' }, columns: 80 });
  assert.ok(!plain.out.includes(ESC), 'NO_COLOR');
  return rows;
}

test('login reads the key from stdin, checks it, and stores it for its owner alone', async () => {
  const wrong = await insights(['login', '--url', system.base_url], { stdin: 'iis_wrongwrongwrongwrongwrongwrong' });
  assert.equal(wrong.code, 3);
  assert.match(wrong.error, /unauthenticated[^]*What to do: [^]*Request id: /);
  assert.equal((await insights(['whoami'])).code, 3, 'nothing was stored');
  const login = await insights(['login', '--url', system.base_url], { stdin: `${keys.full}\n` });
  assert.equal(login.code, 0, login.error);
  const file = join(folder, 'config/insights/profiles.json');
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const told = `${login.out}${login.error}${await ok(['whoami'])}${await ok(['profiles', 'list'])}`;
  assert.ok(!told.includes(keys.full), 'the key is never shown');
  assert.match(told, /API key/);
});

test('profiles are kept apart; a key goes only to the service that it was given for', async () => {
  await ok(['login', '--url', system.base_url, '--profile', 'owner'], { stdin: tokens.owner });
  const me = await okJson<{ workspaces: { id: string }[]; credential: string }>(['whoami', '--profile', 'owner']);
  assert.equal(me.credential, 'access_token');
  assert.ok(me.workspaces.some(({ id }) => id === system.demo.workspace_id));
  await ok(['profiles', 'use', 'default']);
  const names = await listed<{ name: string; is_current: boolean }>(['profiles', 'list']);
  assert.deepEqual(
    names.map(({ name, is_current }) => [name, is_current]),
    [
      ['default', true],
      ['owner', false],
    ],
  );
  const elsewhere = { ...home(), INSIGHTS_URL: 'https://elsewhere.example' };
  const stolen = await say(['campaigns', 'list'], { folder, env: elsewhere });
  assert.equal(stolen.code, 3);
  assert.match(stolen.error, /the profile default is for/);
  assert.equal((await insights(['logout', '--profile', 'owner'])).code, 0);
  assert.match((await insights(['whoami', '--profile', 'owner'])).error, /There is no profile owner/);
});

test('an error shows the message of the API, its request id and what to do, and has its own exit code', async () => {
  const missing = await insights(['campaigns', 'show', '01890000-0000-7000-8000-000000000000']);
  assert.equal(missing.code, 4);
  assert.match(missing.error, /^Error: .+ \(404 not_found\)\nWhat to do: .+\nRequest id: \S+\n$/);
  await put('wrong.yaml', 'name: ""\n');
  const wrong = await insights(['campaigns', 'create', 'wrong.yaml']);
  assert.equal(wrong.code, 5);
  assert.match(wrong.error, /body\.name: .+ \(422 invalid_request\)/);
  assert.equal((await insights(['keys', 'list'])).code, 3, 'keys need a person');
  const unreachable = { ...home(), INSIGHTS_URL: 'http://127.0.0.1:9', INSIGHTS_KEY: keys.full };
  const away = await say(['campaigns', 'list'], { folder, env: unreachable });
  assert.equal(away.code, 6);
  assert.match(away.error, /no answer; trying again/);
});

let campaign: string;

test('a campaign comes from YAML or JSON and changes its state', async () => {
  await put(
    'ward.yaml',
    'name: Ward at night\ngoal: Find out\nlanguage: en\nquestions:\n  - text: What happened?\n    kind: open\n',
  );
  await put('ward.json', JSON.stringify({ name: 'From JSON', questions: [{ text: 'Why?' }] }));
  campaign = (await okJson(['campaigns', 'create', 'ward.yaml'])).id;
  const other = await okJson<{ id: string; name: string }>(['campaigns', 'create', 'ward.json']);
  assert.equal(other.name, 'From JSON');
  assert.match(await ok(['campaigns', 'start', campaign]), /^Status +active$/m);
  assert.match(await ok(['campaigns', 'pause', campaign, '--reason', 'lunch']), /^Status +paused$/m);
  assert.match(await ok(['campaigns', 'resume', campaign]), /^Status +active$/m);
  assert.match(await ok(['campaigns', 'show', campaign]), /^Questions +1\. What happened\? \(open\)$/m);
  const active = await listed(['campaigns', 'list', '--status', 'active']);
  assert.ok(active.some(({ id }) => id === campaign));
  const two = await insights(['campaigns', 'list', '--limit', '1']);
  assert.match(two.error, /There are more than 1\./);
  const unsure = await insights(['campaigns', 'delete', other.id]);
  assert.deepEqual([unsure.code, /Confirm with --yes/.test(unsure.error)], [2, true]);
  await ok(['campaigns', 'delete', other.id, '--yes']);
  assert.equal((await insights(['campaigns', 'show', other.id])).code, 4);
});

test('names with escape sequences reach no terminal, and JSON keeps them', async () => {
  const name = 'red \u001b[31mname\u001b[0m \u009b2J\u202etxt';
  await put('hostile.json', JSON.stringify({ name }));
  const { id } = await okJson(['campaigns', 'create', 'hostile.json']);
  for (const out of [await ok(['campaigns', 'list']), await ok(['campaigns', 'show', id])]) {
    assert.doesNotMatch(out.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
    assert.match(out, /red name/);
  }
  const json = await ok(['campaigns', 'show', id, '--json']);
  assert.doesNotMatch(json.replaceAll('\n', ''), /[\p{Cc}\u202e]/u);
  assert.equal((JSON.parse(json) as { name: string }).name, name);
  await ok(['campaigns', 'delete', id, '--yes']);
});

test('a CSV file adds its right rows and lists the lines of the wrong ones', async () => {
  const rows = [
    'name,email,team',
    '"Ida\nBerg",ida@example.org,north',
    'Bo,not an address,south',
    'Ida,ida@example.org,',
  ];
  await put('people.csv', `\ufeff${rows.join('\r\n')}\r\n`);
  const { code, out, error } = await insights(['contacts', 'import', campaign, 'people.csv']);
  assert.equal(code, 1);
  assert.match(error, /1 contact added, 2 rows rejected/);
  assert.match(out, /^4 .*email/m);
  assert.match(out, /^5 +duplicate_contact/m);
  await ok(['contacts', 'add', campaign, '--name', 'Ole', '--email', 'ole@example.org', '--attribute', 'team=west']);
  const contacts = await listed<{ email: string; attributes: object }>(['contacts', 'list', campaign]);
  assert.deepEqual(contacts.map(({ email }) => email).toSorted(), ['ida@example.org', 'ole@example.org']);
  await put('broken.csv', 'name,email\n"Ida,x\n');
  assert.match((await insights(['contacts', 'import', campaign, 'broken.csv'])).error, /unbalanced quotation mark/);
});

const VTT =
  'WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ann>What fails at night?\n\n00:04.000 --> 00:09.000\n<v Bea>The hand-over notes get lost between shifts.\n';

test('a folder is imported once, whatever its files are and however often it is repeated', async () => {
  await mkdir(join(folder, 'talks/more'), { recursive: true });
  for (const n of [1, 2]) {
    const contact = { email: `person${n}@example.org`, name: `Person ${n}` };
    await put(`talks/${n}.json`, JSON.stringify({ contact, format: 'json', transcript: talk(n) }));
  }
  await put('talks/turns.json', JSON.stringify(talk(3)));
  await put('talks/more/night.vtt', VTT);
  await put('talks/again.vtt', VTT);
  await put('talks/broken.json', '{');
  await put('talks/empty.txt', '\n');
  await put('talks/notes.pdf', '%PDF-1.7');
  const args = ['import', campaign, 'talks', '--interviewer', 'Ann', '--participant', 'Bea'];
  assert.match((await insights([...args, '--dry-run'])).error, /would be imported/);
  const first = await insights(args);
  assert.equal(first.code, 1);
  assert.match(first.error, /4 imported, 1 with the same content as another file, 1 skipped, 2 rejected\./);
  assert.match(first.out, /^skipped +notes\.pdf/m);
  assert.match(first.out, /^failed +broken\.json +not JSON/m);
  const second = await insights(args);
  assert.match(second.error, /4 imported before, 1 with the same content as another file, 1 skipped, 2 rejected\./);
  await rm(join(folder, 'state'), { recursive: true });
  await rm(join(folder, 'talks/broken.json'));
  await rm(join(folder, 'talks/empty.txt'));
  const third = await insights(args);
  assert.equal(third.code, 0, `without its notes the service tells what it has: ${third.out}`);
  const names = (await listed<{ name: string }>(['contacts', 'list', campaign])).map(({ name }) => name);
  assert.ok(
    names.includes('again') && !names.includes('night'),
    'of files with the same content the first by name counts',
  );
  const rows = await listed(['conversations', 'list', campaign]);
  assert.equal(rows.length, 4);
});

test('conversations are read, followed and exported, and no file is overwritten', async () => {
  const rows = await eventually(async () => {
    const completed = await okJson<{ id: string }[]>(['conversations', 'list', campaign, '--status', 'completed']);
    return completed.length === 4 ? completed : null;
  });
  const id = rows[0]?.id ?? '';
  const transcript = await ok(['conversations', 'show', campaign, id]);
  assert.match(transcript, /^interviewer: /);
  const followed = await ok(['follow', campaign, id]);
  assert.equal(followed.replaceAll(/^\(completed\)\n/gm, '').trim(), transcript.replaceAll('\n\n', '\n').trim());
  const events = (await ok(['follow', campaign, id, '--json'])).trim().split('\n');
  assert.equal((JSON.parse(events.at(-1) ?? '') as { status: string }).status, 'completed');
  await ok(['conversations', 'summary', campaign, id]);
  const jsonl = ['conversations', 'export', campaign, '--format', 'jsonl', '--output', 'turns.jsonl'];
  await ok(jsonl);
  const again = await insights(jsonl);
  assert.equal(again.code, 2);
  assert.match(again.error, /turns\.jsonl exists/);
  await ok([...jsonl, '--force']);
  assert.match(
    await ok(['conversations', 'export', campaign, '--format', 'vtt', '--conversation', id, '--output', '-']),
    /^WEBVTT/,
  );
});

test('a report is generated, read, exported in each format, and verified', async () => {
  assert.match(await ok(['reports', 'generate', campaign]), /^Status +ready$/m);
  const shown = await ok(['reports', 'show', campaign]);
  assert.match(shown, /^# /);
  assert.doesNotMatch(shown, /<!--/);
  assert.ok((await listed<object>(['reports', 'versions', campaign])).length >= 1);
  const keysOf = await fetch(`${system.base_url}/v1/.well-known/report-keys`);
  await put('report-keys.json', await keysOf.text());
  for (const format of ['md', 'html', 'docx', 'json', 'csv', 'qdpx']) {
    const exporting = ['reports', 'export', campaign, '--format', format];
    const { file } = await okJson<{ file: string }>(exporting);
    assert.ok(file.startsWith(folder));
    const isSealedBeside = format === 'md' || format === 'csv';
    const seal = isSealedBeside ? [(await okJson<{ file: string }>([...exporting, '--seal'])).file] : [];
    assert.match(await ok(['verify', file, ...seal, '--transcripts', 'turns.jsonl']), /^GENUINE/);
  }
  assert.ok((await okJson<{ facts: unknown[] }>(['reports', 'ask', campaign, 'What about hand-over notes?'])).facts);
  assert.match((await insights(['reports', 'show', campaign, '--number', '99'])).error, /404/);
});

test('a vault follows a folder: new, changed, unchanged and gone', async () => {
  const vault = (await okJson(['vaults', 'create', 'Handbook'])).id;
  await mkdir(join(folder, 'handbook/deep'), { recursive: true });
  await put('handbook/shifts.md', '# Shifts\n\nThe mauve trolley stays in the linen room.\n');
  await put('handbook/deep/keys.txt', 'Access cards are at the front desk.\n');
  const sync = async (...more: string[]) => (await insights(['vaults', 'sync', vault, 'handbook', ...more])).error;
  assert.match(await sync('--dry-run'), /2 new, 0 changed, 0 unchanged, 0 gone\. Nothing was changed\./);
  assert.match(await sync(), /2 new, 0 changed, 0 unchanged/);
  assert.match(await sync(), /0 new, 0 changed, 2 unchanged/);
  await put('handbook/shifts.md', '# Shifts\n\nThe mauve trolley stays in the kitchen.\n');
  await rm(join(folder, 'handbook/deep/keys.txt'));
  assert.match(await sync(), /0 new, 1 changed, 0 unchanged, 1 gone \(delete them with --delete\)/);
  assert.match(await sync('--delete'), /1 unchanged, 1 gone\./);
  const documents = await listed<{ external_id: string }>(['vaults', 'documents', vault]);
  assert.deepEqual(
    documents.map(({ external_id }) => external_id),
    ['file:handbook/shifts.md'],
  );
  await eventually(async () =>
    assert.match(await ok(['context', 'Where is the mauve trolley?', '--vault', vault]), /kitchen/),
  );
  await listed(['vaults', 'list']);
  await ok(['vaults', 'delete', vault, '--yes']);
});

test('an answer needs the key of a vault and cites it', async () => {
  assert.equal((await insights(['answer', 'What?'])).code, 3);
  const answer = await okJson<{ answer: string }>(['answer', 'What goes wrong?'], { key: system.demo.retrieval_key });
  assert.notEqual(answer.answer, '');
  await ok(['context', 'What goes wrong?'], { key: system.demo.retrieval_key });
});

test('a project is previewed before its graph is synced', async () => {
  const project = system.demo.project_id;
  assert.match(await ok(['projects', 'show', project]), /^Name /m);
  await listed(['projects', 'list']);
  await listed(['projects', 'graph', project]);
  const logs = await listed(['projects', 'sync-log', project]);
  const preview = await insights(['projects', 'sync', project, '--dry-run']);
  assert.equal(preview.code, 0, preview.error);
  assert.match(preview.error, /Nothing was changed\./);
  assert.equal((await listed(['projects', 'sync-log', project])).length, logs.length);
});

test('a webhook endpoint is registered, tried and deleted', async (t) => {
  const receiver = await startWebhookReceiver();
  t.after(() => receiver.close());
  const { id, secret } = await okJson<{ id: string; secret: string }>(['webhooks', 'create', receiver.url]);
  const narrow = ['webhooks', 'create', receiver.url, '--campaign', campaign, '--event', 'interview.completed'];
  const { id: narrowId, interview_ids } = await okJson<{ id: string; interview_ids: string[] }>(narrow);
  assert.deepEqual(interview_ids, [campaign]);
  await ok(['webhooks', 'delete', narrowId, '--yes']);
  assert.match(secret, /^whsec_/);
  const { delivery_id } = await okJson<{ delivery_id: string }>(['webhooks', 'trigger', id]);
  await eventually(async () => {
    const delivered = await okJson<{ id: string }[]>(['webhooks', 'deliveries', id, '--status', 'delivered']);
    assert.ok(delivered.some((row) => row.id === delivery_id));
  });
  // The campaign's own events may come first.
  assert.ok(receiver.received.some(({ event }) => event === 'webhook.ping'));
  const deliveries = ['webhooks', 'deliveries', id];
  assert.equal((await listed<object>([...deliveries, '--event', 'webhook.ping', '--from', '1h'])).length, 1);
  for (const other of [
    ['--event', 'campaign.started'],
    ['--campaign', campaign],
    ['--to', '1h'],
  ]) {
    const rows = await okJson<{ id: string }[]>([...deliveries, ...other]);
    assert.ok(rows.every(({ id: row }) => row !== delivery_id));
  }
  assert.match(await ok(['webhooks', 'delivery', id, delivery_id]), /^ATTEMPT +STARTED[^]* 200 /);
  await listed(['webhooks', 'list']);
  await listed(['webhooks', 'types']);
  await ok(['webhooks', 'show', id]);
  const rotated = await okJson<{ secret: string }>(['webhooks', 'rotate-secret', id]);
  assert.notEqual(rotated.secret, secret);
  await ok(['webhooks', 'delete', id, '--yes']);
});

test('keys are made, rotated and revoked by an admin; the audit log shows it', async () => {
  const way = { key: tokens.owner };
  const workspace = ['--workspace', system.demo.workspace_id];
  const made = await okJson<{ id: string; key: string }>(
    ['keys', 'create', 'From the command line', '--scope', 'interviews', '--expires-in-days', '2', ...workspace],
    way,
  );
  await ok(['campaigns', 'list'], { key: made.key });
  const rotated = await okJson<{ id: string; key: string }>(['keys', 'rotate', made.id], way);
  await ok(['keys', 'revoke', made.id, '--yes'], way);
  assert.equal((await insights(['campaigns', 'list'], { key: made.key })).code, 3);
  await ok(['campaigns', 'list'], { key: rotated.key });
  const last = await okJson<{ key: string }>(['keys', 'rotate', rotated.id, '--grace', '0'], way);
  assert.equal((await insights(['campaigns', 'list'], { key: rotated.key })).code, 3);
  await ok(['campaigns', 'list'], { key: last.key });
  await listed(['keys', 'list', ...workspace], way);
  const entries = await eventually(async () => {
    const rows = await okJson<{ subject: string }[]>(['audit', '--action', 'api_key.revoked', ...workspace], way);
    return rows.some(({ subject }) => subject === made.id) ? rows : null;
  });
  assert.ok(entries.length > 0);
});

test('jobs are listed', async () => {
  await okJson<object[]>(['jobs', 'list']);
  assert.equal((await insights(['jobs', 'show', '01890000-0000-7000-8000-000000000000'])).code, 4);
});

test('the profile can be removed', async () => {
  await ok(['logout']);
  assert.equal((await insights(['campaigns', 'list'])).code, 3);
  assert.ok(!(await readFile(join(folder, 'config/insights/profiles.json'), 'utf8')).includes(keys.full));
});
