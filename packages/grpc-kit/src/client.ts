import { once } from 'node:events';
import type { Client as GrpcClient, MethodDefinition, ServiceDefinition, ServiceError } from '@grpc/grpc-js';
import type { Input } from '@insights/contracts';
import { type ClientCall, type ClientOptions, DEFAULT_TIMEOUT_MS, entriesOf, metadataOf } from './call.ts';
import { channelTo } from './channel.ts';
import { fromGrpcError } from './errors.ts';
import { shareStreams } from './frames/shared-streams.ts';
import { unary } from './unary.ts';

type Unary<Req, Res> = (request: Input<Req>, call: ClientCall) => Promise<Res>;
type Streaming<Req, Res> = (request: Input<Req>, call: ClientCall) => AsyncIterable<Res>;
type Sending<Req, Res> = (requests: AsyncIterable<Input<Req>>, call: ClientCall) => Promise<Res>;

/**
 * A service's methods as functions: unary ones return a promise, streaming ones an iterator, and a stream of requests is an iterator that
 * is read at the server's pace. Optional fields of requests may be left out. Errors are AppErrors.
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

/** Creates a client from a generated service definition, e.g. `createClient(campaigns.CampaignsServiceService, …)`. */
export function createClient<Definition extends ServiceDefinition>(
  definition: Definition,
  options: ClientOptions,
): Client<Definition> & { close(): void } {
  const grpc = channelTo(options.address);
  const framed = shareStreams(options.address);
  const close = () => {
    grpc.close();
    framed.release();
  };
  const methods: Record<string, unknown> = { close };
  for (const [name, method] of Object.entries(definition)) {
    if (method.requestStream) methods[name] = sending(grpc, method, options);
    else if (method.responseStream) methods[name] = streaming(grpc, method, options);
    else methods[name] = unary({ grpc, streams: framed.streams }, method, options);
  }
  return methods as Client<Definition> & { close(): void };
}

type AnyMethod = MethodDefinition<unknown, unknown>;

function streaming(grpc: GrpcClient, method: AnyMethod, options: ClientOptions): Streaming<unknown, unknown> {
  return async function* iterate(request, call) {
    const metadata = metadataOf(await entriesOf(call, options));
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
    const metadata = metadataOf(await entriesOf(call, options));
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
