import { type corrections, reports, wordsOf } from '@insights/contracts';

/** What the engine and a person take one statement for. */
export interface Judgement {
  readonly engine: reports.StatementKind;
  readonly person: reports.StatementKind;
}

/** What the engine and people gave one passage, by ids of codes. */
export interface CodedTwice {
  readonly engine: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

/** How many decisions fell into one category: of the engine, of people, of both. */
interface Category {
  readonly engine: number;
  readonly people: number;
  readonly both: number;
}

const KINDS = wordsOf(reports.StatementKind).length;

/** How often the engine and people agree on the kinds of statements. */
export function agreementOf(judgements: readonly Judgement[]): Omit<corrections.Agreement, 'codings'> {
  const count = judgements.length;
  const kinds = [...new Set(judgements.flatMap(({ engine, person }) => [engine, person]))].toSorted();
  const by_kind = kinds.map((kind) => ({
    kind,
    engine: judgements.filter(({ engine }) => engine === kind).length,
    people: judgements.filter(({ person }) => person === kind).length,
    both: judgements.filter(({ engine, person }) => engine === kind && person === kind).length,
  }));
  const agreed = by_kind.reduce((sum, { both }) => sum + both, 0);
  return { statements: count, agreed, ...beyondChance(count, by_kind, KINDS), by_kind };
}

/** How often they agree on codes: each passage with each code is one decision. */
export function codingAgreementOf(
  passages: readonly CodedTwice[],
  code_ids: readonly string[],
): corrections.CodingAgreement {
  const by_code = code_ids
    .map((code_id) => ({
      code_id,
      engine: passages.filter(({ engine }) => engine.has(code_id)).length,
      people: passages.filter(({ people }) => people.has(code_id)).length,
      both: passages.filter(({ engine, people }) => engine.has(code_id) && people.has(code_id)).length,
    }))
    .filter(({ engine, people }) => engine + people > 0);
  const decisions = passages.length * code_ids.length;
  const total = (of: keyof Category): number => by_code.reduce((sum, each) => sum + each[of], 0);
  const given = { engine: total('engine'), people: total('people'), both: total('both') };
  const withheld = {
    engine: decisions - given.engine,
    people: decisions - given.people,
    both: decisions - given.engine - given.people + given.both,
  };
  const agreed = given.both + withheld.both;
  const figures = beyondChance(decisions, [given, withheld], 2);
  return { passages: passages.length, decisions, agreed, ...figures, by_code };
}

/**
 * The agreement beyond chance. Cohen's kappa takes for chance what the shares of each side would give; it is null with fewer than two
 * decisions, or if both sides chose one and the same category throughout. Gwet's AC1 takes for chance how often somebody who can't decide
 * would agree, and keeps its sense where nearly all decisions fall into one category; it is null without decisions.
 */
function beyondChance(
  count: number,
  categories: readonly Category[],
  possible: number,
): { kappa: number | null; ac1: number | null } {
  if (count === 0) return { kappa: null, ac1: null };
  const sum = (of: (category: Category) => number): number => categories.reduce((total, each) => total + of(each), 0);
  const observed = sum(({ both }) => both) / count;
  const byShares = sum(({ engine, people }) => (engine / count) * (people / count));
  const byGuess =
    sum(({ engine, people }) => {
      const share = (engine + people) / (2 * count);
      return share * (1 - share);
    }) /
    (possible - 1);
  const beyond = (chance: number): number => (observed - chance) / (1 - chance);
  return { kappa: count >= 2 && byShares < 1 ? beyond(byShares) : null, ac1: beyond(byGuess) };
}
