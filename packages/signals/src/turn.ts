import { Reading, sentenceAround } from './distress.ts';
import type { Found } from './distress.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { matchesIn } from './matching.ts';
import type { Match, Prepared } from './patterns.ts';
import type { Sign, Wish } from './types.ts';
import { storiesIn } from './wishes.ts';

const HINT = /_hint$/;
const ROLE = /_(?:hint|part|event|now)$/;
const NOW = /_now$/;
const EVENT = /_event$/;
/** A part counts beside another one or beside what makes it acute, at most so many words away. An accident may be long ago: two are a story. */
const PART_WORDS = 25;
/** In a longer message, the words of a wish are part of a story unless they begin or end it. */
const SHORT_WORDS = 16;
/** How near to the beginning or the end of a long message a wish stands. */
const EDGE_WORDS = 12;
/** A longer sentence with the wish to stop or to pause tells of something else unless it names the interview: "we have to leave because …". */
const BARE_WORDS = 8;
const LEAVING: ReadonlySet<Kind> = new Set<Kind>(['stop', 'break']);
/** Words around the wish in which the interview is named. */
const NEAR_WORDS = 2;
const HERE = /^(?:here|hier|ici|aqui|aquí)$/;
/** Facts about the moment. Somebody's age or who answers is a fact at any time. */
const OF_THE_MOMENT: ReadonlySet<Kind> = new Set<Kind>(['emergency', 'stop', 'break', 'skip', 'omit']);
/** What other people want may be told. */
const TELLABLE: ReadonlySet<Kind> = new Set<Kind>(['stop', 'break', 'skip', 'omit', 'off_record']);
const ASKED: ReadonlySet<Kind> = new Set<Kind>(['stop', 'break', 'skip', 'omit', 'who_sees']);

/** The rule of a wish to leave out a part that is named, as opposed to "forget that". */
export const NAMED_PART = 'named_part';

type Kind = Exclude<Sign | Wish, 'distress' | 'withdrawal_asked' | 'person_asked'>;

export interface FoundInTurn extends Found {
  kind: Kind;
}

/**
 * Acute danger, age, threats, who answers, and wishes about the interview. What is denied, quoted, figurative, habitual or told of others
 * is none. `asks`: the message contains a question mark, without which only one that begins as a question is a question.
 * A weak form, a laugh beside it, or a wish in the middle of a long story is uncertain.
 */
export function turnIn(prepared: Prepared, lexicon: Lexicon, asks: boolean): FoundInTurn[] {
  const matches = matchesIn(prepared, lexicon.turn);
  if (matches.length === 0) return [];
  const figures = matchesIn(prepared, lexicon.figures);
  const reading = new Reading(prepared, lexicon);
  const { length } = prepared.words;
  const interview = lexicon.grammar.class('thisinterview');
  const { part } = lexicon.roles;
  const isStory = storiesIn(prepared, lexicon);
  const isNamed = ({ from, to }: Match): boolean =>
    prepared.words
      .slice(Math.max(0, from - NEAR_WORDS), to + NEAR_WORDS)
      .some(({ text, sets }) => sets.has(interview) || HERE.test(text));
  const found = matches.flatMap((match) => {
    const { from, to, pattern } = match;
    const kind = kindOf(match);
    if (kind === 'who_sees' && !asks && !beginsClause(prepared.words, match, lexicon.roles.joiner)) return [];
    if (TELLABLE.has(kind) && isStory(match)) return [];
    if (reading.isDenied(match) || reading.isQuoted(match)) return [];
    if ((kind === 'emergency' || kind === 'threat' || kind === 'grief') && reading.isWork(match)) return [];
    if (kind === 'minor' && reading.isNotMine(match)) return [];
    if (OF_THE_MOMENT.has(kind) && reading.isNotNow(match)) return [];
    if (kind === 'emergency' && isDated(prepared.words, match)) return [];
    if (kind === 'grief' && isDated(prepared.words, match, LONG_AGO)) return [];
    if (kind === 'threat' && reading.isFeared(match)) return [];
    if (kind === 'minor' && reading.isPartOfNumber(match)) return [];
    if (isFigurable(match) && figures.some((figure) => covers(figure, match))) return [];
    if (kind === 'emergency' && isPart(match) && reading.isNotNowAfter(match)) return [];
    const isInStory = ASKED.has(kind) && length > SHORT_WORDS && from > EDGE_WORDS && to < length - EDGE_WORDS;
    // "Can I go on tomorrow?" and a break at the end of a message are about the interview.
    const isOurs = isNamed(match) || (kind === 'break' && (asks || to === length));
    const isElsewhere = LEAVING.has(kind) && isLong(prepared.words, match) && !isOurs;
    const isWordInStory =
      kind === 'stop' && length > SHORT_WORDS && to - from === 1 && !isSentence(prepared.words, match);
    const isHabit = kind === 'emergency' && reading.isNotNowAfter(match);
    // Whoever tells of school may remember it.
    const isSchool = kind === 'minor' && !namesAge(prepared.words.slice(from, to), lexicon);
    const isDoubtful =
      HINT.test(pattern.family) ||
      isInStory ||
      isElsewhere ||
      isWordInStory ||
      isHabit ||
      isSchool ||
      reading.isLaughed(match);
    const isNamedPart = kind === 'omit' && prepared.words.slice(from, to).some(({ sets }) => sets.has(part));
    const rule = isNamedPart ? NAMED_PART : pattern.family;
    return [{ match, kind, rule, from, to, certainty: isDoubtful ? 'uncertain' : 'certain' } as const];
  });
  const parts = Map.groupBy(found.map(({ match }) => match).filter(isPart), ({ from }) => from);
  // Whoever answers for somebody tells what that person suffers from.
  const isForOther = found.some(({ kind }) => kind === 'carer');
  const isPartNamed = found.some(({ rule }) => rule === NAMED_PART);
  return found.filter(
    ({ match, kind, rule }) =>
      (kind !== 'omit' || !isPartNamed || rule === NAMED_PART) &&
      (!isPart(match) || (!NOW.test(match.pattern.family) && !isForOther && hasOther(match, parts))),
  );
}

/** What may be a way of speaking: neither a wish, nor what is found in pairs. */
const isFigurable = (match: Match): boolean =>
  !isPart(match) && kindOf(match) !== 'off_record' && !ASKED.has(kindOf(match));

/** Words for being under age, beside ages themselves. */
const UNDER_AGE =
  /^(?:\d.*|minors?|underage|sixteen|seventeen|eighteen|minderjahrig|volljahrig|achtzehn|mineure?s?|majeure?|menor(?:es)?|mayor|dieciocho)$/u;

function namesAge(words: Prepared['words'], { grammar }: Lexicon): boolean {
  const classes = (['young', 'youngyear'] as const).map((name) => grammar.class(name));
  return words.some(({ text, sets }) => UNDER_AGE.test(text) || classes.some((each) => sets.has(each)));
}

const kindOf = ({ pattern: { family } }: Match): Kind => family.replace(ROLE, '') as Kind;
const isPart = ({ pattern: { family } }: Match): boolean => ROLE.test(family) && !HINT.test(family);

/** "Lips swelling, throat closing", "he swallowed a battery just now": one of them alone may be a story. */
function hasOther(match: Match, parts: ReadonlyMap<number, readonly Match[]>): boolean {
  const isApart = (other: Match): boolean =>
    kindOf(other) === kindOf(match) &&
    other.pattern !== match.pattern &&
    !(EVENT.test(other.pattern.family) && EVENT.test(match.pattern.family)) &&
    (other.to <= match.from || match.to <= other.from);
  for (let at = match.from - PART_WORDS; at <= match.from + PART_WORDS; at++)
    if (parts.get(at)?.some(isApart) === true) return true;
  return false;
}

/** A loss in such a year needs no condolence in the middle of an interview. */
export const LONG_AGO = /^(?:19\d\d|20[01]\d|202[0-2])$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Further away, a year dates something else. */
const DATE_WORDS = 12;

/** Whether the sentence of a match names the year: "it began with the stroke, in May 2022". */
export function isDated(words: Prepared['words'], { from, to }: Pick<Match, 'from' | 'to'>, year = YEAR): boolean {
  const [start, end] = sentenceAround(words, { from, to }, DATE_WORDS);
  return words.slice(start, end).some(({ text }) => year.test(text));
}

/** Whether a match begins its clause, perhaps after a conjunction: without a question mark, only such a one asks. */
const beginsClause = (words: Prepared['words'], { from }: Match, joiner: number): boolean => {
  const before = words[from - 1];
  return before?.stop !== 'none' || before.sets.has(joiner);
};

/** Whether a match is a sentence of its own: "Stop." */
const isSentence = (words: Prepared['words'], { from, to }: Match): boolean =>
  (from === 0 || words[from - 1]?.stop === 'hard') && (to === words.length || words[to - 1]?.stop === 'hard');

/** Whether the sentence of a match has more than `BARE_WORDS` words. */
function isLong(words: Prepared['words'], { from, to }: Match): boolean {
  const [start, end] = sentenceAround(words, { from, to }, BARE_WORDS);
  return end - start > BARE_WORDS;
}

const covers = (figure: Match, { to }: Match): boolean => figure.from < to && figure.to >= to;
