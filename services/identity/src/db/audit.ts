import { v7 } from 'uuid';
import {
  type MessageOf,
  type PlatformAction,
  type WordOf,
  audit,
  type eventTypes,
  isWordOf,
} from '@insights/contracts';
import { type AuditEntry, type Call, type Tx, actorOf, sql } from '@insights/db';
import { query } from './query.ts';

/** An entry of the log, as the event describes it. */
export type AuditFact = MessageOf<typeof eventTypes.auditFact> & {
  readonly id: string;
  /** When it happened; null: in this transaction. */
  readonly at: string | null;
};

/** Stores an entry unless its id is stored already. Returns whether it was new. */
export async function storeFact(tx: Tx, { at, details, ...fact }: AuditFact): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query(tx)
    .insertInto('audit_log')
    .values({
      id: fact.id,
      workspace_id: tx.workspaceId,
      action: fact.action,
      subject: fact.subject,
      actor_kind: knownWord(audit.ActorKind, fact.actor_kind),
      actor_id: fact.actor_id,
      actor_user_id: fact.actor_user_id,
      details: sql`${details}::jsonb`,
      client_address: fact.client_address,
      request_id: fact.request_id,
      channel: fact.channel === null ? null : knownWord(audit.AuditChannel, fact.channel),
      ...(at !== null && { at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

function knownWord<S extends Record<string, string>>(set: S, word: string): WordOf<S> {
  if (isWordOf(set, word)) return word;
  throw new Error(`unknown word in an audit fact: ${word}`);
}

/** Records who did what, in the transaction that does it. Returns whether it was new: support visits are recorded once an hour. */
export function recordAudit(tx: Tx, call: Call, { action, subject, details = {} }: AuditEntry): Promise<boolean> {
  return storeFact(tx, {
    id: v7(),
    action,
    subject,
    details: JSON.stringify(details),
    ...actorOf(call),
    at: null,
  });
}

/** Records what a platform admin did outside any workspace, in the transaction that does it. */
export async function recordPlatformAct(tx: Tx, call: Call, action: PlatformAction, subject: string): Promise<void> {
  const { actor_kind, actor_id, request_id, channel } = actorOf(call);
  if (actor_kind !== 'user' && actor_kind !== 'key') throw new Error(`a platform act by a ${actor_kind}`);
  if (channel === 'participant') throw new Error('a platform act on the channel participant');
  await query(tx)
    .insertInto('platform_audit_log')
    .values({
      id: v7(),
      action,
      user_id: call.principal.user_id,
      subject,
      actor_kind,
      actor_id,
      request_id,
      channel,
    })
    .execute();
}
