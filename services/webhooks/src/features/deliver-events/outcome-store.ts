import { setTimeout as sleep } from 'node:timers/promises';
import { servicePrincipal } from '@insights/auth-context';
import type { Db } from '@insights/db';
import type { Logger } from '@insights/telemetry';
import { type Finished, type Outcome, type OutcomeRules, storeOutcomes } from './store-outcomes.ts';

const BATCH = 100;
const RETRY_MS = 500;
/** How long an outcome waits for the database. */
const PATIENCE_MS = 15_000;

interface Waiting extends Finished {
  readonly until: number;
  readonly resolve: (outcome: Outcome | undefined) => void;
}

/**
 * Stores outcomes in batches: while one transaction of a workspace commits, further outcomes of that workspace are collected. A single
 * outcome is stored at once; under load, many share a commit.
 */
export class OutcomeStore {
  readonly #db: Db;
  readonly #rules: OutcomeRules;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, Waiting[]>();

  constructor(options: { db: Db; rules: OutcomeRules; logger: Logger }) {
    this.#db = options.db;
    this.#rules = options.rules;
    this.#logger = options.logger;
  }

  /** Undefined if the outcome could not be stored, or the lease had passed to another process: the delivery is then attempted again. */
  add(finished: Finished): Promise<Outcome | undefined> {
    const { promise, resolve } = Promise.withResolvers<Outcome | undefined>();
    const { workspace_id } = finished.delivery;
    const item = { ...finished, resolve, until: Date.now() + PATIENCE_MS };
    const queue = this.#waiting.get(workspace_id);
    if (queue) {
      queue.push(item);
    } else {
      const started = [item];
      this.#waiting.set(workspace_id, started);
      void this.#drain(workspace_id, started);
    }
    return promise;
  }

  async #drain(workspaceId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, BATCH);
      try {
        await this.#store(workspaceId, batch);
      } catch (error) {
        this.#logger.warn({ err: error, outcomes: batch.length }, 'storing delivery outcomes failed; retrying');
        const now = Date.now();
        for (const item of batch) if (item.until <= now) item.resolve(undefined);
        queue.unshift(...batch.filter(({ until }) => until > now));
        await sleep(RETRY_MS);
      }
    }
    this.#waiting.delete(workspaceId);
  }

  async #store(workspaceId: string, batch: readonly Waiting[]): Promise<void> {
    const principal = servicePrincipal('webhooks', workspaceId);
    const outcomes = await this.#db.withWorkspace({ principal }, (tx) => storeOutcomes(tx, batch, this.#rules));
    const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    for (const { delivery, resolve } of batch) resolve(byId.get(delivery.id));
  }
}
