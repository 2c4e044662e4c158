import type { reports } from '@insights/contracts';
import { observationsOf } from './count/corpus.ts';
import type { Assignment, Code, Coding, Corpus, Observation, Reading, Stance } from './types.ts';

/** A theme as a person saw it: a code, by its id. If it is gone, the code with most of its words is meant. */
export interface ThemeReference {
  readonly theme_id: string;
  readonly terms: readonly string[];
}

/** What a person has changed in the report. It wins over what the analysis finds, and the later one over the earlier. */
export type Correction =
  | { readonly kind: 'relabel_theme'; readonly theme: ThemeReference; readonly label: string }
  | { readonly kind: 'merge_themes'; readonly themes: readonly ThemeReference[]; readonly label: string | null }
  | {
      readonly kind: 'split_theme';
      readonly theme: ThemeReference;
      readonly parts: readonly { readonly label: string; readonly terms: readonly string[] }[];
    }
  | { readonly kind: 'hide_theme'; readonly theme: ThemeReference }
  | {
      readonly kind: 'set_statement';
      readonly conversation_id: string;
      readonly turn_id: string;
      readonly start: number;
      readonly end: number;
      readonly statement_kind: reports.StatementKind;
      readonly polarity: reports.Polarity;
    };

type SetStatement = Extract<Correction, { kind: 'set_statement' }>;

/** A code is the one that a person saw if it has this share of the words named then. */
const SAME = 0.4;

/**
 * The readings with kind and stance of observations as people have set them; what they call an aside is no observation. `applied` gets the
 * corrections whose passage is there.
 */
export function correctedReadings(
  readings: readonly Reading[],
  corrections: readonly Correction[],
  applied: Set<Correction> = new Set(),
): readonly Reading[] {
  const set = Map.groupBy(
    corrections.filter((each): each is SetStatement => each.kind === 'set_statement'),
    ({ conversation_id }) => conversation_id,
  );
  if (set.size === 0) return readings;
  return readings.map((reading) => {
    let { observations } = reading;
    for (const correction of set.get(reading.conversation_id) ?? []) {
      const next = withStatement(observations, correction);
      if (next !== observations) applied.add(correction);
      observations = next;
    }
    return observations === reading.observations ? reading : { ...reading, observations };
  });
}

/** Sets the observation that has most of the passage; another reading may have divided the turn otherwise. */
function withStatement(observations: readonly Observation[], set: SetStatement): readonly Observation[] {
  const shared = ({ passage: { turn_id, start, end } }: Observation): number =>
    turn_id === set.turn_id ? Math.min(end, set.end) - Math.max(start, set.start) : 0;
  const meant = observations.reduce<Observation | null>(
    (best, each) => (shared(each) > (best === null ? 0 : shared(best)) ? each : best),
    null,
  );
  if (meant === null || set.statement_kind === 'unspecified') return observations;
  if (set.statement_kind === 'aside') return observations.filter((each) => each !== meant);
  const stance: Stance = set.polarity === 'unspecified' ? meant.stance : set.polarity;
  const corrected = { ...meant, kind: set.statement_kind, stance };
  return observations.map((each) => (each === meant ? corrected : each));
}

/** Codes with what was assigned to them. */
export interface Coded {
  readonly codes: readonly Code[];
  readonly assignment: Assignment;
}

/**
 * The codes as people want to see them, in the order of the corrections. One whose code is gone changes nothing; `applied` gets the others.
 */
export function correctedCodes(
  coded: Coded,
  corrections: readonly Correction[],
  corpus: Corpus,
  applied: Set<Correction> = new Set(),
): Coded {
  let current = coded;
  for (const correction of corrections) {
    const next = afterOne(current, correction, corpus);
    if (next.codes !== current.codes) applied.add(correction);
    current = next;
  }
  return current;
}

function afterOne(coded: Coded, correction: Correction, corpus: Corpus): Coded {
  if (correction.kind === 'set_statement') return coded;
  if (correction.kind === 'merge_themes') {
    const found = [...new Set(correction.themes.flatMap((theme) => find(coded.codes, theme) ?? []))];
    const [first] = found;
    return first && found.length > 1 ? merged(coded, found, correction.label ?? first.name) : coded;
  }
  const code = find(coded.codes, correction.theme);
  if (code === null) return coded;
  if (correction.kind === 'split_theme') return split(coded, code, correction.parts, corpus);
  const { label } = correction.kind === 'relabel_theme' ? correction : { label: null };
  const codes = coded.codes.flatMap((each) =>
    each !== code ? each : label === null ? [] : { ...each, name: label, author: 'person' as const, locked: true },
  );
  return { ...coded, codes };
}

/** The code with this id, else the one that has most of its words. */
function find(codes: readonly Code[], { theme_id, terms }: ThemeReference): Code | null {
  const same = codes.find(({ id }) => id === theme_id);
  if (same) return same;
  const wanted = new Set(terms.map(inSmallLetters));
  const shares = codes.map((code) => ({ code, share: sharedWith(code, wanted) / Math.max(1, wanted.size) }));
  const [best] = shares.filter(({ share }) => share >= SAME).toSorted((a, b) => b.share - a.share);
  return best?.code ?? null;
}

const inSmallLetters = (words: string): string => words.trim().toLowerCase();

const sharedWith = ({ name, includes }: Code, wanted: ReadonlySet<string>): number =>
  [name, ...includes.split(', ')].filter((words) => wanted.has(inSmallLetters(words))).length;

/** The first code has what all have. */
function merged({ codes, assignment }: Coded, found: readonly Code[], name: string): Coded {
  const [first] = found as [Code];
  const ids = new Set(found.map(({ id }) => id));
  const moved = (codings: readonly Coding[]): Coding[] =>
    unique(codings.map((coding) => (ids.has(coding.code_id) ? { ...coding, code_id: first.id } : coding)));
  const unclassified = new Map(assignment.unclassified);
  unclassified.set(first.id, new Set(found.flatMap(({ id }) => [...(assignment.unclassified.get(id) ?? [])])));
  const whole: Code = {
    ...first,
    name,
    includes: [...new Set(found.map(({ includes }) => includes).filter((each) => each !== ''))].join(', '),
    terms: [...new Set(found.flatMap(({ terms }) => terms))],
    question_ids: [...new Set(found.flatMap(({ question_ids }) => question_ids))],
    locked: true,
  };
  return {
    codes: codes.flatMap((code) => (code === first ? whole : ids.has(code.id) ? [] : code)),
    assignment: { codings: moved(assignment.codings), unclear: moved(assignment.unclear), unclassified },
  };
}

const unique = (codings: readonly Coding[]): Coding[] => [
  ...new Map(codings.map((each) => [`${each.observation_id} ${each.code_id} ${each.relation}`, each])).values(),
];

/** Each part has the observations in which its words stand. A part without any is left out; without parts the code stays. */
function split(
  { codes, assignment }: Coded,
  code: Code,
  parts: readonly { readonly label: string; readonly terms: readonly string[] }[],
  corpus: Corpus,
): Coded {
  const said = wordsOf(corpus);
  const pieces = parts.map(({ label, terms }, index) => {
    const piece: Code = {
      ...code,
      id: `${code.id}.${index + 1}`,
      name: label,
      includes: terms.join(', '),
      locked: true,
    };
    const wanted = terms.map(inSmallLetters);
    const has = ({ observation_id }: Coding): boolean =>
      wanted.some((term) => said.get(observation_id)?.includes(term) === true);
    const own = (codings: readonly Coding[]): Coding[] =>
      codings.flatMap((each) => (each.code_id === code.id && has(each) ? { ...each, code_id: piece.id } : []));
    return { piece, codings: own(assignment.codings), unclear: own(assignment.unclear) };
  });
  const used = pieces.filter(({ codings }) => codings.length > 0);
  if (used.length === 0) return { codes, assignment };
  const unclassified = new Map(assignment.unclassified);
  for (const { piece } of used) unclassified.set(piece.id, assignment.unclassified.get(code.id) ?? new Set());
  const others = (codings: readonly Coding[]): Coding[] => codings.filter(({ code_id }) => code_id !== code.id);
  return {
    codes: codes.flatMap((each) => (each === code ? used.map(({ piece }) => piece) : each)),
    assignment: {
      codings: [...others(assignment.codings), ...used.flatMap(({ codings }) => codings)],
      unclear: [...others(assignment.unclear), ...used.flatMap(({ unclear }) => unclear)],
      unclassified,
    },
  };
}

/** The words of each observation and what it is about, in small letters. */
function wordsOf(corpus: Corpus): ReadonlyMap<string, string> {
  const texts = new Map(corpus.readings.flatMap(({ turns }) => turns.map(({ id, text }) => [id, text])));
  return new Map(
    [...observationsOf(corpus)].map(
      ([
        id,
        {
          observation: { passage, about },
        },
      ]) => [id, `${texts.get(passage.turn_id)?.slice(passage.start, passage.end) ?? ''} ${about ?? ''}`.toLowerCase()],
    ),
  );
}
