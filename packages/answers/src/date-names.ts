import type { Language } from '@insights/language';
import { MAX_NUMBER_WORDS, spelledNumber } from './number-words.ts';
import { fold } from './text.ts';

/** Days that have a name and the same date in each year, by their names without accents. */
const NAMED: Record<Language, readonly (readonly [names: string, date: string])[]> = {
  en: [
    ["new year(?:'?s)? day", '1 January'],
    ["valentine(?:'?s)? day", '14 February'],
    ['halloween', '31 October'],
    ['christmas eve', '24 December'],
    ['christmas(?: day)?', '25 December'],
    ['boxing day', '26 December'],
    ["new year(?:'?s)? eve", '31 December'],
  ],
  de: [
    ['neujahr(?:stag)?', '1. Januar'],
    ['valentinstag', '14. Februar'],
    ['tag der arbeit', '1. Mai'],
    ['tag der deutschen einheit', '3. Oktober'],
    ['halloween', '31. Oktober'],
    ['nikolaus(?:tag)?', '6. Dezember'],
    ['heilig(?:abend|er abend|en abend)', '24. Dezember'],
    ['(?:ersten?r? weihnachts(?:feier)?tag)', '25. Dezember'],
    ['(?:zweiten?r? weihnachts(?:feier)?tag)', '26. Dezember'],
    ['(?:weihnachten|an den weihnachtstagen)', '24. bis 26. Dezember'],
    ['silvester', '31. Dezember'],
  ],
  fr: [
    ["(?:le )?jour de l'an", '1 janvier'],
    ['(?:la )?saint-valentin', '14 fevrier'],
    ['(?:la )?toussaint', '1 novembre'],
    ['(?:le )?reveillon de noel', '24 decembre'],
    ['(?:(?:le )?jour de )?noel', '25 decembre'],
    ['(?:la )?saint-sylvestre', '31 decembre'],
  ],
  es: [
    ['(?:el )?(?:dia de )?ano nuevo', '1 de enero'],
    ['(?:el )?dia de reyes', '6 de enero'],
    ['(?:el dia de )?san valentin', '14 de febrero'],
    ['(?:la )?nochebuena', '24 de diciembre'],
    ['(?:(?:el )?dia de )?navidad', '25 de diciembre'],
    ['(?:la )?nochevieja', '31 de diciembre'],
  ],
};

const names = Object.fromEntries(
  Object.entries(NAMED).map(([language, rows]) => [
    language,
    rows.map(([name, date]) => [new RegExp(`(?<![\\p{L}])(?:${name})(?![\\p{L}])`, 'giu'), date] as const),
  ]),
) as unknown as Record<Language, readonly (readonly [RegExp, string])[]>;

/** Words for the centuries of years, before the rest in words: "nineteen ninety", "dos mil doce". */
const CENTURIES: Record<Exclude<Language, 'de'>, readonly (readonly [RegExp, number])[]> = {
  en: [
    [/^two thousand(?: and)?$/, 2_000],
    [/^twenty$/, 2_000],
    [/^nineteen$/, 1_900],
  ],
  fr: [
    [/^deux mille?$/, 2_000],
    [/^(?:mille?|dix) neuf cents?$/, 1_900],
  ],
  es: [
    [/^dos mil$/, 2_000],
    [/^mil novecientos$/, 1_900],
  ],
};
const MAX_WORDS_OF_CENTURY = 3;
/** "Twenty five" is no year. */
const LEAST_SPOKEN = 10;

/** The text with the names of days as dates and years in words as digits: "Silvester 2020", "dos mil doce". */
export function datesIn(text: string, language: Language): string {
  const named = names[language].reduce((read, [name, date]) => read.replaceAll(name, date), fold(text));
  const words = named.split(/(?<=\p{L})(?=[^\p{L}])|(?<=[^\p{L}])(?=\p{L})/u);
  let read = '';
  for (let at = 0; at < words.length; at++) {
    const year = yearAt(words, at, language);
    read += year === null ? words[at] : String(year.value);
    if (year !== null) at = year.last;
  }
  return read;
}

/** A year in words that begins here. Words alternate with what is between them. */
function yearAt(words: readonly string[], at: number, language: Language): { value: number; last: number } | null {
  const first = words[at] ?? '';
  if (!/^\p{L}/u.test(first)) return null;
  if (language === 'de') return germanYear(first.toLowerCase(), at);
  for (let count = MAX_WORDS_OF_CENTURY; count > 0; count--) {
    const century = CENTURIES[language].find(([pattern]) => pattern.test(spoken(words, at, count)))?.[1];
    if (century === undefined) continue;
    for (let more = MAX_NUMBER_WORDS; more > 0; more--) {
      const rest = spelledNumber(spoken(words, at + 2 * count, more), language);
      const isYear = rest !== undefined && rest < 100 && (language !== 'en' || count > 1 || rest >= LEAST_SPOKEN);
      if (isYear) return { value: century + rest, last: at + 2 * (count + more) - 2 };
    }
    if (century === 2_000 && count > 1) return { value: century, last: at + 2 * count - 2 };
  }
  return null;
}

/** So many words from here in lower case; empty if more than a space or a hyphen stands between them. */
function spoken(words: readonly string[], at: number, count: number): string {
  const part = words.slice(at, at + 2 * count - 1);
  const isRun = part.length === 2 * count - 1 && part.every((each, n) => n % 2 === 0 || /^[ -]$/.test(each));
  return isRun
    ? part
        .filter((_each, n) => n % 2 === 0)
        .join(' ')
        .toLowerCase()
    : '';
}

/** "Zweitausendzwölf" */
function germanYear(word: string, at: number): { value: number; last: number } | null {
  for (const [name, century] of [
    ['zweitausend', 2_000],
    ['neunzehnhundert', 1_900],
  ] as const) {
    if (!word.startsWith(name)) continue;
    const rest = word.slice(name.length).replace(/^und(?!$)/, '');
    const value = rest === '' ? 0 : spelledNumber(rest, 'de');
    return value === undefined ? null : { value: century + value, last: at };
  }
  return null;
}
