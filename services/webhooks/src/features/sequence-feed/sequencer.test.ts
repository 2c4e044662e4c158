import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { v7 } from 'uuid';
import { Registry } from 'prom-client';
import { type Call, iso } from '@insights/db';
import { bySize } from '../../../../../test/support/size.ts';
import { callerOf, emit, eventually, logger, numberAll, sharedDatabase, testDeps } from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { listEvents } from '../list-events.ts';
import { queueDeliveries } from '../match-event.ts';
import { feedMetrics } from './metrics.ts';
import { numberEvents } from './number-events.ts';
import { FeedSequencer } from './sequencer.ts';

const db = sharedDatabase();
const deps = testDeps();

const WRITERS = 6;
const TRANSACTIONS_EACH = bySize({ smoke: 40, proof: 400 });
const SEQUENCERS = 3;
const KILLS = bySize({ smoke: 3, proof: 20 });
/** No limit of this kind is what a test is about: it only ends one that hangs. */
const HANGS_MS = 300_000;

const chance = (share: number): boolean => Math.random() < share;
const upTo = (most: number): number => Math.floor(Math.random() * (most + 1));
const pick = <T>(all: readonly T[]): T => all[upTo(all.length - 1)] as T;

interface Feed {
  call: Call & { principal: { workspace_id: string } };
  endpoint_id: string;
  /** Ids of the committed events. */
  committed: Set<string>;
}

async function someFeeds(): Promise<Feed[]> {
  const [one, other] = [callerOf(), callerOf()];
  const calls = [one, one, other];
  const make = async (call: Feed['call']): Promise<Feed> => {
    const request = { url: 'http://127.0.0.1:65535/hook', events: [], interview_ids: [], description: '' };
    return { call, endpoint_id: (await createEndpoint(deps, call, request)).id, committed: new Set() };
  };
  return Promise.all(calls.map(make));
}

/** Queues events in one transaction, which stays open for a while between them; some transactions roll back. */
async function write(feeds: readonly Feed[]): Promise<void> {
  const { call } = pick(feeds);
  const own = feeds.filter((feed) => feed.call === call);
  const added: [Feed, string][] = [];
  const isLong = chance(0.1);
  try {
    await db.withWorkspace({ principal: call.principal }, async (tx) => {
      for (let n = upTo(3); n >= 0; n -= 1) {
        const to = own.filter(() => chance(0.7));
        const event = { id: v7(), name: 'campaign.paused', occurred_at: iso(new Date()), data: {} } as const;
        const ids = await queueDeliveries(
          tx,
          event,
          to.map(({ endpoint_id }) => endpoint_id),
        );
        for (const [index, id] of ids.entries()) added.push([to[index] as Feed, id]);
        await sleep(isLong ? upTo(150) : upTo(8));
      }
      if (chance(0.1)) throw new Error('rolled back');
    });
  } catch (error) {
    assert.match(String(error), /rolled back|internal|went wrong/i);
    return;
  }
  for (const [feed, id] of added) feed.committed.add(id);
}

/** Reads on from its own place until `end` and nothing is left. Each item that it gets must be the next one. */
class Reader {
  readonly seen: string[] = [];
  readonly #feed: Feed;

  constructor(feed: Feed) {
    this.#feed = feed;
  }

  async page(): Promise<number> {
    const { call, endpoint_id } = this.#feed;
    const page = { limit: 1 + upTo(6), cursor: '' };
    const { items } = await listEvents(deps, call, { endpoint_id, after: this.seen.at(-1) ?? '', page });
    for (const { id, sequence } of items) {
      assert.equal(sequence, this.seen.length + 1, 'each number follows the one before');
      this.seen.push(id);
    }
    return items.length;
  }

  async read(end: AbortSignal): Promise<void> {
    for (;;) {
      const was = end.aborted;
      if ((await this.page()) === 0) {
        if (was) return;
        await sleep(upTo(10));
      }
    }
  }

  /** The whole feed from its beginning still begins with what this reader has seen. */
  async checkNothingBefore(): Promise<void> {
    const { call, endpoint_id } = this.#feed;
    const seen = [...this.seen];
    const shown: string[] = [];
    for (let after = ''; shown.length < seen.length; after = shown.at(-1) ?? '') {
      const { items } = await listEvents(deps, call, { endpoint_id, after, page: { limit: 200, cursor: '' } });
      assert.notEqual(items.length, 0, 'what was shown stays');
      shown.push(...items.map(({ id }) => id));
    }
    assert.deepEqual(shown.slice(0, seen.length), seen);
  }

  /** Everything that was committed, once. */
  checkComplete(): void {
    assert.equal(new Set(this.seen).size, this.seen.length, 'nothing twice');
    assert.deepEqual(this.seen.toSorted(), [...this.#feed.committed].toSorted());
  }
}

test(
  'readers see every committed event once, without gaps and nothing new before what they saw, whatever commits when',
  { timeout: HANGS_MS },
  async () => {
    const feeds = await someFeeds();
    const written = new AbortController();
    const numbered = new AbortController();
    const writers = Array.from({ length: WRITERS }, async () => {
      for (let n = 0; n < TRANSACTIONS_EACH; n += 1) await write(feeds);
    });
    const sequencers = Array.from({ length: SEQUENCERS }, async () => {
      for (let wasWritten = false; !wasWritten;) {
        wasWritten = written.signal.aborted;
        await numberEvents(db);
        await sleep(upTo(5));
      }
    });
    const readers = feeds.map((feed) => new Reader(feed));
    const reading = readers.map((reader) => reader.read(numbered.signal));
    const checking = readers.map(async (reader) => {
      while (!numbered.signal.aborted) {
        await reader.checkNothingBefore();
        await sleep(upTo(40));
      }
    });
    const all = Promise.all([...reading, ...checking]);
    const work = async () => {
      await Promise.all(writers);
      written.abort();
      await Promise.all(sequencers);
      await numberAll();
      numbered.abort();
    };
    await Promise.all([all, work()]);
    for (const reader of readers) reader.checkComplete();
    assert.ok(readers.every(({ seen }) => seen.length > TRANSACTIONS_EACH / 2));
  },
);

/** A process of its own that runs the sequencer until it is killed. */
async function sequencerProcess(t: TestContext): Promise<ChildProcess> {
  const url = db.worker.options.connectionString ?? '';
  const file = new URL('sequencer-process.fixture.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_WORKER_URL: url, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test(
  `${KILLS} kills -9 of sequencers in the middle lose, repeat and skip nothing`,
  { timeout: HANGS_MS },
  async (t) => {
    const feeds = await someFeeds();
    const over = new AbortController();
    const writers = Array.from({ length: 2 }, async () => {
      while (!over.signal.aborted) await write(feeds);
    });
    const readers = feeds.map((feed) => new Reader(feed));
    const numbered = new AbortController();
    const reading = Promise.all(readers.map((reader) => reader.read(numbered.signal)));
    const work = async () => {
      let standby = await sequencerProcess(t);
      for (let n = 0; n < KILLS; n += 1) {
        const victim = standby;
        standby = await sequencerProcess(t);
        const before = readers.map(({ seen }) => seen.length);
        await eventually(() => readers.every(({ seen }, index) => seen.length > (before[index] ?? 0) + 3), HANGS_MS);
        await sleep(upTo(30));
        victim.kill('SIGKILL');
      }
      standby.kill('SIGKILL');
      const areSomeWaiting = async () =>
        (await db.worker.query(`select 1 from feed_items where sequence is null limit 1`)).rows.length > 0;
      await eventually(areSomeWaiting, HANGS_MS);
      over.abort();
      await Promise.all(writers);
      const heir = await sequencerProcess(t);
      await eventually(async () => !(await areSomeWaiting()), HANGS_MS);
      heir.kill('SIGKILL');
      numbered.abort();
    };
    await Promise.all([reading, work()]);
    for (const reader of readers) reader.checkComplete();
  },
);

test('a sequencer numbers what it is notified of, and finds by itself what it was not notified of', async (t) => {
  const [feed] = await someFeeds();
  assert.ok(feed);
  const registry = new Registry();
  const sequencer = new FeedSequencer({ db, logger, metrics: feedMetrics(db, registry) });
  t.after(() => sequencer.stop());
  const reader = new Reader(feed);
  await emit(feed.call, [feed.endpoint_id]);
  await eventually(() => reader.page());
  for (let n = 0; n < 3; n += 1) await emit(feed.call, [feed.endpoint_id]);
  sequencer.notify();
  await eventually(async () => (await reader.page()) && reader.seen.length === 4);
  assert.match(await registry.metrics(), /^insights_webhook_feed_numbered_total 4$/m);
});

test('the metric tells for how long an event has been waiting for its number', async () => {
  const [feed] = await someFeeds();
  assert.ok(feed);
  const registry = new Registry();
  feedMetrics(db, registry);
  const age = async () => {
    const [, seconds] = /^insights_webhook_feed_oldest_waiting_seconds (\S+)$/m.exec(await registry.metrics()) ?? [];
    return Number(seconds);
  };
  await numberAll();
  assert.equal(await age(), 0);
  const [id] = await emit(feed.call, [feed.endpoint_id]);
  await db.withWorkspace({ principal: feed.call.principal }, (tx) =>
    tx.run(`update feed_items set added_at = now() - interval '90 seconds' where delivery_id = $1`, [id]),
  );
  const seconds = await age();
  assert.ok(seconds >= 90 && seconds < 200, String(seconds));
  await numberAll();
  assert.equal(await age(), 0);
});

test('a lock that somebody holds on one feed does not hold up the others', async () => {
  const [held, free] = await someFeeds();
  assert.ok(held && free);
  const readers = [new Reader(held), new Reader(free)] as const;
  await emit(held.call, [held.endpoint_id, free.endpoint_id]);
  const client = await db.worker.connect();
  try {
    await client.query('begin');
    await client.query('select 1 from feed_heads where endpoint_id = $1 for update', [held.endpoint_id]);
    await numberAll();
    assert.deepEqual([await readers[0].page(), await readers[1].page()], [0, 1]);
    await client.query('rollback');
  } finally {
    client.release();
  }
  await numberAll();
  assert.equal(await readers[0].page(), 1);
});
