/**
 * What the gateway's checks (credential look-up, rate limit, scope, validation, projection, headers, log and metrics) add to a request
 * compared with the bare handler, one RPC to the same service, alternating in one run. Prints medians of each with one connection
 * (latency of a request) and with many (throughput of a core), and their ratios; then the cost of rate counting alone.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { rateLimits } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import type { Secrets } from '../../deploy/local/secrets.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Budgets } from '../../services/gateway/src/rate-limits/budgets.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { gatewayProcess } from '../support/gateways.ts';
import { type Figures, inWords, measure, medians, startBare } from '../support/http-load.ts';
import { PLENTY } from '../support/plenty.ts';
import { bySize } from '../support/size.ts';

const ROUNDS = bySize({ smoke: 1, proof: 5 });
const ROUND_MS = bySize({ smoke: 1_500, proof: 5_000 });
const CONNECTIONS = [1, 32];
const PER_SECOND = 500;
const SECONDS = bySize({ smoke: 3, proof: 15 });

async function compare(ways: { bare(n: number): Promise<Figures>; gateway(n: number): Promise<Figures> }) {
  for (const connections of CONNECTIONS) {
    const rounds: Record<keyof typeof ways, Figures[]> = { bare: [], gateway: [] };
    // The first round warms up the compilers and is not counted.
    for (const way of Object.values(ways)) await way(connections);
    for (let n = 0; n < ROUNDS; n += 1) {
      rounds.bare.push(await ways.bare(connections));
      rounds.gateway.push(await ways.gateway(connections));
    }
    const [bare, gateway] = [medians(rounds.bare), medians(rounds.gateway)];
    console.log(`${connections} connections, bare handler: ${inWords(bare)}`);
    console.log(`${connections} connections, front door:   ${inWords(gateway)}`);
    const [times, share] = [gateway.p50_ms / bare.p50_ms, gateway.per_second / bare.per_second];
    const added = (gateway.p50_ms - bare.p50_ms).toFixed(2);
    console.log(`  p50 × ${times.toFixed(2)} (${added} ms more), requests a second × ${share.toFixed(2)}`);
  }
}

/** How long requests of one key wait for rate counting, at `PER_SECOND`, half of its limit. */
async function countAlone(stack: Stack, signingKey: Secrets['signing_keys'][string]): Promise<string> {
  const client = createClient(rateLimits.RateLimitServiceService, {
    address: `127.0.0.1:${stack.processes()['identity']?.port}`,
    audience: 'identity',
    signer: new PrincipalSigner({ principalSigningKey: signingKey }),
  });
  const principal = servicePrincipal('gateway');
  let asks = 0;
  const budgets = new Budgets(
    async (all) => {
      asks += all.length;
      return (await client.takeBudgets({ asks: all }, { principal })).grants;
    },
    (error) => {
      throw error;
    },
  );
  const default_per_minute = 2 * 60 * PER_SECOND;
  const budget = { budget: 'reads:bench', rate_class: 'reads', default_per_minute, workspace_ids: [] };
  const waits: number[] = [];
  const count = async () => {
    const arrived = performance.now();
    const { passed } = await budgets.take(budget);
    if (!passed) throw new Error('refused');
    waits.push(performance.now() - arrived);
  };
  const counted: Promise<void>[] = [];
  const started = performance.now();
  while (counted.length < PER_SECOND * SECONDS) {
    const due = ((performance.now() - started) / 1000) * PER_SECOND;
    while (counted.length < due) counted.push(count());
    await sleep(1);
  }
  await Promise.all(counted);
  client.close();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(3);
  return `counting at ${PER_SECOND}/s: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${(counted.length / asks).toFixed(0)} requests to a take`;
}

const dir = mkdtempSync(join(tmpdir(), 'insights-bench-'));
const stack = await startStack({
  dir: join(dir, 'local'),
  seed: 'small',
  env: { ...PLENTY, LOG_LEVEL: 'warn', TRACE_SAMPLE_RATIO: '0' },
});
try {
  if (!stack.demo) throw new Error('the stack was not seeded');
  const key = stack.demo.api_keys.full;
  const { id } = await createCampaign(new Api(stack.baseUrl, { key }));
  const place = { instance: 'handler', port: 1, management_port: 1 };
  const { env } = gatewayProcess({ dir: stack.dir, base_url: stack.baseUrl }, place, {
    WORKSPACE_ID: stack.demo.workspace_id,
    LOG_LEVEL: 'warn',
    TRACE_SAMPLE_RATIO: '0',
  });
  const bare = await startBare('handler.ts', env);
  try {
    const load = (connections: number) => ({ connections, for_ms: ROUND_MS });
    const path = `/v1/interviews/${id}`;
    await compare({
      bare: (n) => measure(`http://127.0.0.1:${bare.port}${path}`, {}, load(n)),
      gateway: (n) => measure(stack.baseUrl + path, { 'x-api-key': key }, load(n)),
    });
  } finally {
    bare.child.kill();
  }
  const { signing_keys } = JSON.parse(readFileSync(join(stack.dir, 'secrets.json'), 'utf8')) as Secrets;
  const signingKey = signing_keys['gateway'];
  if (!signingKey) throw new Error('the stack has no gateway');
  console.log(await countAlone(stack, signingKey));
} finally {
  await stack.remove();
  rmSync(dir, { recursive: true, force: true });
}
