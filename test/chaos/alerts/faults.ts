import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { nodeArgs } from '../../../deploy/local/services.ts';
import type { Stack } from '../../../deploy/local/stack.ts';
import type { Api } from '../../support/api.ts';
import { createCampaign, generationStatus, importTalk } from '../../support/campaign.ts';
import { eventually } from '../../support/eventually.ts';
import { startHangingReceiver } from '../../support/hanging-receiver.ts';
import type { ModelServer } from '../../support/model-server.ts';
import { queryAsAdmin, stackDatabase } from '../../support/stack-database.ts';
import { operatorAccess, updateStream } from './operator.ts';
import type { Fault } from './trials.ts';

/** What the faults act on. */
export interface Scene {
  stack: Stack;
  api: Api;
  model: ModelServer;
}

type Work = Pick<Fault, 'make' | 'fix'>;

const page = (alertname: string) => ({ alertname, severity: 'page' });
const ticket = (alertname: string) => ({ alertname, severity: 'ticket' });
export const both = (alertname: string) => [page(alertname), ticket(alertname)];

function signal({ stack }: Scene, name: string, which: NodeJS.Signals): void {
  const entry = stack.processes()[name];
  if (!entry) throw new Error(`the stack has no process ${name}`);
  process.kill(entry.pid, which);
}

/** A process that is stopped with SIGSTOP: it does not respond and keeps its connections. */
function stopped(scene: Scene, name: string): Work {
  return {
    make: async () => signal(scene, name, 'SIGSTOP'),
    fix: async () => signal(scene, name, 'SIGCONT'),
  };
}

/** A missing right of a database role, as after a faulty migration. */
function revoked({ stack }: Scene, right: string, role: string): Work {
  return {
    make: async () => void (await queryAsAdmin(stack.dir, `revoke ${right} from ${role}`)),
    fix: async () => void (await queryAsAdmin(stack.dir, `grant ${right} to ${role}`)),
  };
}

export function serviceGone(scene: Scene, service: string, ...others: Record<string, string>[]): Fault {
  const alerts = [{ alertname: 'ServiceIsGone', service }, ...others];
  return { what: `${service} is stopped`, alerts, ...stopped(scene, service) };
}

export function natsGone(scene: Scene): Fault {
  return { what: 'nats is stopped', alerts: both('EventsAreHeldUp'), ...stopped(scene, 'nats') };
}

/** Events in an outbox that cannot be read are late, although no metric of the relay sees them. */
export function relayBlind(scene: Scene): Fault {
  return {
    what: 'the relay of vaults cannot read its outbox',
    alerts: both('EventsAreHeldUp'),
    ...revoked(scene, 'select on vaults.outbox', 'vaults_worker'),
  };
}

export function demandUncounted(scene: Scene): Fault {
  return {
    what: 'campaigns cannot read sessions',
    alerts: [page('DemandIsNotCounted')],
    ...revoked(scene, 'select (status, region) on campaigns.sessions', 'campaigns_worker'),
  };
}

/** Jobs are requested and no worker gets one. */
export function jobsUnclaimed(scene: Scene): Fault {
  return {
    what: 'jobs cannot claim jobs',
    alerts: [{ ...ticket('JobsWaitLong'), queue: 'processing' }],
    ...revoked(scene, 'update on jobs.jobs', 'jobs_worker'),
  };
}

/** Webhooks are delivered, and no feed shows them. */
export function feedsUnnumbered(scene: Scene): Fault {
  return {
    what: 'webhooks cannot number events',
    alerts: [ticket('FeedsStandStill')],
    ...revoked(scene, 'update (sequence) on webhooks.feed_items', 'webhooks_worker'),
  };
}

export function limitsUncounted(scene: Scene): Fault {
  return {
    what: 'identity cannot count requests',
    alerts: [ticket('RateLimitStoreDown')],
    ...revoked(scene, 'execute on function identity.take_budgets(jsonb)', 'identity_app'),
  };
}

/** Erasures fail, and a conversation is past its retention period. */
export function retentionFails(scene: Scene): Fault {
  const { stack, api } = scene;
  const { make, fix } = revoked(scene, 'insert on campaigns.erasures', 'campaigns_app');
  return {
    what: 'erasures cannot be stored',
    alerts: [ticket('RetentionIsOverdue')],
    fix,
    async make() {
      await make();
      const { id } = await createCampaign(api, { settings: { retention_days: 1 } });
      const { conversation_id } = await importTalk(api, id, 0);
      await eventually(async () => assert.equal((await generationStatus(api, id)).completed_count, 1));
      const sql = `update campaigns.conversations set completed_at = completed_at - interval '30 days' where id = $1`;
      await queryAsAdmin(stack.dir, sql, [conversation_id]);
    },
  };
}

export function answersFail(scene: Scene, alerts = both('FrontDoorErrors')): Fault {
  return {
    what: 'campaigns cannot read templates',
    alerts,
    ...revoked(scene, 'select on campaigns.agent_templates', 'campaigns_app'),
  };
}

/** Every event for webhooks fails in all attempts; the operator replays the dead letters. */
export function eventsDie(scene: Scene): Fault {
  const { make, fix } = revoked(scene, 'insert on webhooks.inbox', 'webhooks_app');
  const replay = [...nodeArgs('packages/messaging/src/dead-letters.ts'), 'replay', '--all'];
  return {
    what: 'webhooks cannot store events',
    alerts: [ticket('DeadLetters')],
    make,
    async fix() {
      await fix();
      const env = { ...process.env, ...operatorAccess(scene.stack) };
      await promisify(execFile)(process.execPath, replay, { env, timeout: 120_000 });
    },
  };
}

const FLOOD = 16;
const FLOOD_BYTES = 512 * 1024;

/**
 * Many events are published, and the stream's limit is then set just above their size. jobs, which would reset the limit and make room, cannot
 * read its outbox.
 */
export function streamFull(scene: Scene): Fault {
  const { stack } = scene;
  const { make, fix } = revoked(scene, 'select on jobs.outbox', 'jobs_worker');
  const emit = `insert into campaigns.outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
    values ($1, $2, 'flood', $3, '', $1, 1)`;
  return {
    what: 'a flood of events, and a limit just above it',
    alerts: [
      ...[ticket('StreamFillsUp'), page('StreamIsFull')].map((labels) => ({ ...labels, stream: 'EVENTS' })),
      ...both('EventsAreHeldUp'),
    ],
    fix,
    async make() {
      await make();
      const payload = Buffer.alloc(FLOOD_BYTES, 'x');
      for (let n = 0; n < FLOOD; n += 1) {
        await queryAsAdmin(stack.dir, emit, [v7(), stack.demo?.workspace_id, payload]);
      }
      await updateStream(stack, 'EVENTS', ({ bytes }) =>
        bytes > FLOOD * FLOOD_BYTES ? { max_bytes: Math.round(bytes * 1.015) } : null,
      );
    },
  };
}

const READERS = 30;

/** A table is locked, and more calls than the pool has connections wait for it. */
export function connectionsHeld({ stack, api }: Scene): Fault {
  const holder = new Client(stackDatabase(stack.dir).adminUrl);
  const fixed = new AbortController();
  let readers: Promise<unknown> = Promise.resolve();
  const read = async () => {
    while (!fixed.signal.aborted) await api.get('/v1/vaults');
  };
  return {
    what: 'the table of vaults is locked',
    alerts: [{ ...page('DatabaseConnectionsUsedUp'), service: 'vaults', pool: 'app' }],
    async make() {
      await holder.connect();
      await holder.query('begin; lock table vaults.vaults in access exclusive mode');
      readers = Promise.all(Array.from({ length: READERS }, read));
    },
    async fix() {
      fixed.abort();
      await holder.end();
      await readers;
    },
  };
}

const LATE_MS = 700;
const RUNNING_MS = 150;

/** A process gets far too little CPU time: it is blocked again and again, for longer than the alert's threshold. */
export function starved(scene: Scene, service: string): Fault {
  const fixed = new AbortController();
  let work: Promise<unknown> = Promise.resolve();
  const starve = async () => {
    while (!fixed.signal.aborted) {
      signal(scene, service, 'SIGSTOP');
      await sleep(LATE_MS);
      signal(scene, service, 'SIGCONT');
      await sleep(RUNNING_MS);
    }
  };
  return {
    what: `${service} gets too little CPU time`,
    alerts: [{ ...ticket('EventLoopLags'), service }],
    make: async () => void (work = starve()),
    async fix() {
      fixed.abort();
      await work;
    },
  };
}

/** The model answers late, but in time to be used. */
export const modelSlow = ({ model }: Scene): Fault => ({
  what: 'the language model answers slowly',
  alerts: both('TurnsAreSlow'),
  make: async () => void (model.behaviour = 'slow'),
  fix: async () => void (model.behaviour = 'well'),
});

/** The model does not respond: the built-in engine takes over. */
export const modelGone = ({ model }: Scene): Fault => ({
  what: 'the language model does not respond',
  alerts: [ticket('ModelIsReplaced')],
  make: async () => void (model.behaviour = 'slow to begin'),
  fix: async () => void (model.behaviour = 'well'),
});

const HANGING = 4;

/** Registers `count` receivers that hang. */
export function hanging(api: Api, count: number): Work {
  const receivers: Awaited<ReturnType<typeof startHangingReceiver>>[] = [];
  const ids: string[] = [];
  return {
    async make() {
      for (let n = 0; n < count; n += 1) {
        const receiver = await startHangingReceiver();
        receivers.push(receiver);
        const body = { url: receiver.url, events: [], description: `hangs ${n}` };
        ids.push(String((await api.ok(api.post('/v1/webhook-endpoints', body)))['id']));
      }
    },
    async fix() {
      for (const receiver of receivers) receiver.recover();
      for (const id of ids) await api.ok(api.delete(`/v1/webhook-endpoints/${id}`));
      await Promise.all(receivers.map((receiver) => receiver.close()));
    },
  };
}

/** More receivers hang than attempts may run at once: all webhooks wait. */
export function receiversHang({ api }: Scene): Fault {
  const what = `${HANGING} receivers hang, which occupies every place`;
  return { what, alerts: both('WebhooksAreLate'), ...hanging(api, HANGING) };
}
