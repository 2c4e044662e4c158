import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { eventually } from './eventually.ts';

/** Why there is no Prometheus to test with, or false. */
export function prometheusIsMissing(): string | false {
  try {
    execFileSync('prometheus', ['--version'], { stdio: 'ignore' });
    return false;
  } catch {
    return 'Prometheus is missing (Debian: apt-get install prometheus)';
  }
}

export interface Target {
  /** host:port of a management port. */
  address: string;
  /** The labels that discovery would add to everything from this target. */
  labels: Record<string, string>;
}

/** An alert as Prometheus lists it: `state` is pending or firing. */
export interface ActiveAlert {
  labels: Record<string, string>;
  state: string;
  value: string;
}

export interface Sample {
  metric: Record<string, string>;
  value: [time: number, value: string];
}

export interface PrometheusOptions {
  /** The folder of its data, settings and log; created if missing. */
  dir: string;
  targets: readonly Target[];
  /** Whether labels of the metrics override those of discovery. */
  honor_labels: boolean;
  /** Text of a rule file. */
  rules: string;
  scrape_ms: number;
  evaluate_ms: number;
}

/** What a Prometheus answers. */
export class PrometheusClient {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async alerts(): Promise<ActiveAlert[]> {
    return (await this.#get<{ alerts: ActiveAlert[] }>('/api/v1/alerts')).alerts;
  }

  /** The current value of an expression. Throws Prometheus's error. */
  async query(expr: string): Promise<Sample[]> {
    return (await this.#get<{ result: Sample[] }>(`/api/v1/query?${new URLSearchParams({ query: expr })}`)).result;
  }

  async #get<T>(path: string): Promise<T> {
    const answer = (await (await fetch(this.url + path)).json()) as { status: string; data: T; error?: string };
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  }
}

/** A Prometheus of one test, on loopback. */
export class Prometheus extends PrometheusClient {
  readonly #child: ChildProcess;

  private constructor(url: string, child: ChildProcess) {
    super(url);
    this.#child = child;
  }

  /** Resolves when it responds; otherwise throws with the end of its log. */
  static async start(options: PrometheusOptions): Promise<Prometheus> {
    const { dir } = options;
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'rules.yaml'), options.rules);
    writeFileSync(join(dir, 'prometheus.yaml'), settings(options));
    const log = join(dir, 'log');
    const fd = openSync(log, 'w');
    const args = [
      `--config.file=${join(dir, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(dir, 'data')}`,
      '--web.listen-address=127.0.0.1:0',
    ];
    const child = spawn('prometheus', args, { stdio: ['ignore', fd, fd] });
    closeSync(fd);
    try {
      const url = await eventually(() => listening(child, readFileSync(log, 'utf8')));
      await eventually(async () => ((await fetch(`${url}/-/ready`)).ok ? true : null));
      return new Prometheus(url, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw new Error(`prometheus did not start: ${readFileSync(log, 'utf8').slice(-1_000)}`, { cause: error });
    }
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Its port, from its log; null until it listens. */
function listening(child: ChildProcess, log: string): string | null {
  if (child.exitCode !== null) throw new Error(`prometheus ended with ${child.exitCode}`);
  const address = /msg="Listening on" (?:.* )?address=(127\.0\.0\.1:[1-9]\d*)/.exec(log)?.[1];
  return address ? `http://${address}` : null;
}

function settings({ targets, honor_labels, scrape_ms, evaluate_ms }: PrometheusOptions): string {
  const [scrape, evaluate] = [`${scrape_ms}ms`, `${evaluate_ms}ms`];
  return stringify({
    global: { scrape_interval: scrape, scrape_timeout: scrape, evaluation_interval: evaluate },
    rule_files: ['rules.yaml'],
    scrape_configs: [
      {
        job_name: 'system',
        honor_labels,
        static_configs: targets.map(({ address, labels }) => ({ targets: [address], labels })),
      },
    ],
  });
}
