/**
 * One keyed read through the gateway (credential looked up, scope, validation, row-level security, tracing at 10 %) beside bare
 * Express → gRPC → PostgreSQL, in turns in one run. Prints requests a second, p50 and p99 of each, and the ratio of medians.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Pool } from 'undici';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { bySize } from '../support/size.ts';
import { startSpanCollector } from '../support/span-collector.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { PLENTY } from '../support/plenty.ts';

const CONNECTIONS = 32;
const ROUNDS = bySize({ smoke: 1, proof: 5 });
const ROUND_MS = bySize({ smoke: 2_000, proof: 6_000 });

interface Figures {
  per_second: number;
  p50_ms: number;
  p99_ms: number;
}

async function measure(origin: string, path: string, headers: Record<string, string>): Promise<Figures> {
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const until = performance.now() + ROUND_MS;
  const latencies: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        const sent = performance.now();
        const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
        await body.dump();
        if (statusCode !== 200) throw new Error(`status ${statusCode}`);
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

async function startBare(file: string, env: Record<string, string>): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare', file)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, port };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function summarise(name: string, rounds: Figures[]): number {
  const per_second = median(rounds.map((round) => round.per_second));
  const p50 = median(rounds.map((round) => round.p50_ms));
  const p99 = median(rounds.map((round) => round.p99_ms));
  console.log(`${name}: ${per_second.toFixed(0)} req/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  return per_second;
}

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const collector = await startSpanCollector(join(dir, 'spans.jsonl'));
const env = { ...PLENTY, LOG_LEVEL: 'warn', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const stack = await startStack({ dir: join(dir, 'local'), env });
const children: ChildProcess[] = [];
try {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const key = stack.demo.api_keys.full;
  const { id } = await createCampaign(new Api(stack.baseUrl, { key }));
  const bareGrpc = await startBare('grpc-server.ts', { DATABASE_URL: stackDatabase(stack.dir).adminUrl });
  const bareExpress = await startBare('express.ts', { BARE_GRPC_PORT: bareGrpc.port });
  children.push(bareGrpc.child, bareExpress.child);
  const path = `/v1/interviews/${id}`;
  const ways = {
    bare: () => measure(`http://127.0.0.1:${bareExpress.port}`, path, {}),
    gateway: () => measure(stack.baseUrl, path, { 'x-api-key': key }),
  };
  const rounds: Record<keyof typeof ways, Figures[]> = { bare: [], gateway: [] };
  // The first of each warms the compilers up and is not counted.
  for (const way of Object.values(ways)) await way();
  for (let n = 0; n < ROUNDS; n += 1) {
    rounds.bare.push(await ways.bare());
    rounds.gateway.push(await ways.gateway());
  }
  const bare = summarise('bare Express → gRPC → PostgreSQL', rounds.bare);
  const gateway = summarise('gateway, all checks on', rounds.gateway);
  console.log(
    `ratio of medians: ${(gateway / bare).toFixed(2)} (aim 0.6), ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CONNECTIONS} connections`,
  );
} finally {
  for (const child of children) child.kill();
  await stack.remove();
  await collector.close();
  rmSync(dir, { recursive: true, force: true });
}
