import type { Client as GrpcClient } from '@grpc/grpc-js';
import { FrameStream } from './stream.ts';

/** How often new replicas are looked for, and streams move from connections that the server wants to close. */
const RENEW_MS = 1_000;

/** The streams of frames to the replicas behind an address: one to each. */
export class FrameStreams {
  readonly #grpc: GrpcClient;
  #streams: FrameStream[] = [];
  #opening: Promise<FrameStream> | undefined;
  #renewAt = 0;
  #turn = 0;
  #isClosed = false;

  /** `grpc` balances its calls over all replicas, in turn. */
  constructor(grpc: GrpcClient) {
    this.#grpc = grpc;
  }

  /** The least loaded stream. Rejects with a ServiceError. */
  take(): FrameStream | Promise<FrameStream> {
    const now = Date.now();
    const best = this.#leastLoaded();
    if (now >= this.#renewAt) {
      this.#renewAt = now + RENEW_MS;
      // Without it the streams that exist serve on.
      this.#open().catch(() => undefined);
    }
    return best ?? this.#open();
  }

  close(): void {
    this.#isClosed = true;
    for (const stream of this.#streams) stream.close();
    this.#grpc.close();
  }

  #leastLoaded(): FrameStream | undefined {
    let best: FrameStream | undefined;
    const count = this.#streams.length;
    // Begins with another one each time, so that equally loaded replicas take turns.
    this.#turn = (this.#turn + 1) % Math.max(1, count);
    for (let place = 0; place < count; place += 1) {
      const stream = this.#streams[(this.#turn + place) % count];
      if (stream?.isOpen && (!best || stream.load < best.load)) best = stream;
    }
    return best;
  }

  #open(): Promise<FrameStream> {
    this.#opening ??= FrameStream.open(this.#grpc)
      .then((stream) => this.#add(stream))
      .finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  /** The replica's earlier stream leaves. One that had none may not be the last of that kind. */
  #add(stream: FrameStream): FrameStream {
    if (this.#isClosed) {
      stream.close();
      return stream;
    }
    const earlier = this.#streams.filter(({ peer, isOpen }) => isOpen && peer === stream.peer);
    this.#streams = [...this.#streams.filter((other) => other.isOpen && !earlier.includes(other)), stream];
    for (const old of earlier) old.leave();
    if (earlier.length === 0) setImmediate(() => void this.#open().catch(() => undefined));
    return stream;
  }
}
