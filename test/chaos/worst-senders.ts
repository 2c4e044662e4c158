import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { sampleOf } from '../support/size.ts';
import { WORST_INPUTS, type WorstInput } from './worst-inputs.ts';

/** Sends every worst input from a separate thread of lower priority, so that creating them does not slow down what is measured meanwhile. */
export interface SendersData {
  readonly base_url: string;
  /** Callers, each with two inputs in progress. */
  readonly credentials: readonly Record<string, string>[];
  readonly interview_id: string;
  readonly rounds: number;
}

export interface Sent {
  readonly name: string;
  readonly wanted: number;
  readonly status: number;
  /** How often there was no capacity, or the body did not arrive in time: one thread sends all, and is slow where the processors are busy. */
  readonly refusals: number;
}

/** Far beyond what a busy machine needs: an input that is never answered must fail the test, not a slow one. */
const GIVE_UP_MS = 600_000;
/** Statuses after which a client sends the same again. */
const AGAIN = [408, 503];

function urlOf({ base_url, interview_id }: SendersData, { path }: WorstInput): string {
  if (path === 'import') return `${base_url}/v1/interviews/${interview_id}/conversations/import`;
  if (path === 'contacts') return `${base_url}/v1/interviews/${interview_id}/contacts`;
  return path === 'list' ? `${base_url}/v1/interviews?${'a=b&'.repeat(750)}` : `${base_url}/v1/interviews`;
}

async function send(data: SendersData, input: WorstInput, credential: Record<string, string>): Promise<Sent> {
  const until = Date.now() + GIVE_UP_MS;
  const headers = { 'content-type': 'application/json', ...credential, ...input.headers };
  for (let refusals = 0; ; refusals += 1) {
    const given = input.body && { method: 'POST', body: input.body() };
    const response = await fetch(urlOf(data, input), { ...given, headers });
    await response.arrayBuffer();
    const { status } = response;
    if (!AGAIN.includes(status) || Date.now() > until)
      return { name: input.name, wanted: input.status, status, refusals };
    await sleep(1000 * Number(response.headers.get('retry-after') ?? 1));
  }
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const data = workerData as SendersData;
const waiting = Array.from({ length: data.rounds }, (_, round) => sampleOf(WORST_INPUTS, 3, round)).flat();
const sent: Sent[] = [];
const sender = async (credential: Record<string, string>) => {
  for (let input = waiting.shift(); input; input = waiting.shift()) sent.push(await send(data, input, credential));
};
await Promise.all([...data.credentials, ...data.credentials].map(sender));
parentPort?.postMessage(sent, []);
