import assert from 'node:assert/strict';
import { inspect } from 'node:util';
import { after, beforeEach, test } from 'node:test';
import { loadConfig } from '@insights/config';
import { startEmbeddingsServer } from '../../../test/support/embeddings-server.ts';
import { Circuit } from './circuit.ts';
import { Embeddings, EmbeddingsFailure } from './embeddings.ts';
import { embeddingsSettings } from './embeddings-settings.ts';

const server = await startEmbeddingsServer();
after(() => server.close());
beforeEach(() => {
  server.behaviour = 'well';
  server.rejects = null;
  server.asked.length = 0;
});

const open = (env: Record<string, string> = {}) =>
  new Embeddings(loadConfig(embeddingsSettings, { EMBEDDINGS_BASE_URL: server.url, ...env }));
const soon = () => AbortSignal.timeout(2_000);
const lengthOf = (vector: Float32Array) => Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));

test('vectors have length 1 and the order of their texts, whatever the order of the answer', async () => {
  const texts = ['the budget', 'a remote control', 'the budget'];
  const vectors = await open().embed(texts, soon());
  assert.deepEqual(vectors[0], vectors[2]);
  assert.notDeepEqual(vectors[0], vectors[1]);
  for (const vector of vectors) assert.ok(Math.abs(lengthOf(vector) - 1) < 1e-6);
  server.behaviour = 'other order';
  assert.deepEqual(await open().embed(texts, soon()), vectors);
});

test('the width asked for is part of the model, and sent only if it is set', async () => {
  const narrow = open({ EMBEDDINGS_DIMENSIONS: '16', EMBEDDINGS_MODEL: 'small' });
  assert.equal(narrow.model, 'small/16');
  assert.equal((await narrow.embed(['word'], soon()))[0]?.length, 16);
  assert.equal((await open().embed(['word'], soon()))[0]?.length, 256);
});

test('long texts are cut and lone surrogates replaced before they are sent', async () => {
  await open({ EMBEDDINGS_MAX_CHARACTERS: '200' }).embed([`${'a'.repeat(199)}😀`], soon());
  assert.deepEqual(server.asked, [[`${'a'.repeat(199)}\uFFFD`]]);
});

const FAILURES = [
  ['failing', 'unavailable'],
  ['garbage', 'unavailable'],
  ['wrong width', 'unavailable'],
  ['not a number', 'rejected'],
  ['slow', 'unavailable'],
] as const;

for (const [behaviour, kind] of FAILURES) {
  test(`an endpoint that is ${behaviour} is a failure without the text's words`, async () => {
    server.behaviour = behaviour;
    const failure = await open()
      .embed(['confidential words', 'others'], AbortSignal.timeout(300))
      .catch((error: unknown) => error);
    assert.ok(failure instanceof EmbeddingsFailure);
    assert.equal(failure.kind, kind);
    assert.doesNotMatch(inspect(failure, { depth: 9 }), /confidential/);
  });
}

test('a text that the endpoint does not accept is rejected without its words', async () => {
  server.rejects = 'confidential';
  const failure = await open()
    .embed(['confidential words'], soon())
    .catch((error: unknown) => error);
  assert.ok(failure instanceof EmbeddingsFailure);
  assert.deepEqual([failure.kind, failure.status], ['rejected', 400]);
  assert.doesNotMatch(inspect(failure, { depth: 9 }), /confidential/);
});

test('an endpoint that cannot be reached is unavailable', async () => {
  const gone = await startEmbeddingsServer();
  await gone.close();
  await assert.rejects(open({ EMBEDDINGS_BASE_URL: gone.url }).embed(['word'], soon()), {
    kind: 'unavailable',
    status: null,
  });
});

test('a circuit opens after three failures in a row and lets one request through after each pause', () => {
  let now = 0;
  const circuit = new Circuit(() => now);
  for (let failure = 0; failure < 3; failure += 1) {
    assert.ok(circuit.admits());
    circuit.failed();
  }
  assert.ok(!circuit.admits());
  now = 1_000;
  assert.ok(circuit.admits());
  assert.ok(!circuit.admits(), 'others wait for the outcome of the first');
  circuit.failed();
  now = 2_500;
  assert.ok(!circuit.admits(), 'the pause has doubled');
  now = 3_000;
  assert.ok(circuit.admits());
  circuit.succeeded();
  assert.ok(circuit.admits() && circuit.admits());
});
