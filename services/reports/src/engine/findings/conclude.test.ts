import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCorpus } from '../corpus/corpus.ts';
import { digestOf } from '../corpus/digest.fixture.ts';
import type { ConversationDigest, EngineInput, QuestionTotals } from '../digest.ts';
import { findThemes } from '../themes/find-themes.ts';
import { EvidenceBook } from '../evidence-book.ts';
import type { Evidence, Question } from '../types.ts';
import { concludeFrom } from './conclude.ts';
import type { Conclusions } from './conclude.ts';

const ASK = '? How do you work with the tool?';

const OFFICE: Record<string, string[]> = {
  anna: [
    ASK,
    'The weekly export is slow. The weekly export is slow because the server is old.',
    'I love the dashboard.',
  ],
  ben: [ASK, 'The weekly export is really slow on Mondays.', 'The dashboard is terrible.'],
  cora: [ASK, 'Honestly, the weekly export is great.', 'The search is very slow.'],
  dan: [ASK, 'The dashboard is terrible and confusing.', 'The search is slow.'],
  eve: [ASK, 'The heating is wonderful.', '? And in winter?', 'The heating is terrible, it never works.'],
};

interface Made extends Conclusions {
  evidence: Map<string, Evidence>;
}

function conclude(digests: readonly ConversationDigest[], given: Partial<EngineInput> = {}): Made {
  const corpus = readCorpus(digests);
  const book = new EvidenceBook(corpus);
  const input: EngineInput = {
    campaign: { id: 'c', name: 'Tools', goal: 'What slows people down?', language: 'en' },
    questions: [],
    digests,
    responses: [],
    corrections: [],
    ...given,
  };
  const made = concludeFrom(input, corpus, findThemes(corpus), book);
  return { ...made, evidence: new Map(book.all().map((row) => [row.id, row])) };
}

const office = (): ConversationDigest[] => Object.entries(OFFICE).map(([id, lines]) => digestOf(id, lines));

const quotesOf = ({ evidence }: Made, ids: readonly string[]): string[] =>
  ids.map((id) => evidence.get(id)?.quote ?? '');

test('support, dissent and silence add up to all participants', () => {
  const { findings, roadmap, participants } = conclude(office());
  assert.ok(findings.length > 3 && roadmap.length > 0);
  for (const { support_count, dissent_count, silent_count, supporters, dissenters } of [...findings, ...roadmap]) {
    assert.equal(support_count + dissent_count + silent_count, participants.length);
    assert.equal(supporters.length, support_count);
    assert.equal(new Set([...supporters, ...dissenters]).size, support_count + dissent_count);
  }
});

test('a claim that several participants make is a sentence in their words, with the reason and the dissent', () => {
  const made = conclude(office());
  const finding = made.findings.find(({ text }) => text.includes('weekly export') && text.includes('slow'));
  assert.equal(finding?.text, 'The weekly export is slow, according to 2 of 5 participants.');
  assert.equal(finding.dissent_count, 1);
  assert.deepEqual(quotesOf(made, finding.dissent_evidence), ['the weekly export is great.']);
});

test('a participant is counted once, however often they say it', () => {
  const { findings } = conclude(office());
  const finding = findings.find(({ text }) => text.includes('weekly export') && text.includes('slow'));
  assert.equal(finding?.support_count, 2);
});

test('disagreement between participants and within one shows both sides', () => {
  const { contradictions } = conclude(office());
  const dashboard = contradictions.find(({ subject }) => subject === 'the dashboard');
  assert.deepEqual(
    [dashboard?.is_within_one, dashboard?.positive?.participants.length, dashboard?.negative?.participants.length],
    [false, 1, 2],
  );
  const heating = contradictions.find(({ subject }) => subject === 'the heating');
  assert.equal(heating?.is_within_one, true);
  assert.deepEqual(heating.positive?.participants, heating.negative?.participants);
});

test('at most five findings are headlines, and each speaks of another subject', () => {
  const { findings } = conclude(office());
  const headlines = findings.filter(({ is_headline }) => is_headline);
  assert.ok(headlines.length >= 3 && headlines.length <= 5);
  assert.deepEqual(findings.slice(0, headlines.length), headlines);
});

test('every evidence row is the part of the turn that it names', () => {
  const digests = office();
  const turns = new Map(digests.flatMap((digest) => digest.turns.map((turn) => [turn.id, turn.text])));
  const { evidence } = conclude(digests);
  assert.ok(evidence.size > 5);
  for (const { turn_id, start, end, quote, before, after } of evidence.values()) {
    assert.equal(turns.get(turn_id)?.slice(start, end), quote);
    assert.equal(`${before}${quote}${after}`, turns.get(turn_id));
  }
});

test('text in quotation marks is verbatim', () => {
  const made = conclude(office());
  const said = Object.values(OFFICE).flat();
  const texts = JSON.stringify({ ...made, evidence: [] });
  for (const [, quote = ''] of texts.matchAll(/“([^”]*)”/g))
    assert.ok(
      said.some((line) => line.includes(quote)),
      quote,
    );
});

test('order and ids of conversations have no influence', () => {
  const bare = (made: Made): unknown => ({
    ...made,
    participants: [],
    conversation_summaries: [],
    evidence: [...made.evidence.values()].map(({ quote, participant }) => [quote, participant]),
  });
  const renamed = Object.entries(OFFICE).map(([, lines], index) => digestOf(`z${9 - index}`, lines));
  assert.deepEqual(bare(conclude(renamed.toReversed())), bare(conclude(office())));
});

test('a conversation without anything to use is listed with the reason', () => {
  const { sample } = conclude([...office(), digestOf('silent', [ASK]), digestOf('short', [ASK, 'No.'])]);
  assert.equal(sample.conversations, 7);
  assert.deepEqual(
    sample.excluded.map(({ conversation_id, reason }) => [conversation_id, reason]),
    [
      ['short', 'nothing_to_use'],
      ['silent', 'no_participant_turn'],
    ],
  );
});

test('a scale question has every value in order and its median', () => {
  const question: Question = { id: 'q1', text: 'How satisfied are you?', kind: 'scale', options: [], topic: null };
  const distribution = [0, 1, 3].map((count, index) => ({
    value: { value: { $case: 'number' as const, value: index + 1 } },
    count,
  }));
  const totals: QuestionTotals = {
    question_id: 'q1',
    totals: { asked: 6, answered: 4, declined: 1, distribution },
    by_segment: [],
  };
  const [result] = conclude(office(), { questions: [question], responses: [totals] }).question_results;
  assert.deepEqual(result?.distribution, [
    { value: '1', count: 0 },
    { value: '2', count: 1 },
    { value: '3', count: 3 },
  ]);
  assert.deepEqual([result.asked, result.answered, result.declined, result.median], [6, 4, 1, 3]);
});

test('without interviews the summary states that there are none', () => {
  const { summary, findings, roadmap } = conclude([]);
  assert.match(summary, /no completed interview/);
  assert.deepEqual([findings, roadmap], [[], []]);
});

test('refusals and one-word answers become no finding', () => {
  const { findings, summary } = conclude([
    digestOf('a', [ASK, 'I would rather not say.', '? Why?', 'No.']),
    digestOf('b', [ASK, "I don't want to talk about that."]),
  ]);
  assert.deepEqual(findings, []);
  assert.match(summary, /no statement can be used/);
});

test('a remedy that is taken against a problem is not the problem', () => {
  const { findings } = conclude([
    digestOf('a', [ASK, 'I take ibuprofen because my muscles are terribly sore.']),
    digestOf('b', [ASK, 'I use ibuprofen because my back hurts terribly.']),
  ]);
  for (const { text } of findings) assert.doesNotMatch(text, /complain about (?:the )?ibuprofen/);
});

test('statements about a help desk and a standing desk are not about one desk', () => {
  const { findings } = conclude([
    ...office(),
    digestOf('x', [ASK, 'The help desk is terrible.']),
    digestOf('y', [ASK, 'The standing desk is terrible.']),
  ]);
  for (const { text, support_count } of findings) assert.ok(!text.includes('desk') || support_count === 1, text);
});

test('an announcement of what is said next is no wish', () => {
  const { findings } = conclude([
    digestOf('a', [ASK, 'I would like to thank the committee for the report.']),
    digestOf('b', [ASK, 'I would like to thank the committee for the invitation.']),
  ]);
  assert.ok(findings.every(({ kind }) => kind !== 'wish'));
});

test('problems and disputes stand before praise, unless the goal asks what is good', () => {
  const lines = [
    ['The lifts are slow.', 'The lounge is great.'],
    ['The lifts are slow.', 'The lounge is great.'],
    ['The lounge is great.', 'The lounge is great and quiet.'],
  ];
  const digests = lines.map((said, index) => digestOf(`c${index}`, [ASK, ...said]));
  const goal = (text: string): Partial<EngineInput> => ({
    campaign: { id: 'c', name: 'Tools', goal: text, language: 'en' },
  });
  const first = (text: string): string => conclude(digests, goal(text)).findings[0]?.text ?? '';
  assert.match(first('What should change?'), /lifts/);
  assert.match(first('What works well for people?'), /lounge/);
});

test('a sound statement of one person is a headline where nothing is shared, with its participant', () => {
  const { findings, summary } = conclude([
    digestOf('a', [ASK, 'The invoices are late because the office loses the forms.']),
    digestOf('b', [ASK, 'I have a dog.']),
    digestOf('c', [ASK, 'I walk to work.']),
    digestOf('d', [ASK, 'I have lunch at noon.']),
  ]);
  const headlines = findings.filter(({ is_headline }) => is_headline);
  assert.equal(headlines.length, 1);
  assert.match(headlines[0]?.text ?? '', /P\d/);
  assert.doesNotMatch(summary, /No claim is shared/);
});

test('among many participants, what one says is a finding and no headline, and no action stands first for it', () => {
  const others = Array.from({ length: 20 }, (_, index) => digestOf(`o${index}`, [ASK, 'I walk to work.']));
  const said = 'The invoices are late because the office loses the forms.';
  const { findings, roadmap, recommendations, summary } = conclude([digestOf('a', [ASK, said]), ...others]);
  assert.equal(findings.length, 1);
  assert.equal(findings[0]?.is_headline, false);
  assert.equal(roadmap.length, 1);
  assert.deepEqual(recommendations, []);
  assert.doesNotMatch(summary, /roadmap/i);
  const shared = conclude([digestOf('a', [ASK, said]), digestOf('b', [ASK, said]), ...others]);
  assert.equal(shared.recommendations.length, 1);
});

test('a claim that names no subject and is too long to quote is left out', () => {
  const answer =
    "Part-time is really quite difficult, because there's part-time that is about upskilling, part time that's about reskilling, there's part-time for social purposes, there's employer-supported part-time, there's student part-time.";
  const { findings } = conclude([digestOf('a', [ASK, answer])]);
  assert.deepEqual(
    findings.map(({ text }) => text).filter((text) => /^P\d+ complains/.test(text)),
    [],
  );
});

test('what somebody does about a problem is its remedy, also in the next answer, but not what follows another problem', () => {
  const remedyOf = (...between: string[]) => {
    const lines = [ASK, 'The phone booths are horrible.', ...between, '? How do you deal with it?'];
    const { roadmap } = conclude([digestOf('a', [...lines, 'I take my calls in the stairwell instead.'])]);
    return roadmap.find(({ title }) => title.includes('phone booths'))?.remedy ?? null;
  };
  assert.match(remedyOf() ?? '', /“I take my calls in the stairwell instead\.”/);
  assert.equal(remedyOf('? What else?', 'The lifts are terribly slow.'), null);
});

test('where no claim is shared, the summary names the subjects that most participants raise', () => {
  const places = ['the market', 'the station', 'the school', 'the river', 'the museum'];
  const { summary } = conclude(
    Array.from({ length: 25 }, (_, n) =>
      digestOf(`p${n}`, [
        ASK,
        `My bicycle stands near ${places[n % 5]} on day ${n}.`,
        `I ride my bicycle to ${places[(n + 1) % 5]}.`,
      ]),
    ),
  );
  assert.match(
    summary,
    /No claim is shared by enough participants yet\. Raised most often: \w+ \(\d+ of 25\), \w+ \(\d+ of 25\) and \w+ \(\d+ of 25\)\./,
  );
});

test('a roadmap item says what to do, who raises it and the problem, each once', () => {
  const { roadmap, summary } = conclude(office());
  assert.ok(roadmap.length > 0);
  for (const { title, description, problem } of roadmap) {
    assert.ok(problem === null || (!description.includes(problem) && !title.includes(problem)), title);
    assert.match(description, /^Raised by /);
  }
  assert.ok(!/“[^”]{101,}”/u.test(summary));
});

test('a wish in the same turn is the remedy', () => {
  const { roadmap } = conclude([
    digestOf('a', [ASK, 'The export is terribly slow. I would like a faster export.']),
    digestOf('b', [ASK, 'The export is terribly slow.']),
  ]);
  assert.match(roadmap[0]?.remedy ?? '', /I would like a faster export/);
});

test('a list for a course and a list for plots are not one list', () => {
  const { findings } = conclude([
    ...office(),
    digestOf('x', [ASK, 'The waiting list for the course is terrible.']),
    digestOf('y', [ASK, 'The waiting list is terrible.']),
  ]);
  for (const { text, support_count } of findings)
    assert.ok(!text.includes('waiting list') || support_count === 1, text);
});

test('praise of a thing denies neither a worry for it nor a single fault of it', () => {
  const { findings } = conclude([
    digestOf('a', [ASK, 'I worry about the dogs because the yard is small.']),
    digestOf('b', [ASK, 'The dogs are wonderful.', 'The store is great.']),
    digestOf('c', [ASK, 'The store is locked at eight, which is too early.']),
    digestOf('d', [ASK, 'The lift is slow.']),
  ]);
  assert.ok(findings.length > 0);
  for (const { text, dissent_count } of findings) if (/worr|locked/.test(text)) assert.equal(dissent_count, 0, text);
});

test('a noun phrase joined by "of" stands in a claim without quotation marks, and titles say "the" for "their"', () => {
  const { findings, roadmap } = conclude([
    ...office(),
    digestOf('fay', [ASK, 'The loss of data is terrible.', 'My keyboard is terrible.']),
    digestOf('gus', [ASK, 'I have had loss of data.', 'I hate my keyboard, it is terrible.']),
  ]);
  const texts = [...findings.map(({ text }) => text), ...roadmap.map(({ title }) => title)].join('\n');
  assert.match(texts, /about their keyboard/);
  for (const { title } of roadmap) assert.doesNotMatch(title, /\btheir\b/);
  assert.doesNotMatch(texts, /“loss of data”/);
});
