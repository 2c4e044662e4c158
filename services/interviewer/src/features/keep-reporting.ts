import type { Registry } from 'prom-client';
import { servicePrincipal } from '@insights/auth-context';
import { runPeriodically } from '@insights/background';
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
  readonly registry: Registry;
}

/** Reports this worker to the registry every 5 s until `gone` aborts, and then that it has left. */
export async function keepReporting(reporting: Reporting, gone: AbortSignal): Promise<void> {
  const task = { name: 'worker-report', every_ms: REPORT_MS, run: () => report(reporting, false) };
  await runPeriodically({ ...reporting, stopping: gone }, task);
  await report(reporting, true).catch((error: unknown) => {
    reporting.logger.warn({ err: error }, 'worker report failed');
  });
}

async function report({ jobs, inFlight, ...worker }: Reporting, stopping: boolean): Promise<void> {
  const { worker_id, region, capacity } = worker;
  await jobs.reportWorker({ worker_id, kind: 'interview', region, capacity, in_flight: inFlight(), stopping }, call);
}
