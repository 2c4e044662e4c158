import type { campaigns } from '@insights/contracts';
import type { z } from 'zod';
import type { ContactChange, ContactFields } from '../../schemas/contact-inputs.ts';
import type { SettingsInput } from '../../schemas/interview-inputs.ts';

/** Null in a request removes the limit, which the message says as 0. */
export function settingsOf(settings: z.output<typeof SettingsInput> | null): campaigns.InterviewSettingsChange | null {
  if (!settings) return null;
  const { retention_days, ...rest } = settings;
  return { ...rest, retention_days: retention_days === null ? 0 : (retention_days ?? null) };
}

/** An empty text says as little as a missing one: an empty cell of a CSV file is no name. */
export function contactDraft(contact: z.output<typeof ContactFields>): campaigns.ContactDraft {
  return {
    name: contact.name || null,
    email: contact.email || null,
    locale: contact.locale,
    timezone: contact.timezone,
    attributes: contact.attributes,
    hide_name: contact.hide_name,
  };
}

const textOf = (value: string | null | undefined) => (value === null ? '' : (value ?? null));

/** An absent field stays as it is, a null takes the value away. */
export function contactChange(change: z.output<typeof ContactChange>) {
  return {
    name: textOf(change.name),
    email: textOf(change.email),
    locale: textOf(change.locale),
    timezone: textOf(change.timezone),
    attributes: change.attributes ?? {},
    replace_attributes: change.attributes !== undefined,
    hide_name: change.hide_name,
  };
}
