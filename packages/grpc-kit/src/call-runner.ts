import type { EventEmitter } from 'node:events';
import {
  Metadata,
  type MethodDefinition,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Histogram } from 'prom-client';
import { type Origin, type Principal, type PrincipalVerifier, channelNamed } from '@insights/auth-context';
import { AppError, errorTable } from '@insights/errors';
import { type Logger, inSpan } from '@insights/telemetry';
import { type RpcAccess, requireAccess } from './access.ts';
import { toGrpcError } from './errors.ts';
import type { ServeCall } from './frames/server.ts';

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

/** What a runner needs of its server. */
export interface RunnerOptions {
  readonly verifier: PrincipalVerifier;
  readonly logger: Logger;
}

/** The error that a replayed handler throws with the stored answer (`IdempotentReplay` of the db package). */
interface Replay extends Error {
  readonly answer: Uint8Array;
}
const isReplay = (error: unknown): error is Replay => error instanceof Error && error.name === 'IdempotentReplay';

/** Metadata of an answer that was stored by an earlier call. */
export const REPLAYED = 'x-idempotent-replayed';

export type UnaryHandler = (request: unknown, context: Context) => Promise<unknown>;
export type StreamingHandler = (request: unknown, context: Context) => AsyncIterable<unknown>;
export type ReceivingHandler = (requests: AsyncIterable<unknown>, context: Context) => Promise<unknown>;

/** An RPC and its callers. */
export interface Rpc {
  readonly path: string;
  readonly access: RpcAccess | undefined;
}
type AnyCall =
  | ServerUnaryCall<unknown, unknown>
  | ServerReadableStream<unknown, unknown>
  | ServerWritableStream<unknown, unknown>;

/** A call, whichever way it arrived. */
interface Incoming {
  /** Absent for a stream of requests. */
  readonly request?: unknown;
  metadata(key: string): string | undefined;
  keys(): string[];
  signal(): AbortSignal;
}

function incoming(call: AnyCall): Incoming {
  return {
    request: 'request' in call ? call.request : undefined,
    metadata: (key) => call.metadata.get(key)[0]?.toString(),
    keys: () => Object.keys(call.metadata.getMap()),
    signal: signalOf(call),
  };
}

function originOf({ metadata }: Incoming): Origin | undefined {
  const request_id = metadata('x-request-id');
  if (!request_id) return undefined;
  const client_address = metadata('x-client-address') ?? '';
  const languages = metadata('x-languages')?.split(',') ?? [];
  return { request_id, client_address, channel: channelNamed(metadata('x-channel')), languages };
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
function idsNamed({ request }: Incoming): string[] {
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

const tracer = trace.getTracer('insights.grpc');

/** Runs handlers: verifies the principal, enforces access, maps errors, and records a span and the latency. */
export class CallRunner {
  readonly #options: RunnerOptions;
  readonly #duration: Histogram<'method' | 'code'>;

  constructor(options: RunnerOptions, duration: Histogram<'method' | 'code'>) {
    this.#options = options;
    this.#duration = duration;
  }

  unary(
    rpc: Rpc,
    handler: UnaryHandler,
    { responseSerialize, responseDeserialize }: MethodDefinition<unknown, unknown>,
  ): handleUnaryCall<unknown, unknown> {
    return (call, respond: sendUnaryData<unknown>) => {
      this.#run(rpc, incoming(call), responseSerialize, (callContext) => handler(call.request, callContext)).then(
        (answer) => respond(null, answer),
        (error: unknown) => {
          if (!isReplay(error)) return respond(toGrpcError(error));
          const head = new Metadata();
          head.set(REPLAYED, 'true');
          call.sendMetadata(head);
          return respond(null, responseDeserialize(Buffer.from(error.answer)));
        },
      );
    };
  }

  /** The same for a call that arrives in a frame. */
  framed(rpc: Rpc, handler: UnaryHandler, method: MethodDefinition<unknown, unknown>): ServeCall {
    return async (call, signal) => {
      try {
        const request = method.requestDeserialize(Buffer.from(call.request));
        const metadata = (key: string) => call.metadata[key];
        const frame = { request, metadata, keys: () => Object.keys(call.metadata), signal };
        const answer = await this.#run(rpc, frame, method.responseSerialize, (called) => handler(request, called));
        return { code: status.OK, answer: method.responseSerialize(answer), details: '', metadata: {} };
      } catch (error) {
        if (isReplay(error)) {
          return { code: status.OK, answer: error.answer, details: '', metadata: { [REPLAYED]: Buffer.from('true') } };
        }
        return refusal(error);
      }
    };
  }

  streaming(rpc: Rpc, handler: StreamingHandler): handleServerStreamingCall<unknown, unknown> {
    return (call) => {
      this.#run(rpc, incoming(call), undefined, async (callContext) => {
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
      this.#run(rpc, incoming(call), undefined, (callContext) => handler(call, callContext)).then(
        (answer) => respond(null, answer),
        (error: unknown) => respond(toGrpcError(error)),
      );
    };
  }

  async #run<T>(
    { path, access }: Rpc,
    call: Incoming,
    encode: ((answer: unknown) => Buffer) | undefined,
    work: (callContext: Context) => Promise<T>,
  ): Promise<T> {
    const parent = propagation.extract(context.active(), call, {
      get: (carrier, key) => carrier.metadata(key),
      keys: (carrier) => carrier.keys(),
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
    call: Incoming,
    access: RpcAccess | undefined,
    encode: ((answer: unknown) => Buffer) | undefined,
  ): Promise<Context> {
    const { metadata } = call;
    const principal = await this.#options.verifier.verify(metadata('x-principal'));
    requireAccess(access, principal);
    const key = metadata('x-idempotency-key');
    const begun = performance.now();
    return {
      principal,
      origin: originOf(call),
      get signal() {
        return call.signal();
      },
      idempotency:
        key && encode
          ? {
              key,
              hash: metadata('x-idempotency-hash') ?? '',
              route: metadata('x-idempotency-route') ?? '',
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

/** The answer of a failed call. */
function refusal(error: unknown): Awaited<ReturnType<ServeCall>> {
  const { code = status.INTERNAL, details = '', metadata = new Metadata() } = toGrpcError(error);
  const entries = Object.entries(metadata.getMap()).map(([key, value]) => [key, Buffer.from(value)]);
  return { code, answer: new Uint8Array(), details, metadata: Object.fromEntries(entries) as Record<string, Buffer> };
}
