import { z } from 'zod';
import type { WebhookEventName } from '@insights/contracts';

/** An event that a webhook endpoint may subscribe to. */
export interface WebhookEvent {
  readonly name: WebhookEventName;
  readonly doc: string;
  /** Accepted as a filter but not sent at present, when false. */
  readonly emitted: boolean;
  readonly data: z.ZodType;
}

const interview_id = z.string().describe('The campaign.');
const conversation_id = z.string().describe('The conversation.');
const sequence = z
  .int()
  .describe(
    'Version of what the event is about: of two events about the same thing the later one has the higher number.',
  );
const contact = z
  .object({
    name: z.string().nullable().describe('Full name; null where names are hidden.'),
    email: z.string().nullable().describe('E-mail address; null where names are hidden.'),
  })
  .describe('The participant.');

/** Every event that leaves the system. `data` is the schema of the envelope's `data`. */
export const webhookCatalogue: readonly WebhookEvent[] = [
  {
    name: 'campaign.started',
    doc: 'A campaign went from draft to active.',
    emitted: true,
    data: z.object({
      interview_id,
      name: z.string().describe('Name of the campaign.'),
      contact_count: z.int().describe('Contacts at the start.'),
      sequence,
    }),
  },
  {
    name: 'campaign.paused',
    doc: 'A campaign was paused.',
    emitted: true,
    data: z.object({ interview_id, reason: z.string().describe('Why; may be empty.'), sequence }),
  },
  {
    name: 'campaign.completed',
    doc: "Every contact's conversation is completed, or the campaign was completed manually.",
    emitted: true,
    data: z.object({
      interview_id,
      completed_count: z.int().describe('Completed conversations.'),
      total_count: z.int().describe('Contacts of the campaign.'),
      sequence,
    }),
  },
  {
    name: 'interview.completed',
    doc: 'A conversation has finished and been processed. Deduplicate on conversation_id. Names are null where they are hidden.',
    emitted: true,
    data: z.object({
      interview_id,
      conversation_id,
      contact,
      duration_minutes: z.int().describe('Whole minutes from start to end.'),
      contact_id: z.string().nullable().describe('The participant.'),
      contact_name: z.string().nullable().describe('As `contact.name`.'),
      contact_email: z.string().nullable().describe('As `contact.email`.'),
      sequence,
    }),
  },
  {
    name: 'synthesis.completed',
    doc: 'A report version is ready. Deduplicate on report_version_id.',
    emitted: true,
    data: z.object({
      interview_id,
      outputs: z.enum(['cartography', 'roadmap', 'personas']).array().describe('Parts that the report has.'),
      report_version_id: z.string().describe('The report version.'),
      trigger_reason: z
        .enum(['threshold_reached', 'incremental_update', 'campaign_completed', 'manual_regenerate'])
        .describe('What started the generation.'),
      sequence,
    }),
  },
  {
    name: 'webhook.ping',
    doc: 'A test delivery. Goes to that endpoint alone, whatever it subscribes to.',
    emitted: true,
    data: z.object({
      endpoint_id: z.string().describe('The endpoint.'),
      message: z.string().describe('A greeting.'),
      sent_by: z.string().describe('Id of the user or key that asked for the ping.'),
    }),
  },
  {
    name: 'interview.scheduled',
    doc: 'Accepted as a filter; not sent at present.',
    emitted: false,
    data: z.object({
      contact,
      conversation_id,
      interview_id,
      scheduled_for: z.iso.datetime().describe('Booked start of the interview.'),
    }),
  },
];

/** The body that a receiver gets for an event. */
export function webhookEnvelope({ name, data }: WebhookEvent): z.ZodType {
  return z.object({
    event: z.literal(name).describe('Type of the event.'),
    workspace_id: z.string().describe('The workspace.'),
    timestamp: z.iso.datetime().describe('When the event happened.'),
    data: data.describe('The event itself.'),
  });
}
