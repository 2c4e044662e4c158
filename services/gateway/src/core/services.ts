import type {
  GrpcServiceName,
  audit,
  booking,
  campaigns,
  chat,
  common,
  contactMails,
  codebook,
  corrections,
  demos,
  emailDomains,
  erasures,
  exports,
  flags,
  identity,
  jobs,
  membership,
  preferences,
  projects,
  queries,
  limits,
  rateLimits,
  recordings,
  rehearsals,
  retrieval,
  retrievalKeys,
  reports,
  sessions,
  usage,
  vaults,
  webhooks,
} from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';

/** The services that own resources with a quota. */
export const USAGE_SERVICE_NAMES = [
  'identity',
  'campaigns',
  'webhooks',
  'vaults',
] as const satisfies readonly GrpcServiceName[];
export type UsageServiceName = (typeof USAGE_SERVICE_NAMES)[number];

/** A client of every service behind the gateway. */
export interface Services {
  readonly identity: Client<identity.IdentityServiceService>;
  /** E-mail domains belong to the identity service. */
  readonly emailDomains: Client<emailDomains.EmailDomainsServiceService>;
  /** Shared by all gateways, counted by the identity service. */
  readonly rateLimits: Client<rateLimits.RateLimitServiceService>;
  readonly audit: Client<audit.AuditServiceService>;
  readonly preferences: Client<preferences.PreferencesServiceService>;
  readonly retrievalKeys: Client<retrievalKeys.RetrievalKeysServiceService>;
  readonly demos: Client<demos.DemosServiceService>;
  /** Invitations, machine identities and ownership belong to the identity service. */
  readonly membership: Client<membership.MembershipServiceService>;
  readonly campaigns: Client<campaigns.CampaignsServiceService>;
  /** Live interviews and agent templates belong to the campaigns service. */
  readonly sessions: Client<sessions.SessionsServiceService>;
  /** Audio of live interviews belongs to the campaigns service. */
  readonly recordings: Client<recordings.RecordingsServiceService>;
  /** Simulated walks through a guide. */
  readonly rehearsals: Client<rehearsals.RehearsalsServiceService>;
  readonly erasures: Client<erasures.ErasuresServiceService>;
  /** Downloads of what the campaigns service stores. */
  readonly exports: Client<exports.ExportsServiceService>;
  readonly flags: Client<flags.FlagsServiceService>;
  readonly agentTemplates: Client<sessions.AgentTemplatesServiceService>;
  /** Booking pages belong to the campaigns service. */
  readonly booking: Client<booking.BookingServiceService>;
  /** Who has unsubscribed from mail; belongs to the campaigns service. */
  readonly contactMails: Client<contactMails.ContactMailsServiceService>;
  readonly reports: Client<reports.ReportsServiceService>;
  /** Questions to reports. */
  readonly queries: Client<queries.QueriesServiceService>;
  /** What people change in reports. */
  readonly corrections: Client<corrections.CorrectionsServiceService>;
  readonly codebook: Client<codebook.CodebookServiceService>;
  readonly webhooks: Client<webhooks.WebhooksServiceService>;
  readonly vaults: Client<vaults.VaultsServiceService>;
  /** Projects and the shared layer belong to the vaults service. */
  readonly projects: Client<projects.ProjectsServiceService>;
  /** Context from documents. */
  readonly retrieval: Client<retrieval.RetrievalServiceService>;
  /** Chats belong to the vaults service. */
  readonly chat: Client<chat.ChatServiceService>;
  readonly jobs: Client<jobs.JobsServiceService>;
  readonly limits: Client<limits.LimitsServiceService>;
  /** The services that own resources with a quota. */
  readonly usage: Readonly<Record<UsageServiceName, Client<usage.UsageServiceService>>>;
  /** Implemented by every service with a database schema. */
  readonly ops: Readonly<Record<GrpcServiceName, Client<common.OpsServiceService>>>;
}
