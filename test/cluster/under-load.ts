import assert from 'node:assert/strict';
import { Crowd } from '../chaos/crowd.ts';
import { Load } from '../chaos/load.ts';
import { createCampaign } from '../support/campaign.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import type { Scene } from './scene.ts';
import { say } from './shell.ts';

const CLIENTS = 6;
/** Slow enough that nobody finishes the 100 questions before the end of the test: six minutes. */
const READING_MS = 3_000;

/** A campaign with more questions than anybody answers during the test. */
export const longTalk = {
  questions: Array.from({ length: 100 }, (_, n) => ({ text: `What happened in week ${n + 1}?`, kind: 'open' })),
};

/**
 * Does something to the release during interviews and writes. It must not be noticed: everything acknowledged is stored,
 * no turn is lost or duplicated, no interview is interrupted, and every failed request succeeds when it is repeated with its
 * idempotency key. Returns the number of repeated requests.
 */
export async function underLoad(
  scene: Scene,
  people: number,
  what: string,
  work: () => Promise<void>,
): Promise<number> {
  const { api, base_url } = scene;
  const { id, link } = await openCampaign(api, longTalk);
  const crowd = await Crowd.gather(base_url, link, people, READING_MS);
  const written = (await createCampaign(api)).id;
  const load = new Load(api, written);
  load.start(CLIENTS);
  const began = Date.now();
  try {
    await work();
    const done = Date.now();
    await eventually(() => assert.ok(crowd.allAnsweredSince(done)), { timeout_ms: 60_000 });
  } finally {
    await load.stop();
    await crowd.finish();
  }
  const { p50, p99, max, turns } = crowd.silences();
  const sent = Object.values(load.acknowledged).reduce((sum, { size }) => sum + size, 0);
  const refused = JSON.stringify(Object.fromEntries(load.refusals));
  say(`${what}: ${((Date.now() - began) / 1_000).toFixed(0)} s; ${sent} writes, sent again after ${refused}`);
  for (const line of load.refused) say(`${what}: ${line}`);
  say(`${what}: ${turns} turns, waits for an answer p50 ${p50}, p99 ${p99}, longest ${max} ms`);
  assert.deepEqual(load.unexpected, []);
  assert.deepEqual(crowd.audit(), { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
  // A conversation counts as completed once its turns are tagged.
  await eventually(
    async () => {
      const { counts } = await api.ok(api.get<{ counts: object }>(`/v1/interviews/${id}`));
      assert.deepEqual(counts, { contacts: people, completed: people, in_progress: 0 });
    },
    { timeout_ms: 60_000 },
  );
  return [...load.refusals.values()].reduce((sum, count) => sum + count, 0);
}
