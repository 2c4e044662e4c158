import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { freshDatabase } from '../../../../test/support/database.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';
import { query } from './query.ts';
import { type NewRun, addFailedRun, lockCampaign, readVersions, startRun } from './runs.ts';

const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const call = { principal: servicePrincipal('reports', randomUUID()) };
const runOf = (interview_id: string, more: Partial<NewRun> = {}): NewRun => ({
  interview_id,
  trigger_reason: 'threshold_reached',
  conversation_count: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

test('a campaign without versions has no status and no final report', async () => {
  const versions = await db.withWorkspace(call, (tx) => readVersions(tx, randomUUID()));
  assert.deepEqual(versions, { newest_status: null, ready_count: null, has_final: false });
});

test('versions are numbered in order, and their state is read within the transaction that changes them', async () => {
  const id = randomUUID();
  const seen = await db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, id);
    const first = await startRun(tx, runOf(id, { trigger_reason: 'campaign_completed' }));
    first.status = 'ready';
    const failed = await addFailedRun(tx, runOf(id, { trigger_reason: 'manual_regenerate', conversation_count: 4 }));
    return { numbers: [first.version_number, failed.version_number], versions: await readVersions(tx, id) };
  });
  assert.deepEqual(seen.numbers, [1, 2]);
  assert.deepEqual(seen.versions, { newest_status: 'failed', ready_count: 3, has_final: true });
});

test('a second active run of one campaign is rejected', async () => {
  const id = randomUUID();
  const twice = db.withWorkspace(call, async (tx) => {
    await lockCampaign(tx, id);
    await startRun(tx, runOf(id));
    await startRun(tx, runOf(id));
  });
  await assert.rejects(twice);
});

test('a queued run survives its transaction', async () => {
  const id = randomUUID();
  await db.withWorkspace(call, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    campaign.wanted_reason = 'manual_regenerate';
  });
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('campaigns').select('wanted_reason').where('interview_id', '=', id).execute(),
  );
  assert.deepEqual(rows, [{ wanted_reason: 'manual_regenerate' }]);
});
