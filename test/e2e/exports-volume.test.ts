/** Exports of a large campaign need bounded memory and stop no event loop, while a slow reader reads. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { Api } from '../support/api.ts';
import { createCampaign } from '../support/campaign.ts';
import { EventLoops } from '../support/event-loop-delay.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const CONVERSATIONS = bySize({ smoke: 100, proof: 1_000 });
const TURNS = 60;
const MIB = 1024 * 1024;
/** Of a process that has exported nothing before: 134 MiB at 1,000 conversations, and no more at 4,000. Garbage that is not collected yet included. */
const MOST_GROWTH = bySize({ smoke: 64, proof: 160 }) * MIB;
const LONGEST_STOP_MS = bySize({ smoke: 100, proof: 50 });
/** Other work on the machine stops a process in one round or another; a computation stops it in each. */
const ROUNDS = 3;
/** The reader's pause after each piece. */
const PAUSE_MS = 5;
const PROCESSES = ['campaigns', 'gateway'];

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const processes = () =>
  JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<string, ProcessEntry>;
const loops = new EventLoops(processes);

/** Completed conversations, stored at once: importing them is what other tests are about. */
async function given(): Promise<string> {
  const { id } = await createCampaign(api, { questions: [], settings: { report: { auto: false } } });
  const rows = async (sql: string, values: unknown[]) => queryAsAdmin(system.dir, sql, values);
  const [{ workspace_id = '' } = {}] = (await rows('select workspace_id from campaigns.interviews where id = $1', [
    id,
  ])) as { workspace_id: string }[];
  const n = Array.from({ length: CONVERSATIONS }, (_, index) => index);
  const [contacts, conversations] = [n.map(() => randomUUID()), n.map(() => randomUUID())];
  await rows(
    `insert into campaigns.contacts (id, workspace_id, interview_id, name, email, attributes, hide_name, source, created_at)
     select c.id, $1, $2, 'Person ' || c.n, 'volume' || c.n || '@example.org', '{}', false, 'import', now()
       from unnest($3::uuid[]) with ordinality c (id, n)`,
    [workspace_id, id, contacts],
  );
  await rows(
    `insert into campaigns.sessions (id, workspace_id, interview_id, status)
     select id, workspace_id, interview_id, 'available' from campaigns.contacts where interview_id = $1`,
    [id],
  );
  await rows(
    `insert into campaigns.conversations
       (id, workspace_id, interview_id, contact_id, status, mode, is_tagged, processing_attempt, started_at, created_at, completed_at)
     select v.id, $1, $2, v.contact_id, 'completed', 'imported', false, 1, now(), now(), now()
       from unnest($3::uuid[], $4::uuid[]) v (id, contact_id)`,
    [workspace_id, id, conversations, contacts],
  );
  await rows(
    `insert into campaigns.turns (id, workspace_id, conversation_id, seq, speaker, text, started_ms, tags)
     select gen_random_uuid(), $1, v.id, seq, case when seq % 2 = 1 then 'interviewer' else 'participant' end,
            seq || ' ' || repeat(md5(v.id::text || seq) || ' ', 6), seq * 5000, '[]'
       from unnest($2::uuid[]) v (id), generate_series(1, $3::int) seq`,
    [workspace_id, conversations, TURNS],
  );
  return id;
}

const memoryOf = (name: string): number => {
  const status = readFileSync(`/proc/${processes()[name]?.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
};

async function requested(path: string): Promise<Response> {
  const response = await fetch(`${system.base_url}${path}`, { headers: { 'x-api-key': system.demo.api_keys.full } });
  assert.equal(response.status, 200);
  return response;
}

interface Read {
  bytes: number;
  lines: number;
  growth: Record<string, number>;
}

/** Reads a download slowly. `growth`: how far the memory of each process rose above `base`. */
async function readSlowly(path: string, base: Record<string, number>): Promise<Read> {
  const read: Read = { bytes: 0, lines: 0, growth: {} };
  const { body } = await requested(path);
  assert.ok(body);
  for await (const piece of body) {
    read.bytes += piece.length;
    read.lines += Buffer.from(piece).toString('latin1').split('\n').length - 1;
    for (const name of PROCESSES) {
      read.growth[name] = Math.max(read.growth[name] ?? 0, memoryOf(name) - (base[name] ?? 0));
    }
    await wait(PAUSE_MS);
  }
  return read;
}

const id = await given();
const path = (format: string) => `/v1/interviews/${id}/export/transcripts?format=${format}`;

test(`exports of ${CONVERSATIONS} conversations to a slow reader need bounded memory and block no event loop`, async (t) => {
  // Compiled code and full pools are not part of the cost of an export.
  for (const format of ['jsonl', 'zip', 'docx']) await (await requested(path(format))).arrayBuffer();
  const base = Object.fromEntries(PROCESSES.map((name) => [name, memoryOf(name)]));
  const shortest = new Map(PROCESSES.map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await loops.longestStops();
    for (const format of ['jsonl', 'csv', 'zip', 'docx']) {
      const { bytes, lines, growth } = await readSlowly(path(format), base);
      t.diagnostic(`${format}: ${(bytes / MIB).toFixed(1)} MiB; growth in MiB: ${inMib(growth)}`);
      if (format === 'jsonl') assert.equal(lines, CONVERSATIONS * TURNS);
      for (const name of PROCESSES) assert.ok((growth[name] ?? 0) < MOST_GROWTH, `${name} grew by ${growth[name]}`);
    }
    const stops = await loops.longestStops();
    t.diagnostic(`round ${round}: ${JSON.stringify(stops)} ms`);
    for (const [name, before] of shortest) shortest.set(name, Math.min(before, stops[name] ?? before));
    if (Math.max(...shortest.values()) <= LONGEST_STOP_MS) break;
  }
  for (const [name, ms] of shortest) assert.ok(ms <= LONGEST_STOP_MS, `${name} stood still for ${ms} ms`);
});

const inMib = (growth: Record<string, number>) =>
  JSON.stringify(Object.fromEntries(Object.entries(growth).map(([name, bytes]) => [name, Math.round(bytes / MIB)])));
