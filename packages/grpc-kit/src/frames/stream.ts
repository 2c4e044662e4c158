import { type Client as GrpcClient, type ClientDuplexStream, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { ROOT_CONTEXT, context } from '@opentelemetry/api';
import { frames } from '@insights/contracts';
import { GatheredFrames } from './gathered.ts';

/** A call as it is written into a frame. */
export interface FramedCall {
  readonly path: string;
  readonly request: Uint8Array;
  readonly metadata: Readonly<Record<string, string>>;
  /** In milliseconds since 1970. */
  readonly deadline: number;
}

/** What came back of a call: an answer, or the status of a failure. */
export interface FramedAnswer {
  readonly error: ServiceError | null;
  readonly answer: Buffer;
  readonly metadata: Metadata;
  /** False when the server cannot have received the call. */
  readonly hasLeft: boolean;
}

interface Waiting {
  readonly timer: NodeJS.Timeout;
  readonly parts: Uint8Array[];
  settle(answer: FramedAnswer): void;
}

type Duplex = ClientDuplexStream<frames.CallFrames, frames.AnswerFrames>;

/** A server that accepts connections and does not answer holds nobody up for longer. */
const OPEN_WITHIN_MS = 2_000;
const { path, requestSerialize, responseDeserialize } = frames.FramesServiceService.carry;

/** One stream of frames to one replica. */
export class FrameStream {
  readonly #stream: Duplex;
  readonly #calls: GatheredFrames<frames.CallFrame, frames.CallFrames>;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #isLeaving = false;
  #hasEnded = false;
  /** Address of the replica. */
  readonly peer: string;

  /** Resolves when the replica has confirmed the stream; no call is written before. Rejects with a ServiceError. */
  static async open(grpc: GrpcClient): Promise<FrameStream> {
    // The stream outlives the request that happens to be the first.
    const stream = context.with(ROOT_CONTEXT, () =>
      grpc.makeBidiStreamRequest(path, requestSerialize, responseDeserialize, new Metadata()),
    );
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        reject(statusError(status.UNAVAILABLE, 'The service did not answer.'));
        stream.cancel();
      }, OPEN_WITHIN_MS);
      stream.on('error', (error: ServiceError) => {
        clearTimeout(tooLate);
        reject(error);
      });
      stream.once('metadata', () => {
        clearTimeout(tooLate);
        resolve(new FrameStream(stream));
      });
    });
  }

  private constructor(stream: Duplex) {
    this.#stream = stream;
    this.peer = stream.getPeer();
    this.#calls = new GatheredFrames(
      stream,
      (calls) => ({ calls }),
      ({ content }) => (content?.$case === 'call' ? content.value.request.length : 0),
    );
    stream.on('data', ({ answers, is_leaving }: frames.AnswerFrames) => {
      for (const answer of answers) this.#receive(answer);
      if (is_leaving) this.leave();
    });
    stream.once('error', (error: ServiceError) => this.#break(error));
    stream.once('end', () => this.#break(statusError(status.UNAVAILABLE, 'The service ended the stream.')));
  }

  /** Whether it takes calls. */
  get isOpen(): boolean {
    return !this.#isLeaving;
  }

  /** The number of calls that wait for an answer. */
  get load(): number {
    return this.#waiting.size;
  }

  /** Never rejects. A call that was not answered in time is cancelled. */
  send({ path: method, request, metadata, deadline }: FramedCall): Promise<FramedAnswer> {
    if (!this.isOpen) return Promise.resolve(failure(statusError(status.UNAVAILABLE, 'The stream has ended.'), false));
    const id = (this.#lastId += 1);
    const timeout_ms = Math.max(0, deadline - Date.now());
    this.#calls.add({ id, content: { $case: 'call', value: { path: method, request, metadata, timeout_ms } } });
    return new Promise((settle) => {
      this.#waiting.set(id, { settle, parts: [], timer: setTimeout(() => this.#giveUp(id), timeout_ms) });
    });
  }

  /** Takes no more calls, and ends when the running ones have been answered. */
  leave(): void {
    this.#isLeaving = true;
    this.#endAfterTheLast();
  }

  /** Ends at once; running calls fail. */
  close(): void {
    this.#isLeaving = true;
    this.#stream.cancel();
  }

  #receive({ id, code, answer, has_more, details, metadata }: frames.AnswerFrame): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    waiting.parts.push(answer);
    if (has_more) return;
    const head = toMetadata(metadata);
    const error = code === status.OK ? null : statusError(code, details, head);
    this.#settle(id, { error, answer: Buffer.concat(waiting.parts), metadata: head, hasLeft: true });
  }

  #giveUp(id: number): void {
    this.#calls.add({ id, content: { $case: 'cancellation', value: {} } });
    this.#settle(id, failure(statusError(status.DEADLINE_EXCEEDED, 'The call was not answered in time.')));
  }

  #break(error: ServiceError): void {
    this.#isLeaving = true;
    this.#hasEnded = true;
    for (const id of this.#waiting.keys()) this.#settle(id, failure(error));
  }

  #settle(id: number, answer: FramedAnswer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    waiting?.settle(answer);
    this.#endAfterTheLast();
  }

  #endAfterTheLast(): void {
    if (!this.#isLeaving || this.#hasEnded || this.#waiting.size > 0) return;
    this.#hasEnded = true;
    void this.#calls.written().then(() => this.#stream.end());
  }
}

export const failure = (error: ServiceError, hasLeft = true): FramedAnswer => ({
  error,
  answer: Buffer.alloc(0),
  metadata: new Metadata(),
  hasLeft,
});

export function statusError(code: status, details: string, metadata = new Metadata()): ServiceError {
  return Object.assign(new Error(`${code} ${status[code]}: ${details}`), { code, details, metadata });
}

function toMetadata(entries: Readonly<Record<string, Uint8Array>>): Metadata {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(entries)) {
    metadata.set(key, key.endsWith('-bin') ? Buffer.from(value) : Buffer.from(value).toString());
  }
  return metadata;
}
