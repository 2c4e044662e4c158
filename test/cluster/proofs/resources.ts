import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Crowd } from '../../chaos/crowd.ts';
import { eventually } from '../../support/eventually.ts';
import { openCampaign } from '../../support/participant.ts';
import { upgrade } from '../application.ts';
import { services } from '../build-images.ts';
import { podsOf, readyOf } from '../pods.ts';
import { type Use, boundsOf, imageSizes, measure } from '../resources.ts';
import type { Scene } from '../scene.ts';
import { say } from '../shell.ts';
import { longTalk } from '../under-load.ts';

const measured = [...services, 'postgresql', 'nats'];
const PEOPLE = 100;
const INTERVIEWERS = 10;
const READING_MS = 4_000;
/** Starting needs more than idling. */
const RESTED_MS = 60_000;
const WATCHED_MS = 60_000;
/** The part of a limit that is reserved for peaks that the run does not reach. */
const MOST_OF_LIMIT = 0.7;
/** Tolerance for requested CPU time, because processors differ. */
const MOST_OF_REQUEST = 1.5;

async function startSeconds(service: string): Promise<number> {
  const pods = await podsOf(service);
  return Math.max(...pods.map(({ created_at, ready_at }) => ((ready_at ?? Number.NaN) - created_at) / 1_000));
}

/** Waits until every pod has been ready for a while. */
async function rested(): Promise<void> {
  await eventually(
    async () => {
      const pods = (await Promise.all(measured.map((service) => podsOf(service)))).flat();
      assert.ok(pods.every(({ ready_at }) => ready_at !== null && ready_at + RESTED_MS < Date.now()));
    },
    { timeout_ms: 300_000, every_ms: 5_000 },
  );
}

async function atLoad({ api, base_url }: Scene): Promise<Map<string, Use>> {
  await upgrade('--set', `interviewers.maxReplicas=${INTERVIEWERS}`);
  const { link } = await openCampaign(api, longTalk);
  const crowd = await Crowd.gather(base_url, link, PEOPLE, READING_MS);
  await eventually(async () => assert.equal(await readyOf('interviewer'), INTERVIEWERS), {
    timeout_ms: 300_000,
    every_ms: 1_000,
  });
  const used = await measure(measured, WATCHED_MS);
  await crowd.finish();
  assert.deepEqual(crowd.audit(), { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
  return used;
}

/** Compares the use of the services with the requests and limits of the chart. */
export function proveResources(scene: Scene): void {
  test(`requests and limits fit the use of pods at rest and with ${PEOPLE} live interviews`, async () => {
    await rested();
    const sizes = await imageSizes();
    const rest = await measure(measured, WATCHED_MS);
    const load = await atLoad(scene);
    say(
      '| service | MiB at rest | MiB with 100 | request, limit | mCPU at rest | mCPU with 100 | request | s to ready | image MiB |',
    );
    const wrong: string[] = [];
    for (const service of measured) {
      const [idle, busy] = [rest.get(service), load.get(service)];
      assert.ok(idle && busy, service);
      const { request, limit } = boundsOf(service);
      const start = await startSeconds(service);
      const memory = `${idle.mib} | ${busy.mib} | ${request.mib}, ${limit.mib}`;
      const cpu = `${idle.mcpu} | ${busy.mcpu} | ${request.mcpu}`;
      say(`| ${service} | ${memory} | ${cpu} | ${start} | ${sizes.get(service) ?? '–'} |`);
      if (busy.mib > request.mib) wrong.push(`${service}: ${busy.mib} MiB are used, ${request.mib} are requested`);
      if (busy.mib > limit.mib * MOST_OF_LIMIT)
        wrong.push(`${service}: ${busy.mib} MiB are close to the limit of ${limit.mib}`);
      if (busy.mcpu > request.mcpu * MOST_OF_REQUEST)
        wrong.push(`${service}: ${busy.mcpu} mCPU are used, ${request.mcpu} are requested`);
    }
    assert.deepEqual(wrong, []);
  });
}
