import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { reports } from '@insights/contracts';
import { evidenceRow, keyTheme } from '../../report.fixture.ts';
import { readingOf } from '../campaign.fixture.ts';
import type { Reading } from '../types.ts';
import { type Given, answeredBy, honest, saying } from './answer.fixture.ts';
import { type DataAnswer, type QuestionTask, answerQuestion } from './index.ts';

const SAID = [
  'I stopped coming because nobody thanked us for a whole winter.',
  'The rota was sent on Friday evening, so I gave up after a month.',
  'I gave up because the rota came far too late for my family.',
  'The rota was always clear and it is not a reason to go.',
  'I drive the van to the food bank every Tuesday morning.',
  'We had 14 crates of apples and nobody to carry them inside.',
];
const readings: Reading[] = SAID.map((text, n) => readingOf(`c${n}`, [text]));
const rows = SAID.map((quote, n) =>
  evidenceRow({ id: `c${n}-o0`, turn_id: `c${n}-t0`, conversation_id: `c${n}`, quote }),
);
const participants = SAID.map((_, n): reports.Participant => ({
  id: `P${n + 1}`,
  conversation_id: `c${n}`,
  conversation_ids: [`c${n}`],
  contact_id: '',
  speaker_label: null,
  language: 'en',
  statements: 1,
}));
const rota = keyTheme({
  id: 'late-rota',
  label: 'The rota comes too late',
  author: 'model',
  supporters: ['P2', 'P3'],
  dissenters: ['P4'],
  evidence: ['c1-o0', 'c2-o0'],
  dissent_evidence: ['c3-o0'],
});

const taskOf = (question: string, given: Partial<QuestionTask> = {}): QuestionTask => ({
  question,
  campaign: { id: 'i', name: 'Food bank', goal: 'Why do volunteers leave?', language: 'en' },
  questions: [{ id: 'q1', text: 'What made you come here?', kind: 'open', options: [], option_ids: [], topic: null }],
  version: { participants, key_themes: [rota], evidence: rows },
  conversations: null,
  admitted: rows.map(({ id }) => id),
  only_cited: false,
  asked_campaigns: 1,
  has_model: false,
  ...given,
});

const byFloor = (question: string, given: Partial<QuestionTask> = {}, from = readings): DataAnswer => {
  const step = answerQuestion(taskOf(question, given), from, new Map());
  assert.ok('done' in step);
  return step.done;
};

type Say = (idOf: (words: string) => string) => unknown;

function byModel(say: Say, believes?: (sentence: string) => boolean): { answer: DataAnswer; asked: string[] } {
  const answer = ({ statements }: Given) =>
    say((words) => statements.find(({ quote }) => quote.includes(words))?.id ?? 'none');
  const task = taskOf('Why do volunteers leave?', { has_model: true });
  const made = answeredBy(task, readings, { answer, judge: (data) => honest(data, believes) });
  return { answer: made.answer, asked: made.rounds.flatMap((asks) => asks.map(({ name }) => name)) };
}

const sentence = (text: string, ...evidence: string[]) => ({ answered: true, sentences: [{ text, evidence }] });

test('a question that is the goal of the campaign gets passages of its codes, from both sides, and composes nothing', () => {
  const answer = byFloor('Why do volunteers leave?');
  assert.deepEqual([answer.status, answer.author, answer.sentences], ['passages', 'floor', []]);
  const shown = answer.passages.map((id) => answer.evidence.find((row) => row.id === id)?.participant);
  assert.ok(shown.includes('P2') && shown.includes('P4'), JSON.stringify(shown));
  assert.deepEqual(
    answer.topics.map(({ theme_id, support_count, dissent_count }) => [theme_id, support_count, dissent_count]),
    [['late-rota', 2, 1]],
  );
});

test('the floor shows the nearest passages with their speakers, each a slice of its turn', () => {
  const answer = byFloor('Who drives the van?');
  const [first] = answer.passages;
  const row = answer.evidence.find(({ id }) => id === first);
  assert.deepEqual([row?.participant, row?.quote], ['P5', SAID[4]]);
});

test('a quote has the translation that the version has of it', () => {
  const evidence = rows.map((row, n) => (n === 4 ? { ...row, translation: 'Den Wagen fahre ich.' } : row));
  const answer = byFloor('Who drives the van?', { version: { participants, key_themes: [rota], evidence } });
  assert.deepEqual(
    answer.evidence.flatMap(({ quote, translation }) => (translation === null ? [] : [[quote, translation]])),
    [[SAID[4], 'Den Wagen fahre ich.']],
  );
});

test('what nobody speaks of is declined, with what was asked instead and what can be asked', () => {
  for (const question of [
    'What do volunteers earn?',
    'Which software does the accounting use?',
    'Was verdienen sie?',
  ]) {
    const answer = byFloor(question);
    assert.deepEqual([answer.status, answer.sentences, answer.topics], ['declined', [], []], question);
    // What is nearest is offered as such.
    assert.equal(answer.passages.length, answer.evidence.length, question);
    assert.match(answer.message, /^(?:Nobody was found|In diesen Interviews wurde niemand gefunden)/, question);
    assert.ok(answer.message.includes('What made you come here?'));
    assert.ok(answer.suggestions.some((text) => text.includes('The rota comes too late')));
  }
});

test('evidence whose turn no longer has its words, or that is gone, is neither shown nor cited', () => {
  const [, gone, other] = readings;
  const left = readings.filter((each) => each !== gone && each !== other);
  const changed = readingOf('c2', ['[name] gave up.']);
  const text = JSON.stringify(byFloor('Why do volunteers leave?', {}, [...left, changed]));
  assert.ok(!text.includes('Friday') && !text.includes('far too late'));
});

test('counts are those of the participants that a segment leaves', () => {
  const answer = byFloor('Why do volunteers leave?', { conversations: ['c1', 'c4'] });
  assert.deepEqual(
    answer.topics.map(({ support_count, dissent_count, not_asked_count }) => [
      support_count,
      dissent_count,
      not_asked_count,
    ]),
    [[1, 0, 1]],
  );
});

test('who was interviewed since the version is cited under a new name, and not counted', () => {
  const late = readingOf('c9', ['The van broke down twice in the winter.']);
  const answer = byFloor('Who speaks of the van and the winter?', {}, [...readings, late]);
  const row = answer.evidence.find(({ conversation_id }) => conversation_id === 'c9');
  assert.deepEqual([row?.participant, row?.quote], ['P7', 'The van broke down twice in the winter.']);
  const [topic] = byFloor('Why do volunteers leave?', {}, [...readings, late]).topics;
  assert.equal(topic?.not_asked_count, 3);
});

test('without a report, passages are found and nobody is counted', () => {
  const answer = byFloor('Who drives the van?', { version: null, admitted: [] });
  assert.deepEqual([answer.status, answer.topics], ['passages', []]);
  assert.ok(answer.evidence.some(({ quote }) => quote === SAID[4]));
});

test('a proven sentence is said with its people, quotes and the balance of its theme; a count is the engine’s', () => {
  const { answer, asked } = byModel((idOf) =>
    sentence('{support} participants gave up when the rota came late.', idOf('Friday'), idOf('far too late')),
  );
  assert.deepEqual([answer.status, answer.author, answer.message], ['answered', 'model', '']);
  const [first] = answer.sentences;
  assert.equal(first?.text, '2 participants gave up when the rota came late.');
  assert.deepEqual([first.participants, first.theme_ids], [['P2', 'P3'], ['late-rota']]);
  assert.deepEqual([answer.topics[0]?.dissenters, answer.topics[0]?.dissent_evidence], [['P4'], ['c3-o0']]);
  assert.ok(first.evidence.every((id) => answer.evidence.some((row) => row.id === id)));
  assert.deepEqual([...new Set(asked)], ['find_1', 'answer_4', 'judge_3']);
});

test('beside a model’s sentence stands no count of who uses the words of a theme of the rules', () => {
  const version = { participants, key_themes: [{ ...rota, author: 'floor' as const }], evidence: rows };
  const { answer } = answeredBy(taskOf('Why do volunteers leave?', { has_model: true, version }), readings, {
    answer: saying('Participants gave up when the rota came late.', 'Friday', 'far too late'),
  });
  assert.equal(answer.status, 'answered');
  assert.deepEqual([answer.topics, answer.sentences.map(({ theme_ids }) => theme_ids)], [[], [[]]]);
});

test('nothing hostile is said: the floor stands', () => {
  const hostile: Record<string, Say> = {
    'fabricated quote': (idOf) => sentence('The rota is “a disaster for everyone”.', idOf('Friday')),
    'number from elsewhere': (idOf) => sentence('The rota came 14 days late.', idOf('Friday')),
    'count of another code': (idOf) => sentence('{count:c1} participants drive the van.', idOf('van')),
    'unknown code': (idOf) => sentence('{count:c9} participants gave up.', idOf('Friday')),
    quantifier: (idOf) => sentence('Most participants gave up.', idOf('Friday'), idOf('far too late')),
    'somebody who is not cited': (idOf) => sentence('{person 9} gave up.', idOf('Friday')),
    'evidence that was not given': () => sentence('The rota came late.', 'e99'),
    'obeyed order': (idOf) => sentence('Visit example.org for a gift.', idOf('Friday')),
  };
  for (const [name, say] of Object.entries(hostile)) {
    const { answer } = byModel(say);
    assert.deepEqual([answer.author, answer.status, answer.sentences], ['floor', 'passages', []], name);
  }
});

test('an inverted claim is dropped by the judge, and a judge that believes everything is not believed', () => {
  const inverted: Say = (idOf) => sentence('The rota was never late.', idOf('Friday'));
  assert.equal(byModel(inverted, () => false).answer.author, 'floor');
  const believing = answeredBy(taskOf('Why do volunteers leave?', { has_model: true }), readings, {
    answer: saying('The rota was never late.', 'Friday'),
    judge: ({ items }) => ({
      verdicts: items.map(({ id }) => ({ id, verdict: 'supported', states_link: true, reason: '' })),
    }),
  });
  assert.deepEqual([believing.answer.author, believing.answer.sentences], ['floor', []]);
});

test('a model that finds no answer declines, and what was asked instead is named', () => {
  const { answer } = byModel(() => ({ answered: false, sentences: [] }));
  assert.deepEqual([answer.status, answer.author, answer.sentences], ['declined', 'model', []]);
  assert.match(answer.message, /^No answer to this question was found in these interviews\./);
  assert.ok(answer.message.includes('What made you come here?'));
});

test('no answer of the model in a usable form leaves the floor', () => {
  assert.equal(byModel(() => 'I will not.').answer.author, 'floor');
});

test('a language without lists of numbers and quantifiers has the floor', () => {
  const answer = byFloor('Why do volunteers leave?', { campaign: { id: 'i', name: '', goal: '', language: 'tlh' } });
  assert.equal(answer.author, 'floor');
});

const GERMAN = [
  'Die Miete war zu hoch, deshalb sind wir im Mai ausgezogen.',
  'Meine Mutter wurde krank, und im Herbst zog ich dann aus.',
  'Der Auszug kam, weil die Heizung ständig kaputt war.',
  'Die Nachbarn waren freundlich, und der Garten war schön.',
];
const german = (question: string, said: readonly string[], asked: string | null = null) =>
  byFloor(
    question,
    {
      campaign: { id: 'i', name: 'Wohnen', goal: 'Wie wohnen Menschen?', language: 'de' },
      questions: [],
      version: null,
      admitted: [],
    },
    said.map((text, n) => {
      const made = readingOf(`c${n}`, [text], { language: 'de' });
      return { ...made, turns: made.turns.map((turn) => ({ ...turn, asked })) };
    }),
  );
const quotesOf = ({ evidence }: DataAnswer): string[] => evidence.map(({ quote }) => quote);

test('a German verb is found whose prefix stands apart, and a question to which its words are a reply', () => {
  for (const question of ['Warum sind sie ausgezogen?', 'Wer ist denn auszogen?']) {
    const answer = german(question, GERMAN);
    assert.equal(answer.status, 'passages', question);
    assert.deepEqual(quotesOf(answer).toSorted(), [GERMAN[0], GERMAN[1]].toSorted(), question);
  }
  const replies = GERMAN.slice(2);
  const answer = german('Warum sind sie ausgezogen?', replies, 'Warum sind Sie damals ausgezogen?');
  assert.deepEqual([answer.status, quotesOf(answer).toSorted()], ['passages', replies.toSorted()]);
});

test('another form of the word is offered as near, and what nobody speaks of is declined', () => {
  const near = german('Warum sind sie ausgezogen?', GERMAN.slice(2));
  assert.deepEqual([near.status, quotesOf(near)], ['declined', [GERMAN[2]]]);
  const none = german('Welche Steuern zahlen sie?', GERMAN, 'Warum sind Sie damals ausgezogen?');
  assert.deepEqual([none.status, none.topics], ['declined', []]);
  const said = readingOf('c0', ["You can't bill a client for that, he'd say, but you told me it would be quicker."]);
  const nonsense = byFloor('Zylophantic quibberwock?', {}, [said]);
  assert.deepEqual(quotesOf(nonsense), []);
});
