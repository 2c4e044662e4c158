import { v7 } from 'uuid';
import { type erasures, eventTypes } from '@insights/contracts';
import { type Tx, append, eraseAnswers } from '@insights/db';
import type { NameBook } from '../../db/hidden-names.ts';

/** Services that store answers, or something derived from what people said, our own masking of what others said among them; an erasure is done when each has acknowledged it. */
export const HOLDERS = ['campaigns', 'identity', 'jobs', 'reports', 'vaults', 'webhooks'] as const;

/** One erasure, by ids: what the ledger keeps and what is done again after a restore. Times are ISO 8601 UTC. */
export interface ErasureRecord {
  id: string;
  interview_id: string;
  contact_id: string;
  conversation_ids: string[];
  /** The person was erased, and not only what they said. */
  contact_erased: boolean;
  requested_at: string;
}

export interface ErasureRow extends ErasureRecord {
  acknowledged: string[];
  completed_at: string | null;
}

/** Deletes what campaigns holds of it. Whatever is gone already stays gone. */
export async function deleteErased(tx: Tx, names: NameBook, erasure: ErasureRecord): Promise<void> {
  await tx.run(
    `update sessions set conversation_id = null, last_seq = 0 where id = $1 and conversation_id = any($2::uuid[])`,
    [erasure.contact_id, erasure.conversation_ids],
  );
  await tx.run('delete from conversations where id = any($1::uuid[])', [erasure.conversation_ids]);
  if (erasure.contact_erased) {
    await names.leave(tx, erasure.contact_id, erasure.id);
    await tx.run('delete from conversations where contact_id = $1', [erasure.contact_id]);
    await tx.run('delete from contacts where id = $1', [erasure.contact_id]);
  }
  const people = erasure.contact_erased ? [erasure.contact_id] : [];
  await eraseAnswers(tx, { subjects: [...people, ...erasure.conversation_ids] });
}

/** Notes an erasure and tells everybody who holds something of it; `id` makes one that is done again keep its row. */
export async function recordErasure(tx: Tx, erasure: Omit<ErasureRecord, 'id'> & { id?: string }): Promise<string> {
  const id = erasure.id ?? v7();
  const { interview_id, contact_id, conversation_ids, contact_erased } = erasure;
  await tx.run(
    `insert into erasures (id, workspace_id, interview_id, contact_id, conversation_ids, contact_erased, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (id) do update set acknowledged = '{}', completed_at = null`,
    [id, tx.workspaceId, interview_id, contact_id, conversation_ids, contact_erased, erasure.requested_at],
  );
  await append(
    tx,
    eventTypes.conversationsErased,
    { erasure_id: id, interview_id, contact_id, conversation_ids, contact_erased },
    { aggregate_id: id },
  );
  // Counts of the campaign have changed; the report rule looks again.
  await append(tx, eventTypes.reportInputsChanged, { interview_id }, { aggregate_id: interview_id });
  return id;
}

export function presentErasure(row: ErasureRow): erasures.Erasure {
  return {
    id: row.id,
    contact_id: row.contact_id,
    status: row.completed_at === null ? 'erasing' : 'erased',
    requested_at: row.requested_at,
    completed_at: row.completed_at,
    pending: row.completed_at === null ? HOLDERS.filter((service) => !row.acknowledged.includes(service)) : [],
  };
}
