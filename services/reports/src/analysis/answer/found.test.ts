import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evidenceRow, keyTheme } from '../../report.fixture.ts';
import { readingOf } from '../campaign.fixture.ts';
import { readByRules } from '../floor/index.ts';
import type { Reading } from '../types.ts';
import { type Given, type Replies, answeredBy, finding, honest, saying } from './answer.fixture.ts';
import { type DataAnswer, type QuestionTask, answerQuestion } from './index.ts';

type Line = readonly [speaker: 'interviewer' | 'participant', text: string, more?: { is_withheld: boolean }];

const NO_GUIDE = { language: 'en', questions: [] };

const heard = (id: string, lines: readonly Line[], is_imported = true): Reading =>
  readByRules(
    {
      id,
      contact_id: id,
      started_at: null,
      is_imported,
      turns: lines.map(([speaker, text, more], seq) => ({
        id: `${id}-t${seq}`,
        seq,
        speaker,
        text,
        question_id: null,
        speaker_label: speaker === 'interviewer' ? 'Dr Okafor' : null,
        started_ms: null,
        ...more,
      })),
    },
    NO_GUIDE,
  );

const WASP = 'If your lips begin to swell, ring for an ambulance at once.';
const wasp: readonly Line[] = [
  ['interviewer', 'What has brought you to us today?'],
  ['participant', 'A wasp got me on the neck while I was mowing the lawn.'],
  ['interviewer', WASP],
  ['participant', 'All right, I will keep my telephone close to me.'],
];
const knee: readonly Line[] = [
  ['interviewer', 'What has brought you to us today?'],
  ['participant', 'My knee hurts whenever I walk down the stairs.'],
  ['interviewer', 'Rest it for a week, and then come back to see us again.'],
  ['participant', 'I will try to rest it, though I have two small children.'],
];
const readings = [heard('c0', wasp), heard('c1', knee)];

const taskOf = (question: string, given: Partial<QuestionTask> = {}): QuestionTask => ({
  question,
  campaign: { id: 'i', name: 'Surgery', goal: 'What do patients need?', language: 'en' },
  questions: [],
  version: { participants: [], key_themes: [], evidence: [] },
  conversations: null,
  admitted: [],
  only_cited: false,
  asked_campaigns: 1,
  has_model: true,
  ...given,
});
const WORSE = 'What should the man who was stung do if it gets worse?';
const advised = (text: string, more: Replies = {}, of = readings): DataAnswer =>
  answeredBy(taskOf(WORSE), of, { find: finding('swell', 'wasp'), answer: saying(text, 'swell'), ...more }).answer;

test('an interviewer’s words are found, cited as such, and are nobody’s', () => {
  const answer = advised('The doctor tells {person 1} to ring for an ambulance if the lips begin to swell.');
  assert.deepEqual([answer.status, answer.author], ['answered', 'model'], answer.message);
  const [sentence] = answer.sentences;
  const row = answer.evidence.find(({ id }) => id === sentence?.evidence[0]);
  assert.equal(sentence?.text, 'The doctor tells P1 to ring for an ambulance if the lips begin to swell.');
  assert.deepEqual([sentence.participants, sentence.theme_ids], [[], []]);
  assert.deepEqual(
    [row?.quote, row?.speaker, row?.participant, row?.conversation_id, row?.kind],
    [WASP, 'interviewer', 'P1', 'c0', 'unspecified'],
  );
});

test('requests say who speaks: the interviewer to a person, for the writer and for the judge', () => {
  const { rounds } = answeredBy(taskOf(WORSE), readings, {
    find: finding('swell', 'wasp'),
    answer: saying('The doctor tells {person 1} to ring for an ambulance.', 'swell'),
  });
  assert.deepEqual(
    rounds.map((asks) => asks.map(({ name }) => name)),
    [['find_1'], ['answer_4'], ['judge_3']],
  );
  const [find, answer, judge] = rounds.map(([ask]) => ask?.data as Given);
  assert.deepEqual(
    find?.interviews.map(({ turns }) => turns.map(({ by }) => by)),
    [1, 2].map((n) => ['interviewer', `person ${n}`, 'interviewer', `person ${n}`]),
  );
  assert.ok(answer?.statements.some(({ person, quote }) => person === 'interviewer to person 1' && quote === WASP));
  const said = judge?.items.flatMap(({ sentence, quotes }) => quotes.map(({ by }) => [sentence, by] as const)) ?? [];
  assert.ok(said.some(([, by]) => by === 'the interviewer (of Speaker A)'));
  // A control: the interviewer's words said to be the participant's.
  assert.ok(said.some(([sentence, by]) => sentence.startsWith('Speaker A says: ') && by.includes('interviewer')));
  // What is stored goes with any of the conversations.
  assert.deepEqual(rounds[0]?.[0]?.conversation_ids, ['c0', 'c1']);
  assert.ok(rounds.flat().every(({ conversation_ids }) => conversation_ids.includes('c0')));
});

test('after the conversation is erased, nothing of its interviewer is left', () => {
  const answer = advised('The doctor tells {person 1} to ring for an ambulance.', {}, readings.slice(1));
  assert.ok(!JSON.stringify(answer).includes('ambulance'));
});

test('an interviewer’s words are not quoted as a person’s, and a judge that reads refuses them without quotation marks', () => {
  const hostile = [
    'According to {person 1}, one should “ring for an ambulance at once”.',
    '“Ring for an ambulance at once”, says {person 1}.',
    '{person 1} says: If your lips begin to swell, ring for an ambulance at once.',
  ];
  for (const text of hostile) assert.equal(advised(text).author, 'floor', text);
  const plain = advised('The doctor says to “ring for an ambulance at once”.');
  assert.equal(plain.sentences[0]?.text, 'The doctor says to “ring for an ambulance at once”.');
});

test('the interviewer is not named by the label', () => {
  assert.equal(advised('Okafor tells {person 1} to ring for an ambulance.').author, 'floor');
});

test('a judge that takes an interviewer’s words for the participant’s is not believed', () => {
  const judge = ({ items }: Given) => honest({ items: items.map(withoutInterviewer) } as unknown as Given);
  assert.equal(advised('The doctor tells {person 1} to ring for an ambulance.', { judge }).author, 'floor');
});
const withoutInterviewer = (item: Given['items'][number]) => ({
  ...item,
  quotes: item.quotes.map((quote) => ({ ...quote, by: quote.by.replace(/^the interviewer.*(\w)\)$/u, '$1') })),
});

test('an interviewer’s words are never counted', () => {
  const quote = 'A wasp got me on the neck while I was mowing the lawn.';
  const evidence = [evidenceRow({ id: 'e1', turn_id: 'c0-t1', conversation_id: 'c0', quote })];
  const participants = ['c0', 'c1'].map((id, n) => ({
    id: `P${n + 1}`,
    conversation_id: id,
    conversation_ids: [id],
    contact_id: id,
    speaker_label: null,
    language: 'en',
    statements: 1,
  }));
  const stung = keyTheme({ id: 'k', label: 'A wasp stings', author: 'model', supporters: ['P1'], evidence: ['e1'] });
  const version = { participants, key_themes: [stung], evidence };
  const task = taskOf(WORSE, { version, admitted: ['e1'] });
  for (const text of [
    '{count:c1} patients are told to ring for an ambulance.',
    '{all} patients ring for an ambulance.',
  ]) {
    const replies = { find: finding('swell', 'wasp'), answer: saying(text, 'swell', 'wasp') };
    assert.equal(answeredBy(task, readings, replies).answer.author, 'floor', text);
  }
  const { topics } = answeredBy(task, readings, {
    find: finding('swell', 'wasp'),
    answer: saying('A wasp got {person 1} on the neck.', 'wasp'),
  }).answer;
  assert.deepEqual(
    topics.map(({ support_count, evidence: ids }) => [support_count, ids]),
    [[1, ['e1']]],
  );
});

test('of a live interview, what is withheld and what replies to it, nothing of the interviewer can be cited', () => {
  assert.equal(heard('c0', wasp, false).heard, undefined);
  const live = advised('The doctor says to ring for an ambulance.', {}, [heard('c0', wasp, false)]);
  assert.ok(!live.evidence.some(({ speaker }) => speaker === 'interviewer'));
  const withheld = wasp.map(([speaker, text], n): Line => [speaker, text, { is_withheld: n === 1 }]);
  assert.deepEqual(
    heard('c0', withheld).heard?.map(({ seq }) => seq),
    [0],
  );
});

test('the same question again asks nothing, and a query for kinds of statements has nothing read', () => {
  const replies = { find: finding('swell'), answer: saying('The doctor says to ring for an ambulance.', 'swell') };
  const { answers } = answeredBy(taskOf(WORSE), readings, replies);
  assert.deepEqual(answeredBy(taskOf(WORSE), readings, replies, answers).rounds, []);
  const { rounds } = answeredBy(taskOf(WORSE, { only_cited: true }), readings, replies);
  assert.ok(rounds.flat().every(({ name }) => name.startsWith('search')));
});

test('of a large campaign a bounded part is read, where the nearest passages are', () => {
  const filler = 'We talked about the weather and about the garden for a long while. '.repeat(120);
  const many = Array.from({ length: 70 }, (_, n) => readingOf(`c${1000 + n}`, [`${n} ${filler}`]));
  const all = [...many, heard('c9', wasp)];
  const { answer, rounds } = answeredBy(taskOf(WORSE), all, {
    find: finding('swell', 'wasp'),
    answer: saying('The doctor says to ring for an ambulance if the lips begin to swell.', 'swell'),
    search: () => ({ words: ['swell', 'wasp', 'ambulance'] }),
  });
  const names = rounds.map((asks) => asks.map(({ name }) => name.split('_')[0] ?? ''));
  assert.deepEqual([names[0], [...new Set(names[1])], names[1]?.length], [['search'], ['find'], 8]);
  const letters = (rounds[1] ?? []).reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
  assert.ok(letters < 550_000, String(letters));
  assert.equal(answer.status, 'answered');
  const shared = answeredBy(taskOf(WORSE, { asked_campaigns: 4 }), all, { find: finding('swell') });
  assert.equal(shared.rounds[1]?.length, 2);
});

test('a window that was not read is searched by words', () => {
  const { answer } = answeredBy(taskOf('Who was mowing the lawn?'), readings, {
    find: () => 'no',
    answer: saying('A wasp got {person 1} on the neck while mowing the lawn.', 'wasp'),
  });
  assert.equal(answer.status, 'answered');
});

test('a German question to an English campaign is answered in German, and checked by its words', () => {
  const ask = (text: string) =>
    answeredBy(taskOf('Was soll der Mann, den eine Wespe gestochen hat, tun, wenn es schlimmer wird?'), readings, {
      find: finding('swell'),
      answer: saying(text, 'swell'),
    });
  const { answer, rounds } = ask('Er soll einen Krankenwagen rufen, wenn die Lippen anschwellen.');
  const data = rounds[1]?.[0]?.data as Given | undefined;
  assert.equal(data?.language, 'de');
  assert.equal(answer.sentences[0]?.text, 'Er soll einen Krankenwagen rufen, wenn die Lippen anschwellen.');
  assert.equal(ask('Die meisten sollen dreimal einen Krankenwagen rufen.').answer.author, 'floor');
});

test('rules find what an interviewer says and show it as such, nearest where the rest of the conversation is near', () => {
  const step = answerQuestion(
    taskOf('What did the surgery say about lips that swell?', { has_model: false }),
    readings,
    new Map(),
  );
  assert.ok('done' in step);
  const { evidence, passages } = step.done;
  const row = evidence.find(({ id }) => id === passages[0]);
  assert.deepEqual([row?.quote, row?.speaker, row?.participant], [WASP, 'interviewer', 'P1']);
});
