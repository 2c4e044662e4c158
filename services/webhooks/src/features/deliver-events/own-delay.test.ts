import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { callerOf, emit, eventually, runWorker, startReceiver, testConfig, testDeps } from '../../webhooks.fixture.ts';
import { createEndpoint } from '../create-endpoint.ts';

// The only test of this file, so that its worker finds no deliveries of other tests.
test('the delay metric excludes the time behind an own slow receiver', async (t) => {
  const receiver = await startReceiver(t, (_request, response) => {
    setTimeout(() => response.writeHead(200).end(), 900);
  });
  const call = callerOf();
  const endpoint = await createEndpoint(testDeps(), call, {
    url: receiver.url,
    events: [],
    interview_ids: [],
    description: '',
  });
  for (let n = 0; n < 8; n += 1) await emit(call, [endpoint.id]);
  const registry = new Registry();
  runWorker(t, { registry, config: testConfig({ WEBHOOKS_ENDPOINT_CONCURRENCY: '1' }) });
  await eventually(() => receiver.received.length === 8, 60_000);
  // The last one waits for seven answers, which is more than 6 s.
  const text = await registry.getSingleMetricAsString('insights_webhook_first_attempt_delay_seconds');
  assert.match(text, /_bucket\{le="5"\} 8/);
});
