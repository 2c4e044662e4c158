import { createHash } from 'node:crypto';
import type { WordOf } from './closed-sets.ts';
import type { Codec } from './codec.ts';
import { type MessageOf, eventTypes } from './event-catalogue.ts';
import * as payloads from './gen/insights/jobs/v1/job_payloads.ts';
import type { JobType as JobTypeWord, QueueName } from './gen/insights/jobs/v1/jobs.ts';

/** When a job is retried after a failed attempt. */
export interface RetryPolicy {
  /** Attempts after which the job fails; null: as many as the setting JOB_MAX_ATTEMPTS says. */
  readonly max_attempts: number | null;
  /** The pause after the first attempt, in milliseconds; it doubles with each further one. */
  readonly first_pause_ms: number;
  readonly longest_pause_ms: number;
}

type Service = 'campaigns' | 'identity' | 'interviewer' | 'reports' | 'vaults' | 'webhooks';

/** A type of job without the type of its payload. */
export interface JobEntry {
  readonly type: WordOf<typeof JobTypeWord>;
  readonly queue: WordOf<typeof QueueName>;
  /** The services that may request it. */
  readonly requested_by: readonly Service[];
  /** The one service that may lease it. */
  readonly handler: Service;
  readonly retry: RetryPolicy;
  /** Emitted when the job has ended without its effect: it failed, or was cancelled. */
  readonly failure_event: typeof eventTypes.jobFailed;
}

export interface JobType<T> extends JobEntry {
  readonly payload: Codec<T>;
  /** The id of the thing that a job with this payload concerns. */
  subject(payload: T): string;
}

type JobRequested = MessageOf<typeof eventTypes.jobRequested>;

const standardRetry: RetryPolicy = { max_attempts: null, first_pause_ms: 2_000, longest_pause_ms: 60_000 };

type Defaults = Pick<JobEntry, 'retry' | 'failure_event'>;

function job<T>(entry: Omit<JobType<T>, keyof Defaults> & Partial<Defaults>): JobType<T> {
  return { retry: standardRetry, failure_event: eventTypes.jobFailed, ...entry };
}

/** Every type of job. Requesting, queueing, leasing and handling all follow from these entries; nothing else names a type or a queue. */
export const jobTypes = {
  /** Tags the turns of a conversation that has ended, and completes it. */
  processConversation: job({
    type: 'PROCESS_CONVERSATION',
    queue: 'processing',
    payload: payloads.ProcessConversation,
    subject: ({ conversation_id }) => conversation_id,
    requested_by: ['campaigns'],
    handler: 'campaigns',
  }),
  synthesizeInterview: job({
    type: 'SYNTHESIZE_INTERVIEW',
    queue: 'synthesis',
    payload: payloads.SynthesizeInterview,
    subject: ({ synthesis_id }) => synthesis_id,
    requested_by: ['reports'],
    handler: 'reports',
  }),
  generateReport: job({
    type: 'GENERATE_REPORT',
    queue: 'synthesis',
    payload: payloads.GenerateReport,
    subject: ({ report_version_id }) => report_version_id,
    requested_by: ['reports'],
    handler: 'reports',
  }),
  /** Reads an uploaded document and stores its text. */
  ingestDocument: job({
    type: 'INGEST_DOCUMENT',
    queue: 'processing',
    payload: payloads.IngestDocument,
    subject: ({ document_id }) => document_id,
    requested_by: ['vaults'],
    handler: 'vaults',
  }),
  sendEmail: job({
    type: 'SEND_EMAIL',
    queue: 'mail',
    payload: payloads.SendEmail,
    subject: ({ recipient_id, conversation_id, endpoint_id }) => conversation_id || endpoint_id || recipient_id,
    requested_by: ['campaigns', 'identity', 'webhooks'],
    handler: 'identity',
    // A mail server may be down for hours.
    retry: { ...standardRetry, max_attempts: 500 },
  }),
  /** Mails many contacts of a campaign. */
  inviteContacts: job({
    type: 'INVITE_CONTACTS',
    queue: 'mail',
    payload: payloads.InviteContacts,
    subject: ({ invitation_run_id }) => invitation_run_id,
    requested_by: ['campaigns'],
    handler: 'campaigns',
    // Each attempt goes on where the one before was stopped.
    retry: { ...standardRetry, max_attempts: 50 },
  }),
  verifyEmailDomain: job({
    type: 'VERIFY_EMAIL_DOMAIN',
    queue: 'maintenance',
    payload: payloads.VerifyEmailDomain,
    subject: ({ email_domain_id }) => email_domain_id,
    requested_by: ['identity'],
    handler: 'identity',
  }),
  /** Lets simulated participants walk a guide; its result is what they said and the guide's weak spots. */
  rehearse: job({
    type: 'REHEARSE',
    queue: 'processing',
    payload: payloads.Rehearse,
    subject: ({ rehearsal_id }) => rehearsal_id,
    requested_by: ['campaigns'],
    handler: 'interviewer',
    retry: { ...standardRetry, max_attempts: 3 },
  }),
} as const;

const entries: readonly JobEntry[] = Object.values(jobTypes);

/** The entry of a type; undefined when this version has none. */
export function jobTypeOf(type: JobTypeWord): JobEntry | undefined {
  return entries.find((entry) => entry.type === type);
}

/** The services that handle jobs of at least one type. */
export const jobHandlers: readonly Service[] = [...new Set(entries.map(({ handler }) => handler))];

/** A request for a job, as it goes into the outbox. */
export function jobRequest<T>(type: JobType<T>, payload: T): JobRequested {
  const bytes = type.payload.encode(payload).finish();
  return { type: type.type, payload: bytes };
}

/** The payload of a job or of its failure; undefined when it is of another type. */
export function payloadOf<T>(
  type: JobType<T>,
  message: { readonly type: JobTypeWord; readonly payload: Uint8Array },
): T | undefined {
  return message.type === type.type ? type.payload.decode(message.payload) : undefined;
}

/** Identifies a job within a workspace: two requests with the same type and payload are one job. */
export function jobKey({ type, payload }: Pick<JobRequested, 'type' | 'payload'>): string {
  return createHash('sha256').update(type).update('\0').update(payload).digest('base64url');
}
