import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { RELEASE, inSpace } from './application.ts';
import { kubectl } from './cluster.ts';
import { readyOf } from './pods.ts';

/** The demand that gateways export; null if they export none. */
export async function shownDemand(base_url: string): Promise<number | null> {
  const answer = await fetch(`${base_url}/metrics`);
  const sample = /^interview_session_demand\{.*\} (\d+)$/m.exec(await answer.text());
  return sample ? Number(sample[1]) : null;
}

async function prometheus(): Promise<string> {
  const where = ['--namespace=monitoring', '--output=jsonpath={.spec.clusterIP}'];
  return `http://${await kubectl('get', 'service', 'prometheus', ...where)}:9090`;
}

/** The demand that Prometheus has scraped; null while it has none. */
export async function scrapedDemand(): Promise<number | null> {
  const url = `${await prometheus()}/api/v1/query?query=${encodeURIComponent('max(interview_session_demand)')}`;
  const answer = (await (await fetch(url)).json()) as { data: { result: { value: [number, string] }[] } };
  const value = answer.data.result[0]?.value[1];
  return value === undefined ? null : Number(value);
}

/** The number of interviewers that the autoscaler wants. */
export const wantedInterviewers = async (): Promise<number> =>
  Number(await inSpace('get', 'deployment', `${RELEASE}-interviewer`, '--output=jsonpath={.spec.replicas}'));

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
export async function followStep(base_url: string, demand: number, replicas: number): Promise<Steps> {
  await eventually(async () => ((await shownDemand(base_url)) === demand ? true : null), { timeout_ms: LONGEST_MS });
  const began = performance.now();
  const [scraped, wanted, ready] = await Promise.all([
    when(began, async () => (await scrapedDemand()) === demand),
    when(began, async () => (await wantedInterviewers()) === replicas),
    when(began, async () => (await readyOf('interviewer')) === replicas),
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
