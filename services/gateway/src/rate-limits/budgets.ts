import type { rateLimits } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { GatheredCalls } from '../core/gathered-calls.ts';

/** Takes from the budgets that all gateways share. Returns a grant for each request, in order. */
export type TakeBudgets = (asks: rateLimits.BudgetAsk[]) => Promise<rateLimits.BudgetGrant[]>;

/** Identifies a budget, with its default size. */
export type Budget = Omit<rateLimits.BudgetAsk, 'waiting' | 'times'> & { readonly times?: number };

/** The state of a budget, as far as this gateway knows. */
export interface Standing {
  readonly per_minute: number;
  readonly remaining: number;
  /** Milliseconds until more becomes available. */
  readonly frees_in_ms: number;
}

interface Known {
  readonly budget: Budget;
  per_minute: number;
  /** Taken from the shared budget and not used yet; expires at `left_until`. */
  left: number;
  left_until: number;
  /** When this many are left, more are fetched in advance. */
  low_water: number;
  /** What is left for all gateways, as of the last answer. */
  remaining: number;
  frees_at: number;
  /** The store is not asked before this time. */
  dry_until: number;
  waiting: number;
  filling: Promise<void> | undefined;
}

const WINDOW_MS = 60_000;
/** An empty budget is checked again after this time, so that a raised limit takes effect soon. */
const ASK_AGAIN_MS = 1_000;
/** While the store is unavailable, it is retried once in this period, and no request waits for it. */
const STORE_PAUSE_MS = 1_000;
const MOST_KNOWN = 20_000;

/**
 * This gateway's share of the budgets. Requests use what was taken in advance, in one call for many; only when that is used up does
 * a request wait. Nothing is returned: a take exceeds the current demand by at most 1 % of the limit.
 */
export class Budgets {
  readonly #known = new Map<string, Known>();
  readonly #calls: GatheredCalls<Known, rateLimits.BudgetGrant>;
  readonly #onFailure: (error: unknown) => void;
  #pausedUntil = 0;

  constructor(take: TakeBudgets, onFailure: (error: unknown) => void) {
    this.#calls = new GatheredCalls((all) => this.#take(take, all));
    this.#onFailure = onFailure;
  }

  /** Decides whether one request may pass. Errors: `unavailable` while the store is unavailable. */
  async take(budget: Budget): Promise<Standing & { readonly passed: boolean }> {
    const known = this.#of(budget);
    for (;;) {
      const now = performance.now();
      if (known.left > 0 && now < known.left_until) {
        known.left -= 1;
        // The request that needs the result reports the failure.
        if (known.left < known.low_water) this.#fill(known).catch(() => undefined);
        return { passed: true, ...standingOf(known, now) };
      }
      if (now < known.dry_until) return { passed: false, ...standingOf(known, now) };
      known.waiting += 1;
      try {
        await this.#fill(known);
      } finally {
        known.waiting -= 1;
      }
    }
  }

  /** Neither takes anything nor asks the store. */
  standing(budget: Budget): Standing {
    const known = this.#known.get(budget.budget);
    if (known) return standingOf(known, performance.now());
    const per_minute = budget.default_per_minute * (budget.times ?? 1);
    return { per_minute, remaining: per_minute, frees_in_ms: WINDOW_MS };
  }

  #of(budget: Budget): Known {
    const known = this.#known.get(budget.budget);
    if (known) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.delete(this.#known.keys().next().value ?? budget.budget);
    const per_minute = budget.default_per_minute * (budget.times ?? 1);
    const nothing = { left: 0, left_until: 0, low_water: 0, frees_at: 0, dry_until: 0, waiting: 0 };
    const fresh: Known = { budget, per_minute, remaining: per_minute, ...nothing, filling: undefined };
    this.#known.set(budget.budget, fresh);
    return fresh;
  }

  #fill(known: Known): Promise<void> {
    return (known.filling ??= this.#ask(known).finally(() => {
      known.filling = undefined;
    }));
  }

  async #ask(known: Known): Promise<void> {
    if (performance.now() < this.#pausedUntil) throw outOfReach();
    const asked = performance.now();
    const { per_minute, granted, remaining, frees_in_ms } = await this.#calls.ask(known);
    const now = performance.now();
    known.left = (asked < known.left_until ? known.left : 0) + granted;
    known.left_until = asked + WINDOW_MS;
    known.low_water = Math.floor(granted / 2);
    Object.assign(known, { per_minute, remaining, frees_at: now + frees_in_ms });
    if (granted === 0 && remaining === 0) known.dry_until = now + Math.min(frees_in_ms, ASK_AGAIN_MS);
  }

  async #take(take: TakeBudgets, all: readonly Known[]): Promise<rateLimits.BudgetGrant[]> {
    try {
      return await take(all.map(({ budget, waiting }) => ({ times: 1, ...budget, waiting })));
    } catch (error) {
      this.#pausedUntil = performance.now() + STORE_PAUSE_MS;
      this.#onFailure(error);
      throw outOfReach(error);
    }
  }
}

function outOfReach(cause?: unknown): AppError {
  return new AppError('unavailable', { publicMessage: 'Requests cannot be counted at the moment. Try again.', cause });
}

function standingOf({ per_minute, remaining, left, left_until, frees_at }: Known, now: number): Standing {
  const own = now < left_until ? left : 0;
  return { per_minute, remaining: remaining + own, frees_in_ms: Math.max(frees_at - now, 0) };
}
