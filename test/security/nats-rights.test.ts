import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type NatsConnection, connect } from '@nats-io/transport-node';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { nodeArgs } from '../../deploy/local/services.ts';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { topology } from '../support/helm.ts';
import { useSystem } from '../support/shared-stack.ts';

const system = await useSystem(after);
const fromStack = <T>(file: string) => JSON.parse(readFileSync(join(system.dir, file), 'utf8')) as T;
const { nats_passwords } = fromStack<Secrets>('secrets.json');
const port = fromStack<Record<string, ProcessEntry>>('processes.json')['nats']?.port;
/** Errors of the server before these tests, without those that the tests provoke. */
const saidBefore = readFileSync(join(system.dir, 'logs/nats.log'), 'utf8');

const users = Object.entries(topology().services).filter(([, { bus }]) => bus);
const withEvents = users.filter(([, { database }]) => database).map(([name]) => name);

const STREAMS = ['EVENTS', 'DEAD_LETTERS', 'ERASURES'];
const STREAM_VERBS =
  'INFO CREATE UPDATE DELETE PURGE SNAPSHOT RESTORE MSG.GET MSG.DELETE PEER.REMOVE LEADER.STEPDOWN'.split(' ');
const CONSUMER_VERBS = 'CREATE DURABLE.CREATE INFO DELETE MSG.NEXT PAUSE RESET UNPIN LEADER.STEPDOWN'.split(' ');
/** Every JetStream request about a stream. Allowed ones are sent with an empty body, so that they change nothing. */
const everyStreamRequest = [
  ...STREAMS.flatMap((name) => STREAM_VERBS.map((verb) => `$JS.API.STREAM.${verb}.${name}`)),
  ...STREAMS.flatMap((name) => [
    `$JS.API.DIRECT.GET.${name}`,
    `$JS.API.CONSUMER.NAMES.${name}`,
    `$JS.API.CONSUMER.LIST.${name}`,
  ]),
  ...['INFO', 'STREAM.NAMES', 'STREAM.LIST', 'ACCOUNT.PURGE.probe', 'STREAM.CREATE.PROBE'].map(
    (verb) => `$JS.API.${verb}`,
  ),
];
/** Who creates and updates streams. */
const OWNED: Record<string, string[]> = { jobs: ['EVENTS', 'DEAD_LETTERS'], campaigns: ['ERASURES'] };

/** jobs may do this to make room, and it would take effect. */
const PURGE = '$JS.API.STREAM.PURGE.EVENTS';

/** Reviewed by hand, independently of the rights in the code. */
function streamRequestsOf(user: string): string[] {
  if (!withEvents.includes(user)) return [];
  const owned = (OWNED[user] ?? []).flatMap((name) => [`CREATE.${name}`, `UPDATE.${name}`]);
  const read = [...STREAMS.map((name) => `INFO.${name}`), 'MSG.GET.EVENTS'];
  const ledger = user === 'campaigns' ? ['$JS.API.DIRECT.GET.ERASURES'] : [];
  const room = user === 'jobs' ? ['$JS.API.CONSUMER.LIST.EVENTS'] : [];
  return [...[...read, ...owned].map((request) => `$JS.API.STREAM.${request}`), ...ledger, ...room];
}

/** Every JetStream request about a named consumer. */
function consumerRequests(names: readonly string[]): string[] {
  return STREAMS.flatMap((stream) =>
    names.flatMap((name) => [
      ...CONSUMER_VERBS.map((verb) => `$JS.API.CONSUMER.${verb}.${stream}.${name}`),
      `$JS.API.CONSUMER.CREATE.${stream}.${name}.events.>`,
    ]),
  );
}

interface Prober {
  readonly user: string;
  /** Whether the server permits the publish or subscribe. A permitted publish is really sent, so try forbidden ones only. */
  mayPublish(subject: string): Promise<boolean>;
  mayHear(subject: string): Promise<boolean>;
}

function login(user: string, password = nats_passwords[user]): Promise<NatsConnection> {
  const inboxPrefix = `_INBOX_${user}`;
  return connect({ servers: `127.0.0.1:${port}`, user, pass: password ?? '', inboxPrefix, reconnect: false });
}

async function prober(user: string): Promise<Prober> {
  const connection = await login(user);
  after(() => connection.close());
  const refused: string[] = [];
  void (async () => {
    for await (const status of connection.status()) if (status.type === 'error') refused.push(status.error.message);
  })();
  const isAllowed = async (subject: string, attempt: () => void): Promise<boolean> => {
    attempt();
    // The error arrives before the response to the ping.
    await connection.flush();
    await turn();
    return !refused.some((text) => text.includes(`"${subject}"`));
  };
  return {
    user,
    mayPublish: (subject) => isAllowed(subject, () => connection.publish(subject)),
    mayHear: (subject) =>
      isAllowed(subject, () => {
        connection.subscribe(subject, { callback: (error) => void (error && refused.push(error.message)) });
      }),
  };
}

/** The `subjects` that the server permits. */
async function letThrough(may: (subject: string) => Promise<boolean>, subjects: string[]): Promise<string[]> {
  const through: string[] = [];
  for (const subject of subjects) if (await may(subject)) through.push(subject);
  return through;
}

const probers = await Promise.all(users.map(([name]) => prober(name)));

test('the server has denied the services nothing so far', () => {
  assert.doesNotMatch(saidBefore, /Violation|Authorization/i);
});

test('a wrong password is rejected', async () => {
  await assert.rejects(login('campaigns', 'guessed'), /authorization/i);
  await assert.rejects(login('insights', nats_passwords['campaigns']), /authorization/i);
});

for (const { user, mayPublish, mayHear } of probers) {
  const others = withEvents.filter((name) => name !== user);

  test(`${user} can neither publish for another service nor consume or acknowledge its events`, async () => {
    const subjects = others.flatMap((name) => [
      `events.${name}.probe`,
      `dead.${name}.probe`,
      `$JS.API.CONSUMER.MSG.NEXT.EVENTS.${name}`,
      `$JS.API.CONSUMER.CREATE.EVENTS.${name}`,
      `$JS.API.CONSUMER.DELETE.EVENTS.${name}`,
      `$JS.ACK.EVENTS.${name}.1.1.1.1.1`,
    ]);
    assert.deepEqual(await letThrough(mayPublish, subjects), []);
  });

  test(`${user} receives no response or event of others`, async () => {
    const inboxes = [...others, 'operator'].map((name) => `_INBOX_${name}.>`);
    const subjects = ['>', '_INBOX.>', 'events.>', 'dead.>', '$JS.>', '$SYS.>', ...inboxes];
    assert.deepEqual(await letThrough(mayHear, subjects), []);
  });

  test(`${user} can make only its listed requests about streams`, async () => {
    const harmless = everyStreamRequest.filter((request) => user !== 'jobs' || request !== PURGE);
    const through = await letThrough(mayPublish, harmless);
    assert.deepEqual(through.toSorted(), streamRequestsOf(user).toSorted());
  });

  test(`${user} can neither read nor change consumers of others`, async () => {
    assert.deepEqual(await letThrough(mayPublish, consumerRequests(others)), []);
  });
}

test('only services that handle live sessions can publish and receive their notifications', async () => {
  for (const { user, mayPublish, mayHear } of probers) {
    if (user === 'campaigns' || user === 'interviewer') {
      assert.deepEqual(await letThrough(mayHear, ['session.*', 'sessions.*']), ['session.*', 'sessions.*']);
      continue;
    }
    assert.deepEqual(await letThrough(mayPublish, ['session.probe', 'sessions.local']), []);
    assert.deepEqual(await letThrough(mayHear, ['session.*', 'sessions.*']), []);
  }
});

test('the operator can list dead letters, and receives no notification of live sessions', async () => {
  const env = {
    ...process.env,
    NATS_URL: `nats://127.0.0.1:${port}`,
    NATS_USER: 'operator',
    NATS_PASSWORD: nats_passwords['operator'],
  };
  await promisify(execFile)(process.execPath, [...nodeArgs('packages/messaging/src/dead-letters.ts'), 'list'], { env });
  const { mayPublish, mayHear } = await prober('operator');
  assert.deepEqual(await letThrough(mayHear, ['>', 'session.*', '_INBOX_campaigns.>']), []);
  const own = [
    ...STREAMS.flatMap((name) => [`STREAM.INFO.${name}`, `STREAM.CREATE.${name}`]),
    'STREAM.MSG.GET.DEAD_LETTERS',
    'DIRECT.GET.DEAD_LETTERS',
    'DIRECT.GET.ERASURES',
  ].map((request) => `$JS.API.${request}`);
  // It has these two rights as well, and they would take effect.
  const effective = ['DELETE.EVENTS', 'MSG.DELETE.DEAD_LETTERS'].map((request) => `$JS.API.STREAM.${request}`);
  const harmless = everyStreamRequest.filter((request) => !effective.includes(request));
  assert.deepEqual((await letThrough(mayPublish, harmless)).toSorted(), own.toSorted());
  assert.deepEqual(
    await letThrough(mayPublish, ['session.probe', 'dead.jobs.probe', ...consumerRequests(withEvents)]),
    [],
  );
});
