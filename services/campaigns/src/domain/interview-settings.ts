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

export function settingsOrDefault(settings: campaigns.InterviewSettings | undefined): campaigns.InterviewSettings {
  return settings ? { ...settings, report: settings.report ?? DEFAULT_SETTINGS.report } : DEFAULT_SETTINGS;
}

/** The trigger rule's numbers of a campaign. */
export function reportSettings(settings: campaigns.InterviewSettings): campaigns.ReportSettings {
  return settings.report ?? { auto: true, floor_count: 3, refresh_every: 5 };
}
