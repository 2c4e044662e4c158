import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { eventTypes, type events } from '@insights/contracts';
import { type Db, type DbSettings, append, mechanismTables, openDb, tenantTable } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import {
  type DatabaseUrls,
  type Scope,
  backwards,
  freshDatabaseUrls,
  testDbSettings,
} from '../../../test/support/database.ts';
import {
  type Bus,
  type Delivery,
  type Subscription,
  connectBus,
  consume,
  messagingSettings,
  startConsumers,
  startRelay,
} from '../src/index.ts';
import { type NatsServer, natsServer } from './nats-server.ts';
import { type Owner, openOwner } from './owner.ts';

export const SERVICE = 'probe';
export const WORKSPACE = v7();
export const logger = createLogger(SERVICE, process.env['TEST_LOG'] ?? 'silent');

const migrations = [
  {
    version: 1,
    name: 'probe',
    oldest_compatible_code: 1,
    statements: [
      ...mechanismTables(SERVICE),
      // Without a key, so that an effect that happens twice is visible.
      `create table ${SERVICE}.effects (event_id uuid not null, workspace_id uuid not null)`,
      ...tenantTable(SERVICE, 'effects'),
      `create table ${SERVICE}.runs (event_id uuid not null, pid int not null)`,
    ],
  },
];

/** A service with only a database and a bus; it ends with the test. */
export interface Probe {
  db: Db;
  /** Bypasses row-level security. */
  owner: Owner;
  nats: NatsServer;
  urls: DatabaseUrls;
  bus: Bus;
  /** Appends one event in its own transaction and returns its id. */
  append(note?: string): Promise<string>;
  /** Event ids of all effects, unordered. */
  effects(): Promise<string[]>;
  waiting(): Promise<number>;
  relay(): void;
  consume(...subscriptions: Subscription[]): void;
}

export type Started = events.CampaignStarted;
/** Emitted by the probe in these tests. */
export const started = { ...eventTypes.campaignStarted, service: SERVICE };

/** An effect that tests can count: each time inserts one row. */
export function recording(
  behave: (delivery: Delivery<Started>) => Promise<void> | void = () => undefined,
  consumer = 'probe.record',
): Subscription {
  return consume(started, {
    consumer,
    async handle(tx, delivery) {
      await tx.run('insert into effects (event_id, workspace_id) values ($1, $2)', [delivery.id, tx.workspaceId]);
      await behave(delivery);
    },
  });
}

/** Appends `$1` events, as the owner. */
export const APPEND_MANY = `insert into probe.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
  select uuidv7(), gen_random_uuid(), 'campaign_started', decode(repeat('0a', 96), 'hex'), '', gen_random_uuid(), 1
  from generate_series(1, $1)`;

export async function probe(
  test: Scope,
  options: {
    databaseUrls?: (urls: DatabaseUrls) => Promise<DatabaseUrls>;
    env?: NodeJS.ProcessEnv;
    natsLater?: boolean;
    /** The services with a consumer; without it, only this one. */
    readers?: readonly string[];
    pools?: Partial<Pick<DbSettings, 'dbPoolMax' | 'dbWorkerPoolMax'>>;
  } = {},
): Promise<Probe> {
  const scope = backwards(test);
  const urls = await freshDatabaseUrls(scope, SERVICE, migrations);
  const owner = openOwner(scope, urls);
  const nats = await natsServer();
  scope.after(() => nats.remove());
  if (!options.natsLater) await nats.start();
  const seen = options.databaseUrls ? await options.databaseUrls(urls) : urls;
  const db = await openDb({ schema: SERVICE, config: { ...testDbSettings(seen), ...options.pools }, entities: [] });
  const config = loadConfig(messagingSettings, {
    NATS_URL: nats.url,
    EVENTS_MAX_MIB: '64',
    CONSUMER_BACKOFF_MS: '10',
    ...options.env,
  });
  const bus = connectBus(config, { service: SERVICE, logger });
  const parts: { stop(): Promise<void> }[] = [];
  scope.after(async () => {
    await Promise.all(parts.map((part) => part.stop()));
    await bus.close();
    await db.close();
  });
  return {
    db,
    owner,
    nats,
    urls,
    bus,
    append: (note = '') => appendOne(db, note),
    async effects() {
      return (await owner.query<{ event_id: string }>(`select event_id from ${SERVICE}.effects`)).map(
        (r) => r.event_id,
      );
    },
    async waiting() {
      const sql = `select count(*)::int as count from ${SERVICE}.outbox where published_at is null`;
      return (await owner.query<{ count: number }>(sql))[0]?.count ?? 0;
    },
    relay: () => parts.push(startRelay({ db, bus, service: SERVICE, logger, readers: options.readers ?? [SERVICE] })),
    consume: (...subscriptions) => parts.push(startConsumers({ db, bus, service: SERVICE, logger, subscriptions })),
  };
}

function appendOne(db: Db, note: string): Promise<string> {
  const principal = servicePrincipal(SERVICE, WORKSPACE);
  const id = v7();
  return db.withWorkspace({ principal }, (tx) =>
    append(tx, started, { interview_id: id, name: note, contact_count: 1 }, { aggregate_id: id, aggregate_version: 3 }),
  );
}

/** Polls until `check` passes; after `limit_ms` its last failure is the test's. */
export async function eventually(check: () => Promise<void> | void, limit_ms = 15_000): Promise<void> {
  const until = Date.now() + limit_ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof assert.AssertionError) || Date.now() > until) throw error;
    }
    await delay(20);
  }
}
