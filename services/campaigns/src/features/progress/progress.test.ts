import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { contactDraft, importRequest, interviewerTurn, openQuestion } from '../../requests.fixture.ts';
import {
  type Campaign,
  type Joined,
  type Scene,
  activeCampaign,
  interviewer,
  join,
  owner,
  scene,
  waiting,
} from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { createContact } from '../create-contact.ts';
import { eraseContact } from '../erase-contact/erase-contact.ts';
import { importConversation } from '../import-conversation/import-conversation.ts';
import { correctAnswer } from '../own-answers/correct-answer.ts';
import { postTurn } from '../post-turn.ts';
import { completeConversation } from '../process-conversation/complete-conversation.ts';
import { readAnswers } from '../responses/read-answers.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { sweepSessions } from '../sweep-sessions/sweep-sessions.ts';
import { getProgress } from './get-progress.ts';

const questions = [openQuestion('What happened?', 'q1'), openQuestion('What would help?', 'q2')];
const DAY_MS = 86_400_000;

const progressOf = (s: Scene, { call, id }: Campaign, days = 3) =>
  getProgress(s.deps, call, { interview_id: id, days });

async function claim(s: Scene): Promise<sessions.ClaimedSession[]> {
  const request = { worker_id: 'w1', region: 'here', max_sessions: 10, wait_ms: 0 };
  return (await claimSessions(s.deps, interviewer, request)).sessions;
}
const ask = (
  s: Scene,
  who: Joined,
  after_seq: number,
  question_id: string | null,
  more: Partial<sessions.StoreInterviewerTurnRequest> = {},
) =>
  storeInterviewerTurn(
    s.deps,
    interviewer,
    interviewerTurn({
      session: who.held(1),
      after_seq,
      text: `About ${question_id}?`,
      question_id,
      note: question_id === null ? 'closing@9' : 'ask@1',
      ...more,
    }),
  );
const say = (s: Scene, who: Joined, text: string) =>
  postTurn(s.deps, who.call, { client_turn_id: text, text, input: null });

async function process(s: Scene, { call, id }: Campaign): Promise<void> {
  const rows = await s.deps.db.withWorkspace(call, (tx) =>
    tx.rows<{ id: string }>(`select id from conversations where status = 'processing' and interview_id = $1`, [id]),
  );
  for (const row of rows) {
    await readAnswers(s.deps, call, row.id);
    await s.deps.db.withWorkspace(call, (tx) => completeConversation(s.deps, tx, row.id, { attempt: 1, turns: [] }));
  }
}

test('a campaign without participants has empty stages, and a day for each that was asked for', async (t) => {
  const s = await scene(t);
  const progress = await progressOf(s, await activeCampaign(s, owner(), {}, questions));
  assert.deepEqual(progress.sessions, []);
  assert.deepEqual(progress.funnel, { contacts: 0, invited: 0, consented: 0, started: 0, completed: 0 });
  assert.deepEqual(
    progress.days.map(({ date }) => date),
    ['2025-12-30', '2025-12-31', '2026-01-01'],
  );
  assert.deepEqual(
    progress.questions.map(({ question_id, asked, ended_here }) => [question_id, asked, ended_here]),
    [
      ['q1', 0, 0],
      ['q2', 0, 0],
    ],
  );
});

test('each participant is counted at the stages that they reached, on the day that they reached them', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s, owner(), {}, questions);
  await createContact(s.deps, campaign.call, {
    interview_id: campaign.id,
    contact: contactDraft({ email: 'kim@example.org' }),
  });
  s.clock.ms += DAY_MS;
  const [stays, leaves] = [await waiting(s, campaign), await waiting(s, campaign)];
  await join(s, campaign);
  await claim(s);
  await ask(s, stays, 0, 'q1');
  await say(s, stays, 'The notes were lost.');
  await ask(s, stays, 2, 'q2');
  await say(s, stays, 'Ten more minutes.');
  await ask(s, stays, 4, null, { finish: true });
  await ask(s, leaves, 0, 'q1');
  await say(s, leaves, 'Nobody was there.');
  s.clock.ms += 61 * 60_000;
  await sweepSessions(s.deps);
  await process(s, campaign);
  const { funnel, days, sessions: states, questions: asked } = await progressOf(s, campaign);
  assert.deepEqual(funnel, { contacts: 4, invited: 0, consented: 2, started: 2, completed: 2 });
  assert.deepEqual(
    days.map(({ date, contacts, started, completed }) => [date, contacts, started, completed]),
    [
      ['2025-12-31', 0, 0, 0],
      ['2026-01-01', 1, 0, 0],
      ['2026-01-02', 3, 2, 2],
    ],
  );
  assert.deepEqual(states, [
    { status: 'available', count: 2 },
    { status: 'completed', count: 2 },
  ]);
  assert.deepEqual(
    asked.map((each) => [each.question_id, each.asked, each.answered, each.declined, each.ended_here]),
    [
      ['q1', 2, 2, 0, 1],
      ['q2', 1, 1, 0, 0],
    ],
  );
});

test('an interview counts once for a question whose answer was corrected, as declined where one was skipped, and ends at none', async (t) => {
  const s = await scene(t);
  const rating = { ...openQuestion('From 1 to 5, how well?', 'rating'), kind: 'scale' as const };
  const campaign = await activeCampaign(s, owner(), {}, [...questions, rating]);
  const who = await waiting(s, campaign);
  await claim(s);
  await ask(s, who, 0, 'q1');
  await say(s, who, 'The notes were lost.');
  await ask(s, who, 2, 'q2');
  await say(s, who, 'I would rather skip this one.');
  const skipped = { seq: 4, question_id: 'q2', outcome: 'declined' as const };
  await ask(s, who, 4, 'rating', { answers: [skipped] });
  await say(s, who, '2');
  await correctAnswer(s.deps, who.call, { question_id: 'rating', text: '3' });
  await ask(s, who, 6, null);
  await say(s, who, 'No, that is all.');
  await ask(s, who, 8, null, { note: 'goodbye@9', finish: true });
  await process(s, campaign);
  const { funnel, questions: asked } = await progressOf(s, campaign);
  assert.equal(funnel?.completed, 1);
  assert.deepEqual(
    asked.map((each) => [each.question_id, each.asked, each.answered, each.declined, each.ended_here]),
    [
      ['q1', 1, 1, 0, 0],
      ['q2', 1, 0, 1, 0],
      ['rating', 1, 1, 0, 0],
    ],
  );
});

test('whoever leaves without a word has started and completed nothing', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s, owner(), {}, questions);
  const leaves = await waiting(s, campaign);
  await claim(s);
  await ask(s, leaves, 0, 'q1', { finish: true });
  const { funnel } = await progressOf(s, campaign);
  assert.deepEqual([funnel?.started, funnel?.completed], [1, 0]);
});

test('imports are counted apart, tests not at all, and an erased person no longer', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s, owner(), {}, questions);
  const transcript = Buffer.from(JSON.stringify({ turns: [{ speaker: 'participant', text: 'It was late.' }] }));
  const whole = (mode: 'imported' | 'test', contact_email: string) =>
    importConversation(
      s.deps,
      campaign.call,
      importRequest({ interview_id: campaign.id, contact_email, transcript, mode }),
    );
  const { contact_id } = await whole('imported', 'a@example.org');
  await whole('imported', 'b@example.org');
  await whole('test', 'c@example.org');
  const before = await progressOf(s, campaign);
  assert.deepEqual([before.imported, before.funnel?.contacts, before.sessions], [2, 0, []]);
  await eraseContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id });
  assert.equal((await progressOf(s, campaign)).imported, 1);
});

test('another workspace sees no progress of the campaign', async (t) => {
  const s = await scene(t);
  const campaign = await activeCampaign(s);
  await assert.rejects(progressOf(s, { ...campaign, call: owner() }), { code: 'not_found' });
});
