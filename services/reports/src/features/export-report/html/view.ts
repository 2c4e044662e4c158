import type { campaigns, reports } from '@insights/contracts';
import { methodWithoutQuotes } from '../../../analysis/assemble/method.ts';
import { capitalised } from '../../../analysis/assemble/sentence.ts';
import type { ReportSource } from '../render-report.ts';
import { type ReportLanguage, type ReportWords, languageOf, wordsIn, wordsWithoutQuotes } from './words/words.ts';

/** A quote with its number, which is the same wherever it is cited. */
export interface Cited extends reports.Evidence {
  readonly number: number;
}

/** Where the participants stand to a claim. */
export type Balance = Pick<
  reports.Finding,
  'support_count' | 'dissent_count' | 'unclear_count' | 'silent_count' | 'not_asked_count' | 'margin'
>;

/** The five counts in words; those of nobody are left out, but support. */
export function countsIn(words: ReportWords, claim: Balance): string[] {
  const { support_count, dissent_count, unclear_count, silent_count, not_asked_count } = claim;
  const whole = support_count + dissent_count + unclear_count + silent_count + not_asked_count;
  const others = [
    [dissent_count, words.contradicting],
    [unclear_count, words.unclear],
    [silent_count, words.silent],
    [not_asked_count, words.notAsked],
  ] as const;
  return [words.held(support_count, whole), ...others.flatMap(([n, say]) => (n > 0 ? [say(n)] : []))];
}

/** What every section of the report needs. */
export interface View {
  readonly campaign: campaigns.ReportInputs;
  readonly version: reports.ReportVersion;
  readonly language: ReportLanguage;
  readonly words: ReportWords;
  /** What participants said was left out of this copy. */
  readonly withoutQuotes: boolean;
  /** The number of participants. */
  readonly people: number;
  /** Address of the report page, which shows transcripts; empty if it is unknown. */
  readonly pageUrl: string;
  /** In the order of their numbers. */
  readonly participants: readonly reports.Participant[];
  readonly quotes: readonly Cited[];
  citedBy(ids: readonly string[]): Cited[];
  /** BCP 47 tag of what a participant says. */
  spoken(participant: string): string;
  number(value: number): string;
  percent(share: number): string;
  day(instant: string): string;
}

export function viewOf({ campaign, version: whole, page_url, without_quotes = false }: ReportSource): View {
  const language = languageOf(campaign.language);
  const version = without_quotes ? { ...whole, method: methodWithoutQuotes(whole, campaign.language) } : whole;
  const quotes = version.evidence.map((each, index) => ({ ...each, number: index + 1 }));
  const byId = new Map(quotes.map((each) => [each.id, each]));
  const participants = version.participants.toSorted((a, b) => numberIn(a.id) - numberIn(b.id));
  const languages = new Map(participants.map(({ id, language: tag }) => [id, tag]));
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    campaign,
    version,
    language,
    words: without_quotes ? wordsWithoutQuotes(language) : wordsIn(language),
    withoutQuotes: without_quotes,
    people: participants.length || version.conversation_count,
    pageUrl: page_url,
    participants,
    quotes,
    citedBy: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    spoken: (participant) => languages.get(participant) || campaign.language || 'und',
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share),
    day: (instant) => days.format(new Date(instant)),
  };
}

/** Whether the team put in a theme. */
export const isAdded = ({ origin }: Pick<reports.KeyTheme, 'origin'>): boolean => origin === 'team';

/** Whether it put in the theme that a finding is about. */
export const isOfAdded = ({ version }: View, { theme_id }: Pick<reports.Finding, 'theme_id'>): boolean =>
  version.key_themes.some((theme) => theme.id === theme_id && isAdded(theme));

/** A title or a subject as a heading: with a capital, and without the full stop of a sentence. */
export const headingOf = (title: string): string => capitalised(title.replace(/\.$/, ''));

/** 12 for `P12`. */
export const numberIn = (id: string): number => Number(id.replace(/^\D+/, '')) || 0;
