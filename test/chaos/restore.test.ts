import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { root } from '../../deploy/local/services.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../support/campaign.ts';
import { tablesWith } from '../support/canary.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { PointInTime } from '../support/point-in-time.ts';
import { stackDatabase } from '../support/stack-database.ts';

const ERASED = 'Zebulon Quartermaine';
const KEPT = 'Ottoline Vance';
const LATE = 'Barnaby Thistle';
const run = promisify(execFile);

const dir = mkdtempSync(join(tmpdir(), 'insights-restore-'));
const start = () => startStack({ dir, seed: 'small', env: { ...PLENTY, LOG_LEVEL: 'warn' } });
let stack: Stack = await start();
const backups = await PointInTime.enable(stack);
after(async () => {
  await stack.remove();
  await backups.remove();
  rmSync(dir, { recursive: true, force: true });
});

/** An operator's command, with the settings of its service. */
async function command(file: string, ...args: string[]): Promise<string> {
  const { nats_passwords, encryption_keys } = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Secrets;
  const database = stackDatabase(dir);
  const env = {
    ...process.env,
    NATS_URL: `nats://127.0.0.1:${stack.processes()['nats']?.port}`,
    NATS_USER: 'operator',
    NATS_PASSWORD: nats_passwords['operator'],
    DATABASE_URL: database.roleUrl('campaigns', 'app'),
    DATABASE_WORKER_URL: database.roleUrl('campaigns', 'worker'),
    LINK_KEYS: encryption_keys['campaigns'],
  };
  return (await run(process.execPath, [join(root, file), ...args], { env, timeout: 60_000 })).stdout;
}

const apiOf = () => new Api(stack.baseUrl, { key: stack.demo?.api_keys.full ?? '' });
const traces = (word: string) => tablesWith(stackDatabase(dir).adminUrl, [word]);

async function importAs(name: string, id: string): Promise<string> {
  const contact = { name, email: `${name.split(' ')[0]?.toLowerCase()}@example.org` };
  const transcript = {
    turns: [
      { speaker: 'interviewer', text: 'What happened?' },
      { speaker: 'participant', text: `I am ${name}. The notes were lost because nobody writes them down.` },
    ],
  };
  const path = `/v1/interviews/${id}/conversations/import`;
  return String((await apiOf().ok(apiOf().post(path, { contact, format: 'json', transcript })))['contact_id']);
}

test('the system continues from a restored point in time, and people erased since then stay erased', async () => {
  await eventually(async () => assert.equal((await apiOf().get('/v1/health')).status, 200));
  await backups.backUp(stack);
  const { id } = await createCampaign(apiOf());
  await apiOf().ok(apiOf().post(`/v1/interviews/${id}/start`));
  const erased = await importAs(ERASED, id);
  await importAs(KEPT, id);
  for (let n = 0; n < 3; n += 1) await importTalk(apiOf(), id, n);
  await eventually(async () => assert.equal((await generationStatus(apiOf(), id)).status, 'ready'));
  // Accepted before the point in time, processed after it: the consumers' work is lost with the database.
  await importTalk(apiOf(), id, 3);
  const time = await backups.mark(stack);
  const erase = async () => (await apiOf().ok(apiOf().post(`/v1/interviews/${id}/contacts/${erased}/erase`)))['status'];
  await eventually(async () => assert.equal(await erase(), 'erased'));
  await importAs(LATE, id);
  await eventually(async () => assert.equal((await generationStatus(apiOf(), id)).completed_count, 6));
  await backups.archive(stack);
  await stack.stop();

  await backups.restoreTo(time);
  stack = await start();
  assert.notDeepEqual(await traces(ERASED), [], 'the restored database is from before the erasure');
  assert.match(await command('packages/messaging/src/rebuild-events.ts'), /empty/);
  assert.match(await command('services/campaigns/src/replay-erasures.ts'), /^1 erasures/);

  await eventually(async () => assert.deepEqual(await traces(ERASED), []));
  const open = () => command('services/campaigns/src/replay-erasures.ts', '--open');
  await eventually(async () => assert.match(await open(), /^0 of 1 /));
  await eventually(async () => assert.equal(await erase(), 'erased'));
  assert.notDeepEqual(await traces(KEPT), [], 'data from before that time exists');
  assert.deepEqual(await traces(LATE), [], 'data from after that time does not exist');
  await eventually(async () => assert.equal((await generationStatus(apiOf(), id)).completed_count, 5));
  const campaign = await apiOf().ok(apiOf().get(`/v1/interviews/${id}`));
  assert.deepEqual(campaign['counts'], { contacts: 5, completed: 5, in_progress: 0 });
  await importAs(LATE, id);
  await eventually(async () => assert.equal((await generationStatus(apiOf(), id)).completed_count, 6));
  const documents = await apiOf().ok<{ external_id?: string; source_type: string }[]>(
    apiOf().get(`/v1/vaults/${stack.demo?.vault_id}/documents?limit=200`),
  );
  assert.ok(documents.length > 0, 'transcripts can be looked up');
});
