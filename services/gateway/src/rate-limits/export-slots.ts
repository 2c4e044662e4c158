import { AppError } from '@insights/errors';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Caller } from '../core/caller.ts';

/** How many downloads one gateway sends at once. */
export interface ExportLimits {
  readonly perWorkspace: number;
  readonly perParticipant: number;
  readonly perGateway: number;
}

const RETRY_AFTER_SECONDS = 10;

/** Limits the downloads in progress for each workspace or participant, and the whole process: each costs far more than other requests. */
export class ExportSlots {
  readonly #limits: ExportLimits;
  readonly #open = new Map<string, number>();
  readonly #gauge: Gauge;
  readonly #rejected: Counter<'limit'>;
  #total = 0;

  constructor(limits: ExportLimits, registry: Registry) {
    this.#limits = limits;
    this.#gauge = new Gauge({
      name: 'insights_exports_open',
      help: 'Downloads that this gateway is sending.',
      registers: [registry],
    });
    this.#rejected = new Counter({
      name: 'insights_exports_refused_total',
      help: 'Downloads rejected because the workspace, the participant or the gateway had too many.',
      labelNames: ['limit'],
      registers: [registry],
    });
  }

  /** Takes a slot; the result releases it. Errors: `rate_limited` (the caller has too many), `unavailable` (the gateway has). */
  take(caller: Caller, workspaceId: string): () => void {
    const isParticipant = caller.kind === 'participant';
    const key = isParticipant ? `session:${caller.session_id}` : `workspace:${workspaceId}`;
    const most = isParticipant ? this.#limits.perParticipant : this.#limits.perWorkspace;
    const own = this.#open.get(key) ?? 0;
    if (own >= most) {
      const publicMessage = `${most} downloads are in progress already. Wait until one has ended.`;
      throw this.#reject(isParticipant ? 'participant' : 'workspace', publicMessage);
    }
    if (this.#total >= this.#limits.perGateway) {
      throw this.#reject('gateway', 'Too many downloads are in progress at the moment. Try again.');
    }
    this.#open.set(key, own + 1);
    this.#gauge.set((this.#total += 1));
    return () => this.#release(key);
  }

  #release(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left === 0) this.#open.delete(key);
    else this.#open.set(key, left);
    this.#gauge.set((this.#total -= 1));
  }

  #reject(limit: 'workspace' | 'participant' | 'gateway', publicMessage: string): AppError {
    this.#rejected.inc({ limit });
    const code = limit === 'gateway' ? 'unavailable' : 'rate_limited';
    return new AppError(code, { publicMessage, retry_after_seconds: RETRY_AFTER_SECONDS });
  }
}
