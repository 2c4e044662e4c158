import type { Desk } from '../asks.ts';
import type { Assignment, Code, Coding, Corpus, Observation, Reading, Relation } from '../types.ts';
import { askAbout, chunksOf, shuffled, wholeOf } from './ask.ts';
import { type Unit, shown, unitsOf } from './find.ts';
import { observationId } from './read.ts';

/** Observations of one request. */
const AT_ONCE = 120;
/** Passages that are looked at again because they might belong to a code of which the person has nothing. */
const PER_CODE = 3;
const MAX_CANDIDATES = 60;
const MAX_HITS = 100;

/** What one look says of a statement and a code. */
type Look = ReadonlyMap<Unit, ReadonlyMap<string, Relation>>;

export interface ModelAssignment extends Assignment {
  /** Observations that nobody had noted until a code was looked for, by conversation. Later stages need them: `withFound`. */
  readonly found: ReadonlyMap<string, readonly Observation[]>;
}

interface Coded {
  readonly codings: readonly Coding[];
  readonly unclear: readonly Coding[];
  readonly found: readonly Observation[];
  readonly isClassified: boolean;
}

/**
 * Which observations belong to which codes. Each conversation is asked about by itself, and about each generation of codes by itself, so
 * that a new conversation or a new code asks only about itself. A second look sees what the first one coded in another order, with passages
 * that may have been missed: where the two looks disagree, the coding is unclear.
 */
export function assignWith(desk: Desk, corpus: Corpus, codes: readonly Code[]): ModelAssignment | undefined {
  const generations = [...Map.groupBy(codes, ({ generation }) => generation).values()];
  const cells = corpus.readings.flatMap((reading) => generations.map((own) => ({ reading, own })));
  const coded = wholeOf(cells.map(({ reading, own }) => codeConversation(desk, reading, own)));
  if (coded === undefined) return undefined;
  const unclassified = new Map<string, Set<string>>();
  const found = new Map<string, Observation[]>();
  for (const [index, each] of coded.entries()) {
    const { reading, own } = cells[index] as (typeof cells)[number];
    const known = found.get(reading.conversation_id) ?? [];
    const fresh = each.found.filter(({ id }) => known.every((other) => other.id !== id));
    if (fresh.length > 0) found.set(reading.conversation_id, [...known, ...fresh]);
    if (each.isClassified) continue;
    for (const { id } of own) unclassified.set(id, (unclassified.get(id) ?? new Set()).add(reading.conversation_id));
  }
  return {
    codings: coded.flatMap(({ codings }) => codings),
    unclear: coded.flatMap(({ unclear }) => unclear),
    unclassified,
    found,
  };
}

/** Ids of the observations to which the first look gave one of the codes. Undefined while something must be asked. */
export function codedAtFirst(desk: Desk, reading: Reading, codes: readonly Code[]): ReadonlySet<string> | undefined {
  const generations = [...Map.groupBy(codes, ({ generation }) => generation).values()];
  const looks = wholeOf(generations.map((own) => firstLook(desk, reading, own)));
  return (
    looks && new Set(looks.flatMap(({ look }) => [...look.keys()].map(({ observation }) => observation?.id ?? '')))
  );
}

function codeConversation(desk: Desk, reading: Reading, codes: readonly Code[]): Coded | undefined {
  const first = firstLook(desk, reading, codes);
  if (first === undefined) return undefined;
  if (!first.isWhole) return { ...decided(reading, first.look, new Map()), isClassified: false };
  const candidates = candidatesFor(reading, codes, first.look);
  const again = shuffled([...first.look.keys(), ...candidates], ({ passage, text }) => [text, passage.start]);
  if (again.length === 0) return { codings: [], unclear: [], found: [], isClassified: true };
  const second = lookAt(
    desk,
    reading,
    shuffled(codes, ({ name }) => name),
    again,
  );
  if (second === undefined) return undefined;
  return { ...decided(reading, first.look, second.look), isClassified: second.isWhole };
}

function firstLook(desk: Desk, reading: Reading, codes: readonly Code[]) {
  const turns = new Map(reading.turns.map((turn) => [turn.id, turn]));
  const units = reading.observations.flatMap((observation): Unit[] => {
    const turn = turns.get(observation.passage.turn_id);
    const { passage, gist } = observation;
    return turn ? [{ turn, passage, observation, text: gist, isReply: false }] : [];
  });
  return lookAt(desk, reading, codes, units);
}

function lookAt(desk: Desk, reading: Reading, codes: readonly Code[], units: readonly Unit[]) {
  const about = codes.map(({ name, definition, includes, excludes }, index) => ({
    id: codeId(index),
    name,
    definition,
    includes,
    excludes,
  }));
  const dataOf = (items: readonly Unit[]) => ({
    codes: about,
    statements: items.map(({ turn, passage, observation }, index) => {
      const { asked, before, quote } = shown(turn, passage);
      return { id: statementId(index), asked, quote, ...(observation ? { gist: observation.gist } : { before }) };
    }),
  });
  const idsOf = () => [reading.conversation_id];
  const chunks = chunksOf(units, AT_ONCE);
  const parts = wholeOf(chunks.map((items) => askAbout(desk, 'assign', { items, dataOf, idsOf })))?.flat();
  if (parts === undefined) return undefined;
  const look = new Map<Unit, Map<string, Relation>>();
  for (const { items, answer } of parts) {
    for (const { statement, code, relation } of answer?.codings ?? []) {
      const unit = items.find((_, index) => statementId(index) === statement);
      const known = codes.find((_, index) => codeId(index) === code);
      if (unit && known) look.set(unit, (look.get(unit) ?? new Map<string, Relation>()).set(known.id, relation));
    }
  }
  return { look, isWhole: parts.every(({ answer }) => answer !== null) };
}

const codeId = (index: number): string => `c${index + 1}`;
const statementId = (index: number): string => `s${index + 1}`;

/** Passages that share words with a code on no side of which their speaker is yet, the likeliest of each code first. */
function candidatesFor(reading: Reading, codes: readonly Code[], look: Look): Unit[] {
  const coded = new Set([...look.keys()].map(({ passage }) => keyOf(passage)));
  const lists = codes.flatMap(({ id, name, definition, includes }): Unit[][] => {
    const having = new Set([...look].flatMap(([{ turn }, of]) => (isSide(of.get(id)) ? turn.participant : [])));
    const missing = reading.participants.filter((participant) => !having.has(participant));
    const isWanted = ({ turn, passage }: Unit) => !having.has(turn.participant) && !coded.has(keyOf(passage));
    if (missing.length === 0) return [];
    const told = unitsOf(reading).find(`${name} ${definition} ${includes}`, MAX_HITS, isWanted);
    // A question has few words, and one of the code's name may be all that tells what a plain "no" is about.
    const replied = unitsOf(reading).find(name, MAX_HITS, (unit) => unit.isReply && isWanted(unit), 1);
    const ofEach = (hits: readonly Unit[]) =>
      missing.map((participant) => hits.filter(({ turn }) => turn.participant === participant).slice(0, PER_CODE));
    return [...ofEach(replied), ...ofEach(told)];
  });
  const inTurn = Array.from({ length: PER_CODE }, (_, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
  const candidates = new Map(inTurn.map((unit) => [keyOf(unit.passage), unit]));
  return [...candidates.values()].slice(0, MAX_CANDIDATES);
}

const keyOf = ({ turn_id, start, end }: Unit['passage']): string => `${turn_id} ${start} ${end}`;

const isSide = (relation: Relation | undefined): boolean => relation === 'supports' || relation === 'contradicts';

/**
 * Both looks agree: coded. Otherwise unclear, on each side that a look sees, which the judge settles: no side is lost because the other look
 * sees reservations. A passage that only the second look was shown counts as it says.
 */
function decided({ conversation_id }: Reading, first: Look, second: Look): Omit<Coded, 'isClassified'> {
  const codings: Coding[] = [];
  const unclear: Coding[] = [];
  const found = new Map<string, Observation>();
  for (const unit of new Set([...first.keys(), ...second.keys()])) {
    const [one, two] = [first.get(unit), second.get(unit)];
    const observation = unit.observation ?? observed(conversation_id, unit);
    for (const code_id of new Set([...(one?.keys() ?? []), ...(two?.keys() ?? [])])) {
      const [a, b] = [one?.get(code_id), two?.get(code_id)];
      const coding = { observation_id: observation.id, code_id, relation: a ?? b ?? 'nuances' };
      const seen = [...new Set([a, b])].filter((relation) => relation !== undefined);
      if (unit.observation === null) found.set(observation.id, observation);
      if (a === b || unit.observation === null) codings.push(coding);
      else if (seen.length === 1) unclear.push(coding);
      else unclear.push(...seen.filter(isSide).map((relation) => ({ ...coding, relation })));
    }
  }
  return { codings, unclear, found: [...found.values()] };
}

const observed = (conversation_id: string, { turn, passage }: Unit): Observation => ({
  id: observationId(conversation_id, passage),
  participant: turn.participant,
  passage,
  gist: turn.text.slice(passage.start, passage.end),
  kind: 'fact',
  stance: 'neutral',
  about: null,
  question_id: turn.question_id,
  author: 'model',
});
