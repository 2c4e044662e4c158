import { setTimeout as sleep } from 'node:timers/promises';

/** A limit for laptops. */
export const MOST_INTERVIEWERS = 4;
const SESSIONS_EACH = 10;
const LOOK_MS = 5_000;
/** How long demand must be lower before an interviewer is stopped. */
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 2_000;

/** The demand of all regions in a Prometheus exposition; null when the metric is missing. */
export function demandIn(exposition: string): number | null {
  const samples = [...exposition.matchAll(/^interview_session_demand(?:\{[^}]*\})? (\d+)$/gm)];
  return samples.length === 0 ? null : samples.reduce((sum, [, count]) => sum + Number(count), 0);
}

/** The wanted number of interviewers, from the demand over time. Scales up at once and down after a minute of lower demand. */
export class Scaling {
  readonly #least: number;
  readonly #most: number;
  #wanted: number;
  #below_since: number | undefined;

  /** Between `least` and `most`. */
  constructor(least: number, most = MOST_INTERVIEWERS) {
    this.#least = least;
    this.#most = most;
    this.#wanted = least;
  }

  /** Records the demand at `now_ms`; an unknown demand (null) changes nothing. */
  wanted(demand: number | null, now_ms: number): number {
    if (demand === null) return this.#wanted;
    const fitting = Math.max(this.#least, Math.min(this.#most, Math.ceil(demand / SESSIONS_EACH)));
    this.#below_since = fitting < this.#wanted ? (this.#below_since ?? now_ms) : undefined;
    const isPatient = this.#below_since !== undefined && now_ms - this.#below_since < PATIENCE_MS;
    if (!isPatient) {
      this.#wanted = fitting;
      this.#below_since = undefined;
    }
    return this.#wanted;
  }
}

export interface Scaled {
  /** URL of the gateway's metrics. */
  metrics_url: string;
  /** The minimum; these are running already. */
  least: number;
  /** The maximum. */
  most: number;
  /** Starts the `n`th. */
  add: (n: number) => Promise<void>;
  /** Stops the `n`th for good, with SIGTERM: it hands its sessions over. */
  remove: (n: number) => Promise<void>;
  report: (line: string) => void;
  signal: AbortSignal;
}

/** Adjusts the number of interviewers every 5 s until `signal` aborts. Never rejects. */
export async function keepScaled({ metrics_url, least, most, add, remove, report, signal }: Scaled): Promise<void> {
  const scaling = new Scaling(least, most);
  for (let running = least; !signal.aborted;) {
    try {
      const wanted = scaling.wanted(await readDemand(metrics_url), performance.now());
      if (wanted !== running) report(`Interviewers: ${running} → ${wanted}`);
      while (running < wanted) await add((running += 1));
      while (running > wanted) await remove(running--);
    } catch (error) {
      report(`Scaling interviewers failed: ${error instanceof Error ? error.message : String(error)}`);
    }
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}

async function readDemand(url: string): Promise<number | null> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  return answer?.ok ? demandIn(await answer.text()) : null;
}
