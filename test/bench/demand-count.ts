/**
 * The demand count as the worker role runs it, with many finished and some live sessions: fails unless it is an index-only scan
 * of the partial index; prints heap fetches, buffers and times. First on a vacuumed table, then after every live session
 * has had a heartbeat and a turn, as on a busy day.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'pg';
import { migrations } from '../../services/campaigns/src/db/migrations/index.ts';
import { DEMAND } from '../../services/campaigns/src/features/count-demand.ts';
import { freshDatabaseUrls } from '../support/database.ts';
import { bySize } from '../support/size.ts';

const FINISHED = bySize({ smoke: 20_000, proof: 1_000_000 });
const WAITING = bySize({ smoke: 500, proof: 10_000 });
const RUNS = 20;
const EXPLAIN = `explain (analyze, buffers, format json) ${DEMAND}`;

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Heap Fetches'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

type Explained = { 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] };

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function connected(url: string, replica: boolean): Promise<Client> {
  const roles = replica ? ' -c session_replication_role=replica' : '';
  const client = new Client({ connectionString: url, options: `-c search_path=campaigns${roles}` });
  await client.connect();
  return client;
}

/** Sessions without their contacts and campaigns, distributed over the table as in production. */
async function fill(admin: Client): Promise<void> {
  await admin.query(
    `insert into sessions (id, workspace_id, interview_id, status, region, waiting_since, heard_at, worker_id, lease_expires_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(),
            case when n % $3 <> 0 then 'completed' when n % 2 = 0 then 'waiting' else 'in_progress' end,
            case when n % 3 = 0 then 'east' else 'west' end, now(), now(), 'w', now()
       from generate_series(1, $1::int + $2::int) n`,
    [FINISHED, WAITING, Math.floor((FINISHED + WAITING) / WAITING)],
  );
  await admin.query('vacuum (analyze) sessions');
}

async function measure(worker: Client, name: string): Promise<void> {
  const times: number[] = [];
  let last: Node[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await worker.query<Explained>(EXPLAIN);
    const explained = rows[0]?.['QUERY PLAN'][0] ?? assert.fail('no plan');
    times.push(explained['Execution Time']);
    last = nodesOf(explained.Plan);
  }
  const scan = last.find((node) => node['Index Name'] === 'sessions_live');
  assert.equal(scan?.['Node Type'], 'Index Only Scan', `${name}: ${last.map((node) => node['Node Type']).join(' ← ')}`);
  assert.equal(last.filter((node) => node['Node Type'].includes('Scan')).length, 1, 'nothing else is read');
  const blocks = (scan['Shared Hit Blocks'] ?? 0) + (scan['Shared Read Blocks'] ?? 0);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(RUNS * share)] ?? Number.NaN).toFixed(2);
  console.log(
    `${name}: ${scan['Node Type']}, ${scan['Heap Fetches']} heap fetches, ${blocks} blocks, p50 ${at(0.5)} ms, max ${at(0.99)} ms`,
  );
}

test(`demand is counted by an index-only scan among ${FINISHED} finished sessions`, async (t) => {
  const urls = await freshDatabaseUrls(t, 'campaigns', migrations);
  const admin = await connected(urls.admin, true);
  const worker = await connected(urls.worker, false);
  try {
    await fill(admin);
    const { rows } = await worker.query<{ region: string; sessions: number }>(DEMAND);
    const total = rows.reduce((sum, row) => sum + row.sessions, 0);
    assert.ok(Math.abs(total - WAITING) <= WAITING * 0.02, `${total} live sessions`);
    console.log(`${FINISHED} finished and ${total} live sessions in ${rows.length} regions`);
    await measure(worker, 'vacuumed');
    await admin.query(
      `update sessions set last_seq = last_seq + 1, lease_expires_at = now() where status in ('waiting', 'in_progress')`,
    );
    await measure(worker, 'after a heartbeat and a turn of each');
  } finally {
    await worker.end();
    await admin.end();
  }
});
