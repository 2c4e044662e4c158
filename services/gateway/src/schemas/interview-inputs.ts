import { z } from 'zod';
import { Language, Name, nullIfAbsent } from './inputs.ts';
import { QuestionKind } from './interview.ts';

const QUESTIONS = 100;

export const QuestionInput = z.object({
  id: z.string().trim().max(64).default('').describe('Given by the service when left out; kept on changes.'),
  text: z.string().trim().min(1).max(2000),
  kind: QuestionKind.default('open'),
  options: z.string().trim().min(1).max(500).array().max(50).default([]).describe('Two at least for a choice.'),
  required: z.boolean().default(true),
  max_probes: z.int().min(0).max(10).default(2),
  probe_when: z.string().trim().min(1).max(200).array().max(20).default([]),
  topic: nullIfAbsent(z.string().trim().max(200).nullish()),
});

/** Given in part: what is left out has its default in a new campaign and stays as it is in another. */
export const SettingsInput = z.object({
  hide_participant_names: nullIfAbsent(z.boolean().optional()),
  allow_participant_to_hide_name: nullIfAbsent(z.boolean().optional()),
  record_audio: nullIfAbsent(z.boolean().optional()),
  consent_text: nullIfAbsent(z.string().max(10_000).optional()),
  max_duration_minutes: nullIfAbsent(z.int().min(1).max(480).optional().describe('30 in a new campaign.')),
  grace_period_minutes: nullIfAbsent(z.int().min(1).max(10_080).optional().describe('15 in a new campaign.')),
  retention_days: z.int().min(1).max(3650).nullish().describe('Null, as in a new campaign: kept without limit.'),
  report: nullIfAbsent(
    z
      .object({
        auto: nullIfAbsent(z.boolean().optional().describe('True in a new campaign.')),
        floor_count: nullIfAbsent(z.int().min(1).max(10_000).optional().describe('3 in a new campaign.')),
        refresh_every: nullIfAbsent(z.int().min(1).max(10_000).optional().describe('5 in a new campaign.')),
      })
      .optional(),
  ),
});

const Goal = z.string().trim().max(5000);

export const InterviewInput = z.object({
  name: Name,
  goal: Goal.default(''),
  language: Language.default('en'),
  questions: QuestionInput.array().max(QUESTIONS).default([]),
  settings: nullIfAbsent(SettingsInput.optional()),
});

export const InterviewChange = z.object({
  name: nullIfAbsent(Name.optional()),
  goal: nullIfAbsent(Goal.optional()),
  language: nullIfAbsent(Language.optional()),
  questions: nullIfAbsent(
    QuestionInput.array().max(QUESTIONS).optional().describe('All of them, in order. Of a draft only.'),
  ),
  settings: nullIfAbsent(SettingsInput.optional()),
});
