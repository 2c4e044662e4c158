import { setTimeout as sleep } from 'node:timers/promises';
import { type Client as GrpcClient, Metadata, type MethodDefinition, type ServiceError, status } from '@grpc/grpc-js';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { inSpan } from '@insights/telemetry';
import { type ClientCall, type ClientOptions, DEFAULT_TIMEOUT_MS, entriesOf, metadataOf } from './call.ts';
import { REPLAYED } from './call-runner.ts';
import { fromGrpcError } from './errors.ts';
import { FrameStream, type FramedAnswer, type FramedCall, failure, statusError } from './frames/stream.ts';
import type { FrameStreams } from './frames/streams.ts';

/** How long a call waits for a connection. */
const PATIENCE_MS = 5_000;
const RETRY_MS = 100;
const tracer = trace.getTracer('insights.grpc');
type AnyMethod = MethodDefinition<unknown, unknown>;

/** The ways to a service. */
export interface Ways {
  readonly grpc: GrpcClient;
  readonly streams: FrameStreams;
}

/** A longer request would hold up the calls behind it in their stream. */
const LONGEST_FRAMED_BYTES = 64 * 1024;

/** Sends a call in a frame, or by itself when it is long. Never rejects. */
async function send({ grpc, streams }: Ways, method: AnyMethod, call: FramedCall): Promise<FramedAnswer> {
  if (call.request.length > LONGEST_FRAMED_BYTES) return sendAlone(grpc, method, call);
  try {
    const taken = streams.take();
    const stream = taken instanceof FrameStream ? taken : await inTime(taken, call.deadline);
    return await stream.send(call);
  } catch (error) {
    return failure(error as ServiceError, false);
  }
}

function inTime<T>(awaited: Promise<T>, deadline: number): Promise<T> {
  const late = sleep(Math.max(0, deadline - Date.now()), undefined, { ref: false });
  return Promise.race([
    awaited,
    late.then(() => Promise.reject(statusError(status.DEADLINE_EXCEEDED, 'No connection in time.'))),
  ]);
}

const asIs = (bytes: Buffer): Buffer => bytes;

function sendAlone(grpc: GrpcClient, method: AnyMethod, call: FramedCall): Promise<FramedAnswer> {
  return new Promise((resolve) => {
    let metadata = new Metadata();
    const sent = grpc.makeUnaryRequest(
      method.path,
      asIs,
      asIs,
      Buffer.from(call.request),
      metadataOf(call.metadata),
      { deadline: call.deadline },
      (error, answer = Buffer.alloc(0)) => {
        // The peer of a call without a connection is the channel's target.
        resolve({ error, answer, metadata, hasLeft: sent.getPeer() !== grpc.getChannel().getTarget() });
      },
    );
    sent.on('metadata', (head) => (metadata = head));
  });
}

/**
 * Retries for a while until there is a connection: during a rolling update the last known address may disappear before the next one is
 * known. A call that left this process is never sent again, because only its caller knows whether it is repeatable.
 */
async function sendOnce(...[ways, method, call]: Parameters<typeof send>): Promise<FramedAnswer> {
  const patientUntil = Math.min(call.deadline, Date.now() + PATIENCE_MS) - RETRY_MS;
  for (;;) {
    const sent = await send(ways, method, call);
    if (sent.hasLeft || sent.error?.code !== status.UNAVAILABLE || Date.now() > patientUntil) return sent;
    await sleep(RETRY_MS);
  }
}

/** A unary method as a function. */
export function unary(ways: Ways, method: AnyMethod, options: ClientOptions) {
  const { path, requestSerialize, responseDeserialize } = method;
  return (request: unknown, call: ClientCall): Promise<unknown> =>
    inSpan(tracer, `call ${path.slice(1)}`, { kind: SpanKind.CLIENT }, async (span) => {
      try {
        const deadline = Date.now() + (call.timeout_ms ?? DEFAULT_TIMEOUT_MS);
        const metadata = await entriesOf(call, options);
        const framed = { path, request: requestSerialize(request), metadata, deadline };
        const { error, answer, metadata: head } = await sendOnce(ways, method, framed);
        if (error) throw fromGrpcError(error, options.audience);
        if (head.get(REPLAYED).length > 0) call.onReplay?.();
        return responseDeserialize(answer);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      }
    });
}
