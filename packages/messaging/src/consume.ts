import type { EventType } from '@insights/contracts';
import { servicePrincipal } from '@insights/auth-context';
import type { Db, Tx } from '@insights/db';
import type { EventHeaders } from './event-headers.ts';

/** An event as a consumer gets it. `attempt` counts deliveries from 1; `service` is the emitter. */
export interface Delivery<T> {
  id: string;
  workspace_id: string;
  /** ISO 8601 UTC with milliseconds. */
  occurred_at: string;
  aggregate_id: string;
  aggregate_version: number;
  service: string;
  message: T;
  attempt: number;
}

/** `P` is what `prepare` finds out; leave `prepare` away where there is nothing to find out. */
export interface Effect<T, P> {
  /** Names the effect in the inbox; stable for ever, unique within the service. */
  consumer: string;
  /** Runs before the transaction, for calls to other services. May run several times for one event. */
  prepare?(delivery: Delivery<T>): Promise<P>;
  /** Runs inside one transaction bound to the event's workspace, after the inbox row was inserted: its effect happens once. */
  handle(tx: Tx, delivery: Delivery<T>, prepared: P): Promise<void>;
}

/** One effect of one event type. `take` answers whether the effect happened now or had happened before. */
export interface Subscription {
  readonly event: string;
  /** The one service that is believed when it publishes this event; `*` for any. */
  readonly emitter: string;
  readonly consumer: string;
  take(db: Db, service: string, event: EventHeaders, payload: Uint8Array): Promise<'done' | 'duplicate'>;
}

const RECEIVE = `insert into inbox (consumer, event_id, workspace_id) values ($1, $2, $3) on conflict do nothing`;

/** Subscribes an effect to an event type; hand the result to `startConsumers`. Errors of `prepare` and `handle` mean "again later". */
export function consume<T, P = undefined>(type: EventType<T>, options: Effect<T, P>): Subscription {
  return {
    event: type.name,
    emitter: type.service,
    consumer: options.consumer,
    async take(db, service, event, payload) {
      const delivery: Delivery<T> = { ...event, message: type.codec.decode(payload) };
      // Without `prepare`, P is undefined by its default.
      const prepared = (await options.prepare?.(delivery)) as P;
      const principal = servicePrincipal(service, event.workspace_id);
      return db.withWorkspace({ principal }, async (tx) => {
        const isNew = await tx.run(RECEIVE, [options.consumer, event.id, event.workspace_id]);
        if (!isNew) return 'duplicate';
        await options.handle(tx, delivery, prepared);
        return 'done';
      });
    },
  };
}
