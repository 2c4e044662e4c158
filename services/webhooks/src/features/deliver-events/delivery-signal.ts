import { Signal } from '@insights/background';

const TIMER_MAX_MS = 3_600_000;

/** Wakes the delivery loop, at once or later. */
export class DeliverySignal extends Signal {
  #soon: NodeJS.Timeout | undefined;

  /** Notifies once for all calls within `ms`, so that the loop handles them together. */
  notifySoon(ms: number): void {
    if (this.#soon) return;
    this.#soon = setTimeout(() => {
      this.#soon = undefined;
      this.notify();
    }, ms);
  }

  /** Notifies after `ms`; does not keep the process alive. */
  notifyAfter(ms: number): void {
    setTimeout(() => this.notify(), Math.min(ms, TIMER_MAX_MS)).unref();
  }
}
