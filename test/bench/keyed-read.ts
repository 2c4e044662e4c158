/**
 * One keyed read of a campaign with contacts through the gateway (key, budget, scope, validation, row-level security, a log line,
 * tracing at 10 %) compared with bare Express → gRPC → PostgreSQL, alternating in one run. Prints requests a second, p50 and p99 of
 * each with many connections and with one, the ratios of medians, and the processor time of one read in each process.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { type Figures, inWords, measure, medians, startBare } from '../support/http-load.ts';
import { costOf, secondsByProcess } from '../support/cost-by-process.ts';
import { cpuSecondsOf } from '../support/process-usage.ts';
import { bySize } from '../support/size.ts';
import { startSpanCollector } from '../support/span-collector.ts';
import { stackDatabase } from '../support/stack-database.ts';
import { PLENTY } from '../support/plenty.ts';

const CONNECTIONS = [32, 1];
const CONTACTS = 1_000;
const ROUNDS = bySize({ smoke: 1, proof: 5 });
const ROUND_MS = bySize({ smoke: 2_000, proof: 6_000 });

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const collector = await startSpanCollector(join(dir, 'spans.jsonl'));
const env = { ...PLENTY, LOG_LEVEL: 'info', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
const stack = await startStack({ dir: join(dir, 'local'), seed: 'small', env });
const children: ChildProcess[] = [];
try {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const key = stack.demo.api_keys.full;
  const { id } = await createCampaign(new Api(stack.baseUrl, { key }));
  const contacts = Array.from({ length: CONTACTS }, (_, n) => `Person ${n},person-${n}@example.test`);
  const { status } = await fetch(`${stack.baseUrl}/v1/interviews/${id}/contacts`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'text/csv' },
    body: ['name,email', ...contacts].join('\n'),
  });
  if (status !== 200) throw new Error(`the contacts were answered with ${status}`);
  const bareGrpc = await startBare('grpc-server.ts', { DATABASE_URL: stackDatabase(stack.dir).adminUrl });
  const bareExpress = await startBare('express.ts', { BARE_GRPC_PORT: bareGrpc.port });
  children.push(bareGrpc.child, bareExpress.child);
  const seconds = () => ({
    ...secondsByProcess(stack),
    'bare Express': cpuSecondsOf(bareExpress.child.pid),
    'bare gRPC': cpuSecondsOf(bareGrpc.child.pid),
  });
  const path = `/v1/interviews/${id}`;
  for (const connections of CONNECTIONS) {
    const load = { connections, for_ms: ROUND_MS };
    const ways = {
      bare: () => measure(`http://127.0.0.1:${bareExpress.port}${path}`, {}, load),
      gateway: () => measure(stack.baseUrl + path, { 'x-api-key': key }, load),
    };
    const rounds: Record<keyof typeof ways, Figures[]> = { bare: [], gateway: [] };
    // The first round warms up the compilers and is not counted.
    for (const way of Object.values(ways)) await way();
    const costs: Record<keyof typeof ways, string> = { bare: '', gateway: '' };
    for (let n = 0; n < ROUNDS; n += 1) {
      for (const name of ['bare', 'gateway'] as const) {
        const before = seconds();
        const figures = await ways[name]();
        rounds[name].push(figures);
        costs[name] = costOf(before, seconds(), (figures.per_second * ROUND_MS) / 1_000);
      }
    }
    const [bare, gateway] = [medians(rounds.bare), medians(rounds.gateway)];
    const ratio = {
      requests: (gateway.per_second / bare.per_second).toFixed(2),
      latency: (gateway.p50_ms / bare.p50_ms).toFixed(2),
    };
    console.log(`${connections} connections, ${ROUNDS} rounds of ${ROUND_MS / 1000} s`);
    console.log(`bare Express → gRPC → PostgreSQL: ${inWords(bare)}; in the last round ${costs.bare}`);
    console.log(`gateway, all checks on: ${inWords(gateway)}; in the last round ${costs.gateway}`);
    console.log(`ratios of medians: requests ${ratio.requests} (aim 0.8 at 32), p50 ${ratio.latency} (aim 1.5 at 1)`);
  }
} finally {
  for (const child of children) child.kill();
  await stack.remove();
  await collector.close();
  rmSync(dir, { recursive: true, force: true });
}
