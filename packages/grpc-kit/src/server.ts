import type { Server as NetServer } from 'node:net';
import {
  Server,
  ServerCredentials,
  type ServiceDefinition,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
} from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { HealthImplementation } from 'grpc-health-check';
import { Histogram, type Registry } from 'prom-client';
import { descriptorSet, frames } from '@insights/contracts';
import type { AccessTable } from './access.ts';
import {
  CallRunner,
  type Context,
  type ReceivingHandler,
  type RunnerOptions,
  type StreamingHandler,
  type UnaryHandler,
} from './call-runner.ts';
import { listenForEither } from './either-port.ts';
import { FrameServer } from './frames/server.ts';

/** A service's handlers by method name: unary ones return a promise, streaming ones yield, and those of a stream of requests read it. */
export type Handlers<Definition> = {
  [M in keyof Definition]: Definition[M] extends {
    requestStream: infer R;
    responseStream: infer S;
    requestSerialize: (value: infer Req) => Buffer;
    responseDeserialize: (value: Buffer) => infer Res;
  }
    ? R extends true
      ? (requests: AsyncIterable<Req>, context: Context) => Promise<Res>
      : S extends true
        ? (request: Req, context: Context) => AsyncIterable<Res>
        : (request: Req, context: Context) => Promise<Res>
    : never;
};

export interface ServerOptions extends RunnerOptions {
  readonly host: string;
  readonly port: number;
  /** Lets anyone who can connect list the RPCs and their messages. */
  readonly reflection?: boolean;
  /** Default: no TLS. */
  readonly credentials?: ServerCredentials;
  /** Accepts connections without TLS in addition to those with `credentials`. */
  readonly isTlsOptional?: boolean;
  readonly registry: Registry;
}

export interface RpcServer {
  /** Each RPC accepts only the callers in `access`. */
  add<Definition extends ServiceDefinition>(
    definition: Definition,
    access: AccessTable<Definition>,
    handlers: Handlers<Definition>,
  ): void;
  listen(): Promise<void>;
  /** Stops accepting calls, waits up to `grace_ms` for running ones and then cancels them. */
  drain(grace_ms: number): Promise<void>;
}

type Implementation = Record<
  string,
  | handleUnaryCall<unknown, unknown>
  | handleClientStreamingCall<unknown, unknown>
  | handleServerStreamingCall<unknown, unknown>
>;

const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const CONNECTION_AGE_MS = 60_000;

/** A gRPC server with health, reflection, verified principals, error mapping, spans and latency metrics. */
export function startServer(options: ServerOptions): RpcServer {
  // Channelz stays enabled: without it forceShutdown does not find the sessions to close (grpc-js 1.14).
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    // Makes callers reconnect and so find new replicas; streams continue on the old connection until they end.
    'grpc.max_connection_age_ms': CONNECTION_AGE_MS,
  });
  const health = new HealthImplementation({ '': 'SERVING' });
  health.addToServer(server);
  if (options.reflection) new ReflectionService(loadFileDescriptorSetFromBuffer(descriptorSet())).addToServer(server);
  const runner = new CallRunner(options, durationIn(options.registry));
  const framed = new FrameServer();
  server.addService(frames.FramesServiceService, { carry: framed.carry });
  let either: NetServer | undefined;
  return {
    add(definition, access, handlers) {
      const implementation: Implementation = {};
      for (const [name, method] of Object.entries(definition)) {
        const handler = handlers[name] as unknown;
        const rpc = { path: method.path, access: access[name] };
        if (method.requestStream) implementation[name] = runner.receiving(rpc, handler as ReceivingHandler);
        else if (method.responseStream) implementation[name] = runner.streaming(rpc, handler as StreamingHandler);
        else {
          implementation[name] = runner.unary(rpc, handler as UnaryHandler, method);
          framed.add(method.path, runner.framed(rpc, handler as UnaryHandler, method));
        }
      }
      server.addService(definition, implementation);
    },
    async listen() {
      const { host, port, credentials = ServerCredentials.createInsecure(), isTlsOptional = false } = options;
      if (isTlsOptional) {
        either = await listenForEither(server, { host, port, credentials });
        return;
      }
      await new Promise<void>((resolve, reject) => {
        server.bindAsync(`${host}:${port}`, credentials, (error) => (error ? reject(error) : resolve()));
      });
    },
    async drain(graceMs) {
      health.setStatus('', 'NOT_SERVING');
      either?.close();
      framed.leave();
      await new Promise<void>((resolve) => {
        const cut = setTimeout(() => {
          server.forceShutdown();
          resolve();
        }, graceMs);
        server.tryShutdown(() => {
          clearTimeout(cut);
          resolve();
        });
      });
    },
  };
}

function durationIn(registry: Registry): Histogram<'method' | 'code'> {
  return new Histogram({
    name: 'insights_rpc_server_duration_seconds',
    help: 'Duration of served gRPC calls.',
    labelNames: ['method', 'code'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
}
