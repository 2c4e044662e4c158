import { isWordOf } from './closed-sets.ts';
import type { Codec } from './codec.ts';
import * as events from './gen/insights/events/v1/events.ts';
import { ActorKind, AuditChannel } from './gen/insights/identity/v1/audit.ts';
import { TriggerReason } from './gen/insights/reports/v1/reports.ts';
import { currentJobFailed, currentJobRequested } from './stored-jobs.ts';

/** An event type: its name on the bus, the service that emits it, and its codec. */
export interface EventType<T> {
  readonly name: string;
  readonly service: string;
  readonly codec: Codec<T>;
}

/** Kind and channel were texts in earlier versions. */
function currentAuditFact(message: events.AuditFact): events.AuditFact {
  const { actor_kind_text: kind, channel_text: channel } = message;
  if (!isWordOf(ActorKind, kind)) return message;
  return { ...message, actor_kind: kind, channel: isWordOf(AuditChannel, channel) ? channel : null };
}

/** `trigger_reason` was a text in earlier versions. */
function currentReportReady(message: events.ReportReady): events.ReportReady {
  const { trigger_reason_text: reason } = message;
  return isWordOf(TriggerReason, reason) ? { ...message, trigger_reason: reason } : message;
}

function event<T>(service: string, name: string, codec: Codec<T>): EventType<T> {
  return { name, service, codec };
}

/**
 * A codec whose `decode` brings messages of earlier versions, which may still lie in the stream, into today's form. `former` holds the fields
 * that only those versions wrote, with their empty values.
 */
function upgrading<M extends object, F extends Partial<M>>(
  codec: Codec<M>,
  former: F,
  upgrade: (message: M) => M,
): Codec<Omit<M, keyof F>> {
  return {
    // `Omit<M, keyof F> & F` is M, which the compiler cannot derive for generic types.
    encode: (message, writer) => codec.encode({ ...message, ...former } as unknown as M, writer),
    decode: (input, length) => upgrade(codec.decode(input, length)),
  };
}

/** Every event on the bus. Producers and consumers refer to these entries; no other code names a subject. */
export const eventTypes = {
  campaignStarted: event('campaigns', 'campaign_started', events.CampaignStarted),
  campaignPaused: event('campaigns', 'campaign_paused', events.CampaignPaused),
  campaignCompleted: event('campaigns', 'campaign_completed', events.CampaignCompleted),
  campaignDeleted: event('campaigns', 'campaign_deleted', events.CampaignDeleted),
  conversationCompleted: event('campaigns', 'conversation_completed', events.ConversationCompleted),
  conversationsErased: event('campaigns', 'conversations_erased', events.ConversationsErased),
  namesHidden: event('campaigns', 'names_hidden', events.NamesHidden),
  /** Emitted by each service that had data; the service is part of the subject. */
  erasureAcknowledged: event('*', 'erasure_acknowledged', events.ErasureAcknowledged),
  reportInputsChanged: event('campaigns', 'report_inputs_changed', events.ReportInputsChanged),
  interviewProjectsChanged: event('vaults', 'interview_projects_changed', events.InterviewProjectsChanged),
  vaultDeleted: event('vaults', 'vault_deleted', events.VaultDeleted),
  reportReady: event(
    'reports',
    'report_ready',
    upgrading(events.ReportReady, { trigger_reason_text: '' }, currentReportReady),
  ),
  reportRedacted: event('reports', 'report_redacted', events.ReportRedacted),
  workspaceQuotasChanged: event('identity', 'workspace_quotas_changed', events.WorkspaceQuotasChanged),
  /** Emitted by the services that the catalogue of job types lists in `requested_by`. */
  jobRequested: event(
    '*',
    'job_requested',
    upgrading(events.JobRequested, { type_text: '', subject_id: '' }, currentJobRequested),
  ),
  /** Emitted by every service except identity, which keeps the log. */
  auditFact: event(
    '*',
    'audit_fact',
    upgrading(events.AuditFact, { actor_kind_text: '', channel_text: '' }, currentAuditFact),
  ),
  jobFailed: event(
    'jobs',
    'job_failed',
    upgrading(events.JobFailed, { type_text: '', subject_id: '', status_text: '' }, currentJobFailed),
  ),
} as const;

/** The message of an event type. */
export type MessageOf<E> = E extends EventType<infer T> ? T : never;

/** `events.<service>.<name>`; `service` is the emitter. */
export function eventSubject(type: EventType<unknown>, service: string): string {
  return `events.${service}.${type.name}`;
}
