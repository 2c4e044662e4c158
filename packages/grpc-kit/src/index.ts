export { type Client, type ClientCall, type ClientOptions, createClient } from './client.ts';
export { type Context, type Handlers, type RpcServer, type ServerOptions, startServer } from './server.ts';
export { fromGrpcError, toGrpcError } from './errors.ts';
export {
  type ManagementPaths,
  type Service,
  type ServiceConfig,
  type Worker,
  type WorkerConfig,
  type WorkerRunning,
  runService,
  runWorker,
  serviceSettings,
  workerSettings,
} from './service.ts';
export { type OpsDependencies, opsHandlers } from './ops.ts';
