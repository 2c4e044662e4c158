import { v7 } from 'uuid';
import { readConfigOrExit } from '@insights/config';
import { jobs, rehearsals, sessions } from '@insights/contracts';
import { createClient, runWorker } from '@insights/grpc-kit';
import { startJobWorker } from '@insights/job-worker';
import { connectBus } from '@insights/messaging';
import { prepareSignals } from '@insights/signals';
import { interviewerSettings } from './config.ts';
import { EngineThread } from './engine-threads/engine-thread.ts';
import { keepReporting } from './features/keep-reporting.ts';
import { SessionHolder } from './features/session-holder.ts';
import { builtinInterviewer, conductedBy } from './interviewer.ts';
import { type CountFallback, interviewerMetrics } from './metrics.ts';
import { hearing, modelClassifier } from './model/classifier.ts';
import { modelConductor } from './model/conductor.ts';
import { modelJudge } from './model/judge.ts';
import { Spending } from './model/spending.ts';
import { modelValues } from './model/values.ts';
import { Rehearsals } from './rehearsal/rehearsal-job.ts';

const config = readConfigOrExit(interviewerSettings);
const { region, capacity } = config;

await runWorker({
  name: 'interviewer',
  config,
  async start({ logger, registry, signer, stopping, onStop }) {
    const campaignsClient = createClient(sessions.SessionsServiceService, {
      address: config.campaignsAddress,
      audience: 'campaigns',
      signer,
    });
    const jobsClient = createClient(jobs.JobsServiceService, { address: config.jobsAddress, audience: 'jobs', signer });
    const bus = connectBus(config, { service: 'interviewer', logger, registry });
    onStop(() => bus.close());
    const worker_id = `interviewer-${v7()}`;
    const inFlight = (): number => holder.size;
    const { turn_seconds, model_fallbacks, countUse } = interviewerMetrics(registry, { capacity, inFlight });
    const countFallback: CountFallback = (reason) => model_fallbacks.inc({ reason });
    const spending = new Spending(config, countUse);
    const interviewer =
      config.modelProvider === 'openai'
        ? hearing(
            conductedBy(modelConductor(config, spending, countFallback), countFallback, modelJudge(config, spending)),
            modelClassifier(config, spending),
          )
        : builtinInterviewer;
    // Short interviews are read in this process.
    prepareSignals();
    const engine = new EngineThread();
    const holder = new SessionHolder({
      interviewer,
      readValues: config.modelProvider === 'openai' ? modelValues(config, spending) : null,
      engine,
      bus,
      think_ms: config.thinkMs,
      turn_seconds,
      logger,
      sessions: campaignsClient,
      worker_id,
      region,
      capacity,
      grace_ms: config.shutdownGraceMs,
    });
    const rehearsalsClient = createClient(rehearsals.RehearsalsServiceService, {
      address: config.campaignsAddress,
      audience: 'campaigns',
      signer,
    });
    const rehearsing = new Rehearsals(rehearsalsClient);
    const worker = startJobWorker({
      client: jobsClient,
      service: 'interviewer',
      concurrency: 1,
      handlers: [rehearsing.handler],
      logger,
      registry,
      stopping,
      grace_ms: config.shutdownGraceMs,
    });
    const gone = new AbortController();
    const reporting = keepReporting(
      { jobs: jobsClient, worker_id, region, capacity, inFlight, logger, registry },
      gone.signal,
    );
    const holding = holder.run(stopping);
    onStop(async () => {
      await holding;
      gone.abort();
      await reporting;
      await engine.close();
      await worker.stopped;
      await rehearsing.close();
      rehearsalsClient.close();
      campaignsClient.close();
      jobsClient.close();
    });
    return { ready: () => ({ campaigns: holder.isReachable(), bus: bus.ready() }) };
  },
});
