import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { servicePrincipal } from '@insights/auth-context';
import type { rehearsals } from '@insights/contracts';
import { freshDatabase } from '../../../../../test/support/database.ts';
import { basis } from '../../basis.fixture.ts';
import { entities } from '../../db/entities.ts';
import { migrations } from '../../db/migrations/index.ts';
import { query } from '../../db/query.ts';
import { interviewDraft, openQuestion } from '../../requests.fixture.ts';
import { createInterview } from '../create-interview.ts';
import { forgetRehearsals, readRehearsal } from './read-rehearsal.ts';
import { requestRehearsal } from './request-rehearsal.ts';

const db = await freshDatabase(test, 'campaigns', migrations, entities);
const deps = { db, ...basis, now: () => new Date().toISOString() };
const memberOf = (workspace_id: string) =>
  ({
    principal: { kind: 'user', id: 'u', user_id: 'u', workspace_id, role: 'member', scopes: ['*'], platform_role: '' },
  }) as const;
const guide = interviewDraft({ name: 'Night shifts', questions: [openQuestion('What happened?', '')] });
const wanted = (more: Partial<rehearsals.RequestRehearsalRequest>) => ({
  interview_id: null,
  guide: null,
  participants: [],
  trial: null,
  ...more,
});

test('a rehearsal of a guide stores what an interviewer would get, for the interviewer of that workspace, and requests its job alone', async () => {
  const workspace_id = randomUUID();
  const call = memberOf(workspace_id);
  const { job_id } = await requestRehearsal(deps, call, wanted({ guide, participants: ['hostile'] }));
  const interviewer = (workspace: string) => ({ principal: servicePrincipal('interviewer', workspace) });
  const read = await readRehearsal(deps, interviewer(workspace_id), { rehearsal_id: job_id });
  assert.deepEqual(
    [read.name, read.questions.map(({ id, text }) => [id, text]), read.languages, read.participants],
    ['Night shifts', [['q1', 'What happened?']], ['en'], ['hostile']],
  );
  assert.ok(read.template && read.support_text['en']);
  const elsewhere = readRehearsal(deps, interviewer(randomUUID()), { rehearsal_id: job_id });
  await assert.rejects(elsewhere, { code: 'not_found' });
  await db.withWorkspace(call, async (tx) => {
    const { interviews } = await query(tx)
      .selectFrom('interviews')
      .select(({ fn }) => fn.countAll<number>().as('interviews'))
      .executeTakeFirstOrThrow();
    assert.equal(interviews, 0);
  });
  const { rows } = await db.worker.query('select name, id from outbox where workspace_id = $1 order by name', [
    workspace_id,
  ]);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['audit_fact', 'job_requested'],
  );
  assert.equal(rows[1].id, job_id, 'the job has the id of its request');
});

test('a campaign without questions cannot be rehearsed, and that of another workspace is not found', async () => {
  const call = memberOf(randomUUID());
  const { id } = await createInterview(deps, call, interviewDraft({ name: 'Empty', questions: [] }));
  await assert.rejects(requestRehearsal(deps, call, wanted({ interview_id: id })), {
    code: 'no_questions',
    publicMessage: 'This campaign has no questions. Add at least one, then rehearse it.',
  });
  const stranger = memberOf(randomUUID());
  await assert.rejects(requestRehearsal(deps, stranger, wanted({ interview_id: id })), { code: 'not_found' });
});

test('guides are deleted a day after their request', async () => {
  const call = memberOf(randomUUID());
  const old = { ...deps, now: () => new Date(Date.now() - 25 * 3_600_000).toISOString() };
  const [gone, kept] = [
    await requestRehearsal(old, call, wanted({ guide })),
    await requestRehearsal(deps, call, wanted({ guide })),
  ];
  await forgetRehearsals(deps);
  await assert.rejects(readRehearsal(deps, call, { rehearsal_id: gone.job_id }), { code: 'not_found' });
  assert.equal((await readRehearsal(deps, call, { rehearsal_id: kept.job_id })).name, 'Night shifts');
});
