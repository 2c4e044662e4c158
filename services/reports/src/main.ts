import { readConfigOrExit } from '@insights/config';
import { campaigns, codebook, common, corrections, jobTypes, jobs, queries, reports } from '@insights/contracts';
import { openServiceDb, opsSource } from '@insights/db';
import { createClient, opsAccess, opsHandlers, runService } from '@insights/grpc-kit';
import { type JobHandler, handles, startJobWorker } from '@insights/job-worker';
import { startMessaging } from '@insights/messaging';
import { ReportSealer } from '@insights/report-seal';
import { withheldQuotes } from '@insights/telemetry';
import { codebookAccess, correctionsAccess, queriesAccess, reportsAccess } from './access.ts';
import { reportsSettings } from './config.ts';
import { campaignDeleted } from './consumers/campaign-deleted.ts';
import { conversationsErasedConsumer } from './consumers/conversations-erased.ts';
import { findingsConsumer } from './consumers/findings.ts';
import { jobFailedConsumer } from './consumers/job-failed.ts';
import { namesHiddenConsumer } from './consumers/names-hidden.ts';
import { reportRuleConsumers } from './consumers/report-rule.ts';
import { entities } from './db/entities.ts';
import { schemaGate } from './db/migrations/index.ts';
import type { Deps } from './deps.ts';
import { EngineThreads } from './engine-threads/engine-threads.ts';
import { ExportThreads } from './export-threads/export-threads.ts';
import { generateReport } from './features/generate-report/generate-report.ts';
import { ReportModel } from './features/generate-report/report-model.ts';
import { runSynthesis } from './features/synthesize.ts';
import { SynthesisSignals } from './features/synthesis-signals.ts';
import { correctionsHandlers } from './grpc-corrections.ts';
import { codebookHandlers } from './grpc-codebook.ts';
import { queriesHandlers } from './grpc-queries.ts';
import { reportsHandlers } from './grpc.ts';

const config = readConfigOrExit(reportsSettings);

const jobHandlers = (deps: Deps): JobHandler[] => [
  handles(jobTypes.generateReport, (job, tools) => generateReport(deps, job, tools)),
  handles(jobTypes.synthesizeInterview, (job, tools) => runSynthesis(deps, job, tools)),
];

await runService({
  name: 'reports',
  config,
  async start(running) {
    const { logger, registry, rpc, signer, stopping, onStop } = running;
    const db = await openServiceDb(schemaGate, { config, entities: [...entities], running });
    const to = <const A extends string>(audience: A, address: string) => ({ audience, address, signer });
    const campaignsClient = createClient(campaigns.CampaignsServiceService, to('campaigns', config.campaignsAddress));
    const jobsClient = createClient(jobs.JobsServiceService, to('jobs', config.jobsAddress));
    onStop(() => [campaignsClient, jobsClient].forEach((client) => client.close()));
    const engine = new EngineThreads(config.engineMemoryMib);
    onStop(() => engine.close());
    const exports = new ExportThreads(config.exportMemoryMib, config.reportSigningKey);
    onStop(() => exports.close());
    const synthesisSignals = new SynthesisSignals();
    const listening = synthesisSignals.listen(db, { logger, signal: stopping });
    onStop(() => listening);
    const deps: Deps = {
      db,
      campaigns: campaignsClient,
      engine,
      model: ReportModel.open(config, running),
      exports,
      sealer: new ReportSealer(config.reportSigningKey, config.reportFormerKeys),
      synthesisSignals,
      quotesWithheld: withheldQuotes(running),
      now: () => new Date().toISOString(),
    };

    const subscriptions = [
      ...reportRuleConsumers(deps),
      findingsConsumer(deps),
      jobFailedConsumer(deps),
      namesHiddenConsumer(deps),
      campaignDeleted,
      conversationsErasedConsumer(deps),
    ];
    const bus = startMessaging({ db, config, running, subscriptions });
    const worker = startJobWorker({
      client: jobsClient,
      service: 'reports',
      concurrency: config.jobConcurrency,
      handlers: jobHandlers(deps),
      logger,
      registry,
      stopping,
    });
    onStop(() => worker.stopped);

    rpc.add(common.OpsServiceService, opsAccess, opsHandlers(opsSource(db, schemaGate, [], bus)));
    rpc.add(reports.ReportsServiceService, reportsAccess, reportsHandlers(deps));
    rpc.add(corrections.CorrectionsServiceService, correctionsAccess, correctionsHandlers(deps));
    rpc.add(codebook.CodebookServiceService, codebookAccess, codebookHandlers(deps));
    rpc.add(queries.QueriesServiceService, queriesAccess, queriesHandlers(deps));
    return { ready: async () => ({ database: await db.isReachable(), events: bus.flow.hasOpened }) };
  },
});
