export { addressSettings } from './address-settings.ts';
export { type AccessTable, type RpcAccess, participants, people, services, team } from './access.ts';
export type { ClientCall, ClientOptions } from './call.ts';
export { type Client, createClient } from './client.ts';
export type { Context } from './call-runner.ts';
export { type Handlers, type RpcServer, type ServerOptions, startServer } from './server.ts';
export { fromGrpcError, toGrpcError } from './errors.ts';
export {
  type ManagementPaths,
  type Service,
  type ServiceConfig,
  type Worker,
  type WorkerConfig,
  type Running,
  type WorkerRunning,
  runService,
  runWorker,
  serviceSettings,
  workerSettings,
} from './service.ts';
export { believeAuthorities, clientTlsSettings } from './tls.ts';
export { type OpsDependencies, opsAccess, opsHandlers } from './ops.ts';
