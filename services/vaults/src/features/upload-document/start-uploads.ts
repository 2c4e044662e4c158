import { jobTypes, jobs } from '@insights/contracts';
import type { Db } from '@insights/db';
import { type WorkerRunning, createClient } from '@insights/grpc-kit';
import { handles, startJobWorker } from '@insights/job-worker';
import type { VaultsConfig } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { DocumentThreads } from '../../parse-threads/document-threads.ts';
import { DocumentSignals } from './document-signals.ts';
import { ingestDocument } from './ingest-document.ts';

/** Opens what reads uploads and what waits for them. */
export function openUploads(db: Db, config: VaultsConfig, running: WorkerRunning): Pick<Deps, 'parser' | 'signals'> {
  const { logger, stopping, onStop } = running;
  const parser = new DocumentThreads(config.parseMemoryMib);
  onStop(() => parser.close());
  const signals = new DocumentSignals();
  const listening = signals.listen(db, { logger, signal: stopping });
  onStop(() => listening);
  return { parser, signals };
}

/** Runs the jobs that read uploads in this process. */
export function startUploadJobs(deps: Deps, config: VaultsConfig, running: WorkerRunning): void {
  const { logger, registry, signer, stopping, onStop } = running;
  const client = createClient(jobs.JobsServiceService, { audience: 'jobs', address: config.jobsAddress, signer });
  onStop(() => client.close());
  const worker = startJobWorker({
    client,
    service: 'vaults',
    concurrency: config.jobConcurrency,
    handlers: [handles(jobTypes.ingestDocument, (job, tools) => ingestDocument(deps, job, tools))],
    logger,
    registry,
    stopping,
  });
  onStop(() => worker.stopped);
}
