import { readConfigOrExit } from '@insights/config';
import { campaigns, chat, common, projects, queries, reports, retrieval, usage, vaults } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { createClient, opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { startMessaging } from '@insights/messaging';
import { withheldQuotes } from '@insights/telemetry';
import { quotasChangedConsumer, usageAccess, usageHandlers } from '@insights/quotas';
import { chatAccess, projectsAccess, retrievalAccess, vaultsAccess } from './access.ts';
import { vaultsSettings } from './config.ts';
import { campaignDeleted } from './consumers/campaign-deleted.ts';
import { conversationCompleted } from './consumers/conversation-completed.ts';
import { conversationsErased } from './consumers/conversations-erased.ts';
import { jobFailed } from './consumers/job-failed.ts';
import { reportReady, reportRedacted } from './consumers/report-stored.ts';
import { namesHidden } from './consumers/names-hidden.ts';
import { projectGraphConsumers } from './consumers/project-graphs.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import type { Deps } from './deps.ts';
import { vaultsQuotas } from './domain/quotas.ts';
import { chatHandlers } from './grpc-chat.ts';
import { retrievalHandlers } from './grpc-retrieval.ts';
import { openAnswerModel } from './features/answer/answer-model.ts';
import { PostingsCache } from './features/retrieve/postings-cache.ts';
import { startVectors } from './features/dense-search/start-vectors.ts';
import { startFacts } from './features/read-facts/start-facts.ts';
import { openUploads, startUploadJobs } from './features/upload-document/start-uploads.ts';
import { projectsHandlers } from './grpc-projects.ts';
import { vaultsHandlers } from './grpc.ts';
import { understand } from './search/question.ts';
import type { ProjectDeps } from './project-deps.ts';

const config = readConfigOrExit(vaultsSettings);
const MIB = 1024 ** 2;

await runService({
  name: 'vaults',
  config,
  async start(running) {
    const { rpc, signer, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities, running });
    const client = createClient(campaigns.CampaignsServiceService, {
      audience: 'campaigns',
      address: config.campaignsAddress,
      signer,
    });
    const reportsClient = createClient(reports.ReportsServiceService, {
      audience: 'reports',
      address: config.reportsAddress,
      signer,
    });
    const queriesClient = createClient(queries.QueriesServiceService, {
      audience: 'reports',
      address: config.reportsAddress,
      signer,
    });
    onStop(() => [client, reportsClient, queriesClient].forEach((each) => each.close()));
    const dense = startVectors(db, config, running);
    const quotas = vaultsQuotas(config);
    const uploads = openUploads(db, config, running);
    const deps: Deps = {
      db,
      campaigns: client,
      reports: reportsClient,
      queries: queriesClient,
      dense,
      model: openAnswerModel(config, running),
      postings: new PostingsCache(config.postingsCacheMib * MIB),
      tuning: config.retrievalTuning,
      quotas,
      ...uploads,
      quotesWithheld: withheldQuotes(running),
      now: () => new Date().toISOString(),
    };
    const projectDeps: ProjectDeps = { db, campaigns: client, reports: reportsClient, now: deps.now };
    const subscriptions = [
      conversationCompleted(deps),
      namesHidden(deps),
      campaignDeleted,
      conversationsErased(deps),
      reportReady(deps),
      reportRedacted(deps),
      jobFailed,
      quotasChangedConsumer,
      ...projectGraphConsumers(projectDeps),
    ];
    // Reads the word lists, so that the first question does not wait for them.
    understand('Which one?');
    const bus = startMessaging({ db, config, running, subscriptions });
    startUploadJobs(deps, config, running);
    startFacts(deps, config, running);
    rpc.add(
      common.OpsServiceService,
      opsAccess,
      opsHandlers(opsSource(db, schemaGate, ['vault', 'document', 'project', 'chat_session'], bus)),
    );
    rpc.add(vaults.VaultsServiceService, vaultsAccess, vaultsHandlers(deps));
    rpc.add(retrieval.RetrievalServiceService, retrievalAccess, retrievalHandlers(deps));
    rpc.add(chat.ChatServiceService, chatAccess, chatHandlers(deps));
    rpc.add(projects.ProjectsServiceService, projectsAccess, projectsHandlers(projectDeps));
    rpc.add(usage.UsageServiceService, usageAccess, usageHandlers(db, quotas));
    return { ready: async () => ({ database: await db.isReachable(), events: bus.flow.hasOpened }) };
  },
});
