import { PrincipalSigner } from '@insights/auth-context';
import {
  type GrpcServiceName,
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
import { believeAuthorities, createClient } from '@insights/grpc-kit';
import type { GatewayConfig } from './config.ts';
import type { Services } from './core/services.ts';

/** Clients of all services. They connect with the first call, so services may start in any order. */
export function connectServices(config: GatewayConfig): Services & { close(): void } {
  believeAuthorities(config);
  const signer = new PrincipalSigner(config);
  const at = (audience: GrpcServiceName) => ({ address: config[`${audience}Address`], audience, signer });
  const clients = {
    identity: createClient(identity.IdentityServiceService, at('identity')),
    emailDomains: createClient(emailDomains.EmailDomainsServiceService, at('identity')),
    rateLimits: createClient(rateLimits.RateLimitServiceService, at('identity')),
    audit: createClient(audit.AuditServiceService, at('identity')),
    preferences: createClient(preferences.PreferencesServiceService, at('identity')),
    retrievalKeys: createClient(retrievalKeys.RetrievalKeysServiceService, at('identity')),
    demos: createClient(demos.DemosServiceService, at('identity')),
    membership: createClient(membership.MembershipServiceService, at('identity')),
    limits: createClient(limits.LimitsServiceService, at('identity')),
    campaigns: createClient(campaigns.CampaignsServiceService, at('campaigns')),
    sessions: createClient(sessions.SessionsServiceService, at('campaigns')),
    recordings: createClient(recordings.RecordingsServiceService, at('campaigns')),
    rehearsals: createClient(rehearsals.RehearsalsServiceService, at('campaigns')),
    erasures: createClient(erasures.ErasuresServiceService, at('campaigns')),
    exports: createClient(exports.ExportsServiceService, at('campaigns')),
    flags: createClient(flags.FlagsServiceService, at('campaigns')),
    agentTemplates: createClient(sessions.AgentTemplatesServiceService, at('campaigns')),
    booking: createClient(booking.BookingServiceService, at('campaigns')),
    contactMails: createClient(contactMails.ContactMailsServiceService, at('campaigns')),
    reports: createClient(reports.ReportsServiceService, at('reports')),
    queries: createClient(queries.QueriesServiceService, at('reports')),
    corrections: createClient(corrections.CorrectionsServiceService, at('reports')),
    codebook: createClient(codebook.CodebookServiceService, at('reports')),
    webhooks: createClient(webhooks.WebhooksServiceService, at('webhooks')),
    vaults: createClient(vaults.VaultsServiceService, at('vaults')),
    projects: createClient(projects.ProjectsServiceService, at('vaults')),
    retrieval: createClient(retrieval.RetrievalServiceService, at('vaults')),
    chat: createClient(chat.ChatServiceService, at('vaults')),
    jobs: createClient(jobs.JobsServiceService, at('jobs')),
  };
  const ops = {
    identity: createClient(common.OpsServiceService, at('identity')),
    campaigns: createClient(common.OpsServiceService, at('campaigns')),
    reports: createClient(common.OpsServiceService, at('reports')),
    webhooks: createClient(common.OpsServiceService, at('webhooks')),
    vaults: createClient(common.OpsServiceService, at('vaults')),
    jobs: createClient(common.OpsServiceService, at('jobs')),
  };
  const usageClients = {
    identity: createClient(usage.UsageServiceService, at('identity')),
    campaigns: createClient(usage.UsageServiceService, at('campaigns')),
    webhooks: createClient(usage.UsageServiceService, at('webhooks')),
    vaults: createClient(usage.UsageServiceService, at('vaults')),
  };
  return {
    ...clients,
    usage: usageClients,
    ops,
    close() {
      for (const client of [...Object.values(clients), ...Object.values(usageClients), ...Object.values(ops)])
        client.close();
    },
  };
}
