import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { loadConfig } from '@insights/config';
import { type Authority, type Certificate, makeAuthority } from '../../../test/support/authority.ts';
import type { Scope } from '../../../test/support/database.ts';
import { nodeArgs } from '../../../deploy/local/services.ts';
import { type NatsServer, natsServer } from '../test/nats-server.ts';
import { eventually, logger, probe, recording } from '../test/probe.ts';
import { connectBus, messagingSettings } from './index.ts';

const run = promisify(execFile);
const [known, unknown] = await Promise.all([makeAuthority({ after }), makeAuthority({ after })]);

async function serving(scope: Scope, tls?: Certificate): Promise<NatsServer> {
  const server = await natsServer(tls ? { tls } : {});
  scope.after(() => server.remove());
  await server.start();
  return server;
}

const server = await serving({ after }, await known.issue('DNS:localhost'));
const at = ({ url }: NatsServer, scheme: string, host: string) => `${scheme}://${host}:${new URL(url).port}`;

/** Why connecting with these settings fails. */
async function refusal(t: Scope, url: string, { ca }: Authority): Promise<string> {
  const config = loadConfig(messagingSettings, { NATS_URL: url, NATS_CA_FILE: ca });
  const bus = connectBus(config, { service: 'probe', logger });
  t.after(() => bus.close());
  await eventually(() => assert.notEqual(bus.failure(), ''));
  assert.equal(bus.ready(), false);
  return bus.failure();
}

test('events are published and consumed over TLS with a server that requires it', async (t) => {
  const env = { NATS_URL: at(server, 'tls', 'localhost'), NATS_CA_FILE: known.ca };
  const p = await probe(t, { env, natsLater: true });
  p.consume(recording());
  p.relay();
  const id = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [id]));
  assert.equal((await p.bus.connection()).info?.tls_required, true);
});

test('a server of an unknown authority is rejected, naming the setting for authorities', async (t) => {
  assert.match(await refusal(t, at(server, 'tls', 'localhost'), unknown), /untrusted authority.*NATS_CA_FILE/);
});

test('a server with another name or address is rejected, naming the setting for the address', async (t) => {
  assert.match(await refusal(t, at(server, 'tls', '127.0.0.1'), known), /for another name.*127\.0\.0\.1.*NATS_URL/);
  const byAddress = await serving(t, await known.issue('IP:127.0.0.1'));
  assert.match(await refusal(t, at(byAddress, 'tls', 'localhost'), known), /for another name.*localhost.*NATS_URL/);
  const config = { NATS_URL: at(byAddress, 'tls', '127.0.0.1'), NATS_CA_FILE: known.ca };
  const bus = connectBus(loadConfig(messagingSettings, config), { service: 'probe', logger });
  t.after(() => bus.close());
  await eventually(() => assert.ok(bus.ready()));
});

test('several servers are given by name when TLS is required; an address among them is rejected, naming the setting', async (t) => {
  const here = at(server, 'tls', 'localhost');
  assert.match(
    await refusal(t, `${here},tls://127.0.0.1:1`, known),
    /NATS_URL: give several TLS servers by their names/,
  );
  const config = { NATS_URL: `tls://localhost:1,${here}`, NATS_CA_FILE: known.ca };
  const bus = connectBus(loadConfig(messagingSettings, config), { service: 'probe', logger });
  t.after(() => bus.close());
  await eventually(() => assert.ok(bus.ready()));
});

test('a server without TLS is rejected when TLS is required', async (t) => {
  const plain = await serving(t);
  assert.match(await refusal(t, at(plain, 'tls', 'localhost'), known), /does not support TLS.*NATS_URL/);
});

test('an operator’s command prints why it cannot connect to NATS and exits', async () => {
  const env = { ...process.env, NATS_URL: at(server, 'tls', 'localhost'), NATS_CA_FILE: unknown.ca };
  const command = nodeArgs('packages/messaging/src/rebuild-events.ts');
  await assert.rejects(run(process.execPath, command, { env, timeout: 120_000 }), (error: Error) => {
    assert.ok('code' in error && 'stderr' in error);
    assert.equal(error.code, 1);
    assert.match(
      String(error.stderr),
      /^No connection to NATS within 10 s: .*NATS_CA_FILE \(chart: tls\.caSecret\)\n$/,
    );
    return true;
  });
});
