/** An import as long as one may be, from the request to the document in the vault: no process stands still for long meanwhile. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { ProcessEntry } from '../../deploy/local/supervisor.ts';
import { Api } from '../support/api.ts';
import { type Imported, createCampaign, generationStatus } from '../support/campaign.ts';
import { EventLoops } from '../support/event-loop-delay.ts';
import { eventually } from '../support/eventually.ts';
import { longestTalk } from '../support/longest-talk.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';
import { queryAsAdmin } from '../support/stack-database.ts';

const MIB = 1024 * 1024;
/** A little less than the 20 MiB of a body, or a tenth of it. */
const TRANSCRIPT_BYTES = bySize({ smoke: 2 * MIB, proof: 20 * MIB - 64 * 1024 });
const LONGEST_STOP_MS = 50;
/** Other work on the machine stops a process in one round or another; a computation stops it in each. */
const ROUNDS = 5;
const SERVICES = ['gateway', 'campaigns', 'vaults', 'reports'];

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });
const loops = new EventLoops(
  () => JSON.parse(readFileSync(join(system.dir, 'processes.json'), 'utf8')) as Record<string, ProcessEntry>,
);

/** Until the conversation is tagged and its document stored. */
async function importOnce(round: number): Promise<void> {
  const { id } = await createCampaign(api, { questions: [], settings: { report: { auto: false } } });
  const body = {
    contact: { email: `loops${round}@example.org` },
    format: 'json',
    transcript: longestTalk(TRANSCRIPT_BYTES),
  };
  const answer = api.post<Record<string, unknown>>(`/v1/interviews/${id}/conversations/import`, body);
  const { conversation_id } = (await api.ok(answer)) as unknown as Imported;
  await eventually(async () => ((await generationStatus(api, id)).completed_count === 1 ? true : null), {
    what: 'the tagged conversation',
  });
  const stored = 'select 1 from vaults.documents where external_id = $1 and length(content_text) > 0';
  await eventually(async () => (await queryAsAdmin(system.dir, stored, [conversation_id]))[0] ?? null, {
    what: 'the document',
  });
}

test('importing a long transcript stops no event loop for more than 50 ms', async (t) => {
  const shortest = new Map<string, number>(SERVICES.map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await loops.longestStops();
    await importOnce(round);
    const stops = await loops.longestStops();
    for (const [name, before] of shortest) shortest.set(name, Math.min(before, stops[name] ?? before));
    t.diagnostic(`round ${round}: ${JSON.stringify(stops)} ms`);
    if (Math.max(...shortest.values()) <= LONGEST_STOP_MS) break;
  }
  for (const [name, ms] of shortest) assert.ok(ms <= LONGEST_STOP_MS, `${name} stood still for ${ms} ms`);
});
