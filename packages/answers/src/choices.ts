import type { Language } from '@insights/language';
import { isSpokenAgainst, listsOther } from './candidates.ts';
import { type Mention, heldIn, isLesser, isStray, optionsIn } from './choice.ts';
import { groupsIn, listedPlaces, positionsIn } from './places.ts';
import { spelledNumber } from './number-words.ts';
import {
  type Said,
  type Span,
  before,
  beginsWith,
  clauseOf,
  correctionIn,
  saidIn,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { type SeveralWords, severalWordsOf } from './several-words.ts';
import { has, isWhole, plain, wordPattern } from './text.ts';

export type ChoicesAnswer =
  /** Exactly these, in the order of the question; none of them if it is empty. */
  | { kind: 'chosen'; options: string[] }
  /** One or the other, or it is open whether what was said first still counts. */
  | { kind: 'several'; options: string[] }
  | { kind: 'none' };

/** Between options that were chosen on a page. */
const SEPARATOR = /;|\n/;
const MAX_CHARACTERS = 2_000;
/** Longer answers name no option by its position. */
const MAX_TOKENS_OF_POSITION = 20;

/** "Any day but", "jeden Tag außer": all but. */
const ALL_BUT: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:anything|any|every|each|all(?: of)? the)(?: \p{L}+)? (?=(?:but|except|apart from|other than|bar|save)(?!\p{L}))/giu,
  de: /(?<!\p{L})(?:jede[rsnm]?|an jedem)(?: \p{L}+)?,? (?=(?:außer|ausser|bis auf|ausgenommen)(?!\p{L}))/giu,
  fr: /(?<!\p{L})(?:chaque|n['’]importe quel(?:le)?|tous les|toutes les)(?: \p{L}+)? (?=(?:sauf|excepté|hormis|à part)(?!\p{L}))/giu,
  es: /(?<!\p{L})(?:cualquier|cada|todos los|todas las)(?: \p{L}+)? (?=(?:menos|excepto|salvo|quitando)(?!\p{L}))/giu,
};
const ALL: Record<Language, string> = { en: 'all', de: 'alle', fr: 'tous', es: 'todos' };

const STILL = /\b(auch|und|dann|dazu) noch\b(?! (?:et)?was\b)/gi;

/** "The dog: yes" */
const VERDICT = /\s*[-–:=]\s*(?=(?:yes|yep|yeah|no|nope|ja|nein|nee|oui|non|si|sí)(?!\p{L}))/giu;

const NONE: ChoicesAnswer = { kind: 'none' };

/**
 * The options that an answer selects, only where the answer leaves no doubt: each one that is named and not denied, all of them, all but some,
 * or none. A correction ("no, not by phone, by chat") removes what it denies and adds what it names.
 */
export function matchChoices(text: string, options: readonly string[], language: Language): ChoicesAnswer {
  const words = severalWordsOf(language);
  const listed = tappedIn(text, options) ?? listedPlaces(text.slice(0, MAX_CHARACTERS), options, language);
  if (listed !== null) return chosen(listed, options);
  const said = saidIn(withoutTwists(text.slice(0, MAX_CHARACTERS), words, language), language);
  const found = optionsIn(said, options);
  const named =
    found.length === 0 ? found : [...found, ...groupsIn(said, options.length)].toSorted((a, b) => a.start - b.start);
  const isShort = said.tokens.length <= MAX_TOKENS_OF_POSITION;
  const mentions = named.length > 0 || !isShort ? named : positionsIn(said, options);
  const spoken = clausesWithout(said, mentions);
  if (named.length === 0 && mentions.length > 0 && countsPlaces(spoken, words, language)) return NONE;
  // What is said after "none" explains it, unless an option is named.
  if (mentions.length === 0 && isNone(spoken[0] ?? '', { said, words })) return chosenNone(options, words);
  const rest = spoken.join(' ').replaceAll(words.all, ' ').replaceAll(words.none, ' ');
  if (has(said.words.unsure, rest) || has(words.open, rest)) return NONE;
  if (mentions.some((one) => isMaybe(said, one, mentions, words))) return NONE;
  const { isDoubtful, ...held } = heldIn(said, mentions);
  if (isDoubtful || isTalkedOf(said, held.kept, mentions, words)) return NONE;
  const amount = amountIn({ said, spoken, mentions, ...held, options, words });
  return amount ?? settle({ said, spoken, mentions, ...held, options, words });
}

/** An answer as it is read: options are `_` in `spoken`, its clauses. */
interface Reading {
  readonly said: Said;
  readonly spoken: readonly string[];
  readonly mentions: readonly Mention[];
  readonly kept: readonly Mention[];
  readonly denied: readonly Mention[];
  readonly options: readonly string[];
  readonly words: SeveralWords;
}

/** Without words that look like a denial: "not only", German "auch noch". */
function withoutTwists(text: string, { not_only }: SeveralWords, language: Language): string {
  const own = text
    .replaceAll(new RegExp(not_only.source, 'giu'), ' ')
    .replaceAll(VERDICT, ' ')
    .replaceAll(ALL_BUT[language], `${ALL[language]} `);
  return language === 'de' ? own.replaceAll(STILL, '$1') : own;
}

const chosen = (indexes: Iterable<number>, options: readonly string[]): ChoicesAnswer => ({
  kind: 'chosen',
  options: [...new Set(indexes)].toSorted((a, b) => a - b).flatMap((at) => options[at] ?? []),
});

/** The options themselves and nothing else, as pages send them. */
function tappedIn(text: string, options: readonly string[]): number[] | null {
  const parts = text.slice(0, MAX_CHARACTERS).split(SEPARATOR).map(plain);
  if (parts.length > options.length) return null;
  const known = options.map((option) => plain(option));
  const found = parts.map((part) => (part === '' ? -1 : known.indexOf(part)));
  return found.every((at) => at >= 0 && known.indexOf(known[at] ?? '', at + 1) < 0) ? found : null;
}

/** "The first two" */
const countsPlaces = (spoken: readonly string[], { both }: SeveralWords, language: Language): boolean =>
  spoken
    .flatMap((clause) => clause.split(' '))
    .some((word) => isWhole(both, word) || /^\d$/.test(word) || (spelledNumber(word, language) ?? 0) > 1);

/** The words of each clause; options are `_`. */
function clausesWithout(said: Said, mentions: readonly Mention[]): string[] {
  const ends = new Map(mentions.map(({ start, end }) => [start, end]));
  return said.clauses.map(({ start, end }) => {
    const rest: string[] = [];
    for (let at = start; at < end; at++) {
      const token = said.tokens[at];
      const until = ends.get(at);
      if (until !== undefined) rest.push('_');
      else if (token && token.kind !== 'mark') rest.push(token.text);
      if (until !== undefined) at = until - 1;
    }
    return rest.join(' ');
  });
}

/** All or none of the options; `none` where a number of them is named that is another one, or "not all of them". Null: nothing of the kind. */
function amountIn(reading: Reading): ChoicesAnswer | null {
  const { said, spoken, mentions, kept, denied, options, words } = reading;
  // "Not the phone, everything else"
  const isRest = denied.length > 0 && kept.length === 0 && has(words.rest, spoken.join(' '));
  if (isRest) {
    const left = new Set(denied.map(({ option }) => option));
    return chosen(
      [...options.keys()].filter((at) => !left.has(at)),
      options,
    );
  }
  const clauses = spoken.map((clause) => clause.replaceAll(words.done, ' ').replaceAll(/\s+/g, ' ').trim());
  const found = clauses.flatMap((clause, at) => amountOf(clause, at, reading) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  if (first === 'unclear' || found.some((each) => each !== first)) return NONE;
  if (first === 'none') return kept.length > 0 ? NONE : chosenNone(options, words);
  const own = options.findIndex((option) => [words.all, words.bare_all].some((each) => isWhole(each, plain(option))));
  const without = exceptedIn(reading);
  if (without === null || (own >= 0 && without.size > 0)) return NONE;
  if (own >= 0) return chosen([own], options);
  const isOther = mentions.some(({ option }) => without.has(option)) && without.size < options.length;
  if (without.size > 0 && !isOther) return NONE;
  const left = [...options.keys()].filter((at) => !without.has(at));
  const own_clauses = clauses.filter((clause, at) => amountOf(clause, at, reading) !== null);
  return has(said.words.past, own_clauses.join(' ')) ? NONE : chosen(left, options);
}

/** None of the options, or the one that says so. */
function chosenNone(options: readonly string[], words: SeveralWords): ChoicesAnswer {
  const own = options.findIndex((option) => [words.none, words.bare_none].some((each) => isWhole(each, plain(option))));
  return chosen(own < 0 ? [] : [own], options);
}

const isNone = (clause: string, { said, words }: Pick<Reading, 'said' | 'words'>): boolean =>
  [clause, withoutFillers(clause.split(' '), said.words)].some(
    (each) => isWhole(words.none, each) || isWhole(words.bare_none, each),
  );

type Amount = 'all' | 'none' | 'unclear';

function amountOf(clause: string, at: number, { said, spoken, options, words }: Reading): Amount | null {
  if (clause === '') return null;
  const bare = withoutFillers(clause.split(' '), said.words);
  const number = numberOfAll(bare, said, words);
  if (number !== null) return number === options.length ? 'all' : 'unclear';
  const all = clause.replaceAll(words.none, ' ');
  const [lead = ''] = bare.split(' ', 1);
  // "All except the phone", "all but one"
  const isLead = isWhole(words.bare_all, lead) || isWhole(words.bare_all, bare);
  const isAll = has(words.all, all) || isLead;
  const isExcept = [bare, clause].some((each) => has(words.except, each.split(' ').slice(1).join(' ')));
  if (isAll && isTurned(clause, words)) return 'unclear';
  if (isAll && isLead && !isWhole(words.bare_all, bare) && !has(words.all, all))
    return isExcept && clause.includes('_') ? 'all' : 'unclear';
  if (isAll && isExcept && !clause.includes('_')) return spoken[at + 1]?.includes('_') === true ? 'all' : 'unclear';
  if (isAll) return 'all';
  if (has(words.none, clause) || isNone(clause, { said, words })) return 'none';
  if (!isWhole(words.both, bare)) return null;
  if (options.length === 2) return 'all';
  return spoken.join(' ').includes('_') ? null : 'unclear';
}

/** The options after "all except", or that are denied; null where others are named beside them. */
function exceptedIn({ said, spoken, mentions, kept, denied, words }: Reading): ReadonlySet<number> | null {
  const without = new Set(denied.map(({ option }) => option));
  const places = spoken.flatMap((clause, at) =>
    has(words.except, clause.split(' ').slice(1).join(' ')) ? [said.clauses[at]] : [],
  );
  for (const { start, option } of mentions)
    if (places.some((clause) => clause && clause.start < start && clause.sentence === clauseOf(said, start).sentence))
      without.add(option);
  // "All of them, but I hate the phone" excepts nothing.
  return kept.some(({ option, start }) => without.has(option) && denied.some((one) => one.start > start))
    ? null
    : without;
}

const isTurned = (clause: string, { all, bare_all, not_all }: SeveralWords): boolean =>
  [...clause.matchAll(not_all)].some(({ 0: hit, index }) => {
    const rest = clause
      .slice(index + hit.length)
      .trim()
      .split(' ')
      .slice(0, 6);
    return beginsWith(all, rest) || beginsWith(bare_all, rest);
  });

/** 3 for "all three". */
function numberOfAll(clause: string, { language }: Said, { all_of }: SeveralWords): number | null {
  const spoken = clause.split(' ');
  const last = spoken.at(-1) ?? '';
  const number = /^\d$/.test(last) ? Number(last) : spelledNumber(last, language);
  return number !== undefined && number > 1 && isWhole(all_of, spoken.slice(0, -1).join(' ')) ? number : null;
}

/** "Maybe the phone", "I could also use chat" */
function isMaybe(said: Said, mention: Mention, mentions: readonly Mention[], { maybe }: SeveralWords): boolean {
  const previous = mentions.findLast(({ end }) => end <= mention.start);
  return has(maybe, before(said, mention, previous).join(' '));
}

/** What is named, without what is denied afterwards, from the last correction on. */
function settle({ said, spoken, mentions, kept, denied, options, words }: Reading): ChoicesAnswer {
  const { from: corrected, isTakenBack } = correctionIn(said, kept);
  const [first] = kept;
  if (first === undefined || isTakenBack) return NONE;
  const from = Math.max(corrected, refusedAt({ said, kept, spoken }));
  const lastDenied = new Map(denied.map(({ option, start }) => [option, start]));
  const left = kept.filter(({ option, start }) => (lastDenied.get(option) ?? -1) < start);
  const several: ChoicesAnswer = { kind: 'several', options: namesOf(left, options) };
  // What is denied after it was named needs a correction: "by phone, but I hate the phone".
  if (left.length < kept.length && from === 0 && !isRefused(said, kept, denied)) return NONE;
  if (isEither(said, left, words) || kept.some((one) => isNoBefore(said, one))) return several;
  const [only, ...others] = new Set(left.map(({ option }) => option));
  if (only === undefined || (others.length === 0 && isLesser(said, mentions, first))) return NONE;
  if (listsOther(said, mentions, true) || left.some((one) => isStray(said, one, mentions))) return several;
  const earlier = kept.filter(({ start }) => start < from);
  // What was replaced and is named again in a later sentence is a remark: "milk, no, honey. I'm off milk"
  const again = kept.filter(({ start }) => start >= from);
  const { sentence } = clauseOf(said, again[0]?.start ?? from);
  const later = again.filter(
    ({ start, option }) => clauseOf(said, start).sentence === sentence || !earlier.some((one) => one.option === option),
  );
  const replaces = earlier.length > 0 && !isAdded(said, from, later, words) && !denied.some((one) => one.start > from);
  if (!replaces) return { kind: 'chosen', options: namesOf([...left, ...betweenOf(said, left)], options) };
  const lead = wordsIn(said, { start: from, end: later[0]?.start ?? from });
  const isOnly = lead.some((word) => isWhole(words.only, word));
  const isSoft = beginsWith(words.softly, lead) && !isOnly;
  // "A and B, no wait, C": B may be replaced, or both.
  const isFewer = namesOf(later, options).length < namesOf(earlier, options).length && !isOnly;
  return isSoft || isFewer ? several : { kind: 'chosen', options: namesOf(later, options) };
}

/** What lies between two options: "Monday to Wednesday". */
const betweenOf = (said: Said, mentions: readonly Mention[]): Mention[] =>
  mentions.flatMap((mention, at) => {
    const previous = mentions[at - 1];
    const [word = '', ...others] = previous ? wordsIn(said, { start: previous.end, end: mention.start }) : [];
    if (!previous || others.length > 0 || !isWhole(TO, word)) return [];
    const length = Math.max(mention.option - previous.option - 1, 0);
    return Array.from({ length }, (_, n) => ({ ...mention, option: previous.option + 1 + n }));
  });
const TO = wordPattern('to|through|thru|till|until|bis|a|au|al|hasta');

const namesOf = (mentions: readonly Mention[], options: readonly string[]): string[] =>
  [...new Set(mentions.map(({ option }) => option))].toSorted((a, b) => a - b).flatMap((at) => options[at] ?? []);

/** Where a clause ends that is nothing but a "no", between two mentions: "by phone. No, only by chat"; 0 without one. */
function refusedAt({ said, kept, spoken }: Pick<Reading, 'said' | 'kept' | 'spoken'>): number {
  const ends = said.clauses.flatMap(({ end }, at) => {
    const bare = spoken[at] ?? '';
    const isNo = isWhole(said.words.no, bare) || isWhole(said.words.no, withoutFillers(bare.split(' '), said.words));
    return isNo && kept.some(({ start }) => start < end) && kept.some(({ start }) => start >= end) ? [end] : [];
  });
  return ends.at(-1) ?? 0;
}

/** Whether a correction or a "no" of its own leads to each mention that is denied after it was named. */
const isRefused = (said: Said, kept: readonly Mention[], denied: readonly Mention[]): boolean =>
  denied
    .filter(({ option, start }) => kept.some((one) => one.option === option && one.start < start))
    .every(({ option, start }) => {
      const named = kept.findLast((one) => one.option === option && one.start < start);
      const between = { start: named?.end ?? 0, end: start };
      return has(said.words.correction, wordsIn(said, between).join(' ')) || hasOwnNo(said, between);
    });

/** Whether a clause in the span is nothing but a "no". */
const hasOwnNo = (said: Said, { start, end }: Span): boolean =>
  said.clauses.some(
    (clause) => clause.start >= start && clause.end <= end && isWhole(said.words.no, wordsIn(said, clause).join(' ')),
  );

/** Whether something is said of an option, which neither chooses nor denies it: "the phone is for my parents", "the canteen, well, no time". */
const isTalkedOf = (
  said: Said,
  kept: readonly Mention[],
  mentions: readonly Mention[],
  { is, done }: SeveralWords,
): boolean =>
  kept.some(({ start, end }) => {
    const { sentence, end: last } = clauseOf(said, start);
    if (beginsWith(is, wordsIn(said, { start: end, end: last }).slice(0, 2))) return true;
    const next = mentions.find((one) => one.start >= end)?.start ?? said.tokens.length;
    const later = said.clauses.filter(
      (clause) => clause.start >= last && clause.end <= next && clause.sentence === sentence,
    );
    return later.some((clause) => {
      const spoken = wordsIn(said, clause).join(' ');
      const isOwn =
        has(done, spoken) ||
        has(said.words.correction, spoken) ||
        isSpokenAgainst(said, clause) ||
        isWhole(said.words.no, withoutFillers(spoken.split(' '), said.words));
      return !isOwn && has(said.words.negators, spoken);
    });
  });

/** "By e-mail, no phone" may deny or correct. */
const isNoBefore = ({ tokens, words }: Said, { start }: Mention): boolean =>
  tokens[start - 1]?.kind === 'word' && isWhole(words.no, tokens[start - 1]?.text ?? '');

/** "By phone or by chat" */
const isEither = (said: Said, kept: readonly Mention[], { or, and }: SeveralWords): boolean =>
  kept.some((mention, at) => {
    const previous = kept[at - 1];
    if (!previous || clauseOf(said, previous.start).sentence !== clauseOf(said, mention.start).sentence) return false;
    const between = wordsIn(said, { start: previous.end, end: mention.start });
    return between.some((word) => isWhole(or, word)) && !between.some((word) => isWhole(and, word));
  });

/** "By phone. Oh wait, by chat too" */
function isAdded(said: Said, from: number, later: readonly Mention[], { and, also }: SeveralWords): boolean {
  const lead = wordsIn(said, { start: from, end: later[0]?.start ?? from });
  const earlier = said.tokens[from - 1]?.text ?? '';
  const rest = wordsIn(said, { start: from, end: said.tokens.length }).join(' ');
  return isWhole(and, earlier) || lead.some((word) => isWhole(and, word)) || has(also, rest);
}
