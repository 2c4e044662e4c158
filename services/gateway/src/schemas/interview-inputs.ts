import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Email, Language, Name, nullIfAbsent, recordOf, removable } from './inputs.ts';
import { QuestionKind } from './interview.ts';

const QUESTIONS = 100;

const TRANSLATIONS = { most: 20, otherwise: 'A question has at most 20 translations' };
const Option = z.string().max(500).trim().min(1);
const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})*$/);

export const QuestionInput = z.object({
  id: z.string().max(64).trim().default('').describe('Made if left out; send it back to keep it.'),
  text: z.string().max(2000).trim().min(1).describe('The question.'),
  kind: QuestionKind.default('open').describe('Kind of answer.'),
  options: Option.array().max(50).default([]).describe('Two or more for a choice.'),
  option_ids: z.string().max(64).trim().array().max(50).default([]).describe('Ids of the options.'),
  required: z.boolean().default(true).describe('Must be asked.'),
  max_probes: z.int().min(0).max(10).default(2).describe('Most follow-ups.'),
  probe_when: z
    .string()
    .max(200)
    .trim()
    .min(1)
    .array()
    .max(20)
    .default([])
    .describe('When to probe, as `vague answer`.'),
  topic: nullIfAbsent(z.string().max(200).trim().nullish()).describe('Tag of the answers.'),
  min: nullIfAbsent(z.number().nullish()).describe('Lowest `number`, or fewest options.'),
  max: nullIfAbsent(z.number().nullish()).describe('Highest, or most.'),
  unit: nullIfAbsent(z.string().max(30).trim().min(1).nullish()).describe('What a `number` counts.'),
  learn: nullIfAbsent(z.string().max(500).trim().nullish()).describe('For the team; never shown.'),
  translations: recordOf(
    LanguageTag,
    z.object({
      text: z.string().max(2000).trim().min(1).describe('The question.'),
      options: Option.array().max(50).default([]).describe('In its order.'),
    }),
    TRANSLATIONS,
  )
    .default({})
    .describe('By language tag; one is offered if every question has it.'),
});

/** Omitted settings have their defaults in a new campaign and stay unchanged in an existing one. */
export const SettingsInput = z.object({
  hide_participant_names: nullIfAbsent(z.boolean().optional()).describe(
    'Whether to hide names from everybody. False in a new campaign.',
  ),
  allow_participant_to_hide_name: nullIfAbsent(z.boolean().optional()).describe(
    'Whether participants may hide their name. True in a new campaign.',
  ),
  record_audio: nullIfAbsent(z.boolean().optional()).describe('Whether to record audio. False in a new campaign.'),
  browser_dictation: nullIfAbsent(z.boolean().optional()).describe(
    'Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. True in a new campaign.',
  ),
  consent_text: nullIfAbsent(z.string().max(10_000).optional()).describe(
    'What participants agree to. A general text in a new campaign.',
  ),
  max_duration_minutes: nullIfAbsent(
    z.int().min(1).max(480).optional().describe('Longest duration of an interview, in minutes. 30 in a new campaign.'),
  ),
  grace_period_minutes: nullIfAbsent(
    z.int().min(1).max(10_080).optional().describe('Grace period of a session, in minutes. 15 in a new campaign.'),
  ),
  retention_days: z
    .int()
    .min(1)
    .max(3650)
    .nullish()
    .describe('Days after which conversations are deleted. Null, as in a new campaign: never.'),
  report: nullIfAbsent(
    z
      .object({
        auto: nullIfAbsent(
          z.boolean().optional().describe('Whether to generate reports automatically. True in a new campaign.'),
        ),
        floor_count: nullIfAbsent(
          z
            .int()
            .min(1)
            .max(10_000)
            .optional()
            .describe('Completed conversations that the first report needs. 3 in a new campaign.'),
        ),
        refresh_every: nullIfAbsent(
          z
            .int()
            .min(1)
            .max(10_000)
            .optional()
            .describe('Further completed conversations that start a new version. 5 in a new campaign.'),
        ),
        use_model: nullIfAbsent(
          z
            .boolean()
            .optional()
            .describe(
              'Whether a language model may read the interviews, where one is configured; else reports are made by rules. True in a new campaign.',
            ),
        ),
        codebook: nullIfAbsent(
          z
            .enum(wordsOf(campaigns.CodebookMode))
            .optional()
            .describe(
              '`open`, as in a new campaign: the engine may add codes to the codebook; `closed`: only people do.',
            ),
        ),
      })
      .optional()
      .describe('When and how reports are generated.'),
  ),
  participant_intro: removable(z.string().max(2_000).trim()).describe(
    'What participants read about the campaign. Null, as in a new campaign: its name and the longest duration.',
  ),
  controller_name: removable(z.string().max(200).trim()).describe(
    'Who is responsible for the data; shown with the consent text. Null in a new campaign.',
  ),
  contact_email: removable(Email).describe(
    'Whom participants may write to; shown with the consent text. Null in a new campaign.',
  ),
  probing: nullIfAbsent(z.enum(wordsOf(campaigns.ProbingMode)).optional()).describe(
    '`standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`, as in a new campaign: they depend on the answer.',
  ),
  max_probes_total: z
    .int()
    .min(0)
    .max(1_000)
    .nullish()
    .describe(
      'The most follow-up questions of one interview. Null, as in a new campaign: only the limits of its questions apply.',
    ),
  support_text: removable(z.string().max(2_000).trim()).describe(
    'What the interviewer says to a participant in distress; name the help that is there. Null, as in a new campaign: a general text in the language of the conversation.',
  ),
  minors: nullIfAbsent(z.enum(wordsOf(campaigns.Minors)).optional()).describe(
    'What an interview does with a participant who is under age. `stop`, as in a new campaign: it ends, and reports leave it out until a person has looked. `continue`: it goes on like any other; only where you may interview minors.',
  ),
  reminders: nullIfAbsent(
    z
      .object({
        hours_before: nullIfAbsent(
          z
            .int()
            .min(1)
            .max(336)
            .array()
            .max(5)
            .transform((hours) => [...new Set(hours)].toSorted((a, b) => b - a))
            .optional()
            .describe('Hours before a scheduled interview; an empty list: never. 24 and 1 in a new campaign.'),
        ),
        days_after_invitation: z
          .int()
          .min(1)
          .max(60)
          .nullish()
          .describe('Days after an invitation to an interview without a start; null: never. 3 in a new campaign.'),
      })
      .optional()
      .describe('When people who were invited by mail are reminded.'),
  ),
});

const Goal = z.string().max(5000).trim();

export const InterviewInput = z.object({
  name: Name.describe('Name of the campaign.'),
  goal: Goal.default('').describe('What the campaign should find out.'),
  language: Language.default('en'),
  questions: QuestionInput.array().max(QUESTIONS).default([]).describe('Questions, in order.'),
  settings: nullIfAbsent(SettingsInput.optional()).describe('Settings of the campaign.'),
  agent_template_id: nullIfAbsent(z.uuid().nullish()).describe(
    'How the interviewer behaves. Null or omitted: the general way.',
  ),
  project_id: nullIfAbsent(z.uuid().nullish()).describe('The project that the campaign belongs to.'),
});

export const InterviewChange = z.object({
  name: nullIfAbsent(Name.optional()).describe('Name of the campaign.'),
  goal: nullIfAbsent(Goal.optional()).describe('What the campaign should find out.'),
  language: nullIfAbsent(Language.optional()),
  questions: nullIfAbsent(
    QuestionInput.array().max(QUESTIONS).optional().describe('All questions, in order. Only in a draft.'),
  ),
  settings: nullIfAbsent(SettingsInput.optional()).describe('Settings of the campaign.'),
  agent_template_id: removable(z.uuid()).describe(
    'How the interviewer behaves; null removes the template. Only in a draft.',
  ),
  project_id: removable(z.uuid()).describe('The project that the campaign belongs to; null: none.'),
});
