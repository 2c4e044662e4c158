import type { campaigns } from '@insights/contracts';
import type { z } from 'zod';
import type { ContactChange, ContactFields } from '../../schemas/contact-inputs.ts';
import type { QuestionInput, SettingsInput } from '../../schemas/interview-inputs.ts';

/** A null of JSON is an absent field in a message. */
export function questionOf(question: z.output<typeof QuestionInput>): campaigns.Question {
  return { ...question, topic: question.topic ?? undefined };
}

export function settingsOf(
  settings: z.output<typeof SettingsInput> | undefined,
): campaigns.InterviewSettingsChange | undefined {
  if (!settings) return undefined;
  const { retention_days, report, ...rest } = settings;
  return { ...rest, retention_days: retention_days === null ? 0 : retention_days, report };
}

/** An empty text says as little as a missing one: an empty cell of a CSV file is no name. */
export function contactDraft(contact: z.output<typeof ContactFields>): campaigns.ContactDraft {
  return {
    name: contact.name || undefined,
    email: contact.email || undefined,
    locale: contact.locale ?? undefined,
    timezone: contact.timezone ?? undefined,
    attributes: contact.attributes,
    hide_name: contact.hide_name,
  };
}

const textOf = (value: string | null | undefined) => (value === null ? '' : value);

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
