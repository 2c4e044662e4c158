import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type JWK, exportJWK, generateKeyPair } from 'jose';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { jobs } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import { natsServer } from '../../packages/messaging/test/nats-server.ts';
import type { Scope } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { isReady, query } from '../support/lone-jobs.ts';
import { LoneService, type Ports, type Running, type Stores } from '../support/lone-service.ts';
import { startEngine } from '../support/postgres-engine.ts';

/** Pause that leaves the processors to starting processes. */
const PACE_MS = 5;
const READY = { timeout_ms: 120_000, what: 'a ready replica' };

async function newKey(kid: string): Promise<{ own: JWK; shared: JWK }> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  return { own: { ...(await exportJWK(privateKey)), kid }, shared: { ...(await exportJWK(publicKey)), kid } };
}

async function migratedStores(scope: Scope, service: LoneService): Promise<Stores> {
  const engine = await startEngine();
  scope.after(() => engine.stop());
  const nats = await natsServer();
  scope.after(() => nats.remove());
  await nats.start();
  await query(engine.admin_url, 'create database insights');
  const url = engine.admin_url.replace(/postgres$/, 'insights');
  const stores = { admin_url: url, database_url: url, nats_url: nats.url };
  const migration = service.migrate(stores);
  assert.deepEqual(await once(migration.child, 'exit'), [0, null], migration.said());
  return stores;
}

/** Two replicas of a service that are replaced in turn. */
class Replicas {
  readonly #start: (trusted: JWK[], ports?: Ports) => Promise<Running & Ports>;
  #running: (Running & Ports)[] = [];

  constructor(service: LoneService, stores: Stores, scope: Scope) {
    this.#start = async (keys, ports) => {
      const env = { LOG_LEVEL: 'warn', PRINCIPAL_TRUST: JSON.stringify({ keys }) };
      const replica = await service.start({ ...stores, env }, scope, ports);
      await eventually(() => isReady(replica), READY);
      return replica;
    };
  }

  async begin(trusted: JWK[]): Promise<string> {
    this.#running = [await this.#start(trusted), await this.#start(trusted)];
    return `ipv4:${this.#running.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  }

  async roll(trusted: JWK[]): Promise<void> {
    for (const [place, { child, port, management_port }] of this.#running.entries()) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      this.#running[place] = await this.#start(trusted, { port, management_port });
    }
  }
}

/** Calls repeatedly until stopped. */
function keepCalling(address: string, key: JWK) {
  const signer = new PrincipalSigner({ principalSigningKey: key });
  const client = createClient(jobs.JobsServiceService, { address, audience: 'jobs', signer });
  const said = { believed: 0, refused: 0 };
  const stopped = new AbortController();
  const loop = (async () => {
    while (!stopped.signal.aborted) {
      try {
        await client.getWorkerHealth(
          { kind: 'jobs', max_age_seconds: 60 },
          { principal: servicePrincipal('gateway'), timeout_ms: 5_000 },
        );
        said.believed += 1;
      } catch (error) {
        // A replaced replica is unavailable for a moment, because nothing here drains its calls.
        const code = error instanceof Error && 'code' in error ? error.code : '';
        if (code === 'unauthenticated') said.refused += 1;
        else if (code !== 'unavailable') throw error;
      }
      await delay(PACE_MS);
    }
    client.close();
  })();
  const stop = async () => {
    stopped.abort();
    await loop;
    return said;
  };
  return { said, stop };
}

test('no call is rejected while running services get a new signing key and lose the old one', async (t) => {
  const service = await LoneService.of('jobs', t);
  const replicas = new Replicas(service, await migratedStores(t, service), t);
  const [former, next] = [await newKey('gateway'), await newKey('gateway.2')];
  const address = await replicas.begin([former.shared]);
  const before = keepCalling(address, former.own);
  await replicas.roll([former.shared, next.shared]);
  const after = keepCalling(address, next.own);
  // Both keys sign at the same time, as during a rolling update of a caller.
  const callers = [before, after];
  await eventually(() => assert.ok(callers.every(({ said }) => said.believed > 100)), READY);
  const formerCalls = await before.stop();
  await replicas.roll([next.shared]);
  const seen = after.said.believed;
  await eventually(() => assert.ok(after.said.believed > seen + 100), READY);
  const nextCalls = await after.stop();
  assert.deepEqual([formerCalls.refused, nextCalls.refused], [0, 0]);

  const late = keepCalling(address, former.own);
  await eventually(() => assert.ok(late.said.refused > 0), READY);
  assert.equal((await late.stop()).believed, 0);
  t.diagnostic(`${formerCalls.believed} calls with the former key, ${nextCalls.believed} with the next, none refused`);
});
