import { z } from 'zod';
import { Name } from './inputs.ts';

const Days = z.int().min(1).max(3650);

export const QuestionInput = z.object({
  id: z.string().max(64).default('').describe('Given by the service when left out; kept on changes.'),
  text: z.string().trim().min(1).max(2000),
  kind: z.enum(['open', 'scale', 'choice']).default('open'),
  options: z.string().max(500).array().max(50).default([]),
  required: z.boolean().default(true),
  max_probes: z.int().min(0).max(10).default(2),
  probe_when: z.string().max(100).array().max(20).default([]),
  topic: z.string().max(100).nullish(),
});

/** Given in part: what is left out has the default on creation. */
export const SettingsInput = z.object({
  hide_participant_names: z.boolean().default(false),
  allow_participant_to_hide_name: z.boolean().default(true),
  record_audio: z.boolean().default(false),
  consent_text: z.string().max(10_000).default(''),
  max_duration_minutes: z.int().min(1).max(480).default(30),
  grace_period_minutes: z.int().min(1).max(10_080).default(60),
  retention_days: Days.nullish(),
  report: z
    .object({
      auto: z.boolean().default(true),
      floor_count: z.int().min(1).max(10_000).default(3),
      refresh_every: z.int().min(1).max(10_000).default(5),
    })
    .prefault({}),
});

export const InterviewInput = z.object({
  name: Name,
  goal: z.string().max(5000).default(''),
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .default('en')
    .describe('BCP 47.'),
  questions: QuestionInput.array().max(200).default([]),
  settings: SettingsInput.prefault({}),
});
