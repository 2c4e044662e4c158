import { participantPrincipal } from '@insights/auth-context';
import { type AuditEntry, type Call, type Tx, announceAudit } from '@insights/db';
import type { Reservation } from '../../db/booking-entities.ts';

/** An audit entry of the bearer of a reservation's link, about the campaign unless the entry names another subject. */
export async function auditReservation(
  tx: Tx,
  { origin }: Pick<Call, 'origin'>,
  { id, contact_id, interview_id }: Reservation,
  entry: Pick<AuditEntry, 'action'> & Partial<AuditEntry>,
): Promise<void> {
  const bearer = { principal: participantPrincipal(contact_id ?? id, tx.workspaceId), origin };
  const details = { interview_id, reservation_id: id, ...entry.details };
  await announceAudit(tx, bearer, { subject: interview_id, ...entry, details });
}
