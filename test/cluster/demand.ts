import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { RELEASE, SPACE, kubectlIn } from './application.ts';
import { prometheus } from './monitoring.ts';
import { readyOf } from './pods.ts';

/** The demand that gateways export; null if they export none. */
export async function shownDemand(base_url: string): Promise<number | null> {
  const answer = await fetch(`${base_url}/metrics`);
  const sample = /^interview_session_demand\{.*\} (\d+)$/m.exec(await answer.text());
  return sample ? Number(sample[1]) : null;
}

/** The demand that Prometheus has scraped from a release; null while it has none. */
export async function scrapedDemand(space = SPACE): Promise<number | null> {
  const query = `max(interview_session_demand{namespace="${space}",release="${RELEASE}"})`;
  const [sample] = await (await prometheus()).query(query);
  return sample ? Number(sample.value[1]) : null;
}

/** The number of interviewers that the autoscaler wants. */
export const wantedInterviewers = async (space = SPACE): Promise<number> =>
  Number(await kubectlIn(space)('get', 'deployment', `${RELEASE}-interviewer`, '--output=jsonpath={.spec.replicas}'));

/** Seconds from the change of the gauge to each of its effects. */
export interface Steps {
  scraped: number;
  wanted: number;
  ready: number;
}

const LONGEST_MS = 300_000;

async function when(began: number, look: () => Promise<boolean>): Promise<number> {
  await eventually(async () => ((await look()) ? true : null), {
    timeout_ms: LONGEST_MS,
    every_ms: 300,
    what: 'a step of scaling',
  });
  return (performance.now() - began) / 1_000;
}

/** Waits until the gauge shows `demand`, then measures how long Prometheus, the autoscaler and the pods take to follow. */
export async function followStep(base_url: string, demand: number, replicas: number, space = SPACE): Promise<Steps> {
  await eventually(async () => ((await shownDemand(base_url)) === demand ? true : null), { timeout_ms: LONGEST_MS });
  const began = performance.now();
  const [scraped, wanted, ready] = await Promise.all([
    when(began, async () => (await scrapedDemand(space)) === demand),
    when(began, async () => (await wantedInterviewers(space)) === replicas),
    when(began, async () => (await readyOf('interviewer', space)) === replicas),
  ]);
  return { scraped, wanted, ready };
}

/** Watches the interviewers for a while and returns the wanted numbers, in order, each change once. */
export async function watchInterviewers(for_ms: number): Promise<number[]> {
  const seen: number[] = [];
  for (const until = Date.now() + for_ms; Date.now() < until; await sleep(2_000)) {
    const now = await wantedInterviewers();
    if (now !== seen.at(-1)) seen.push(now);
  }
  return seen;
}
