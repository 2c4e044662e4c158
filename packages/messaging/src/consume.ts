import type { EventType } from '@insights/contracts';
import { servicePrincipal } from '@insights/auth-context';
import { type Db, type Tx, mechanismQuery } from '@insights/db';
import type { EventHeaders } from './event-headers.ts';

/** An event as consumers receive it. `attempt` counts deliveries from 1; `service` is the emitter. */
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

/** `P` is the result of `prepare`, which is optional. */
export interface Effect<T, P> {
  /** The effect's name in the inbox: unique within the service, never changed. */
  consumer: string;
  /** Runs before the transaction, for calls to other services; may run several times for one event. */
  prepare?(delivery: Delivery<T>): Promise<P>;
  /** Runs in one transaction bound to the event's workspace, after the insert into the inbox: its effect happens once. */
  handle(tx: Tx, delivery: Delivery<T>, prepared: P): Promise<void>;
}

/** One effect of one event type. `take` returns `duplicate` when the effect happened before. */
export interface Subscription {
  readonly event: string;
  /** The only service that may publish this event; `*` for any. */
  readonly emitter: string;
  readonly consumer: string;
  take(db: Db, service: string, event: EventHeaders, payload: Uint8Array): Promise<'done' | 'duplicate'>;
}

/** False when the inbox has the event already. */
async function receive(tx: Tx, consumer: string, event: EventHeaders): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await mechanismQuery(tx)
    .insertInto('inbox')
    .values({ consumer, event_id: event.id, workspace_id: event.workspace_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Subscribes an effect to an event type, for `startConsumers`. Errors of `prepare` and `handle` are retried. */
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
      const work = async (tx: Tx) => {
        if (!(await receive(tx, options.consumer, event))) return 'duplicate';
        await options.handle(tx, delivery, prepared);
        return 'done';
      };
      return db.withWorkspace({ principal }, work, { pipelined: true });
    },
  };
}
