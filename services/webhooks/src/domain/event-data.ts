import type { MessageOf, campaigns, eventTypes, events } from '@insights/contracts';

/** `data` in the envelope of each event. */
export const eventData = {
  campaignStarted: ({ interview_id, name, contact_count }: events.CampaignStarted) => ({
    interview_id,
    name,
    contact_count,
  }),

  campaignPaused: ({ interview_id, reason }: events.CampaignPaused) => ({ interview_id, reason }),

  campaignCompleted: ({ interview_id, completed_count, total_count }: events.CampaignCompleted) => ({
    interview_id,
    completed_count,
    total_count,
  }),

  /** A contact without an id has a hidden name: everything that identifies the person is null, and the fields remain. */
  interviewCompleted({ interview_id, conversation_id }: events.ConversationCompleted, contact: campaigns.EventContact) {
    const isHidden = contact.contact_id === null;
    const name = isHidden ? null : contact.name;
    const email = isHidden ? null : contact.email;
    return {
      interview_id,
      conversation_id,
      contact: { name, email },
      duration_minutes: contact.duration_minutes,
      contact_id: contact.contact_id,
      contact_name: name,
      contact_email: email,
    };
  },

  synthesisCompleted: ({
    interview_id,
    report_version_id,
    trigger_reason,
  }: MessageOf<typeof eventTypes.reportReady>) => ({
    interview_id,
    outputs: ['cartography', 'roadmap', 'personas'],
    report_version_id,
    trigger_reason,
  }),
};

/** `data` of interview.completed after its contact was erased: everything that identifies the person is null, as with hidden names. */
export function withoutContact<T extends Record<string, unknown>>(data: T) {
  return {
    ...data,
    contact: { name: null, email: null },
    contact_id: null,
    contact_name: null,
    contact_email: null,
  };
}
