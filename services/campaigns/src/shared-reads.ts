import { Signal } from '@insights/background';
import type { Bus } from '@insights/messaging';

/** Notifications may be lost: this bounds the delay of a turn, and how long an ended token is still served. */
const LOOK_AGAIN_MS = 15_000;

interface Followed {
  readonly signals: Set<Signal>;
  /** What has been read since the last notification. */
  readonly reads: Map<string, Promise<unknown>>;
  stop(): void;
}

/** One reader of a subject. */
export interface Follow {
  /** Resolves after a notification since the last call, after 15 s, or when `until` aborts. */
  changed(until: AbortSignal): Promise<void>;
  /** Reads what follows `seq`, unless another reader of the group has done so since the last notification: then its result. */
  share<T>(group: string, seq: number, read: (seq: number) => Promise<T>): Promise<T>;
  end(): void;
}

/**
 * Lets the readers of a subject in this process share one subscription, and one read for each notification and position. Readers of a
 * group see the same: each has proved its right with a read of its own before it shares one.
 */
export class SharedReads {
  readonly #bus: Pick<Bus, 'onNotification' | 'onReconnect'>;
  readonly #followed = new Map<string, Followed>();

  constructor(bus: Pick<Bus, 'onNotification' | 'onReconnect'>) {
    this.#bus = bus;
  }

  /** Subscribes before it returns, so a read that follows misses no notification. */
  follow(subject: string): Follow {
    const followed = this.#followed.get(subject) ?? this.#start(subject);
    const signal = new Signal();
    followed.signals.add(signal);
    return {
      async changed(until) {
        const isNotified = await signal.wait(LOOK_AGAIN_MS, until);
        if (!isNotified && !until.aborted) wake(followed);
      },
      share<T>(group: string, seq: number, read: (seq: number) => Promise<T>): Promise<T> {
        const position = `${group} ${seq}`;
        const shared = (followed.reads.get(position) as Promise<T> | undefined) ?? read(seq);
        followed.reads.set(position, shared);
        return shared;
      },
      end: () => {
        followed.signals.delete(signal);
        if (followed.signals.size > 0) return;
        followed.stop();
        this.#followed.delete(subject);
      },
    };
  }

  #start(subject: string): Followed {
    const onChange = () => wake(followed);
    const stops = [this.#bus.onNotification(subject, onChange), this.#bus.onReconnect(onChange)];
    const stop = () => stops.forEach((each) => each());
    const followed: Followed = { signals: new Set(), reads: new Map(), stop };
    this.#followed.set(subject, followed);
    return followed;
  }
}

/** Reads that begin from now on see the change. */
function wake({ signals, reads }: Followed): void {
  reads.clear();
  for (const signal of signals) signal.notify();
}
