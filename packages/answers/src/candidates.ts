import { type Mention } from './choice.ts';
import { type Said, type Span, clauseOf, withoutFillers, wordsIn } from './said.ts';
import { severalWordsOf } from './several-words.ts';
import { has, isWhole, wordPattern } from './text.ts';

/** A thing or a person that a remark is about, in all languages: "and it takes an hour". */
const REMARKS = wordPattern(
  "it|it's|its|that|that's|thats|this|they|they're|he|she|there|es|er|das ist|das war|man|ca|c'est|cela|il|elle|ils|elles|eso|esto|ella",
);
/** More words than these between two marks are a remark, not a thing that is listed. */
const MAX_WORDS_OF_THING = 3;

/**
 * Whether an answer lists what is no option: "coffee and lemonade" where only coffee is one. What "and", "or" and the like lead to is listed,
 * unless it goes on about what was said ("and it takes an hour"); where several are asked for, so is a short clause ("coffee, lemonade").
 */
export function listsOther(said: Said, mentions: readonly Mention[], isSeveral: boolean): boolean {
  const first = mentions[0];
  if (first === undefined) return false;
  const isNamed = namedIn(mentions);
  return said.clauses.some((clause, at) => {
    const parts = partsOf(said, clause, isNamed);
    if (parts.some((part) => hasMention(part, isNamed))) {
      return parts.length > 1 && parts.some((part) => !hasMention(part, isNamed) && isThing(said, part, isSeveral));
    }
    // "Xbox yes, the tablet yes"
    const isChosen = isSeveral && isWhole(said.words.yes, wordsIn(said, clause).at(-1) ?? '');
    if (isSpokenAgainst(said, clause)) return false;
    if (clause.start < first.start)
      return isChosen && contentOf(said, wordsIn(said, clause)).length > 0 && wordsIn(said, clause).length > 1;
    const [lead] = parts;
    if (lead !== undefined && parts.length === 1 && lead.isLed) return isThing(said, lead, isSeveral);
    const isListed = said.tokens[clause.start - 1]?.text === ',' || said.tokens[clause.end - 1]?.text === ',';
    const isNext = at > 0 && clauseOf(said, clause.start - 1).sentence === clause.sentence;
    return isSeveral && isListed && isNext && isShortThing(said, clause);
  });
}

/** "Radio yes, papers no": the other one is denied in the same words. */
export function isSpokenAgainst(said: Said, clause: Span): boolean {
  const isOther = isWhole(said.words.no, wordsIn(said, clause).at(-1) ?? '') && wordsIn(said, clause).length > 1;
  return isOther && said.clauses.some((one) => isWhole(said.words.yes, wordsIn(said, one).at(-1) ?? ''));
}

interface Part extends Span {
  /** "And" or "or" stands before it. */
  readonly isLed: boolean;
}

/** A clause, cut where "and" and "or" stand, and before a number: "2 dogs 1 parrot". */
function partsOf(said: Said, { start, end }: Span, isNamed: ReadonlySet<number>): Part[] {
  const { and, or } = severalWordsOf(said.language);
  const parts: Part[] = [];
  let [from, isLed] = [start, isWhole(and, said.tokens[start - 1]?.text ?? '')];
  const cut = (at: number, next: number, leads: boolean): void => {
    if (at > from) parts.push({ start: from, end: at, isLed });
    [from, isLed] = [next, leads];
  };
  for (let at = start; at < end; at++) {
    const { text = '', kind = 'mark' } = said.tokens[at] ?? {};
    if (text === '&' || text === '+' || (kind === 'word' && (isWhole(and, text) || isWhole(or, text))))
      cut(at, at + 1, true);
    else if (kind === 'number' && at > start && !isNamed.has(at)) cut(at, at, isLed);
  }
  cut(end, end, false);
  return parts;
}

const namedIn = (mentions: readonly Span[]): ReadonlySet<number> =>
  new Set(mentions.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, n) => start + n)));

const hasMention = ({ start, end }: Span, isNamed: ReadonlySet<number>): boolean =>
  Array.from({ length: end - start }, (_, n) => start + n).some((at) => isNamed.has(at));

/** Whether something is named, and not only remarked on what was said. */
function isThing(said: Said, part: Part, isSeveral: boolean): boolean {
  const spoken = wordsIn(said, part);
  const isRemark = isWhole(REMARKS, spoken[0] ?? '') || isWhole(REMARKS, spoken.slice(0, 2).join(' '));
  if (isRemark || (!isSeveral && part.isLed && isWhole(said.words.self, spoken[0] ?? ''))) return false;
  const text = spoken.join(' ').replaceAll(severalWordsOf(said.language).done, ' ');
  return contentOf(said, text.split(' ')).length > 0;
}

/** A few words without any that make a statement: "lemonade", "a glass of lemonade". */
function isShortThing(said: Said, clause: Span): boolean {
  const spoken = wordsIn(said, clause);
  if (has(said.words.correction, spoken.join(' '))) return false;
  if (withoutFillers(spoken, said.words) === '' || has(severalWordsOf(said.language).done, spoken.join(' ')))
    return false;
  const rest = spoken.filter((word) => !isWhole(said.words.determiners, word));
  const isPlain = rest.every((word) => isContent(said, word) || /^\d/.test(word));
  return rest.length > 0 && rest.length <= MAX_WORDS_OF_THING && isPlain;
}

/** The words that say something of their own. */
export const contentOf = (said: Said, spoken: readonly string[]): string[] =>
  withoutFillers(spoken.join(' ').replaceAll(said.words.correction, ' ').split(' '), said.words)
    .split(' ')
    .filter((word) => isContent(said, word));

const isContent = ({ words }: Said, word: string): boolean =>
  word.length > 1 &&
  !/^\d/.test(word) &&
  ![
    words.common,
    words.negators,
    words.determiners,
    words.or_so,
    words.about,
    words.yes,
    words.no,
    words.past,
    words.units,
    words.self,
    words.counting,
  ].some((p) => isWhole(p, word));
