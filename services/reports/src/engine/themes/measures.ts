import type { Language } from '@insights/language';

/** Currencies, shares and units of measurement: how much, not what. */
const UNITS: Record<Language, string> = {
  en: `pound pounds quid penny pence euro euros dollar dollars cent cents percent grand metre metres meter meters mile miles foot
    feet inch inches litre litres gram grams kilo kilos degree degrees dozen pair quarter third thirds`,
  de: `euro euros cent pfund dollar prozent meter kilometer liter gramm kilo grad dutzend paar viertel drittel`,
  fr: `euro euros centime centimes livre livres dollar dollars pourcent mètre mètres kilomètre kilomètres litre litres gramme
    grammes kilo kilos degré degrés douzaine paire quart tiers`,
  es: `euro euros céntimo céntimos libra libras dólar dólares metro metros kilómetro kilómetros litro litros gramo gramos kilo
    kilos grado grados docena par cuarto tercio`,
};

const known = new Map<Language, ReadonlySet<string>>();

/** Words that measure or date: units, months and weekdays, in lower case. They are never what a theme is about. */
export function measuresOf(language: Language): ReadonlySet<string> {
  let words = known.get(language);
  if (words === undefined) {
    words = new Set([...UNITS[language].split(/\s+/), ...calendar(language)]);
    known.set(language, words);
  }
  return words;
}

function calendar(language: Language): string[] {
  const months = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = [
    ...Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2024, month, 15))),
    ...Array.from({ length: 7 }, (_, day) => weekdays.format(Date.UTC(2024, 0, day + 1))),
  ].map((name) => name.toLowerCase());
  return [...names, ...names.map((name) => `${name}s`)];
}
