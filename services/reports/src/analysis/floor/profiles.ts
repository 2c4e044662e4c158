import type { AnalysisInput, Corpus, Matrix, Profile, Row, Sentence } from '../types.ts';
import { groupTest } from './groups/permutation-test.ts';
import { pointsOf } from './groups/profiles.ts';
import { separate } from './groups/separation.ts';
import { Speech } from './speech.ts';
import { wordingOf } from './wording.ts';
import type { Wording } from './wording.ts';

/** Fewer persons have no profiles. */
const MIN_PERSONS = 3;
/** Fewer persons who speak of any code are not tested for groups. */
const MIN_TESTED = 8;
const SIGNIFICANT = 0.05;
const MAX_INDIVIDUALS = 5;
const MAX_TRAITS = 3;
const NAMED = 2;
const MAX_QUOTES = 2;
/** More content words tell no more. */
const MANY_TERMS = 8;

/** What profiles are made with. */
interface Sources {
  readonly matrix: Matrix;
  readonly speech: Speech;
  readonly wording: Wording;
  /** The codes that each person supports, by position. */
  readonly of: readonly ReadonlySet<number>[];
  /** What tells most of each person, the best first, as ids of observations. */
  readonly telling: ReadonlyMap<number, readonly string[]>;
}

/** Groups of persons who speak of the same codes more than chance would have it, else the persons who differ most. */
export function profilesByRules(
  matrix: Matrix,
  corpus: Corpus,
  { campaign }: Pick<AnalysisInput, 'campaign'>,
): Profile[] {
  if (corpus.persons.length < MIN_PERSONS) return [];
  const of = corpus.persons.map(
    (_, person) => new Set(matrix.flatMap(({ cells }, code) => (cells[person]?.state === 'supports' ? [code] : []))),
  );
  const speech = Speech.of(corpus);
  const sources = { matrix, of, speech, telling: tellingIn(speech), wording: wordingOf(campaign.language) };
  const groups = groupsOf(sources);
  if (groups.length > 0) return groups.map((members) => groupProfile(members, sources));
  return mostDifferent(sources).map((person) => individual(person, sources));
}

/** The members of each group of at least two, the largest first; none where a permutation test finds no groups. */
function groupsOf({ of, matrix }: Sources): number[][] {
  const people = [...of.keys()].filter((person) => (of[person]?.size ?? 0) > 0);
  if (people.length < MIN_TESTED || matrix.length < 2) return [];
  const own = people.map((person) => new Map([...(of[person] ?? [])].map((code) => [code, 0])));
  const { p, groups } = groupTest(own, matrix.length);
  if (p >= SIGNIFICANT) return [];
  const { points, width } = pointsOf(own, matrix.length);
  const { of: group } = separate(points, width, groups);
  const found = Array.from({ length: groups }, (_, each) => people.filter((__, index) => group[index] === each))
    .filter((members) => members.length >= 2)
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return found.length < 2 ? [] : found;
}

function groupProfile(members: readonly number[], sources: Sources): Profile {
  const { matrix, wording, of, speech } = sources;
  const inside = new Set(members);
  const others = of.length - members.length;
  const traits = matrix
    .map((row, code) => {
      const [within, outside] = [0, 0].map(
        (_, side) => of.filter((codes, person) => codes.has(code) && inside.has(person) === (side === 0)).length,
      );
      return { row, within: within ?? 0, outside: outside ?? 0 };
    })
    .map((trait) => ({ ...trait, lift: trait.within / members.length - trait.outside / Math.max(1, others) }))
    .filter(({ within, lift }) => within >= 2 && lift > 0)
    .toSorted((a, b) => b.lift - a.lift || (a.row.code.id < b.row.code.id ? -1 : 1))
    .slice(0, MAX_TRAITS);
  const ids = members.map((person) => speech.corpus.persons[person]?.id ?? '');
  const evidenceOf = ({ cells }: Row): string[] =>
    cells.flatMap(({ supports }, person) => (inside.has(person) ? supports.slice(0, 1) : []));
  const description = traits.map(({ row, within, outside }) => ({
    text: wording.trait(row.code.name, within, members.length, outside, others),
    evidence: evidenceOf(row),
    author: 'floor' as const,
  }));
  const name =
    traits.length === 0 ? ids.join(', ') : wording.group(traits.slice(0, NAMED).map(({ row }) => row.code.name));
  const evidence = traits.slice(0, NAMED).flatMap(({ row }) => evidenceOf(row));
  return {
    basis: 'group',
    members,
    name: { text: name, evidence, author: 'floor' },
    description: [{ text: wording.members(ids, of.length), evidence: [], author: 'floor' }, ...description],
    ...statementsOf(members, sources),
  };
}

/** Up to five persons: first who speaks of most codes, then each time who shares least with those chosen. */
function mostDifferent({ of, telling }: Sources): number[] {
  const distance = (a: number, b: number): number => {
    const [one, other] = [of[a] ?? new Set<number>(), of[b] ?? new Set<number>()];
    const both = [...one].filter((code) => other.has(code)).length;
    const either = one.size + other.size - both;
    return either === 0 ? 0 : 1 - both / either;
  };
  const sizeOf = (person: number): number => of[person]?.size ?? 0;
  // Of the others nothing can be told.
  const told = [...of.keys()].filter((person) => sizeOf(person) > 0 || telling.has(person));
  const people = (told.length > 0 ? told : [...of.keys()]).toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b);
  const chosen: number[] = people.slice(0, 1);
  while (chosen.length < Math.min(MAX_INDIVIDUALS, people.length)) {
    const farness = (person: number): number => Math.min(...chosen.map((other) => distance(person, other)));
    const left = people.filter((person) => !chosen.includes(person));
    const [next] = left.toSorted((a, b) => farness(b) - farness(a) || sizeOf(b) - sizeOf(a) || a - b);
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen.toSorted((a, b) => a - b);
}

function individual(person: number, sources: Sources): Profile {
  const { matrix, of, speech, telling, wording } = sources;
  const id = speech.corpus.persons[person]?.id ?? '';
  const rows = [...(of[person] ?? [])]
    .flatMap((code) => matrix[code] ?? [])
    .toSorted((a, b) => a.balance.support_count - b.balance.support_count || (a.code.id < b.code.id ? -1 : 1))
    .slice(0, MAX_TRAITS);
  const evidence = rows.flatMap(({ cells }) => cells[person]?.supports.slice(0, 1) ?? []);
  const traits: Sentence[] =
    rows.length === 0
      ? []
      : [
          {
            text: wording.raises(
              id,
              rows.map(({ code }) => code.name),
            ),
            evidence,
            author: 'floor',
          },
        ];
  return {
    basis: 'individual',
    members: [person],
    name: { text: id, evidence: [], author: 'floor' },
    description: [...traits, ...(telling.get(person) ?? []).map((each) => speech.quote(each, wording))],
    ...statementsOf([person], sources),
  };
}

/** The points of each person's interviews that are observations too. */
function tellingIn(speech: Speech): Map<number, string[]> {
  const { readings } = speech.corpus;
  const points = new Set(
    readings.flatMap(({ points: told }) =>
      told.flatMap(({ passages }) => passages.map(({ turn_id, start }) => `${turn_id} ${start}`)),
    ),
  );
  const found = [...speech.all]
    .filter(([, { observation }]) => points.has(`${observation.passage.turn_id} ${observation.passage.start}`))
    .map(([id, { person }]) => ({
      id,
      person,
      worth: speech.worthOf(id) * Math.min(MANY_TERMS, speech.termsOf(id).size),
    }))
    .toSorted((a, b) => b.worth - a.worth || (speech.wordsOf(a.id) < speech.wordsOf(b.id) ? -1 : 1));
  const telling = new Map<number, string[]>();
  for (const { id, person } of found) telling.set(person, [...(telling.get(person) ?? []), id].slice(0, MAX_QUOTES));
  return telling;
}

/** What members say that they wish, and what they call a problem or a worry. */
function statementsOf(
  members: readonly number[],
  { speech, wording }: Sources,
): Pick<Profile, 'needs' | 'frustrations'> {
  const inside = new Set(members);
  const quotes = (kinds: readonly string[]): Sentence[] => {
    const ids = [...speech.all]
      .filter(
        ([id, { person, observation }]) =>
          inside.has(person) && kinds.includes(observation.kind) && speech.worthOf(id) > 0,
      )
      .map(([id]) => id);
    if (members.length > 1) return speech.representative(ids, MAX_QUOTES).map((id) => speech.quote(id, wording));
    return ids
      .toSorted((a, b) => speech.worthOf(b) - speech.worthOf(a) || (speech.wordsOf(a) < speech.wordsOf(b) ? -1 : 1))
      .slice(0, MAX_QUOTES)
      .map((id) => speech.quote(id, wording));
  };
  return { needs: quotes(['wish']), frustrations: quotes(['problem', 'worry']) };
}
