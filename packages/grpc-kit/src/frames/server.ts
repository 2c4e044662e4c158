import { Metadata, type ServerDuplexStream, type handleBidiStreamingCall, status } from '@grpc/grpc-js';
import type { frames } from '@insights/contracts';
import { GatheredFrames } from './gathered.ts';

type Stream = ServerDuplexStream<frames.CallFrames, frames.AnswerFrames>;
type Answer = Omit<frames.AnswerFrame, 'id' | 'has_more'>;

/** Serves one call. Never rejects: an error is an answer. */
export type ServeCall = (call: frames.Call, signal: () => AbortSignal) => Promise<Answer>;

/** A long answer travels in parts of this size, between which others go ahead. */
const PART_BYTES = 128 * 1024;
/** Further calls of a caller are not read while the requests of its running ones are longer together. */
const RUNNING_BYTES = 16 * 1024 * 1024;
/** What a call needs beside its request. */
const CALL_BYTES = 1024;

/** Serves the unary calls that arrive in streams of frames. */
export class FrameServer {
  readonly #methods = new Map<string, ServeCall>();
  readonly #streams = new Set<ServedStream>();

  add(path: string, serve: ServeCall): void {
    this.#methods.set(path, serve);
  }

  readonly carry: handleBidiStreamingCall<frames.CallFrames, frames.AnswerFrames> = (stream) => {
    const served = new ServedStream(stream, this.#methods);
    this.#streams.add(served);
    stream.once('close', () => this.#streams.delete(served)).once('cancelled', () => this.#streams.delete(served));
  };

  /** Asks all callers to send new calls elsewhere. They end their streams, which end when their calls have been answered. */
  leave(): void {
    for (const stream of this.#streams) stream.leave();
  }
}

class ServedStream {
  readonly #stream: Stream;
  readonly #methods: ReadonlyMap<string, ServeCall>;
  readonly #calls = new Map<number, CallState>();
  readonly #answers: GatheredFrames<frames.AnswerFrame, frames.AnswerFrames>;
  #runningBytes = 0;
  #hasAllCalls = false;

  constructor(stream: Stream, methods: ReadonlyMap<string, ServeCall>) {
    this.#stream = stream;
    this.#methods = methods;
    this.#answers = new GatheredFrames(
      stream,
      (answers) => ({ answers, is_leaving: false }),
      ({ answer }) => answer.length,
      () => this.#pace(),
    );
    // Tells the caller that its calls arrive.
    stream.sendMetadata(new Metadata());
    stream.on('data', ({ calls }: frames.CallFrames) => this.#receive(calls));
    stream.once('end', () => {
      this.#hasAllCalls = true;
      this.#endAfterTheLast();
    });
    stream.once('cancelled', () => {
      for (const call of this.#calls.values()) call.cancel();
    });
    // A stream that breaks is cancelled too.
    stream.on('error', () => undefined);
  }

  leave(): void {
    this.#stream.write({ answers: [], is_leaving: true });
  }

  #receive(calls: readonly frames.CallFrame[]): void {
    for (const { id, content } of calls) {
      if (content?.$case === 'call') void this.#serve(id, content.value);
      else this.#calls.get(id)?.cancel();
    }
    this.#pace();
  }

  async #serve(id: number, call: frames.Call): Promise<void> {
    const state = new CallState(call.timeout_ms);
    const bytes = call.request.length + CALL_BYTES;
    this.#runningBytes += bytes;
    this.#calls.set(id, state);
    const serve = this.#methods.get(call.path) ?? serveUnknown;
    const answer = await serve(call, () => state.signal);
    state.end();
    if (!state.isCancelled) await this.#answer(id, answer);
    this.#calls.delete(id);
    this.#runningBytes -= bytes;
    this.#pace();
    this.#endAfterTheLast();
  }

  async #answer(id: number, answer: Answer): Promise<void> {
    let rest = answer.answer;
    while (rest.length > PART_BYTES) {
      this.#answers.add({ ...answer, id, answer: rest.subarray(0, PART_BYTES), has_more: true });
      rest = rest.subarray(PART_BYTES);
      await this.#answers.written();
    }
    this.#answers.add({ ...answer, id, answer: rest, has_more: false });
  }

  /** A caller that does not read its answers, or has very much running, is not read. */
  #pace(): void {
    const isFull = this.#answers.isBlocked || this.#runningBytes > RUNNING_BYTES;
    if (isFull === this.#stream.isPaused()) return;
    if (isFull) this.#stream.pause();
    else this.#stream.resume();
  }

  #endAfterTheLast(): void {
    if (!this.#hasAllCalls || this.#calls.size > 0) return;
    void this.#answers.written().then(() => this.#stream.end());
  }
}

/** Whether a call's caller still waits for it. */
class CallState {
  readonly #until: number;
  #abort: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  isCancelled = false;

  constructor(timeout_ms: number) {
    this.#until = performance.now() + timeout_ms;
  }

  /** Created on first use: most calls need none. */
  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.isCancelled) this.#abort.abort();
      else this.#timer = setTimeout(() => this.cancel(), Math.max(0, this.#until - performance.now()));
    }
    return this.#abort.signal;
  }

  cancel(): void {
    this.isCancelled = true;
    this.#abort?.abort();
    this.end();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

const serveUnknown: ServeCall = async ({ path }) => ({
  code: status.UNIMPLEMENTED,
  answer: new Uint8Array(),
  details: `There is no RPC ${path}.`,
  metadata: {},
});
