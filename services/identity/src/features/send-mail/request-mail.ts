import { eventTypes } from '@insights/contracts';
import { type Tx, append } from '@insights/db';
import type { MailKind } from '../../mail/letter.ts';

/** A mail server may be down for hours; retries are at most a minute apart. */
const MAIL_ATTEMPTS = 500;

/** Asks for a mail in the transaction that is its reason, one for each thing that it is about. The job carries ids only. */
export async function requestMail(tx: Tx, kind: MailKind, id: string): Promise<void> {
  const job = {
    key: `send_email:${kind}:${id}`,
    type: 'SEND_EMAIL',
    queue_name: 'mail',
    subject_id: `${kind}:${id}`,
    max_attempts: MAIL_ATTEMPTS,
  };
  await append(tx, eventTypes.jobRequested, job, { aggregate_id: id });
}
