import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';

export type ContactMailKind = 'contact_invitation' | 'joined_again' | 'return_link';

/** A mail server may be down for hours; retries are at most a minute apart. */
const MAIL_ATTEMPTS = 500;

/**
 * Asks for a mail in the transaction that is its reason. The job carries ids only: address and link are fetched when it is sent.
 * `occasion` tells two mails of a kind to the same contact apart.
 */
export async function requestMail(tx: Tx, kind: ContactMailKind, contactId: string, occasion: number): Promise<void> {
  const job = {
    key: `send_email:${kind}:${contactId}:${occasion}`,
    type: 'SEND_EMAIL',
    queue_name: 'mail',
    subject_id: `${kind}:${contactId}`,
    max_attempts: MAIL_ATTEMPTS,
  };
  await append(tx, eventTypes.jobRequested, job, { aggregate_id: contactId });
}
