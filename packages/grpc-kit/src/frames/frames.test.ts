import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client as GrpcClient,
  Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  credentials,
  status as grpcStatus,
} from '@grpc/grpc-js';
import { Registry } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import { common, frames } from '@insights/contracts';
import { createLogger } from '@insights/telemetry';
import { freePort } from '../../../../test/support/free-port.ts';
import { createClient } from '../client.ts';
import { opsAccess } from '../ops.ts';
import { handlers, signer, verifier } from '../probe.fixture.ts';
import { type Handlers, type RpcServer, startServer } from '../server.ts';

type OpsHandlers = Handlers<common.OpsServiceService>;
type Schema = Awaited<ReturnType<OpsHandlers['getSchemaStatus']>>;

const call = { principal: servicePrincipal('gateway') };
const status: Schema = {
  service: 'probe',
  schema_version: 1,
  needed_version: 1,
  oldest_compatible_code: 1,
  ok: true,
  events_wait: false,
};

async function serverWith(t: TestContext, changed: Partial<OpsHandlers>): Promise<{ port: number; server: RpcServer }> {
  const port = await freePort();
  const logger = createLogger('probe', 'silent');
  const server = startServer({ host: '127.0.0.1', port, verifier, logger, registry: new Registry() });
  server.add(common.OpsServiceService, opsAccess, { ...handlers, ...changed });
  await server.listen();
  t.after(() => server.drain(0));
  return { port, server };
}

function clientOf(t: TestContext, ...ports: number[]) {
  const address = `ipv4:${ports.map((port) => `127.0.0.1:${port}`).join(',')}`;
  const client = createClient(common.OpsServiceService, { address, audience: 'probe', signer });
  t.after(() => client.close());
  return client;
}

/** Lets a server that is not ours listen. */
async function portOf(t: TestContext, server: Server): Promise<number> {
  t.after(() => server.forceShutdown());
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

/** A caller of its own making. */
function rawStream(t: TestContext, port: number) {
  const grpc = new GrpcClient(`127.0.0.1:${port}`, credentials.createInsecure());
  const { path, requestSerialize, responseDeserialize } = frames.FramesServiceService.carry;
  const stream = grpc.makeBidiStreamRequest(path, requestSerialize, responseDeserialize);
  t.after(() => {
    stream.on('error', () => undefined).cancel();
    grpc.close();
  });
  return stream;
}

test('a call whose connection breaks after it was sent is not sent again', async (t) => {
  let received = 0;
  const server = new Server();
  server.addService(frames.FramesServiceService, {
    carry: (stream: ServerDuplexStream<frames.CallFrames, frames.AnswerFrames>) => {
      stream.sendMetadata(new Metadata());
      stream.on('data', ({ calls }: frames.CallFrames) => {
        received += calls.length;
        server.forceShutdown();
      });
      stream.on('error', () => undefined);
    },
  });
  const port = await portOf(t, server);
  await assert.rejects(clientOf(t, port).getSchemaStatus({}, { ...call, timeout_ms: 3_000 }), { code: 'unavailable' });
  assert.equal(received, 1);
});

test('a client that is closed while its stream opens keeps no connection', async (t) => {
  type Stream = ServerDuplexStream<frames.CallFrames, frames.AnswerFrames>;
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<Stream>();
  const server = new Server();
  server.addService(frames.FramesServiceService, { carry: arrive });
  const client = clientOf(t, await portOf(t, server));
  const answer = assert.rejects(client.getSchemaStatus({}, { ...call, timeout_ms: 3_000 }));
  const stream = await arrived;
  stream.on('error', () => undefined).resume();
  const ended = once(stream, 'cancelled', { signal: AbortSignal.timeout(10_000) });
  client.close();
  stream.sendMetadata(new Metadata());
  await Promise.all([ended, answer]);
});

test('a call that is not answered before its deadline fails, and its handler is told', async (t) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const { port } = await serverWith(t, {
    getSchemaStatus: async (_request, { signal }) => {
      await once(signal, 'abort');
      tell();
      return status;
    },
  });
  await assert.rejects(clientOf(t, port).getSchemaStatus({}, { ...call, timeout_ms: 300 }), { code: 'unavailable' });
  await told;
});

test('a handler is told when its caller disconnects', async (t) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { port } = await serverWith(t, {
    getSchemaStatus: async (_request, { signal }) => {
      begin();
      await once(signal, 'abort');
      tell();
      return status;
    },
  });
  const client = clientOf(t, port);
  const lost = assert.rejects(client.getSchemaStatus({}, call), { code: 'unavailable' });
  await begun;
  client.close();
  await Promise.all([lost, told]);
});

test('no call fails while replicas stop one after the other', async (t) => {
  const served = { first: 0, second: 0 };
  const answer = (name: keyof typeof served) => async () => {
    served[name] += 1;
    return status;
  };
  const first = await serverWith(t, { getSchemaStatus: answer('first') });
  const second = await serverWith(t, { getSchemaStatus: answer('second') });
  const client = clientOf(t, first.port, second.port);
  const callUntil = async (isDone: () => boolean) => {
    while (!isDone()) await Promise.all(Array.from({ length: 20 }, () => client.getSchemaStatus({}, call)));
  };
  await callUntil(() => served.first > 100 && served.second > 100);
  let hasStopped = false;
  const stopping = first.server.drain(5_000).then(() => (hasStopped = true));
  await callUntil(() => hasStopped);
  await stopping;
  const before = { ...served };
  await callUntil(() => served.second > before.second + 100);
  assert.equal(served.first, before.first);
});

test('a long answer arrives whole, and short ones overtake it', async (t) => {
  const long = 'long '.repeat(4_000_000);
  let asked = 0;
  const { port } = await serverWith(t, {
    getSchemaStatus: async () => ((asked += 1) === 1 ? { ...status, service: long } : status),
  });
  const client = clientOf(t, port);
  const order: string[] = [];
  const note = async (name: string) => {
    const { service } = await client.getSchemaStatus({}, call);
    order.push(name);
    return service;
  };
  const [service] = await Promise.all([note('long'), note('short'), note('short'), note('short')]);
  assert.equal(service, long);
  assert.deepEqual(order, ['short', 'short', 'short', 'long']);
});

test('each of many calls gets its own answer, whatever the lengths, pauses and deadlines of the others', async (t) => {
  const echo: OpsHandlers['resolveWorkspace'] = async ({ kind, id }) => {
    await sleep(Number(kind));
    return { workspace_id: id.repeat(id.startsWith('long') ? 100 : 1) };
  };
  const first = await serverWith(t, { resolveWorkspace: echo });
  const second = await serverWith(t, { resolveWorkspace: echo });
  const client = clientOf(t, first.port, second.port);
  const wrong: number[] = [];
  let late = 0;
  const ask = async (n: number) => {
    const id = n % 20 === 0 ? `long ${n} ${'x'.repeat(4_000)}` : `${n} ${'x'.repeat(n % 13 === 0 ? 100_000 : n % 500)}`;
    const isLate = n % 50 === 0;
    try {
      const request = { kind: String(isLate ? 2_000 : n % 30), id };
      const { workspace_id } = await client.resolveWorkspace(request, { ...call, timeout_ms: isLate ? 50 : 20_000 });
      if (isLate || workspace_id !== id.repeat(id.startsWith('long') ? 100 : 1)) wrong.push(n);
    } catch {
      if (isLate) late += 1;
      else wrong.push(n);
    }
  };
  const CALLS = 3_000;
  let next = 1;
  const askOn = async () => {
    while (next <= CALLS) await ask(next++);
  };
  await Promise.all(Array.from({ length: 64 }, askOn));
  assert.deepEqual(wrong, []);
  assert.equal(late, CALLS / 50);
});

test('a caller that does not read its answers is not read either, until it reads again', async (t) => {
  let served = 0;
  const service = 'x'.repeat(50_000);
  const { port } = await serverWith(t, {
    getSchemaStatus: async () => {
      served += 1;
      return { ...status, service };
    },
  });
  const stream = rawStream(t, port);
  const metadata = { 'x-principal': await signer.sign(call.principal, 'probe') };
  const value = {
    path: common.OpsServiceService.getSchemaStatus.path,
    request: new Uint8Array(),
    timeout_ms: 60_000,
    metadata,
  };
  const ask = (id: number) => stream.write({ calls: [{ id, content: { $case: 'call', value } }] });
  ask(1);
  await once(stream, 'data');
  stream.pause();
  const CALLS = 2_500;
  for (let id = 2; id <= CALLS; id += 1) ask(id);
  // Nothing more is served once the answers are stuck.
  for (let seen = 0; seen === 0 || seen !== served;) {
    seen = served;
    await sleep(500);
  }
  assert.ok(served < CALLS / 2, `${served} of ${CALLS} calls were served`);
  let answered = 1;
  for await (const { answers } of stream as AsyncIterable<frames.AnswerFrames>) {
    answered += answers.length;
    if (answered === CALLS) break;
  }
});

test('an unknown RPC and a call without a principal are refused as outside of frames', async (t) => {
  const { port } = await serverWith(t, { getSchemaStatus: async () => status });
  const missing = { ...common.OpsServiceService.getSchemaStatus, path: '/insights.common.v1.OpsService/Missing' };
  const client = createClient({ missing }, { address: `127.0.0.1:${port}`, audience: 'probe', signer });
  t.after(() => client.close());
  await assert.rejects(client.missing({}, call), { code: 'internal' });
  const stream = rawStream(t, port);
  const value = {
    path: common.OpsServiceService.getSchemaStatus.path,
    request: new Uint8Array(),
    timeout_ms: 5_000,
    metadata: {},
  };
  stream.write({ calls: [{ id: 1, content: { $case: 'call', value } }] });
  const [{ answers }] = (await once(stream, 'data')) as [frames.AnswerFrames];
  assert.deepEqual(
    answers.map(({ id, code }) => ({ id, code })),
    [{ id: 1, code: grpcStatus.UNAUTHENTICATED }],
  );
});
