import { type Call, type Tx, announceAudit } from '@insights/db';
import { hidesName, seesHiddenNames } from '../domain/hidden-names.ts';
import type { Contact, Interview } from './entities.ts';

/** Records in the audit log that hidden names or addresses were shown: how many, never which. */
export async function announceRevealed(
  tx: Tx,
  call: Call,
  interview: Interview,
  contacts: readonly Pick<Contact, 'hide_name' | 'name' | 'email'>[],
): Promise<void> {
  if (!seesHiddenNames(call.principal)) return;
  const revealed = contacts.filter((contact) => hidesName(interview, contact) && (contact.name || contact.email));
  if (revealed.length === 0) return;
  const details = { contacts: revealed.length };
  await announceAudit(tx, call, { action: 'contact.names_revealed', subject: interview.id, details });
}
