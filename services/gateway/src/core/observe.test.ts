import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { TraceFlags, trace } from '@opentelemetry/api';
import { loadConfig } from '@insights/config';
import { startTelemetry, telemetrySettings } from '@insights/telemetry';
import { traceOf } from './observe.ts';

const telemetry = await startTelemetry('probe', loadConfig(telemetrySettings, { LOG_LEVEL: 'silent' }));
after(() => telemetry.shutdown());

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = (flags: '00' | '01') => ({
  traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}`,
  tracestate: 'vendor=something',
});
const spanContext = (flags: '00' | '01', traceTrustCallers: boolean, traceSampleRatio: number) =>
  trace.getSpanContext(traceOf(headers(flags), { traceTrustCallers, traceSampleRatio }));

test('an untrusted caller passes on its trace id; only our sampling ratio decides what is recorded', () => {
  for (const flags of ['00', '01'] as const) {
    const never = spanContext(flags, false, 0);
    assert.deepEqual([never?.traceId, never?.traceFlags, never?.traceState], [traceId, TraceFlags.NONE, undefined]);
    assert.equal(spanContext(flags, false, 1)?.traceFlags, TraceFlags.SAMPLED);
  }
});

test('a repeated trace id is sampled at the same rate as any other', () => {
  const recorded = Array.from({ length: 10_000 }, () => spanContext('01', false, 0.1)).filter(
    (context) => context?.traceFlags === TraceFlags.SAMPLED,
  );
  assert.ok(recorded.length > 700 && recorded.length < 1_300, `${recorded.length} of 10,000`);
});

test('with TRACE_TRUST_CALLERS the caller’s sampling decision counts', () => {
  assert.equal(spanContext('01', true, 0)?.traceFlags, TraceFlags.SAMPLED);
  assert.equal(spanContext('00', true, 1)?.traceFlags, TraceFlags.NONE);
});

test('a request without a valid trace starts its own', () => {
  for (const headersOf of [{}, { traceparent: 'nonsense' }]) {
    const sampling = { traceTrustCallers: false, traceSampleRatio: 1 };
    assert.equal(trace.getSpanContext(traceOf(headersOf, sampling)), undefined);
  }
});
