import { hostname } from 'node:os';
import { W3CTraceContextPropagator, parseKeyPairsIntoRecord } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  NoopSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { type ConfigOf, setting } from '@insights/config';
import manifest from '../package.json' with { type: 'json' };
import { type Logger, createLogger } from './logger.ts';

/** Settings of every process. */
export const telemetrySettings = {
  logLevel: setting.choice({
    env: 'LOG_LEVEL',
    of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    default: 'info',
    doc: 'The least severe level that is logged.',
  }),
  otlpEndpoint: setting.string({
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: '-',
    doc: 'Base URL of an OTLP/HTTP collector; `-` exports no traces.',
  }),
  resourceAttributes: setting.string({
    env: 'OTEL_RESOURCE_ATTRIBUTES',
    default: '-',
    doc: 'What else the spans of this process carry, as `name=value,name=value` (OpenTelemetry); `-`: nothing. The chart sets the region, the namespace and the release.',
  }),
  traceSampleRatio: setting.number({
    env: 'TRACE_SAMPLE_RATIO',
    min: 0,
    max: 1,
    default: 0.1,
    doc: 'Share of the traces started here that are recorded; calls and events of a trace follow the same decision.',
  }),
  eventLoopSampleMs: setting.integer({
    env: 'EVENT_LOOP_SAMPLE_MS',
    min: 1,
    max: 1_000,
    default: 50,
    doc: 'How often the delay of the event loop is sampled, in milliseconds. Part of each reported delay. Each sample wakes the process, also when it has nothing to do.',
  }),
  managementPort: setting.integer({
    env: 'MANAGEMENT_PORT',
    min: 1,
    max: 65_535,
    default: 9090,
    doc: 'Port of /livez, /readyz and /metrics; not exposed outside the cluster.',
  }),
  managementHost: setting.string({
    env: 'MANAGEMENT_HOST',
    default: '0.0.0.0',
    doc: 'Address that the management port listens on.',
  }),
};
export type TelemetryConfig = ConfigOf<typeof telemetrySettings>;

export interface Telemetry {
  readonly logger: Logger;
  readonly registry: Registry;
  /** Sends buffered spans; limited in time. */
  shutdown(): Promise<void>;
}

const FLUSH_MS = 3_000;

/**
 * Starts traces, metrics and logs of one process. Spans are created explicitly in the router, gRPC, transactions and the bus: automatic
 * instrumentation costs more than the work that it measures (docs/decisions/0002-spans-by-hand.md).
 */
export function startTelemetry(service: string, config: TelemetryConfig): Telemetry {
  const logger = createLogger(service, config.logLevel);
  const isExporting = config.otlpEndpoint !== '-';
  const root = isExporting ? new TraceIdRatioBasedSampler(config.traceSampleRatio) : new AlwaysOffSampler();
  const sdk = new NodeSDK({
    resource: resourceOf(service, config.resourceAttributes),
    // Without a collector nothing is recorded, even if the caller's traceparent asks for it; ids are propagated.
    sampler: isExporting ? new ParentBasedSampler({ root }) : root,
    spanProcessors: isExporting
      ? [
          new BatchSpanProcessor({
            exporter: new OTLPTraceExporter({ url: `${config.otlpEndpoint.replace(/\/$/, '')}/v1/traces` }),
            scheduledDelayMillis: 1_000,
          }),
        ]
      : // Without any processor the SDK creates no spans and all ids are zero.
        [new NoopSpanProcessor()],
    // Only trace ids: callers' baggage is not propagated.
    textMapPropagator: new W3CTraceContextPropagator(),
    instrumentations: [],
    autoDetectResources: false,
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: config.eventLoopSampleMs });
  new Gauge({
    name: 'insights_build_info',
    help: 'Always 1; the labels say which version this process runs, and on which Node.',
    labelNames: ['version', 'node'] as const,
    registers: [registry],
  }).set({ version: manifest.version, node: process.versions.node }, 1);
  return {
    logger,
    registry,
    async shutdown() {
      const isOver = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref());
      await Promise.race([
        sdk.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'telemetry not flushed')),
        isOver,
      ]);
    },
  };
}

/** What every span of the process carries. The instance is the pod in a cluster; elsewhere a machine runs several processes. */
function resourceOf(service: string, attributes: string): Resource {
  const stated = attributes === '-' ? {} : parseKeyPairsIntoRecord(attributes);
  return resourceFromAttributes({
    ...stated,
    'service.name': service,
    'service.version': manifest.version,
    'service.instance.id': `${hostname()}-${process.pid}`,
  });
}
