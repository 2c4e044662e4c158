import type { Language } from '@insights/language';
import { spelledNumber } from './number-words.ts';
import { fold, wordPattern } from './text.ts';

export interface DateWords {
  /** Names and abbreviations of months. */
  readonly months: ReadonlyMap<string, number>;
  /** Between a month and its year. */
  readonly of: RegExp;
  /** Between a day and its month. */
  readonly day_of: RegExp;
  /** Before a year that stands for itself, or a month without one. */
  readonly lead: RegExp;
  /** After a year that begins a clause: "2019 habe ich …". */
  readonly verbs: RegExp;
  /** Before "of" and a year: a part of it. */
  readonly part: RegExp;
  readonly before: RegExp;
  readonly after: RegExp;
  /** Before a date that nothing begins or ends at: "by March", "two years after". */
  readonly unclear: RegExp;
  readonly about: RegExp;
  /** Between two dates, days or years: from one to the other. */
  readonly to: RegExp;
  readonly or: RegExp;
  readonly and: RegExp;
  readonly between: RegExp;
  /** "At the latest", anywhere in the clause. */
  readonly bound: RegExp;
  /** Only supposed. */
  readonly supposed: RegExp;
}

type Source = Record<Exclude<keyof DateWords, 'months'>, string> & { readonly months: readonly string[] };

const SOURCES: Record<Language, Source> = {
  en: {
    months: [
      'january jan',
      'february feb',
      'march mar',
      'april apr',
      'may',
      'june jun',
      'july jul',
      'august aug',
      'september sept sep',
      'october oct',
      'november nov',
      'december dec',
    ],
    of: 'of|the|in|year',
    day_of: 'of|the',
    lead: 'in|since|from|year|around|about|circa|roughly|approximately|maybe|probably|during|early|mid|late|before|after|between|or|to|and|till|until|by|through|back in|was|is|say|been',
    verbs: '(?!)',
    part: 'end|beginning|start|middle|half|part|quarter|rest|course|year',
    before: 'before|prior to|earlier than|no later than',
    after: 'after|later than|following',
    unclear:
      'by|until|till|up to|(?:years?|months?|weeks?|days?|while|shortly|soon|just|right) (?:before|after|of|prior to)|shortly|except|class of',
    about: 'about|around|roughly|approximately|approx|circa|maybe|perhaps|probably|possibly|something like',
    to: 'to|through|until|till',
    or: 'or',
    and: 'and',
    between: 'between',
    bound:
      '(?:at|by) the (?:very )?(?:latest|earliest)|(?:no|not) (?:later|earlier|before|sooner|until)|latest|earliest|at least|at most',
    supposed: "if|unless|would have|would've|should have|should've|wish\\p{L}*|instead of",
  },
  de: {
    months: [
      'januar janner jan',
      'februar feber feb',
      'marz mrz maerz',
      'april apr',
      'mai',
      'juni juno jun',
      'juli jul',
      'august aug',
      'september sept sep',
      'oktober okt',
      'november nov',
      'dezember dez',
    ],
    of: 'der|des|im|jahre?s?|vom',
    day_of: 'des|vom',
    lead: 'in|im|seit|ab|anno|jahr|jahres?|anfang|mitte|ende|um|ca|circa|etwa|ungefahr|rund|vor|nach|zwischen|oder|und|bis|von|war|ist|vielleicht|wahrscheinlich|wohl|gegen|bin|sind|wurde|wurden|ich',
    verbs: 'bin|habe|hab|haben|war|waren|wurde|wurden|sind|ist|hat|ging|kam|zog|begann|fing',
    part: 'anfang|mitte|ende|halfte|quartal|lauf',
    before: 'vor|vor dem|noch vor',
    after: 'nach|nach dem',
    unclear:
      'bis|bis zum|bis ende|(?:jahre?|monate?|wochen?|tage?|kurz|lange|etwas|gleich|bald) (?:vor|nach)(?: dem)?|kurz|ausser',
    about:
      'etwa|ungefahr|circa|ca|zirka|so um|um|gegen|rund|vielleicht|wahrscheinlich|vermutlich|moglicherweise|schatzungsweise',
    to: 'bis|bis zum',
    or: 'oder|beziehungsweise|bzw',
    and: 'und',
    between: 'zwischen',
    bound: 'spatestens|fruhestens|nicht (?:spater|fruher|vor|nach)|mindestens|hochstens',
    supposed: 'wenn|falls|hatte\\p{L}*|ware\\p{L}*|wurde\\p{L}*|anstatt|statt',
  },
  fr: {
    months: [
      'janvier janv',
      'fevrier fevr fev',
      'mars',
      'avril avr',
      'mai',
      'juin',
      'juillet juil',
      'aout',
      'septembre sept',
      'octobre oct',
      'novembre nov',
      'decembre dec',
    ],
    of: "de|du|l'an|annee|l'annee|d",
    day_of: 'de|du',
    lead: "en|depuis|des|annee|l'annee|l'an|an|debut|mi|fin|vers|environ|autour de|avant|apres|entre|ou|et|a|au|jusqu'en|courant|c'etait|etait|peut-etre",
    verbs: '(?!)',
    part: 'debut|milieu|fin|cours|moitie|trimestre|annee',
    before: 'avant|avant le|anterieur a',
    after: 'apres|apres le|posterieur a',
    unclear:
      "jusqu'en|jusqu'a|jusqu'au|d'ici|(?:ans?|annees?|mois|semaines?|jours?|peu|juste|longtemps) (?:avant|apres)(?: le)?|sauf",
    about:
      'environ|vers|a peu pres|peut-etre|peut etre|autour d[eu]|aux alentours d[eu]|probablement|sans doute|plus ou moins|dans les',
    to: "a|au|jusqu'au|jusqu'en",
    or: 'ou|ou bien',
    and: 'et',
    between: 'entre',
    bound: 'au plus (?:tard|tot)|pas (?:avant|apres)',
    supposed: "si|aurais|aurait|aurions|au lieu d[eu]|s'il|s'ils",
  },
  es: {
    months: [
      'enero ene',
      'febrero feb',
      'marzo mar',
      'abril abr',
      'mayo may',
      'junio jun',
      'julio jul',
      'agosto ago',
      'septiembre setiembre sept sep set',
      'octubre oct',
      'noviembre nov',
      'diciembre dic',
    ],
    of: 'de|del|ano',
    day_of: 'de|del',
    lead: 'en|desde|ano|del|principios|mediados|finales|fines|hacia|sobre|alrededor|unos|antes|despues|entre|o|u|y|a|al|hasta|era|fue|quizas?|aproximadamente',
    verbs: '(?!)',
    part: 'principios?|mediados|finales|fines?|inicios|mitad|trimestre|ano|antes|despues|alrededor',
    before: 'antes(?: del?)?',
    after: 'despues(?: del?)?|tras',
    unclear:
      'hasta|hasta el|para|(?:anos?|mes|meses|semanas?|dias?|poco|justo|mucho) (?:antes|despues) del?|excepto|salvo',
    about:
      'alrededor del?|aproximadamente|mas o menos|quizas?|tal vez|probablemente|hacia|sobre|cerca del?|en torno a|a lo mejor|posiblemente',
    to: 'a|al|hasta|hasta el',
    or: 'o|u',
    and: 'y|e',
    between: 'entre',
    bound: 'a mas tardar|como (?:muy )?(?:tarde|pronto|temprano)|no (?:antes|despues)',
    supposed: 'si (?:hubiera|hubiese|fuera|fuese|pudiera)|habria|hubiera|en vez del?|en lugar del?|ojala',
  },
};

const compiled = new Map<Language, DateWords>();

/** The words of a language, compiled at the first use. */
export function dateWordsOf(language: Language): DateWords {
  const known = compiled.get(language);
  if (known) return known;
  const { months, ...rest } = SOURCES[language];
  const words = {
    ...(Object.fromEntries(Object.entries(rest).map(([name, source]) => [name, wordPattern(source)])) as Omit<
      DateWords,
      'months'
    >),
    months: new Map(months.flatMap((names, at) => names.split(' ').map((name): [string, number] => [name, at + 1]))),
  };
  compiled.set(language, words);
  return words;
}

/** English ordinals whose number is spelled differently. */
const ORDINALS: Readonly<Record<string, string>> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
  twentieth: 'twenty',
  thirtieth: 'thirty',
};
const FIRSTS: Readonly<Record<string, number>> = {
  erste: 1,
  ersten: 1,
  erster: 1,
  dritte: 3,
  dritten: 3,
  dritter: 3,
  siebte: 7,
  siebten: 7,
  siebter: 7,
  achte: 8,
  achten: 8,
  achter: 8,
  premier: 1,
  primero: 1,
};

/** The day that words spell: "twenty first", "zwölfte", "premier", "doce"; undefined if they spell none. */
export function spelledDay(said: string, language: Language): number | undefined {
  const plain = fold(said);
  const day = FIRSTS[plain] ?? spelledNumber(cardinalOf(plain, language), language);
  return day !== undefined && Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
}

function cardinalOf(said: string, language: Language): string {
  if (language === 'de') return said.replace(/s?te[nr]?$/, '');
  if (language !== 'en') return said;
  const spoken = said.split(' ');
  const last = spoken.at(-1) ?? '';
  return [...spoken.slice(0, -1), ORDINALS[last] ?? last.replace(/th$/, '')].join(' ');
}
