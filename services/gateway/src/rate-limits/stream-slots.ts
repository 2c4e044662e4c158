import { AppError } from '@insights/errors';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Caller } from '../core/caller.ts';
import { addressGroup } from './client-address.ts';

/** How many event streams one gateway keeps open at once. */
export interface StreamLimits {
  readonly perParticipant: number;
  /** For each user or API key. */
  readonly perCaller: number;
  readonly perAddress: number;
  readonly perGateway: number;
}

/** A stream's slot. `ended` is aborted when a newer stream of the same caller takes the slot. */
export interface StreamSlot {
  readonly ended: AbortSignal;
  release(): void;
}

interface Open {
  readonly caller: string;
  readonly address: string;
  readonly since: number;
  readonly end: AbortController;
}

/**
 * A phone that loses its network leaves a stream behind that TCP detects only after minutes. Such a stream must not block its
 * participant, so a stream of this age is replaced by a new one of the same caller.
 */
const REPLACEABLE_AFTER_MS = 60_000;
const RETRY_AFTER_SECONDS = 10;

/** Limits open event streams for each caller, each address and the whole process: each holds a connection and an RPC. */
export class StreamSlots {
  readonly #limits: StreamLimits;
  /** In the order in which they were opened. */
  readonly #open = new Map<string, Set<Open>>();
  readonly #perAddress = new Map<string, number>();
  readonly #gauge: Gauge;
  readonly #rejected: Counter<'limit'>;
  #total = 0;

  constructor(limits: StreamLimits, registry: Registry) {
    this.#limits = limits;
    this.#gauge = new Gauge({
      name: 'insights_event_streams_open',
      help: 'Server-sent event streams that this gateway keeps open.',
      registers: [registry],
    });
    this.#rejected = new Counter({
      name: 'insights_event_streams_refused_total',
      help: 'Event streams rejected because the caller, the address or the gateway had too many.',
      labelNames: ['limit'],
      registers: [registry],
    });
  }

  /** Errors: `rate_limited` (the caller or the address has too many), `unavailable` (the gateway has). */
  take(caller: Caller, ip: string | undefined): StreamSlot {
    const [key, most] = this.#subjectOf(caller);
    const address = addressGroup(ip);
    const own = this.#open.get(key) ?? new Set();
    if (own.size >= most) this.#replaceOldest(own, most);
    if ((this.#perAddress.get(address) ?? 0) >= this.#limits.perAddress) {
      throw this.#reject(
        'address',
        `Your address has ${this.#limits.perAddress} open streams. Close one or try again later.`,
      );
    }
    if (this.#total >= this.#limits.perGateway) {
      throw this.#reject('gateway', 'Too many streams are open at the moment. Try again.');
    }
    const open = { caller: key, address, since: performance.now(), end: new AbortController() };
    this.#open.set(key, own.add(open));
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#gauge.set((this.#total += 1));
    return { ended: open.end.signal, release: () => this.#release(open) };
  }

  #subjectOf(caller: Caller): [key: string, most: number] {
    const { perParticipant, perCaller } = this.#limits;
    if (caller.kind === 'participant') return [`session:${caller.session_id}`, perParticipant];
    if (caller.kind === 'user') return [`user:${caller.user_id}`, perCaller];
    if (caller.kind === 'anyone') return ['anyone', Number.POSITIVE_INFINITY];
    return [`key:${caller.key_id}`, perCaller];
  }

  #replaceOldest(own: Set<Open>, most: number): void {
    const [oldest] = own;
    if (!oldest || performance.now() - oldest.since < REPLACEABLE_AFTER_MS) {
      throw this.#reject('caller', `${most} streams are open with this credential. Close one or try again later.`);
    }
    this.#release(oldest);
    oldest.end.abort();
  }

  #release(open: Open): void {
    const own = this.#open.get(open.caller);
    if (!own?.delete(open)) return;
    if (own.size === 0) this.#open.delete(open.caller);
    const left = (this.#perAddress.get(open.address) ?? 1) - 1;
    if (left === 0) this.#perAddress.delete(open.address);
    else this.#perAddress.set(open.address, left);
    this.#gauge.set((this.#total -= 1));
  }

  #reject(limit: 'caller' | 'address' | 'gateway', publicMessage: string): AppError {
    this.#rejected.inc({ limit });
    const code = limit === 'gateway' ? 'unavailable' : 'rate_limited';
    return new AppError(code, { publicMessage, retry_after_seconds: RETRY_AFTER_SECONDS });
  }
}
