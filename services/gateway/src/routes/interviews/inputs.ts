import type { campaigns } from '@insights/contracts';
import type { z } from 'zod';
import type { QuestionInput, SettingsInput } from '../../schemas/interview-inputs.ts';

/** A null of JSON is an absent field in a message. */
export function questionOf(question: z.output<typeof QuestionInput>): campaigns.Question {
  return { ...question, topic: question.topic ?? undefined };
}

export function settingsOf(settings: z.output<typeof SettingsInput>): campaigns.InterviewSettings {
  return { ...settings, retention_days: settings.retention_days ?? undefined };
}
