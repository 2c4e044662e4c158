import { type AuditAction, type AuditChannel, eventTypes } from '@insights/contracts';
import { append } from './outbox.ts';
import type { Call, Tx } from './tx.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  /** The id of the affected thing. */
  readonly subject: string;
  /** Only ids, roles, scopes and counts: entries stay after an erasure. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Actor and origin, as the audit log stores them. */
export function actorOf({ principal, origin }: Call) {
  const channel: AuditChannel | null = origin ? (origin.channel ?? null) : 'system';
  // Who is interviewed may be erased; the log, the outbox and the stream would go on holding the address.
  const isParticipant = principal.kind === 'participant' || channel === 'participant';
  return {
    actor_kind: principal.kind,
    actor_id: principal.id,
    actor_user_id: principal.user_id || null,
    client_address: isParticipant ? null : origin?.client_address || null,
    request_id: origin?.request_id || null,
    channel,
  };
}

/** Appends an audit entry to the outbox in the transaction of the change; identity stores it once. */
export async function announceAudit(tx: Tx, call: Call, entry: AuditEntry): Promise<void> {
  const { action, subject, details = {} } = entry;
  const fact = { action, subject, details: JSON.stringify(details), ...actorOf(call) };
  await append(tx, eventTypes.auditFact, fact, { aggregate_id: subject });
}

/** The same for reading what people said, or texts derived from it. Reads by services are not recorded. */
export async function announceRead(tx: Tx, call: Call, entry: AuditEntry): Promise<void> {
  if (call.principal.kind !== 'service') await announceAudit(tx, call, entry);
}
