import type { ProcessEntry } from '../../deploy/local/supervisor.ts';

/** The loop is looked at this often (the default of `monitorEventLoopDelay`), which is part of what it reports. */
const RESOLUTION_MS = 10;

/** How long the event loops of running processes stood still, by their own metrics, which begin anew with each reading. */
export class EventLoops {
  readonly #processes: () => Record<string, ProcessEntry>;

  constructor(processes: () => Record<string, ProcessEntry>) {
    this.#processes = processes;
  }

  /** Milliseconds of the longest stop of each process since the last reading. */
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
  return Math.max(0, Math.round(Number(seconds) * 1_000 - RESOLUTION_MS));
}
