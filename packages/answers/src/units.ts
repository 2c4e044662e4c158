import { has, isWhole, plain, wordPattern } from './text.ts';
import type { AnswerWords } from './words.ts';

/** Units of time in all languages, with their length in seconds. Months and years count apart, in months. */
const TIMES: readonly (readonly [RegExp, family: 'time' | 'calendar', length: number])[] = [
  [wordPattern('s|secs?|seconds?|sekunden?|secondes?|segundos?'), 'time', 1],
  [wordPattern('min|mins?|minutes?|minuten?|minutos?|mn'), 'time', 60],
  [wordPattern('h|hrs?|hours?|std|stunden?|stdn|heures?|horas?'), 'time', 3_600],
  [wordPattern('days?|tage?n?|jours?|dias?'), 'time', 86_400],
  [wordPattern('weeks?|wochen?|semaines?|semanas?'), 'time', 604_800],
  [wordPattern('months?|monate?n?|mois|mes|meses'), 'calendar', 1],
  [wordPattern('years?|yrs?|jahre?n?|annees?|ans?|anos?'), 'calendar', 12],
];
const MONEY = wordPattern(
  'euros?|eur|dollars?|usd|bucks?|pounds?|quid|gbp|franken|chf|francs?|pesos?|cents?|centimes?|centimos?|libras?|dolares?|dollar',
);
const CURRENCY = /[$€£¥]/u;

/** Other units, by what they measure with; they are not converted. */
const MEASURES: readonly RegExp[] = [
  wordPattern('km|kms|kilomet(?:er|re|ro)s?n?'),
  wordPattern('m|met(?:er|re)s?n?|metros'),
  wordPattern('cm|centimet(?:er|re|ro)s?n?|zentimetern?'),
  wordPattern('mm|millimet(?:er|re)s?n?|milimetros?'),
  wordPattern('mi|miles?|meilen?|milles|millas?'),
  wordPattern('ft|feet|foot'),
  wordPattern('kg|kgs|kilos?|kilogram(?:me|m|o)?s?'),
  wordPattern('g|gr|gram(?:me|m|o)?s?'),
  wordPattern('lbs?'),
  wordPattern('l|lit(?:er|re|ro)s?n?'),
  wordPattern('ml|millilit(?:er|re)s?n?|mililitros?'),
];

/** What a question asks for: what it counts, or the time that it names as its unit; null where its words leave that open. */
export function unitIn(question: string): string | null {
  const text = plain(question);
  const [, thing] = COUNTED.exec(text) ?? [];
  if (thing !== undefined) return thing;
  return [...text.matchAll(UNIT_NAMED)].find(([, word = '']) => timeOf([word]) !== null)?.[1] ?? null;
}

const COUNTED =
  /(?<!\p{L})(?:how many(?: more| whole| full)?|number of|wie ?viele|anzahl(?: der| an| von)?|(?:combien|nombre) (?:de|des)(?= )|(?:combien|nombre) d'|cuant[oa]s|numero de) ?(\p{L}{1,40})/u;
const UNIT_NAMED = /(?<!\p{L})(?:in|en) (\p{L}{1,40})/gu;

/** The first unit of time that a text names. */
export const timeWordIn = (text: string): string | undefined =>
  plain(text)
    .split(' ')
    .find((word) => timeOf([word]) !== null);

export interface Time {
  readonly family: 'time' | 'calendar';
  readonly length: number;
}

/** The unit of time that the first word names. */
export function timeOf([first = '']: readonly string[]): Time | null {
  const found = TIMES.find(([names]) => isWhole(names, first));
  return found ? { family: found[1], length: found[2] } : null;
}

/** "5 miles" of a question in kilometres, hours or cups. */
export function isOfOtherMeasure(word: string, asked: readonly string[]): boolean {
  const measure = MEASURES.find((names) => isWhole(names, word));
  return measure !== undefined && !asked.some((each) => isWhole(measure, each));
}

export const isPercentage = ({ percent }: AnswerWords, unit: string): boolean =>
  unit.includes('%') || has(percent, plain(unit));

export const isMoneyWord = (word: string): boolean => isWhole(MONEY, word);
export const isMoney = (unit: string): boolean => CURRENCY.test(unit) || has(MONEY, plain(unit));
