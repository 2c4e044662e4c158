import { servicePrincipal } from '@insights/auth-context';
import type { Logger } from '@insights/telemetry';
import { Gauge, Registry } from 'prom-client';
import type { Services } from './core/services.ts';

const TIMEOUT_MS = 1_000;

const NAME = 'interview_session_demand';

/**
 * `interview_session_demand`: the number by which interviewers are scaled, counted at each scrape. When the count fails, the sample
 * is omitted: a 0 would scale down interviewers that conduct sessions.
 * Returns the whole exposition; `region` is the only label of the gauge.
 */
export function measureDemand(
  registry: Registry,
  sessions: Pick<Services['sessions'], 'countDemand'>,
  { region, logger }: { region: string; logger: Logger },
): () => Promise<string> {
  /** Regions that have had sessions; those without demand show 0. */
  const known = new Set([region]);
  const plain = new Registry();
  const gauge = new Gauge({
    name: NAME,
    help: 'Interview sessions of a region that are waiting for an interviewer or in progress. The same at every gateway.',
    labelNames: ['region'] as const,
    registers: [registry, plain],
    async collect() {
      const call = { principal: servicePrincipal('gateway'), timeout_ms: TIMEOUT_MS };
      const counts = await sessions.countDemand({}, call).catch((error: unknown) => {
        logger.warn({ err: error }, 'counting session demand failed');
        return undefined;
      });
      gauge.reset();
      if (!counts) return;
      const byRegion = new Map(counts.regions.map(({ region: name, sessions: count }) => [name, count]));
      for (const name of byRegion.keys()) known.add(name);
      for (const name of known) gauge.set({ region: name }, byRegion.get(name) ?? 0);
    },
  });
  return async () => {
    const others = registry.getMetricsAsArray().filter(({ name }) => name !== NAME);
    const texts = others.map(({ name }) => registry.getSingleMetricAsString(name));
    return [...(await Promise.all(texts)), await plain.metrics()].join('\n\n');
  };
}
