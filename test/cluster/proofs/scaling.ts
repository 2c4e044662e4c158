import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Crowd } from '../../chaos/crowd.ts';
import { eventually } from '../../support/eventually.ts';
import { openCampaign } from '../../support/participant.ts';
import { bySize } from '../../support/size.ts';
import { RELEASE, inSpace } from '../application.ts';
import { kubectl } from '../cluster.ts';
import { type Steps, followStep, watchInterviewers, wantedInterviewers } from '../demand.ts';
import { podsOf, readyOf } from '../pods.ts';
import type { Scene } from '../scene.ts';
import { say } from '../shell.ts';
import { longTalk } from '../under-load.ts';

/** 10 sessions each: the interviewers that all people need, and the one that the remaining people need. */
const PEOPLE = bySize({ smoke: 15, proof: 35 });
const STAYING = 5;
const REPLICAS = Math.ceil(PEOPLE / 10);
const SCALED_SECONDS = 45;
const STEADY_MS = bySize({ smoke: 10_000, proof: 600_000 });
const BLIND_MS = bySize({ smoke: 60_000, proof: 120_000 });
const SCALED_DOWN_MS = bySize({ smoke: 150_000, proof: 600_000 });

/** Slow enough that the campaign's 100 questions last. */
const READING_MS = bySize({ smoke: 4_000, proof: 15_000 });

const nothingWrong = { unfinished: 0, lost: 0, doubled: 0, gaps: 0 };

const show = ({ scraped, wanted, ready }: Steps): string =>
  `Prometheus has scraped it after ${scraped.toFixed(1)} s, the autoscaler wants more after ${wanted.toFixed(1)} s, ` +
  `all are ready after ${ready.toFixed(1)} s`;

/** Interviewers follow the demand without affecting participants. */
export function proveScaling(scene: Scene): void {
  describe('interviewers follow the demand', () => {
    let leaving: Crowd;
    let staying: Crowd;

    after(() => kubectl('scale', 'deployment/prometheus', '--namespace=monitoring', '--replicas=1'));

    test(`${PEOPLE} waiting people lead to ${REPLICAS} interviewers within ${SCALED_SECONDS} s`, async () => {
      assert.equal(await wantedInterviewers(), 1);
      const { link } = await openCampaign(scene.api, longTalk);
      const gathered = Promise.all([
        Crowd.gather(scene.base_url, link, PEOPLE - STAYING, READING_MS),
        Crowd.gather(scene.base_url, link, STAYING, READING_MS),
      ]);
      const steps = await followStep(scene.base_url, PEOPLE, REPLICAS);
      [leaving, staying] = await gathered;
      say(`1 to ${REPLICAS} interviewers: ${show(steps)}`);
      assert.ok(steps.ready <= SCALED_SECONDS, show(steps));
    });

    test(`steady demand keeps their number for ${STEADY_MS / 1_000} s: no flapping`, async () => {
      assert.deepEqual(await watchInterviewers(STEADY_MS), [REPLICAS]);
      assert.deepEqual(
        (await podsOf('interviewer')).filter(({ restarts }) => restarts > 0),
        [],
      );
    });

    test('without a count no interviewer is removed', async () => {
      await kubectl('scale', 'deployment/prometheus', '--namespace=monitoring', '--replicas=0');
      assert.deepEqual(await watchInterviewers(BLIND_MS), [REPLICAS]);
      const object = `scaledobject/${RELEASE}-interviewer`;
      await inSpace('wait', '--for=condition=Fallback=True', object, '--timeout=120s');
      assert.equal(await wantedInterviewers(), REPLICAS);
      await kubectl('scale', 'deployment/prometheus', '--namespace=monitoring', '--replicas=1');
      await inSpace('wait', '--for=condition=Fallback=False', object, '--timeout=120s');
    });

    test('when most people have left, one interviewer stays and the remaining interviews are unaffected', async () => {
      await leaving.finish();
      assert.deepEqual(leaving.audit(), nothingWrong);
      const began = Date.now();
      await eventually(async () => assert.equal(await readyOf('interviewer'), 1), {
        timeout_ms: SCALED_DOWN_MS,
        every_ms: 1_000,
      });
      const down = Date.now();
      say(`back to 1 interviewer after ${((down - began) / 1_000).toFixed(0)} s`);
      await eventually(() => assert.ok(staying.allAnsweredSince(down)), { timeout_ms: 60_000 });
      await staying.finish();
      assert.deepEqual(staying.audit(), nothingWrong);
      const { p50, p99, max, turns } = staying.silences();
      say(`waits for an answer during scale-down: p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms of ${turns}`);
    });
  });
}
