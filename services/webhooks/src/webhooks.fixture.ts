import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { v7 } from 'uuid';
import type { Principal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { type Call, type Db, iso } from '@insights/db';
import { createLogger } from '@insights/telemetry';
import { freshDatabase } from '../../../test/support/database.ts';
import { type DeliveryConfig, deliverySettings } from './config.ts';
import { entities } from './db/entities.ts';
import { migrations } from './db/migrations/index.ts';
import type { Deps } from './deps.ts';
import { deliveryMetrics } from './features/deliver-events/metrics.ts';
import { startDeliveries } from './features/deliver-events/worker.ts';
import { queueDeliveries } from './features/match-event.ts';
import { feedMetrics } from './features/sequence-feed/metrics.ts';
import { numberEvents } from './features/sequence-feed/number-events.ts';
import { FeedSequencer } from './features/sequence-feed/sequencer.ts';
import { AddressGuard } from './net/address-guard.ts';
import { GuardedAgent } from './net/guarded-agent.ts';
import type { ResolveName } from './net/resolve-name.ts';
import { webhooksQuotas } from './domain/quotas.ts';

export const testKeys = `k1:${randomBytes(32).toString('base64')}`;
export const logger = createLogger('webhooks', 'silent');

/** Settings for one machine, with retries short enough for tests. */
export function testConfig(env: NodeJS.ProcessEnv = {}): DeliveryConfig {
  return loadConfig(deliverySettings, {
    ENCRYPTION_KEYS: testKeys,
    WEBHOOKS_ALLOW_CIDRS: '127.0.0.0/8',
    WEBHOOKS_ALLOW_INSECURE: 'true',
    WEBHOOKS_RETRY_SECONDS: '0.05,0.1,0.2',
    WEBHOOKS_ATTEMPT_TIMEOUT_MS: '2000',
    ...env,
  });
}

/** A call by an admin of a workspace; of a new workspace by default. */
export function callerOf(workspace_id: string = v7()): Call & { principal: Principal } {
  const user_id = v7();
  const scopes = ['*'];
  return { principal: { kind: 'user', id: user_id, user_id, workspace_id, role: 'admin', scopes, platform_role: '' } };
}

/** One database for all tests of a file; each test has workspaces of its own. */
const database = await freshDatabase({ after: (close) => after(close) }, 'webhooks', migrations, entities);
export const sharedDatabase = (): Db => database;

export function testDeps(options: { config?: DeliveryConfig; resolve?: ResolveName } = {}): Deps {
  const config = options.config ?? testConfig();
  return {
    db: sharedDatabase(),
    keys: config.encryptionKeys,
    addresses: new AddressGuard({ ...config, ...(options.resolve && { resolve: options.resolve }) }),
    quotas: webhooksQuotas({ maxEndpoints: 100 }),
    retention_days: 30,
  };
}

/** Runs the delivery worker until the test ends. */
export function runWorker(
  t: TestContext,
  options: { config?: DeliveryConfig; resolve?: ResolveName; registry?: Registry } = {},
) {
  const config = options.config ?? testConfig();
  const db = sharedDatabase();
  const guard = new AddressGuard({ ...config, ...(options.resolve && { resolve: options.resolve }) });
  const agent = new GuardedAgent(guard);
  const feed = new FeedSequencer({ db, logger, metrics: feedMetrics(db, options.registry) });
  const worker = startDeliveries({ db, agent, config, logger, metrics: deliveryMetrics(db, options.registry), feed });
  t.after(async () => {
    await worker.stop();
    await feed.stop();
    agent.destroy();
  });
  return worker;
}

export interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
  at: number;
}

type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

/** A webhook receiver on loopback. `answer` gets the number of the request, from 1; by default it responds 204. */
export async function startReceiver(
  t: TestContext,
  answer: Answer = (_request, response) => void response.writeHead(204).end(),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks), at: Date.now() });
      answer(request, response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, port, received };
}

/** A list of deliveries without any filter. */
export const noFilters = { status: null, event: null, interview_id: null, from: null, to: null };

/** Queues a `campaign.paused` for endpoints, as the consumer does. Returns the ids of the deliveries. */
export function emit(call: Call, endpointIds: readonly string[], reason = 'lunch'): Promise<string[]> {
  const db = sharedDatabase();
  const data = { interview_id: v7(), reason };
  const event = { id: v7(), name: 'campaign.paused', occurred_at: iso(new Date()), data } as const;
  return db.withWorkspace({ principal: call.principal }, (tx) => queueDeliveries(tx, event, endpointIds));
}

/** Numbers all committed events, as the sequencer does. */
export async function numberAll(): Promise<void> {
  while (!(await numberEvents(sharedDatabase())).is_done);
}

/** Waits until `check` returns a truthy value. Fails after `ms`. */
export async function eventually<T>(
  check: () => Promise<T | undefined | false> | T | undefined | false,
  ms = 5_000,
): Promise<T> {
  for (const end = Date.now() + ms; ;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > end) throw new Error(`timed out after ${ms} ms: ${check.toString()}`);
    await sleep(10);
  }
}
