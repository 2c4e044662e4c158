import type { Facts, Letter } from './letter.ts';

/** Names come from users: line breaks in them must not reach the mail. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const NO_FAILURES = { attempts: 0, since: '', event: '', event_id: '', reason: '', is_gone: false };

/** What the text of a letter mentions, with times as the recipient writes them. */
export function factsOf(letter: Letter, workspace: string, language: string): Facts {
  const write = writer(localeOf(letter.locale, language), letter.timezone);
  const { expires_at, scheduled_for } = letter;
  return {
    name: oneLine(letter.to.name ?? ''),
    workspace: oneLine(workspace),
    campaign: oneLine(letter.campaign_name ?? ''),
    minutes: letter.minutes ?? 0,
    role: letter.role ?? '',
    flag: letter.flag,
    failures: letter.failures
      ? { ...letter.failures, since: write(letter.failures.since, { dateStyle: 'long', timeStyle: 'long' }) }
      : NO_FAILURES,
    until: expires_at && write(expires_at, { dateStyle: 'long' }),
    when: scheduled_for && write(scheduled_for, START),
    latest: expires_at && scheduled_for ? latestOf(write, scheduled_for, expires_at) : null,
  };
}

const START: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'longGeneric',
};

/** The time alone on the day of the start; otherwise with its day. */
function latestOf(write: Write, start: string, end: string): string {
  const isSameDay = write(start, { dateStyle: 'short' }) === write(end, { dateStyle: 'short' });
  return write(end, isSameDay ? { timeStyle: 'short' } : { dateStyle: 'long', timeStyle: 'short' });
}

type Write = (time: string, form: Intl.DateTimeFormatOptions) => string;

/** An unknown or invalid zone is UTC. */
function writer(locale: string, timezone: string): Write {
  return (time, form) => {
    const at = new Date(time);
    try {
      return new Intl.DateTimeFormat(locale, { ...form, timeZone: timezone || 'UTC' }).format(at);
    } catch {
      return new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(at);
    }
  };
}

/** The recipient's own tag, for its way to write dates, if the text is in that language. */
function localeOf(tag: string, language: string): string {
  try {
    const [locale = language] = Intl.getCanonicalLocales(tag);
    return new Intl.Locale(locale).language === language ? locale : language;
  } catch {
    return language;
  }
}
