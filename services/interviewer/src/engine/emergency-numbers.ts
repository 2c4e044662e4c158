import type { Language } from '@insights/language';

/** The number of all emergency services, or those of ambulance and police, with its countries. Elsewhere 112, which mobile phones connect nearly everywhere. */
const NUMBERS = {
  '911': 'AR CA CR DO EC HN MX PA PH PY SV US UY VE',
  '000': 'AU',
  '192 / 190': 'BR',
  '131 / 133': 'CL',
  '120 / 110': 'CN',
  '123': 'CO',
  '999': 'GB HK KE MY',
  '112 / 15': 'FR',
  '112 / 999': 'IE',
  '101 / 100': 'IL',
  '119 / 110': 'JP',
  '119 / 112': 'KR',
  '111': 'NZ',
  '106 / 105': 'PE',
  '995 / 999': 'SG',
};
const ANYWHERE = '112';
/** Without a country, English is spoken in too many to name one number. */
const UNKNOWN: Partial<Record<Language, string>> = { en: '112 (999 in the UK, 911 in North America)' };

/** The emergency number for a language tag such as `en-GB`; the tag names the country, if any. */
export function emergencyNumber(locale: string | null, language: Language): string {
  const country = regionOf(locale);
  if (country === undefined) return UNKNOWN[language] ?? ANYWHERE;
  return Object.entries(NUMBERS).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? ANYWHERE;
}

/** What somebody does who calls and must not be heard: a number that takes text messages, or keys that stand for words. */
const UNHEARD: readonly (Unheard & { countries: string })[] = [
  { countries: 'CA US', text: '911' },
  { countries: 'FR', text: '114' },
  { countries: 'AU GB NZ', keys: '55' },
];

interface Unheard {
  readonly text?: string;
  readonly keys?: string;
}

/** Empty where the country is not known, or has neither. */
export function unheardIn(locale: string | null): Unheard {
  const country = regionOf(locale) ?? '';
  return UNHEARD.find(({ countries }) => countries.split(' ').includes(country)) ?? {};
}

/** A line for people in need, with its countries, and where it can be written to: a number for text messages, or a page. */
interface Line {
  readonly countries: string;
  readonly line: string;
  readonly text?: string;
}

/** Lines for people in a crisis that are open day and night. */
const LINES: readonly Line[] = [
  { countries: 'AT', line: '142', text: 'onlineberatung-telefonseelsorge.at' },
  { countries: 'AU', line: '13 11 14', text: '0477 13 11 14' },
  { countries: 'BE', line: '0800 32 123' },
  { countries: 'CA US', line: '988', text: '988' },
  { countries: 'CH', line: '143', text: '143.ch' },
  { countries: 'CL', line: '*4141' },
  { countries: 'DE', line: '0800 111 0 111', text: 'online.telefonseelsorge.de' },
  { countries: 'ES', line: '024' },
  { countries: 'FR', line: '3114' },
  { countries: 'GB', line: '116 123', text: '85258 (SHOUT)' },
  { countries: 'IE', line: '116 123', text: '50808 (HELLO)' },
  { countries: 'IN', line: '14416' },
  { countries: 'MX', line: '800 911 2000' },
  { countries: 'NL', line: '113', text: '113.nl' },
  { countries: 'NO', line: '116 123' },
  { countries: 'NZ', line: '1737', text: '1737' },
  { countries: 'ZA', line: '0800 567 567', text: '31393' },
];

/** Lines for people whom somebody hurts or threatens. */
const FOR_VIOLENCE: readonly Line[] = [
  { countries: 'AT', line: '0800 222 555' },
  { countries: 'AU', line: '1800 737 732', text: '0458 737 732' },
  { countries: 'BE', line: '0800 30 030' },
  { countries: 'DE', line: '116 016' },
  { countries: 'ES', line: '016', text: '600 000 016 (WhatsApp)' },
  { countries: 'FR', line: '3919', text: '114' },
  { countries: 'GB', line: '0808 2000 247' },
  { countries: 'IE', line: '1800 341 900' },
  { countries: 'IT', line: '1522' },
  { countries: 'NL', line: '0800 2000' },
  { countries: 'NZ', line: '0800 456 450' },
  { countries: 'US', line: '1 800 799 7233', text: '88788 (START)' },
  { countries: 'ZA', line: '0800 428 428' },
];

/** Countries with a number of their own here. */
export const KNOWN_COUNTRIES: readonly string[] = [
  ...new Set(
    [...Object.values(NUMBERS), ...LINES.map(({ countries }) => countries)].flatMap((countries) =>
      countries.split(' '),
    ),
  ),
];

const EMERGENCY = new Set(
  [...Object.keys(NUMBERS), ...Object.values(UNKNOWN), ANYWHERE].flatMap((text) => text.match(/\d+/g) ?? []),
);

/** Whether a text says where help is, beside emergency numbers: a telephone number or an address. */
export const namesHelp = (text: string): boolean =>
  /@|https?:|www\./u.test(text) ||
  (text.match(/\d[\d ]*/g) ?? []).some((number) => !EMERGENCY.has(number.trim()) && number.trim().length > 2);

interface Help {
  readonly line: string;
  readonly text?: string;
  /** Its name. */
  readonly country: string;
}

const lineIn =
  (lines: readonly Line[]) =>
  (locale: string | null, language: Language): Help | null => {
    const region = regionOf(locale) ?? '';
    const found = lines.find(({ countries }) => countries.split(' ').includes(region));
    const country = countryName(locale, language);
    if (found === undefined || country === null) return null;
    const { line, text } = found;
    return { line, ...(text !== undefined && { text }), country };
  };

/** The crisis line of the country that a language tag names; null if none is known. */
export const helpLine = lineIn(LINES);
/** The line for people whom somebody hurts or threatens there. */
export const violenceLine = lineIn(FOR_VIOLENCE);

/** The country that a language tag names; null for none. */
export function countryName(locale: string | null, language: Language): string | null {
  const region = regionOf(locale);
  return region === undefined ? null : (new Intl.DisplayNames(language, { type: 'region' }).of(region) ?? null);
}

function regionOf(locale: string | null): string | undefined {
  if (locale === null) return undefined;
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
