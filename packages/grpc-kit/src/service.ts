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
    doc: 'After SIGTERM, how long calls and work at hand may take to finish.',
  }),
};

/** Settings of a process that offers no RPCs. */
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
    doc: 'Tell whoever connects which RPCs there are: for development with tools like grpcurl.',
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
  /** Aborted as soon as the process is told to stop: loops take nothing more. */
  readonly stopping: AbortSignal;
  /** Runs after the RPCs have drained, the last registered first. */
  onStop(close: () => Promise<void> | void): void;
}
export interface Running extends WorkerRunning {
  readonly rpc: RpcServer;
}

/** Paths of the management port that a service answers beside the usual ones. */
export type ManagementPaths = NonNullable<Parameters<typeof startManagement>[0]['extra']>;

type Readiness = () => Promise<Record<string, boolean>> | Record<string, boolean>;

interface Process<Config, Given> {
  readonly name: string;
  readonly config: Config;
  readonly managementPaths?: ManagementPaths;
  /** Opens what the process needs, adds its RPCs, starts its consumers; tells what readiness depends on. */
  start(running: Given): Promise<{ ready: Readiness }>;
}
export type Worker = Process<TelemetryConfig & AuthConfig & WorkerConfig, WorkerRunning>;
export type Service = Process<TelemetryConfig & AuthConfig & ServiceConfig, Running>;

/** Runs a service until SIGTERM or SIGINT: readiness off, stop taking, finish, flush telemetry, exit 0. */
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
      // The last registered, so the first to run.
      onStop(() => rpc.drain(config.shutdownGraceMs));
      await rpc.listen();
      logger.info({ port: config.grpcPort }, 'serving');
      return started;
    },
  });
}

/** The same for a process that offers no RPCs: it is given no server. */
export async function runWorker({ name, config, managementPaths = {}, start }: Worker): Promise<void> {
  const telemetry = startTelemetry(name, config);
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
      await Promise.resolve(close()).catch((error: unknown) => logger.warn({ err: error }, 'not closed cleanly'));
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

/** An error that nobody caught leaves the process in an unknown state: it is logged and the process ends, to be started again. */
function exitOnBug(logger: Logger): void {
  const end = (error: unknown) => {
    logger.fatal({ err: error }, 'unexpected error, exiting');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
