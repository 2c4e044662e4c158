import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Client as GrpcClient,
  type ClientOptions as ChannelOptions,
  type MethodDefinition,
  Metadata,
  type ServiceDefinition,
  type ServiceError,
  status,
} from '@grpc/grpc-js';
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Origin, Principal, PrincipalSigner } from '@insights/auth-context';
import { inSpan } from '@insights/telemetry';
import { fromGrpcError } from './errors.ts';
import { channelTo } from './tls.ts';

/** Options of a call. */
export interface ClientCall {
  readonly principal: Principal;
  /** Default 10 s. */
  readonly timeout_ms?: number;
  readonly idempotency?: { readonly key: string; readonly hash: string; readonly route: string } | undefined;
  /** Origin of the request that caused the call. */
  readonly origin?: Origin | undefined;
  /** Called when the answer is a replay of a stored one. */
  readonly onReplay?: (() => void) | undefined;
  /** Ends a stream from the caller's side without an error. */
  readonly signal?: AbortSignal | undefined;
}

type Unary<Req, Res> = (request: Req, call: ClientCall) => Promise<Res>;
type Streaming<Req, Res> = (request: Req, call: ClientCall) => AsyncIterable<Res>;
type Sending<Req, Res> = (requests: AsyncIterable<Req>, call: ClientCall) => Promise<Res>;

/**
 * A service's methods as functions: unary ones return a promise, streaming ones an iterator, and a stream of requests is an iterator that
 * is read at the server's pace. Errors are AppErrors.
 */
export type Client<Definition> = {
  [M in keyof Definition]: Definition[M] extends {
    requestStream: infer R;
    responseStream: infer S;
    requestSerialize: (value: infer Req) => Buffer;
    responseDeserialize: (value: Buffer) => infer Res;
  }
    ? R extends true
      ? Sending<Req, Res>
      : S extends true
        ? Streaming<Req, Res>
        : Unary<Req, Res>
    : never;
};

export interface ClientOptions {
  /** host:port, or dns:///name:port for all addresses behind a name; the prefix `tls+` requires TLS. */
  readonly address: string;
  /** The called service's name: the audience of the principal token. */
  readonly audience: string;
  readonly signer: PrincipalSigner;
}

const DEFAULT_TIMEOUT_MS = 10_000;
/** How long a call waits for a connection. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 100;
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;
const channelOptions: ChannelOptions = {
  'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
  'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  // Channelz statistics cost time in every call and nobody reads them.
  'grpc.enable_channelz': 0,
  'grpc.lb_policy_name': 'round_robin',
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  // Bounds the time to reconnect after a restart of the server; the default is up to 2 minutes.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // During a rolling update the last known address can disappear before the default interval of 30 s allows another DNS look-up.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 5_000,
};
const tracer = trace.getTracer('insights.grpc');

/** Creates a client from a generated service definition, e.g. `createClient(campaigns.CampaignsServiceService, …)`. */
export function createClient<Definition extends ServiceDefinition>(
  definition: Definition,
  options: ClientOptions,
): Client<Definition> & { close(): void } {
  const { target, channelCredentials } = channelTo(options.address);
  const grpc = new GrpcClient(target, channelCredentials, channelOptions);
  const methods: Record<string, unknown> = { close: () => grpc.close() };
  for (const [name, method] of Object.entries(definition)) {
    if (method.requestStream) methods[name] = sending(grpc, method, options);
    else methods[name] = method.responseStream ? streaming(grpc, method, options) : unary(grpc, method, options);
  }
  return methods as Client<Definition> & { close(): void };
}

type AnyMethod = MethodDefinition<unknown, unknown>;

async function metadataOf(call: ClientCall, options: ClientOptions): Promise<Metadata> {
  const metadata = new Metadata();
  metadata.set('x-principal', await options.signer.sign(call.principal, options.audience));
  if (call.idempotency) {
    metadata.set('x-idempotency-key', call.idempotency.key);
    metadata.set('x-idempotency-hash', call.idempotency.hash);
    metadata.set('x-idempotency-route', call.idempotency.route);
  }
  if (call.origin) {
    metadata.set('x-request-id', call.origin.request_id);
    metadata.set('x-client-address', call.origin.client_address);
    if (call.origin.channel) metadata.set('x-channel', call.origin.channel);
  }
  propagation.inject(context.active(), metadata, { set: (carrier, key, value) => carrier.set(key, value) });
  return metadata;
}

type SentCall = Pick<ClientCall, 'onReplay'> & { readonly deadline: number };

interface Sent {
  readonly error: ServiceError | null;
  readonly answer: unknown;
  /** False when there was no connection, so the server cannot have received it. */
  readonly hasLeft: boolean;
}

function send(
  grpc: GrpcClient,
  method: AnyMethod,
  request: unknown,
  metadata: Metadata,
  call: SentCall,
): Promise<Sent> {
  return new Promise((resolve) => {
    const sent = grpc.makeUnaryRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      metadata,
      { deadline: call.deadline },
      // The peer of a call without a connection is the channel's target.
      (error, answer) => resolve({ error, answer, hasLeft: sent.getPeer() !== grpc.getChannel().getTarget() }),
    );
    if (call.onReplay) {
      sent.on('metadata', (head) => {
        if (head.get('x-idempotent-replayed').length > 0) call.onReplay?.();
      });
    }
  });
}

/**
 * Retries for a while until there is a connection: during a rolling update the last known address may disappear before the next one is
 * known. A call that left this process is never sent again, because only its caller knows whether it is repeatable.
 */
async function sendOnce(...[grpc, method, request, metadata, call]: Parameters<typeof send>): Promise<Sent> {
  const patientUntil = Math.min(call.deadline, Date.now() + PATIENCE_MS) - RETRY_MS;
  for (;;) {
    const sent = await send(grpc, method, request, metadata, call);
    if (sent.hasLeft || sent.error?.code !== status.UNAVAILABLE || Date.now() > patientUntil) return sent;
    await sleep(RETRY_MS);
  }
}

function unary(grpc: GrpcClient, method: AnyMethod, options: ClientOptions): Unary<unknown, unknown> {
  return (request, call) =>
    inSpan(tracer, `call ${method.path.slice(1)}`, { kind: SpanKind.CLIENT }, async (span) => {
      try {
        const metadata = await metadataOf(call, options);
        const deadline = Date.now() + (call.timeout_ms ?? DEFAULT_TIMEOUT_MS);
        const { error, answer } = await sendOnce(grpc, method, request, metadata, { ...call, deadline });
        if (error) throw fromGrpcError(error, options.audience);
        return answer;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      }
    });
}

function streaming(grpc: GrpcClient, method: AnyMethod, options: ClientOptions): Streaming<unknown, unknown> {
  return async function* iterate(request, call) {
    const metadata = await metadataOf(call, options);
    const deadline = Date.now() + (call.timeout_ms ?? DEFAULT_TIMEOUT_MS);
    const stream = grpc.makeServerStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      metadata,
      { deadline },
    );
    const cancel = () => stream.cancel();
    call.signal?.addEventListener('abort', cancel);
    if (call.signal?.aborted) cancel();
    try {
      for await (const message of stream) yield message;
    } catch (error) {
      if (!call.signal?.aborted) throw fromGrpcError(error as ServiceError, options.audience);
    } finally {
      call.signal?.removeEventListener('abort', cancel);
      cancel();
    }
  };
}

/** Not retried: the requests have been read. A failure of `requests` cancels the call. */
function sending(grpc: GrpcClient, method: AnyMethod, options: ClientOptions): Sending<unknown, unknown> {
  return async (requests, call) => {
    const metadata = await metadataOf(call, options);
    const deadline = Date.now() + (call.timeout_ms ?? DEFAULT_TIMEOUT_MS);
    const { promise: answered, resolve, reject } = Promise.withResolvers<unknown>();
    const stream = grpc.makeClientStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      metadata,
      { deadline },
      (error, answer) => (error ? reject(fromGrpcError(error, options.audience)) : resolve(answer)),
    );
    let hasAnswered = false;
    const settled = answered.then(
      () => void (hasAnswered = true),
      () => void (hasAnswered = true),
    );
    // After an early answer the rest is not sent; the answer says why.
    stream.on('error', () => undefined);
    try {
      for await (const request of requests) {
        if (hasAnswered) break;
        if (!stream.write(request)) await Promise.race([once(stream, 'drain').catch(() => undefined), settled]);
      }
    } catch (error) {
      stream.cancel();
      await settled;
      throw error;
    }
    stream.end();
    return answered;
  };
}
