import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type WordOf, preferences, wordsOf } from '@insights/contracts';
import type { Call } from '@insights/db';
import { type Scene, callOf, scene } from '../../scene.fixture.ts';
import { getOnboardingGuide, recordOnboardingEvent } from './onboarding.ts';

const guide_key = 'first-campaign';
const EVENTS = wordsOf(preferences.OnboardingEvent);

type Event = WordOf<typeof preferences.OnboardingEvent>;
type Status = WordOf<typeof preferences.OnboardingStatus>;

/** The status after each event; other events are rejected. */
const TABLE: Record<Status, Partial<Record<Event, Status>>> = {
  not_started: { auto_started: 'auto_started', started: 'not_started', completed: 'completed', skipped: 'skipped' },
  auto_started: { started: 'auto_started', completed: 'completed', skipped: 'skipped' },
  completed: { started: 'completed', reset: 'not_started' },
  skipped: { started: 'skipped', reset: 'not_started' },
};

const record = (given: Scene, call: Call, event: Event, key = guide_key) =>
  recordOnboardingEvent(given.deps, call, { guide_key: key, event });
const read = (given: Scene, call: Call, key = guide_key) => getOnboardingGuide(given.deps, call, { guide_key: key });

test('a new guide may start automatically', async (t) => {
  const given = await scene(t);
  const { id, owner } = await given.workspace();
  assert.deepEqual(await read(given, owner), {
    guide_key,
    workspace_id: id,
    status: 'not_started',
    auto_start_allowed: true,
    first_auto_started_at: null,
    last_started_at: null,
    completed_at: null,
    skipped_at: null,
  });
});

test('every event in every status has the effect in the table, or is rejected', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  for (const state of wordsOf(preferences.OnboardingStatus)) {
    const exits = TABLE[state];
    for (const event of EVENTS) {
      const key = `${state}-${event}`.replaceAll('_', '-');
      if (state !== 'not_started') await record(given, owner, state, key);
      const before = await read(given, owner, key);
      assert.equal(before.status, state);
      const next = exits[event];
      if (next === undefined) {
        await assert.rejects(record(given, owner, event, key), { code: 'invalid_transition' });
        assert.deepEqual(await read(given, owner, key), before, `${state} ${event}`);
      } else {
        const after = await record(given, owner, event, key);
        assert.deepEqual([after.status, after.auto_start_allowed], [next, next === 'not_started'], `${state} ${event}`);
        assert.deepEqual(await read(given, owner, key), after);
      }
    }
  }
});

test('the first automatic start is kept, the last start is updated, and a reset clears how the guide ended', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  let at = '';
  const deps = { ...given.deps, now: () => at };
  const step = (time: string, event: Event) => {
    at = time;
    return recordOnboardingEvent(deps, owner, { guide_key, event });
  };
  const [t1, t2, t3, t4, t5] = [1, 2, 3, 4, 5].map((n) => `2026-03-0${n}T10:00:00.000Z`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const auto = await step(t1, 'auto_started');
  assert.deepEqual([auto.first_auto_started_at, auto.last_started_at], [t1, t1]);
  const skipped = await step(t2, 'skipped');
  assert.deepEqual([skipped.skipped_at, skipped.completed_at], [t2, null]);
  const again = await step(t3, 'started');
  assert.deepEqual([again.status, again.last_started_at, again.skipped_at], ['skipped', t3, t2]);
  const reset = await step(t4, 'reset');
  assert.deepEqual([reset.skipped_at, reset.completed_at, reset.first_auto_started_at], [null, null, t1]);
  const second = await step(t5, 'auto_started');
  assert.deepEqual([second.first_auto_started_at, second.last_started_at], [t1, t5]);
});

test('of two concurrent automatic starts, one succeeds', async (t) => {
  const given = await scene(t);
  const { owner } = await given.workspace();
  for (let round = 0; round < 5; round += 1) {
    const key = `round-${round}`;
    const outcomes = await Promise.allSettled([1, 2].map(() => record(given, owner, 'auto_started', key)));
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  }
});

test('progress is separate for each user and workspace, and rejected for API keys', async (t) => {
  const given = await scene(t);
  const [here, there] = [await given.workspace(), await given.workspace()];
  await record(given, here.owner, 'completed');
  const fellow = await given.join(here.id, await given.user('fellow'), 'member');
  const elsewhere = callOf(here.owner_id, there.id, 'member');
  for (const call of [fellow, elsewhere]) assert.equal((await read(given, call)).status, 'not_started');
  const key: Call = { principal: { ...here.owner.principal, kind: 'key' } };
  await assert.rejects(read(given, key), { code: 'user_required' });
  await assert.rejects(record(given, key, 'started'), { code: 'user_required' });
});
