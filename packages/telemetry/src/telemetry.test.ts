import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** A process without a collector that logs inside and outside of a span and propagates its trace. */
const SCRIPT = `
  import { context, propagation, trace } from '@opentelemetry/api';
  import { inSpan, startTelemetry } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
  const { logger, shutdown } = startTelemetry('probe', { logLevel: 'info', otlpEndpoint: '-', traceSampleRatio: 1 });
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
