import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const InterviewStatus = z.enum(wordsOf(campaigns.InterviewStatus));
export const QuestionKind = z.enum(wordsOf(campaigns.QuestionKind));

export const Question = z
  .object({
    id: z.string(),
    text: z.string(),
    kind: QuestionKind,
    options: z.string().array(),
    required: z.boolean(),
    max_probes: z.int(),
    probe_when: z.string().array(),
    topic: orNull(z.string()),
  })
  .meta({ id: 'Question' });

export const InterviewSettings = z
  .object({
    hide_participant_names: z.boolean(),
    allow_participant_to_hide_name: z.boolean(),
    record_audio: z.boolean(),
    consent_text: z.string(),
    max_duration_minutes: z.int(),
    grace_period_minutes: z.int(),
    retention_days: orNull(z.int()),
    report: z.object({ auto: z.boolean(), floor_count: z.int(), refresh_every: z.int() }),
  })
  .meta({ id: 'InterviewSettings' });

/** A campaign. */
export const Interview = z
  .object({
    id: Id,
    workspace_id: Id,
    project_id: orNull(Id),
    name: z.string(),
    goal: z.string(),
    language: z.string(),
    status: InterviewStatus,
    agent_template_id: orNull(Id),
    questions: Question.array(),
    settings: InterviewSettings,
    counts: z.object({ contacts: z.int(), completed: z.int(), in_progress: z.int() }),
    created_at: Time,
    updated_at: Time,
    started_at: orNull(Time),
    completed_at: orNull(Time),
  })
  .meta({ id: 'Interview', description: 'A campaign.' });
