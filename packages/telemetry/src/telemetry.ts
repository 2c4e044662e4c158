import { hostname } from 'node:os';
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
export async function startTelemetry(service: string, config: TelemetryConfig): Promise<Telemetry> {
  const logger = createLogger(service, config.logLevel);
  // Loaded here, so that a process that starts no telemetry, such as most tests, does not load the SDK.
  const { startTracing } = await import('./tracing.ts');
  const isExporting = config.otlpEndpoint !== '-';
  const exported = isExporting ? { endpoint: config.otlpEndpoint, sampleRatio: config.traceSampleRatio } : null;
  const identity = {
    'service.name': service,
    'service.version': manifest.version,
    // The instance is the pod in a cluster; elsewhere a machine runs several processes.
    'service.instance.id': `${hostname()}-${process.pid}`,
  };
  const tracing = await startTracing({ identity, stated: config.resourceAttributes }, exported);
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
        tracing.shutdown().catch((error: unknown) => logger.warn({ err: error }, 'telemetry not flushed')),
        isOver,
      ]);
    },
  };
}
