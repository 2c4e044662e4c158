import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NoopSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

/** What every span of the process carries: its identity, and what the settings state as `name=value,name=value`; `-`: nothing. */
export interface Carried {
  readonly identity: Readonly<Record<string, string>>;
  readonly stated: string;
}

/** Where spans go, and the share of new traces that is recorded. */
export interface Export {
  readonly endpoint: string;
  readonly sampleRatio: number;
}

/**
 * Registers the tracer of this process; with null, nothing is recorded and ids are propagated. It is put together here, because
 * `NodeSDK` loads every exporter, metrics, logs and a YAML parser, of which nothing is used.
 */
export async function startTracing({ identity, stated }: Carried, exported: Export | null): Promise<TracerProvider> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...(stated === '-' ? {} : parseKeyPairsIntoRecord(stated)), ...identity }),
    ...(exported
      ? {
          sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(exported.sampleRatio) }),
          spanProcessors: [await batches(exported.endpoint)],
        }
      : {
          // Even if the caller's traceparent asks for it.
          sampler: new AlwaysOffSampler(),
          // Without any processor the SDK creates no spans and all ids are zero.
          spanProcessors: [new NoopSpanProcessor()],
        }),
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  // Only trace ids: callers' baggage is not propagated.
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return provider;
}

async function batches(endpoint: string): Promise<BatchSpanProcessor> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  return new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 });
}
