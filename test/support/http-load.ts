import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';

export interface Figures {
  per_second: number;
  p50_ms: number;
  p99_ms: number;
}

/** Sends as many requests to one address as it can handle over `connections`, for `for_ms`. */
export async function measure(
  url: string,
  headers: Record<string, string>,
  { connections, for_ms }: { connections: number; for_ms: number },
): Promise<Figures> {
  const { origin, pathname: path } = new URL(url);
  const pool = new Pool(origin, { connections });
  const until = performance.now() + for_ms;
  const latencies: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const sent = performance.now();
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        if (statusCode !== 200) throw new Error(`status ${statusCode}: ${await body.text()}`);
        await body.dump();
        latencies.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { per_second: latencies.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) };
}

/** Runs a file of `test/bench/bare`; it is ready when it has printed its port. */
export async function startBare(
  file: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../bench/bare', file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, port };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The medians over several rounds. */
export function medians(rounds: readonly Figures[]): Figures {
  return {
    per_second: median(rounds.map((round) => round.per_second)),
    p50_ms: median(rounds.map((round) => round.p50_ms)),
    p99_ms: median(rounds.map((round) => round.p99_ms)),
  };
}

export function inWords({ per_second, p50_ms, p99_ms }: Figures): string {
  return `${per_second.toFixed(0)} req/s, p50 ${p50_ms.toFixed(2)} ms, p99 ${p99_ms.toFixed(2)} ms`;
}
