import type { Language } from '@insights/language';
import { fold } from './text.ts';

/** Words for the numbers from 0 to 100, in plain text with a space for a hyphen. */
type Spelled = ReadonlyMap<string, number>;

const words = (list: string): string[] => fold(list).split(' ');

const EN = words(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const EN_TENS = words('twenty thirty forty fifty sixty seventy eighty ninety');
const DE = words(
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
);
const DE_TENS = words('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig');
const FR = words(
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
).map((word) => word.replace('-', ' '));
const FR_TENS = words('vingt trente quarante cinquante soixante septante huitante nonante');
const ES = words(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
);
const ES_TENS = words('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa');

const entries = (list: readonly string[], from: number, step: number): [string, number][] =>
  list.map((word, index) => [word, from + index * step]);

/** Each of the tens with each of the units from 1 to 9. */
const tensWith = (
  tens: readonly string[],
  units: readonly string[],
  spell: (ten: string, unit: string) => string[],
): [string, number][] =>
  tens.flatMap((ten, t) =>
    units
      .slice(1, 10)
      .flatMap((unit, u) => spell(ten, unit).map((word): [string, number] => [word, 20 + t * 10 + u + 1])),
  );

/** French from 60 to 99, which counts on to 19 from 60 and from 80. */
const onFromSixty = [
  ...FR.slice(10, 20).flatMap((unit, n): [string, number][] => [
    [`soixante ${unit}`, 70 + n],
    [`soixante et ${unit}`, 70 + n],
  ]),
  ...FR.slice(1, 20).map((unit, n): [string, number] => [`quatre vingt ${unit}`, 81 + n]),
  ['quatre vingt', 80],
  ['quatre vingts', 80],
] as const;

const SPELLED: Record<Language, Spelled> = {
  en: new Map([
    ...entries(EN, 0, 1),
    ...entries(EN_TENS, 20, 10),
    ...tensWith(EN_TENS, EN, (ten, unit) => [`${ten} ${unit}`, `${ten}${unit}`]),
    ['hundred', 100],
  ]),
  de: new Map([
    ...entries(DE, 0, 1),
    ...entries(DE_TENS, 20, 10),
    ...tensWith(DE_TENS, DE, (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`]),
    ['zwo', 2],
    ['hundert', 100],
  ]),
  fr: new Map([
    ...entries(FR, 0, 1),
    ...entries(FR_TENS, 20, 10),
    ...tensWith(FR_TENS, FR, (ten, unit) => [`${ten} ${unit}`, `${ten} et ${unit}`]),
    ...onFromSixty,
    ...FR_TENS.map((ten, at): [string, number] => [`${ten} et une`, 21 + 10 * at]),
    ['cent', 100],
  ]),
  es: new Map([
    ...entries(ES, 0, 1),
    ...entries(ES_TENS, 20, 10),
    ...tensWith(ES_TENS, ES, (ten, unit) => [`${ten} y ${unit}`, ...(ten === 'veinte' ? [`veinti${unit}`] : [])]),
    // "Treinta y un mil", "veintiuna veces"
    ...ES_TENS.flatMap((ten, at): [string, number][] =>
      (at === 0 ? ['veintiun', 'veintiuna'] : [`${ten} y un`, `${ten} y una`]).map((word) => [word, 21 + 10 * at]),
    ),
    ['cien', 100],
  ]),
};

/** German writes a number and a half in one word: "siebeneinhalb". */
const HALVES: ReadonlyMap<string, number> = new Map([
  ...DE.map((word, value): [string, number] => [`${word}einhalb`, value + 0.5]),
  ['eineinhalb', 1.5],
  ['anderthalb', 1.5],
]);

/** No number up to 100 has more words: "quatre vingt dix sept". */
export const MAX_NUMBER_WORDS = 4;

/** The number that these words spell, with spaces for hyphens; undefined if they spell none. */
export const spelledNumber = (said: string, language: Language): number | undefined =>
  SPELLED[language].get(said) ?? (language === 'de' ? HALVES.get(said) : undefined);
