import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { bySize } from '../../../../test/support/size.ts';
import { type Book, standing, withAdded, withChanged, withRemoved } from '../domain/codebook-edits.ts';
import { type Answers, CUT } from './asks.ts';
import type { Correction } from './corrections.ts';
import { readByRules } from './floor/index.ts';
import { CAMPAIGN, QUESTIONS, honest, interview } from './model/made.fixture.ts';
import { questionOf } from './model/questions.ts';
import { NO_PEOPLE, type People, type PersonCoding } from './people.ts';
import { type Analysis, type PipelineInput, type KnownVerdicts, analyse } from './pipeline.ts';
import type { Codebook, Reading } from './types.ts';

/** A run with a model takes seconds. */
const SEQUENCES = { rules: bySize({ smoke: 12, proof: 200 }), model: bySize({ smoke: 2, proof: 200 }) };
const guide = { language: 'en', questions: [] };

const readings = Array.from({ length: 8 }, (_, number): Reading => {
  const { conversation_id: id, contact_id, turns } = interview(number);
  const given = turns.flatMap((turn) => [
    { ...turn, id: `${turn.id}?`, seq: turn.seq - 1, speaker: 'interviewer' as const, text: turn.asked ?? '' },
    { ...turn, speaker: 'participant' as const },
  ]);
  return readByRules({ id, contact_id, started_at: null, turns: given }, guide);
});

const DRAFT = {
  id: null,
  name: null,
  definition: null,
  includes: null,
  excludes: null,
  parent_id: null,
  question_ids: null,
  locked: null,
};
const NAMES = ['Week', 'Late nights', 'Meetings', 'The system', 'Colleagues', 'What nobody mentions'];

const ACTIONS = [
  'add',
  'rename',
  'define',
  'lock',
  'merge',
  'remove',
  'code',
  'uncode',
  'relabel',
  'join',
  'split',
  'hide',
  'aside',
  'withdraw',
  'interview',
  'toggle',
] as const;

interface Step {
  readonly action: (typeof ACTIONS)[number];
  readonly a: number;
  readonly b: number;
}

/** A campaign and the people who work on its codebook. */
class Scene {
  people = 3;
  is_closed = false;
  engine: Codebook = { codes: [], covered: [] };
  /** Of a campaign in which nobody changes anything. */
  alone: Codebook = { codes: [], covered: [] };
  edits: Book['edits'] = [];
  corrections: Correction[] = [];
  codings: PersonCoding[] = [];
  made: Analysis | null = null;
  #clock = 0;
  readonly #answers: Map<string, unknown> | null;
  #verdicts: KnownVerdicts = new Map();

  constructor(withModel: boolean) {
    this.#answers = withModel ? new Map() : null;
  }

  get book(): Book {
    return { codes: this.engine.codes, edits: this.edits };
  }

  analyse(codebook: Codebook, corrections: readonly Correction[], people: People): Analysis {
    const input: PipelineInput = {
      campaign: CAMPAIGN,
      questions: QUESTIONS,
      readings: readings.slice(0, this.people),
      codebook: { ...codebook, is_closed: this.is_closed },
      corrections,
      people,
    };
    for (;;) {
      const step = analyse(input, this.#answers as Answers | null, this.#verdicts);
      if ('done' in step) {
        const fresh = [...step.done.verdicts.fresh].map(([id, { verdict }]) => [id, verdict] as const);
        this.#verdicts = new Map([...this.#verdicts, ...fresh]);
        return step.done;
      }
      for (const ask of step.asks) {
        const answer = honest(ask.name, JSON.parse(JSON.stringify(ask.data)) as never);
        this.#answers?.set(ask.key, answer === CUT ? CUT : (questionOf(ask)?.answer.safeParse(answer).data ?? null));
      }
    }
  }

  do({ action, a, b }: Step): void {
    this.#clock += 1;
    const editing = { now: String(this.#clock).padStart(9, '0'), generation: this.#clock, used: new Set<string>() };
    const codes = standing(this.book);
    const code = codes[a % Math.max(1, codes.length)];
    const other = codes[b % Math.max(1, codes.length)];
    const name = NAMES[b % NAMES.length] ?? '';
    const row = this.made?.findings.matrix[a % Math.max(1, this.made.findings.matrix.length)];
    const theme = { theme_id: row?.code.id ?? 'gone', terms: [] };
    const reading = readings[a % this.people] as Reading;
    const turn = reading.turns[b % reading.turns.length];
    const set = (draft: object): void => {
      if (code) this.edits = withChanged(this.book, code.id, { ...DRAFT, ...draft }, editing).edits;
    };
    const drop = (merge_into: string | null): void => {
      if (code) this.edits = withRemoved(this.book, code.id, { merge_into, force: true }, editing).edits;
    };
    switch (action) {
      case 'add':
        this.edits = withAdded(this.book, { ...DRAFT, name, includes: 'week, queue' }, editing).book.edits;
        break;
      case 'rename':
        return set({ name: `${name} ${a}` });
      case 'define':
        return set({ definition: `What is said of ${name}.`, includes: name });
      case 'lock':
        return set({ locked: a % 2 === 0 });
      case 'merge':
        if (code && other && code.id !== other.id) drop(other.id);
        break;
      case 'remove':
        return drop(null);
      case 'code':
        if (code && turn && turn.text.length > 0)
          this.codings.push({
            id: `coding ${this.#clock}`,
            conversation_id: reading.conversation_id,
            turn_id: turn.id,
            start: 0,
            end: Math.min(turn.text.length, 12 + a),
            quote: turn.text.slice(0, Math.min(turn.text.length, 12 + a)),
            code_id: code.id,
          });
        break;
      case 'uncode':
        this.codings.splice(a % Math.max(1, this.codings.length), 1);
        break;
      case 'relabel':
        this.corrections.push({ kind: 'relabel_theme', theme, label: `${name} again` });
        break;
      case 'join':
        this.corrections.push({
          kind: 'merge_themes',
          themes: [theme, { theme_id: other?.id ?? 'gone', terms: [] }],
          label: null,
        });
        break;
      case 'split': {
        const parts = ['week', 'other'].map((label) => ({ label, terms: [label] }));
        this.corrections.push({ kind: 'split_theme', theme, parts });
        break;
      }
      case 'hide':
        this.corrections.push({ kind: 'hide_theme', theme });
        break;
      case 'aside': {
        const { conversation_id, observations } = reading;
        // All of a conversation, so that the engine alone would find other codes.
        const statement_kind = b % 2 === 0 ? ('aside' as const) : ('wish' as const);
        for (const { passage } of observations)
          this.corrections.push({
            kind: 'set_statement',
            conversation_id,
            ...passage,
            statement_kind,
            polarity: 'negative',
          });
        break;
      }
      case 'withdraw':
        this.corrections.splice(a % Math.max(1, this.corrections.length), 1);
        break;
      case 'interview':
        this.people = Math.min(readings.length, this.people + 1);
        break;
      case 'toggle':
        this.is_closed = !this.is_closed;
    }
  }

  /** Makes a version, and checks what holds of every version. */
  regenerate(): void {
    const before = standing(this.book);
    const { edits, codings, corrections } = this;
    const made = this.analyse(this.engine, corrections, { edits, codings });
    const alone = this.analyse(this.alone, [], NO_PEOPLE);
    assert.deepEqual(made.codebook.codes, alone.codebook.codes, "the engine's codes do not depend on people");
    assert.deepEqual(made.codebook.covered, alone.codebook.covered);
    if (this.is_closed) {
      const known = new Set(this.engine.codes.map(({ id }) => id));
      assert.ok(
        made.codebook.codes.every(({ id }) => known.has(id)),
        'a closed codebook never grows',
      );
    }
    this.engine = { codes: made.codebook.codes, covered: made.codebook.covered };
    this.alone = { codes: alone.codebook.codes, covered: alone.codebook.covered };
    const after = new Map(standing(this.book).map((code) => [code.id, code]));
    for (const code of before) {
      assert.equal(after.get(code.id)?.name, code.name, 'no code is lost or renamed');
      assert.deepEqual(after.get(code.id)?.parent_id, code.parent_id);
    }
    this.#checkPeoplesWork(made, after);
    this.made = made;
  }

  #checkPeoplesWork(made: Analysis, codes: ReadonlyMap<string, unknown>): void {
    const { edits, codings, corrections } = this;
    assert.deepEqual(
      made.codings.map(({ id }) => id),
      codings.map(({ id }) => id),
      'every coding has a result',
    );
    for (const { code } of made.findings.matrix)
      assert.ok(codes.has(code.id.replace(/(?:\.\d+)+$/u, '')), 'the report has codes of the codebook');
    const applied = new Set(made.applied);
    const effective = corrections.filter((_, index) => applied.has(index));
    const working = new Set(made.codings.flatMap(({ id, applied: isApplied }) => (isApplied ? id : [])));
    if (effective.length === corrections.length && working.size === codings.length) return;
    const people = { edits, codings: codings.filter(({ id }) => working.has(id)) };
    const same = this.analyse(this.engine, effective, people);
    assert.deepEqual(same.findings.matrix, made.findings.matrix, 'what is not applied changes nothing');
  }

  /** Dropping everything that people did brings the engine's report back. */
  drop(): void {
    const restored = this.analyse(this.engine, [], NO_PEOPLE);
    const alone = this.analyse(this.alone, [], NO_PEOPLE);
    const { findings, answers, saturation, codebook } = restored;
    assert.equal(
      JSON.stringify({ findings, answers, saturation, codebook }),
      JSON.stringify({
        findings: alone.findings,
        answers: alone.answers,
        saturation: alone.saturation,
        codebook: alone.codebook,
      }),
    );
  }
}

const step = fc.record({
  action: fc.constantFrom(...ACTIONS),
  a: fc.integer({ min: 0, max: 40 }),
  b: fc.integer({ min: 0, max: 40 }),
});
const sequences = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 });

for (const withModel of [false, true]) {
  test(`codes keep their ids, nothing of people is lost, and the engine's report can be had back, ${withModel ? 'with a model' : 'by rules'}`, () => {
    fc.assert(
      fc.property(sequences, (rounds) => {
        const scene = new Scene(withModel);
        // People may begin before there is a version.
        if (rounds.length % 2 === 0) scene.regenerate();
        for (const steps of rounds) {
          for (const each of steps) scene.do(each);
          scene.regenerate();
        }
        scene.drop();
      }),
      { numRuns: withModel ? SEQUENCES.model : SEQUENCES.rules, seed: 39, endOnFailure: true },
    );
  });
}
