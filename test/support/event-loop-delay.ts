import type { ProcessEntry } from '../../deploy/local/supervisor.ts';

/** How often the loops are sampled; part of every reported value. */
const SAMPLE_MS = 10;

/** Settings of the processes that are watched. */
export const SAMPLED_OFTEN = { EVENT_LOOP_SAMPLE_MS: String(SAMPLE_MS) };

/** How long the event loops of running processes were blocked, by their own metrics, which reset with each reading. */
export class EventLoops {
  readonly #processes: () => Record<string, ProcessEntry>;

  constructor(processes: () => Record<string, ProcessEntry>) {
    this.#processes = processes;
  }

  /** The longest block of each process since the last reading, in milliseconds. */
  async longestStops(): Promise<Record<string, number>> {
    const watched = Object.entries(this.#processes()).filter(([, { role }]) => role !== 'engine');
    const read = watched.map(
      async ([name, { management_port }]) => [name, await longestStop(management_port)] as const,
    );
    return Object.fromEntries(await Promise.all(read));
  }
}

async function longestStop(port: number | null): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const seconds = /^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(await answer.text())?.[1];
  if (seconds === undefined) throw new Error('the process reports no event loop delay');
  return Math.max(0, Math.round(Number(seconds) * 1_000 - SAMPLE_MS));
}
