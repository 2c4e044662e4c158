import { eventually } from '../../support/eventually.ts';
import type { ActiveAlert, PrometheusClient } from '../../support/prometheus.ts';

/** A fault, the alerts that must report it, and its fix. */
export interface Fault {
  what: string;
  /** Labels of each alert that must fire, including its name. */
  alerts: Record<string, string>[];
  make(): Promise<void>;
  fix(): Promise<void>;
}

interface Row {
  alert: string;
  fault: string;
  fired_s: string;
  cleared_s: string;
}

const FIRING_MS = 150_000;
const CLEARING_MS = 400_000;
const LOOK_MS = 200;
/** Longer than the shortest window, in which there may be no activity for a moment. */
const SILENT_MS = 6_000;

const since = (start: number): string => ((performance.now() - start) / 1_000).toFixed(1);

/** Causes faults and waits, by the alerts that Prometheus lists, until their alerts fire and until they clear. */
export class Trials {
  readonly rows: Row[] = [];
  readonly #prometheus: PrometheusClient;
  readonly #clearing: Promise<unknown>[] = [];

  constructor(prometheus: PrometheusClient) {
    this.#prometheus = prometheus;
  }

  /** Runs all at once; each fault is fixed when its alerts fire. Resolves then; `cleared` waits until they are silent. */
  async run(faults: readonly Fault[]): Promise<void> {
    // All faults are fixed before the first failure is reported.
    const ends = await Promise.allSettled(faults.map((fault) => this.#try(fault)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Resolves when every alert of every fault has been silent after the fix. */
  async cleared(): Promise<void> {
    await Promise.all(this.#clearing);
  }

  async firing(): Promise<ActiveAlert[]> {
    return (await this.#prometheus.alerts()).filter(({ state }) => state === 'firing');
  }

  async #try({ what, alerts, make, fix }: Fault): Promise<void> {
    // Alerts of an earlier fault do not count for this one.
    await Promise.all(alerts.map((labels) => this.#gone(labels, 0)));
    const made = performance.now();
    let rows: Row[] = [];
    try {
      await make();
      rows = await Promise.all(alerts.map(async (labels) => this.#row(what, labels, await this.#fires(labels, made))));
    } finally {
      await fix();
    }
    const fixed = performance.now();
    const gone = alerts.map(async (labels, n) => {
      const cleared = await this.#gone(labels, SILENT_MS);
      const row = rows[n];
      if (row) row.cleared_s = ((cleared - fixed) / 1_000).toFixed(1);
    });
    this.#clearing.push(Promise.all(gone));
  }

  #row(fault: string, labels: Record<string, string>, fired_s: string): Row {
    const row = { alert: nameOf(labels), fault, fired_s, cleared_s: '' };
    this.rows.push(row);
    return row;
  }

  async #fires(labels: Record<string, string>, made: number): Promise<string> {
    const look = async () => ((await this.#has(labels)) ? since(made) : null);
    return eventually(look, { timeout_ms: FIRING_MS, every_ms: LOOK_MS, what: `${nameOf(labels)} firing` });
  }

  /** The time since which it has been silent, once that is `silent_ms` ago. */
  async #gone(labels: Record<string, string>, silent_ms: number): Promise<number> {
    let since_ms = performance.now();
    const look = async () => {
      const now = performance.now();
      if (!(await this.#has(labels))) return now - since_ms >= silent_ms ? since_ms : null;
      since_ms = now;
      return null;
    };
    return eventually(look, { timeout_ms: CLEARING_MS, every_ms: LOOK_MS, what: `the end of ${nameOf(labels)}` });
  }

  async #has(labels: Record<string, string>): Promise<boolean> {
    return (await this.firing()).some((alert) => matches(alert, labels));
  }
}

export function matches(alert: ActiveAlert, labels: Record<string, string>): boolean {
  return Object.entries(labels).every(([name, value]) => alert.labels[name] === value);
}

/** For the output: the name, and the labels that distinguish it from others of that name. */
function nameOf({ alertname, ...others }: Record<string, string>): string {
  return [alertname, ...Object.values(others)].join(' ');
}
