import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import { freshDatabase } from '../../../../test/support/database.ts';
import { entities } from '../db/entities.ts';
import { migrations } from '../db/migrations/index.ts';
import { query } from '../db/query.ts';
import { lockCampaign } from '../db/runs.ts';
import { SynthesisSignals } from './synthesis-signals.ts';

const db = await freshDatabase({ after }, 'reports', migrations, [...entities]);
const call = { principal: servicePrincipal('reports', randomUUID()) };
const never = new AbortController().signal;
/** Far more than a result takes, and less than the fallback's two polls. */
const SOON_MS = 1_500;

async function queuedSynthesis(): Promise<string> {
  const id = randomUUID();
  await db.withWorkspace(call, async (tx) => {
    const interview_id = randomUUID();
    await lockCampaign(tx, interview_id);
    await query(tx)
      .insertInto('syntheses')
      .values({
        id,
        workspace_id: tx.workspaceId,
        interview_id,
        status: 'queued',
        created_at: '2026-01-01T00:00:00.000Z',
      })
      .execute();
  });
  return id;
}

const complete = (id: string): Promise<unknown> =>
  db.withWorkspace(call, (tx) =>
    query(tx).updateTable('syntheses').set({ status: 'completed' }).where('id', '=', id).execute(),
  );

/** Counts the reads; `first` resolves with the first one. */
function reader(id: string) {
  const first = Promise.withResolvers<void>();
  const counted = { reads: 0, first: first.promise, read: () => read() };
  async function read(): Promise<string | null> {
    const row = await db.withWorkspace(call, (tx) =>
      query(tx).selectFrom('syntheses').select('status').where('id', '=', id).executeTakeFirst(),
    );
    counted.reads += 1;
    first.resolve();
    return row?.status === 'completed' ? row.status : null;
  }
  return counted;
}

test('a stored result wakes the call that waits for it, without polling', async (t) => {
  const stop = new AbortController();
  const warnings: object[] = [];
  const signals = new SynthesisSignals();
  const listening = signals.listen(db, {
    logger: { warn: (fields: object) => void warnings.push(fields) },
    signal: stop.signal,
  });
  t.after(async () => {
    stop.abort();
    await listening;
  });
  // The first result may come before the connection listens; the second cannot.
  for (const isListening of [false, true]) {
    const id = await queuedSynthesis();
    const counted = reader(id);
    const began = performance.now();
    const result = signals.waitFor(id, { wait_ms: 20_000, signal: never }, counted.read);
    await counted.first;
    await complete(id);
    assert.equal(await result, 'completed');
    if (!isListening) continue;
    assert.ok(performance.now() - began < SOON_MS);
    assert.equal(counted.reads, 2);
  }
  assert.deepEqual(warnings, []);
});

test('without notifications the fallback finds the result', async () => {
  const id = await queuedSynthesis();
  const counted = reader(id);
  const result = new SynthesisSignals().waitFor(id, { wait_ms: 20_000, signal: never }, counted.read);
  await counted.first;
  await complete(id);
  assert.equal(await result, 'completed');
});

test('waiting ends without a result when its time is over or the caller leaves', async () => {
  const signals = new SynthesisSignals();
  const id = await queuedSynthesis();
  assert.equal(await signals.waitFor(id, { wait_ms: 50, signal: never }, reader(id).read), null);
  const leave = new AbortController();
  const counted = reader(id);
  const result = signals.waitFor(id, { wait_ms: 60_000, signal: leave.signal }, counted.read);
  await counted.first;
  leave.abort();
  assert.equal(await result, null);
});
