import type { contactMails } from '@insights/contracts';
import type { Contact, Interview } from '../../db/entities.ts';

/** Nothing to send, and why. */
export const nothing = (skip: contactMails.MailSkip): contactMails.ContactMail => ({
  skip,
  name: null,
  expires_at: null,
  address: '',
  locale: '',
  timezone: '',
  campaign_name: '',
  participant_url: '',
  max_duration_minutes: 0,
  unsubscribe_url: '',
  scheduled_for: null,
  calendar: null,
  thread_id: '',
});

/** What every mail to a contact has. */
export function wordsFor(contact: Contact, interview: Interview) {
  return {
    name: contact.name,
    locale: contact.locale ?? interview.language,
    timezone: contact.timezone ?? '',
    campaign_name: interview.name,
    max_duration_minutes: interview.settings.max_duration_minutes,
    scheduled_for: null,
    calendar: null,
    thread_id: contact.id,
  };
}
