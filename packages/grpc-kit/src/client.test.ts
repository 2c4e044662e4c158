import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import { common } from '@insights/contracts';
import { createLogger } from '@insights/telemetry';
import { createClient } from './client.ts';
import { handlers, signer, verifier } from './probe.fixture.ts';
import { opsAccess } from './ops.ts';
import { startServer } from './server.ts';
import { freePort } from '../../../test/support/free-port.ts';

const call = { principal: servicePrincipal('gateway') };

const clientAt = (port: number) =>
  createClient(common.OpsServiceService, { address: `127.0.0.1:${port}`, audience: 'probe', signer });

test('a call waits for a service that starts a moment later', async (t) => {
  const port = await freePort();
  const client = clientAt(port);
  t.after(() => client.close());
  const early = client.getSchemaStatus({}, call);
  await sleep(600);
  const logger = createLogger('probe', 'silent');
  const server = startServer({ host: '127.0.0.1', port, verifier, logger, registry: new Registry() });
  server.add(common.OpsServiceService, opsAccess, handlers);
  await server.listen();
  t.after(() => server.drain(0));
  assert.equal((await early).service, 'probe');
});

test('a call to a service that does not start fails with unavailable before its deadline', async (t) => {
  const client = clientAt(await freePort());
  t.after(() => client.close());
  await assert.rejects(client.getSchemaStatus({}, { ...call, timeout_ms: 500 }), { code: 'unavailable' });
});
