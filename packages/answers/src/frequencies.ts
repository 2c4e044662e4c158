import type { Language } from '@insights/language';
import { parseNumber, periodOf } from './number.ts';
import { has, plain, wordPattern } from './text.ts';

const SEVERAL = wordPattern(
  'several times|multiple times|many times|a few times|more than once|mehrmals|mehrfach|mehrere male|einige male|plusieurs fois|quelques fois|varias veces|algunas veces|muchas veces',
);
const TIMES: Readonly<Record<Language, string>> = { en: 'times', de: 'Mal', fr: 'fois', es: 'veces' };
/** As often or oftener is rather another option: once an hour, each day, each week, each month. */
const MOST = [60, 24, 7, 4, 12];

/** The option "several times a week" for "twice a week", if exactly one option says that of the period; null for anything else. */
export function byFrequency(text: string, options: readonly string[], language: Language): string | null {
  const period = periodOf(plain(text));
  if (period === null) return null;
  const fitting = options.filter((option) => has(SEVERAL, plain(option)) && periodOf(plain(option)) === period);
  const read = parseNumber(text, { text: '', min: null, max: null, unit: TIMES[language] }, language);
  if (fitting.length !== 1 || (read.kind !== 'value' && read.kind !== 'range')) return null;
  const [low, high] = read.kind === 'value' ? [read.value, read.value] : [read.low ?? 0, read.high ?? Infinity];
  return low >= 2 && high < (MOST[period] ?? 0) ? (fitting[0] ?? null) : null;
}
