import { eventTypes } from '@insights/contracts';
import { type Call, type Tx, announceAudit, append, eraseAnswers } from '@insights/db';
import type { AuditAction } from '@insights/contracts';
import type { Contact, Interview } from '../../db/entities.ts';
import { hasConversation } from '../../db/load.ts';
import { assertMayShow, interviewedAlready, isChosenByParticipant } from '../../domain/hidden-names.ts';

/**
 * Reads are masked at once, because each looks the names up. Other services mask what they derived on the event, and this transaction
 * deletes stored responses that may hold the names.
 */
export async function announceHidden(tx: Tx, interviewId: string, contactId = ''): Promise<void> {
  await append(
    tx,
    eventTypes.namesHidden,
    { interview_id: interviewId, contact_id: contactId },
    { aggregate_id: interviewId },
  );
  await eraseAnswers(tx, { subjects: [], scopes: [contactId || interviewId] });
}

/**
 * Hides a person's name or shows it again; no-op if unchanged. True if a name is newly hidden.
 * Errors: `insufficient_role`, `invalid_transition` (after the first conversation, or chosen by the participant).
 */
export async function setContactHiding(tx: Tx, call: Call, contact: Contact, hides: boolean): Promise<boolean> {
  if (hides === contact.hide_name) return false;
  if (!hides) {
    assertMayShow(call.principal);
    if (contact.hidden_by === 'participant') throw isChosenByParticipant();
    if (await hasConversation(tx, 'contact_id', contact.id)) throw interviewedAlready('contact');
  }
  contact.hide_name = hides;
  contact.hidden_by = hides ? 'team' : null;
  await audit(tx, call, hides ? 'contact.name_hidden' : 'contact.name_shown', contact.id);
  return hides;
}

/** The same for all contacts of a campaign; those who chose to hide their name stay hidden. */
export async function setCampaignHiding(tx: Tx, call: Call, interview: Interview, hides: boolean): Promise<boolean> {
  if (hides === interview.settings.hide_participant_names) return false;
  if (!hides) {
    assertMayShow(call.principal);
    if (await hasConversation(tx, 'interview_id', interview.id)) throw interviewedAlready('campaign');
  }
  await audit(tx, call, hides ? 'campaign.names_hidden' : 'campaign.names_shown', interview.id);
  return hides;
}

async function audit(tx: Tx, call: Call, action: AuditAction, subject: string): Promise<void> {
  await announceAudit(tx, call, { action, subject });
}
