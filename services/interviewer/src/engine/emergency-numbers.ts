import type { Language } from '@insights/language';

/** The number of all emergency services, or those of ambulance and police, by country. Elsewhere 112, which mobile phones connect nearly everywhere. */
const NUMBERS: Readonly<Record<string, string>> = {
  AR: '911',
  AU: '000',
  BR: '192 / 190',
  CA: '911',
  CL: '131 / 133',
  CN: '120 / 110',
  CO: '123',
  CR: '911',
  DO: '911',
  EC: '911',
  GB: '999',
  HK: '999',
  HN: '911',
  IE: '112 / 999',
  IL: '101 / 100',
  JP: '119 / 110',
  KE: '999',
  KR: '119 / 112',
  MX: '911',
  MY: '999',
  NZ: '111',
  PA: '911',
  PE: '106 / 105',
  PH: '911',
  PY: '911',
  SG: '995 / 999',
  SV: '911',
  US: '911',
  UY: '911',
  VE: '911',
};
const ANYWHERE = '112';
/** Without a country, English is spoken in too many to name one number. */
const UNKNOWN: Partial<Record<Language, string>> = { en: '112 (999 in the UK, 911 in North America)' };

/** The emergency number for a language tag such as `en-GB`; the tag names the country, if any. */
export function emergencyNumber(locale: string | null, language: Language): string {
  const country = regionOf(locale);
  if (country === undefined) return UNKNOWN[language] ?? ANYWHERE;
  return NUMBERS[country] ?? ANYWHERE;
}

function regionOf(locale: string | null): string | undefined {
  if (locale === null) return undefined;
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
