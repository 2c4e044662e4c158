import type { PeriodicTask } from '@insights/background';
import { servicePrincipal } from '@insights/auth-context';
import type { jobs } from '@insights/contracts';
import type { Client } from '@insights/grpc-kit';
import type { Logger } from '@insights/telemetry';
import { Counter, type Registry } from 'prom-client';
import type { SessionDeps } from '../../deps.ts';
import { STRANDED_SECONDS, rehomeSessions } from './rehome-sessions.ts';

const EVERY_MS = 10_000;

interface Surroundings {
  /** The registry of worker processes. */
  readonly jobs: Pick<Client<jobs.JobsServiceService>, 'listInterviewerRegions'>;
  readonly registry: Registry;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Moves stranded sessions every 10 s. Runs in every replica; what one moves, the others skip. */
export function rehomeTask(deps: SessionDeps, { jobs: workers, registry, logger }: Surroundings): PeriodicTask {
  const moved = new Counter({
    name: 'insights_sessions_rehomed_total',
    help: 'Sessions that were moved out of a region without interviewers.',
    registers: [registry],
  });
  const call = { principal: servicePrincipal('campaigns') };
  return {
    name: 'rehome-sessions',
    every_ms: EVERY_MS,
    async run() {
      const { regions } = await workers.listInterviewerRegions({ max_age_seconds: STRANDED_SECONDS }, call);
      for (const { from, to, sessions } of await rehomeSessions(deps, regions)) {
        moved.inc(sessions);
        logger.warn({ from, to, sessions }, 'sessions moved out of a region without interviewers');
      }
    },
  };
}
