import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { importRequest, interviewDraft, openQuestion } from '../../requests.fixture.ts';
import { type Scene, owner, scene } from '../../sessions.fixture.ts';
import { createInterview } from '../create-interview.ts';
import { exportResponses } from '../exports/export-responses.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { listResponses } from '../list-responses.ts';
import { completeConversation } from '../process-conversation/complete-conversation.ts';
import { readAnswers } from './read-answers.ts';

const QUESTIONS: campaigns.Question[] = [
  { ...openQuestion('How many letters a year?', 'letters'), kind: 'number' },
  { ...openQuestion('When did you move in?', 'moved'), kind: 'date' },
  { ...openQuestion('Do you have a garden?', 'garden'), kind: 'yes_no' },
];

/** A completed interview with these answers. */
async function told(s: Scene, answers: readonly string[]) {
  const call = owner();
  const { id } = await createInterview(s.deps, call, interviewDraft({ questions: QUESTIONS }));
  const turns = QUESTIONS.flatMap(({ id: question_id, text }, at) => [
    { speaker: 'interviewer', text, question_id },
    { speaker: 'participant', text: answers[at] },
  ]);
  const transcript = Buffer.from(JSON.stringify({ turns }));
  const made = await importConversation(
    s.deps,
    call,
    importRequest({ interview_id: id, contact_email: 'p@example.org', transcript }),
  );
  await readAnswers(s.deps, call, made.conversation_id);
  await s.deps.db.withWorkspace(call, (tx) =>
    completeConversation(s.deps, tx, made.conversation_id, { attempt: 1, turns: [] }),
  );
  return { call, id };
}

async function listed(s: Scene, { call, id }: Awaited<ReturnType<typeof told>>) {
  const { items } = await listResponses(s.deps, call, { interview_id: id, history: true });
  return items.map(({ responses, totals }) => [
    responses[0]?.value?.value?.value ?? null,
    responses[0]?.precision ?? null,
    totals?.answered,
    totals?.valued,
  ]);
}

test('an answer that gives a value beyond all bounds has none, and those beside it keep theirs', async (t) => {
  const s = await scene(t);
  const campaign = await told(s, ['8'.repeat(390), '0000-03-04', 'Yes']);
  assert.deepEqual(await listed(s, campaign), [
    [null, null, 1, 0],
    [null, null, 1, 0],
    ['yes', 'exact', 1, 1],
  ]);
});

test('a value beyond all bounds that is stored already is shown as none, and the others stay readable', async (t) => {
  const s = await scene(t);
  const campaign = await told(s, ['12', '3 May 2019', 'No']);
  await s.deps.db.withWorkspace(campaign.call, async (tx) => {
    await tx.run(`update answers set number_value = 'Infinity' where question_id = 'letters'`);
    await tx.run(`update answers set date_value = '12019-05-03' where question_id = 'moved'`);
  });
  assert.deepEqual(await listed(s, campaign), [
    [null, null, 1, 0],
    [null, null, 1, 0],
    ['no', 'exact', 1, 1],
  ]);
  const request = { interview_id: campaign.id, layout: 'long' as const };
  const pieces = await Array.fromAsync(exportResponses(s.deps, campaign.call, request));
  const csv = Buffer.concat(pieces.map(({ content }) => content)).toString();
  assert.doesNotMatch(csv, /Infinity|12019/);
  assert.match(csv, /"no"/);
});
