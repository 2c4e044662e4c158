import { plain } from '@insights/answers';
import { LANGUAGES, type Language } from '@insights/language';
import { KNOWN_COUNTRIES } from './emergency-numbers.ts';

/** Names beside those that the languages have for a country; nobody means another place by them. */
const ALSO: Readonly<Record<string, string>> = {
  GB: 'uk|great britain|britain|england|scotland|wales|northern ireland|grossbritannien|schottland|nordirland|grande bretagne|angleterre|ecosse|pays de galles|irlande du nord|gran bretana|inglaterra|escocia|gales|irlanda del norte',
  US: 'usa|the states|united states of america|etats unis|eeuu|ee uu|estados unidos',
  IE: 'republic of ireland|eire',
  NL: 'holland|hollande|holanda',
};
const MOST_WORDS = 4;

const namesByLanguage = new Map<Language, ReadonlyMap<string, string>>();

function namesIn(language: Language): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const shown = new Intl.DisplayNames(language, { type: 'region' });
  const names = new Map(
    KNOWN_COUNTRIES.flatMap((code) =>
      [shown.of(code) ?? code, ...(ALSO[code]?.split('|') ?? [])].map((name) => [plain(name), code] as const),
    ),
  );
  namesByLanguage.set(language, names);
  return names;
}

/** The last country whose numbers are known that a text names, as ISO 3166 has it; null if there is none. */
export function countryNamed(text: string): string | null {
  // "Je suis en l'Irlande": an elided article is no part of the name.
  const words = plain(text).replaceAll("'", ' ').split(' ');
  let found: string | null = null;
  for (let from = 0; from < words.length; from += 1)
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const name = words.slice(from, from + count).join(' ');
      const code = LANGUAGES.map((language) => namesIn(language).get(name)).find((each) => each !== undefined);
      if (code === undefined) continue;
      found = code;
      from += count - 1;
      break;
    }
  return found;
}

/** Whether these letters are a country. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'region' }).of(code) !== code;
