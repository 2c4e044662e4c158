import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { headers } from '@nats-io/nats-core';
import { loadConfig } from '@insights/config';
import { nodeArgs, root } from '../../../deploy/local/services.ts';
import { compileCache } from '../../../test/support/compile-cache.ts';
import { natsServer } from '../test/nats-server.ts';
import { logger } from '../test/probe.ts';
import { ADDRESSEE } from './dead-letter-store.ts';
import { connectBus, messagingSettings } from './index.ts';
import { EventRoom } from './make-room.ts';
import { EVENTS } from './streams.ts';

const run = promisify(execFile);
const users = await readFile(join(root, 'charts/insights/files/nats-users.conf'), 'utf8');
const names = [...users.matchAll(/\$(NATS_PASSWORD_\w+)/g)].map(([, name]) => name ?? '');
const passwords = Object.fromEntries(names.map((name) => [name, `p-${name.toLowerCase()}`]));
const nats = await natsServer({ include: { text: users, env: passwords } });
after(() => nats.remove());
await nats.start();

const loginOf = (user: string) => ({
  NATS_URL: nats.url,
  NATS_USER: user,
  NATS_PASSWORD: passwords[`NATS_PASSWORD_${user.toUpperCase()}`],
});

/** Runs a command with the operator's permissions of the chart. */
async function commandWith(input: string, file: string, ...args: string[]): Promise<string> {
  const env = { ...compileCache, PATH: process.env['PATH'], ...loginOf('operator') };
  const running = run(process.execPath, [...nodeArgs(`packages/messaging/src/${file}`), ...args], { env });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
const command = (file: string, ...args: string[]) => commandWith('', file, ...args);

function busOf(service: string) {
  const bus = connectBus(loadConfig(messagingSettings, loginOf(service)), { service, logger });
  after(() => bus.close());
  return bus;
}
/** Owns the stream of events and the one of dead letters. */
const jobs = busOf('jobs');
const bus = busOf('campaigns');
await Promise.all([jobs, bus].map((owner) => owner.ensureStreams()));

/** A dead letter, as `storeDeadLetter` writes it. */
async function deadLetter(id: string): Promise<void> {
  const carrier = headers();
  carrier.set('Insights-Subject', 'events.jobs.job_done');
  carrier.set('Insights-Error-Code', 'not_found');
  carrier.set('Insights-Attempts', '3');
  carrier.set('Insights-Event-Id', id);
  const { client } = await bus.stream();
  await client.publish('dead.campaigns.job_done', 'payload', { headers: carrier });
}

test('the operator’s permissions allow listing, showing and replaying dead letters', async () => {
  assert.equal(await command('dead-letters.ts', 'list'), '');
  for (const id of ['first', 'second', 'third']) await deadLetter(id);
  assert.match(await command('dead-letters.ts', 'list'), /^1\t.*\tfirst\t.*\n2\t.*\tsecond\t.*\n3\t/);
  const shown = JSON.parse(await command('dead-letters.ts', 'show', '2')) as Record<string, unknown>;
  assert.deepEqual([shown['service'], shown['event_id'], shown['attempts']], ['campaigns', 'second', 3]);
  assert.match(await command('dead-letters.ts', 'replay', '2'), /^2\t/);
  assert.match(await command('dead-letters.ts', 'replay', '--all'), /^1\t.*\n3\t/);
  assert.equal(await command('dead-letters.ts', 'list'), '');
  const { manager } = await bus.stream();
  const replayed = await Promise.all([1, 2, 3].map((seq) => manager.streams.getMessage('EVENTS', { seq })));
  assert.deepEqual(
    replayed.map((message) => message?.header.get('Insights-Event-Id')),
    ['second', 'first', 'third'],
  );
  assert.ok(replayed.every((message) => message?.header.get(ADDRESSEE) === 'campaigns'));
  await assert.rejects(command('dead-letters.ts', 'show', '2'), /There is no dead letter 2/);
});

test('the operator’s permissions allow recreating the stream of events and no other', async () => {
  const { client, manager } = await bus.stream();
  await client.publish('events.campaigns.probe', 'x');
  await client.publish('erasures.campaigns', JSON.stringify({ erasure_id: 'kept', workspace_id: 'w' }));
  assert.match(await command('rebuild-events.ts'), /empty/);
  const count = async (stream: string) => (await manager.streams.info(stream)).state.messages;
  assert.deepEqual([await count('EVENTS'), await count('ERASURES')], [0, 1]);
});

test('the operator’s permissions allow exporting the ledger of erasures and importing a copy', async () => {
  const { client, manager } = await bus.stream();
  const entry = (id: string) => ({ erasure_id: id, workspace_id: 'w', interview_id: 'i', contact_id: 'c' });
  for (const id of ['a', 'b']) await client.publish('erasures.campaigns', JSON.stringify(entry(id)));
  const copy = await command('erasures.ts', 'export');
  assert.deepEqual(
    copy
      .trim()
      .split('\n')
      .slice(-2)
      .map((line) => JSON.parse(line) as unknown),
    [entry('a'), entry('b')],
  );
  const more = `${JSON.stringify(entry('b'))}\n${JSON.stringify(entry('c'))}\n`;
  assert.match(await commandWith(more, 'erasures.ts', 'import'), /^1 of 2 /);
  assert.match(await command('erasures.ts', 'export'), /"erasure_id":"c"/);
  const { messages } = (await manager.streams.info('ERASURES')).state;
  await assert.rejects(
    commandWith(`${more}{}\n`, 'erasures.ts', 'import'),
    /Line 3 is not an erasure. Nothing was imported/,
  );
  assert.equal((await manager.streams.info('ERASURES')).state.messages, messages);
});

test('only its owner recreates a lost stream', async () => {
  const identity = busOf('identity');
  const { manager } = await busOf('operator').stream();
  const streams = async () => {
    const { manager: own } = await jobs.stream();
    const found = await Promise.allSettled(['EVENTS', 'DEAD_LETTERS'].map((name) => own.streams.info(name)));
    return found.map(({ status }) => status);
  };
  await manager.streams.delete('EVENTS');
  for (const other of [identity, bus]) await other.ensureStreams();
  assert.deepEqual(await streams(), ['rejected', 'fulfilled']);
  await jobs.ensureStreams();
  assert.deepEqual(await streams(), ['fulfilled', 'fulfilled']);
});

test('jobs, and no other service, may list the consumers of events and remove what all have read', async () => {
  const room = (owner: typeof jobs) => new EventRoom(owner, { readers: [], logger });
  await room(jobs).make();
  const { manager } = await jobs.stream();
  await manager.streams.purge(EVENTS, { seq: 1 });
  const { manager: other } = await bus.stream();
  await assert.rejects(other.streams.purge(EVENTS, { seq: 1 }), /Permissions Violation/);
  await assert.rejects(other.consumers.list(EVENTS).next(), /Permissions Violation/);
  await room(bus).make();
});
