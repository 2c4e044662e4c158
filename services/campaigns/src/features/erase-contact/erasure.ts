import { v7 } from 'uuid';
import { type erasures, eventTypes } from '@insights/contracts';
import { type Tx, anyOf, append, eraseAnswers } from '@insights/db';
import type { Erasure } from '../../db/entities.ts';
import type { NameBook } from '../../db/hidden-names.ts';
import { query } from '../../db/query.ts';

/** Services that hold personal data or stored responses; an erasure is complete when each has acknowledged it. Campaigns acknowledges when names are masked in the turns of others. */
export const HOLDERS = ['campaigns', 'identity', 'jobs', 'reports', 'vaults', 'webhooks'] as const;

/** What the ledger keeps of an erasure, to repeat it after a restore. */
export type ErasureRecord = Omit<Erasure, 'workspace_id' | 'acknowledged' | 'completed_at'>;

/** Deletes the data that campaigns holds; repeatable. */
export async function deleteErased(tx: Tx, names: NameBook, erasure: ErasureRecord): Promise<void> {
  if (erasure.conversation_ids.length > 0) {
    await query(tx)
      .updateTable('sessions')
      .set({ conversation_id: null, last_seq: 0, open_seq: null })
      .where('id', '=', erasure.contact_id)
      .where('conversation_id', '=', anyOf(erasure.conversation_ids))
      .execute();
    await query(tx).deleteFrom('conversations').where('id', '=', anyOf(erasure.conversation_ids)).execute();
  }
  if (erasure.contact_erased) {
    await names.leave(tx, erasure.contact_id, erasure.id);
    await query(tx).deleteFrom('conversations').where('contact_id', '=', erasure.contact_id).execute();
    await query(tx).deleteFrom('contacts').where('id', '=', erasure.contact_id).execute();
  }
  const people = erasure.contact_erased ? [erasure.contact_id] : [];
  await eraseAnswers(tx, { subjects: [...people, ...erasure.conversation_ids] });
}

/** Records an erasure and announces it. With an `id` of an earlier one, that one is started again. */
export async function recordErasure(tx: Tx, erasure: Omit<ErasureRecord, 'id'> & { id?: string }): Promise<string> {
  const id = erasure.id ?? v7();
  const { interview_id, contact_id, conversation_ids, contact_erased } = erasure;
  await query(tx)
    .insertInto('erasures')
    .values({ ...erasure, id, workspace_id: tx.workspaceId, completed_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ acknowledged: [], completed_at: null }))
    .execute();
  await append(
    tx,
    eventTypes.conversationsErased,
    { erasure_id: id, interview_id, contact_id, conversation_ids, contact_erased },
    { aggregate_id: id },
  );
  // The counts of the campaign have changed, which may trigger a report.
  await append(tx, eventTypes.reportInputsChanged, { interview_id }, { aggregate_id: interview_id });
  return id;
}

export function presentErasure(row: Omit<Erasure, 'workspace_id'>): erasures.Erasure {
  return {
    id: row.id,
    contact_id: row.contact_id,
    status: row.completed_at === null ? 'erasing' : 'erased',
    requested_at: row.requested_at,
    completed_at: row.completed_at,
    pending: row.completed_at === null ? HOLDERS.filter((service) => !row.acknowledged.includes(service)) : [],
  };
}
