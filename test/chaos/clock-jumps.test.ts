import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const DAY_MS = 86_400_000;
const dir = mkdtempSync(join(tmpdir(), 'insights-clock-'));
const shiftFile = join(dir, 'shift');
writeFileSync(shiftFile, '0');
const preload = pathToFileURL(resolve(import.meta.dirname, '../support/shifted-clock.mjs')).href;
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  interviewers: 0,
  env: { ...PLENTY, LOG_LEVEL: 'warn', CLOCK_SHIFT_FILE: shiftFile, NODE_OPTIONS: `--import ${preload}` },
});
after(async () => {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
});
assert.ok(stack.demo);
const key = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
const { id: interviewId } = await createCampaign(key, { settings: { grace_period_minutes: 600 } });
await key.ok(key.post(`/v1/interviews/${interviewId}/start`));
const contactsPath = `/v1/interviews/${interviewId}/contacts`;

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const add = async (scheduled_for: string | null) =>
  String((await key.ok(key.post(contactsPath, { name: 'Maya', scheduled_for })))['id']);
const statusOf = async (id: string) =>
  ((await key.ok(key.get(`${contactsPath}/${id}`)))['scheduled_session'] as { status: string }).status;
const storedStatus = async (id: string) =>
  (await queryAsAdmin<{ status: string }>(stack.dir, 'select status from campaigns.sessions where id = $1', [id]))[0]
    ?.status;
const pidOf = (name: string) => stack.processes()[name]?.pid ?? assert.fail(`${name} does not run`);

/** The clocks of all processes jump; the database's does not. A new process sweeps as soon as it runs. */
async function jump(ms: number): Promise<void> {
  writeFileSync(shiftFile, String(ms));
  // The gateway reuses its principal tokens for some seconds, and one from the future is invalid.
  for (const name of ['gateway', 'campaigns']) {
    const killed = pidOf(name);
    process.kill(killed, 'SIGKILL');
    await eventually(() => assert.notEqual(pidOf(name), killed));
  }
  await eventually(async () => assert.equal((await key.get('/v1/health')).status, 200));
  await eventually(async () => void (await key.ok(key.get(contactsPath))));
}

test('sessions open and expire by the database’s clock while process clocks jump, campaigns is killed and jobs stands still', async () => {
  const jobs = pidOf('jobs');
  process.kill(jobs, 'SIGSTOP');
  try {
    const soon = await add(inMs(20_000));
    const later = await add(inMs(DAY_MS));
    const open = await add(inMs(DAY_MS));
    await key.ok(key.post(`${contactsPath}/${open}/reactivate`, { grace_period_minutes: 60 }));

    await jump(2 * DAY_MS);
    assert.deepEqual([await statusOf(later), await statusOf(open)], ['scheduled', 'available']);
    assert.equal((await key.post(contactsPath, { name: 'Noah', scheduled_for: inMs(-60_000) })).status, 422);
    assert.equal(await statusOf(await add(inMs(DAY_MS))), 'scheduled');

    await jump(-2 * DAY_MS);
    await eventually(async () => assert.equal(await storedStatus(soon), 'available'));
    assert.deepEqual([await statusOf(later), await statusOf(open)], ['scheduled', 'available']);
    assert.equal((await key.post(contactsPath, { name: 'Noah', scheduled_for: inMs(-60_000) })).status, 422);

    // Its hour is over.
    await queryAsAdmin(stack.dir, `update campaigns.sessions set expires_at = now() where id = $1`, [open]);
    assert.equal(await statusOf(open), 'expired');
    await eventually(async () => assert.equal(await storedStatus(open), 'expired'));
    assert.equal(await storedStatus(later), 'scheduled');
    await key.ok(key.post(`${contactsPath}/${open}/reactivate`, { grace_period_minutes: 5 }));
    assert.equal(await statusOf(open), 'available');
  } finally {
    process.kill(jobs, 'SIGCONT');
  }
});
