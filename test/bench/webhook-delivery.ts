/**
 * The cost of sending webhooks: deliveries per second from a backlog, for one endpoint and for many, and the time from
 * the start of storing an event (its commit included) until the receiver has it, at 100 events/s, also beside an endpoint
 * that never answers and has a long backlog. Run: node test/bench/webhook-delivery.ts. PostgreSQL flushes every commit to disk; the receiver is a thread of this process on
 * loopback, and everything shares one machine.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker, isMainThread, parentPort } from 'node:worker_threads';
import { servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import type { Stoppable } from '@insights/messaging';
import { type Db, bootstrapRoles, migrate, openDb } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { preparePostgres, removePostgresData } from '../../deploy/local/engines/postgres.ts';
import { deliverySettings } from '../../services/webhooks/src/config.ts';
import { entities } from '../../services/webhooks/src/db/entities.ts';
import { migrations } from '../../services/webhooks/src/db/migrations/index.ts';
import { createEndpoint } from '../../services/webhooks/src/features/create-endpoint.ts';
import { deliveryMetrics } from '../../services/webhooks/src/features/deliver-events/metrics.ts';
import { startDeliveries } from '../../services/webhooks/src/features/deliver-events/worker.ts';
import { queueDeliveries } from '../../services/webhooks/src/features/match-event.ts';
import { feedMetrics } from '../../services/webhooks/src/features/sequence-feed/metrics.ts';
import { FeedSequencer } from '../../services/webhooks/src/features/sequence-feed/sequencer.ts';
import { updateEndpoint } from '../../services/webhooks/src/features/update-endpoint.ts';
import { AddressGuard } from '../../services/webhooks/src/net/address-guard.ts';
import { GuardedAgent } from '../../services/webhooks/src/net/guarded-agent.ts';
import { bySize } from '../support/size.ts';
import { webhooksQuotas } from '../../services/webhooks/src/domain/quotas.ts';
import { freePort } from '../support/free-port.ts';
import { median } from '../support/http-load.ts';
import { cpuSecondsWithChildren } from '../support/process-usage.ts';

const BACKLOG = bySize({ smoke: 500, proof: 5_000 });
const PER_SECOND = 100;
const SECONDS = bySize({ smoke: 3, proof: 60 });
const WORKSPACES = 10;
const ENDPOINTS_EACH = 5;
const HEALTHY = 99;
/** Events that wait for the endpoint that never answers. */
const HANGING = bySize({ smoke: 1_000, proof: 10_000 });
/** Backlogs of each kind, in turns. */
const DRAINS = bySize({ smoke: 1, proof: 5 });
const ROUNDS = bySize({ smoke: 1, proof: 3 });

/** The path that is never answered. */
const HANG = '/hang';

interface Arrival {
  id: string;
  at: number;
}

/** Converts both threads' clock readings to one scale. */
const now = () => performance.timeOrigin + performance.now();

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: unknown) => parentPort?.postMessage(message);

function beReceiver(): void {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === HANG) return;
    const arrival: Arrival = { id: String(request.headers['webhook-id']), at: now() };
    tell(arrival);
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1', () => tell((server.address() as AddressInfo).port));
}

async function startDatabase(): Promise<{ db: Db; pid: number; stop: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'insights-bench-'));
  const port = await freePort();
  const postgres = await preparePostgres({ dir, port, password: 'bench' });
  await postgres.spec.prepare?.();
  const { command, args, env, user } = postgres.spec;
  const server = spawn(command, args, { env, ...user, stdio: 'ignore' });
  while (!(await postgres.answers())) await delay(50);
  const passwords = { owner: 'o', app: 'a', worker: 'w' };
  await bootstrapRoles({ admin_url: postgres.admin_url, service: 'webhooks', passwords });
  const url = (role: keyof typeof passwords) =>
    `postgresql://webhooks_${role}:${passwords[role]}@127.0.0.1:${port}/postgres`;
  await migrate('webhooks', url('owner'), migrations);
  const limits = { dbPoolMax: 10, dbWorkerPoolMax: 4, dbStatementTimeoutMs: 15_000 };
  const config = { databaseUrl: url('app'), databaseWorkerUrl: url('worker'), ...limits };
  const db = await openDb({ schema: 'webhooks', config, entities });
  return {
    db,
    pid: Number(server.pid),
    async stop() {
      await db.close();
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      await removePostgresData(dir);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

interface Target {
  workspace_id: string;
  endpoint_id: string;
}

/** Processor time used so far, in seconds. Beside the sender's own thread, its process has that of the receiver. */
function secondsByPart(postgres: number): Record<string, number> {
  const seconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;
  const sender = seconds(process.threadCpuUsage());
  return { sender, PostgreSQL: cpuSecondsWithChildren(postgres), receiver: seconds(process.cpuUsage()) - sender };
}

interface Drain {
  per_second: number;
  /** Processor time of a delivery, in microseconds. */
  each_us: Record<string, number>;
}

/** Medians, and the slowest and the fastest. */
function inWords(drains: readonly Drain[]): string {
  const rates = drains.map(({ per_second }) => per_second).toSorted((a, b) => a - b);
  const usOf = (name: string) => median(drains.map(({ each_us }) => each_us[name] ?? 0));
  const parts = Object.keys(drains[0]?.each_us ?? {}).map((name) => `${name} ${usOf(name).toFixed(0)}`);
  return (
    `${median(rates).toFixed(0)} deliveries/s (${rates[0]?.toFixed(0)} to ${rates.at(-1)?.toFixed(0)}); ` +
    `processor time of each in µs: ${parts.join(', ')}; ${cpus().length} cores`
  );
}

async function measure(db: Db, postgres: number, receiver: Worker, port: number): Promise<void> {
  const config = loadConfig(deliverySettings, {
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    WEBHOOKS_ALLOW_CIDRS: '127.0.0.0/8',
    WEBHOOKS_ALLOW_INSECURE: 'true',
  });
  const addresses = new AddressGuard(config);
  const agent = new GuardedAgent(addresses);
  const logger = createLogger('webhooks', 'warn');
  const deps = {
    db,
    keys: config.encryptionKeys,
    addresses,
    quotas: webhooksQuotas({ maxEndpoints: 0 }),
    retention_days: 30,
  };
  const makeTarget = async (workspace: number, at = '/hook'): Promise<Target> => {
    const workspace_id = `00000000-0000-7000-8000-${String(workspace).padStart(12, '0')}`;
    const principal = servicePrincipal('bench', workspace_id);
    const request = { url: `http://127.0.0.1:${port}${at}`, events: [], interview_ids: [], description: '' };
    return { workspace_id, endpoint_id: (await createEndpoint(deps, { principal }, request)).id };
  };
  /** Also ends what waits for it. */
  const switchOff = ({ workspace_id, endpoint_id }: Target) => {
    const principal = servicePrincipal('bench', workspace_id);
    const unchanged = { events: null, interview_ids: null, url: null, description: null };
    return updateEndpoint(deps, { principal }, { endpoint_id, active: false, ...unchanged });
  };
  const emit = ({ workspace_id, endpoint_id }: Target, count = 1): Promise<string[]> => {
    const principal = servicePrincipal('bench', workspace_id);
    return db.withWorkspace({ principal }, async (tx) => {
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1) {
        const data = { interview_id: workspace_id, name: 'A campaign with a usual name', contact_count: 12 };
        const event = {
          id: crypto.randomUUID(),
          name: 'campaign.started',
          occurred_at: new Date().toISOString(),
          data,
        };
        ids.push(...(await queueDeliveries(tx, { ...event, name: 'campaign.started' }, [endpoint_id])));
      }
      return ids;
    });
  };
  const isEmpty = async () =>
    (await db.worker.query(`select 1 from deliveries where status = 'pending' limit 1`)).rows.length === 0;

  const start = (): Stoppable => {
    const feed = new FeedSequencer({ db, logger, metrics: feedMetrics(db) });
    const worker = startDeliveries({ db, agent, config, logger, metrics: deliveryMetrics(db), feed });
    return { stop: async () => void (await Promise.all([worker.stop(), feed.stop()])) };
  };

  const drain = async (targets: Target[]): Promise<Drain> => {
    for (const target of targets) await emit(target, BACKLOG / targets.length);
    const before = secondsByPart(postgres);
    const begin = performance.now();
    const worker = start();
    while (!(await isEmpty())) await delay(20);
    const seconds = (performance.now() - begin) / 1_000;
    const each_us = Object.entries(secondsByPart(postgres)).map(
      ([name, total]) => [name, ((total - (before[name] ?? 0)) * 1e6) / BACKLOG] as const,
    );
    await worker.stop();
    return { per_second: BACKLOG / seconds, each_us: Object.fromEntries(each_us) };
  };

  const targets: Target[] = [];
  for (let n = 0; n < WORKSPACES * ENDPOINTS_EACH; n += 1) targets.push(await makeTarget(n % WORKSPACES));
  // Warms up the compilers.
  await drain(targets);
  const many: Drain[] = [];
  const one: Drain[] = [];
  for (let round = 0; round < DRAINS; round += 1) {
    many.push(await drain(targets));
    one.push(await drain(targets.slice(0, 1)));
  }
  console.log(`backlog of ${BACKLOG}, ${targets.length} endpoints of ${WORKSPACES} workspaces: ${inWords(many)}`);
  console.log(`backlog of ${BACKLOG}, one endpoint: ${inWords(one)}`);

  const arrivals = new Map<string, number>();
  receiver.on('message', ({ id, at }: Arrival) => arrivals.set(id, at));
  /** The waits for events at a steady rate, in rising order. */
  const pace = async (among: Target[]): Promise<number[]> => {
    const sent: Promise<{ ids: string[]; at: number }>[] = [];
    const begin = now();
    for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
      await delay(Math.max(0, begin + (n * 1_000) / PER_SECOND - now()));
      const at = now();
      sent.push(emit(among[n % among.length] as Target).then((ids) => ({ ids, at })));
    }
    const all = await Promise.all(sent);
    while (all.some(({ ids }) => ids.some((id) => !arrivals.has(id)))) await delay(20);
    return all.map(({ ids, at }) => (arrivals.get(ids[0] ?? '') ?? Number.NaN) - at).toSorted((a, b) => a - b);
  };
  const shares = (waits: number[]) =>
    [0.5, 0.99].map((part) => (waits[Math.floor(waits.length * part)] ?? Number.NaN).toFixed(1)).join(', p99 ');

  const worker = start();
  const each = `${PER_SECOND} events/s for ${SECONDS} s, append with commit to received`;
  console.log(`${each}: p50 ${shares(await pace(targets))} ms`);
  const healthy: Target[] = [];
  for (let n = 0; n < HEALTHY; n += 1) healthy.push(await makeTarget(n % WORKSPACES));
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`${HEALTHY} endpoints, undisturbed: p50 ${shares(await pace(healthy))} ms`);
    const hanging = await makeTarget(0, HANG);
    await emit(hanging, HANGING);
    console.log(`beside one that hangs with ${HANGING} events waiting: p50 ${shares(await pace(healthy))} ms`);
    await switchOff(hanging);
  }
  await worker.stop();
  agent.destroy();
}

if (isMainThread) {
  const receiver = new Worker(new URL(import.meta.url));
  const [port] = (await once(receiver, 'message')) as [number];
  const { db, pid, stop } = await startDatabase();
  try {
    await measure(db, pid, receiver, port);
  } finally {
    await stop();
    await receiver.terminate();
  }
} else {
  beReceiver();
}
