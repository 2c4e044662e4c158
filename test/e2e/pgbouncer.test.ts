import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { natsServer } from '../../packages/messaging/test/nats-server.ts';
import type { Scope } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { isReady, provesItself, query } from '../support/lone-jobs.ts';
import { LoneService, type Stores } from '../support/lone-service.ts';
import { findPgBouncer, pgBouncer } from '../support/pgbouncer.ts';
import { startEngine } from '../support/postgres-engine.ts';

const program = findPgBouncer() ?? '';
const skip = program === '' && 'pgbouncer is missing: install it (Debian: pgbouncer), or set PGBOUNCER to its path';
const TRANSACTIONS = /pooler in transaction mode.*pool_mode = session/;

/** A database through PgBouncer, and the same one directly. */
async function stores(scope: Scope, service: LoneService, mode: 'session' | 'transaction') {
  const engine = await startEngine();
  scope.after(() => engine.stop());
  const nats = await natsServer();
  scope.after(() => nats.remove());
  await nats.start();
  await query(engine.admin_url, 'create database insights');
  const direct = engine.admin_url.replace(/postgres$/, 'insights');
  const { owner = '', app = '', worker = '' } = service.secrets.roles['jobs'] ?? {};
  const passwords = { postgres: 'test', jobs_owner: owner, jobs_app: app, jobs_worker: worker };
  const pooled = await pgBouncer(scope, program, { url: direct, mode, passwords });
  const env = { LOG_LEVEL: 'warn' };
  const over = (url: string): Stores => ({ admin_url: url, database_url: url, nats_url: nats.url, env });
  return { pooled: over(pooled), direct: over(direct) };
}

describe('through PgBouncer', { skip }, () => {
  test('in session mode a service can migrate, listen, run and publish', async (t) => {
    const service = await LoneService.of('jobs', t);
    const { pooled, direct } = await stores(t, service, 'session');
    const migration = service.migrate(pooled);
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
    const running = await service.start(pooled);
    await provesItself(service, running, direct);
    const listening = `select count(*)::int as n from pg_stat_activity where query like 'listen%' and usename = 'jobs_worker'`;
    await eventually(async () => assert.equal((await query(direct.admin_url, listening))[0]?.['n'], 1));
  });

  test('in transaction mode migrations and services exit with an explanation before they change anything', async (t) => {
    const service = await LoneService.of('jobs', t);
    const { pooled, direct } = await stores(t, service, 'transaction');
    const refused = service.migrate(pooled);
    assert.notEqual((await once(refused.child, 'exit'))[0], 0);
    assert.match(refused.said(), TRANSACTIONS);
    assert.deepEqual(await query(direct.admin_url, `select from pg_roles where rolname like 'jobs%'`), []);
    const migration = service.migrate(direct);
    assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
    const running = await service.start(pooled);
    const [status] = await once(running.child, 'exit');
    assert.notEqual(status, 0);
    await eventually(() => assert.match(running.said(), TRANSACTIONS));
    assert.equal(await isReady(running), null);
  });
});
