import { type WordOf, type jobPayloads, jobTypes } from '@insights/contracts';
import { type Tx, requestJob } from '@insights/db';

export type ContactMailKind = Exclude<
  WordOf<typeof jobPayloads.MailKind>,
  'member_invitation' | 'flag_raised' | 'endpoint_failing'
>;

/**
 * Requests a mail in the transaction that is its reason. The job carries ids only: address and link are fetched when it is sent.
 * `occasion` distinguishes two mails of one kind to the same contact.
 */
export function requestMail(tx: Tx, kind: ContactMailKind, contactId: string, occasion: number): Promise<void> {
  return requestJob(tx, jobTypes.sendEmail, {
    kind,
    recipient_id: contactId,
    occasion,
    conversation_id: '',
    flag: '',
    endpoint_id: '',
  });
}
