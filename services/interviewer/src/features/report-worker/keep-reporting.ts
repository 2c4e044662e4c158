import { setTimeout as sleep } from 'node:timers/promises';
import { servicePrincipal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';

const REPORT_MS = 5_000;
const CALL_TIMEOUT_MS = 2_000;
const call = { principal: servicePrincipal('interviewer'), timeout_ms: CALL_TIMEOUT_MS };

export interface Reporting {
  readonly jobs: Pick<Client<jobs.JobsServiceService>, 'reportWorker'>;
  readonly worker_id: string;
  readonly region: string;
  readonly capacity: number;
  readonly inFlight: () => number;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Tells the registry of workers every 5 s that this one is there, until `gone`; then that it has left. */
export async function keepReporting(reporting: Reporting, gone: AbortSignal): Promise<void> {
  while (!gone.aborted) {
    await report(reporting, false);
    await sleep(REPORT_MS, undefined, { signal: gone }).catch(() => undefined);
  }
  await report(reporting, true);
}

async function report({ jobs, inFlight, logger, ...worker }: Reporting, stopping: boolean): Promise<void> {
  const { worker_id, region, capacity } = worker;
  const state = { worker_id, kind: 'interview', region, capacity, in_flight: inFlight(), stopping };
  try {
    await jobs.reportWorker(state, call);
  } catch (error) {
    logger.warn({ err: error }, 'the worker registry does not answer');
  }
}
