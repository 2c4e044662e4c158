import { generateKeyPairSync } from 'node:crypto';
import type { ServiceDefinition } from '@grpc/grpc-js';
import type { JWK } from 'jose';
import { Registry } from 'prom-client';
import { PrincipalVerifier } from '@insights/auth-context';
import { SERVICE_NAMES } from '@insights/contracts';
import * as contracts from '@insights/contracts';
import { type AccessTable, type Handlers, opsAccess, startServer } from '@insights/grpc-kit';
import { createLogger } from '@insights/telemetry';
import { usageAccess } from '../../packages/quotas/src/index.ts';
import * as campaigns from '../../services/campaigns/src/access.ts';
import * as identity from '../../services/identity/src/access.ts';
import * as jobs from '../../services/jobs/src/access.ts';
import * as reports from '../../services/reports/src/access.ts';
import * as vaults from '../../services/vaults/src/access.ts';
import * as webhooks from '../../services/webhooks/src/access.ts';
import { freePort } from '../support/free-port.ts';

interface Scope {
  after(close: () => Promise<void>): void;
}

/** Each service's definitions with its access tables, as its main.ts adds them. */
const served: Record<
  string,
  (add: <D extends ServiceDefinition>(definition: D, access: AccessTable<D>) => void) => void
> = {
  identity(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.usage.UsageServiceService, usageAccess);
    add(contracts.identity.IdentityServiceService, identity.identityAccess);
    add(contracts.audit.AuditServiceService, identity.auditAccess);
    add(contracts.membership.MembershipServiceService, identity.membershipAccess);
    add(contracts.emailDomains.EmailDomainsServiceService, identity.emailDomainsAccess);
    add(contracts.preferences.PreferencesServiceService, identity.preferencesAccess);
    add(contracts.demos.DemosServiceService, identity.demosAccess);
    add(contracts.retrievalKeys.RetrievalKeysServiceService, identity.retrievalKeysAccess);
    add(contracts.rateLimits.RateLimitServiceService, identity.rateLimitsAccess);
    add(contracts.limits.LimitsServiceService, identity.limitsAccess);
  },
  campaigns(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.usage.UsageServiceService, usageAccess);
    add(contracts.campaigns.CampaignsServiceService, campaigns.campaignsAccess);
    add(contracts.sessions.SessionsServiceService, campaigns.sessionsAccess);
    add(contracts.sessions.AgentTemplatesServiceService, campaigns.agentTemplatesAccess);
    add(contracts.erasures.ErasuresServiceService, campaigns.erasuresAccess);
    add(contracts.booking.BookingServiceService, campaigns.bookingAccess);
    add(contracts.exports.ExportsServiceService, campaigns.exportsAccess);
    add(contracts.flags.FlagsServiceService, campaigns.flagsAccess);
    add(contracts.recordings.RecordingsServiceService, campaigns.recordingsAccess);
    add(contracts.rehearsals.RehearsalsServiceService, campaigns.rehearsalsAccess);
    add(contracts.contactMails.ContactMailsServiceService, campaigns.contactMailsAccess);
  },
  reports(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.reports.ReportsServiceService, reports.reportsAccess);
    add(contracts.queries.QueriesServiceService, reports.queriesAccess);
    add(contracts.codebook.CodebookServiceService, reports.codebookAccess);
    add(contracts.corrections.CorrectionsServiceService, reports.correctionsAccess);
  },
  webhooks(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.usage.UsageServiceService, usageAccess);
    add(contracts.webhooks.WebhooksServiceService, webhooks.webhooksAccess);
  },
  vaults(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.usage.UsageServiceService, usageAccess);
    add(contracts.vaults.VaultsServiceService, vaults.vaultsAccess);
    add(contracts.chat.ChatServiceService, vaults.chatAccess);
    add(contracts.projects.ProjectsServiceService, vaults.projectsAccess);
    add(contracts.retrieval.RetrievalServiceService, vaults.retrievalAccess);
  },
  jobs(add) {
    add(contracts.common.OpsServiceService, opsAccess);
    add(contracts.jobs.JobsServiceService, jobs.jobsAccess);
  },
};

/** Answers every call that passes the checks. */
function answering<D extends ServiceDefinition>(definition: D): Handlers<D> {
  const unary = async () => ({});
  async function* streaming() {
    yield {};
  }
  const handlers = Object.entries(definition).map(([name, { responseStream }]) => [
    name,
    responseStream ? streaming : unary,
  ]);
  return Object.fromEntries(handlers) as Handlers<D>;
}

/** A server for each service with its real access tables and principal tokens, whose handlers change nothing. */
export async function servedTables(scope: Scope) {
  const pairs = SERVICE_NAMES.map((kid) => ({ kid, ...generateKeyPairSync('ed25519') }));
  const keys: Record<string, JWK> = Object.fromEntries(
    pairs.map(({ kid, privateKey }) => [kid, { ...privateKey.export({ format: 'jwk' }), kid }]),
  );
  const principalTrust = { keys: pairs.map(({ kid, publicKey }) => ({ ...publicKey.export({ format: 'jwk' }), kid })) };
  const targets = await Promise.all(
    Object.entries(served).map(async ([service, addAll]) => {
      const port = await freePort();
      const server = startServer({
        host: '127.0.0.1',
        port,
        verifier: new PrincipalVerifier({ principalTrust }, service),
        logger: createLogger(service, 'silent'),
        registry: new Registry(),
      });
      addAll((definition, access) => server.add(definition, access, answering(definition)));
      await server.listen();
      scope.after(() => server.drain(0));
      return { service, address: `127.0.0.1:${port}` };
    }),
  );
  return { keys, targets };
}
