import { validate } from 'uuid';
import { languageOf, phraseKey } from '@insights/language';
import { observationsOf } from './count/corpus.ts';
import { withFound } from './model/find.ts';
import { observationId } from './model/read.ts';
import type { Coded } from './corrections.ts';
import type { Assignment, Code, Coding, Corpus, Observation, Passage } from './types.ts';

/**
 * What people do to the codebook. It is a layer over the codes of the engine, which never depend on it: without the layer, the report is
 * the one that the engine makes alone.
 */
export interface People {
  readonly edits: readonly CodeEdit[];
  readonly codings: readonly PersonCoding[];
}

export const NO_PEOPLE: People = { edits: [], codings: [] };

/** What people have set of one code; null: as the engine has it. */
export interface CodeEdit {
  readonly id: string;
  readonly name: string | null;
  readonly definition: string | null;
  readonly includes: string | null;
  readonly excludes: string | null;
  readonly parent_id: string | null;
  readonly question_ids: readonly string[] | null;
  readonly locked: boolean | null;
  /** The code is gone; what was coded with it belongs to `merged_into`, or to nothing. */
  readonly removed: boolean;
  readonly merged_into: string | null;
  /** Grows with each change of what the code means: codes of one generation are asked about together. */
  readonly generation: number;
  /** When people named it last. */
  readonly named_at: string | null;
}

/** A passage that a person gave a code. */
export interface PersonCoding {
  readonly id: string;
  readonly conversation_id: string;
  readonly turn_id: string;
  readonly start: number;
  readonly end: number;
  /** The words then: the offsets move when other names are hidden. */
  readonly quote: string;
  readonly code_id: string;
}

/** What became of a coding in a version. */
export interface CodingResult {
  readonly id: string;
  /** False: the passage or the code is gone. */
  readonly applied: boolean;
  /** Codes that the engine gave the passage. */
  readonly engine_code_ids: readonly string[];
}

export interface EditedCode extends Code {
  readonly parent_id: string | null;
  /** The code that has its codings: itself, the one that it was merged into, or none. */
  readonly target: string | null;
  /** People say what it means, so that the engine's codings with it do not count. */
  readonly is_own: boolean;
  /** The engine has no such code. */
  readonly is_new: boolean;
}

/** People added it: its id was made for it. Those of the engine tell what a code is about. */
export const isAdded = ({ id }: Pick<Code, 'id'>): boolean => validate(id);

export const MAX_CODES = 200;

/** An engine's code whose passages overlap a person's code more than this says the same, and the person's stands for both. */
const MAX_OVERLAP = 0.5;

const nothing = (id: string): Code => ({
  id,
  name: '',
  definition: '',
  includes: '',
  excludes: '',
  question_ids: [],
  author: 'person',
  locked: true,
  generation: 0,
  terms: [],
});

/** All codes as people have edited them, the removed ones included; at most 200 of them stand. */
export function editedCodes(codes: readonly Code[], edits: readonly CodeEdit[]): EditedCode[] {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const own = new Set(codes.map(({ id }) => id));
  const room = MAX_CODES - edits.filter(({ removed }) => !removed).length;
  const engines = codes.filter(({ id, name }) => name !== '' && !byId.has(id)).slice(0, Math.max(0, room));
  const untouched = new Set(engines);
  const known = codes.filter((code) => untouched.has(code) || (code.name !== '' && byId.has(code.id)));
  const added = edits.filter(({ id, name }) => !own.has(id) && name !== null).map(({ id }) => nothing(id));
  const all = [...known, ...added];
  const ids = new Set(all.map(({ id }) => id));
  const targetOf = (id: string): string | null => followed(id, byId, ids);
  return all.map((code) => afterEdit(code, byId.get(code.id), { targetOf, is_new: !own.has(code.id) }));
}

function followed(id: string, byId: ReadonlyMap<string, CodeEdit>, ids: ReadonlySet<string>): string | null {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null && ids.has(at) && !seen.has(at);) {
    const edit: CodeEdit | undefined = byId.get(at);
    if (edit?.removed !== true) return at;
    seen.add(at);
    at = edit.merged_into;
  }
  return null;
}

function afterEdit(
  code: Code,
  edit: CodeEdit | undefined,
  { targetOf, is_new }: { targetOf: (id: string) => string | null; is_new: boolean },
): EditedCode {
  const target = targetOf(code.id);
  if (edit === undefined) return { ...code, parent_id: null, target, is_own: false, is_new };
  const { name, definition, includes, excludes, question_ids, locked } = edit;
  const parent = edit.parent_id === null ? null : targetOf(edit.parent_id);
  const isWritten = [name, definition, includes, excludes].some((text) => text !== null);
  const isRedefined = [definition, includes, excludes].some((text) => text !== null);
  return {
    ...code,
    name: name ?? code.name,
    definition: definition ?? code.definition,
    includes: includes ?? code.includes,
    excludes: excludes ?? code.excludes,
    question_ids: question_ids ?? code.question_ids,
    author: isWritten ? 'person' : code.author,
    locked: locked ?? true,
    generation: is_new || isRedefined ? edit.generation : code.generation,
    parent_id: parent === code.id ? null : parent,
    target,
    is_own: is_new || isRedefined,
    is_new,
  };
}

/** Codes that the engine must look for because people say what they mean. */
export const ownCodes = (codes: readonly EditedCode[]): EditedCode[] =>
  codes.filter(({ is_own, target }) => is_own && target !== null);

/** The engine's codes and codings as people want them. `own`: what was assigned to `ownCodes`. */
export function withEdits(coded: Coded, own: Assignment, edited: readonly EditedCode[], language: string): Coded {
  const again = new Set(ownCodes(edited).map(({ id }) => id));
  const targets = new Map(edited.map(({ id, target }) => [id, target]));
  const both = (name: 'codings' | 'unclear'): readonly Coding[] => [
    ...coded.assignment[name].filter(({ code_id }) => !again.has(code_id)),
    ...own[name],
  ];
  const given = { codings: both('codings'), unclear: both('unclear') };
  const unclassified = new Map(coded.assignment.unclassified);
  for (const { id } of edited) if (again.has(id)) unclassified.set(id, own.unclassified.get(id) ?? new Set());
  const codes = edited.filter(({ id, target }) => target === id);
  const moved = movedTo(targets, { ...given, unclassified });
  const same = sameAs(codes, moved.codings, language);
  if (same.size === 0) return { codes, assignment: moved };
  return { codes: codes.filter(({ id }) => !same.has(id)), assignment: movedTo(same, moved) };
}

/** Codings of a code belong to its target; what has none is dropped. */
function movedTo(targets: ReadonlyMap<string, string | null>, { codings, unclear, unclassified }: Assignment) {
  const targetOf = (id: string): string | null => (targets.has(id) ? (targets.get(id) ?? null) : id);
  const move = (given: readonly Coding[]): Coding[] => {
    const moved = given.flatMap((coding): Coding[] => {
      const code_id = targetOf(coding.code_id);
      return code_id === null ? [] : [code_id === coding.code_id ? coding : { ...coding, code_id }];
    });
    return [
      ...new Map(moved.map((each) => [`${each.observation_id} ${each.code_id} ${each.relation}`, each])).values(),
    ];
  };
  const missing = new Map<string, ReadonlySet<string>>();
  for (const [id, conversations] of unclassified) {
    const target = targetOf(id);
    if (target !== null) missing.set(target, new Set([...(missing.get(target) ?? []), ...conversations]));
  }
  return { codings: move(codings), unclear: move(unclear), unclassified: missing };
}

/** Untouched codes of the engine that say what a code of people says, by the same name or the same passages. */
function sameAs(codes: readonly EditedCode[], codings: readonly Coding[], tag: string): Map<string, string> {
  const language = languageOf(tag) ?? 'en';
  const peoples = codes.filter(({ is_new }) => is_new);
  if (peoples.length === 0) return new Map();
  const byCode = Map.groupBy(codings, ({ code_id }) => code_id);
  const passages = new Map(
    codes.map(({ id }) => [id, new Set((byCode.get(id) ?? []).map(({ observation_id }) => observation_id))]),
  );
  const isSame = (a: Code, b: Code): boolean => {
    if (phraseKey(a.name, language) === phraseKey(b.name, language)) return true;
    const [one, two] = [passages.get(a.id) ?? new Set(), passages.get(b.id) ?? new Set()];
    const both = [...one].filter((id) => two.has(id)).length;
    return both > MAX_OVERLAP * (one.size + two.size - both);
  };
  const engines = codes.filter(({ author, locked }) => author !== 'person' && !locked);
  return new Map(
    engines.flatMap((code) => {
      const same = peoples.find((each) => isSame(code, each));
      return same ? [[code.id, same.id] as const] : [];
    }),
  );
}

export interface CodedByPeople extends Coded {
  readonly corpus: Corpus;
  readonly results: readonly CodingResult[];
}

/** Adds the codings of people, which win over the engine's about the same passage and code. */
export function withCodings(
  corpus: Corpus,
  { codes, assignment }: Coded,
  codings: readonly PersonCoding[],
  edited: readonly EditedCode[],
): CodedByPeople {
  const targets = new Map(edited.map(({ id, target }) => [id, target]));
  const standing = new Set(codes.map(({ id }) => id));
  const byTurn = Map.groupBy(
    [...observationsOf(corpus).values()].map(({ observation }) => observation),
    ({ passage }) => passage.turn_id,
  );
  const codesOf = Map.groupBy(assignment.codings, ({ observation_id }) => observation_id);
  const found = new Map<string, Observation[]>();
  const added: Coding[] = [];
  const results = codings.map((coding): CodingResult => {
    const place = placeOf(corpus, coding);
    const near = (byTurn.get(coding.turn_id) ?? []).filter(
      ({ passage }) => place && shared(passage, place.passage) > 0,
    );
    const engine = near.flatMap(({ id }) => codesOf.get(id) ?? []).map(({ code_id }) => code_id);
    const code_id = targets.get(coding.code_id) ?? null;
    const isApplied = place !== null && code_id !== null && standing.has(code_id);
    if (isApplied) {
      const same = near.find(({ passage }) => isSamePassage(passage, place.passage)) ?? place.observation;
      if (!byTurn.get(coding.turn_id)?.includes(same)) {
        byTurn.set(coding.turn_id, [...(byTurn.get(coding.turn_id) ?? []), same]);
        found.set(coding.conversation_id, [...(found.get(coding.conversation_id) ?? []), same]);
      }
      added.push({ observation_id: same.id, code_id, relation: 'supports' });
    }
    return { id: coding.id, applied: isApplied, engine_code_ids: [...new Set(engine)].toSorted() };
  });
  const set = new Set(added.map(pairOf));
  const others = (given: readonly Coding[]): Coding[] => given.filter((each) => !set.has(pairOf(each)));
  const unique = [...new Map(added.map((each) => [pairOf(each), each])).values()];
  return {
    corpus: found.size === 0 ? corpus : withFound(corpus, found),
    codes,
    assignment: {
      ...assignment,
      codings: [...others(assignment.codings), ...unique],
      unclear: others(assignment.unclear),
    },
    results,
  };
}

const pairOf = ({ observation_id, code_id }: Coding): string => `${observation_id} ${code_id}`;

const shared = (a: Passage, b: Passage): number => Math.min(a.end, b.end) - Math.max(a.start, b.start);

/** More than half of the longer one is common to both. */
const isSamePassage = (a: Passage, b: Passage): boolean =>
  2 * shared(a, b) > Math.max(a.end - a.start, b.end - b.start);

/** Where the words stand now; null if they are gone. */
function placeOf(
  { readings, personOf }: Corpus,
  { conversation_id, turn_id, start, end, quote }: PersonCoding,
): { passage: Passage; observation: Observation } | null {
  const turn = readings
    .find((each) => each.conversation_id === conversation_id)
    ?.turns.find(({ id }) => id === turn_id);
  if (!turn || personOf(conversation_id, turn.participant) === undefined) return null;
  const at = turn.text.slice(start, end) === quote ? start : turn.text.indexOf(quote);
  if (at < 0 || quote === '') return null;
  const passage = { turn_id, start: at, end: at + quote.length };
  const observation: Observation = {
    id: observationId(conversation_id, passage),
    participant: turn.participant,
    passage,
    gist: quote,
    kind: 'fact',
    stance: 'neutral',
    about: null,
    question_id: turn.question_id,
    author: 'person',
  };
  return { passage, observation };
}
