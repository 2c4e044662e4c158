import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, describe, test } from 'node:test';
import { natsServer } from '../../packages/messaging/test/nats-server.ts';
import { makeAuthority } from '../support/authority.ts';
import { eventually } from '../support/eventually.ts';
import { isReady, provesItself, query } from '../support/lone-jobs.ts';
import { LoneService, type Stores } from '../support/lone-service.ts';
import { startEngine } from '../support/postgres-engine.ts';

const [known, unknown] = await Promise.all([makeAuthority({ after }), makeAuthority({ after })]);
const engine = await startEngine({ tls: await known.issue('DNS:localhost') });
after(() => engine.stop());
const nats = await natsServer({ tls: await known.issue('DNS:localhost') });
after(() => nats.remove());
await nats.start();
await query(engine.admin_url, 'create database insights');

const PATIENCE = { timeout_ms: 120_000 };
const service = await LoneService.of('jobs', { after });

/** The settings that the chart makes from `postgresql.sslMode`, `nats.url` and `tls.caSecret`. */
function stores({ host = 'localhost', sslmode = 'verify-full', ca = known.ca } = {}): Stores {
  const at = (url: string) => {
    const address = new URL(url);
    address.hostname = host;
    address.pathname = '/insights';
    if (sslmode !== '') address.searchParams.set('sslmode', sslmode);
    return address.href;
  };
  return {
    admin_url: at(engine.admin_url),
    database_url: at(engine.admin_url),
    nats_url: nats.url.replace('nats://127.0.0.1', 'tls://localhost'),
    env: { NODE_EXTRA_CA_CERTS: ca, NATS_CA_FILE: ca, LOG_LEVEL: 'warn' },
  };
}

describe('PostgreSQL over TLS', () => {
  test('migrations and all connections of a service are encrypted, including the listening one', async () => {
    const migration = service.migrate(stores());
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
    const running = await service.start(stores());
    const admin_url = new URL(engine.admin_url);
    admin_url.pathname = '/insights';
    await provesItself(service, running, { admin_url: admin_url.href });
    await eventually(async () => {
      // Readiness checks keep a connection of the app role open.
      await isReady(running);
      const connections = await query(
        engine.admin_url,
        `select usename, ssl, query from pg_stat_activity join pg_stat_ssl using (pid) where usename like 'jobs%'`,
      );
      const users = new Set(connections.map(({ usename }) => usename));
      assert.deepEqual([...users].toSorted(), ['jobs_app', 'jobs_worker']);
      assert.ok(connections.some(({ query: text }) => String(text).startsWith('listen')));
      assert.deepEqual([...new Set(connections.map(({ ssl }) => ssl))], [true]);
    }, PATIENCE);
  });

  test('an administrator’s URL without sslmode uses TLS like the other URLs', async (t) => {
    const given = stores();
    const { admin_url } = stores({ sslmode: '' });
    const migration = service.migrate({ ...given, admin_url }, t);
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
    const unchecked = service.migrate({ ...stores({ ca: unknown.ca }), admin_url }, t);
    await eventually(() => assert.match(unchecked.said(), /untrusted authority/), PATIENCE);
  });

  test('migrations and services reject an unknown authority and name the setting for trusted ones', async (t) => {
    const given = stores({ ca: unknown.ca });
    const processes = [service.migrate(given, t), await service.start(given, t)];
    for (const { said } of processes) {
      await eventually(() => assert.match(said(), /untrusted authority.*NODE_EXTRA_CA_CERTS/), PATIENCE);
    }
  });

  test('a server with another name is rejected, and accepted by an address in its certificate', async (t) => {
    const given = stores({ host: '127.0.0.1' });
    const migration = service.migrate(given, t);
    await eventually(
      () => assert.match(migration.said(), /for another name.*127\.0\.0\.1.*postgresql\.host/),
      PATIENCE,
    );
    await engine.useCertificate(await known.issue('IP:127.0.0.1'));
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
  });

  test('a server that requires TLS rejects a service without it, with a clear error', async (t) => {
    const running = await service.start(stores({ sslmode: '' }), t);
    await eventually(() => assert.match(running.said(), /requires TLS.*sslMode/), PATIENCE);
    assert.equal(await isReady(running), null);
  });

  test('a server without TLS is rejected if TLS is required, and accepted if it is turned off', async (t) => {
    const plain = await startEngine();
    t.after(() => plain.stop());
    const given = (sslmode: string) => {
      const url = `${plain.admin_url.replace('127.0.0.1', 'localhost')}?sslmode=${sslmode}`;
      return { ...stores(), admin_url: url, database_url: url };
    };
    const refused = service.migrate(given('verify-full'), t);
    await eventually(() => assert.match(refused.said(), /does not support TLS.*sslMode/), PATIENCE);
    const migration = service.migrate(given('disable'), t);
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
  });
});
