import { type campaigns, isWordOf, campaigns as sets } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { DEFAULT_REMINDERS } from './reminders.ts';
import { TEXT_LANGUAGES, isDefaultConsent, participantTexts } from './participant-texts.ts';

const DEFAULT_REPORT: campaigns.ReportSettings = {
  auto: true,
  floor_count: 3,
  refresh_every: 5,
  use_model: true,
  codebook: 'open',
};

/** Settings of a new campaign in this language. */
export function defaultSettings(language: string): campaigns.InterviewSettings {
  return {
    hide_participant_names: false,
    allow_participant_to_hide_name: true,
    record_audio: false,
    consent_text: participantTexts(language).consent,
    max_duration_minutes: 30,
    grace_period_minutes: 15,
    retention_days: null,
    report: DEFAULT_REPORT,
    participant_intro: null,
    controller_name: null,
    contact_email: null,
    probing: 'adaptive',
    max_probes_total: null,
    support_text: null,
    reminders: DEFAULT_REMINDERS,
    browser_dictation: true,
    minors: 'stop',
  };
}

/**
 * `present` with the given changes. A `retention_days` or `days_after_invitation` of 0 and a `max_probes_total` of -1 remove the limit; an empty text removes
 * the campaign's own. Errors: `invalid_request` for a word that this version does not know.
 */
export function changedSettings(
  present: campaigns.InterviewSettings,
  change: campaigns.InterviewSettingsChange | null,
): campaigns.InterviewSettings {
  if (!change) return present;
  const { report, retention_days, reminders, max_probes_total, probing, minors, ...rest } = change;
  if (probing !== null && !isWordOf(sets.ProbingMode, probing)) {
    throw invalid(['body', 'settings', 'probing'], 'This version does not know the probing mode.');
  }
  if (minors !== null && !isWordOf(sets.Minors, minors)) {
    throw invalid(['body', 'settings', 'minors'], 'Say stop or continue.');
  }
  if (report?.codebook && !isWordOf(sets.CodebookMode, report.codebook)) {
    throw invalid(['body', 'settings', 'report', 'codebook'], 'Say open or closed.');
  }
  return {
    ...present,
    ...given(rest),
    ...given({ probing, minors }),
    participant_intro: text(rest.participant_intro, present.participant_intro),
    controller_name: text(rest.controller_name, present.controller_name),
    contact_email: text(rest.contact_email, present.contact_email),
    support_text: text(rest.support_text, present.support_text),
    retention_days: (retention_days ?? present.retention_days) || null,
    max_probes_total: limit(max_probes_total ?? present.max_probes_total),
    report: { ...reportSettings(present), ...given(report ?? {}) },
    reminders: changedReminders(reminderSettings(present), reminders),
  };
}

/** `settings` after a change of language: a default consent text follows it, a campaign's own stays. */
export function inLanguage(settings: campaigns.InterviewSettings, language: string): campaigns.InterviewSettings {
  return isDefaultConsent(settings.consent_text)
    ? { ...settings, consent_text: participantTexts(language).consent }
    : settings;
}

const text = (change: string | null, present: string | null) => (change ?? present) || null;
const limit = (count: number | null) => (count === null || count < 0 ? null : count);

/** The fields that a change names. */
function given<T extends object>(change: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(change).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

function changedReminders(
  present: campaigns.ReminderSettings,
  change: campaigns.ReminderSettingsChange | null,
): campaigns.ReminderSettings {
  return {
    hours_before: change?.hours_before?.items ?? present.hours_before,
    days_after_invitation: (change?.days_after_invitation ?? present.days_after_invitation) || null,
  };
}

/** When contacts are reminded. */
export function reminderSettings(settings: Pick<campaigns.InterviewSettings, 'reminders'>): campaigns.ReminderSettings {
  return settings.reminders ?? DEFAULT_REMINDERS;
}

/** When and how reports are generated. */
export function reportSettings(settings: Pick<campaigns.InterviewSettings, 'report'>): campaigns.ReportSettings {
  return { ...DEFAULT_REPORT, ...settings.report };
}

/** What the interviewer says to a participant in distress, by language. A campaign's own text follows the general one in other languages. */
export function supportTexts(
  { support_text }: Pick<campaigns.InterviewSettings, 'support_text'>,
  [own = '', ...others]: readonly string[],
): Record<string, string> {
  const languages = new Set([own, ...others, ...TEXT_LANGUAGES.filter((each) => each !== primaryOf(own))]);
  const textIn = (language: string) => {
    const general = participantTexts(language).support;
    if (support_text === null) return general;
    return language === own ? support_text : `${general}\n\n${support_text}`;
  };
  return Object.fromEntries([...languages].map((language) => [language, textIn(language)]));
}

const primaryOf = (language: string) => language.toLowerCase().split('-')[0];
