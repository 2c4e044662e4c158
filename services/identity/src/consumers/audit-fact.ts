import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { storeFact } from '../db/audit.ts';

/** What other services announce goes into the log under the event's id, at the time at which it was done. */
export const auditFactConsumer = consume(eventTypes.auditFact, {
  consumer: 'audit_log',
  async handle(tx, { id, occurred_at, message }) {
    await storeFact(tx, { ...message, id, at: occurred_at });
  },
});
