/**
 * Whether a sentence that somebody proposes may be printed, as far as that can be told without understanding it. The engine fills in
 * counts. Every other number stands in a cited quote; words for how many are borne by the balance; quotation marks hold slices of cited
 * passages; nobody is named; nothing leads elsewhere. Whether the passages say what the sentence says is the judge's question.
 */
import { type Language, languageOf, quotedIn } from '@insights/language';
import { type Attributed, observationsOf } from '../count/corpus.ts';
import type { AnalysisInput, Check, Corpus, DraftSentence, Matrix, Row } from '../types.ts';
import { figuresIn, isOnePerson } from './figures.ts';
import { type Known, hasAddress, nameIn, knownFrom, labelWords, personIdsIn, shortForms } from './names.ts';
import { PLACEHOLDER, agreeing, codesIn, valueOf } from './placeholders.ts';
import { type Bearing, falseQuantifierIn, saysSeveral } from './quantifiers.ts';
import { sliceOf } from './quotes.ts';
import { saidIn, saysCause } from './words.ts';

/** A passage that may be cited. */
export interface Cited extends Attributed {
  readonly quote: string;
  /** The interviewer says it to the person. */
  readonly is_interviewer?: boolean;
}

export const isInterviewers = ({ is_interviewer }: Cited): boolean => is_interviewer === true;

/** What sentences of a report are proven with; made once. */
export interface Proof {
  /** That sentences are written in. */
  readonly language: Language | null;
  /** That most people speak. */
  readonly spoken: Language | null;
  readonly corpus: Corpus;
  readonly matrix: Matrix;
  readonly passages: ReadonlyMap<string, Cited>;
  /** Codes by observation. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  readonly labels: ReadonlySet<string>;
  /** The words of the guide and of the goal. */
  readonly guide: Known;
  /** These and those of the codes' names, which `isProvenName` must have passed. */
  readonly own: Known;
}

export function proofOf(
  corpus: Corpus,
  matrix: Matrix,
  { campaign, questions }: Pick<AnalysisInput, 'campaign' | 'questions'>,
  language: Language | null = languageOf(campaign.language),
): Proof {
  const texts = new Map(corpus.readings.flatMap(({ turns }) => turns.map(({ id, text }) => [id, text])));
  const passages = new Map<string, Cited>();
  for (const [id, attributed] of observationsOf(corpus)) {
    const { turn_id, start, end } = attributed.observation.passage;
    const quote = texts.get(turn_id)?.slice(start, end) ?? '';
    if (quote !== '') passages.set(id, { ...attributed, quote });
  }
  const codes = new Map<string, Set<string>>();
  for (const { code, cells } of matrix) {
    for (const id of cells.flatMap(({ supports, contradicts, nuances }) => [...supports, ...contradicts, ...nuances]))
      codes.set(id, (codes.get(id) ?? new Set()).add(code.id));
  }
  const asked = questions.flatMap(({ text, options }) => [text, ...options]);
  const said = [campaign.name, campaign.goal, ...asked, ...shortForms(corpus)];
  const named = matrix.map(({ code }) => code.name);
  return {
    language,
    spoken: languageOf(campaign.language),
    corpus,
    matrix,
    passages,
    codes,
    labels: labelWords(corpus, language ?? 'en'),
    guide: knownFrom(said, language ?? 'en'),
    own: knownFrom([...said, ...named], language ?? 'en'),
  };
}

/** What a sentence is about. */
export interface About {
  /** Null: the codes that all of its evidence has. */
  readonly code_id: string | null;
  readonly side?: 'support' | 'dissent';
  /** May also cite what people who speak of the code say beside it. Such a sentence says nothing of how many. */
  readonly is_wide?: boolean;
  /** It is something to do, not something that is so: the judge is asked whether a speaker does it or asks for it. */
  readonly is_action?: boolean;
  /** Of a profile: positions of its members. */
  readonly persons?: readonly number[];
  /** In UTF-16 units. */
  readonly max?: number;
}

export interface Proven {
  readonly text: string;
  /** For the judge: with N for each count, which is the engine's and no question. */
  readonly shown: string;
  readonly evidence: readonly string[];
  /** It says that one thing brings about another: the judge must find that its passages state the link. */
  readonly needs_link: boolean;
}

/** `word`: of the draft, what failed. */
export type Outcome = Proven | { readonly failed: Check; readonly word?: string };

const MAX_SENTENCE = 500;
const MAX_EVIDENCE = 20;
/** Each is looked for in every cited passage. */
const MAX_QUOTED = 8;
/** Control characters, invisible and private ones, markup. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}<>{}[\]|\\`*#]/u;
/** Longer drafts are dropped before. */
const SINGLE_QUOTED = /(?<![\p{L}\p{N}])['‘‚]([^\s'‘’][^'‘’]*)['’](?![\p{L}\p{N}])/gu;
const OTHER_QUOTES = /[“”„«»‹›"‘‚「」『』〝〞＂]|(?<![\p{L}\p{N}])'/u;

const fail = (failed: Check, word?: string): Outcome => ({ failed, ...(word !== undefined && { word }) });

export function check(draft: DraftSentence, about: About, proof: Proof): Outcome {
  const { language, passages } = proof;
  if (draft.text.length > (about.max ?? MAX_SENTENCE)) return fail('form');
  const raw = draft.text.replaceAll(/\s+/g, ' ').replaceAll(SINGLE_QUOTED, '“$1”').trim();
  if (raw === '') return fail('form');
  // Without the language's words for numbers, nothing could be said about them.
  if (language === null) return fail('form');
  const counted = about.code_id === null ? countedIn(raw) : [];
  const evidence = provingOf(new Set(draft.evidence), counted, proof);
  const cited = evidence.flatMap((id) => passages.get(id) ?? []);
  if (cited.length === 0 || cited.length < evidence.length || evidence.length > MAX_EVIDENCE) return fail('evidence');
  if (!isOfSubject(raw, evidence, cited, about, proof)) return fail('evidence');

  // What an interviewer says is no opinion of anybody.
  if (raw.includes('{') && cited.some(isInterviewers)) return fail('number');
  const isBeside = about.is_wide === true && !evidence.every((id) => proof.codes.get(id)?.has(about.code_id ?? ''));
  if (isBeside && raw.includes('{')) return fail('number');
  const row = isBeside ? null : rowOf(evidence, about, proof);
  const filled = fill(raw, { row, cited, proof, language });
  if (typeof filled === 'string') return fail(filled);
  const { text, shown, free } = filled;
  if (UNPRINTABLE.test(text.replaceAll('[name]', ''))) return fail('form');
  if (OTHER_QUOTES.test(free)) return fail('quote');
  if (hasAddress(text)) return fail('address');

  const persons = new Set(cited.map(({ person }) => person));
  if (!arePersonsCited(raw, cited, proof)) return fail('person');
  const quotes = cited.map(({ quote }) => quote);
  const quoted = knownFrom(quotes, language);
  const plain = withoutPersonIds(free);
  const name = nameIn(plain, { own: proof.own, quoted, labels: proof.labels, language });
  if (name !== null) return fail('person', name);
  const spoken = cited.map(({ conversation }) => languageOf(proof.corpus.readings[conversation]?.language ?? ''));
  const languages = new Set([language, ...spoken.filter((each) => each !== null)]);
  const number = ownNumberIn(plain, { quotes, persons: persons.size, own: proof.own, language, languages });
  if (number !== null) return fail('number', number);
  const bearing = bearingOf(row, about);
  const isOfOne = persons.size === 1 && (about.persons?.length === 1 || personIdsIn(raw).length > 0);
  const quantifier = falseQuantifierIn(plain, { bearing, quotes, language, isOfOne });
  if (quantifier !== null) return fail('quantifier', quantifier);
  const others = about.persons?.length === 1 ? quotes : [];
  if (saysSeveral(plain, language, others) && persons.size < 2 && (bearing?.n ?? 0) < 2 && !raw.includes('{'))
    return fail('quantifier');
  const asked = about.is_action === true ? `A speaker does this, wants it or proposes it: ${shown}` : shown;
  return { text, shown: `${asked}${whatNCounts(counted, proof)}`, evidence, needs_link: saysCause(plain, language) };
}

/** The codes that a sentence counts by name. */
const countedIn = (raw: string): string[] => [...raw.matchAll(PLACEHOLDER)].flatMap(([, name]) => codesIn(name ?? ''));

/** What proves a sentence that counts people: what is said of the codes that it counts, with support for each; empty: nothing does. */
function provingOf(evidence: ReadonlySet<string>, counted: readonly string[], { matrix, codes }: Proof): string[] {
  if (counted.length === 0) return [...evidence];
  const proving = [...evidence].filter((id) => counted.some((code) => codes.get(id)?.has(code)));
  const rows = matrix.filter(({ code }) => counted.includes(code.id));
  const isBorne = rows.every(({ cells }) => cells.some(({ supports }) => supports.some((id) => proving.includes(id))));
  return isBorne ? proving : [];
}

/** A count is right only for what was counted, so the judge is told. */
function whatNCounts(counted: readonly string[], { matrix }: Proof): string {
  const names = matrix.filter(({ code }) => counted.includes(code.id)).map(({ code }) => code.name);
  return names.length === 0 ? '' : ` (N counts those who say, in whatever words: ${names.join('; ')})`;
}

/** Evidence of other codes or other persons than the sentence speaks of proves nothing. */
function isOfSubject(
  raw: string,
  evidence: readonly string[],
  cited: readonly Cited[],
  about: About,
  { codes, matrix, passages }: Proof,
): boolean {
  if (about.persons && !cited.every(({ person }) => about.persons?.includes(person))) return false;
  if (about.code_id === null) return true;
  const allowed = new Set([about.code_id, ...countedIn(raw)]);
  const cells = matrix.find(({ code }) => code.id === about.code_id)?.cells ?? [];
  const speaking = new Set(cells.flatMap((cell, person) => (speaksOfIt(cell) ? [person] : [])));
  const isAllowed = (id: string): boolean =>
    [...(codes.get(id) ?? [])].some((code) => allowed.has(code)) ||
    (about.is_wide === true && speaking.has(passages.get(id)?.person ?? -1));
  if (!evidence.every(isAllowed)) return false;
  const side = { support: 'supports', dissent: 'contradicts' } as const;
  if (about.side === undefined) return true;
  const relation = side[about.side];
  const onSide = new Set(cells.flatMap((cell) => cell[relation]));
  return about.side === 'dissent' ? evidence.every((id) => onSide.has(id)) : evidence.some((id) => onSide.has(id));
}

const speaksOfIt = ({ supports, contradicts, nuances }: Row['cells'][number]): boolean =>
  supports.length + contradicts.length + nuances.length > 0;

/** The code whose balance the sentence speaks of. */
function rowOf(evidence: readonly string[], about: About, { matrix, codes }: Proof): Row | null {
  if (about.code_id !== null) return matrix.find(({ code }) => code.id === about.code_id) ?? null;
  if (about.persons) return null;
  const shared = [...(codes.get(evidence[0] ?? '') ?? [])].filter((code) =>
    evidence.every((id) => codes.get(id)?.has(code)),
  );
  return shared.length === 1 ? (matrix.find(({ code }) => code.id === shared[0]) ?? null) : null;
}

function bearingOf(row: Row | null, { side }: About): Bearing | null {
  if (row === null) return null;
  return { n: side === 'dissent' ? row.balance.dissent_count : row.balance.support_count, all: row.cells.length };
}

/** What stands for a figure or a quote of the engine in the text that is still to be checked. */
const PROVEN = '…';

/** The sentence with its figures and with the slices that its quotes mean; `free` is what is left to prove. */
function fill(
  raw: string,
  { row, cited, proof, language }: { row: Row | null; cited: readonly Cited[]; proof: Proof; language: Language },
): { text: string; shown: string; free: string } | Check {
  let [text, free, from] = ['', '', 0];
  // Beside a person, an interviewer's words in quotation marks would read as that person's.
  const namesPerson = personIdsIn(raw).length > 0;
  const quotations = quotedIn(raw);
  if (quotations.length > MAX_QUOTED) return 'form';
  for (const { words, start, end } of quotations) {
    const speaker = nearestPerson(raw, start);
    const slice = cited
      .filter((each) => speaker === null || proof.corpus.persons[each.person]?.id === speaker)
      .filter((each) => !isInterviewers(each) || !namesPerson)
      .map(({ quote }) => sliceOf(quote, words))
      .find((found) => found !== null);
    if (slice == null) return 'quote';
    // The marks, with a space inside them in French, are proven with their words.
    const opening = raw.slice(0, start).trimEnd().length - 1;
    const closing = end + raw.slice(end).search(/\S/) + 1;
    text += raw.slice(from, start) + slice + raw.slice(end, closing);
    free += `${raw.slice(from, opening)} ${PROVEN} `;
    from = closing;
  }
  text += raw.slice(from);
  free += raw.slice(from);
  return fillFigures(text, free, { row, matrix: proof.matrix, language });
}

function fillFigures(
  text: string,
  free: string,
  { row, matrix, language }: { row: Row | null; matrix: Matrix; language: Language },
): { text: string; shown: string; free: string } | Check {
  const parts = text.split(PLACEHOLDER);
  let filled = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const value = valueOf(parts[at] ?? '', row, matrix);
    if (value === null) return 'number';
    const rest = agreeing(parts[at + 1] ?? '', value, language);
    if (rest === null) return 'form';
    filled += `${value}${rest}`;
  }
  return { text: filled, shown: text.replaceAll(PLACEHOLDER, 'N'), free: free.replaceAll(PLACEHOLDER, PROVEN) };
}

/** The person named last before a quote. */
const nearestPerson = (raw: string, start: number): string | null =>
  personIdsIn(raw.slice(0, start)).at(-1)?.id ?? null;

/** Whoever is named by number is cited. Others may be cited beside them. */
function arePersonsCited(raw: string, cited: readonly Cited[], { corpus }: Proof): boolean {
  const speaking = new Set(cited.map(({ person }) => corpus.persons[person]?.id ?? ''));
  return personIdsIn(raw).every(({ id }) => speaking.has(id));
}

const withoutPersonIds = (text: string): string => {
  let [plain, from] = ['', 0];
  for (const { id, start } of personIdsIn(text)) {
    plain += `${text.slice(from, start)}${PROVEN}`;
    from = start + id.length;
  }
  return plain + text.slice(from);
};

interface NumberContext {
  readonly quotes: readonly string[];
  readonly persons: number;
  readonly own: Known;
  readonly language: Language;
  /** Those that the quotes may be in. */
  readonly languages?: ReadonlySet<Language>;
}

/** A number that no quote has; null if there is none. */
function ownNumberIn(
  text: string,
  { quotes, persons, own, language, languages = new Set([language]) }: NumberContext,
): string | null {
  const figures = figuresIn(text, language);
  if (figures.length === 0) return null;
  const said = saidIn(text);
  const known = new Set(
    quotes.flatMap((quote) => [...languages].flatMap((each) => figuresIn(quote, each).map(({ key }) => key))),
  );
  // "B2B" and "24h" are words.
  const isWord = (key: string): boolean => /\p{L}/u.test(key) && /\p{N}/u.test(key) && own.words.has(key);
  const isOne = (figure: (typeof figures)[number]): boolean => persons === 1 && isOnePerson(figure, said, language);
  const unsaid = figures.find(
    (figure) => !known.has(figure.key) && !isWord(figure.key) && !isOne(figure) && !isPair(figure, text, language),
  );
  return unsaid === undefined ? null : text.slice(unsaid.start, unsaid.end);
}

/** "les deux", "los dos": the table of quantifiers decides. */
const PAIR: Partial<Record<Language, RegExp>> = { fr: /(?:les|tous|toutes) $/iu, es: /(?:los|las) $/iu };
const isPair = ({ key, start }: { key: string; start: number }, text: string, language: Language): boolean =>
  key === '2' && PAIR[language]?.test(text.slice(Math.max(0, start - 8), start)) === true;

/** Whether a code may be called so: observations that it rests on, or the campaign's own texts, have its names and numbers. */
export function isProvenName(name: string, observation_ids: readonly string[], proof: Proof): boolean {
  const { language, passages } = proof;
  if (language === null || name.trim() === '' || name.length > 120 || UNPRINTABLE.test(name) || OTHER_QUOTES.test(name))
    return false;
  const quotes = observation_ids.flatMap((id) => passages.get(id)?.quote ?? []);
  const quoted = knownFrom(quotes, language);
  const own = proof.guide;
  if (hasAddress(name) || personIdsIn(name).length > 0) return false;
  if (nameIn(name, { own, quoted, labels: proof.labels, language }) !== null) return false;
  return (
    ownNumberIn(name, { quotes, persons: 0, own, language }) === null &&
    falseQuantifierIn(name, { bearing: null, quotes, language }) === null
  );
}
