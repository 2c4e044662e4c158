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
  shutdownGraceMs: setting.integer({
    env: 'SHUTDOWN_GRACE_MS',
    min: 0,
    max: 600_000,
    default: 8_000,
    doc: 'After SIGTERM, how long calls and work at hand may take to finish.',
  }),
};
export type ServiceConfig = ConfigOf<typeof serviceSettings>;

export interface Running {
  readonly logger: Logger;
  readonly registry: Registry;
  readonly rpc: RpcServer;
  readonly signer: PrincipalSigner;
  /** Aborted as soon as the process is told to stop: loops take nothing more. */
  readonly stopping: AbortSignal;
  /** Runs after the RPCs have drained, the last registered first. */
  onStop(close: () => Promise<void> | void): void;
}

/** Paths of the management port that a service answers beside the usual ones. */
export type ManagementPaths = NonNullable<Parameters<typeof startManagement>[0]['extra']>;

export interface Service {
  readonly name: string;
  readonly config: TelemetryConfig & AuthConfig & ServiceConfig;
  readonly managementPaths?: ManagementPaths;
  /** Opens what the service needs, adds its RPCs, starts its consumers; tells what readiness depends on. */
  start(running: Running): Promise<{ ready: () => Promise<Record<string, boolean>> | Record<string, boolean> }>;
}

/** Runs a service until SIGTERM or SIGINT: readiness off, stop taking, finish, flush telemetry, exit 0. */
export async function runService(service: Service): Promise<void> {
  const { name, config } = service;
  const telemetry = startTelemetry(name, config);
  const { logger, registry } = telemetry;
  exitOnBug(logger);
  const rpc = startServer({
    host: config.grpcHost,
    port: config.grpcPort,
    verifier: new PrincipalVerifier(config, name),
    logger,
    registry,
  });
  const closers: (() => Promise<void> | void)[] = [];
  const stopping = new AbortController();
  let ready: Readiness = notStarted;
  const management = await startManagement({
    port: config.managementPort,
    host: config.managementHost,
    registry,
    ready: () => ready(),
    extra: service.managementPaths ?? {},
  });
  const stop = once(async (signal: string) => {
    logger.info({ signal }, 'stopping');
    management.stopBeingReady();
    stopping.abort();
    await rpc.drain(config.shutdownGraceMs);
    for (const close of closers.toReversed()) {
      await Promise.resolve(close()).catch((error: unknown) => logger.warn({ err: error }, 'not closed cleanly'));
    }
    await management.close();
    await telemetry.shutdown();
    process.exit(0);
  });
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
  const started = await service.start({
    logger,
    registry,
    rpc,
    signer: new PrincipalSigner(config),
    stopping: stopping.signal,
    onStop: (close) => void closers.push(close),
  });
  if (stopping.signal.aborted) return;
  await rpc.listen();
  ready = started.ready;
  logger.info({ port: config.grpcPort }, 'serving');
}

type Readiness = () => Promise<Record<string, boolean>> | Record<string, boolean>;
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
