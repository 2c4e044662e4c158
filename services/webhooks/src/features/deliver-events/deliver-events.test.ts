import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import {
  type Received,
  callerOf,
  emit,
  eventually,
  runWorker,
  startReceiver,
  testConfig,
  testDeps,
  noFilters,
} from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';
import { getDelivery, listDeliveries } from '../list-deliveries.ts';
import { rotateSecret } from '../rotate-secret.ts';
import { updateEndpoint } from '../update-endpoint.ts';

/** A workspace with one endpoint at `url`. */
async function given(url: string, call = callerOf()) {
  const deps = testDeps();
  const endpoint = await createEndpoint(deps, call, { url, events: [], interview_ids: [], description: '' });
  const finished = (delivery_id: string) =>
    eventually(async () => {
      const delivery = await getDelivery(deps, call, { endpoint_id: endpoint.id, delivery_id });
      return delivery.status !== 'pending' && delivery;
    });
  const queue = async (reason?: string): Promise<string> => (await emit(call, [endpoint.id], reason))[0] ?? '';
  return { deps, call, endpoint, finished, queue };
}

/** Verifies with another HMAC implementation than the one that signed. */
async function isSignedBy(secret: string, signed: Buffer, signature: Buffer): Promise<boolean> {
  const raw = new Uint8Array(Buffer.from(secret.slice('whsec_'.length), 'base64'));
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return crypto.subtle.verify('HMAC', key, new Uint8Array(signature), new Uint8Array(signed));
}

function standardSignatures({ headers, body }: Received): { signed: Buffer; signatures: Buffer[] } {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': list } = headers;
  const signatures = String(list)
    .split(' ')
    .map((item) => {
      assert.ok(item.startsWith('v1,'));
      return Buffer.from(item.slice(3), 'base64');
    });
  return { signed: Buffer.concat([Buffer.from(`${String(id)}.${String(timestamp)}.`), body]), signatures };
}

const failing =
  (status: number, headers: Record<string, string> = {}) =>
  (_request: unknown, response: { writeHead(s: number, h: Record<string, string>): { end(b: string): void } }) =>
    void response.writeHead(status, headers).end('why it failed');

test('a delivery carries the envelope and all headers, and both signatures verify', async (t) => {
  const receiver = await startReceiver(t);
  runWorker(t);
  const { endpoint, queue, finished, call } = await given(receiver.url);
  const id = await queue('coffee');
  const delivery = await finished(id);
  assert.equal(delivery.status, 'delivered');
  assert.equal(delivery.response_status, 204);
  const [got] = receiver.received;
  assert.ok(got);
  assert.equal(got.headers['content-type'], 'application/json');
  assert.equal(got.headers['x-service-event'], 'campaign.paused');
  assert.equal(got.headers['x-service-delivery-id'], delivery.attempt_log[0]?.delivery_attempt_id);
  assert.equal(got.headers['webhook-id'], id);
  assert.ok(Math.abs(Number(got.headers['webhook-timestamp']) - Date.now() / 1_000) < 10);
  const envelope = JSON.parse(got.body.toString()) as Record<string, unknown>;
  assert.deepEqual(Object.keys(envelope), ['event', 'workspace_id', 'timestamp', 'data']);
  assert.equal(envelope['workspace_id'], call.principal.workspace_id);
  assert.match(String(envelope['timestamp']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const plain = String(got.headers['x-service-signature']);
  assert.match(plain, /^sha256=[0-9a-f]{64}$/);
  assert.ok(await isSignedBy(endpoint.secret, got.body, Buffer.from(plain.slice(7), 'hex')));
  const { signed, signatures } = standardSignatures(got);
  assert.equal(signatures.length, 1);
  assert.ok(await isSignedBy(endpoint.secret, signed, signatures[0] ?? Buffer.alloc(0)));
});

test('after a rotation the previous secret signs beside the new one', async (t) => {
  const receiver = await startReceiver(t);
  runWorker(t);
  const { deps, call, endpoint, queue, finished } = await given(receiver.url);
  const rotated = await rotateSecret(deps, call, endpoint.id);
  assert.notEqual(rotated.secret, endpoint.secret);
  await finished(await queue());
  const [got] = receiver.received;
  assert.ok(got);
  const { signed, signatures } = standardSignatures(got);
  assert.equal(signatures.length, 2);
  assert.ok(await isSignedBy(rotated.secret, signed, signatures[0] ?? Buffer.alloc(0)));
  assert.ok(await isSignedBy(endpoint.secret, signed, signatures[1] ?? Buffer.alloc(0)));
});

test('three retries, then failed for good: same bytes and webhook-id, a new delivery id each time', async (t) => {
  const receiver = await startReceiver(t, failing(500));
  runWorker(t);
  const { queue, finished } = await given(receiver.url);
  const delivery = await finished(await queue());
  assert.equal(delivery.status, 'failed');
  assert.equal(delivery.attempts, 4);
  assert.equal(delivery.last_error, 'status_500');
  assert.equal(delivery.response_status, 500);
  assert.equal(delivery.delivered_at, null);
  assert.deepEqual(
    delivery.attempt_log.map((attempt) => attempt.response_excerpt),
    Array(4).fill('why it failed'),
  );
  const distinct = (pick: (got: Received) => unknown) => new Set(receiver.received.map(pick)).size;
  assert.equal(receiver.received.length, 4);
  assert.equal(
    distinct(({ body }) => body.toString()),
    1,
  );
  assert.equal(
    distinct(({ headers }) => headers['webhook-id']),
    1,
  );
  assert.equal(
    distinct(({ headers }) => headers['x-service-delivery-id']),
    4,
  );
  const pauses = receiver.received.slice(1).map(({ at }, index) => at - (receiver.received[index]?.at ?? 0));
  for (const [index, least] of [40, 80, 160].entries()) assert.ok((pauses[index] ?? 0) >= least, `pause ${index}`);
});

test('a delivery that fails once and then succeeds is delivered, with two attempts', async (t) => {
  const receiver = await startReceiver(
    t,
    (_request, response, nth) => void response.writeHead(nth === 1 ? 503 : 200).end(),
  );
  runWorker(t);
  const { queue, finished } = await given(receiver.url);
  const delivery = await finished(await queue());
  assert.equal(delivery.status, 'delivered');
  assert.equal(delivery.attempts, 2);
  assert.equal(delivery.last_error, null);
});

test('a retry waits for the time in Retry-After', async (t) => {
  const receiver = await startReceiver(t, (_request, response, nth) =>
    nth === 1 ? void response.writeHead(429, { 'retry-after': '1' }).end() : void response.writeHead(200).end(),
  );
  runWorker(t);
  const { queue, finished } = await given(receiver.url);
  assert.equal((await finished(await queue())).status, 'delivered');
  const [first, second] = receiver.received;
  assert.ok((second?.at ?? 0) - (first?.at ?? 0) >= 950);
});

test('a redirect is a failure and is not followed', async (t) => {
  const target = await startReceiver(t);
  const receiver = await startReceiver(t, failing(302, { location: target.url }));
  runWorker(t, { config: testConfig({ WEBHOOKS_RETRY_SECONDS: '0.01' }) });
  const { queue, finished } = await given(receiver.url);
  const delivery = await finished(await queue());
  assert.equal(delivery.status, 'failed');
  assert.equal(delivery.last_error, 'status_302');
  assert.equal(target.received.length, 0);
});

/** The error of a delivery to `url`. */
async function failureAt(t: TestContext, url: string, env: NodeJS.ProcessEnv = {}): Promise<string | null> {
  runWorker(t, { config: testConfig({ WEBHOOKS_RETRY_SECONDS: '0.01', ...env }) });
  const { queue, finished } = await given(url);
  return (await finished(await queue())).last_error;
}

test('a receiver that does not respond in time fails as timeout', async (t) => {
  const receiver = await startReceiver(t, () => undefined);
  assert.equal(await failureAt(t, receiver.url, { WEBHOOKS_ATTEMPT_TIMEOUT_MS: '150' }), 'timeout');
});

test('an unreachable receiver fails as connect_failed, one without TLS as tls_failed', async (t) => {
  assert.equal(await failureAt(t, 'http://127.0.0.1:65535/'), 'connect_failed');
  const plain = await startReceiver(t);
  assert.equal(await failureAt(t, plain.url.replace('http:', 'https:')), 'tls_failed');
});

const never = () => new Promise<string[]>(() => undefined);

test('a name lookup that never ends times out with its attempt and does not delay other deliveries', async (t) => {
  runWorker(t, {
    resolve: never,
    config: testConfig({ WEBHOOKS_ATTEMPT_TIMEOUT_MS: '150', WEBHOOKS_RETRY_SECONDS: '0.01' }),
  });
  const deps = testDeps({ resolve: () => Promise.resolve(['127.0.0.1']) });
  const call = callerOf();
  const endpoint = await createEndpoint(deps, call, {
    url: 'http://silent.example:8080/',
    events: [],
    interview_ids: [],
    description: '',
  });
  await emit(call, [endpoint.id]);
  const other = await startReceiver(t);
  const { queue, finished } = await given(other.url);
  assert.equal((await finished(await queue())).status, 'delivered');
  const failed = await eventually(async () => {
    const { items } = await listDeliveries(deps, call, {
      endpoint_id: endpoint.id,
      page: null,
      ...noFilters,
      status: 'failed',
    });
    return items[0];
  });
  assert.equal(failed.last_error, 'timeout');
});

test('only the first KiB of an endless response is read', async (t) => {
  const receiver = await startReceiver(t, (_request, response) => {
    response.writeHead(200);
    const pour = () => {
      while (response.writable && response.write('x'.repeat(65_536)));
    };
    response.on('drain', pour);
    pour();
  });
  runWorker(t);
  const { queue, finished } = await given(receiver.url);
  const delivery = await finished(await queue());
  assert.equal(delivery.status, 'delivered');
  assert.equal(delivery.attempt_log[0]?.response_excerpt, 'x'.repeat(1_024));
});

test('a slow receiver with a backlog does not delay another one, and its concurrent attempts stay within the limit', async (t) => {
  let open = 0;
  let most = 0;
  const slow = await startReceiver(t, (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.writeHead(200).end();
    }, 400);
  });
  const quick = await startReceiver(t);
  const config = testConfig({ WEBHOOKS_ENDPOINT_CONCURRENCY: '4', WEBHOOKS_CONCURRENCY: '8' });
  const first = await given(slow.url);
  const second = await given(quick.url, first.call);
  for (let n = 0; n < 30; n += 1) await first.queue();
  runWorker(t, { config });
  await eventually(() => slow.received.length === 4);
  const queued = Date.now();
  await second.finished(await second.queue());
  assert.ok((quick.received[0]?.at ?? Infinity) - queued < 300, 'delivered while the slow one was still busy');
  await eventually(() => slow.received.length >= 12);
  assert.equal(most, 4);
});

test('switching an endpoint off fails its pending deliveries, which are never sent', async (t) => {
  const receiver = await startReceiver(t, failing(500));
  runWorker(t, { config: testConfig({ WEBHOOKS_RETRY_SECONDS: '60' }) });
  const { deps, call, endpoint, queue, finished } = await given(receiver.url);
  const id = await queue();
  await eventually(
    async () => (await getDelivery(deps, call, { endpoint_id: endpoint.id, delivery_id: id })).attempts === 1,
  );
  await updateEndpoint(deps, call, {
    endpoint_id: endpoint.id,
    active: false,
    events: null,
    interview_ids: null,
    url: null,
    description: null,
  });
  const delivery = await finished(id);
  assert.equal(delivery.status, 'failed');
  assert.equal(delivery.last_error, 'endpoint_inactive');
  assert.equal(delivery.next_attempt_at, null);
  assert.equal(receiver.received.length, 1);
});

test('an attempt in progress when the endpoint is switched off still counts, and no other follows it', async (t) => {
  const waiting: (() => void)[] = [];
  const receiver = await startReceiver(
    t,
    (_request, response, nth) => void waiting.push(() => response.writeHead(nth === 1 ? 200 : 500).end()),
  );
  runWorker(t);
  const { deps, call, endpoint, queue, finished } = await given(receiver.url);
  const one = await queue();
  await eventually(() => waiting.length === 1);
  const two = await queue();
  await eventually(() => waiting.length === 2);
  await updateEndpoint(deps, call, {
    endpoint_id: endpoint.id,
    active: false,
    events: null,
    interview_ids: null,
    url: null,
    description: null,
  });
  for (const answer of waiting) answer();
  assert.equal((await finished(one)).status, 'delivered');
  const failed = await finished(two);
  assert.equal(failed.status, 'failed');
  assert.equal(failed.attempts, 1);
});
