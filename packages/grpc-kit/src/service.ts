import type { Registry } from 'prom-client';
import { type AuthConfig, PrincipalSigner, PrincipalVerifier, authSettings } from '@insights/auth-context';
import { type ConfigOf, setting } from '@insights/config';
import {
  type Logger,
  type TelemetryConfig,
  startManagement,
  startTelemetry,
  telemetrySettings,
} from '@insights/telemetry';
import { type RpcServer, startServer } from './server.ts';
import { believeAuthorities, clientTlsSettings, serverCredentials, tlsSettings } from './tls.ts';

const shutdownSettings = {
  shutdownGraceMs: setting.integer({
    env: 'SHUTDOWN_GRACE_MS',
    min: 0,
    max: 600_000,
    default: 8_000,
    doc: 'How long running calls and jobs may take to finish after SIGTERM.',
  }),
};

/** Settings of a process without RPCs. */
export const workerSettings = { ...telemetrySettings, ...authSettings, ...clientTlsSettings, ...shutdownSettings };
export type WorkerConfig = ConfigOf<typeof workerSettings>;

/** Settings of every gRPC service. */
export const serviceSettings = {
  ...telemetrySettings,
  ...authSettings,
  grpcHost: setting.string({ env: 'GRPC_HOST', default: '0.0.0.0', doc: 'Address that the gRPC port listens on.' }),
  grpcPort: setting.integer({
    env: 'GRPC_PORT',
    min: 1,
    max: 65_535,
    default: 50_051,
    doc: 'Port of the gRPC service.',
  }),
  grpcReflection: setting.boolean({
    env: 'GRPC_REFLECTION',
    default: false,
    doc: 'Let anyone who can connect list the RPCs, for development with tools like grpcurl.',
  }),
  ...tlsSettings,
  ...clientTlsSettings,
  ...shutdownSettings,
};
export type ServiceConfig = ConfigOf<typeof serviceSettings>;

export interface WorkerRunning {
  readonly logger: Logger;
  readonly registry: Registry;
  readonly signer: PrincipalSigner;
  /** Aborts when the process is told to stop. */
  readonly stopping: AbortSignal;
  /** Runs after the RPCs have drained, the last registered first. */
  onStop(close: () => Promise<void> | void): void;
}
export interface Running extends WorkerRunning {
  readonly rpc: RpcServer;
}

/** Additional paths of the management port. */
export type ManagementPaths = NonNullable<Parameters<typeof startManagement>[0]['extra']>;

type Readiness = () => Promise<Record<string, boolean>> | Record<string, boolean>;

interface Process<Config, Given> {
  readonly name: string;
  readonly config: Config;
  readonly managementPaths?: ManagementPaths;
  /** Opens connections, adds RPCs and starts consumers; returns the readiness checks. */
  start(running: Given): Promise<{ ready: Readiness }>;
}
export type Worker = Process<TelemetryConfig & AuthConfig & WorkerConfig, WorkerRunning>;
export type Service = Process<TelemetryConfig & AuthConfig & ServiceConfig, Running>;

/**
 * Runs a service until SIGTERM or SIGINT; then it becomes unready, stops accepting work, finishes, flushes telemetry and exits with
 * status 0.
 */
export function runService(service: Service): Promise<void> {
  const { name, config } = service;
  return runWorker({
    ...service,
    async start(running) {
      const { logger, registry, stopping, onStop } = running;
      const verifier = new PrincipalVerifier(config, name);
      const isOptional = config.grpcTlsOptional && config.grpcTlsCertFile !== '';
      const tls = { credentials: serverCredentials(config), isTlsOptional: isOptional };
      const place = { host: config.grpcHost, port: config.grpcPort, ...tls };
      const rpc = startServer({ ...place, reflection: config.grpcReflection, verifier, logger, registry });
      const started = await service.start({ ...running, rpc });
      if (stopping.aborted) return started;
      // Registered last, so it runs first.
      onStop(() => rpc.drain(config.shutdownGraceMs));
      await rpc.listen();
      logger.info({ port: config.grpcPort }, 'serving');
      return started;
    },
  });
}

/** The same for a process without RPCs. */
export async function runWorker({ name, config, managementPaths = {}, start }: Worker): Promise<void> {
  const telemetry = await startTelemetry(name, config);
  const { logger, registry } = telemetry;
  exitOnBug(logger);
  believeAuthorities(config);
  const closers: (() => Promise<void> | void)[] = [];
  const stopping = new AbortController();
  let ready: Readiness = notStarted;
  const management = await startManagement({
    port: config.managementPort,
    host: config.managementHost,
    registry,
    ready: () => ready(),
    extra: managementPaths,
  });
  const stop = once(async (signal: string) => {
    logger.info({ signal }, 'stopping');
    management.stopBeingReady();
    stopping.abort();
    for (const close of closers.toReversed()) {
      await Promise.resolve(close()).catch((error: unknown) => logger.warn({ err: error }, 'closing failed'));
    }
    await management.close();
    await telemetry.shutdown();
    process.exit(0);
  });
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  const started = await start({
    logger,
    registry,
    signer: new PrincipalSigner(config),
    stopping: stopping.signal,
    onStop: (close) => void closers.push(close),
  });
  if (!stopping.signal.aborted) ready = started.ready;
}

const notStarted: Readiness = () => ({ started: false });

function once<A>(fn: (argument: A) => Promise<void>): (argument: A) => Promise<void> {
  let running: Promise<void> | undefined;
  return (argument) => (running ??= fn(argument));
}

/** After an uncaught error the state is unknown: logs it and exits, so that the process is restarted. */
function exitOnBug(logger: Logger): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error, exiting');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
