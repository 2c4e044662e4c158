import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { Client } from 'pg';
import { isAlive, workingIn } from '../own-process.ts';
import { emptyFolder, eventually, onEnd, pidOf, runNats, runPostgres, supervise } from '../scene.fixture.ts';

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const canQuery = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

test('PostgreSQL killed with -9 restarts with all committed data', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const url = await runPostgres(supervisor, dir);
  await query(url, 'create table kept (n int)');
  await query(url, 'insert into kept values (42)');
  const first = pidOf(supervisor, 'postgres');
  process.kill(first, 'SIGKILL');
  await eventually('a new server', async () => pidOf(supervisor, 'postgres') !== first && (await canQuery(url)));
  assert.deepEqual(await query(url, 'select n from kept'), [{ n: 42 }]);
});

test('a restarted server waits for the backends of the killed one', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const url = await runPostgres(supervisor, dir);
  const busy = new Client({ connectionString: url });
  busy.on('error', () => undefined);
  await busy.connect();
  const broken = assert.rejects(busy.query('select count(*) from generate_series(1, 100000000000)'));
  const first = pidOf(supervisor, 'postgres');
  const backends = workingIn(`${dir}/postgres`).filter((pid) => pid !== first);
  assert.ok(backends.length > 0);
  process.kill(first, 'SIGKILL');
  await eventually('a new server', async () => pidOf(supervisor, 'postgres') !== first && (await canQuery(url)));
  assert.deepEqual(backends.filter(isAlive), []);
  await broken;
});

test('PostgreSQL requires a password, listens on loopback only and syncs its writes', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const url = await runPostgres(supervisor, dir);
  const [settings] = await query(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as listen`,
  );
  assert.deepEqual(settings, { fsync: 'on', commit: 'on', listen: '127.0.0.1' });
  const stranger = new URL(url);
  stranger.password = 'wrong';
  await assert.rejects(query(stranger.href, 'select 1'), /password authentication failed/);
});

test('a second run on the same folder finds the data of the first', async (t) => {
  const dir = emptyFolder(t);
  const first = supervise(t, dir).supervisor;
  const url = await runPostgres(first, dir);
  await query(url, 'create table kept as select 7 as n');
  await first.stop();
  const second = supervise(t, dir).supervisor;
  assert.equal(await runPostgres(second, dir), url);
  assert.deepEqual(await query(url, 'select n from kept'), [{ n: 7 }]);
});

test('NATS killed with -9 restarts with every acknowledged message', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const { url, user, password } = await runNats(supervisor, dir);
  const connection = await connect({
    servers: url,
    user,
    pass: password,
    reconnectTimeWait: 50,
    maxReconnectAttempts: -1,
  });
  onEnd(t, () => connection.close());
  const admin = await jetstreamManager(connection, { timeout: 1_000 });
  await admin.streams.add({ name: 'KEPT', subjects: ['kept.>'] });
  for (let n = 0; n < 20; n += 1) await jetstream(connection).publish(`kept.${n}`, 'x');
  const first = pidOf(supervisor, 'nats');
  process.kill(first, 'SIGKILL');
  const count = () =>
    admin.streams
      .info('KEPT')
      .then(({ state }) => state.messages)
      .catch(() => -1);
  await eventually('all messages', async () => pidOf(supervisor, 'nats') !== first && (await count()) === 20);
});

test('NATS accepts messages of 8 MiB and rejects clients without the password', async (t) => {
  const dir = emptyFolder(t);
  const { supervisor } = supervise(t, dir);
  const { url, user, password } = await runNats(supervisor, dir);
  const connection = await connect({ servers: url, user, pass: password });
  assert.equal(connection.info?.max_payload, 8 * 1024 * 1024);
  await connection.close();
  await assert.rejects(connect({ servers: url, user, pass: 'wrong', reconnect: false }), /Authorization/i);
});
