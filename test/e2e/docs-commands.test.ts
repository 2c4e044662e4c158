/**
 * The commands of the documentation as a reader runs them, one page after the other, in a folder like a clone. What a page names in
 * capitals (CAMPAIGN, ENDPOINT …) is what the reader has by then.
 */
import assert from 'node:assert/strict';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../../deploy/local/services.ts';
import { Api } from '../support/api.ts';
import { talk } from '../support/campaign.ts';
import { cloneOf, shell, shellBlocksOf } from '../support/docs-shell.ts';
import { eventually } from '../support/eventually.ts';
import { useSystem } from '../support/shared-stack.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';

/** Pages whose commands are not run as written, with the reason. */
const NOT_RUN: Record<string, string> = {
  'docs/backup-and-restore.md': 'needs a cluster',
  'docs/operations.md': 'needs a cluster',
  'docs/containers.md': 'needs a container engine; deploy/compose/compose.test.ts checks the file',
  'docs/clients.md':
    'installs from a package index; test/e2e/python-client.test.ts does the same with what it has installed',
  'docs/configuration.md': 'starts a second system; test/e2e/model-live.test.ts starts one with the same variables',
};
const [start = '', variables = '', ...campaignSteps] = shellBlocksOf('docs/first-campaign.md');

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const folder = cloneOf(system, { after });
const receiver = await startWebhookReceiver();
after(() => receiver.close());
const has: Record<string, string> = {};

/** Runs commands in the clone and returns what they print. A failure prints what they said. */
async function run(...commands: string[]): Promise<string> {
  const script = commands
    .join('\n')
    .replaceAll(/(?<![$\w])(CAMPAIGN|CONVERSATION|ENDPOINT|DELIVERY)(?![\w=])/g, (name) => has[name] ?? name)
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('http://127.0.0.1:8099/', receiver.url);
  const given = Object.entries(has).map(([name, value]) => `${name}='${value}'`);
  const { status, stdout, stderr } = await shell(folder, [variables, ...given, script].join('\n'), { HOME: folder });
  assert.equal(status, 0, `${script}\n${stdout}\n${stderr}`);
  return stdout;
}

test('first campaign: from the login to the report', async () => {
  assert.equal(start.trim(), 'npm start', 'it is running');
  const said = await run(...campaignSteps, 'echo "campaign $CAMPAIGN"');
  assert.match(said, /First weeks of food bank volunteers/);
  has['CAMPAIGN'] = /campaign (\S+)$/m.exec(said)?.[1] ?? assert.fail(said);
});

test('live interviews: people are invited, and a conversation is followed', async () => {
  const conversations = await api.ok<{ id: string; contact_id: string }[]>(
    api.get(`/v1/interviews/${has['CAMPAIGN']}/conversations`),
  );
  const [conversation = assert.fail('no conversation')] = conversations;
  has['CONVERSATION'] = conversation.id;
  has['INTERVIEW'] = has['CAMPAIGN'] ?? '';
  has['CONTACT'] = conversation.contact_id;
  const [invite = '', follow = '', phone = '', ...others] = shellBlocksOf('docs/live-interviews.md');
  assert.deepEqual(others, [], 'no block is left out');
  await run(invite);
  assert.match(await run(follow), /\w+/);
  assert.match(phone, /^npm start -- --host /, 'a second system on another address is not started');
});

test('interview guide: the rehearsal lists weak spots', async () => {
  assert.match(await run(...shellBlocksOf('docs/interview-guide.md')), /^Weak spots /m);
});

test('reading a report: it is exported and verified', async () => {
  assert.match(await run(...shellBlocksOf('docs/reading-a-report.md')), /^GENUINE/m);
});

test('webhooks: endpoints are created, tried, followed and looked at', async () => {
  const endpoint = { url: receiver.url, events: [], description: 'docs' };
  has['ENDPOINT'] = String((await api.ok(api.post('/v1/webhook-endpoints', endpoint)))['id']);
  const [create = '', tryIt = '', resend = '', failed = '', look = '', ...others] = shellBlocksOf('docs/webhooks.md');
  assert.deepEqual(others, [], 'no block is left out');
  assert.match(await run(create), /whsec_/);
  assert.match(await run(tryIt.replace('--since 2h', '--since 2h --until-now')), /webhook\.ping \S+ → 200/);
  const deliveries = `/v1/webhook-endpoints/${has['ENDPOINT']}/deliveries?status=delivered`;
  const [delivery] = await eventually(async () => {
    const rows = await api.ok<{ id: string }[]>(api.get(deliveries));
    return rows.length > 0 ? rows : null;
  });
  has['DELIVERY'] = delivery?.id ?? '';
  assert.match(await run(resend), /Delivery/);
  await run(failed);
  assert.match(await run(look), /Health +No attempt has failed/);
});

test('retrieval: a folder becomes a vault that answers a question', async () => {
  mkdirSync(join(folder, 'handbooks'));
  writeFileSync(
    join(folder, 'handbooks', 'shifts.md'),
    '# Shifts\n\nThe ward manager approves a shift swap in writing.\n',
  );
  assert.match(await run(...shellBlocksOf('docs/retrieval.md')), /The ward manager approves a shift swap/);
});

test('privacy: a contact is erased', async () => {
  assert.match(await run(...shellBlocksOf('docs/privacy.md')), /"status":\s*"eras/);
});

test('the command line tool: from the login to a verified report', async () => {
  const [block = '', verify = '', ...others] = shellBlocksOf('apps/cli/README.md');
  assert.deepEqual(others, [], 'no block is left out');
  const here = (commands: string) => commands.replaceAll('https://insights.example.com', system.base_url);
  const [login = '', create = '', ...onwards] = here(block).trim().split('\n');
  writeFileSync(join(folder, 'key.txt'), system.demo.api_keys.full);
  const questions = [{ text: 'What happened at the last hand-over?', kind: 'open' }];
  const ward = { name: 'Ward', goal: 'Find out why hand-over fails', language: 'en', questions };
  writeFileSync(join(folder, 'ward.yaml'), JSON.stringify(ward));
  mkdirSync(join(folder, 'transcripts'));
  for (const n of [0, 1, 2]) writeFileSync(join(folder, 'transcripts', `${n}.json`), JSON.stringify(talk(n)));
  // As if the packed tool were installed, which cli-pack.test.ts does.
  const tool = 'insights() { npm run -s insights -- "$@"; }';
  const made = await run(tool, login.replace(/#.*$/, '< key.txt'), create);
  has['CAMPAIGN'] = /"id": "([^"]+)"/.exec(made)?.[1] ?? assert.fail(made);
  assert.match(await run(tool, 'insights campaigns start CAMPAIGN', ...onwards), /Ward/);
  await run(tool, 'insights reports export CAMPAIGN --format docx --output hand-over-report-v3.docx');
  assert.match(await run(tool, here(verify)), /^GENUINE/m);
});

test('every page with commands runs here or is listed with the reason', () => {
  const pages = globSync(['docs/*.md', 'apps/*/README.md'], { cwd: root }).filter(
    (page) => shellBlocksOf(page).length > 0,
  );
  const source = readFileSync(import.meta.filename, 'utf8');
  assert.deepEqual(
    pages.filter((page) => !(page in NOT_RUN) && !source.includes(`shellBlocksOf('${page}')`)),
    [],
  );
  assert.deepEqual(
    Object.keys(NOT_RUN).filter((page) => !pages.includes(page)),
    [],
  );
});
