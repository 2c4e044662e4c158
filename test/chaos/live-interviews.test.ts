import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { lastWords } from '../../deploy/local/log-file.ts';
import { type Stack, startStack } from '../../deploy/local/stack.ts';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { bySize, sampleOf, size } from '../support/size.ts';
import { Crowd } from './crowd.ts';
import { pause } from './load.ts';
import { PLENTY } from '../support/plenty.ts';

const PEOPLE = bySize({ smoke: 4, proof: 20 });
const KILLS = bySize({ smoke: 2, proof: 30 });
const STOPS = bySize({ smoke: 2, proof: 20 });
/** More than anybody answers while processes are killed. */
const QUESTIONS = 100;
/** Enough for a rehearsal of some seconds; its work grows with the square of the questions. */
const REHEARSED = 40;
const KILL_EVERY_MS = 6_000;
const STOP_EVERY_MS = 3_000;
/**
 * A lease of 8 s must expire before another interviewer takes over, and that one may be killed as well. How long silences and recoveries
 * are depends on the machine, so the proof measures them.
 */
const LONGEST_SILENCE_MS = { SIGKILL: 20_000, SIGTERM: 2_000 } as const;
const HEALED_MS = 15_000;
const isMeasured = size === 'proof';

describe('live interviews continue when processes are killed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'insights-live-'));
  let stack: Stack;
  let api: Api;

  before(async () => {
    // Each interviewer could conduct all sessions: the test measures take-overs, not waits for capacity.
    const env = { ...PLENTY, LOG_LEVEL: 'warn', INTERVIEWER_CAPACITY: String(PEOPLE), JOB_LEASE_SECONDS: '10' };
    stack = await startStack({ dir, seed: 'small', interviewers: 3, env });
    assert.ok(stack.demo);
    api = new Api(stack.baseUrl, { key: stack.demo.api_keys.full });
  });
  after(async () => {
    await stack.remove();
    rmSync(dir, { recursive: true, force: true });
  });

  /** People in the middle of their interviews. */
  async function crowd(): Promise<{ people: Crowd; interviewId: string }> {
    const questions = Array.from({ length: QUESTIONS }, (_, n) => ({
      text: `What happened in week ${n + 1}?`,
      kind: 'open',
    }));
    const { id, link } = await openCampaign(api, { questions });
    const people = await Crowd.gather(stack.baseUrl, link, PEOPLE);
    return { people, interviewId: id };
  }

  const running = () => Object.entries(stack.processes()).filter(([, { role }]) => role === 'interviewer');

  /** All interviews have ended; every device saw what the person said, what was answered, and what the team reads. */
  async function allFinished(people: Crowd, interviewId: string): Promise<void> {
    await people.finish();
    const { unfinished, lost, doubled, gaps } = people.audit();
    assert.deepEqual({ unfinished, lost, doubled, gaps }, { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
    await eventually(
      async () => {
        const counts = (await api.ok(api.get(`/v1/interviews/${interviewId}`)))['counts'];
        assert.deepEqual(counts, { contacts: PEOPLE, completed: PEOPLE, in_progress: 0 });
      },
      { every_ms: 200 },
    );
  }

  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const [times, every_ms] = signal === 'SIGKILL' ? [KILLS, KILL_EVERY_MS] : [STOPS, STOP_EVERY_MS];
    const most = LONGEST_SILENCE_MS[signal];
    test(`an interviewer gets ${signal} every ${every_ms / 1000} s: nothing lost or duplicated${isMeasured ? `, silence at most ${most / 1000} s` : ''}`, async () => {
      const { people, interviewId } = await crowd();
      let ended = 0;
      for (let n = 0; n < times; n += 1) {
        const victims = running();
        const [name, victim] = victims[Math.floor(Math.random() * victims.length)] ?? [];
        if (name && victim) {
          process.kill(victim.pid, signal);
          ended += 1;
          const log = join(dir, 'logs', `${name}.log`);
          await eventually(() => assert.notEqual(stack.processes()[name]?.pid, victim.pid, lastWords(log)));
        }
        await pause(every_ms);
      }
      await allFinished(people, interviewId);
      const { p50, p99, max, turns } = people.silences();
      console.log(
        `${signal} × ${ended}, ${PEOPLE} interviews, ${turns} answers; silence p50 ${p50}, p99 ${p99}, max ${max} ms`,
      );
      assert.ok(!isMeasured || max <= most, `somebody waited ${max} ms`);
    });
  }

  for (const name of sampleOf(['gateway', 'campaigns', 'nats', 'postgres'] as const, 2, 1)) {
    test(`${name} is killed: readers resume where they were, and the system recovers${isMeasured ? ` within ${HEALED_MS / 1000} s` : ''}`, async () => {
      const { people, interviewId } = await crowd();
      const killed = stack.processes()[name];
      assert.ok(killed);
      process.kill(killed.pid, 'SIGKILL');
      await eventually(() => assert.notEqual(stack.processes()[name]?.pid, killed.pid));
      const returned = Date.now();
      await eventually(() => assert.ok(people.allAnsweredSince(returned)));
      const healed = Date.now() - returned;
      await allFinished(people, interviewId);
      console.log(
        `${name} killed: everybody answered ${healed} ms after its restart; longest silence ${people.silences().max} ms`,
      );
      assert.ok(!isMeasured || healed <= HEALED_MS, `healed after ${healed} ms`);
    });
  }

  test('a rehearsal whose interviewers are killed begins again and ends with its result', async () => {
    const questions = Array.from({ length: REHEARSED }, (_, n) => ({ text: `What happened in week ${n + 1}?` }));
    const guide = { name: 'Weeks', language: 'en', questions, settings: { max_duration_minutes: 480 } };
    const { job_id } = await api.ok(api.post('/v1/interviews/rehearsals', { guide }));
    const job = () =>
      api.ok(
        api.get<{ status: string; attempts: number; result: { walks: object[] } | null }>(`/v1/jobs/${String(job_id)}`),
      );
    await eventually(async () => assert.equal((await job()).status, 'running'), { every_ms: 20 });
    for (const [, { pid }] of running()) process.kill(pid, 'SIGKILL');
    await eventually(async () => assert.equal((await job()).status, 'completed'));
    const { attempts, result } = await job();
    assert.deepEqual([attempts, result?.walks.length], [2, 8]);
  });
});
