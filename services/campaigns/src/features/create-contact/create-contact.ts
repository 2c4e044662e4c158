import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, isUniqueViolation } from '@insights/db';
import { AppError } from '@insights/errors';
import { Contact, type Interview } from '../../db/entities.ts';
import { lockInterview } from '../../db/load.ts';
import { NEW_SESSION, presentContact } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';

/** Adds one person to a campaign. Errors: `not_found`, `duplicate_contact`, `invalid_transition` (completed). */
export async function createContact(
  { db, now }: Deps,
  call: Call,
  request: campaigns.CreateContactRequest,
): Promise<campaigns.Contact> {
  try {
    return await db.withWorkspace(call, async (tx) => {
      const interview = await lockInterview(tx, request.interview_id);
      assertOpen(interview);
      const contact = addContact(tx, interview, request.contact, now());
      await tx.flush();
      return presentContact(contact, NEW_SESSION, interview, call.principal);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw duplicateContact();
    throw error;
  }
}

/** A completed campaign has been reported on with everybody in it. */
export function assertOpen(interview: Interview): void {
  if (interview.status !== 'completed') return;
  throw new AppError('invalid_transition', { say: 'This campaign is completed: it takes no more contacts.' });
}

export function duplicateContact(): AppError {
  return new AppError('duplicate_contact', { say: 'A contact with this e-mail address is in the campaign already.' });
}

export function addContact(
  tx: Tx,
  interview: Interview,
  draft: campaigns.ContactDraft | undefined,
  at: string,
  source: Contact['source'] = 'team',
): Contact {
  return tx.em.create(Contact, {
    id: v7(),
    workspace_id: tx.workspaceId,
    interview_id: interview.id,
    name: draft?.name ?? null,
    email: draft?.email ?? null,
    locale: draft?.locale ?? null,
    timezone: draft?.timezone ?? null,
    attributes: draft?.attributes ?? {},
    hide_name: draft?.hide_name ?? false,
    source,
    created_at: at,
  });
}
