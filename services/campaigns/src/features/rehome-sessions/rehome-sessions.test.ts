import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type Scene, activeCampaign, interviewer, localBus, scene, waiting } from '../../sessions.fixture.ts';
import { regionSubject } from '../../domain/notification-subjects.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { STRANDED_SECONDS, rehomeSessions } from './rehome-sessions.ts';

const there = (s: Scene): Scene => {
  const bus = localBus();
  return { ...s, bus, deps: { ...s.deps, bus, config: { ...s.deps.config, region: 'there' } } };
};

const claimIn = async (s: Scene, region: string) => {
  const request = { worker_id: randomUUID(), region, max_sessions: 10, wait_ms: 0 };
  return (await claimSessions(s.deps, interviewer, request)).sessions.map(({ session_id }) => session_id);
};

const later = (s: Scene, seconds: number) => void (s.clock.ms += seconds * 1_000);

test('a session that waits in a region without interviewers is conducted in another one, and keeps its place', async (t) => {
  const here = await scene(t);
  const { session } = await waiting(here, await activeCampaign(here));
  const s = there(here);
  later(s, STRANDED_SECONDS - 1);
  assert.deepEqual(await rehomeSessions(s.deps, ['there']), []);
  assert.deepEqual(await claimIn(s, 'there'), []);
  later(s, 1);
  assert.deepEqual(await rehomeSessions(s.deps, ['there']), [{ from: 'here', to: 'there', sessions: 1 }]);
  assert.ok(s.bus.sent.includes(regionSubject('there')));
  assert.deepEqual(await rehomeSessions(s.deps, ['there']), []);
  assert.deepEqual(await claimIn(s, 'there'), [session.id]);
});

test('an interview whose region was lost in the middle goes on in another one, once its lease has expired for long enough', async (t) => {
  const here = await scene(t);
  const { session } = await waiting(here, await activeCampaign(here));
  assert.deepEqual(await claimIn(here, 'here'), [session.id]);
  const s = there(here);
  later(s, s.deps.config.sessionLeaseSeconds + STRANDED_SECONDS - 1);
  assert.deepEqual(await rehomeSessions(s.deps, ['there']), []);
  later(s, 1);
  assert.deepEqual(await rehomeSessions(s.deps, ['elsewhere', 'there']), [{ from: 'here', to: 'there', sessions: 1 }]);
  assert.deepEqual(await claimIn(s, 'there'), [session.id]);
});

test('sessions stay where interviewers run, and everywhere while none run at all', async (t) => {
  const here = await scene(t);
  const { session } = await waiting(here, await activeCampaign(here));
  const s = there(here);
  later(s, 10 * STRANDED_SECONDS);
  assert.deepEqual(await rehomeSessions(s.deps, ['here', 'there']), []);
  assert.deepEqual(await rehomeSessions(s.deps, []), []);
  assert.deepEqual(await claimIn(here, 'here'), [session.id]);
});

test('where a process runs whose own region has no interviewers, sessions go to the first region that has some', async (t) => {
  const here = await scene(t);
  await waiting(here, await activeCampaign(here));
  later(here, STRANDED_SECONDS);
  assert.deepEqual(await rehomeSessions(here.deps, ['elsewhere', 'there']), [
    { from: 'here', to: 'elsewhere', sessions: 1 },
  ]);
});

test('two replicas move each session once', async (t) => {
  const here = await scene(t);
  const campaign = await activeCampaign(here);
  const sessions = await Promise.all(Array.from({ length: 6 }, () => waiting(here, campaign)));
  later(here, STRANDED_SECONDS);
  const [one, two] = [there(here), there(here)];
  const moved = await Promise.all([one, two].map(({ deps }) => rehomeSessions(deps, ['there'])));
  const count = moved.flat().reduce((sum, { from, sessions: n }) => sum + (from === 'here' ? n : 0), 0);
  assert.equal(count, sessions.length);
});
