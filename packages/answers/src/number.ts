import type { Language } from '@insights/language';
import { withoutAsides } from './asides.ts';
import { countWordsOf, type Quantity, quantitiesIn, saidOf } from './quantities.ts';
import type { ScaleAnswer } from './scale.ts';
import {
  type Said,
  after,
  before,
  beginsWith,
  clauseOf,
  correctionIn,
  endingAt,
  isCut,
  isDenied,
  isJoined,
  placesOf,
  signBefore,
  withoutFillers,
  wordsIn,
} from './said.ts';
import { akin, has, isWhole, plain, wordPattern } from './text.ts';
import { unitIn } from './units.ts';

/** A question for a number: between the limits, in a unit. */
export interface NumberQuestion {
  readonly text: string;
  readonly min: number | null;
  readonly max: number | null;
  readonly unit: string | null;
}

interface Given extends Quantity {
  readonly limit: 'below' | 'above' | null;
  readonly isAbout: boolean;
  readonly isJoined: boolean;
}

const PERIODS: readonly RegExp[] = [
  wordPattern('(?:per|a|an|each|every) hour|hourly|(?:pro|die|jede) stunde|(?:par|de l) heure|(?:por|a la) hora'),
  wordPattern(
    '(?:per|a|each|every) (?:day|night|shift)|daily|(?:am|pro|jeden) tag|taglich|par jour|chaque jour|(?:al|por|cada) dia|diari\\p{L}+',
  ),
  wordPattern(
    '(?:per|a|each|every) week|weekly|(?:pro|die|in der|jede) woche|wochentlich|par semaine|chaque semaine|(?:a la|por|cada) semana|semanal\\p{L}*',
  ),
  wordPattern(
    '(?:per|a|each|every) month|monthly|(?:pro|im|jeden) monat|monatlich|par mois|chaque mois|(?:al|por|cada) mes|mensual\\p{L}*',
  ),
  wordPattern(
    '(?:per|a|each|every) year|yearly|annually|(?:pro|im|jedes) jahr|jahrlich|par an|chaque annee|(?:al|por|cada) ano|anual\\p{L}*',
  ),
];

/**
 * The number that an answer gives, only where the answer leaves no doubt: it counts what was asked for, it is not denied, not about another
 * time or person, and a correction replaces what was said before it. "About", a range and a limit are kept as such.
 */
export function parseNumber(text: string, asked: NumberQuestion, language: Language): ScaleAnswer {
  const question = withUnit(asked, language);
  const said = saidOf(text, language);
  const all = relevant(said, givenIn(said, quantitiesIn(said, question.unit), question), question);
  const given = withoutAsides(said, all, plain(question.text));
  const { from, isTakenBack } = correctionIn(said, given);
  if (isTakenBack) return { kind: 'none' };
  const current = withoutOthers(
    said,
    given.filter(({ start }) => start >= from),
    question,
  );
  if (current.length === 0) return nothingIn(said, asked);
  if (current.every((one) => isRelative(said, one, question))) return { kind: 'none' };
  const read = settle(said, current, question);
  return read.kind === 'value' ? withSpeaker(said, read, current, question) : read;
}

/** The unit that is set, else that of the question's words. "How often did you visit us?" counts times: "five minutes" is no answer. */
function withUnit(question: NumberQuestion, language: Language): NumberQuestion {
  if (question.unit !== null) return question;
  const isOfTimes = has(TIMES, plain(question.text));
  return { ...question, unit: isOfTimes ? TIMES_IN[language] : unitIn(question.text) };
}

const TIMES_IN: Readonly<Record<Language, string>> = { en: 'times', de: 'Mal', fr: 'fois', es: 'veces' };

/** Without numbers of something else that is named, if there is another number: "51 since the two apprentices started". */
function withoutOthers(said: Said, given: readonly Given[], { text, unit }: NumberQuestion): readonly Given[] {
  const asked = plain(`${text} ${unit ?? ''}`).split(' ');
  const isOther = ({ start, until, isNamed, isJoined: joined }: Given): boolean => {
    const token = said.tokens[until];
    const isArticle = isWhole(said.words.ambiguous, wordsIn(said, { start, end: until }).join(' '));
    if (isNamed || joined || isArticle || token?.kind !== 'word') return false;
    if (PEOPLE.test(plain(unit ?? '')) && isWhole(PERSONS, token.text)) return false;
    const { words, language } = said;
    const isKnown = [
      words.function_words,
      words.units,
      words.around,
      words.or_so,
      words.or_less,
      words.or_more,
      words.correction,
      words.turns,
    ].some(
      (pattern) => isWhole(pattern, token.text) || beginsWith(pattern, after(said, { start, end: until }, undefined)),
    );
    return !isKnown && !asked.some((word) => akin(word, token.text, language));
  };
  const own = given.filter((one, at) => !isOther(one) || given[at + 1]?.isJoined === true);
  return withoutArticles(said, own.length > 0 ? own : given);
}

/** "Call it 13, I did an extra one": beside another number, "one" is an article or a pronoun, unless both are joined ("one or two"). */
function withoutArticles(said: Said, given: readonly Given[]): readonly Given[] {
  const isArticle = ({ start, until }: Given): boolean =>
    isWhole(said.words.ambiguous, wordsIn(said, { start, end: until }).join(' '));
  const own = given.filter((one, at) => !isArticle(one) || one.isJoined || given[at + 1]?.isJoined === true);
  return own.length > 0 ? own : given;
}

/** "Six plus me": where the question counts the speaker too, one more; else it is open which number is meant. */
function withSpeaker(said: Said, read: ScaleAnswer, given: readonly Given[], { text }: NumberQuestion): ScaleAnswer {
  const last = given.at(-1);
  if (read.kind !== 'value' || last === undefined) return read;
  const rest = wordsIn(said, { start: last.until, end: clauseOf(said, last.start).end }).join(' ');
  if (!has(PLUS_SPEAKER, rest)) return read;
  return has(WITH_SPEAKER, plain(text)) ? { ...read, value: read.value + 1 } : { kind: 'none' };
}

const PLUS_SPEAKER = wordPattern(
  '(?:plus|and) (?:me|myself)|(?:plus|und) (?:ich|mich|mir)|(?:plus|et) moi|(?:mas|y) yo',
);
const WITH_SPEAKER = wordPattern(
  '(?:including|counting) (?:you|yourself)|(?:einschliesslich|inklusive) (?:ihnen|ihrer selbst|dir)|(?:sie|sich|dich) (?:selbst )?(?:eingeschlossen|mitgezahlt|eingerechnet)|vous (?:y )?(?:compris|inclus)|toi compris|(?:incluyendo(?:se|te|lo|la)?|inclu(?:ido|ida|yendo)) (?:a )?(?:usted|ti|vos)|contandose|contandote',
);

/** "None", "never": zero, if nothing else is said. */
function nothingIn(said: Said, question: NumberQuestion): ScaleAnswer {
  const [first] = said.clauses;
  const { none } = countWordsOf(said.language);
  if (!first || has(said.words.unsure, wordsIn(said, { start: 0, end: said.tokens.length }).join(' ')))
    return { kind: 'none' };
  const opening = withoutFillers(wordsIn(said, first), said.words);
  const own = opening === '' ? wordsIn(said, first) : opening.split(' ');
  const isNone = beginsWith(none, own) || endingAt(none, own) >= 0 || has(none, wordsIn(said, first).join(' '));
  const isShort = wordsIn(said, first).length <= 6;
  const isOne = PEOPLE.test(plain(question.unit ?? '')) && has(ALONE, wordsIn(said, first).join(' '));
  if (isOne && isShort) return { kind: 'value', value: 1, precision: 'exact' };
  return ((isNone && isShort) || isNoneAtLast(said)) && (question.min ?? 0) <= 0
    ? { kind: 'value', value: 0, precision: 'exact' }
    : { kind: 'none' };
}

/** "I quit in March, so none": nothing else in the last clause. */
function isNoneAtLast(said: Said): boolean {
  const last = said.clauses.at(-1);
  const spoken = last ? wordsIn(said, last) : [];
  const { none } = countWordsOf(said.language);
  const rest = isWhole(said.words.turns, spoken[0] ?? '') ? spoken.slice(1) : spoken;
  return isWhole(none, rest.join(' ')) || isWhole(none, withoutFillers(rest, said.words));
}

const PEOPLE = /^(?:people|persons?|personen|leute|personnes?|personas?)$/u;
const PERSONS = wordPattern(
  'adults?|kids?|children|child|men|women|parents|girls|boys|erwachsene\\p{L}?|kinder|manner|frauen|adultes?|enfants?|hommes|femmes|adultos?|ninos?|hijos?|hombres|mujeres',
);
const ALONE = wordPattern(
  'just me|only me|(?:by )?myself|alone|on my own|nur ich|allein|alleine|(?:que|juste|seulement) moi|seule?|solo yo|sol[oa]',
);
/** "The one on Friday", "my old one" is no number. */
const POINTING = wordPattern(
  'the|this|that|another|every|each|no|which|(?:my|your|his|her|our|their|the|this|that|an?) \\p{L}+',
);
/** What is counted, if the question names no unit. */
const TIMES = wordPattern(
  'how (?:many times|often)|number of times|wie (?:oft|haufig|viele male)|combien de fois|a quelle frequence|cuantas veces|con que frecuencia',
);
/** Before a number that is not reached, or only where an age begins. */
const TOWARDS = wordPattern('anfang|mitte|ende|bald|soon|going on|turning|early|mid|late|bientot|debut|fin|pronto');

function givenIn(said: Said, found: readonly Quantity[], question: NumberQuestion): Given[] {
  const places = placesOf(said, found);
  const isAboutThen = has(said.words.past, plain(question.text)) || has(said.words.hypothetical, plain(question.text));
  const kept: Given[] = [];
  for (const [at, one] of found.entries()) {
    const [previous, next] = [found[at - 1], found[at + 1]];
    const joined = previous !== undefined && isJoined(said, { start: previous.start, end: previous.until }, one);
    const limit = limitOf(said, one, previous, next) ?? (joined ? (kept.at(-1)?.limit ?? null) : null);
    const place = places[said.clauseAt[one.start] ?? 0];
    const isElsewhere = place === 'other' || (place === 'elsewhere' && !isAboutThen && !isPlainOnce(said, one));
    if (isCut(said, one) || isCut(said, { start: one.start, end: one.until })) continue;
    if (one.isOther || one.isAmount || isElsewhere || isDate(said, one, previous) || isPart(said, one)) continue;
    if (
      isWhole(said.words.ambiguous, wordsIn(said, one).join(' ')) &&
      endingAt(POINTING, before(said, one, previous)) >= 0
    )
      continue;
    if (endingAt(TOWARDS, before(said, one, previous)) >= 0) continue;
    const isCorrected = endingAt(said.words.correction, before(said, one, previous)) >= 0;
    if (limit === null && !joined && !isCorrected && isDenied(said, one, previous, next)) continue;
    kept.push({
      ...one,
      limit,
      isJoined: joined && kept.at(-1)?.start === previous.start,
      isAbout: soundsVague(said, one, previous, next),
    });
  }
  return kept;
}

/** "Once a week": the word is also one for another time. */
const isPlainOnce = (said: Said, { start, end }: Quantity): boolean =>
  isWhole(countWordsOf(said.language).once, wordsIn(said, { start, end }).join(' '));

/** "Since 2019", "in 2020", "at 9": a date or a time. */
function isDate(said: Said, { start, until, value, isNamed }: Quantity, previous: Quantity | undefined): boolean {
  if (isNamed) return false;
  const lead = before(said, { start, end: start }, previous);
  const [last = ''] = lead.slice(-1);
  // "At 5", "um vier", and nothing is counted: a time of day.
  const [next] = after(said, { start, end: until }, undefined);
  const isBare = next === undefined || isWhole(said.words.function_words, next);
  if (isBare && value <= 24 && endingAt(CLOCK, lead) >= 0 && endingAt(said.words.around, lead) < 0) return true;
  const leads = isWhole(DATING, last);
  return leads && ((value >= 1_900 && value <= 2_100) || isWhole(SINCE, last));
}

const CLOCK = wordPattern('at|um|gegen|a las?|vers');
const DATING = wordPattern(
  'since|in|until|by|from|born|seit|im|ab|bis|jahrgang|geboren|depuis|en|jusque|nee?|desde|hasta|de|nacid[oa]',
);
const SINCE = wordPattern('since|seit|depuis|desde');

/** "The 3rd". */
function isPart(said: Said, one: Quantity): boolean {
  const rest = after(said, { start: one.start, end: one.until }, undefined);
  return ['st', 'nd', 'rd', 'th'].includes(rest[0] ?? '');
}

/** "Two more": more than something else, unless the question asks for that. */
function isRelative(said: Said, { start, until }: Quantity, { text, unit }: NumberQuestion): boolean {
  const [next = ''] = after(said, { start, end: until }, undefined);
  return isWhole(RELATIVE, next) && !has(RELATIVE, plain(`${text} ${unit ?? ''}`));
}

const RELATIVE = wordPattern('more|fewer|extra|additional|mehr|weniger|zusatzlich\\p{L}*');

/** Without numbers that count something else before what was asked for is named: "we have 40 forms, and they take 12 hours". */
function relevant(said: Said, given: readonly Given[], { text, unit }: NumberQuestion): readonly Given[] {
  const period = periodOf(`${plain(unit ?? '')} ${plain(text)}`);
  const fits = given.filter((one) => {
    const rest = wordsIn(said, { start: one.until, end: Math.min(clauseOf(said, one.start).end, one.until + 5) }).join(
      ' ',
    );
    const own = periodOf(rest);
    return own === null || period === null || own === period;
  });
  const first = fits.findIndex(({ isNamed }) => isNamed);
  return fits.filter((one, at) => at >= first || fits[at + 1]?.isJoined === true || isAlone(said, one));
}

const periodOf = (text: string): number | null => {
  const at = PERIODS.findIndex((names) => has(names, text));
  return at < 0 ? null : at;
};

function limitOf(
  said: Said,
  one: Quantity,
  previous: Quantity | undefined,
  next: Quantity | undefined,
): Given['limit'] {
  const { below, above, articles, or_less, or_more, or_so, negators } = said.words;
  const words = before(said, one, previous).filter((word) => !isWhole(articles, word));
  const [belowAt, aboveAt] = [endingAt(below, words), endingAt(above, words)];
  // "I don't think it is more than 5"
  const turned = (limit: 'below' | 'above', at: number): 'below' | 'above' =>
    has(negators, words.slice(0, at).join(' ')) ? (limit === 'below' ? 'above' : 'below') : limit;
  if (belowAt >= 0 && (aboveAt < 0 || belowAt <= aboveAt)) return turned('below', belowAt);
  if (aboveAt >= 0) return turned('above', aboveAt);
  const sign = signBefore(said, one);
  if (sign !== null) return turned(sign, words.length);
  const rest = after(said, { start: one.start, end: one.until }, next);
  if (one.isOpen || beginsWith(or_more, rest)) return beginsWith(or_so, rest) ? null : 'above';
  return beginsWith(or_less, rest) ? 'below' : null;
}

function soundsVague(said: Said, one: Quantity, previous: Quantity | undefined, next: Quantity | undefined): boolean {
  const { about, or_so, unsure } = said.words;
  const words = before(said, one, previous).join(' ');
  const earlier = wordsIn(said, { start: 0, end: one.start }).join(' ');
  const rest = after(said, { start: one.start, end: one.until }, next);
  return (
    one.isVague ||
    one.isRound ||
    has(about, words) ||
    beginsWith(or_so, rest) ||
    has(unsure, earlier) ||
    isWhole(about, rest.join(' ')) ||
    (rest.length <= 4 && endingAt(or_so, rest) >= 0)
  );
}

function isAlone(said: Said, { start, until }: Quantity): boolean {
  const clause = clauseOf(said, start);
  const rest = [
    ...wordsIn(said, { start: clause.start, end: start }),
    ...wordsIn(said, { start: until, end: clause.end }),
  ];
  return withoutFillers(rest, said.words) === '';
}

function settle(said: Said, given: readonly Given[], { min, max }: NumberQuestion): ScaleAnswer {
  const outside = given.find(({ value }) => (min !== null && value < min) || (max !== null && value > max));
  const limits = given.filter(({ limit }) => limit !== null);
  const exact = given.filter(({ limit }) => limit === null);
  const [first, second] = exact;
  const [low, high] = given;
  // "5 or 10 at most"
  if (low?.limit === null && high?.isJoined === true && high.limit === 'below' && given.length === 2)
    return spanOf(low, high);
  if (first === undefined) return rangeOf(limits);
  // "More than 30, and we are two": the second number is not within the limit.
  const isBeyond = limits.some(({ value, limit }) =>
    exact.some((one) => (limit === 'above' ? one.value < value : one.value > value)),
  );
  if (isBeyond) return { kind: 'none' };
  if (outside !== undefined) return { kind: 'out_of_range', value: outside.value };
  const precision = exact.some(({ isAbout }) => isAbout) ? 'about' : 'exact';
  if (exact.every(({ value }) => value === first.value)) return { kind: 'value', value: first.value, precision };
  // "9 to 5" is no range.
  const isRising = second !== undefined && first.value <= second.value;
  if (second?.isJoined === true && exact.length === 2 && isRising) return spanOf(first, second);
  const isApart = said.tokens.slice(first.until, second?.start).some(({ text }) => ENDS.has(text));
  if (exact.length === 2 && second && isSecondGuess(said, first, second)) return spanOf(first, second);
  if (isAlone(said, first) && isApart && !exact.slice(1).some((one) => isAlone(said, one))) {
    return { kind: 'value', value: first.value, precision: first.isAbout ? 'about' : 'exact' };
  }
  return { kind: 'several', values: [...new Set(exact.map(({ value }) => value))].slice(0, 3) };
}

/** What stands between an answer and remarks about it. */
const ENDS = new Set(['.', '!', '?', ';', '…', '\n', '—', '–']);

/** "5, maybe 6" */
function isSecondGuess(said: Said, first: Given, second: Given): boolean {
  const between = wordsIn(said, { start: first.until, end: second.start });
  return isAlone(said, first) && between.length > 0 && isWhole(said.words.about, between.join(' '));
}

function spanOf(first: Given, second: Given): ScaleAnswer {
  const [low, high] = [Math.min(first.value, second.value), Math.max(first.value, second.value)];
  return { kind: 'range', precision: 'range', low, high };
}

function rangeOf(limits: readonly Given[]): ScaleAnswer {
  const above = limits.filter(({ limit }) => limit === 'above').map(({ value }) => value);
  const under = limits.filter(({ limit }) => limit === 'below').map(({ value }) => value);
  const low = above.length > 0 ? Math.min(...above) : null;
  const high = under.length > 0 ? Math.max(...under) : null;
  return { kind: 'range', precision: low === null ? 'below' : high === null ? 'above' : 'range', low, high };
}
