import { LANGUAGES, type Language, wordsOf } from '@insights/language';
import type { Wanted } from '../../search/question-words.ts';
import { grammarOf } from '../facts/grammars/index.ts';
import type { Candidate } from './candidates.ts';

const DIGIT = /\p{N}/u;
/** Times without a number or the name of a day or month. */
const TIMES: Record<Language, string> = {
  en: `noon midnight morning afternoon evening night today tomorrow yesterday daily weekly monthly yearly always never once twice weekday weekdays
    weekend weekends spring summer autumn winter`,
  de: `mittag mittags mitternacht morgen morgens nachmittag abend abends nacht nachts heute gestern täglich wöchentlich monatlich jährlich immer nie
    werktags wochenende wochenenden frühling frühjahr sommer herbst winter`,
  fr: `midi minuit matin soir nuit aujourd'hui demain hier quotidiennement toujours jamais week-end printemps été automne hiver`,
  es: `mediodía medianoche mañana tarde noche hoy ayer diario diariamente semanal siempre nunca primavera verano otoño invierno`,
};

const times = new Map<Language, ReadonlySet<string>>(LANGUAGES.map((language) => [language, timesOf(language)]));

/** With the names of days and months. */
function timesOf(language: Language): ReadonlySet<string> {
  const names = Array.from({ length: 12 }, (_, month) => {
    const day = new Date(Date.UTC(2024, month, 1 + month));
    return (['weekday', 'month'] as const).map((part) =>
      new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(day).toLowerCase(),
    );
  });
  const days = Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2024, 0, 1 + day)))
      .toLowerCase(),
  );
  const plurals = language === 'en' || language === 'es' ? days.map((day) => `${day.replace(/s$/u, '')}s`) : [];
  return new Set([...TIMES[language].split(/\s+/), ...names.flat(), ...days, ...plurals]);
}

/** Whether a sentence has an amount or a time. */
export function hasWanted({ said }: Candidate, wanted: Wanted, language: Language): boolean {
  if (DIGIT.test(said)) return true;
  const { numbers } = grammarOf(language);
  const words = wordsOf(said);
  if (words.some((word) => numbers.has(word))) return true;
  return words.some((word) => times.get(language)?.has(word)) && wanted === 'time';
}
