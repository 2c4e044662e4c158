import { eventTypes } from '@insights/contracts';
import { consume } from '@insights/messaging';
import { storeFact } from '../db/audit.ts';

/** Stores what other services announce, under the event's id and with the time at which it happened. */
export const auditFactConsumer = consume(eventTypes.auditFact, {
  consumer: 'audit_log',
  isBrief: true,
  async handle(tx, { id, occurred_at, message }) {
    await storeFact(tx, { ...message, id, at: occurred_at });
  },
});
