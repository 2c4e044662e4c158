import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { freePort } from '../../../test/support/free-port.ts';
import { natsAccount } from '../test/nats-account.ts';
import { natsServer } from '../test/nats-server.ts';
import { SERVICE, eventually, probe, recording } from '../test/probe.ts';
import { servicePermissions } from './permissions.ts';

/** A running server that ends with the test. */
async function serving(t: TestContext, options: Parameters<typeof natsServer>[0]): Promise<string> {
  const server = await natsServer(options);
  t.after(() => server.remove());
  await server.start();
  return server.url;
}

/** Shows that an event that is appended has its effect. */
async function eventsFlow(t: TestContext, env: Record<string, string>): Promise<void> {
  const p = await probe(t, { env, natsLater: true });
  p.consume(recording());
  p.relay();
  const id = await p.append();
  await eventually(async () => assert.deepEqual(await p.effects(), [id], p.bus.failure()));
}

const rights = servicePermissions(SERVICE, { hasEvents: true, hasSessions: false, hasLedger: false });
const OWNED = ['EVENTS', 'DEAD_LETTERS', 'ERASURES'].flatMap((stream) => [
  `$JS.API.STREAM.CREATE.${stream}`,
  `$JS.API.STREAM.UPDATE.${stream}`,
]);
const ownersRights = [...rights.publish, ...OWNED, '$JS.API.CONSUMER.LIST.EVENTS', '$JS.API.STREAM.PURGE.EVENTS'];

test('a service logs in with credentials and needs no more rights than with a password', async (t) => {
  const account = natsAccount();
  const NATS_URL = await serving(t, { include: { text: account.config, env: {} } });
  const owner = account.credentials({ publish: ownersRights, subscribe: [`_INBOX_${SERVICE}.>`] });
  await eventsFlow(t, { NATS_URL, NATS_CREDENTIALS: owner });
});

test('credentials of another account are rejected with the reason', async (t) => {
  const NATS_URL = await serving(t, { include: { text: natsAccount().config, env: {} } });
  const p = await probe(t, {
    env: { NATS_URL, NATS_CREDENTIALS: natsAccount().credentials(rights) },
    natsLater: true,
  });
  await eventually(() => assert.match(p.bus.failure(), /authorization violation/i));
});

test('events flow through a leaf node to the streams of another domain, with the rights of that domain', async (t) => {
  const port = await freePort();
  await serving(t, { domain: 'hub', include: { text: `leafnodes { listen: "127.0.0.1:${port}" }`, env: {} } });
  const publish = ownersRights.map((subject) => subject.replace('$JS.API.', '$JS.hub.API.'));
  const permissions = JSON.stringify({ publish, subscribe: ['_INBOX_jobs.>'] });
  const leaf = `server_name: leaf
leafnodes { remotes: [{ url: "nats://127.0.0.1:${port}" }] }
authorization { users: [{ user: jobs, password: secret, permissions: ${permissions} }, { user: other, password: secret }] }`;
  const server = await serving(t, { domain: 'leaf', include: { text: leaf, env: {} } });
  const other = await connect({ servers: server, user: 'other', pass: 'secret' });
  const streams = async (domain: string) => (await jetstreamManager(other, { domain, checkAPI: false })).streams;
  const ledger = { name: 'ERASURES', subjects: ['erasures.>'] };
  // The campaigns service makes this one. It fails until the leaf node has found its hub.
  await eventually(() => assert.doesNotReject(async () => (await streams('hub')).add(ledger)));
  await eventsFlow(t, { NATS_URL: server, NATS_USER: 'jobs', NATS_PASSWORD: 'secret', NATS_DOMAIN: 'hub' });
  const namesIn = async (domain: string) => (await (await streams(domain)).names().next()).toSorted();
  assert.deepEqual(await namesIn('hub'), ['DEAD_LETTERS', 'ERASURES', 'EVENTS']);
  assert.deepEqual(await namesIn('leaf'), []);
  await other.close();
});
