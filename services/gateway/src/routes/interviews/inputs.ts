import type { campaigns } from '@insights/contracts';
import type { z } from 'zod';
import type { ContactChange, ContactFields } from '../../schemas/contact.ts';
import type { SettingsInput } from '../../schemas/interview-inputs.ts';

/** Null removes a limit. The message has 0 days, and -1 follow-up questions. */
export function settingsOf(settings: z.output<typeof SettingsInput> | null): campaigns.InterviewSettingsChange | null {
  if (!settings) return null;
  const { retention_days, max_probes_total, reminders, ...rest } = settings;
  return {
    ...rest,
    retention_days: retention_days === null ? 0 : (retention_days ?? null),
    max_probes_total: max_probes_total === null ? -1 : (max_probes_total ?? null),
    reminders: reminders && {
      hours_before: reminders.hours_before && { items: reminders.hours_before },
      days_after_invitation: reminders.days_after_invitation ?? (reminders.days_after_invitation === null ? 0 : null),
    },
  };
}

/** An empty name or address counts as absent: in a CSV file it is an empty cell. */
export function contactDraft(contact: z.output<typeof ContactFields>): campaigns.ContactDraft {
  return { ...contact, name: contact.name || null, email: contact.email || null };
}

export function contactChange({ attributes, ...change }: z.output<typeof ContactChange>) {
  return { ...change, attributes: attributes ?? {}, replace_attributes: attributes !== undefined };
}
