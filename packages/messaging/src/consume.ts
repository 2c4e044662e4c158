import type { EventType } from '@insights/contracts';
import { servicePrincipal } from '@insights/auth-context';
import { type Db, type MechanismTables, type Tx, sql, textOf } from '@insights/db';
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
  /**
   * `handle` is a few statements that wait for no lock, and calls nobody: its transaction may be shared with such effects of other events, also
   * of other workspaces. Worth it for events that come often.
   */
  isBrief?: boolean;
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

/** Affects no row when the inbox has the event already. */
const RECEIVE = textOf<MechanismTables>((db) =>
  db
    .insertInto('inbox')
    .values({ consumer: sql`$1`, event_id: sql`$2`, workspace_id: sql`$3` })
    .onConflict((conflict) => conflict.doNothing()),
);

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
      const first = { text: RECEIVE, values: [options.consumer, event.id, event.workspace_id] };
      const rest = async (tx: Tx, received: number) => {
        if (received === 0) return 'duplicate';
        await options.handle(tx, delivery, prepared);
        return 'done';
      };
      if (options.isBrief) return db.inSharedTransaction({ principal }, { first, rest });
      const work = async (tx: Tx) => rest(tx, await tx.run(first.text, first.values));
      return db.withWorkspace({ principal }, work, { pipelined: true });
    },
  };
}
