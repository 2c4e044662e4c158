import type { Language } from '@insights/language';
import { dateWordsOf } from './date-words.ts';
import { spelledNumber } from './number-words.ts';
import { isTypo, isWhole, plain, wordPattern } from './text.ts';

/**
 * Dates that are said relative to the day of the answer ("three days ago", "last summer") are rewritten as dates, in the words that `dates.ts`
 * reads. A unit of time is as exact as it was said: days and weeks give a day, months a month, and years a year.
 */
interface Relative {
  /** A day, and how far it is. */
  readonly days: readonly (readonly [RegExp, number])[];
  /** Of the groups `n` and `unit`. */
  readonly ago: RegExp;
  /** A period, with one of the groups `last`, `this` and `next`, and the group `unit`. */
  readonly period: RegExp;
  /** "Months", "weeks" and "years". */
  readonly units: Readonly<Record<Unit, RegExp>>;
  readonly one: RegExp;
  /** From Monday. */
  readonly weekdays: readonly string[];
  /** Spring, summer and autumn: winter is of two years. */
  readonly seasons: readonly string[];
  /** "The 3rd of this month", with the group `n`, and `last` if it is of the last. */
  readonly monthDay: RegExp;
  /** "The nineties", with the group `tens`. */
  readonly decade: RegExp;
  readonly decades: readonly string[];
  readonly year: string;
  readonly about: string;
  readonly to: string;
}
type Unit = 'day' | 'week' | 'month' | 'year';

const LAST: Record<Language, string> = {
  en: '(?:last|this past|the past)',
  de: '(?:(?:im |in der |am |den |die |das )?(?:letzte|vergangene|vorige)[nrsm]?)',
  fr: '(?:dernier|derniere|passe|passee)',
  es: '(?:pasad[oa]|ultim[oa])',
};
const THIS: Record<Language, string> = {
  en: '(?:this|the current)',
  de: '(?:diese[rsnm]?|heuriges?)',
  fr: '(?:ce|cet|cette)',
  es: '(?:est[ea])',
};
const NEXT: Record<Language, string> = {
  en: '(?:next|the coming|this coming)',
  de: '(?:(?:im |in der |am )?(?:nachste|kommende)[nrsm]?)',
  fr: '(?:prochaine?)',
  es: '(?:proxim[oa]|que viene|entrante)',
};
const AHEAD: Readonly<Record<'fr' | 'es', string>> = {
  fr: "(?:l'|le |la |au |en )?",
  es: '(?:el |la |en el |en la )?',
};
const bounded = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${source})(?![\\p{L}\\d])`, 'giu');

/** A word between what says which: before it in English and German, behind it in French and Spanish. */
const which = (language: Language, names: string): RegExp => {
  const [last, current, next] = [LAST[language], THIS[language], NEXT[language]];
  if (language === 'en' || language === 'de')
    return bounded(`(?:(?<last>${last})|(?<this>${current})|(?<next>${next}))\\s(?<unit>${names})`);
  const before = AHEAD[language];
  return bounded(`${before}(?:(?<this>${current})\\s)?(?<unit>${names})(?:\\s(?:(?<last>${last})|(?<next>${next})))?`);
};

const UNITS: Record<Language, Readonly<Record<Unit, RegExp>>> = {
  en: units('days?', 'weeks?|wks?', 'months?', 'years?|yrs?'),
  de: units('tage?n?', 'wochen?', 'monate?[ns]?', 'jahre?[ns]?'),
  fr: units('jours?', 'semaines?', 'mois', 'ans?|annees?'),
  es: units('dias?', 'semanas?', 'mes|meses', 'anos?'),
};

function units(day: string, week: string, month: string, year: string): Readonly<Record<Unit, RegExp>> {
  return { day: wordPattern(day), week: wordPattern(week), month: wordPattern(month), year: wordPattern(year) };
}

/** How many, if neither more nor less nor one of two numbers. */
const N = '(?<![\\d.,-])(?<n>\\d{1,3}|\\p{L}+)';
const WORDS: Record<Language, Relative> = {
  en: {
    days: [
      [bounded('(?:the )?day before yesterday|two days back'), -2],
      [bounded('yesterday(?: morning| afternoon| evening| night)?|last night'), -1],
      [bounded('today|this morning|this afternoon|this evening|tonight|just now|earlier today'), 0],
      [bounded('(?:the )?day after tomorrow'), 2],
      [bounded('tomorrow(?: morning| afternoon| evening| night)?|tmrw|tmr'), 1],
    ],
    ago: bounded(
      `${N} (?<unit>days?|weeks?|wks?|months?|years?|yrs?) (?:ago|back)|(?<fortnight>(?:a|one) fortnight) ago`,
    ),
    period: which('en', 'week|month|year'),
    units: UNITS.en,
    one: wordPattern('an?|one'),
    weekdays: [
      'mon(?:day)?',
      'tue(?:s|sday)?',
      'wed(?:s|nesday)?',
      'thu(?:rs?|rsday)?',
      'fri(?:day)?',
      'sat(?:urday)?',
      'sun(?:day)?',
    ],
    seasons: ['spring(?:time)?', 'summer(?:time)?', 'autumn|fall'],
    monthDay: bounded('(?:the )?(?<n>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?:this|(?<last>last)) month'),
    decade: bounded("(?:the )?(?:19|')?(?<tens>[5-9]0)'?s|the (?<name>fifties|sixties|seventies|eighties|nineties)"),
    decades: ['fifties', 'sixties', 'seventies', 'eighties', 'nineties'],
    year: 'in',
    about: 'about',
    to: 'to',
  },
  de: {
    days: [
      [bounded('vorgestern'), -2],
      [bounded('gestern(?: fruh| morgen| mittag| abend| nachmittag| vormittag)?'), -1],
      [bounded('heute(?: fruh| morgen| mittag| abend| nachmittag| vormittag)?|heut'), 0],
      [bounded('ubermorgen'), 2],
      [bounded('morgen(?: fruh| mittag| abend| nachmittag| vormittag)?'), 1],
    ],
    ago: bounded(`(?:vor|seit) ${N} (?<unit>tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)`),
    period: which('de', 'wochen?|monat[s]?|jahre?s?'),
    units: UNITS.de,
    one: wordPattern('eine[rmn]?|nem|ner'),
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag|sonnabend', 'sonntag'],
    seasons: ['fruhling|fruhjahr', 'sommer', 'herbst'],
    monthDay: bounded('(?:am |den )?(?<n>\\d{1,2})\\.? (?:diesen|dieses|(?<last>letzten|vorigen)) monats?'),
    decade: bounded(
      '(?:19)?(?<tens>[5-9]0)er(?:n|-jahren?| jahren?)?|(?<name>funfziger|sechziger|siebziger|achtziger|neunziger)n?(?: jahren?)?',
    ),
    decades: ['funfziger', 'sechziger', 'siebziger', 'achtziger', 'neunziger'],
    year: 'im',
    about: 'etwa',
    to: 'bis',
  },
  fr: {
    days: [
      [bounded('avant[- ]hier'), -2],
      [bounded('hier(?: matin| soir| apres-midi)?'), -1],
      [bounded("aujourd'hui|ce matin|ce soir|cet apres-midi"), 0],
      [bounded('apres[- ]demain'), 2],
      [bounded('demain(?: matin| soir| apres-midi)?'), 1],
    ],
    ago: bounded(`(?:il y a|y a|depuis|(?:ca|cela) fait) ${N} (?<unit>jours?|semaines?|mois|ans?|annees?)`),
    period: which('fr', 'semaine|mois|an|annee'),
    units: UNITS.fr,
    one: wordPattern('une?'),
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    seasons: ['printemps', 'ete', 'automne'],
    monthDay: bounded('(?:le )?(?<n>\\d{1,2})(?:er)? (?:de ce mois|du mois (?:en cours|(?<last>dernier|passe)))'),
    decade: bounded('(?:les )?annees (?<tens>[5-9]0)'),
    decades: [],
    year: 'en',
    about: 'vers',
    to: 'a',
  },
  es: {
    days: [
      [bounded('anteayer|antes de ayer|antier'), -2],
      [bounded('ayer(?: por la (?:manana|tarde|noche))?|anoche'), -1],
      [bounded('hoy(?: por la (?:manana|tarde|noche))?|esta (?:manana|tarde|noche)'), 0],
      [bounded('pasado manana'), 2],
      [bounded('(?<!la |esta )manana'), 1],
    ],
    ago: bounded(`(?:desde )?hace ${N} (?<unit>dias?|semanas?|mes|meses|anos?)`),
    period: which('es', 'semana|mes|ano'),
    units: UNITS.es,
    one: wordPattern('una?'),
    weekdays: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
    seasons: ['primavera', 'verano', 'otono'],
    monthDay: bounded('(?:el )?(?:dia )?(?<n>\\d{1,2}) (?:de este mes|del mes (?:actual|(?<last>pasado)))'),
    decade: bounded('(?:los )?(?:anos )(?<tens>[5-9]0)|los (?<name>cincuenta|sesenta|setenta|ochenta|noventa)'),
    decades: ['cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
    year: 'en',
    about: 'hacia',
    to: 'a',
  },
};

/** Before an amount of time that was not said exactly: no date follows. */
const LOOSE =
  /(?<!\p{L})(?:(?:half|half an?|halbe[nms]?|more|less|longer|fewer|over|under|least|most|than|or|to|and|about \d+|uber|mehr|weniger|unter|als|mindestens|hochstens|oder|bis|gut|knapp|plus|moins|de|d'|ou|a|mas|menos|al|o|y|casi)|\d+ ?[-–])\s$/iu;

const DAY_MS = 86_400_000;
const iso = (day: Date): string => day.toISOString().slice(0, 10);
const monthName = (day: Date): string => iso(day).slice(0, 7);
const sign = ({ last, next }: Readonly<Record<string, string | undefined>>): number =>
  last === undefined ? (next === undefined ? 0 : 1) : -1;
const shifted = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);
const monthOf = (today: Date, months: number): Date =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1));
/** 0 is Monday. */
const weekdayOf = (day: Date): number => (day.getUTCDay() + 6) % 7;

/** What a question is about: a time before or after now. */
const COMING = wordPattern(
  'next|will|going to|plan\\p{L}*|when (?:is|are|does|do|can|would)|nachste\\p{L}*|wird|werden|wollen|plan\\p{L}*|beginnt|endet|lauft|findet|prochaine?s?|sera|serez|allez|comptez|commence|finit|expire|proxim[oa]|sera|empieza|termina|vence|piensa',
);
const RECENT = wordPattern(
  'last|latest|recent\\p{L}*|since when|zuletzt|letzte\\p{L}*|neulich|seit wann|derniere?(?: fois)?|depuis quand|ultim[oa]|desde cuando|this year|dieses jahr|cette annee|este ano',
);
/** Where a date without its year belongs, by its question: to the time before or after now; null where it may be of any year. */
export function directionOf(asked: string): 'before' | 'after' | null {
  const question = plain(asked);
  if (question.search(RECENT) >= 0) return 'before';
  return question.search(COMING) >= 0 ? 'after' : null;
}

/** The text with what is said relative to the day as dates. */
export function relativeDatesIn(text: string, language: Language, today: Date, asked: string): string {
  const words = WORDS[language];
  const year = today.getUTCFullYear();
  const inYear = (value: number): string => `${words.year} ${value},`;
  let read = withMonths(text, language);
  let named: { kind: Unit; count: number } | null = null;
  const replace: Replace = (pattern, by) => {
    let [out, end] = ['', 0];
    for (const { 0: whole, index, groups = {} } of read.matchAll(pattern)) {
      out += read.slice(end, index) + (by(groups, read.slice(Math.max(index - 24, 0), index)) ?? whole);
      end = index + whole.length;
    }
    read = out + read.slice(end);
  };
  const span = (unit: Unit, count: number): string => {
    if (unit === 'day') return iso(shifted(today, count));
    if (unit === 'month') return monthName(monthOf(today, count));
    if (unit === 'year') return inYear(year + count);
    const monday = shifted(today, 7 * count - weekdayOf(today));
    return `${iso(monday)} ${words.to} ${iso(shifted(monday, 6))}`;
  };
  const unitOf = (said: string): Unit | undefined =>
    (Object.keys(words.units) as Unit[]).find((unit) => said.toLowerCase().search(words.units[unit]) === 0);
  replace(words.ago, ({ n = '', unit = '', fortnight }, before) => {
    if (fortnight !== undefined) return iso(shifted(today, -14));
    const amount = /^\d+$/.test(n)
      ? Number(n)
      : isWhole(words.one, n.toLowerCase())
        ? 1
        : spelledNumber(n.toLowerCase(), language);
    const kind = unitOf(unit);
    if (amount === undefined || !Number.isInteger(amount) || kind === undefined || LOOSE.test(before)) return null;
    if (kind === 'week') return iso(shifted(today, -7 * amount));
    // "Ten years ago" is a round number.
    return `${kind === 'year' && amount % 10 === 0 ? words.about : ''} ${span(kind, -amount)}`;
  });
  withDaysOfWeek(words, language, replace, today);
  replace(words.monthDay, ({ n, last }) => `${monthName(monthOf(today, last ? -1 : 0))}-${(n ?? '').padStart(2, '0')}`);
  replace(words.period, (groups) => {
    const kind = unitOf(groups['unit'] ?? '');
    const isNamed = groups['last'] ?? groups['this'] ?? groups['next'];
    if (kind === undefined || isNamed === undefined) return null;
    named = { kind, count: sign(groups) };
    return span(kind, named.count);
  });
  if (language === 'de') replace(bounded('heuer'), () => inYear(year));
  replace(BEFORE_LAST[language], ({ unit = '' }) => {
    const kind = unitOf(unit);
    return kind === undefined ? null : span(kind, -2);
  });
  for (const [pattern, days] of words.days)
    replace(pattern, () => {
      named ??= { kind: 'day', count: days };
      return iso(shifted(today, days));
    });
  // "Last year, no, the year before"
  replace(EARLIER[language], ({ unit = '' }) => {
    const kind = unit === '' ? named?.kind : unitOf(unit);
    return named === null || kind === undefined || kind !== named.kind ? null : span(kind, named.count - 1);
  });
  replace(words.decade, ({ tens, name = '' }, before) => {
    const from = 1900 + (tens === undefined ? 50 + 10 * words.decades.indexOf(name.toLowerCase()) : Number(tens));
    return PART.test(before) ? null : `${from} ${words.to} ${from + 9}`;
  });
  withSeasons(words, language, replace, today);
  withWeekdays(words, language, replace, { today, isBefore: directionOf(asked) !== 'after' });
  withLastMonths(language, replace, today);
  return read;
}

/** "The one before", of a time that was named. */
const EARLIER: Record<Language, RegExp> = {
  en: bounded('the (?:(?<unit>day|week|month|year)|one) before(?: that)?(?! (?:last|yesterday))'),
  de: bounded(
    '(?:(?:im |in der |am |das |die |den )?(?<unit>tag|woche|monat|jahr)|das|die|den) (?:davor|zuvor)|vorvorige[nsrm]?|vorvorletzte[nsrm]?|vorletzte[nsrm]?',
  ),
  fr: bounded(
    "(?:l'|la |le )?(?:(?<unit>annee|semaine|mois|jour)|celle|celui) (?:d'avant|precedente?)|l'avant-derniere?",
  ),
  es: bounded('(?:el|la) (?:(?<unit>ano|mes|semana|dia) )?(?:anterior|de antes)|(?:el|la) antepasad[oa]'),
};
/** "The week before last". */
const BEFORE_LAST: Record<Language, RegExp> = {
  en: bounded('(?:the )?(?<unit>week|month|year) before last'),
  de: bounded('(?:im |in der |am )?(?:vorletzte|vorvorige)[nsrm]? (?<unit>woche|monat|jahr)'),
  fr: bounded("(?:l'|la |le )?avant[- ]derniere? (?<unit>semaine|mois|annee)"),
  es: bounded('(?:el |la )?(?<unit>semana|mes|ano) antepasad[oa]'),
};
/** Behind or before the name of a weekday: a week or more after the next one. */
const WEEK_LATER: Record<Language, readonly [before: string, behind: string]> = {
  en: ['(?:a|one|two) weeks? (?:on|from) ', ' (?:week|fortnight)'],
  de: ['(?!)', ' in (?:einer woche|acht tagen|zwei wochen|vierzehn tagen)'],
  fr: ['(?!)', ' en (?:huit|quinze)'],
  es: ['(?!)', ' en (?:ocho|quince)'],
};
/** "Last week", before or behind the name of one of its days. */
const LAST_WEEK: Record<Language, string> = {
  en: 'last week',
  de: '(?:in der )?(?:letzte|vorige|vergangene)[nr]? woche',
  fr: '(?:de )?la semaine (?:derniere|passee)',
  es: '(?:de )?la semana pasada',
};

/** "Thursday last week", "letzte Woche Donnerstag" is a day; "lundi en huit" is none that is read. */
function withDaysOfWeek({ weekdays }: Relative, language: Language, replace: Replace, today: Date): void {
  const [before, behind] = WEEK_LATER[language];
  const week = LAST_WEEK[language];
  for (const [at, names] of weekdays.entries()) {
    replace(bounded(`(?:${before})(?:${names})|(?:${names})(?:${behind})`), () => 'some day');
    const day = (): string => iso(shifted(today, at - 7 - weekdayOf(today)));
    replace(
      bounded(`(?:on |am |le |el )?(?:${names}),? (?:der )?${week}|${week},? (?:on |am |le |el )?(?:${names})`),
      day,
    );
  }
}

type Replace = (
  pattern: RegExp,
  by: (groups: Record<string, string | undefined>, before: string) => string | null,
) => void;

/** "Early", "late": not all of what follows. */
const PART =
  /(?<!\p{L})(?:early|mid|late|middle of|end of|start of|beginning of|anfang(?: der)?|mitte(?: der)?|ende(?: der)?|fruhen|spaten|debut des?|fin des?|milieu des?|principios de|mediados de|finales de)(?: the| los| les)?[ -]$/iu;

/** "Summer 2019", "last summer": its months. */
function withSeasons({ seasons, to }: Relative, language: Language, replace: Replace, today: Date): void {
  for (const [at, names] of seasons.entries()) {
    const first = 3 + 3 * at;
    const months = (year: number): string => `${year}-${pad(first)} ${to} ${year}-${pad(first + 2)}`;
    const isOver = today.getUTCMonth() + 1 > first + 2;
    const recent = today.getUTCFullYear() - (isOver ? 0 : 1);
    replace(bounded(`(?:${names}),? (?:(?:of|de|del|im jahr|in) )?(?<year>(?:19|20)\\d\\d)`), ({ year }) =>
      months(Number(year)),
    );
    replace(which(language, names), (groups, before) => {
      if (PART.test(before)) return null;
      if (groups['last']) return months(recent);
      return groups['this'] ? months(today.getUTCFullYear()) : null;
    });
  }
}

const pad = (value: number): string => String(value).padStart(2, '0');

/** "Last Friday", "on Friday": the nearest one in the direction of the question. */
function withWeekdays(
  { weekdays }: Relative,
  language: Language,
  replace: Replace,
  { today, isBefore }: { today: Date; isBefore: boolean },
): void {
  const on: Record<Language, string> = { en: 'on ', de: 'am ', fr: '(?:le |ce )?', es: 'el ' };
  for (const [at, names] of weekdays.entries()) {
    const back = (weekdayOf(today) - at + 6) % 7;
    const nearest = (isPast: boolean): string => iso(shifted(today, isPast ? -back - 1 : 6 - back || 7));
    replace(which(language, names), ({ last, next }) => (last ? nearest(true) : next ? nearest(false) : null));
    replace(
      new RegExp(
        `(?<![\\p{L}\\d]|\\d\\s|, )(?:${on[language]})?(?:${names})(?![\\p{L}\\d]|,? (?:the |den |der |le |el )?\\d)`,
        'giu',
      ),
      () => nearest(isBefore),
    );
  }
}

/** "Last March", "this January", "last 25 December". */
function withLastMonths(language: Language, replace: Replace, today: Date): void {
  const { months } = dateWordsOf(language);
  const names = [...months.keys()].filter((name) => name.length > 3 || name === 'may' || name === 'mai').join('|');
  replace(
    which(language, `(?:(?<n>\\d{1,2})\\.? (?:de )?)?(?<month>${names})`),
    ({ n, month: name = '', ...groups }) => {
      const month = months.get(name.toLowerCase()) ?? 0;
      const [year, now] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
      const day = n === undefined ? '' : `-${n.padStart(2, '0')}`;
      const at = groups['last']
        ? month < now
          ? year
          : year - 1
        : groups['next']
          ? month > now
            ? year
            : year + 1
          : year;
      return (groups['last'] ?? groups['next'] ?? groups['this']) ? `${at}-${pad(month)}${day}` : null;
    },
  );
}

const MIN_LETTERS_OF_MONTH = 6;

/** Months that are typed with one letter wrong. */
function withMonths(text: string, language: Language): string {
  const { months } = dateWordsOf(language);
  const names = [...months.keys()].filter((name) => name.length >= MIN_LETTERS_OF_MONTH);
  return text.replaceAll(/\p{L}{5,12}/gu, (word) => {
    const spoken = word.toLowerCase();
    if (months.has(spoken)) return word;
    const [only, ...others] = names.filter((name) => isTypo(spoken, name));
    return only === undefined || others.length > 0 ? word : only;
  });
}
