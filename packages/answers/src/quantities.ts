import type { Language } from '@insights/language';
import { spelledNumber } from './number-words.ts';
import { type Mention, numbersIn } from './numbers.ts';
import { type Said, saidIn, wordsIn } from './said.ts';
import { isWhole, plain, wordPattern } from './text.ts';
import { type Time, isMoney, isMoneyWord, isOfOtherMeasure, isPercentage, timeOf } from './units.ts';

/** A number with what it counts, in the unit of the question where it can be converted. */
export interface Quantity extends Mention {
  /** Where what it counts ends. */
  readonly until: number;
  /** It is a round number by its word: "a dozen", "une dizaine". */
  readonly isRound: boolean;
  /** What it counts is not what was asked for: "3 days" of a question in hours stays `false`, "3 km" is `true`. */
  readonly isOther: boolean;
  /** What it counts is named, and it is what was asked for. */
  readonly isNamed: boolean;
}

/** Numbers above a hundred and round ones, which stand for themselves or multiply what is before them. */
const MAGNITUDES: readonly (readonly [RegExp, number, Language?])[] = [
  [wordPattern('hundred|hundert|ciento'), 100],
  [wordPattern('cents?'), 100, 'fr'],
  [wordPattern('thousand|tausend|mille|mil|k'), 1_000],
  [wordPattern('millions?|millionen?|millon|millones|mio'), 1_000_000],
  [wordPattern('dozen|dutzend|douzaine|docena'), 12],
  [wordPattern('dizaine|decena'), 10],
  [wordPattern('quinzaine|quincena'), 15],
  [wordPattern('vingtaine|veintena'), 20],
  [wordPattern('trentaine|treintena'), 30],
  [wordPattern('quarantaine'), 40],
  [wordPattern('cinquantaine'), 50],
  [wordPattern('centaine|centenar'), 100],
  [wordPattern('millier|millar'), 1_000],
  [wordPattern('couple'), 2, 'en'],
  [wordPattern('par'), 2, 'es'],
];
const ROUND = wordPattern(
  'dizaine|decena|douzaine|quinzaine|vingtaine|veintena|trentaine|quarantaine|cinquantaine|centaine|centenar|millier|millar|couple|par',
);

interface CountWords {
  readonly none: RegExp;
  readonly once: RegExp;
  readonly twice: RegExp;
  readonly half: RegExp;
  readonly article: RegExp;
  /** Between the parts of one number: "a hundred and fifty". */
  readonly and: RegExp;
}

const COUNTS: Record<Language, CountWords> = {
  en: {
    none: wordPattern(
      "none|zero|nil|never|no one|nobody|nothing|not (?:a single \\p{L}+|any|one|once)|don't have any|haven't any",
    ),
    once: wordPattern('once'),
    twice: wordPattern('twice|both'),
    half: wordPattern('half an?|half'),
    article: wordPattern('an?'),
    and: wordPattern('and'),
  },
  de: {
    none: wordPattern('keine?[snmr]?|nie|niemals|null|gar nicht|niemand|nichts|kein einziges mal|noch nie'),
    once: wordPattern('einmal'),
    twice: wordPattern('zweimal|beide'),
    half: wordPattern('eine? halbe[snr]?|halbe[snr]?'),
    article: wordPattern('eine?[nmrs]?'),
    and: wordPattern('und'),
  },
  fr: {
    none: wordPattern('aucune?|jamais|zero|personne|rien|pas une? seule?|pas du tout'),
    once: wordPattern('une fois|une seule fois'),
    twice: wordPattern('deux fois'),
    half: wordPattern('une demi|une demie|demi|demie'),
    article: wordPattern('une?'),
    and: wordPattern('et'),
  },
  es: {
    none: wordPattern('ningun[oa]?|nunca|jamas|cero|nadie|nada'),
    once: wordPattern('una vez|una sola vez'),
    twice: wordPattern('dos veces'),
    half: wordPattern('medi[oa]'),
    article: wordPattern('una?'),
    and: wordPattern('y'),
  },
};

export const countWordsOf = (language: Language): CountWords => COUNTS[language];

/** Wordings of one number that would be read as another. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/(?:three[- ]quarters of an hour|dreiviertelstunde|trois quarts d['’]heure|tres cuartos de hora)/giu, '45 min'],
  [/(?:quarter of an hour|viertelstunde|quart d['’]heure|cuarto de hora)/giu, '15 min'],
  [/(?:half a dozen|halbes dutzend|demi-douzaine|media docena)/giu, '6'],
  [/(?<!\p{L})zu zweit(?!\p{L})/giu, '2'],
  [/(?<!\p{L})zu dritt(?!\p{L})/giu, '3'],
  [/(?<!\p{L})zu viert(?!\p{L})/giu, '4'],
  [/(?<!\p{L})zu fünft(?!\p{L})/giu, '5'],
  [/(?<!\p{L})zu sechst(?!\p{L})/giu, '6'],
];

const plainly = (text: string): string => SAME.reduce((read, [found, same]) => read.replaceAll(found, same), text);

/** Digits apart from the letters and signs that are written with them: "5kg", "2h30", "10k"; signs of money as words. Ordinals stay whole. */
const spread = (text: string): string =>
  plainly(text.slice(0, 2_000))
    .replaceAll(/(?<=\d ?)h ?(\d\d)(?!\d)/giu, ' h $1 min')
    .replaceAll(/[$€£¥] ?(\d+(?:[.,]\d+)*)(?!\d| ?[km](?!\p{L}))|(?<=\d) ?[$€£¥]/giu, '$1 euros ')
    .replaceAll(/[$€£¥]/gu, ' ')
    .replaceAll(/(?<=\d)(?='\d{3}(?!\d))'/gu, '')
    .replaceAll(/(?<=(?<!\d)\d{1,3})[\u{a0}\u{202f} ](?=\d{3}(?!\d))/gu, '')
    .replaceAll(/(?<![\p{L}\d])(\d+(?:[.,]\d+)?)(?!(?:st|nd|rd|th|er|e|eme|º|ª)(?!\p{L}))(\p{L}{1,12})/giu, '$1 $2 ')
    .replaceAll(/(?<!(?:una|\d) )hora y media/giu, 'una hora y media');

/** The answer as it is read for quantities: long German number words in digits. */
export const saidOf = (text: string, language: Language): Said =>
  saidIn(language === 'de' ? spread(text).replaceAll(/\p{L}+/gu, germanDigits) : spread(text), language);

const DE_UNITS =
  'null|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn'.split(
    '|',
  );
const DE_TENS = 'zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig'.split('|');

/** "zweihundertfünfzig" as "250"; another word as it is. */
function germanDigits(word: string): string {
  const found = /hundert|tausend/iu.test(word) ? germanNumber(word.toLowerCase()) : null;
  return found === null ? word : String(found);
}

function germanNumber(word: string): number | null {
  for (const [name, size] of [
    ['tausend', 1_000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const [before, after] = [word.slice(0, at), word.slice(at + name.length).replace(/^und(?!$)/u, '')];
    const [times, rest] = [before === '' ? 1 : germanNumber(before), after === '' ? 0 : germanNumber(after)];
    return times === null || rest === null ? null : times * size + rest;
  }
  const unit = DE_UNITS.indexOf(word === 'eins' ? 'ein' : word);
  if (unit >= 0) return unit;
  const ten = DE_TENS.findIndex((each) => word.endsWith(each));
  if (ten < 0) return null;
  const front = word.slice(0, word.length - (DE_TENS[ten]?.length ?? 0));
  const ones = front === '' ? 0 : DE_UNITS.indexOf(front.replace(/und$/u, ''));
  return ones < 0 ? null : 20 + ten * 10 + ones;
}

/** The quantities of an answer to a question about `unit`. */
export function quantitiesIn(said: Said, unit: string | null): Quantity[] {
  const asked = timeOf(plain(unit ?? '').split(' '));
  const words = COUNTS[said.language];
  const found = [...numbersIn(said).map((mention) => ({ ...mention, isRound: false })), ...wordNumbers(said, words)];
  const sorted = found.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const apart = sorted.filter((one, at) => !sorted.slice(0, at).some(({ end }) => end > one.start));
  const whole = multiplied(said, apart);
  return summed(
    said,
    whole.flatMap((mention, at) => (isPeriod(said, whole[at - 1], mention) ? [] : counted(said, mention, unit, asked))),
  );
}

/** "2 hours a day": not another day. */
const isPeriod = (said: Said, previous: Found | undefined, { start, value }: Found): boolean =>
  previous !== undefined &&
  value === 1 &&
  said.tokens[start]?.kind === 'word' &&
  timeAt(said, start) === null &&
  start - previous.end <= 1 &&
  start > previous.end &&
  said.tokens[previous.end]?.kind === 'word' &&
  timeAt(said, start + 1) !== null;

type Found = Mention & { readonly isRound: boolean };

const PLAIN = { isVague: false, isPercent: false, isOpen: false, isAmount: false } as const;

/** Numbers that are no numerals: "twice", "half an hour", "a couple", "doscientos". */
function wordNumbers(said: Said, { once, twice, half, article }: CountWords): Found[] {
  const { tokens, language } = said;
  const rows: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (tokens[at]?.kind !== 'word') continue;
    for (const length of [3, 2, 1]) {
      const text = wordsIn(said, { start: at, end: at + length }).join(' ');
      const value = isWhole(once, text)
        ? 1
        : isWhole(twice, text)
          ? 2
          : isWhole(half, text)
            ? 0.5
            : spelled(text, language);
      const isCounted = value !== 0.5 || timeAt(said, at + length) !== null;
      if (value === null || !isCounted) continue;
      rows.push({ ...PLAIN, start: at, end: at + length, value, isRound: false });
      break;
    }
    const magnitude = MAGNITUDES.find(
      ([name, , only]) => (only === undefined || only === language) && isWhole(name, tokens[at]?.text ?? ''),
    );
    if (magnitude)
      rows.push({
        ...PLAIN,
        start: at,
        end: at + 1,
        value: magnitude[1],
        isRound: isWhole(ROUND, tokens[at]?.text ?? ''),
      });
    if (isOneOf(said, at, article)) rows.push({ ...PLAIN, start: at, end: at + 1, value: 1, isRound: false });
    // "An hour": one.
    if (isWhole(article, tokens[at]?.text ?? '') && timeAt(said, at + 1) !== null)
      rows.push({ ...PLAIN, start: at, end: at + 1, value: 1, isRound: false });
  }
  return rows;
}

/** "Une ou deux fois": the article is the first of two numbers. */
const isOneOf = (said: Said, at: number, article: RegExp): boolean =>
  isWhole(article, said.tokens[at]?.text ?? '') &&
  isWhole(said.words.join, said.tokens[at + 1]?.text ?? '') &&
  spelledNumber(said.tokens[at + 2]?.text ?? '', said.language) !== undefined;

/** Spanish hundreds are words of their own. */
function spelled(text: string, language: Language): number | null {
  if (language !== 'es') return null;
  const at = [
    'doscient',
    'trescient',
    'cuatrocient',
    'quinient',
    'seiscient',
    'setecient',
    'ochocient',
    'novecient',
  ].findIndex((each) => text === `${each}os` || text === `${each}as`);
  return at < 0 ? null : (at + 2) * 100;
}

/** "Two hundred and fifty": one number of several. */
function multiplied(said: Said, found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const between = last ? wordsIn(said, { start: last.end, end: next.start }) : [];
    const hasMark =
      last !== undefined &&
      said.tokens.slice(last.end, next.start).some(({ kind, text }) => kind === 'mark' && text !== '-');
    const isAnd = between.length === 1 && isWhole(COUNTS[said.language].and, between[0] ?? '');
    const joins =
      last !== undefined &&
      !hasMark &&
      (between.length === 0 || (isAnd && last.value >= 100 && next.value < 100 && said.language !== 'fr'));
    const merged = joins ? mergedValue(last.value, next.value) : null;
    if (last === undefined || merged === null) kept.push(next);
    else
      kept[kept.length - 1] = {
        ...next,
        ...PLAIN,
        start: last.start,
        value: merged,
        isVague: last.isVague || next.isVague,
        isRound: last.isRound || next.isRound,
      };
  }
  return kept;
}

function mergedValue(first: number, second: number): number | null {
  if ([12, 100, 1_000, 1_000_000].includes(second) && first > 0 && first < second * 10) return first * second;
  return first >= 100 && first % 100 === 0 && second < 100 ? first + second : null;
}

/** A number with the word that says what it counts. */
function counted(said: Said, mention: Found, unit: string | null, asked: Time | null): Quantity {
  const next = said.tokens[mention.end];
  const isMark = next?.kind === 'mark';
  const word = isMark ? '' : (next?.text ?? '');
  const time = isMark ? null : timeAt(said, mention.end);
  const until = time === null ? mention.end : mention.end + 1;
  const same = unit !== null && word !== '' && sharesStem(word, plain(unit).split(' '));
  if (time === null || asked === null) {
    const isTimed = time !== null && unit !== null && !same && asked === null;
    const isMeasured = !same && unit !== null && isOfOtherMeasure(word, plain(unit).split(' '));
    const isShare = mention.isPercent && unit !== null && !isPercentage(said.words, unit);
    const isPriced = isMoneyWord(word) && unit !== null && !isMoney(unit);
    return {
      ...mention,
      isAmount: mention.isAmount && !isMoney(unit ?? ''),
      until: same ? mention.end + 1 : until,
      isOther: isTimed || isMeasured || isShare || isPriced,
      isNamed: same,
    };
  }
  const isSame = time.family === asked.family;
  const converted = isSame ? (mention.value * time.length) / asked.length : mention.value;
  const value = Math.round(converted * 100) / 100;
  // 5 minutes are about 0.08 hours.
  const isRound = mention.isRound || (isSame && Math.abs(value - converted) > ROUNDING);
  return { ...mention, value, isRound, until, isOther: !isSame, isNamed: isSame };
}

/** What a quotient of floating-point numbers may be off by. */
const ROUNDING = 1e-9;

const sharesStem = (word: string, names: readonly string[]): boolean =>
  names.some(
    (name) =>
      name.length >= 2 &&
      (name === word || (word.length >= 4 && name.length >= 4 && name.slice(0, -1) === word.slice(0, name.length - 1))),
  );

const timeAt = ({ tokens }: Said, at: number): Time | null => {
  const token = tokens[at]?.text === '-' ? tokens[at + 1] : tokens[at];
  return token?.kind === 'word' ? timeOf([token.text]) : null;
};

/** "Two hours and 30 minutes", "an hour and a half", "2 h 30": one quantity. */
function summed(said: Said, found: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = [];
  for (const next of found) {
    const last = kept.at(-1);
    const between = last ? wordsIn(said, { start: last.until, end: next.start }) : [];
    const isNear =
      last !== undefined &&
      last.isNamed &&
      last.until > last.end &&
      between.every((word) => isWhole(COUNTS[said.language].and, word) || isWhole(COUNTS[said.language].article, word));
    // "3 days, 24 hours" are no sum: the second is a part of one of the first.
    const isPart = last !== undefined && next.value < last.value / Math.max(numbersOf(said, last), 1);
    if (last && isNear && next.isNamed && next.until > next.end && isPart)
      kept[kept.length - 1] = {
        ...last,
        end: next.end,
        until: next.until,
        value: Math.round((last.value + next.value) * 100) / 100,
      };
    else kept.push(next);
  }
  return kept.map((one) => withHalf(said, one));
}

/** "An hour and a half": half of the unit, behind it. */
function withHalf(said: Said, quantity: Quantity): Quantity {
  const rest = wordsIn(said, { start: quantity.until, end: quantity.until + 3 });
  const count = [3, 2].find((length) => isWhole(said.words.halves, rest.slice(0, length).join(' ')));
  const text = rest.slice(0, count).join(' ');
  const part = /quarters|quarts|viertel|tres cuartos/u.test(text)
    ? 0.75
    : /quarter|quart|cuarto/u.test(text)
      ? 0.25
      : 0.5;
  if (count === undefined || quantity.until === quantity.end) return quantity;
  const one = quantity.value > 0 ? quantity.value : 0;
  const base = numbersOf(said, quantity);
  return {
    ...quantity,
    value: Math.round((one + (one / base) * part) * 100) / 100,
    until: quantity.until + count,
    end: quantity.until + count,
  };
}

/** How many of its own unit a quantity was said to be: 2 of "two hours", whatever the question's unit. */
const numbersOf = (said: Said, { start, end }: Quantity): number =>
  numbersIn(said).find((mention) => mention.start === start && mention.end === end)?.value ?? 1;
