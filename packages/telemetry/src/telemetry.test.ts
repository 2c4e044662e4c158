import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { loadConfig } from '@insights/config';
import { eventually } from '../../../test/support/eventually.ts';
import { onLoopback } from '../../../test/support/loopback.ts';
import manifest from '../package.json' with { type: 'json' };
import { startTelemetry, telemetrySettings } from './index.ts';

/** A process without a collector that logs inside and outside of a span and propagates its trace. */
const SCRIPT = `
  import { context, propagation, trace } from '@opentelemetry/api';
  import { inSpan, startTelemetry } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
  const { logger, shutdown } = await startTelemetry('probe', { logLevel: 'info', otlpEndpoint: '-', resourceAttributes: '-', traceSampleRatio: 1 });
  logger.info('outside');
  await inSpan(trace.getTracer('probe'), 'work', {}, async () => {
    const carrier = {};
    propagation.inject(context.active(), carrier);
    logger.info({ handed_on: carrier.traceparent }, 'inside');
  });
  await shutdown();`;

test('without a collector, log lines have a trace id and the trace is propagated', () => {
  const options = { encoding: 'utf8', cwd: import.meta.dirname } as const;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', SCRIPT], options);
  assert.equal(status, 0, stderr);
  const [outside, inside] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, string>);
  assert.equal(outside?.['trace_id'], undefined);
  assert.match(inside?.['trace_id'] ?? '', /^(?!0{32})[0-9a-f]{32}$/);
  // The last field marks the trace as not recorded.
  assert.equal(inside?.['handed_on'], `00-${inside?.['trace_id']}-${inside?.['span_id']}-00`);
});

/** A process that exports one span. */
const EXPORTER = `
  import { trace } from '@opentelemetry/api';
  import { startTelemetry } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
  const [otlpEndpoint, resourceAttributes] = process.argv.slice(1);
  const { shutdown } = await startTelemetry('probe', { logLevel: 'silent', otlpEndpoint, resourceAttributes, traceSampleRatio: 1 });
  trace.getTracer('probe').startSpan('work').end();
  await shutdown();`;

interface Exported {
  resourceSpans: { resource: { attributes: { key: string; value: { stringValue?: string } }[] } }[];
}

test('spans carry service, version, instance, and what the settings add', async (t) => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { base, close } = await onLoopback(server);
  t.after(close);
  const stated = 'cloud.region=north,service.namespace=insights,service.name=other';
  const args = ['--input-type=module', '-e', EXPORTER, base, stated];
  await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname });
  const [exported] = bodies.map((body) => JSON.parse(body) as Exported);
  const attributes = exported?.resourceSpans[0]?.resource.attributes ?? [];
  const carried = Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));
  assert.match(carried['service.instance.id'] ?? '', /^.+-\d+$/);
  delete carried['service.instance.id'];
  assert.deepEqual(carried, {
    'cloud.region': 'north',
    'service.namespace': 'insights',
    'service.name': 'probe',
    'service.version': manifest.version,
  });
});

test('a metric says which version runs', async () => {
  const { registry, shutdown } = await startTelemetry('probe', loadConfig(telemetrySettings, { LOG_LEVEL: 'silent' }));
  const [sample] = (await registry.getSingleMetric('insights_build_info')?.get())?.values ?? [];
  assert.deepEqual([sample?.value, sample?.labels['version']], [1, manifest.version]);
  await shutdown();
});

test('a blocked event loop is reported for as long as it was blocked', async () => {
  const config = loadConfig(telemetrySettings, { LOG_LEVEL: 'silent', EVENT_LOOP_SAMPLE_MS: '5' });
  const { registry, shutdown } = await startTelemetry('probe', config);
  const longest = async () => {
    const metrics = await registry.metrics();
    return Number(/^nodejs_eventloop_lag_max_seconds\S* (\S+)$/m.exec(metrics)?.[1]);
  };
  // Each reading begins anew, and a delay counts from the first sample on.
  await eventually(async () => {
    const until = performance.now() + 200;
    while (performance.now() < until);
    // The sample that is late by now comes before this timer.
    await new Promise((resolve) => setTimeout(resolve, 0));
    assert.ok((await longest()) >= 0.19);
  });
  await shutdown();
});
