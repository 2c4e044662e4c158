import { AppError } from '@insights/errors';
import type { Logger } from '@insights/telemetry';
import type { Request, Response } from 'express';
import { Counter, type Registry } from 'prom-client';
import type { Caller } from '../core/caller.ts';
import type { Route } from '../core/route.ts';
import { type Budget, Budgets, type Standing, type TakeBudgets } from './budgets.ts';
import { addressGroup } from './client-address.ts';
import { type RateClass, type RateDefaults, rateClassOf } from './rate-classes.ts';

export interface RateLimiterOptions {
  readonly take: TakeBudgets;
  readonly defaults: RateDefaults;
  readonly logger: Logger;
  readonly registry: Registry;
}

/** The limit of all keys of a workspace together, in limits of one key. */
const KEYS_TOGETHER = 5;

/** Enforces rate limits and reports the remaining budget in headers. */
export class RateLimiter {
  readonly #budgets: Budgets;
  readonly #defaults: RateDefaults;
  readonly #rejected: Counter<'rate_class'>;
  readonly #uncounted: Counter<'rate_class'>;

  constructor({ take, defaults, logger, registry }: RateLimiterOptions) {
    const failures = new Counter({
      name: 'insights_rate_limit_store_failures_total',
      help: 'Calls to the store of rate limits that failed. Reads and writes are not limited while it grows; alert on it.',
      registers: [registry],
    });
    this.#rejected = new Counter({
      name: 'insights_rate_limited_requests_total',
      help: 'Requests that were rejected by a rate limit.',
      labelNames: ['rate_class'],
      registers: [registry],
    });
    this.#uncounted = new Counter({
      name: 'insights_rate_limit_uncounted_requests_total',
      help: 'Requests that passed without being counted, because the store of rate limits was unavailable.',
      labelNames: ['rate_class'],
      registers: [registry],
    });
    this.#defaults = defaults;
    this.#budgets = new Budgets(take, (error) => {
      failures.inc();
      logger.error({ err: error }, 'rate limit store unavailable; requests pass, invalid credentials get 503');
    });
  }

  /** The headers of responses that count in no class: the state of the address's budget. */
  describe(request: Request, response: Response): void {
    const budget = this.#ofAddress('failed-credentials', request);
    setHeaders(response, 'failed-credentials', this.#budgets.standing(budget));
  }

  /** Counts a request of a known caller or of an address. Errors: `rate_limited`. */
  async admit(route: Route, caller: Caller, request: Request, response: Response): Promise<void> {
    const rateClass = rateClassOf(route, caller);
    const budget = caller.kind === 'anyone' ? this.#ofAddress(rateClass, request) : this.#ofCaller(rateClass, caller);
    try {
      await this.#take(rateClass, budget, response);
      // Last, so that a key that is over its own limit takes nothing from the others.
      if (isKey(caller)) await this.#take(rateClass, this.#ofWorkspace(rateClass, caller), response, false);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
      this.#uncounted.inc({ rate_class: rateClass });
      setHeaders(response, rateClass, this.#budgets.standing(budget));
    }
  }

  /**
   * Counts a rejected credential and throws `rejection`. Too many are `rate_limited`. While the store is unavailable,
   * guessing is prevented with `unavailable`. Valid credentials from the same address are not affected.
   */
  async reject(rejection: unknown, request: Request, response: Response): Promise<never> {
    const isGuess = request.get('x-api-key') !== undefined || request.get('authorization') !== undefined;
    if (isGuess && rejection instanceof AppError && rejection.code === 'unauthenticated') {
      await this.#take('failed-credentials', this.#ofAddress('failed-credentials', request), response);
    }
    throw rejection;
  }

  async #take(rateClass: RateClass, budget: Budget, response: Response, isShown = true): Promise<void> {
    const { passed, ...standing } = await this.#budgets.take(budget);
    if (isShown || !passed) setHeaders(response, rateClass, standing);
    if (passed) return;
    const seconds = secondsUntilMore(standing);
    this.#rejected.inc({ rate_class: rateClass });
    throw new AppError('rate_limited', {
      retry_after_seconds: seconds,
      publicMessage: `Too many requests: ${standing.per_minute} of the class ${rateClass} are allowed in any 60 seconds. Try again in ${seconds} s.`,
    });
  }

  #ofCaller(rateClass: RateClass, caller: Exclude<Caller, { kind: 'anyone' }>): Budget {
    return this.#budget(rateClass, ...subjectOf(caller));
  }

  /**
   * All keys of a workspace together, so that many keys bring no more than a few. Gateways of other settings count by themselves: what one
   * takes in advance may be more than the limit of another.
   */
  #ofWorkspace(rateClass: RateClass, { workspace_id }: Key): Budget {
    const subject = `workspace:${workspace_id}:${this.#defaults[rateClass]}`;
    return { ...this.#budget(rateClass, subject, [workspace_id]), times: KEYS_TOGETHER };
  }

  #ofAddress(rateClass: RateClass, request: Request): Budget {
    return this.#budget(rateClass, `address:${addressGroup(request.ip)}`, []);
  }

  #budget(rateClass: RateClass, subject: string, workspace_ids: string[]): Budget {
    const default_per_minute = this.#defaults[rateClass];
    return { budget: `${rateClass}:${subject}`, rate_class: rateClass, default_per_minute, workspace_ids };
  }
}

type Key = Extract<Caller, { kind: 'key' | 'retrieval_key' }>;

const isKey = (caller: Caller): caller is Key => caller.kind === 'key' || caller.kind === 'retrieval_key';

function subjectOf(caller: Exclude<Caller, { kind: 'anyone' }>): [subject: string, workspaceIds: string[]] {
  if (caller.kind === 'key') return [`key:${caller.key_id}`, [caller.workspace_id]];
  if (caller.kind === 'retrieval_key') return [`key:${caller.key_id}`, [caller.workspace_id]];
  if (caller.kind === 'participant') return [`session:${caller.session_id}`, [caller.workspace_id]];
  return [`user:${caller.user_id}`, [...caller.memberships.keys()]];
}

function secondsUntilMore({ frees_in_ms }: Standing): number {
  return Math.max(Math.ceil(frees_in_ms / 1000), 1);
}

/** The fields of draft-ietf-httpapi-ratelimit-headers: `q` requests in `w` seconds; `r` left, more in `t` seconds. */
function setHeaders(response: Response, rateClass: RateClass, standing: Standing): void {
  response.setHeader('RateLimit-Policy', `"${rateClass}";q=${standing.per_minute};w=60`);
  response.setHeader('RateLimit', `"${rateClass}";r=${standing.remaining};t=${secondsUntilMore(standing)}`);
}
