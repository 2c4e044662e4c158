import type { Language } from '@insights/language';
import { type Said, withoutFillers, wordsIn } from './said.ts';
import type { Bounds } from './scale.ts';
import { spelledNumber } from './number-words.ts';
import { has, isWhole, plain, wordPattern } from './text.ts';

/** What the ends of a scale are called: "1 (very hard) to 5 (very easy)", "1 = never". Empty where they have no names. */
export interface Ends {
  readonly low: string;
  readonly high: string;
  /** The names of all points that have one. */
  readonly names: ReadonlyMap<string, number>;
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
      '(?:full|top|maximum|max) (?:marks?|points|score|rating|whack)|(?:the )?(?:maximum|highest|max|top)(?: score| mark| points| rating| number| one| grade)?|(?:a )?perfect score|all the way up',
    ),
    low: wordPattern(
      '(?:the )?(?:minimum|lowest|bottom)(?: score| mark| points| rating| number| one| grade)?|rock bottom',
    ),
    middle: wordPattern(
      '(?:(?:dead|right|bang|smack|slap|exactly|just|somewhat) )*(?:(?:in|at) )?(?:the )?(?:dead |very |exact )?(?:middle|centre|center|midpoint)|(?:exactly )?half ?way',
    ),
    shares: [
      [share('(?:a |one )?quarter'), 25],
      [share('half'), 50],
      [share('three quarters'), 75],
    ],
  },
  de: {
    high: wordPattern(
      'volle (?:punktzahl|punkte|punkte zahl)|(?:die )?(?:hochst|best|maximal)(?:punktzahl|note|wert|wertung)|(?:die |das |den )?(?:hochste|maximale|oberste)[nr]? (?:punktzahl|stufe|wertung|note|zahl|wert)|(?:das )?(?:maximum|maximale|hochste)|ganz oben',
    ),
    low: wordPattern(
      '(?:die |den )?(?:niedrigste|minimale|unterste|geringste|kleinste)[nr]? (?:punktzahl|stufe|wertung|note|zahl|wert)|(?:das )?(?:minimum|niedrigste)|ganz unten|unterste schublade',
    ),
    middle: wordPattern('(?:(?:genau|exakt|ziemlich genau) )?(?:(?:in der|die) )?(?:goldene[n]? )?mitte|mittendrin'),
    shares: [
      [share('ein viertel'), 25],
      [share('(?:die )?halfte'), 50],
      [share('drei viertel|dreiviertel'), 75],
    ],
  },
  fr: {
    high: wordPattern(
      '(?:la )?note max(?:imale)?|(?:la )?meilleure note|(?:la )?note la plus (?:haute|elevee)|(?:le )?max(?:imum)?|tout en haut|le plus haut',
    ),
    low: wordPattern(
      '(?:la )?note min(?:imale)?|(?:la )?note la plus basse|(?:le )?min(?:imum)?|tout en bas|le plus bas',
    ),
    middle: wordPattern('(?:(?:pile|juste|exactement) )?(?:au|le|en plein|dans le) (?:plein )?milieu'),
    shares: [
      [share('un quart'), 25],
      [share('(?:la )?moitie'), 50],
      [share('(?:les )?trois quarts'), 75],
    ],
  },
  es: {
    high: wordPattern(
      '(?:la )?(?:nota|puntuacion) (?:maxima|mas alta)|(?:la )?(?:maxima|mejor) (?:nota|puntuacion)|(?:el |lo )?maximo|lo mas alto|a tope',
    ),
    low: wordPattern(
      '(?:la )?(?:nota|puntuacion) (?:minima|mas baja)|(?:la )?(?:minima|peor) (?:nota|puntuacion)|(?:el |lo )?minimo|lo mas bajo',
    ),
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

/** Points of a longer scale have no names, but its ends. */
const MAX_POINTS = 11;
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
  const points = Array.from({ length: Math.min(max - min + 1, MAX_POINTS) }, (_, n) => min + n);
  const names = new Map(points.map((point): [string, number] => [plain(nameOf(point)), point]));
  names.delete('');
  return { low: nameOf(min), high: nameOf(max), names };
}

/** The number that words without any number give: the name of an end, an end, the middle, or a share on a scale from 0 to 100. */
export function wordedRating(said: Said, bounds: Bounds, ends: Ends): number | null {
  const [first] = said.clauses;
  if (first === undefined) return null;
  const spoken = wordsIn(said, first);
  const whole = spoken.join(' ');
  const texts = [
    whole,
    withoutFillers(spoken, said.words),
    whole.replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim(),
  ];
  const { min, max } = bounds;
  const { high, low, middle, shares } = WORDS[said.language];
  const isAny = (pattern: RegExp): boolean => texts.some((text) => isWhole(pattern, text));
  const named = [ends.low, ends.high].map((name) => name !== '' && texts.includes(plain(name)));
  if (named[0] !== named[1]) return named[0] === true ? min : max;
  const point = texts.map((text) => ends.names.get(text)).find((each) => each !== undefined);
  if (point !== undefined) return point;
  const part =
    min === 0 && max === 100 ? shares.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1] : undefined;
  if (part !== undefined) return said.tokens.some(({ kind }) => kind === 'number') ? null : part;
  if (isAny(middle)) return (min + max) % 2 === 0 && !has(SOMEWHERE, texts[0] ?? '') ? (min + max) / 2 : null;
  if (isGrade(bounds, ends, said.language)) return null;
  if (isAny(high)) return max;
  if (isAny(low)) return min;
  const steps = texts.flatMap((text) => STEP.exec(text) ?? []);
  const [, amount = '', below, end = ''] = steps;
  const step =
    amount === '' ? undefined : (spelledNumber(amount, said.language) ?? (/^\d$/.test(amount) ? Number(amount) : 1));
  if (step === undefined || step >= max - min) return null;
  return below !== undefined && isWhole(high, end)
    ? max - step
    : below === undefined && isWhole(low, end)
      ? min + step
      : null;
}

/** Around the name of an end or of a point. */
const AROUND = wordPattern(
  "(?:i'd|i would|id|i) (?:say|give(?: it| them| you)?|go (?:for|with))|from me|for me|you(?:'ve| have) got|you have|there is|possible|definitely|absolutely|please|lol|haha|easily|it's|its|they get|ich (?:gebe|wurde sagen|sage)|von mir|gibts|die es gibt|das geht|was geht|je (?:mets|donne|dirais)|de ma part|possible|pongo|le (?:pongo|doy)|de mi parte|que hay|posible",
);
/** "One below the maximum", "one above the lowest". */
const STEP =
  /^(?:just )?(one|two|1|2|eins|einen?|zwei|une?|deux|uno|dos|a)(?: (?:points?|punkte?|stars?|stern|cran|punto|notch|step|stufe))? (?:(below|under|off|short of|down from|away from|less than|unter|weniger als|en dessous|sous|de moins que|au dessous|por debajo|menos que)|above|over|up from|more than|uber|au dessus|por encima)(?: dem| der| de| du| del)? (.{1,40})$/u;

const SOMEWHERE = wordPattern('somewhere|irgendwo|quelque part|en algun (?:lugar|punto)|por ahi');
