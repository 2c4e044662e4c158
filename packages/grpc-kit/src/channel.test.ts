import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Server, ServerCredentials, connectivityState, credentials, type sendUnaryData } from '@grpc/grpc-js';
import { eventually } from '../../../test/support/eventually.ts';

/** The server closes connections of this age, once their last call has ended. */
const AGE_MS = 200;
const KEEPALIVE_MS = 100;
const asIs = (bytes: Buffer): Buffer => bytes;
const method = {
  path: '/probe.Probe/Wait',
  requestStream: false,
  responseStream: false,
  requestSerialize: asIs,
  requestDeserialize: asIs,
  responseSerialize: asIs,
  responseDeserialize: asIs,
} as const;

test('a call goes on when its connection is to be closed and the next keepalive is due', async (t) => {
  const server = new Server({ 'grpc.max_connection_age_ms': AGE_MS });
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  server.addService(
    { wait: method },
    {
      wait: (_call: unknown, answer: sendUnaryData<Buffer>) =>
        void mayEnd.then(() => answer(null, Buffer.from('done'))),
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  t.after(() => server.forceShutdown());
  const options = { 'grpc.keepalive_time_ms': KEEPALIVE_MS };
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), options);
  t.after(() => client.close());
  const answered = new Promise<Buffer | undefined>((resolve, reject) => {
    client.makeUnaryRequest(method.path, asIs, asIs, Buffer.alloc(0), (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    );
  });
  const isReady = () => client.getChannel().getConnectivityState(false) === connectivityState.READY;
  await eventually(() => assert.ok(isReady()));
  // The channel leaves its connection when the server announces that it will close it.
  await eventually(() => assert.ok(!isReady()));
  await Promise.race([answered, sleep(KEEPALIVE_MS * 5)]);
  end();
  assert.equal(String(await answered), 'done');
});
