import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import { type EventType } from '@insights/contracts';
import type { Tx } from './tx.ts';

export interface AppendOptions {
  /** What the event is about, and its version after the change: consumers may tell old news from new. */
  aggregate_id: string;
  aggregate_version?: number;
}

/** Appends an event to the outbox in the transaction that makes it true. The relay publishes it after commit. Returns its id. */
export async function append<T>(tx: Tx, type: EventType<T>, message: T, options: AppendOptions): Promise<string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const id = v7();
  await tx.run(
    `insert into outbox (id, workspace_id, name, payload, traceparent, aggregate_id, aggregate_version)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      tx.workspaceId,
      type.name,
      type.codec.encode(message).finish(),
      carrier['traceparent'] ?? '',
      options.aggregate_id,
      options.aggregate_version ?? 0,
    ],
  );
  return id;
}
