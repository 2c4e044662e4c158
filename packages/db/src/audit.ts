import { type AuditAction, type AuditChannel, eventTypes } from '@insights/contracts';
import { append } from './outbox.ts';
import type { Call, Tx } from './tx.ts';

export interface AuditEntry {
  readonly action: AuditAction;
  /** The id of what was acted on. */
  readonly subject: string;
  /** Ids, roles, scopes and counts only: the log outlives the people in it. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Who did it, and where they came from, as the log keeps it. */
export function actorOf({ principal, origin }: Call) {
  const channel: AuditChannel | '' = origin ? (origin.channel ?? '') : 'system';
  // Who is interviewed may be erased; the log, the outbox and the stream would go on holding the address.
  const isParticipant = principal.kind === 'participant' || channel === 'participant';
  return {
    actor_kind: principal.kind,
    actor_id: principal.id,
    actor_user_id: principal.user_id,
    client_address: isParticipant ? '' : (origin?.client_address ?? ''),
    request_id: origin?.request_id ?? '',
    channel,
  };
}

/**
 * Tells the audit log who did what, in the transaction that does it: the fact leaves with the outbox, and identity writes
 * it down once.
 */
export async function announceAudit(tx: Tx, call: Call, entry: AuditEntry): Promise<void> {
  const { action, subject, details = {} } = entry;
  const fact = { action, subject, details: JSON.stringify(details), ...actorOf(call) };
  await append(tx, eventTypes.auditFact, fact, { aggregate_id: subject });
}

/** The same for a look at what people said, or at what was made of it. What our own processes read to work on it is nobody's look. */
export async function announceRead(tx: Tx, call: Call, entry: AuditEntry): Promise<void> {
  if (call.principal.kind !== 'service') await announceAudit(tx, call, entry);
}
