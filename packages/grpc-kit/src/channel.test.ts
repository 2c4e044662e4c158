import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Server, ServerCredentials, credentials, type sendUnaryData } from '@grpc/grpc-js';

/** What a server does to a connection of this age. */
const AGE_MS = 200;
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
  server.addService(
    { wait: method },
    {
      // Longer than the connection's age and several keepalives after it.
      wait: (_call: unknown, answer: sendUnaryData<Buffer>) =>
        void sleep(AGE_MS * 5).then(() => answer(null, Buffer.from('done'))),
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  t.after(() => server.forceShutdown());
  const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure(), { 'grpc.keepalive_time_ms': 100 });
  t.after(() => client.close());
  const answer = await new Promise<Buffer | undefined>((resolve, reject) => {
    client.makeUnaryRequest(method.path, asIs, asIs, Buffer.alloc(0), (error, bytes) =>
      error ? reject(error) : resolve(bytes),
    );
  });
  assert.equal(String(answer), 'done');
});
