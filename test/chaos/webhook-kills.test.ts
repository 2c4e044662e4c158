import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { servicePrincipal } from '../../packages/auth-context/src/index.ts';
import { eventTypes } from '../../packages/contracts/src/index.ts';
import { type Db, append, openDb } from '../../packages/db/src/index.ts';
import { Api } from '../support/api.ts';
import { backwards } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { pause } from './load.ts';

const KILLS = bySize({ smoke: 6, proof: 100 });
const PER_SECOND = 200;
const TICK_MS = 50;
const GONE_MS = 8_000;
const MOST_REPEATED = 0.02;
const COMMITTED = 'select aggregate_id as id from outbox where aggregate_id = any($1::uuid[])';
const victims = ['webhooks', 'nats', 'postgres'] as const;

/** Appends events to the outbox of campaigns at a steady rate, each until its transaction has committed. */
class Source {
  readonly appended = new Set<string>();
  readonly #db: Db;
  readonly #workspaceId: string;
  readonly #work: Promise<void>[] = [];
  #isOn = true;

  constructor(db: Db, workspaceId: string) {
    this.#db = db;
    this.#workspaceId = workspaceId;
    this.#work.push(this.#run());
  }

  async stop(): Promise<void> {
    this.#isOn = false;
    await Promise.all(this.#work);
  }

  async #run(): Promise<void> {
    const began = performance.now();
    let count = 0;
    while (this.#isOn) {
      const due = Math.floor(((performance.now() - began) / 1_000) * PER_SECOND) - count;
      count += due;
      if (due > 0) this.#work.push(this.#append(Array.from({ length: due }, () => randomUUID())));
      await pause(TICK_MS);
    }
  }

  async #append(ids: string[]): Promise<void> {
    const principal = servicePrincipal('campaigns', this.#workspaceId);
    for (;;) {
      try {
        await this.#db.withWorkspace({ principal }, async (tx) => {
          // A commit whose answer was lost may have happened.
          const known = await tx.rows<{ id: string }>(COMMITTED, [ids]);
          for (const interview_id of ids.filter((each) => !known.some(({ id }) => id === each))) {
            const message = { interview_id, name: 'Under load', contact_count: 1 };
            await append(tx, eventTypes.campaignStarted, message, { aggregate_id: interview_id });
          }
        });
        for (const id of ids) this.appended.add(id);
        return;
      } catch {
        await pause(200);
      }
    }
  }
}

test(`webhooks, NATS and PostgreSQL are killed ${KILLS} times under ${PER_SECOND} events/s: no event is missing, few come twice, the backlog is gone within ${GONE_MS / 1_000} s`, async (t) => {
  const scope = backwards(t);
  const dir = mkdtempSync(join(tmpdir(), 'insights-webhooks-'));
  scope.after(async () => rmSync(dir, { recursive: true, force: true }));
  const stack = await startStack({ dir, seed: 'small', env: { ...PLENTY, LOG_LEVEL: 'warn' } });
  scope.after(() => stack.remove());
  assert.ok(stack.demo);
  const api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  const receiver = await startWebhookReceiver();
  scope.after(() => receiver.close());
  const endpoint = { url: receiver.url, events: ['campaign.started'], description: 'kills' };
  const { id: endpointId } = await api.ok<{ id: string }>(api.post('/v1/webhook-endpoints', endpoint));
  const urls = stackDatabase(stack.dir);
  const db = await openDb({
    schema: 'campaigns',
    entities: [],
    config: {
      databaseUrl: urls.roleUrl('campaigns', 'app'),
      databaseWorkerUrl: urls.roleUrl('campaigns', 'worker'),
      dbPoolMax: 4,
      dbWorkerPoolMax: 1,
      dbStatementTimeoutMs: 10_000,
    },
  });
  scope.after(() => db.close());
  const source = new Source(db, stack.demo.workspace_id);

  for (let n = 0; n < KILLS; n += 1) {
    const name = victims[n % victims.length] ?? 'webhooks';
    const killed = stack.processes()[name];
    assert.ok(killed);
    process.kill(killed.pid, 'SIGKILL');
    await eventually(() => assert.notEqual(stack.processes()[name]?.pid, killed.pid), { timeout_ms: 30_000 });
    await eventually(async () => assert.equal((await api.get('/v1/health')).status, 200), { timeout_ms: 30_000 });
    await pause(500);
  }
  const restarted_at = Date.now();
  await source.stop();
  const received = () => receiver.received.map(({ data }) => String(data['interview_id']));
  const missing = () => {
    const seen = new Set(received());
    return [...source.appended].filter((id) => !seen.has(id)).length;
  };
  await eventually(() => assert.equal(missing(), 0), { timeout_ms: 90_000, every_ms: 100 });
  const gone_ms = Date.now() - restarted_at;
  const repeated = received().length - new Set(received()).size;
  console.log(
    `${KILLS} kills, ${source.appended.size} events: 0 missing, ${repeated} twice, backlog gone ${gone_ms} ms after the last restart`,
  );
  assert.ok(repeated < source.appended.size * MOST_REPEATED, `${repeated} of ${source.appended.size} came twice`);
  await assertFeedIsComplete(api, endpointId, source.appended);
  assert.ok(gone_ms <= GONE_MS, `the backlog was gone after ${gone_ms} ms`);
});

/** The feed has each event once, and its numbers have no gap. */
async function assertFeedIsComplete(api: Api, endpointId: string, appended: ReadonlySet<string>): Promise<void> {
  const seen: string[] = [];
  for (let after = ''; ;) {
    const path = `/v1/webhook-endpoints/${endpointId}/events?limit=200${after && `&after=${after}`}`;
    const { body } = await api.get<{ sequence: number; cursor: string; data: { interview_id: string } }[]>(path);
    if (body.length === 0) break;
    assert.deepEqual(
      body.map(({ sequence }) => sequence),
      body.map((_, index) => seen.length + index + 1),
    );
    seen.push(...body.map(({ data }) => data.interview_id));
    after = body.at(-1)?.cursor ?? '';
  }
  assert.deepEqual(new Set(seen), new Set(appended));
  assert.equal(seen.length, appended.size);
}
