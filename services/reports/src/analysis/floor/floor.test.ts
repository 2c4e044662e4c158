import assert from 'node:assert/strict';
import { test } from 'node:test';

import { corpusOf } from '../count/corpus.ts';
import { matrixOf } from '../count/matrix.ts';
import type { AnalysisInput, Corpus, Matrix } from '../types.ts';
import {
  answersByRules,
  codesByWords,
  optionsByRules,
  profilesByRules,
  readByRules,
  summaryByRules,
  textByRules,
} from './index.ts';
import type { ReadableConversation } from './index.ts';
import { Speech } from './speech.ts';
import { wordingOf } from './wording.ts';

const QUESTIONS: AnalysisInput['questions'] = [
  { id: 'q1', text: 'What annoys you about the night shift?', kind: 'open', topic: null, options: [], option_ids: [] },
  { id: 'q2', text: 'Do you use the rota app?', kind: 'open', topic: null, options: [], option_ids: [] },
];
const GUIDE = { language: 'en', questions: QUESTIONS };

const talk = (id: string, lines: readonly string[]): ReadableConversation => ({
  id,
  contact_id: `contact ${id}`,
  started_at: null,
  turns: lines.map((line, seq) => ({
    id: `${id}-${seq}`,
    seq,
    speaker: line.startsWith('I: ') ? 'interviewer' : 'participant',
    text: line.slice(3),
    question_id: null,
    started_ms: null,
  })),
});

const TALKS = [
  [
    'I: What annoys you about the night shift?',
    'P: The night shift is really exhausting because two nurses care for thirty patients. I wish the handover sheet were shorter.',
    'I: Do you use the rota app?',
    'P: Yes. Thomas showed me how the rota app swaps two shifts within a minute.',
  ],
  [
    'I: What annoys you about the night shift?',
    'P: On a night shift nobody answers the phone in the pharmacy. The main problem is that the handover sheet gets lost.',
    'I: Do you use the rota app?',
    'P: I open the rota app every morning and Thomas helps me with it.',
  ],
  [
    'I: What annoys you about the night shift?',
    'P: My night shift ends with an hour of paperwork in the ward office. We fill in the handover sheet by hand.',
    'I: Do you use the rota app?',
    "P: I'd rather not say.",
  ],
  [
    'I: What annoys you about the night shift?',
    'P: Our ward has no night shift, we only work during the day. Thomas plans the early shift on paper.',
    'I: Do you use the rota app?',
    'P: No.',
  ],
];

interface Made {
  corpus: Corpus;
  input: AnalysisInput;
  matrix: Matrix;
}

function made(talks: readonly (readonly string[])[], campaign = 'en'): Made {
  const readings = talks.map((lines, index) => readByRules(talk(`c${index}`, lines), GUIDE));
  const corpus = corpusOf(readings);
  const input: AnalysisInput = {
    campaign: { id: 'x', name: 'Ward', goal: '', language: campaign },
    questions: QUESTIONS,
    readings,
    codebook: { codes: [], covered: [] },
  };
  const { codes, codings, unclassified } = codesByWords(corpus, input);
  return { corpus, input, matrix: matrixOf(corpus, codes, { codings, unclear: [], unclassified }, QUESTIONS) };
}

test('observations are whole thoughts of the participant, as slices, and withheld turns are left out', () => {
  const base = talk('c', TALKS[0] ?? []);
  const hidden = { ...base, turns: base.turns.map((turn, at) => ({ ...turn, is_withheld: at === 3 })) };
  const reading = readByRules(hidden, GUIDE);
  assert.deepEqual(
    reading.observations.map(({ kind, gist }) => [kind, gist]),
    [
      ['problem', 'The night shift is really exhausting because two nurses care for thirty patients.'],
      ['wish', 'I wish the handover sheet were shorter.'],
    ],
  );
  assert.deepEqual(reading.asked, ['q1', 'q2']);
  assert.deepEqual(
    reading.turns.map(({ id }) => id),
    ['c-1'],
  );
});

test('of an imported interview it is not known which other questions were put, of a live one it is', () => {
  const base = talk('c', TALKS[0] ?? []);
  const named = { ...base, turns: base.turns.slice(0, 2).map((turn) => ({ ...turn, question_id: 'q1' })) };
  const statuses = (is_imported: boolean) =>
    readByRules({ ...named, is_imported }, GUIDE).answers.map(({ question_id, status }) => `${question_id} ${status}`);
  assert.deepEqual(statuses(false), ['q1 answered', 'q2 not_asked']);
  assert.deepEqual(statuses(true), ['q1 answered']);
});

test('each question of the guide has an answer, a refusal, or what does not tell', () => {
  const { corpus, input } = made(TALKS);
  const [first, second] = answersByRules(corpus, input);
  assert.deepEqual([first?.answered.length, first?.shown.length], [4, 4]);
  assert.deepEqual([second?.answered.length, second?.declined.length, second?.unclear.length], [3, 1, 0]);
});

test('codes are noun phrases of several people, never a name, and count who uses the words', () => {
  const { matrix, corpus, input } = made(TALKS);
  const names = matrix.map(({ code }) => code.name);
  assert.ok(names.includes('night shift') && names.includes('handover sheet'), names.join());
  assert.ok(!names.some((name) => /thomas|problem|hour/iu.test(name)), names.join());
  const row = matrix.find(({ code }) => code.name === 'handover sheet') ?? assert.fail();
  assert.equal(row.balance.support_count, 3);
  assert.equal(row.balance.silent_count, 0);
  const text = textByRules(row, corpus, input);
  assert.equal(text.headline.text, 'People raise the theme “handover sheet”');
  assert.equal(text.dissent, null);
  for (const sentence of text.sentences) assert.match(sentence.text, /^P\d: “.+”$/u);
});

test('codes keep names and ids when the data doubles', () => {
  const eight = [...TALKS, ...TALKS];
  const codesOf = (talks: readonly (readonly string[])[]) =>
    made(talks).matrix.map(({ code }) => `${code.id} ${code.name}`);
  assert.deepEqual(codesOf([...eight, ...eight]).toSorted(), codesOf(eight).toSorted());
});

test('a code of the codebook stays, whatever else is found', () => {
  const { corpus, input, matrix } = made(TALKS);
  const [row] = matrix;
  const renamed = { ...(row ?? assert.fail()).code, name: 'Working at night', locked: true };
  const { codes } = codesByWords(corpus, { ...input, codebook: { codes: [renamed], covered: [] } });
  assert.deepEqual(codes[0], renamed);
  assert.equal(new Set(codes.map(({ id }) => id)).size, codes.length);
});

test('only those who were interviewed in the language of a code are counted for it', () => {
  const german = [
    'I: Was stört Sie an der Nachtschicht?',
    'P: Die Nachtschicht ist wirklich anstrengend, weil zwei Leute dreißig Patienten versorgen. Ich fülle die Übergabe mit der Hand aus.',
  ];
  const { matrix, corpus, input } = made([...TALKS, german]);
  const row = matrix.find(({ code }) => code.name === 'handover sheet') ?? assert.fail();
  assert.equal(
    textByRules(row, corpus, input).headline.text,
    'People interviewed in English raise the theme “handover sheet”',
  );
});

test('options are wishes and problems in the words of those who say them, without a remedy that nobody names', () => {
  const { matrix, corpus, input } = made(TALKS);
  const options = optionsByRules(matrix, corpus, input);
  assert.deepEqual(options.map(({ title }) => title.text).toSorted(), [
    'I wish the handover sheet were shorter.',
    'The main problem is that the handover sheet gets lost.',
    'The night shift is really exhausting because two nurses care for thirty patients.',
  ]);
  assert.ok(options.every(({ remedy, consequence }) => remedy === null && consequence === null));
});

test('the title of an option leaves out hesitations and marks where; the quote beneath is verbatim', () => {
  const said = 'I wish the handover sheet were, um, shorter for the night nurses.';
  const others = TALKS.map(([first, ...rest]) => [first ?? '', ...rest]);
  const { matrix, corpus, input } = made([...others, [`P: ${said}`]]);
  const titles = optionsByRules(matrix, corpus, input).map(({ title }) => title);
  const title = titles.find(({ text }) => text.includes('[…]')) ?? assert.fail(JSON.stringify(titles));
  assert.equal(title.text, 'I wish the handover sheet were […] shorter for the night nurses.');
  assert.ok(title.evidence.some((id) => Speech.of(corpus).wordsOf(id) === said));
});

test('the summary has at most five sentences, and every number in it is counted', () => {
  const { matrix, corpus, input } = made(TALKS);
  const summary = summaryByRules(matrix, corpus, input);
  assert.match(summary[0]?.text ?? '', /^4 of 4 people raise the theme “night shift”, for example P2: “/);
  assert.ok(summary.length >= 2 && summary.length <= 5);
  assert.ok(summary.every(({ evidence }) => evidence.length > 0));
  const silent = made([['P: Hm.'], ['P: Yes.']]);
  assert.match(
    summaryByRules(silent.matrix, silent.corpus, silent.input)[0]?.text ?? '',
    /^2 people were interviewed; /,
  );
  assert.deepEqual(summaryByRules([], corpusOf([]), input), []);
});

test('from three people on there are profiles: groups where they are real, else the people who differ most', () => {
  const few = made(TALKS);
  const profiles = profilesByRules(few.matrix, few.corpus, few.input);
  assert.ok(
    profiles.length >= 3 && profiles.every(({ basis, members }) => basis === 'individual' && members.length === 1),
  );
  const two = made(TALKS.slice(0, 2));
  assert.deepEqual(profilesByRules(two.matrix, two.corpus, two.input), []);
  const silent = made([['P: Hm.'], ['P: Yes.'], ['P: Okay.']]);
  assert.equal(profilesByRules(silent.matrix, silent.corpus, silent.input).length, 3);
});

test('people who speak of the same subjects are a group, and its figures are counted', () => {
  const nurses = [
    'P: The handover sheet is far too long for a busy ward. The drug cabinet stays open at night. The bed plan changes every single hour.',
  ];
  const clerks = [
    'P: The invoice number is missing on each form. The tax office sends our letters back. The cash desk closes before the visitors leave.',
  ];
  const { matrix, corpus, input } = made(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? nurses : clerks)));
  const profiles = profilesByRules(matrix, corpus, input);
  assert.deepEqual(
    profiles.map(({ basis, members }) => [basis, members.length]),
    [
      ['group', 8],
      ['group', 8],
    ],
  );
  assert.match(profiles[0]?.description[1]?.text ?? '', /: 8 of these 8 raise it, and 0 of the other 8\.$/u);
});

test('nothing in a language without rules is claimed: no codes, and quotes stay', () => {
  const finnish = ['P: Yövuoro on todella raskas, koska kaksi hoitajaa hoitaa kolmekymmentä potilasta joka yö.'];
  const { matrix, corpus, input } = made([finnish, finnish, finnish], 'fi');
  assert.deepEqual(matrix, []);
  assert.equal(corpus.readings[0]?.points.length, 1);
  assert.deepEqual(optionsByRules(matrix, corpus, input), []);
  assert.equal(summaryByRules(matrix, corpus, input).length, 1);
});

test('a theme that the team put in is counted as such, and a renamed one is not', () => {
  const { matrix, corpus, input } = made(TALKS);
  const [row] = matrix;
  assert.ok(row);
  const first = (id: string) =>
    summaryByRules([{ ...row, code: { ...row.code, id, author: 'person' } }], corpus, input)[0]?.text;
  assert.match(
    first('0197a0c2-0000-7000-8000-000000000101') ?? '',
    /^3 of 4 people raise .+”, which the team added, for/u,
  );
  assert.doesNotMatch(first('night-shift') ?? '', /the team added/);
  const one = { all: 4, language: null };
  assert.deepEqual(
    ['de', 'fr', 'es'].map((tag) => wordingOf(tag).speakFor('x', 2, one, { example: 'P1', isAdded: true })),
    [
      '2 von 4 Befragten sprechen das Thema „x“ an, das das Team hinzugefügt hat, zum Beispiel P1',
      '2 personnes sur 4 abordent le thème « x », ajouté par l’équipe, par exemple P1',
      '2 de 4 personas plantean el tema «x», que añadió el equipo, por ejemplo P1',
    ],
  );
});

test('a renamed theme whose name is a statement stands in every sentence as the name of a theme', () => {
  const name = 'They wait for weeks';
  const { matrix, corpus, input } = made(TALKS);
  const renamed = matrix.map((row) =>
    row.code.name === 'night shift' ? { ...row, code: { ...row.code, name, author: 'person' as const } } : row,
  );
  const [sentence] = summaryByRules(renamed, corpus, input);
  assert.match(sentence?.text ?? '', /^4 of 4 people raise the theme “They wait for weeks”, for example P\d: “/u);
  const told = profilesByRules(renamed, corpus, input).flatMap(({ description }) => description);
  const naming = told.map(({ text }) => text).filter((text) => text.includes(name));
  assert.ok(naming.length > 0);
  for (const text of naming) assert.match(text, /^P\d raises the themes? “/u);
  const one = { all: 4, language: null };
  assert.deepEqual(
    ['en', 'de', 'fr', 'es'].map((tag) => wordingOf(tag).speakFor(name, 2, one, { example: 'P1', isAdded: false })),
    [
      '2 of 4 people raise the theme “They wait for weeks”, for example P1',
      '2 von 4 Befragten sprechen das Thema „They wait for weeks“ an, zum Beispiel P1',
      '2 personnes sur 4 abordent le thème « They wait for weeks », par exemple P1',
      '2 de 4 personas plantean el tema «They wait for weeks», por ejemplo P1',
    ],
  );
  assert.equal(
    wordingOf('de').group([name, 'Wartezeit']),
    `Befragte, die die Themen „${name}“ und „Wartezeit“ ansprechen`,
  );
});
