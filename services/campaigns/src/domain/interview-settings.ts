import type { campaigns } from '@insights/contracts';

/** What a campaign is made with where the caller says nothing. */
export const DEFAULT_SETTINGS: campaigns.InterviewSettings = {
  hide_participant_names: false,
  allow_participant_to_hide_name: true,
  record_audio: false,
  consent_text: 'I agree that this conversation is stored and analysed for the purpose stated by the team.',
  max_duration_minutes: 30,
  grace_period_minutes: 15,
  retention_days: undefined,
  report: { auto: true, floor_count: 3, refresh_every: 5 },
};

/** `present` with what the change names; a `retention_days` of 0 takes the limit away. */
export function changedSettings(
  present: campaigns.InterviewSettings,
  change: campaigns.InterviewSettingsChange | undefined,
): campaigns.InterviewSettings {
  const { report, retention_days, ...rest } = change ?? { report: undefined };
  return {
    ...present,
    ...given(rest),
    retention_days: (retention_days ?? present.retention_days) || undefined,
    report: { ...reportSettings(present), ...given(report ?? {}) },
  };
}

/** An absent field of a message is there as undefined: spread as it is, it would wipe the value that it leaves alone. */
function given<T extends object>(change: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** The trigger rule's numbers of a campaign. */
export function reportSettings(settings: campaigns.InterviewSettings): campaigns.ReportSettings {
  return settings.report ?? { auto: true, floor_count: 3, refresh_every: 5 };
}
