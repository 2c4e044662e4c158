import assert from 'node:assert/strict';
import { test } from 'node:test';
import { campaigns, type reports } from '@insights/contracts';
import { bySize } from '../../../../../test/support/size.ts';
import type { Question } from '../../domain/question.ts';
import { assignmentOf, codeOf, coding, readingOf } from '../campaign.fixture.ts';
import { corpusOf } from '../count/corpus.ts';
import { matrixOf } from '../count/matrix.ts';
import { saturationOf } from '../count/saturation.ts';
import { answersByRules, optionsByRules, profilesByRules, summaryByRules, textByRules } from '../floor/index.ts';
import { seededRandom } from '../random.ts';
import type { Coding, Findings, Reading, Sentence } from '../types.ts';
import { leading } from './claims.ts';
import { type Analysed, type EngineOutput, type ModelUse, assemble } from './index.ts';

const CAMPAIGNS = bySize({ smoke: 200, proof: 1_000 });

const QUESTIONS: Question[] = [
  { id: 'q1', text: 'What is hard?', kind: 'open', options: [], option_ids: [], topic: null },
  { id: 'q2', text: 'How often, from 1 to 5?', kind: 'scale', options: [], option_ids: [], topic: null },
  { id: 'q3', text: 'What helps?', kind: 'open', options: [], option_ids: [], topic: null },
];
const CODES = [codeOf('k', { question_ids: ['q1'] }), codeOf('l'), codeOf('m', { author: 'floor' }), codeOf('n')];
const USE: ModelUse = {
  model: 'large',
  judge: 'other',
  prompts: [{ name: 'read', version: 1 }],
  requests: 3,
  input_tokens: 100,
  output_tokens: 10,
  cost: null,
  unanswered_requests: 1,
  is_recorded: false,
};

interface Made extends Analysed {
  readonly codings: readonly Coding[];
}

function campaignOf(seed: number): Made {
  const random = seededRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const readings = Array.from({ length: 1 + below(9) }, (_, n): Reading => {
    const texts = Array.from(
      { length: below(5) },
      (__, turn) => `Well ${n}. The lift of ${turn} broke ${below(99)} times. So.`,
    );
    const made = readingOf(`c${n}`, texts, {
      contact_id: pick(['', 'x', `y${n}`]),
      asked: pick([[], ['q1'], ['q1', 'q2', 'q3']]),
      started_at: pick([null, `2026-01-${10 + n}T00:00:00Z`]),
      about: texts.map(() => pick([null, 'lift', `thing ${below(9)}`])),
    });
    const observations = made.observations.map((each) => ({
      ...each,
      passage: { ...each.passage, start: 8 },
      gist: texts[Number(each.id.split('-o')[1])]?.slice(8) ?? '',
      kind: pick(['problem', 'wish', 'fact'] as const),
      stance: pick(['positive', 'negative', 'mixed', 'neutral'] as const),
      question_id: pick([null, 'q1', 'q3']),
    }));
    const answers = made.asked.map((question_id) => {
      const passages = observations.slice(0, 1).map(({ passage }) => passage);
      const status = passages.length > 0 ? pick(['answered', 'declined', 'unclear'] as const) : 'unclear';
      const gist = random() < 0.5 ? 'The lift breaks.' : null;
      return {
        question_id,
        participant: '',
        status,
        gist,
        passages: status === 'answered' ? passages : [],
        author: 'model' as const,
      };
    });
    const points = observations
      .slice(0, 3)
      .map(({ gist, passage }) => ({ text: gist, passages: [passage], author: 'floor' as const }));
    return { ...made, observations, answers, points, withheld: below(2) };
  });
  const ids = readings.flatMap(({ observations }) => observations.map(({ id }) => id));
  const some = (share: number): Coding[] =>
    ids.flatMap((id) =>
      CODES.flatMap((code) =>
        random() < share ? [coding(id, code.id, pick(['supports', 'supports', 'contradicts', 'nuances']))] : [],
      ),
    );
  const assignment = assignmentOf(some(0.4), { unclear: some(0.05) });
  const corpus = corpusOf(readings);
  const input = {
    campaign: { id: 'i', name: 'Lifts', goal: 'Why?', language: pick(['en', 'de', 'fr', 'es']) },
    questions: QUESTIONS,
  };
  const matrix = matrixOf(corpus, CODES, assignment, QUESTIONS);
  const sentence = (text: string): Sentence => ({ text, evidence: ids.slice(0, 1 + below(3)), author: 'model' });
  const byModel = random() < 0.5 && ids.length > 0;
  const findings: Findings = {
    codebook: { codes: CODES, covered: ids },
    matrix,
    texts: matrix
      .filter(({ balance }) => balance.support_count > 0)
      .map((row) => {
        const floor = textByRules(row, corpus, input);
        return byModel
          ? { ...floor, headline: sentence('Lifts break.'), relevance: sentence('It costs time.') }
          : floor;
      }),
    summary: summaryByRules(matrix, corpus, input),
    options: [
      ...optionsByRules(matrix, corpus, input),
      ...(byModel
        ? [
            {
              code_id: 'k',
              title: sentence('Lifts could be repaired.'),
              problem: null,
              remedy: null,
              consequence: null,
            },
          ]
        : []),
    ],
    conflicts: byModel ? [{ code_id: 'k', positive: sentence('They run.'), negative: sentence('They break.') }] : [],
    profiles: profilesByRules(matrix, corpus, input),
    tally: byModel ? { quote: 2, support: 1 } : {},
  };
  const count = below(3);
  const value = (number: number): campaigns.ValueCount => ({
    value: { value: { $case: 'number', value: number } },
    count,
  });
  const totals = [
    {
      question_id: 'q2',
      totals: {
        asked: 2 * count,
        answered: 2 * count,
        declined: 0,
        distribution: [value(1), value(5)],
        valued: 2 * count,
        median: null,
      },
      changed: [],
      by_segment: [],
    },
  ];
  const saturation = saturationOf(corpus, assignment, 'en');
  const answers = answersByRules(corpus, input);
  return {
    findings,
    corpus,
    answers,
    input,
    totals,
    saturation,
    method: byModel ? USE : null,
    codings: [...assignment.codings],
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

/** Every list of evidence of a version, wherever it stands. */
function citedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(citedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name.endsWith('evidence') && Array.isArray(each) && typeof each[0] === 'string'
      ? (each as string[])
      : citedIn(each),
  );
}

type Claim = Omit<
  reports.Finding,
  'id' | 'text' | 'kind' | 'theme_id' | 'is_headline' | 'sentences' | 'dissent' | 'relevance' | 'confidence'
>;

function assertClaim(claim: Claim, people: number): void {
  const { support_count, dissent_count, unclear_count, silent_count, not_asked_count, margin } = claim;
  assert.equal(sum([support_count, dissent_count, unclear_count, silent_count, not_asked_count]), people);
  const sides = [claim.supporters, claim.dissenters, claim.unclear, claim.silent];
  assert.deepEqual(
    sides.map(({ length }) => length),
    [support_count, dissent_count, unclear_count, silent_count],
  );
  assert.equal(new Set(sides.flat()).size, sides.flat().length, 'nobody is on two sides');
  let left = support_count;
  while (left >= 2 && left > dissent_count) left -= 1;
  assert.equal(margin, support_count - left);
}

function assertNumbers(made: Made, output: EngineOutput): void {
  const { corpus, codings, findings } = made;
  const people = corpus.persons.length;
  const evidence = new Map(output.evidence.map((row) => [row.id, row]));
  const speakers = (ids: readonly string[]) => new Set(ids.map((id) => evidence.get(id)?.participant));
  const turns = new Map(corpus.readings.flatMap(({ turns: all }) => all.map((turn) => [turn.id, turn.text] as const)));
  for (const row of output.evidence) {
    const text = turns.get(row.turn_id) ?? '';
    assert.ok(row.verified && row.quote !== '' && text.slice(row.start, row.end) === row.quote);
    assert.equal(`${row.before}${row.quote}${row.after}`, text);
  }
  const { evidence: _, ...written } = output;
  assert.deepEqual([...new Set(citedIn(written))].toSorted(), [...evidence.keys()].toSorted());

  const { roadmap, personas, cartography } = output.outputs;
  const points = output.question_results.flatMap((result) => result.points);
  for (const claim of [...output.key_themes, ...output.findings, ...roadmap, ...points]) assertClaim(claim, people);
  for (const claim of personas) {
    assertClaim({ ...claim, supporters: claim.members, unclear: [], silent: [] }, people);
    assert.equal(claim.size, claim.members.length);
  }
  for (const claim of [...output.key_themes, ...output.findings, ...roadmap]) {
    for (const id of claim.supporters) assert.ok(speakers(claim.evidence).has(id), `${id} supports it and is quoted`);
    for (const id of claim.dissenters) assert.ok(speakers(claim.dissent_evidence).has(id));
  }
  for (const theme of output.key_themes) {
    const own = new Set(codings.filter(({ code_id }) => code_id === theme.id).map((each) => each.observation_id));
    const disputed = findings.matrix.find(({ code }) => code.id === theme.id)?.cells ?? [];
    const counted = new Set(
      disputed.flatMap(({ supports, contradicts, nuances }) => [...supports, ...contradicts, ...nuances]),
    );
    assert.equal(theme.mention_count, counted.size);
    for (const id of counted) assert.ok(own.has(id));
    assert.equal(theme.conversation_count, new Set([...counted].map((id) => id.split('-')[0])).size);
    assert.equal(sum(theme.kinds.map(({ statements }) => statements)), theme.mention_count);
  }
  assert.deepEqual(
    roadmap.map(({ priority }) => priority),
    [...roadmap.keys()].map((index) => index + 1),
  );
  assert.deepEqual(
    roadmap.map(({ score }) => score),
    roadmap.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  for (const { score, reach, support_count } of roadmap) {
    assert.equal(score, reach);
    assert.equal(reach, Math.round((1_000 * support_count) / people) / 1_000);
  }

  for (const { asked, answered, declined, unclear, distribution, points: shown, kind } of output.question_results) {
    assert.equal(asked, answered + declined + unclear);
    assert.ok(answered >= sum(distribution.map(({ count }) => count)));
    if (shown.some(({ author }) => author !== 'engine') && kind === 'open')
      assert.ok(answered > 0 || shown.every(({ support_count }) => support_count > 1), 'who is quoted has answered');
  }

  const { sample, participants, saturation, conversation_summaries } = output;
  assert.equal(sample.participants, people);
  assert.equal(sample.conversations, corpus.readings.length);
  assert.equal(sample.statements, sum(participants.map(({ statements }) => statements)));
  assert.equal(sum(sample.languages.map(({ conversations }) => conversations)), sample.conversations);
  assert.equal(sum(saturation.new_subjects), saturation.subjects);
  assert.equal(saturation.last_five, sum(saturation.new_subjects.slice(-5)));
  assert.equal(saturation.new_themes.length, sample.conversations);
  const excluded = new Set(sample.excluded.map(({ conversation_id }) => conversation_id));
  assert.ok(conversation_summaries.every(({ conversation_id }) => !excluded.has(conversation_id)));

  const nodes = new Set(cartography.nodes.map(({ id }) => id));
  assert.equal(nodes.size, cartography.nodes.length);
  for (const { type, from, to, weight, evidence: cited } of cartography.edges) {
    assert.ok(nodes.has(from) && nodes.has(to) && from !== to && cited.length > 0);
    if (type === 'mentioned_with') assert.equal(weight, speakers(cited).size);
    assert.ok(!['causes', 'leads_to', 'addresses', 'works_around'].includes(type));
  }
  assert.equal(sum(output.method.dropped.map(({ count }) => count)), sum(Object.values(findings.tally)));
  assert.equal(output.method.engine, made.method === null ? 'builtin' : 'model');
}

test(`every number of ${CAMPAIGNS} random campaigns adds up and follows from their conversations`, () => {
  for (let seed = 1; seed <= CAMPAIGNS; seed += 1) {
    const made = campaignOf(seed);
    try {
      assertNumbers(made, assemble(made));
    } catch (error) {
      throw new Error(`campaign ${seed}`, { cause: error });
    }
  }
});

test('the first quote of a finding is what its headline names first, of somebody who supports it and says nothing against it', () => {
  const corpus = corpusOf(['a', 'b', 'c'].map((id) => readingOf(id, ['It breaks.', 'It broke, but rarely.'])));
  const relations = [
    coding('a-o0', 'k'),
    coding('a-o1', 'k', 'nuances'),
    coding('b-o0', 'k'),
    coding('b-o1', 'k', 'contradicts'),
    coding('c-o0', 'k'),
  ];
  const [row] = matrixOf(corpus, [codeOf('k')], assignmentOf(relations), []);
  assert.ok(row);
  const cited = (author: 'model' | 'floor', ...evidence: string[]): Sentence => ({ text: '', evidence, author });
  const sentences = [cited('model', 'a-o1', 'a-o0')];
  const leads = (author: 'model' | 'floor') =>
    leading(row, { headline: cited(author, 'b-o0', 'a-o1', 'c-o0'), sentences });
  assert.deepEqual(leads('model'), ['c-o0', 'a-o0']);
  assert.deepEqual(leads('floor'), ['a-o0']);
});

test('the same findings give the same bytes', () => {
  assert.equal(JSON.stringify(assemble(campaignOf(7))), JSON.stringify(assemble(campaignOf(7))));
});

test('a report without a sentence of a model says that rules made it, whatever was asked', () => {
  const made = campaignOf(4);
  const floor = { ...made.findings, conflicts: [], options: [], option_ids: [], texts: [], tally: { controls: 12 } };
  const codebook = CODES.map((code) => ({ ...code, author: 'floor' as const }));
  const matrix = made.findings.matrix.map((row, n) => ({ ...row, code: codebook[n] ?? row.code }));
  const answers = made.answers.map((each) => ({ ...each, shown: [] }));
  const { method } = assemble({ ...made, answers, findings: { ...floor, matrix }, method: USE });
  assert.deepEqual(
    [method.engine, method.model, method.dropped],
    ['builtin', 'large', [{ check: 'controls', count: 12 }]],
  );
});

test('an empty campaign says so in numbers', () => {
  const corpus = corpusOf([]);
  const findings: Findings = {
    codebook: { codes: [], covered: [] },
    matrix: [],
    texts: [],
    summary: [],
    options: [],
    conflicts: [],
    profiles: [],
    tally: {},
  };
  const input = { campaign: { id: 'i', name: '', goal: '', language: 'en' }, questions: QUESTIONS };
  const saturation = saturationOf(corpus, { codings: [] }, 'en');
  const output = assemble({ findings, corpus, answers: [], input, totals: [], saturation, method: null });
  assert.deepEqual(
    output.question_results.map(({ asked }) => asked),
    [0, 0, 0],
  );
  assert.equal(output.sample.participants, 0);
  assert.equal(output.method.engine, 'builtin');
});
