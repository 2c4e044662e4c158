import type { EventEmitter } from 'node:events';
import type { Server as NetServer } from 'node:net';
import {
  type Metadata,
  Metadata as MetadataClass,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
} from '@grpc/grpc-js';
import { loadFileDescriptorSetFromBuffer } from '@grpc/proto-loader';
import { ReflectionService } from '@grpc/reflection';
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { HealthImplementation } from 'grpc-health-check';
import { Histogram, type Registry } from 'prom-client';
import { type Origin, type Principal, type PrincipalVerifier, channelNamed } from '@insights/auth-context';
import { AppError, errorTable } from '@insights/errors';
import { descriptorSet } from '@insights/contracts';
import { type Logger, inSpan } from '@insights/telemetry';
import { type AccessTable, type RpcAccess, requireAccess } from './access.ts';
import { listenForEither } from './either-port.ts';
import { toGrpcError } from './errors.ts';

/** The principal and the deadline of a call; the argument of `db.withWorkspace`. */
export interface Context {
  readonly principal: Principal;
  readonly idempotency?:
    | {
        readonly key: string;
        readonly hash: string;
        readonly route: string;
        readonly about: readonly string[];
        elapsedMs(): number;
        encode(answer: unknown): Uint8Array;
      }
    | undefined;
  /** Origin of the request that caused the call; absent for work that a process does by itself. */
  readonly origin?: Origin | undefined;
  /** Aborts when the caller disconnects or the deadline passes. */
  readonly signal: AbortSignal;
}

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

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** Lets anyone who can connect list the RPCs and their messages. */
  readonly reflection?: boolean;
  /** Default: no TLS. */
  readonly credentials?: ServerCredentials;
  /** Accepts connections without TLS in addition to those with `credentials`. */
  readonly isTlsOptional?: boolean;
  readonly verifier: PrincipalVerifier;
  readonly logger: Logger;
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

/** The error that a replayed handler throws with the stored answer (`IdempotentReplay` of the db package). */
interface Replay extends Error {
  readonly answer: Uint8Array;
}
const isReplay = (error: unknown): error is Replay => error instanceof Error && error.name === 'IdempotentReplay';

const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const CONNECTION_AGE_MS = 60_000;
const tracer = trace.getTracer('insights.grpc');

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
  const duration = new Histogram({
    name: 'rpc_server_duration_seconds',
    help: 'Duration of served gRPC calls.',
    labelNames: ['method', 'code'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [options.registry],
  });
  const runner = new CallRunner(options, duration);
  let either: NetServer | undefined;
  return {
    add(definition, access, handlers) {
      const implementation: Record<
        string,
        | handleUnaryCall<unknown, unknown>
        | handleClientStreamingCall<unknown, unknown>
        | handleServerStreamingCall<unknown, unknown>
      > = {};
      for (const [name, method] of Object.entries(definition)) {
        const handler = handlers[name] as unknown;
        const rpc = { path: method.path, access: access[name] };
        if (method.requestStream) implementation[name] = runner.receiving(rpc, handler as ReceivingHandler);
        else if (method.responseStream) implementation[name] = runner.streaming(rpc, handler as StreamingHandler);
        else {
          const { responseSerialize, responseDeserialize } = method;
          implementation[name] = runner.unary(rpc, handler as UnaryHandler, responseSerialize, responseDeserialize);
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

type UnaryHandler = (request: unknown, context: Context) => Promise<unknown>;
type StreamingHandler = (request: unknown, context: Context) => AsyncIterable<unknown>;
type ReceivingHandler = (requests: AsyncIterable<unknown>, context: Context) => Promise<unknown>;
interface Rpc {
  readonly path: string;
  readonly access: RpcAccess | undefined;
}
type AnyCall =
  | ServerUnaryCall<unknown, unknown>
  | ServerReadableStream<unknown, unknown>
  | ServerWritableStream<unknown, unknown>;

const first = (metadata: Metadata, key: string): string | undefined => metadata.get(key)[0]?.toString();

function originOf(metadata: Metadata): Origin | undefined {
  const request_id = first(metadata, 'x-request-id');
  if (!request_id) return undefined;
  const client_address = first(metadata, 'x-client-address') ?? '';
  return { request_id, client_address, channel: channelNamed(first(metadata, 'x-channel')) };
}

/** Created on first use: every call is "cancelled" when its stream closes, and each abort creates an exception with a stack. */
function signalOf(call: AnyCall): () => AbortSignal {
  let abort: AbortController | undefined;
  // The three kinds of calls declare the same event separately.
  (call as EventEmitter).on('cancelled', () => abort?.abort());
  return () => {
    abort ??= new AbortController();
    if (call.cancelled) abort.abort();
    return abort.signal;
  };
}

const IS_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids at the top level of a request: subjects of its stored answer. */
function idsNamed(call: AnyCall): string[] {
  const request: unknown = 'request' in call ? call.request : undefined;
  if (typeof request !== 'object' || request === null) return [];
  return Object.values(request)
    .flat()
    .filter((value): value is string => typeof value === 'string' && IS_UUID.test(value));
}

/** A disconnected reader never drains, so waiting for it would leak the handler. */
async function drained(call: ServerWritableStream<unknown, unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  call.once('drain', resolve).once('cancelled', resolve);
  if (call.cancelled) resolve();
  await promise;
  call.off('drain', resolve).off('cancelled', resolve);
}

/** A caller that disconnects neither ends nor breaks its stream, so waiting for the next request would leak the handler. */
function failWhenCancelled(call: ServerReadableStream<unknown, unknown>): void {
  const gone = new AppError('unavailable', { publicMessage: 'The caller disconnected before its last request.' });
  call.once('cancelled', () => call.destroy(gone));
  // Without a reader, e.g. after a rejected call, nobody else would handle it.
  call.on('error', () => undefined);
}

class CallRunner {
  readonly #options: ServerOptions;
  readonly #duration: Histogram<'method' | 'code'>;

  constructor(options: ServerOptions, duration: Histogram<'method' | 'code'>) {
    this.#options = options;
    this.#duration = duration;
  }

  unary(
    rpc: Rpc,
    handler: UnaryHandler,
    encode: (answer: unknown) => Buffer,
    decode: (bytes: Buffer) => unknown,
  ): handleUnaryCall<unknown, unknown> {
    return (call, respond: sendUnaryData<unknown>) => {
      this.#run(rpc, call, encode, (callContext) => handler(call.request, callContext)).then(
        (answer) => respond(null, answer),
        (error: unknown) => {
          if (!isReplay(error)) return respond(toGrpcError(error));
          const head = new MetadataClass();
          head.set('x-idempotent-replayed', 'true');
          call.sendMetadata(head);
          return respond(null, decode(Buffer.from(error.answer)));
        },
      );
    };
  }

  streaming(rpc: Rpc, handler: StreamingHandler): handleServerStreamingCall<unknown, unknown> {
    return (call) => {
      this.#run(rpc, call, undefined, async (callContext) => {
        for await (const message of handler(call.request, callContext)) {
          if (callContext.signal.aborted) return;
          if (!call.write(message)) await drained(call);
        }
      }).then(
        () => call.end(),
        (error: unknown) => call.emit('error', toGrpcError(error)),
      );
    };
  }

  /** Requests are read at the handler's pace; those that it leaves unread are dropped. */
  receiving(rpc: Rpc, handler: ReceivingHandler): handleClientStreamingCall<unknown, unknown> {
    return (call, respond: sendUnaryData<unknown>) => {
      failWhenCancelled(call);
      this.#run(rpc, call, undefined, (callContext) => handler(call, callContext)).then(
        (answer) => respond(null, answer),
        (error: unknown) => respond(toGrpcError(error)),
      );
    };
  }

  async #run<T>(
    { path, access }: Rpc,
    call: AnyCall,
    encode: ((answer: unknown) => Buffer) | undefined,
    work: (callContext: Context) => Promise<T>,
  ): Promise<T> {
    const parent = propagation.extract(context.active(), call.metadata, {
      get: (carrier, key) => first(carrier, key),
      keys: (carrier) => Object.keys(carrier.getMap()),
    });
    const method = path.slice(1);
    return inSpan(tracer, `serve ${method}`, { kind: SpanKind.SERVER, parent }, async (span) => {
      const started = performance.now();
      let code = 'ok';
      try {
        return await work(await this.#contextOf(call, access, encode));
      } catch (error) {
        if (isReplay(error)) throw error;
        code = this.#report(method, error);
        span.setStatus({ code: SpanStatusCode.ERROR, message: code });
        throw error;
      } finally {
        this.#duration.observe({ method, code }, (performance.now() - started) / 1000);
      }
    });
  }

  async #contextOf(
    call: AnyCall,
    access: RpcAccess | undefined,
    encode: ((answer: unknown) => Buffer) | undefined,
  ): Promise<Context> {
    const signal = signalOf(call);
    const principal = await this.#options.verifier.verify(first(call.metadata, 'x-principal'));
    requireAccess(access, principal);
    const key = first(call.metadata, 'x-idempotency-key');
    const begun = performance.now();
    return {
      principal,
      origin: originOf(call.metadata),
      get signal() {
        return signal();
      },
      idempotency:
        key && encode
          ? {
              key,
              hash: first(call.metadata, 'x-idempotency-hash') ?? '',
              route: first(call.metadata, 'x-idempotency-route') ?? '',
              about: idsNamed(call),
              elapsedMs: () => performance.now() - begun,
              encode,
            }
          : undefined,
    };
  }

  /** Logs server errors; a client error is an answer, not an incident. */
  #report(method: string, error: unknown): string {
    if (error instanceof AppError) {
      if (error.code === 'caller_not_allowed')
        this.#options.logger.warn({ err: error, method }, 'call rejected: caller not allowed');
      if (errorTable[error.code].http >= 500) this.#options.logger.warn({ err: error, method }, 'call failed');
      return error.code;
    }
    this.#options.logger.error({ err: error, method }, 'call failed unexpectedly');
    return 'internal';
  }
}
