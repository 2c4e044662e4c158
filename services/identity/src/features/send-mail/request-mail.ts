import { jobTypes } from '@insights/contracts';
import { type Tx, requestJob } from '@insights/db';

/** Requests the mail of an invitation in the transaction that creates it. The job carries ids only. */
export function requestInvitationMail(tx: Tx, invitationId: string): Promise<void> {
  return requestJob(tx, jobTypes.sendEmail, {
    kind: 'member_invitation',
    recipient_id: invitationId,
    occasion: 0,
    conversation_id: '',
    flag: '',
    endpoint_id: '',
  });
}
