import { servicePrincipal } from '@insights/auth-context';
import type { Logger } from '@insights/telemetry';
import { Gauge, type Registry } from 'prom-client';
import type { Services } from './core/services.ts';

const TIMEOUT_MS = 1_000;

/**
 * `interview_session_demand`: what the autoscaler of interviewers goes by, counted anew at each scrape. When the count fails
 * there is no sample at all: a 0 would take away the interviewers of people who are talking.
 */
export function measureDemand(
  registry: Registry,
  sessions: Pick<Services['sessions'], 'countDemand'>,
  { region, logger }: { region: string; logger: Logger },
): void {
  /** Regions that have had sessions: quiet ones show 0. */
  const known = new Set([region]);
  const gauge = new Gauge({
    name: 'interview_session_demand',
    help: 'Interview sessions of a region that wait for an interviewer or are under way. The same at every gateway.',
    labelNames: ['region'] as const,
    registers: [registry],
    async collect() {
      const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
      const counts = await sessions.countDemand({}, call).catch((error: unknown) => {
        logger.warn({ err: error }, 'demand not counted');
        return undefined;
      });
      gauge.reset();
      if (!counts) return;
      const byRegion = new Map(counts.regions.map(({ region: name, sessions: count }) => [name, count]));
      for (const name of byRegion.keys()) known.add(name);
      for (const name of known) gauge.set({ region: name }, byRegion.get(name) ?? 0);
    },
  });
}
