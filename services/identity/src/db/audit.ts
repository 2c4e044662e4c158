import { v7 } from 'uuid';
import type { PlatformAction } from '@insights/contracts';
import { type AuditEntry, type Call, type Tx, actorOf } from '@insights/db';

/** One fact of the log, as it is stored. */
export interface AuditFact {
  readonly id: string;
  readonly action: string;
  readonly subject: string;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly actor_user_id: string;
  /** A JSON object. */
  readonly details: string;
  readonly client_address: string;
  readonly request_id: string;
  /** Empty: not known. */
  readonly channel: string;
  /** When it was done; null: in this transaction. */
  readonly at: string | null;
}

/** Writes a fact down once, however often it is told. Whether it was new. */
export async function storeFact(tx: Tx, fact: AuditFact): Promise<boolean> {
  const added = await tx.run(
    `insert into audit_log (id, workspace_id, action, subject, actor_kind, actor_id, actor_user_id, details, client_address,
       request_id, channel, at)
     values ($1, $2, $3, $4, $5, $6, nullif($7, '')::uuid, $8, nullif($9, ''), nullif($10, ''), nullif($11, ''),
       coalesce($12::timestamptz, now()))
     on conflict do nothing`,
    [
      fact.id,
      tx.workspaceId,
      fact.action,
      fact.subject,
      fact.actor_kind,
      fact.actor_id,
      fact.actor_user_id,
      fact.details,
      fact.client_address,
      fact.request_id,
      fact.channel,
      fact.at,
    ],
  );
  return added > 0;
}

/** Writes down who did what, in the transaction that does it. Whether it was new: an hour's further visits of support are not. */
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

/** Writes down what a platform admin did outside any workspace, in the transaction that does it. */
export async function recordPlatformAct(tx: Tx, call: Call, action: PlatformAction, subject: string): Promise<void> {
  const { actor_kind, actor_id, actor_user_id, request_id, channel } = actorOf(call);
  await tx.run(
    `insert into platform_audit_log (id, action, user_id, subject, actor_kind, actor_id, request_id, channel)
     values ($1, $2, $3, $4, $5, $6, nullif($7, ''), nullif($8, ''))`,
    [v7(), action, actor_user_id, subject, actor_kind, actor_id, request_id, channel],
  );
}
