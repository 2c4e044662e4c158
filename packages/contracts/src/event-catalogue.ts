import type { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import * as events from './gen/insights/events/v1/events.ts';

/** How a message of one type is written and read. */
export interface EventCodec<T> {
  encode(message: T, writer?: BinaryWriter): BinaryWriter;
  decode(input: BinaryReader | Uint8Array, length?: number): T;
}

/** An event type: its name on the bus, the service that emits it, and its codec. */
export interface EventType<T> {
  readonly name: string;
  readonly service: string;
  readonly codec: EventCodec<T>;
}

function event<T>(service: string, name: string, codec: EventCodec<T>): EventType<T> {
  return { name, service, codec };
}

/** Every event on the bus. A consumer subscribes by entry, a producer appends by entry; nothing else names a subject. */
export const eventTypes = {
  campaignStarted: event('campaigns', 'campaign_started', events.CampaignStarted),
  campaignPaused: event('campaigns', 'campaign_paused', events.CampaignPaused),
  campaignCompleted: event('campaigns', 'campaign_completed', events.CampaignCompleted),
  campaignDeleted: event('campaigns', 'campaign_deleted', events.CampaignDeleted),
  conversationCompleted: event('campaigns', 'conversation_completed', events.ConversationCompleted),
  conversationsErased: event('campaigns', 'conversations_erased', events.ConversationsErased),
  namesHidden: event('campaigns', 'names_hidden', events.NamesHidden),
  /** Each service that held something; it stands in the subject. */
  erasureAcknowledged: event('*', 'erasure_acknowledged', events.ErasureAcknowledged),
  reportInputsChanged: event('campaigns', 'report_inputs_changed', events.ReportInputsChanged),
  vaultDeleted: event('vaults', 'vault_deleted', events.VaultDeleted),
  reportReady: event('reports', 'report_ready', events.ReportReady),
  workspaceQuotasChanged: event('identity', 'workspace_quotas_changed', events.WorkspaceQuotasChanged),
  /** Any service may ask for a job; the emitting service stands in the subject. */
  jobRequested: event('*', 'job_requested', events.JobRequested),
  /** Any service but identity, which keeps the log. */
  auditFact: event('*', 'audit_fact', events.AuditFact),
  jobFailed: event('jobs', 'job_failed', events.JobFailed),
} as const;

/** `events.<service>.<name>`; `service` is the emitter. */
export function eventSubject(type: EventType<unknown>, service: string): string {
  return `events.${service}.${type.name}`;
}
