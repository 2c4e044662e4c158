import { eventually } from '../../support/eventually.ts';
import type { ActiveAlert, Prometheus } from '../../support/prometheus.ts';

/** Something that goes wrong, the alerts that must tell of it, and how it is mended. */
export interface Fault {
  what: string;
  /** Labels of each alert that must fire, its name among them. */
  alerts: Record<string, string>[];
  make(): Promise<void>;
  mend(): Promise<void>;
}

interface Row {
  alert: string;
  fault: string;
  fired_s: string;
  cleared_s: string;
}

const FIRING_MS = 120_000;
const CLEARING_MS = 400_000;
const LOOK_MS = 200;
/** Longer than the shortest window, in which nothing may have happened for a moment. */
const SILENT_MS = 6_000;

const since = (start: number): string => ((performance.now() - start) / 1_000).toFixed(1);

/** Makes faults and waits, by what Prometheus itself lists, until their alerts fire and until they are gone. */
export class Trials {
  readonly rows: Row[] = [];
  readonly #prometheus: Prometheus;
  readonly #clearing: Promise<unknown>[] = [];

  constructor(prometheus: Prometheus) {
    this.#prometheus = prometheus;
  }

  /** All at once; each is mended when its alerts fire. Resolves then: `cleared` waits until they are silent. */
  async run(faults: readonly Fault[]): Promise<void> {
    // Every one is mended before the first failure is told.
    const ends = await Promise.allSettled(faults.map((fault) => this.#try(fault)));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Resolves when every alert of every fault was silent once after its mending. */
  async cleared(): Promise<void> {
    await Promise.all(this.#clearing);
  }

  async firing(): Promise<ActiveAlert[]> {
    return (await this.#prometheus.alerts()).filter(({ state }) => state === 'firing');
  }

  async #try({ what, alerts, make, mend }: Fault): Promise<void> {
    // What an earlier fault did beside its own alerts is not taken for this one's work.
    await Promise.all(alerts.map((labels) => this.#gone(labels, 0)));
    const made = performance.now();
    let rows: Row[] = [];
    try {
      await make();
      rows = await Promise.all(alerts.map(async (labels) => this.#row(what, labels, await this.#fires(labels, made))));
    } finally {
      await mend();
    }
    const mended = performance.now();
    const gone = alerts.map(async (labels, n) => {
      const cleared = await this.#gone(labels, SILENT_MS);
      const row = rows[n];
      if (row) row.cleared_s = ((cleared - mended) / 1_000).toFixed(1);
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

  /** Since when it has been silent, once that is `silent_ms` ago. */
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

/** For a person: the name, and what tells it from others of that name. */
function nameOf({ alertname, ...others }: Record<string, string>): string {
  return [alertname, ...Object.values(others)].join(' ');
}
