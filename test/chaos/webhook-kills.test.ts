import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { servicePrincipal } from '../../packages/auth-context/src/index.ts';
import { eventTypes } from '../../packages/contracts/src/index.ts';
import { type Db, append, openDb } from '../../packages/db/src/index.ts';
import { Api } from '../support/api.ts';
import { backwards } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { useKilledSystem } from '../support/killed-system.ts';
import { median } from '../support/http-load.ts';
import { bySize } from '../support/size.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '../support/webhook-receiver.ts';
import { pause } from './load.ts';

const KILLS = bySize({ smoke: 3, proof: 100 });
const PER_SECOND = bySize({ smoke: 50, proof: 200 });
const TICK_MS = 50;
/** These depend on the machine, so the proof measures them. */
const GONE_MS = bySize({ smoke: null, proof: 8_000 });
const MOST_REPEATED = bySize({ smoke: 0.2, proof: 0.02 });
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
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#db.withWorkspace({ principal }, async (tx) => {
          // A commit whose answer was lost may have happened. Looking for it reads the whole outbox.
          const known = tries === 1 ? [] : await tx.rows<{ id: string }>(COMMITTED, [ids]);
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

test(`webhooks, NATS and PostgreSQL are killed ${KILLS} times under ${PER_SECOND} events/s: no event is missing, few come twice, and the backlog goes${GONE_MS === null ? '' : ` within ${GONE_MS / 1_000} s`}`, async (t) => {
  const scope = backwards(t);
  const { stack, demo } = await useKilledSystem(after);
  const api = new Api(stack.baseUrl, { key: demo.api_keys.full });
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
  const source = new Source(db, demo.workspace_id);

  const arrivals = new Arrivals(receiver.received);
  const gone_ms: number[] = [];
  const by_victim = new Map<string, number[]>(victims.map((name) => [name, []]));
  for (let n = 0; n < KILLS; n += 1) {
    const name = victims[n % victims.length] ?? 'webhooks';
    const killed = stack.processes()[name];
    assert.ok(killed);
    process.kill(killed.pid, 'SIGKILL');
    await eventually(() => assert.notEqual(stack.processes()[name]?.pid, killed.pid));
    const restarted_at = Date.now();
    if (n === KILLS - 1) await source.stop();
    const backlog = arrivals.missingOf(source.appended);
    const what = `the backlog after ${name} was killed`;
    await eventually(() => arrivals.missingOf(backlog).length === 0 || null, { what });
    gone_ms.push(Date.now() - restarted_at);
    by_victim.get(name)?.push(Number(gone_ms.at(-1)));
  }
  assert.deepEqual(arrivals.missingOf(source.appended), []);
  console.log(
    `${KILLS} kills, ${source.appended.size} events: 0 missing, ${arrivals.repeated} twice; ` +
      `the backlog was gone after ${median(gone_ms)} ms (median), ${Math.max(...gone_ms)} (longest), ${gone_ms.at(-1)} (last)`,
  );
  for (const [name, all] of by_victim) {
    console.log(`  ${name}: ${median(all)} ms (median), ${Math.max(...all)} (longest)`);
  }
  assert.ok(arrivals.repeated < source.appended.size * MOST_REPEATED, `${arrivals.repeated} came twice`);
  // Numbering keeps trying by itself while PostgreSQL is away, so it may come after the deliveries.
  await eventually(() => assertFeedIsComplete(api, endpointId, source.appended));
  assert.ok(GONE_MS === null || Number(gone_ms.at(-1)) <= GONE_MS, `the backlog was gone after ${gone_ms.at(-1)} ms`);
});

/** The events that a receiver has got, read as they come. */
class Arrivals {
  repeated = 0;
  readonly #received: readonly ReceivedWebhook[];
  readonly #seen = new Set<unknown>();
  #read = 0;

  constructor(received: readonly ReceivedWebhook[]) {
    this.#received = received;
  }

  /** Those that have not arrived. */
  missingOf(ids: Iterable<string>): string[] {
    for (const { data } of this.#received.slice(this.#read)) {
      if (this.#seen.has(data['interview_id'])) this.repeated += 1;
      this.#seen.add(data['interview_id']);
    }
    this.#read = this.#received.length;
    return [...ids].filter((id) => !this.#seen.has(id));
  }
}

/** The feed has each event once, and its numbers have no gap. */
async function assertFeedIsComplete(api: Api, endpointId: string, appended: ReadonlySet<string>): Promise<void> {
  const seen: string[] = [];
  for (let last = ''; ;) {
    const path = `/v1/webhook-endpoints/${endpointId}/events?limit=200${last && `&after=${last}`}`;
    const { body } = await api.get<{ sequence: number; cursor: string; data: { interview_id: string } }[]>(path);
    if (body.length === 0) break;
    assert.deepEqual(
      body.map(({ sequence }) => sequence),
      body.map((_, index) => seen.length + index + 1),
    );
    seen.push(...body.map(({ data }) => data.interview_id));
    last = body.at(-1)?.cursor ?? '';
  }
  assert.deepEqual(new Set(seen), new Set(appended));
  assert.equal(seen.length, appended.size);
}
