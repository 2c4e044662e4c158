import type { Language } from '@insights/language';
import { type Said, withoutFillers, wordsIn } from './said.ts';
import type { Bounds } from './scale.ts';
import { has, isWhole, plain, wordPattern } from './text.ts';

/** What the ends of a scale are called: "1 (very hard) to 5 (very easy)", "1 = never". Empty where they have no names. */
export interface Ends {
  readonly low: string;
  readonly high: string;
}

interface Words {
  readonly high: RegExp;
  readonly low: RegExp;
  readonly middle: RegExp;
  /** Shares of a whole, which a scale to 100 counts. */
  readonly shares: readonly (readonly [RegExp, number])[];
}

/** A share at the beginning, of all that was asked about. */
const share = (source: string): RegExp =>
  new RegExp(`^(?:${source})(?: (?:of|von|der|des|davon|de|du|del)(?: .*)?)?$`, 'u');

const WORDS: Record<Language, Words> = {
  en: {
    high: wordPattern(
      '(?:full|top) (?:marks?|points|score)|(?:the )?(?:maximum|highest|max)(?: score| mark| points| rating)?|(?:a )?perfect score',
    ),
    low: wordPattern('(?:the )?(?:minimum|lowest)(?: score| mark| points| rating)?|rock bottom'),
    middle: wordPattern(
      '(?:(?:dead|right|bang|smack|exactly|just) )?(?:(?:in|at) )?(?:the )?(?:dead |very |exact )?(?:middle|centre|center|midpoint)|(?:exactly )?half ?way',
    ),
    shares: [
      [share('(?:a |one )?quarter'), 25],
      [share('half'), 50],
      [share('three quarters'), 75],
    ],
  },
  de: {
    high: wordPattern(
      'volle (?:punktzahl|punkte)|hochstpunktzahl|(?:die )?(?:hochste|maximale) (?:punktzahl|stufe|wertung)|(?:das )?maximum',
    ),
    low: wordPattern('(?:die )?(?:niedrigste|minimale) (?:punktzahl|stufe|wertung)|(?:das )?minimum'),
    middle: wordPattern('(?:(?:genau|exakt|ziemlich genau) )?(?:(?:in der|die) )?(?:goldene[n]? )?mitte|mittendrin'),
    shares: [
      [share('ein viertel'), 25],
      [share('(?:die )?halfte'), 50],
      [share('drei viertel|dreiviertel'), 75],
    ],
  },
  fr: {
    high: wordPattern('(?:la )?note max(?:imale)?|(?:le )?max(?:imum)?|tout en haut'),
    low: wordPattern('(?:la )?note min(?:imale)?|(?:le )?min(?:imum)?|tout en bas'),
    middle: wordPattern('(?:(?:pile|juste|exactement) )?(?:au|le|en plein|dans le) (?:plein )?milieu'),
    shares: [
      [share('un quart'), 25],
      [share('(?:la )?moitie'), 50],
      [share('(?:les )?trois quarts'), 75],
    ],
  },
  es: {
    high: wordPattern('(?:la )?(?:nota|puntuacion) maxima|(?:la )?maxima (?:nota|puntuacion)|(?:el )?maximo'),
    low: wordPattern('(?:la )?(?:nota|puntuacion) minima|(?:la )?minima (?:nota|puntuacion)|(?:el )?minimo'),
    middle: wordPattern(
      '(?:(?:justo|exactamente|justamente) )?(?:en|por) (?:todo )?(?:el|la) (?:mismo )?(?:medio|mitad)|(?:el )?punto medio',
    ),
    shares: [
      [share('(?:un cuarto|la cuarta parte)'), 25],
      [share('(?:la )?mitad'), 50],
      [share('tres cuartos|(?:las )?tres cuartas partes'), 75],
    ],
  },
};

/** The best of some scales stands at their lower end ("1 = very good"), where "full marks" is not the highest number. */
const GOOD = wordPattern(
  '(?:very |sehr |tres |muy )?(?:good|well|excellent|best|satisfied|gut|zufrieden|bien|bon|satisfaite?|bueno|excelente|satisfech[oa])',
);
const isGrade = ({ min, max }: Bounds, { low }: Ends, language: Language): boolean =>
  isWhole(GOOD, plain(low)) || (language === 'de' && min === 1 && max === 6);

const NAME = /^[^\d]*\p{L}/u;

/** The names of the ends, from the question or from its options. */
export function endsOf(
  question: { readonly text: string; readonly options: readonly string[] },
  { min, max }: Bounds,
): Ends {
  const text = [question.text, ...question.options].join('\n').slice(0, 2_000);
  const nameOf = (end: number): string => {
    const found = new RegExp(
      `(?<![\\d.,])${end}(?:[ ]?\\(([^()\\n]{1,60})\\)|[ ]?[=:–-][ ]?([^,;.()\\n]{1,60}))`,
      'u',
    ).exec(text);
    const name = (found?.[1] ?? found?.[2] ?? '').trim();
    return NAME.test(name) ? name : '';
  };
  return { low: nameOf(min), high: nameOf(max) };
}

/** The number that words without any number give: the name of an end, an end, the middle, or a share on a scale from 0 to 100. */
export function wordedRating(said: Said, bounds: Bounds, ends: Ends): number | null {
  const [first] = said.clauses;
  if (first === undefined) return null;
  const spoken = wordsIn(said, first);
  const texts = [spoken.join(' '), withoutFillers(spoken, said.words)];
  const { min, max } = bounds;
  const { high, low, middle, shares } = WORDS[said.language];
  const isAny = (pattern: RegExp): boolean => texts.some((text) => isWhole(pattern, text));
  const named = [ends.low, ends.high].map((name) => name !== '' && texts.includes(plain(name)));
  if (named[0] !== named[1]) return named[0] === true ? min : max;
  const part =
    min === 0 && max === 100 ? shares.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] : undefined;
  if (part !== undefined) return said.tokens.some(({ kind }) => kind === 'number') ? null : part;
  if (isAny(middle)) return (min + max) % 2 === 0 && !has(SOMEWHERE, texts[0] ?? '') ? (min + max) / 2 : null;
  if (isGrade(bounds, ends, said.language)) return null;
  return isAny(high) ? max : isAny(low) ? min : null;
}

const SOMEWHERE = wordPattern('somewhere|irgendwo|quelque part|en algun (?:lugar|punto)|por ahi');
