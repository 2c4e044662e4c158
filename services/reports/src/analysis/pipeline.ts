import type { reports } from '@insights/contracts';
import { type Answers, type Step, Desk } from './asks.ts';
import { type Coded, type Correction, correctedCodes, correctedReadings } from './corrections.ts';
import { corpusOf, observationsOf } from './count/corpus.ts';
import { matrixOf } from './count/matrix.ts';
import { type Saturation, saturationOf } from './count/saturation.ts';
import { type QuestionAnswers, answersByRules, assignByWords, codesByWords, optionsByRules } from './floor/index.ts';
import { profilesByRules, summaryByRules, textByRules } from './floor/index.ts';
import { wholeOf } from './model/ask.ts';
import { assignWith } from './model/assign.ts';
import { codebookWith } from './model/codebook.ts';
import { composeWith } from './model/compose.ts';
import { confirmWith } from './model/confirm.ts';
import { withFound } from './model/find.ts';
import { type GivenVerdict, type Verdicts, isJudgeFit } from './model/prove.ts';
import { readWith } from './model/read.ts';
import { proveReadings } from './model/summaries.ts';
import { textsWith } from './model/texts.ts';
import { translateWith } from './model/translate.ts';
import { findingsOf } from './model/write.ts';
import {
  type CodingResult,
  type EditedCode,
  type People,
  editedCodes,
  ownCodes,
  withCodings,
  withEdits,
} from './people.ts';
import { proofOf } from './proof/sentences.ts';
import type { AnalysisInput, Assignment, Check, Code, Codebook, Corpus, Findings, Reading } from './types.ts';

export interface PipelineInput extends AnalysisInput {
  readonly corrections: readonly Correction[];
  /** What people did to the codebook. Corrections are applied after it. */
  readonly people: People;
}

/** What the judge said of items before, by item. */
export type KnownVerdicts = ReadonlyMap<string, GivenVerdict>;

export interface Analysis {
  /** In the order of the input. */
  readonly readings: readonly Reading[];
  /** With the observations that were found while assigning. */
  readonly corpus: Corpus;
  readonly findings: Findings;
  readonly answers: readonly QuestionAnswers[];
  readonly saturation: Saturation;
  /** To be stored for the next version: without what people changed, which is applied to each version anew. */
  readonly codebook: Codebook;
  /** In whose conversations each of its codes was seen. */
  readonly seen_in: ReadonlyMap<string, readonly string[]>;
  /** To be stored. */
  readonly verdicts: Pick<Verdicts, 'fresh'> & { readonly used: ReadonlySet<string> };
  /** The corrections whose code or passage is there, by position in the input. */
  readonly applied: readonly number[];
  readonly codings: readonly CodingResult[];
  /** False: the judge missed controls, so that this is the floor's report. */
  readonly fit: boolean;
}

const NO_VERDICTS: Analysis['verdicts'] = { fresh: new Map(), used: new Set() };

/**
 * All stages in their order. `answers`: null for the floor alone. With a model it says what must be asked until nothing is missing; the
 * floor stands for everything that was not answered or not proven, and for the whole report if the judge is not fit.
 */
export function analyse(input: PipelineInput, answers: Answers | null, known: KnownVerdicts): Step<Analysis> {
  if (answers === null) return { done: byRules(input) };
  const desk = new Desk(answers);
  const done = withModel(desk, input, known);
  if (desk.missing.length > 0) return { asks: desk.missing };
  if (done === undefined) throw new Error('a stage is not done, but asks nothing');
  return { done };
}

/**
 * What the quotes of a version say in the campaign's language, by the id of the evidence, for those in another one. With what the judge said
 * of them.
 */
export function translated(
  { corpus, fit, verdicts }: Pick<Analysis, 'corpus' | 'fit' | 'verdicts'>,
  evidence: readonly reports.Evidence[],
  { input, answers, known }: { input: PipelineInput; answers: Answers | null; known: KnownVerdicts },
): Step<{ readonly translations: ReadonlyMap<string, string>; readonly verdicts: Analysis['verdicts'] }> {
  const desk = new Desk(fit ? answers : null);
  const used = new UsedVerdicts(known);
  const own: Verdicts = { known: used, fresh: new Map(verdicts.fresh), judged: [] };
  const translations = translateWith(desk, evidence, { proof: proofOf(corpus, [], input), verdicts: own });
  if (translations === undefined) return { asks: desk.missing };
  return { done: { translations, verdicts: { fresh: own.fresh, used: new Set([...verdicts.used, ...used.ids]) } } };
}

/** The floor: rules, no network. */
function byRules(input: PipelineInput, tally: Findings['tally'] = {}): Analysis {
  const applied = new Set<Correction>();
  const readings = correctedReadings(input.readings, input.corrections, applied);
  const plain = corpusOf(input.readings);
  const whole = readings === input.readings ? plain : corpusOf(readings);
  // The engine's codes do not depend on what people changed.
  const { coded, ...stored } = codedByWords(plain, input);
  const edited = editedCodes(coded.codes, input.people.edits);
  const own = assignByWords(whole, ownCodes(edited), input.campaign.language);
  const { corpus, codes, assignment, results } = byPeople(whole, { coded, edited, own, input, applied });
  const matrix = matrixOf(corpus, codes, assignment, input.questions);
  const findings: Findings = {
    codebook: { codes, covered: input.codebook.covered },
    matrix,
    texts: findingsOf(matrix).map((row) => textByRules(row, corpus, input)),
    summary: summaryByRules(matrix, corpus, input),
    options: optionsByRules(matrix, corpus, input),
    conflicts: [],
    profiles: profilesByRules(matrix, corpus, input),
    tally,
  };
  const made = { readings, corpus, findings, ...stored, verdicts: NO_VERDICTS, fit: true, codings: results };
  return { ...made, applied: positionsOf(input, applied), ...countedOf(corpus, assignment, input) };
}

interface ByPeople {
  readonly coded: Coded;
  readonly edited: readonly EditedCode[];
  readonly own: Assignment;
  readonly input: PipelineInput;
  /** Gets the corrections that had an effect. */
  readonly applied: Set<Correction>;
}

/** The codes and what is coded as people want them: their codebook, their codings, their corrections. */
function byPeople(whole: Corpus, { coded, edited, own, input, applied }: ByPeople) {
  const { people, corrections, campaign } = input;
  const shown = withEdits(coded, own, edited, campaign.language);
  const { corpus, results, ...peoples } = withCodings(whole, shown, people.codings, edited);
  const { codes, assignment } = correctedCodes(peoples, corrections, corpus, applied);
  return { corpus, codes, assignment, results };
}

const positionsOf = ({ corrections }: PipelineInput, applied: ReadonlySet<Correction>): number[] =>
  corrections.flatMap((correction, index) => (applied.has(correction) ? [index] : []));

const countedOf = (corpus: Corpus, assignment: Coded['assignment'], input: PipelineInput) => ({
  answers: answersByRules(corpus, input),
  saturation: saturationOf(corpus, assignment, input.campaign.language),
});

/** Codes from word statistics. Those that a model or people have made stay in the codebook. */
function codedByWords(corpus: Corpus, input: PipelineInput) {
  const { codes, codings, unclassified } = codesByWords(corpus, input);
  const coded: Coded = { codes, assignment: { codings, unclear: [], unclassified } };
  const seen_in = seenIn(coded, corpus);
  const { is_closed = false } = input.codebook;
  const found = new Set(codes.map(({ id }) => id));
  const others = input.codebook.codes.filter(({ id, author }) => author !== 'floor' || (is_closed && !found.has(id)));
  const own = codes.filter(({ id, author }) => author === 'floor' && (is_closed || seen_in.has(id)));
  return { coded, codebook: { codes: [...others, ...own], covered: input.codebook.covered }, seen_in };
}

function seenIn({ assignment }: Coded, corpus: Corpus): Map<string, readonly string[]> {
  const observations = observationsOf(corpus);
  const seen = new Map<string, Set<string>>();
  for (const { code_id, observation_id } of [...assignment.codings, ...assignment.unclear]) {
    const conversation = observations.get(observation_id)?.conversation;
    const id = conversation === undefined ? undefined : corpus.readings[conversation]?.conversation_id;
    if (id !== undefined) seen.set(code_id, (seen.get(code_id) ?? new Set()).add(id));
  }
  return new Map([...seen].map(([code, ids]) => [code, [...ids].toSorted()]));
}

/** Undefined while something must be asked. Stages that do not need each other's answers ask together. */
function withModel(desk: Desk, input: PipelineInput, known: KnownVerdicts): Analysis | undefined {
  const { campaign, questions, corrections } = input;
  const tally: Partial<Record<Check, number>> = {};
  const dropped = (check: Check): void => void (tally[check] = (tally[check] ?? 0) + 1);
  const used = new UsedVerdicts(known);
  const verdicts: Verdicts = { known: used, fresh: new Map(), judged: [] };
  const context = { goal: campaign.goal, language: campaign.language, questions, dropped };
  const read = wholeOf(input.readings.map((floor) => readWith(desk, floor, context)));
  if (read === undefined) return undefined;
  const applied = new Set<Correction>();
  const both = correctedReadings(read, corrections, applied).map((reading, index) => ({
    reading,
    floor: input.readings[index] as Reading,
  }));
  const readings = proveReadings(desk, both, input, { verdicts, dropped });
  // The engine's codes do not depend on what people changed.
  const plain = corpusOf(read);
  const coded = codedWith(desk, plain, { ...input, dropped, verdicts });
  const edited = coded && editedCodes(coded.coded.codes, input.people.edits);
  const own = edited && assignedWith(desk, plain, ownCodes(edited), { input, verdicts });
  if (!readings || !coded || !edited || !own) return undefined;
  const whole = withFound(withFound(corpusOf(readings), coded.found), newlyFound(own.found, coded.found));
  const { corpus, codes, assignment, results } = byPeople(whole, { coded: coded.coded, edited, own, input, applied });
  const matrix = matrixOf(corpus, codes, assignment, questions);
  const proving = { proof: proofOf(corpus, matrix, input), verdicts, campaign, dropped };
  const texts = textsWith(desk, proving);
  const composed = texts && composeWith(desk, texts, profilesByRules(matrix, corpus, input), proving);
  if (texts === undefined || composed === undefined) return undefined;
  if (!isJudgeFit(verdicts)) return { ...byRules(input, { controls: Math.max(1, tally.controls ?? 0) }), fit: false };
  const { codebook, seen_in } = coded;
  const findings: Findings = {
    codebook: { codes, covered: codebook.covered },
    matrix,
    texts: findingsOf(matrix).map((row) => texts.texts.get(row.code.id) ?? textByRules(row, corpus, input)),
    summary: composed.summary ?? summaryByRules(matrix, corpus, input),
    options: composed.options ?? optionsByRules(matrix, corpus, input),
    conflicts: composed.conflicts,
    profiles: composed.profiles,
    tally,
  };
  const made = { readings, corpus, findings, codebook, seen_in, verdicts: { fresh: verdicts.fresh, used: used.ids } };
  const people = { applied: positionsOf(input, applied), codings: results };
  return { ...made, ...people, fit: true, ...countedOf(corpus, assignment, input) };
}

type Found = ReadonlyMap<string, Reading['observations']>;

/** Without the observations that were found already. */
function newlyFound(found: Found, before: Found): Found {
  const known = new Set([...before.values()].flatMap((observations) => observations.map(({ id }) => id)));
  return new Map([...found].map(([id, observations]) => [id, observations.filter((each) => !known.has(each.id))]));
}

/** What a model assigns to codes and the judge confirms. */
function assignedWith(
  desk: Desk,
  corpus: Corpus,
  codes: readonly Code[],
  context: { readonly input: PipelineInput; readonly verdicts: Verdicts },
) {
  const assigned = assignWith(desk, corpus, codes);
  return assigned && confirmWith(desk, assigned, { ...context, codes, corpus: withFound(corpus, assigned.found) });
}

/** The codes of a model with what is assigned to them; those of the floor where no model's code has a finding. */
function codedWith(
  desk: Desk,
  corpus: Corpus,
  { verdicts, ...input }: PipelineInput & Parameters<typeof codebookWith>[2] & { readonly verdicts: Verdicts },
) {
  // A closed codebook is used as it is, whoever made its codes.
  const isKept = ({ author, name }: Code): boolean => (input.codebook.is_closed ? name !== '' : author !== 'floor');
  const codebook = codebookWith(desk, corpus, {
    ...input,
    codebook: { ...input.codebook, codes: input.codebook.codes.filter(isKept) },
  });
  const assigned = codebook && assignedWith(desk, corpus, codebook.codes, { input, verdicts });
  if (codebook === undefined || assigned === undefined) return undefined;
  const { found, ...assignment } = assigned;
  const coded: Coded = { codes: codebook.codes, assignment };
  const whole = withFound(corpus, found);
  const hasFindings = findingsOf(matrixOf(whole, coded.codes, assignment, input.questions)).length > 0;
  const { is_closed } = input.codebook;
  const stored = { codebook: is_closed ? input.codebook : codebook };
  if (hasFindings) return { coded, found, ...stored, seen_in: seenIn(coded, whole) };
  const floor = is_closed ? input.codebook : { ...codebook, codes: [] };
  return { ...codedByWords(corpus, { ...input, codebook: floor }), ...stored, found: new Map() };
}

/** Notes which verdicts a run needs, so that the others are deleted. */
class UsedVerdicts extends Map<string, GivenVerdict> {
  readonly ids = new Set<string>();

  override get(id: string): GivenVerdict | undefined {
    this.ids.add(id);
    return super.get(id);
  }

  override has(id: string): boolean {
    this.ids.add(id);
    return super.has(id);
  }
}
