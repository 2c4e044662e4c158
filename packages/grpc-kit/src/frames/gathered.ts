/** The sending side of a stream of messages. */
interface Outlet<Message> {
  /** False when its buffer is full; `drain` follows. */
  write(message: Message): boolean;
  once(event: 'drain', listener: () => void): unknown;
}

/** Bounds a message, so that one is never refused as too large and none delays the others for long. */
const MESSAGE_BYTES = 1024 * 1024;
/** What a frame has beside its content, above all the token of its principal. */
const FRAME_BYTES = 1024;

/** Gathers the frames that one turn of the event loop produces and writes them as one message, at the pace of the peer. */
export class GatheredFrames<Frame, Message> {
  readonly #outlet: Outlet<Message>;
  readonly #toMessage: (frames: Frame[]) => Message;
  readonly #bytesOf: (frame: Frame) => number;
  readonly #onFree: () => void;
  #waiting: Frame[] = [];
  #isScheduled = false;
  #isBlocked = false;
  #onWritten: (() => void)[] = [];

  constructor(
    outlet: Outlet<Message>,
    toMessage: (frames: Frame[]) => Message,
    /** The length of a frame's content. */
    bytesOf: (frame: Frame) => number,
    /** Called when the peer takes more after `isBlocked`. */
    onFree: () => void = () => undefined,
  ) {
    this.#outlet = outlet;
    this.#toMessage = toMessage;
    this.#bytesOf = bytesOf;
    this.#onFree = onFree;
  }

  /** Whether frames wait for the peer to read earlier ones. */
  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  add(frame: Frame): void {
    this.#waiting.push(frame);
    this.#schedule();
  }

  /** Resolves when all frames so far have been written and the peer takes more. */
  written(): Promise<void> {
    if (this.#waiting.length === 0 && !this.#isBlocked) return Promise.resolve();
    return new Promise((resolve) => void this.#onWritten.push(resolve));
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isBlocked) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#write();
    });
  }

  #write(): void {
    while (this.#waiting.length > 0) {
      if (this.#outlet.write(this.#toMessage(this.#next()))) continue;
      this.#isBlocked = true;
      this.#outlet.once('drain', () => {
        this.#isBlocked = false;
        this.#write();
        if (!this.#isBlocked) this.#onFree();
      });
      break;
    }
    if (this.#waiting.length > 0 || this.#isBlocked) return;
    for (const resolve of this.#onWritten.splice(0)) resolve();
  }

  #next(): Frame[] {
    let bytes = 0;
    const tooMany = this.#waiting.findIndex(
      (frame, place) => (bytes += FRAME_BYTES + this.#bytesOf(frame)) > MESSAGE_BYTES && place > 0,
    );
    return this.#waiting.splice(0, tooMany === -1 ? this.#waiting.length : tooMany);
  }
}
