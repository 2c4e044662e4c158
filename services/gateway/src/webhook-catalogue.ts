import { z } from 'zod';

/** An event that a webhook endpoint may subscribe to. */
export interface WebhookEvent {
  readonly name: string;
  readonly doc: string;
  /** Accepted as a filter but not sent at present, when false. */
  readonly emitted: boolean;
  readonly data: z.ZodType;
}

const interview_id = z.string();
const contact = z.object({ name: z.string().nullable(), email: z.string().nullable() });

/** Every event of the outside world. `data` says what the envelope's `data` holds. */
export const webhookCatalogue: readonly WebhookEvent[] = [
  {
    name: 'campaign.started',
    doc: 'A campaign went from draft to active.',
    emitted: true,
    data: z.object({ interview_id, name: z.string(), contact_count: z.int() }),
  },
  {
    name: 'campaign.paused',
    doc: 'A campaign was paused.',
    emitted: true,
    data: z.object({ interview_id, reason: z.string() }),
  },
  {
    name: 'campaign.completed',
    doc: "Every contact's conversation is completed, or somebody completed the campaign by hand.",
    emitted: true,
    data: z.object({ interview_id, completed_count: z.int(), total_count: z.int() }),
  },
  {
    name: 'interview.completed',
    doc: 'A conversation has finished and been processed. Deduplicate on conversation_id. Names are null where they are hidden.',
    emitted: true,
    data: z.object({
      interview_id,
      conversation_id: z.string(),
      contact,
      duration_minutes: z.int(),
      contact_id: z.string().nullable(),
      contact_name: z.string().nullable(),
      contact_email: z.string().nullable(),
    }),
  },
  {
    name: 'synthesis.completed',
    doc: 'A report version is ready. Deduplicate on report_version_id.',
    emitted: true,
    data: z.object({
      interview_id,
      outputs: z.enum(['cartography', 'roadmap', 'personas']).array(),
      report_version_id: z.string(),
      trigger_reason: z.enum(['threshold_reached', 'incremental_update', 'campaign_completed', 'manual_regenerate']),
    }),
  },
  {
    name: 'webhook.ping',
    doc: 'A test delivery was asked for. Goes to that endpoint alone, whatever it subscribes to.',
    emitted: true,
    data: z.object({ endpoint_id: z.string(), message: z.string(), sent_by: z.string() }),
  },
  {
    name: 'interview.scheduled',
    doc: 'Accepted as a filter; not sent at present.',
    emitted: false,
    data: z.object({ contact, conversation_id: z.string(), interview_id, scheduled_for: z.iso.datetime() }),
  },
];

/** The body that a receiver gets for an event. */
export function webhookEnvelope({ name, data }: WebhookEvent): z.ZodType {
  return z.object({ event: z.literal(name), workspace_id: z.string(), timestamp: z.iso.datetime(), data });
}
