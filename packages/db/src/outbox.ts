import { context, propagation } from '@opentelemetry/api';
import { v7 } from 'uuid';
import type { EventType, Input } from '@insights/contracts';
import { mechanismQuery } from './mechanism-tables.ts';
import type { Tx } from './tx.ts';

export interface AppendOptions {
  /** The entity that changed, and its version after the change: consumers ignore versions older than what they know. */
  aggregate_id: string;
  aggregate_version?: number;
  /** A UUIDv7; default: a new one. */
  id?: string;
}

/** Rung by every transaction that appends an event. */
export const OUTBOX_BELL = 'outbox';

/** Appends an event to the outbox in the transaction of the change. The relay publishes it after commit. Returns its id. */
export async function append<T>(
  tx: Tx,
  type: EventType<T>,
  message: Input<T>,
  options: AppendOptions,
): Promise<string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  const id = options.id ?? v7();
  const row = {
    id,
    workspace_id: tx.workspaceId,
    name: type.name,
    payload: type.codec.encode(message as T).finish(),
    traceparent: carrier['traceparent'] ?? '',
    aggregate_id: options.aggregate_id,
    aggregate_version: options.aggregate_version ?? 0,
  };
  await mechanismQuery(tx).insertInto('outbox').values(row).execute();
  tx.ring(OUTBOX_BELL);
  return id;
}
