import { startPeriodicTask } from '@insights/background';
import { readConfigOrExit } from '@insights/config';
import {
  audit,
  common,
  demos,
  emailDomains,
  identity,
  limits,
  membership,
  preferences,
  rateLimits,
  retrievalKeys,
  usage,
} from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { usageAccess, usageHandlers } from '@insights/quotas';
import {
  auditAccess,
  demosAccess,
  emailDomainsAccess,
  identityAccess,
  limitsAccess,
  membershipAccess,
  preferencesAccess,
  rateLimitsAccess,
  retrievalKeysAccess,
} from './access.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import { providerProblems } from './config-provider.ts';
import { identitySettings } from './config.ts';
import { auditFactConsumer } from './consumers/audit-fact.ts';
import { conversationsErased } from './consumers/conversations-erased.ts';
import { vaultDeletedConsumer } from './consumers/vault-deleted.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import type { Deps, EmailDomainDeps } from './deps.ts';
import { identityQuotas } from './domain/quotas.ts';
import { InvitationLinks } from './domain/invitation-links.ts';
import { NameServers } from './dns/name-servers.ts';
import { followProviderTask, measureProviderChanges } from './features/linked-workspaces/follow-provider-task.ts';
import { sweepBudgetsTask } from './features/rate-budgets/sweep-budgets.ts';
import { deleteExpiredTask } from './features/audit-log/delete-expired.ts';
import { KeyRevisions } from './features/key-leases/key-revisions.ts';
import { keyUsageTask, trackKeyUsage } from './features/api-keys/key-usage.ts';
import { auditHandlers } from './grpc-audit.ts';
import { emailDomainsHandlers } from './grpc-email-domains.ts';
import { demosHandlers, preferencesHandlers } from './grpc-preferences.ts';
import { membershipHandlers } from './grpc-membership.ts';
import { retrievalKeysHandlers } from './grpc-retrieval-keys.ts';
import { limitsHandlers, rateLimitHandlers } from './grpc-limits.ts';
import { identityHandlers } from './grpc.ts';
import { openProvider } from './provider/index.ts';

const config = readConfigOrExit(identitySettings, providerProblems);
const provider = openProvider(config);
const now = () => new Date().toISOString();

await runService({
  name: 'identity',
  config,
  managementPaths: provider.managementPaths,
  async start(running) {
    const { logger, registry, rpc, stopping } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const bus = startMessaging({
      db,
      config,
      running,
      subscriptions: [auditFactConsumer, vaultDeletedConsumer, conversationsErased],
    });
    startPeriodicTask(running, deleteExpiredTask({ db, logger, retentionDays: config.auditRetentionDays }));
    startPeriodicTask(running, sweepBudgetsTask(db));
    const keyUsage = trackKeyUsage(db);
    // Registered before the task, so that it runs after the task has stopped.
    running.onStop(() => keyUsage.flush());
    startPeriodicTask(running, keyUsageTask(keyUsage));
    const keyRevisions = new KeyRevisions();
    const listening = keyRevisions.listen(db, { logger, signal: stopping });
    running.onStop(() => listening);

    const nameServers = new NameServers({ servers: config.dnsServers, timeout_ms: config.dnsTimeoutMs });
    const domains: EmailDomainDeps = { db, now, nameServers, config, keys: config.encryptionKeys };
    const { publicUrl, invitationPage: page } = config;
    const links = new InvitationLinks({ keys: config.encryptionKeys, publicUrl, page });
    startBackgroundJobs({ db, config, domains, links, running });

    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, ['api_key'], bus)));
    const { organizations } = provider;
    const quotas = identityQuotas(config);
    const { providerTimeoutMs } = config;
    const { quotaWorkspacesPerUser: workspacesPerUser } = config;
    const deps: Deps = { db, keyUsage, quotas, workspacesPerUser, now, logger, organizations, providerTimeoutMs };
    if (organizations) {
      measureProviderChanges(deps, registry);
      startPeriodicTask(running, followProviderTask(deps, organizations, config.providerFollowSeconds * 1_000));
    }
    rpc.add(identity.IdentityServiceService, identityAccess, identityHandlers({ ...deps, keyRevisions, stopping }));
    rpc.add(audit.AuditServiceService, auditAccess, auditHandlers(deps));
    const inviting = { links, invitationDays: config.invitationDays, mailEnabled: config.smtpUrl !== '' };
    rpc.add(membership.MembershipServiceService, membershipAccess, membershipHandlers({ ...deps, ...inviting }));
    rpc.add(emailDomains.EmailDomainsServiceService, emailDomainsAccess, emailDomainsHandlers(domains));
    rpc.add(preferences.PreferencesServiceService, preferencesAccess, preferencesHandlers({ db, now }));
    rpc.add(demos.DemosServiceService, demosAccess, demosHandlers({ db }));
    rpc.add(retrievalKeys.RetrievalKeysServiceService, retrievalKeysAccess, retrievalKeysHandlers(deps));
    rpc.add(rateLimits.RateLimitServiceService, rateLimitsAccess, rateLimitHandlers(deps));
    rpc.add(limits.LimitsServiceService, limitsAccess, limitsHandlers(deps));
    rpc.add(usage.UsageServiceService, usageAccess, usageHandlers(db, quotas));
    // Credentials are checked without NATS, so identity is ready without it.
    return { ready: async () => ({ database: await db.isReachable() }) };
  },
});
