import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type Ask, CUT } from './asks.ts';
import type { Correction } from './corrections.ts';
import { type CodeEdit, NO_PEOPLE, type PersonCoding } from './people.ts';
import { readByRules } from './floor/index.ts';
import { CAMPAIGN, type Model, QUESTIONS, honest, interview } from './model/made.fixture.ts';
import type { GivenVerdict } from './model/prove.ts';
import { questionOf } from './model/questions.ts';
import { type Analysis, type PipelineInput, analyse } from './pipeline.ts';
import type { Codebook, Reading } from './types.ts';

const NOTHING: Codebook = { codes: [], covered: [] };
const guide = { language: 'en', questions: [] };

/** The made interview, as rules read it. */
function read(number: number): Reading {
  const { conversation_id: id, contact_id, turns } = interview(number);
  const given = turns.flatMap((turn) => [
    { ...turn, id: `${turn.id}?`, seq: turn.seq - 1, speaker: 'interviewer' as const, text: turn.asked ?? '' },
    { ...turn, speaker: 'participant' as const },
  ]);
  return readByRules({ id, contact_id, started_at: null, turns: given }, guide);
}
const readings = [0, 1, 2, 3].map(read);
const inputOf = (given: Partial<PipelineInput> = {}): PipelineInput => ({
  campaign: CAMPAIGN,
  questions: QUESTIONS,
  readings,
  codebook: NOTHING,
  corrections: [],
  people: NO_PEOPLE,
  ...given,
});

function floor(given: Partial<PipelineInput> = {}): Analysis {
  const step = analyse(inputOf(given), null, new Map());
  assert.ok('done' in step);
  return step.done;
}

interface State {
  readonly answers?: Map<string, unknown>;
  readonly known?: ReadonlyMap<string, GivenVerdict>;
}

/** As a host does: asks what is missing, and runs again. */
function withModel(
  model: Model,
  given: Partial<PipelineInput> = {},
  { answers = new Map(), known = new Map() }: State = {},
) {
  const asked: Ask[] = [];
  for (let round = 0; round < 40; round += 1) {
    const step = analyse(inputOf(given), answers as Answers, known);
    if ('done' in step) return { ...step.done, asked, state: { answers, known: verdictsOf(step.done, known) } };
    for (const ask of step.asks) {
      asked.push(ask);
      const answer = model(ask.name, JSON.parse(JSON.stringify(ask.data)) as never);
      answers.set(ask.key, answer === CUT ? CUT : (questionOf(ask)?.answer.safeParse(answer).data ?? null));
    }
  }
  throw new Error('the runs do not end');
}

const verdictsOf = ({ verdicts }: Analysis, known: ReadonlyMap<string, GivenVerdict>) =>
  new Map([...known, ...[...verdicts.fresh].map(([id, { verdict }]) => [id, verdict] as const)]);

test('the floor alone asks nothing and makes all parts of a report', () => {
  const { findings, codebook, fit, saturation } = floor();
  assert.ok(findings.matrix.length > 0 && findings.texts.length > 0);
  assert.ok(findings.summary.length > 0 && findings.profiles.length > 0);
  assert.ok(codebook.codes.every(({ author }) => author === 'floor'));
  assert.equal(saturation.new_codes.length, readings.length);
  assert.equal(fit, true);
  assert.doesNotMatch(JSON.stringify(findings), /"author":"model"/);
});

test('with an honest model its codes and sentences stand, and each code names the conversations that it was seen in', () => {
  const { findings, codebook, seen_in } = withModel(honest);
  assert.ok(codebook.codes.every(({ author }) => author === 'model') && codebook.codes.length >= 6);
  assert.ok(findings.texts.every(({ headline }) => headline.author === 'model'));
  assert.ok(findings.summary.every(({ author }) => author === 'model'));
  for (const { id } of codebook.codes) assert.ok((seen_in.get(id) ?? []).length >= 2);
});

test('unchanged input with stored answers asks nothing and gives the same', () => {
  const first = withModel(honest);
  const again = withModel(honest, { codebook: first.codebook, readings: readings.toReversed() }, first.state);
  assert.equal(again.asked.length, 0);
  assert.deepEqual(again.findings, first.findings);
  const unused = [...again.verdicts.used].filter((id) => !first.state.known.has(id));
  assert.deepEqual([unused, again.verdicts.fresh.size], [[], 0]);
});

test('a judge that calls everything supported is not believed: the floor stands, and the tally says so', () => {
  const gullible: Model = (name, data: never) =>
    name.startsWith('judge')
      ? {
          verdicts: (data as { items: { id: string }[] }).items.map(({ id }) => ({
            id,
            verdict: 'supported',
            reason: '',
            states_link: true,
          })),
        }
      : honest(name, data);
  const { findings, fit, verdicts, codebook } = withModel(gullible);
  assert.equal(fit, false);
  assert.ok((findings.tally.controls ?? 0) > 0);
  assert.doesNotMatch(JSON.stringify(findings.texts), /"author":"model"/);
  assert.deepEqual(findings.texts, floor().findings.texts);
  assert.deepEqual([verdicts.fresh.size, codebook.codes.every(({ author }) => author === 'floor')], [0, true]);
});

test('a model that answers nothing leaves the floor, codes of people and models stay in the codebook', () => {
  const { codebook } = withModel(honest);
  const silent = withModel(() => null, { codebook });
  assert.deepEqual(silent.findings.texts, floor().findings.texts);
  assert.deepEqual(silent.codebook.codes, codebook.codes);
  assert.ok(floor({ codebook }).codebook.codes.some(({ author }) => author === 'model'));
});

test('themes are relabelled, merged, hidden and split by id; a correction whose code is gone changes nothing', () => {
  const { codebook, state } = withModel(honest);
  const [one, two, three] = codebook.codes.map(({ id }) => ({ theme_id: id, terms: [] }));
  assert.ok(one && two && three);
  const corrected = (...corrections: Correction[]) => {
    const made = withModel(honest, { codebook, corrections }, { ...state, answers: new Map(state.answers) });
    assert.deepEqual(made.codebook, codebook, 'the codebook stays as it was');
    assert.ok(made.asked.every(({ name }) => !/^(?:read|codebook|assign)/u.test(name)));
    return made.findings.matrix;
  };
  const plain = corrected();
  const rowOf = (matrix: typeof plain, id: string) => matrix.find(({ code }) => code.id === id);
  const relabelled = corrected({ kind: 'relabel_theme', theme: one, label: 'Trouble' });
  assert.equal(rowOf(relabelled, one.theme_id)?.code.name, 'Trouble');
  const merged = corrected({ kind: 'merge_themes', themes: [one, two], label: 'Both' });
  assert.equal(merged.length, plain.length - 1);
  assert.equal(rowOf(merged, two.theme_id), undefined);
  const support = (matrix: typeof plain, id: string) => rowOf(matrix, id)?.cells.flatMap(({ supports }) => supports);
  assert.deepEqual(
    new Set(support(merged, one.theme_id)),
    new Set([...(support(plain, one.theme_id) ?? []), ...(support(plain, two.theme_id) ?? [])]),
  );
  assert.equal(rowOf(corrected({ kind: 'hide_theme', theme: three }), three.theme_id), undefined);
  const parts = [
    { label: 'Week 1', terms: ['week 1'] },
    { label: 'Week 2', terms: ['week 2'] },
  ];
  const split = corrected({ kind: 'split_theme', theme: one, parts });
  assert.equal(rowOf(split, one.theme_id), undefined);
  assert.ok(split.some(({ code }) => code.name.startsWith('Week')));
  assert.deepEqual(corrected({ kind: 'hide_theme', theme: { theme_id: 'gone', terms: ['nothing'] } }), plain);
});

test('a statement has the kind and stance that a person set, and an aside is no observation', () => {
  const [first] = readings as [Reading];
  const [observation] = first.observations;
  assert.ok(observation);
  const { conversation_id } = first;
  const set = (statement_kind: 'wish' | 'aside'): Reading | undefined => {
    const place = { conversation_id, ...observation.passage };
    return floor({ corrections: [{ kind: 'set_statement', ...place, statement_kind, polarity: 'negative' }] })
      .readings[0];
  };
  const found = set('wish')?.observations.find(({ id }) => id === observation.id);
  assert.deepEqual([found?.kind, found?.stance], ['wish', 'negative']);
  assert.equal(
    set('aside')?.observations.some(({ id }) => id === observation.id),
    false,
  );
});

const edit = (id: string, given: Partial<CodeEdit> = {}): CodeEdit => ({
  id,
  name: null,
  definition: null,
  includes: null,
  excludes: null,
  parent_id: null,
  question_ids: null,
  locked: null,
  removed: false,
  merged_into: null,
  generation: 1,
  named_at: null,
  ...given,
});

test('a closed codebook stays as it is, and a code of people is asked about by itself', () => {
  const { codebook, state } = withModel(honest);
  const closed = { ...codebook, codes: codebook.codes.slice(0, 2), is_closed: true };
  const edits = [edit('mine', { name: 'Weeks', definition: 'What happens in which week.' })];
  const people = { edits, codings: [] };
  const opened = withModel(honest, { codebook, people }, { ...state, answers: new Map(state.answers) });
  assert.ok(opened.asked.every(({ name }) => !/^(?:read|codebook)/u.test(name)));
  for (const { name, data } of opened.asked) {
    if (name.startsWith('assign')) assert.deepEqual((data as { codes: object[] }).codes.length, 1);
  }
  assert.deepEqual(opened.codebook, codebook);
  const held = withModel(honest, { codebook: closed, people });
  assert.deepEqual(held.codebook.codes, closed.codes);
  assert.ok(held.asked.every(({ name }) => !name.startsWith('codebook')));
});

test('a closed codebook without codes makes a report without themes by rules, and finds again what an erasure emptied', () => {
  const { codebook } = floor();
  const closed = { codes: [], covered: [], is_closed: true };
  assert.deepEqual(floor({ codebook: closed }).findings.matrix, []);
  const emptied = codebook.codes.map((code) => ({ ...code, name: '', includes: '', terms: [] }));
  const again = floor({ codebook: { ...closed, codes: emptied } });
  assert.deepEqual(again.codebook.codes.map(({ id }) => id).toSorted(), codebook.codes.map(({ id }) => id).toSorted());
});

test('a passage that people coded counts, also if its offsets have moved; without its words or its code it is not applied', () => {
  const reading = readings[0] as Reading;
  const turn = reading.turns[1] as Reading['turns'][number];
  const quote = turn.text.slice(0, 20);
  const { conversation_id } = reading;
  const place = { conversation_id, turn_id: turn.id, quote };
  const edits = [edit('mine', { name: 'What people say of a very special subject' })];
  const coding = (id: string, given: Partial<PersonCoding> = {}): PersonCoding => ({
    id,
    ...place,
    start: 0,
    end: 20,
    code_id: 'mine',
    ...given,
  });
  const codings = [coding('one'), coding('moved', { start: 3, end: 23 }), coding('gone', { quote: 'never said' })];
  const made = floor({ people: { edits, codings: [...codings, coding('other', { code_id: 'none' })] } });
  assert.deepEqual(
    made.codings.map(({ id, applied }) => [id, applied]),
    [
      ['one', true],
      ['moved', true],
      ['gone', false],
      ['other', false],
    ],
  );
  const row = made.findings.matrix.find(({ code }) => code.id === 'mine');
  assert.deepEqual(row?.balance.support_count, 1);
});

test('of two codes with the same passages, that of people stands', () => {
  const plain = floor();
  const [code] = plain.findings.codebook.codes;
  assert.ok(code);
  const made = floor({ people: { edits: [edit('mine', { name: code.name })], codings: [] } });
  const ids = made.findings.codebook.codes.map(({ id }) => id);
  assert.ok(ids.includes('mine') && !ids.includes(code.id));
  assert.deepEqual(made.codebook, plain.codebook);
});

test('corrections say whether they had an effect', () => {
  const [code] = floor().findings.codebook.codes;
  const corrections: Correction[] = [
    { kind: 'hide_theme', theme: { theme_id: 'gone', terms: [] } },
    { kind: 'relabel_theme', theme: { theme_id: code?.id ?? '', terms: [] }, label: 'Renamed' },
  ];
  assert.deepEqual(floor({ corrections }).applied, [1]);
});
