import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { AppError, type ErrorCode } from '@insights/errors';
import { complete } from '../../basis.fixture.ts';
import { interviewerTurn, openQuestion } from '../../requests.fixture.ts';
import { type Joined, activeCampaign, interviewer, owner, scene, waiting } from '../../sessions.fixture.ts';
import { claimSessions } from '../claim-sessions/claim-sessions.ts';
import { exportResponses } from '../exports/export-responses.ts';
import { exportOwnInterview } from '../exports/own-interview.ts';
import { finishSession } from '../finish-session/finish-session.ts';
import { listResponses } from '../list-responses.ts';
import { postTurn } from '../post-turn.ts';
import { readAnswers } from '../responses/read-answers.ts';
import { storeInterviewerTurn } from '../store-interviewer-turn/store-interviewer-turn.ts';
import { withdrawSession } from '../withdraw-session.ts';
import { correctAnswer } from './correct-answer.ts';
import { listOwnAnswers } from './list-own-answers.ts';

const s = await scene({ after });

const QUESTIONS: campaigns.Question[] = [
  openQuestion('What happened?', 'open'),
  {
    ...openQuestion('From 1 to 5, how bad?', 'scale'),
    kind: 'scale',
    translations: { de: { text: 'Von 1 bis 5, wie schlimm?', options: [] } },
  },
  {
    ...openQuestion('Which shift?', 'shift'),
    kind: 'choice',
    options: ['early', 'late'],
    translations: { de: { text: 'Welche Schicht?', options: ['Früh', 'Spät'] } },
  },
  { ...openQuestion('Do you work nights?', 'nights'), kind: 'yes_no' },
];

type Said = readonly [questionId: string | null, asked: string, answer: string];
const TALK: readonly Said[] = [
  ['open', 'What happened?', 'The notes were lost.'],
  ['scale', 'From 1 to 5, how bad?', 'Four, I think.'],
  ['shift', 'Which shift?', 'The late one.'],
];

/** An interview in which the questions of `talk` were asked and answered. */
async function talked(talk: readonly Said[] = TALK, language: string | null = null) {
  const campaign = await activeCampaign(s, owner(), {}, QUESTIONS);
  const joined = await waiting(s, campaign);
  const held = await hold(joined);
  let seq = 0;
  for (const [question_id, text, answer] of talk) {
    const turn = {
      session: held,
      after_seq: seq,
      text,
      question_id,
      language,
      note: question_id ? 'ask@1' : 'closing@9',
    };
    await storeInterviewerTurn(s.deps, interviewer, interviewerTurn(turn));
    await postTurn(s.deps, joined.call, { client_turn_id: `c${seq}`, text: answer, input: null });
    seq += 2;
  }
  return { campaign, joined, held };
}

async function hold(joined: Joined) {
  const request = { worker_id: 'w', region: 'here', max_sessions: 50, wait_ms: 0 };
  const { sessions } = await claimSessions(s.deps, interviewer, request);
  return joined.held(sessions.find(({ session_id }) => session_id === joined.session.id)?.fence ?? 0);
}

const own = async ({ joined }: { joined: Joined }) =>
  (await listOwnAnswers(s.deps, joined.call)).items.map(({ question_id, question, value, choices }) => [
    question_id,
    question,
    value?.value?.value ?? null,
    choices,
  ]);
const correct = ({ joined }: { joined: Joined }, question_id: string, text: string) =>
  correctAnswer(s.deps, joined.call, { question_id, text });
const refused = (code: ErrorCode) => (error: unknown) => error instanceof AppError && error.code === code;

/** Ends the interview and reads its answers as its processing does. */
async function finished({ campaign, joined }: Awaited<ReturnType<typeof talked>>) {
  const { conversation_id } = await finishSession(s.deps, joined.call);
  await readAnswers(s.deps, campaign.call, conversation_id ?? '');
  await complete(s.deps, campaign.call, conversation_id ?? '');
  return conversation_id ?? '';
}

async function responses({ campaign }: Awaited<ReturnType<typeof talked>>, questionId: string, history: boolean) {
  const request = { interview_id: campaign.id, page: null, segment: null, history };
  const { items } = await listResponses(s.deps, campaign.call, request);
  const found = items.find(({ question }) => question?.id === questionId) ?? assert.fail();
  const given = found.responses.filter(({ answer_id }) => answer_id !== null);
  return {
    given,
    values: given.map(({ value, author, quote, text }) => [value?.value?.value ?? null, author, quote, text]),
    distribution: found.totals?.distribution.map(({ count }) => count),
  };
}

test('participants see the closed questions that were asked, with their values, in the language of the interview', async () => {
  assert.deepEqual(await own(await talked()), [
    ['scale', 'From 1 to 5, how bad?', 4, ['1', '2', '3', '4', '5']],
    ['shift', 'Which shift?', 'late', ['early', 'late']],
  ]);
  const german = await talked(
    [
      ['shift', 'Welche Schicht?', 'Spät.'],
      ['nights', 'Arbeiten Sie nachts?', 'Weiß nicht.'],
    ],
    'de',
  );
  assert.deepEqual(await own(german), [
    ['shift', 'Welche Schicht?', 'Spät', ['Früh', 'Spät']],
    ['nights', 'Do you work nights?', null, ['Ja', 'Nein']],
  ]);
  await correct(german, 'nights', 'Ja');
  await correct(german, 'shift', 'Früh');
  assert.deepEqual(
    (await own(german)).map(([, , value]) => value),
    ['Früh', 'Ja'],
  );
});

test('a correction counts in place of what was said, which is kept; totals count the last value alone', async () => {
  const talk = await talked();
  await correct(talk, 'scale', '2');
  await correct(talk, 'scale', '3');
  assert.equal((await own(talk))[0]?.[2], 3);
  const id = await finished(talk);
  await readAnswers(s.deps, talk.campaign.call, id);
  const all = await responses(talk, 'scale', true);
  assert.deepEqual(all.values, [
    [4, 'floor', 'Four, I think.', 'Four, I think.'],
    [2, 'person', null, null],
    [3, 'person', null, null],
  ]);
  const [said, first, last] = all.given;
  assert.deepEqual(
    [said?.superseded_by, first?.superseded_by, last?.superseded_by],
    [first?.answer_id, last?.answer_id, null],
  );
  const current = await responses(talk, 'scale', false);
  assert.deepEqual(current.values, [[3, 'person', null, null]]);
  assert.deepEqual(
    [all.distribution, current.distribution],
    [
      [0, 0, 1, 0, 0],
      [0, 0, 1, 0, 0],
    ],
  );
  const request = { interview_id: talk.campaign.id, layout: 'long' as const };
  const pieces = await Array.fromAsync(exportResponses(s.deps, talk.campaign.call, request));
  assert.match(
    Buffer.concat(pieces.map(({ content }) => content)).toString(),
    /"answered",3,,"exact",,,"person","Four, I think\."/,
  );
});

test('the answers of one conversation are listed alone', async () => {
  const talk = await talked();
  const id = await finished(talk);
  await readAnswers(s.deps, talk.campaign.call, id);
  const turnsOf = async (conversation_id: string) => {
    const request = { interview_id: talk.campaign.id, conversation_id };
    const { items } = await listResponses(s.deps, talk.campaign.call, request);
    return items.flatMap((item) => item.responses.map(({ text }) => text));
  };
  assert.deepEqual(
    await turnsOf(id),
    TALK.map(([, , answer]) => answer),
  );
  assert.deepEqual(await turnsOf(talk.campaign.id), []);
});

test('a value that is said after a correction counts', async () => {
  const talk = await talked(TALK.slice(1));
  await correct(talk, 'scale', '2');
  const again = { session: talk.held, after_seq: 4, text: 'How bad, after all?', question_id: 'scale' };
  await storeInterviewerTurn(s.deps, interviewer, interviewerTurn(again));
  await postTurn(s.deps, talk.joined.call, { client_turn_id: 'again', text: 'One.', input: null });
  await finished(talk);
  const { values } = await responses(talk, 'scale', true);
  assert.deepEqual(
    values.map(([value, author]) => [value, author]),
    [
      [4, 'floor'],
      [2, 'person'],
      [1, 'floor'],
    ],
  );
});

test('only a value of a closed question that was asked is stored, and only before the end', async () => {
  const talk = await talked();
  await assert.rejects(correct(talk, 'scale', '9'), refused('invalid_request'));
  await assert.rejects(correct(talk, 'shift', 'night'), refused('invalid_request'));
  await assert.rejects(correct(talk, 'open', 'Nothing.'), refused('not_found'));
  await assert.rejects(correct(talk, 'nights', 'Yes'), refused('not_found'));
  await assert.rejects(correct(talk, 'unknown', '1'), refused('not_found'));
  await finishSession(s.deps, talk.joined.call);
  await assert.rejects(correct(talk, 'scale', '1'), refused('invalid_transition'));
  await assert.rejects(own(talk), refused('invalid_transition'));
});

test("a person's download has their corrections, and a withdrawal deletes them", async () => {
  const talk = await talked();
  await correct(talk, 'scale', '2');
  const id = await finished(talk);
  const pieces = await Array.fromAsync(exportOwnInterview(s.deps, talk.joined.call, { form: 'json' }));
  const { conversations } = JSON.parse(Buffer.concat(pieces.map(({ content }) => content)).toString()) as {
    conversations: { answers: { question_id: string; value: unknown; author: string; superseded_by: unknown }[] }[];
  };
  const scale = conversations[0]?.answers.filter(({ question_id }) => question_id === 'scale') ?? [];
  assert.deepEqual(
    scale.map(({ value, author, superseded_by }) => [value, author, superseded_by !== null]),
    [
      [4, 'floor', true],
      [2, 'person', false],
    ],
  );
  await withdrawSession(s.deps, talk.joined.call);
  const left = await s.deps.db.withWorkspace(talk.campaign.call, (tx) =>
    tx.rows('select 1 from answers where conversation_id = $1', [id]),
  );
  assert.deepEqual(left, []);
});
