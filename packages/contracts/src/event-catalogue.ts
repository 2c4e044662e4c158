import type { Codec } from './codec.ts';
import * as events from './gen/insights/events/v1/events.ts';

/** An event type: its name on the bus, the service that emits it, and its codec. */
export interface EventType<T> {
  readonly name: string;
  readonly service: string;
  readonly codec: Codec<T>;
}

function event<T>(service: string, name: string, codec: Codec<T>): EventType<T> {
  return { name, service, codec };
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
  reportReady: event('reports', 'report_ready', events.ReportReady),
  reportRedacted: event('reports', 'report_redacted', events.ReportRedacted),
  workspaceQuotasChanged: event('identity', 'workspace_quotas_changed', events.WorkspaceQuotasChanged),
  /** Emitted by the services that the catalogue of job types lists in `requested_by`. */
  jobRequested: event('*', 'job_requested', events.JobRequested),
  /** Emitted by every service except identity, which keeps the log. */
  auditFact: event('*', 'audit_fact', events.AuditFact),
  jobFailed: event('jobs', 'job_failed', events.JobFailed),
} as const;

/** The message of an event type. */
export type MessageOf<E> = E extends EventType<infer T> ? T : never;

/** `events.<service>.<name>`; `service` is the emitter. */
export function eventSubject(type: EventType<unknown>, service: string): string {
  return `events.${service}.${type.name}`;
}
