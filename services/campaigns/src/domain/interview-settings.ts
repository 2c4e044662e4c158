import type { campaigns } from '@insights/contracts';

/** Settings of a new campaign. */
export const DEFAULT_SETTINGS: campaigns.InterviewSettings = {
  hide_participant_names: false,
  allow_participant_to_hide_name: true,
  record_audio: false,
  consent_text: 'I agree that this conversation is stored and analysed for the purpose stated by the team.',
  max_duration_minutes: 30,
  grace_period_minutes: 15,
  retention_days: null,
  report: { auto: true, floor_count: 3, refresh_every: 5 },
};

/** `present` with the given changes; a `retention_days` of 0 removes the limit. */
export function changedSettings(
  present: campaigns.InterviewSettings,
  change: campaigns.InterviewSettingsChange | null,
): campaigns.InterviewSettings {
  const { report, retention_days, ...rest } = change ?? NO_CHANGE;
  return {
    ...present,
    ...given(rest),
    retention_days: (retention_days ?? present.retention_days) || null,
    report: { ...reportSettings(present), ...given(report ?? {}) },
  };
}

const NO_CHANGE = { report: null, retention_days: null };

/** The fields that a change names. */
function given<T extends object>(change: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(change).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** The numbers of the rule that triggers reports. */
export function reportSettings(settings: campaigns.InterviewSettings): campaigns.ReportSettings {
  return settings.report ?? { auto: true, floor_count: 3, refresh_every: 5 };
}
