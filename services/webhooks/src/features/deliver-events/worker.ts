import { servicePrincipal } from '@insights/auth-context';
import { Backoff } from '@insights/background';
import type { Db } from '@insights/db';
import type { Stoppable } from '@insights/messaging';
import type { Logger } from '@insights/telemetry';
import type { DeliveryConfig } from '../../config.ts';
import { EndpointPace } from '../../domain/endpoint-pace.ts';
import { OwnBacklogs } from '../../domain/own-backlogs.ts';
import type { GuardedAgent } from '../../net/guarded-agent.ts';
import type { FeedSequencer } from '../sequence-feed/sequencer.ts';
import { DELIVERIES_BELL } from '../match-event.ts';
import { type Claim, type Place, START, claimTurns } from './claim.ts';
import { type PreparedDelivery, prepareDeliveries } from './prepare.ts';
import { deactivateGone } from './deactivate-gone.ts';
import { DeliverySignal } from './delivery-signal.ts';
import { HeldLeases } from './held-leases.ts';
import type { DeliveryMetrics } from './metrics.ts';
import { OutcomeStore } from './outcome-store.ts';
import { send } from './send.ts';
import { type Outcome, isGone } from './store-outcomes.ts';

/** Finds expired leases and deliveries that another process has queued and not yet claimed. */
const POLL_MS = 1_000;
const RETRY = { min_ms: 250, max_ms: 5_000 };
/** Collects finished attempts before the next claim: claiming many rows costs little more than claiming one. */
const GATHER_MS = 3;

export interface WorkerOptions {
  readonly db: Db;
  readonly agent: GuardedAgent;
  readonly config: DeliveryConfig;
  readonly logger: Logger;
  readonly metrics: DeliveryMetrics;
  /** Numbers the events in the feeds. It hears of new ones by the same bell. */
  readonly feed: Pick<FeedSequencer, 'notify'>;
}

class DeliveryWorker implements Stoppable {
  readonly #options: WorkerOptions;
  readonly #outcomes: OutcomeStore;
  readonly #wake = new DeliverySignal();
  readonly #stop = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #ended: Promise<unknown>;
  readonly #pace: EndpointPace;
  readonly #backlogs = new OwnBacklogs();
  readonly #held: HeldLeases;
  readonly #done = new AbortController();
  #from: Place = START;

  constructor(options: WorkerOptions) {
    this.#options = options;
    const { db, logger, config, feed } = options;
    this.#outcomes = new OutcomeStore({
      db,
      logger,
      rules: { schedule: config.retrySeconds, mailEnabled: config.mailEnabled },
    });
    this.#pace = new EndpointPace(config.endpointConcurrency);
    this.#held = new HeldLeases({ db, logger, until: this.#done.signal });
    const { signal } = this.#stop;
    const notify = (): void => {
      this.#wake.notify();
      feed.notify();
    };
    const unhook = db.onBell(DELIVERIES_BELL, notify);
    signal.addEventListener('abort', unhook, { once: true });
    notify();
    this.#ended = this.#run(signal);
  }

  /** Stops claiming, waits for attempts in progress and stores their outcomes. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#wake.notify();
    await this.#ended;
    await Promise.all(this.#running);
    this.#done.abort();
  }

  async #run(signal: AbortSignal): Promise<void> {
    const backoff = new Backoff(RETRY);
    while (!signal.aborted) {
      try {
        const isMore = await this.#claimAndStart();
        backoff.reset();
        if (!isMore) await this.#wake.wait(POLL_MS);
      } catch (error) {
        this.#options.logger.warn({ err: error }, 'claiming deliveries failed; retrying');
        await backoff.wait(signal);
      }
    }
  }

  /** Whether there are endpoints that this claim did not reach. */
  async #claimAndStart(): Promise<boolean> {
    const { db, config } = this.#options;
    const room = config.concurrency - this.#held.size;
    if (room <= 0) return false;
    const limits = {
      room,
      per_endpoint: (endpointId: string) => this.#pace.limitOf(endpointId),
      per_workspace: config.workspaceConcurrency,
      // One more than it may start tells that others wait.
      most: Math.min(this.#pace.most, room + 1),
    };
    const { claims, next, held } = await claimTurns(db.worker, this.#from, limits);
    this.#from = next;
    this.#backlogs.note(held, performance.now());
    this.#held.add(claims);
    for (const [workspaceId, ofWorkspace] of Map.groupBy(claims, ({ workspace_id }) => workspace_id)) {
      const work = this.#deliver(workspaceId, ofWorkspace).finally(() => this.#running.delete(work));
      this.#running.add(work);
    }
    return next !== START;
  }

  async #deliver(workspaceId: string, claims: readonly Claim[]): Promise<void> {
    const { db, logger } = this.#options;
    try {
      const principal = servicePrincipal('webhooks', workspaceId);
      const deliveries = await db.withWorkspace({ principal }, (tx) => prepareDeliveries(tx, claims));
      const isLoaded = new Set(deliveries.map(({ lease_id }) => lease_id));
      this.#release(claims.filter(({ lease_id }) => !isLoaded.has(lease_id)));
      await Promise.all(deliveries.map((delivery) => this.#attempt(delivery)));
    } catch (error) {
      this.#release(claims);
      logger.warn(
        { err: error, deliveries: claims.length },
        'loading claimed deliveries failed; they are due again when their leases expire',
      );
    }
  }

  async #attempt(delivery: PreparedDelivery): Promise<void> {
    const { agent, config, logger, metrics } = this.#options;
    const about = { delivery_id: delivery.id, endpoint_id: delivery.endpoint_id, event: delivery.event };
    if (delivery.first_delay_seconds !== null) {
      const { endpoint_id, first_delay_seconds: delay } = delivery;
      metrics.first_attempt_delay.observe(this.#backlogs.ourShare(endpoint_id, delay, performance.now()));
    }
    try {
      const attempt = await send(delivery, { agent, keys: config.encryptionKeys, timeout_ms: config.attemptTimeoutMs });
      this.#pace.note(delivery.endpoint_id, attempt);
      metrics.duration.observe(attempt.duration_ms / 1_000);
      const outcome = await this.#outcomes.add({ delivery, attempt });
      metrics.deliveries.inc({ outcome: outcomeLabel(outcome) });
      if (outcome?.pause) this.#wake.notifyAfter(outcome.pause * 1_000);
      if (outcome?.status === 'failed') {
        if (isGone({ attempt, outcome })) await deactivateGone(this.#options.db, delivery, config.mailEnabled);
        logger.info({ ...about, attempts: outcome.attempts, error: attempt.error }, 'webhook delivery failed for good');
      }
    } catch (error) {
      metrics.deliveries.inc({ outcome: 'lost' });
      logger.error({ err: error, ...about }, 'webhook attempt failed; it is due again when its lease expires');
    } finally {
      this.#release([delivery]);
    }
  }

  #release(claims: readonly Pick<Claim, 'lease_id'>[]): void {
    for (const claim of claims) this.#held.delete(claim);
    if (claims.length > 0) this.#wake.notifySoon(GATHER_MS);
  }
}

function outcomeLabel(outcome: Outcome | undefined): string {
  if (!outcome) return 'lost';
  return outcome.status === 'pending' ? 'retried' : outcome.status;
}

/**
 * Sends due deliveries until it is stopped. Any number of processes may run it. The limits count the attempts of all processes; only
 * claims at exactly the same moment do not see each other.
 */
export function startDeliveries(options: WorkerOptions): Stoppable {
  return new DeliveryWorker(options);
}
