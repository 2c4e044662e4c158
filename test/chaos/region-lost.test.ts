import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startStack } from '../../deploy/local/stack.ts';
import { STRANDED_SECONDS } from '../../services/campaigns/src/features/rehome-sessions/rehome-sessions.ts';
import { Api } from '../support/api.ts';
import { backwards } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { ServiceBeside } from '../support/service-beside.ts';
import { AT_PROOF } from '../support/size.ts';
import { Crowd } from './crowd.ts';

const PEOPLE = 40;
const LATECOMERS = 2;
/** More than anybody answers. */
const QUESTIONS = Array.from({ length: 100 }, (_, n) => ({ text: `What happened in week ${n + 1}?`, kind: 'open' }));
/** The lease expires, the registry forgets the interviewers, sessions count as stranded, and the task that moves them runs. */
const MOST_SECONDS = STRANDED_SECONDS + 45;

test(
  'a region that loses its interviewers under load loses no turn: its interviews, and those that start later, go on in another',
  { skip: AT_PROOF },
  async (t) => {
    const scope = backwards(t);
    const dir = mkdtempSync(join(tmpdir(), 'insights-region-'));
    scope.after(async () => rmSync(dir, { recursive: true, force: true }));
    const env = { ...PLENTY, LOG_LEVEL: 'warn' };
    const stack = await startStack({ dir, seed: 'small', interviewers: 0, most_interviewers: 0, env });
    scope.after(() => stack.remove());
    const interviewerIn = (REGION: string) =>
      ServiceBeside.start(
        { dir, base_url: stack.baseUrl },
        'interviewer',
        { REGION, INTERVIEWER_CAPACITY: '100' },
        scope,
      );
    const [near] = await Promise.all([interviewerIn('local'), interviewerIn('elsewhere')]);
    const api = new Api(stack.baseUrl, { key: stack.demo?.api_keys.full ?? '' });
    const { id, link } = await openCampaign(api, { questions: QUESTIONS });
    const people = await Crowd.gather(stack.baseUrl, link, PEOPLE);
    const gathered_at = Date.now();
    await eventually(() => people.allAnsweredSince(gathered_at) || null);

    await near.end('SIGKILL');
    const lost_at = Date.now();
    const latecomers = await Crowd.gather(stack.baseUrl, link, LATECOMERS);
    await eventually(() => (people.allAnsweredSince(lost_at) && latecomers.allAnsweredSince(lost_at)) || null, {
      timeout_ms: MOST_SECONDS * 1_000,
      what: 'an answer for everybody from the other region',
    });
    console.log(`everybody was answered again after ${Math.round((Date.now() - lost_at) / 1_000)} s`);

    await Promise.all([people.finish(), latecomers.finish()]);
    for (const crowd of [people, latecomers]) {
      assert.deepEqual(crowd.audit(), { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
    }
    const { management_port } = stack.processes()['campaigns'] ?? {};
    const metrics = await (await fetch(`http://127.0.0.1:${management_port}/metrics`)).text();
    assert.equal(metrics.match(/^insights_sessions_rehomed_total\{.*\} (\d+)$/m)?.[1], String(PEOPLE + LATECOMERS));
    const all = PEOPLE + LATECOMERS;
    await eventually(async () => {
      const { counts } = await api.ok(api.get(`/v1/interviews/${id}`));
      assert.deepEqual(counts, { contacts: all, completed: all, in_progress: 0 });
    });
  },
);
