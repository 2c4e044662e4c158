import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const InterviewStatus = z.enum(wordsOf(campaigns.InterviewStatus));
export const QuestionKind = z.enum(wordsOf(campaigns.QuestionKind));

export const Question = z
  .object({
    id: z.string().describe('Id of the question, unique in the campaign.'),
    text: z.string().describe('The question.'),
    kind: QuestionKind.describe('What kind of answer is expected.'),
    options: z.string().array().describe('The choices; empty for other kinds.'),
    option_ids: z.string().array().describe('Ids of the options, in their order. Answers name options by them.'),
    required: z.boolean().describe('Whether the interviewer must ask it.'),
    max_probes: z.int().describe('How many follow-up questions the interviewer may ask.'),
    probe_when: z.string().array().describe('When to follow up, for example `vague answer`.'),
    topic: orNull(z.string()).describe('Topic that answers are tagged with.'),
    min: orNull(z.number()).describe(
      'Of a `number`: the lowest that is accepted; of a `multi_choice`: the fewest options.',
    ),
    max: orNull(z.number()).describe(
      'Of a `number`: the highest that is accepted; of a `multi_choice`: the most options.',
    ),
    unit: orNull(z.string()).describe('Of a `number`: what it counts.'),
    learn: orNull(z.string()).describe('What the team needs to know from it; participants never see it.'),
    translations: z
      .record(
        z.string(),
        z.object({
          text: z.string().describe('The question.'),
          options: z.string().array().describe('The choices, in the order of the question’s.'),
        }),
      )
      .describe('The question in other languages, by language tag.'),
  })
  .meta({ id: 'Question' });

export const InterviewSettings = z
  .object({
    hide_participant_names: z.boolean().describe('Whether names are hidden from everybody.'),
    allow_participant_to_hide_name: z.boolean().describe('Whether participants may hide their name.'),
    record_audio: z.boolean().describe('Whether audio is recorded.'),
    browser_dictation: z
      .boolean()
      .describe('Whether answers may be dictated by the speech recognition of the browser, which its maker may hear.'),
    consent_text: z.string().describe('What participants agree to.'),
    max_duration_minutes: z.int().describe('Longest duration of an interview, in minutes.'),
    grace_period_minutes: z.int().describe('Grace period of a session, in minutes.'),
    retention_days: orNull(z.int()).describe('Days after which conversations are deleted; null for never.'),
    report: z
      .object({
        auto: z.boolean().describe('Whether reports are generated automatically.'),
        floor_count: z.int().describe('Completed conversations that the first report needs.'),
        refresh_every: z.int().describe('Further completed conversations that start a new version.'),
        use_model: z.boolean().describe('Whether a language model may read the interviews, where one is configured.'),
        codebook: z
          .enum(wordsOf(campaigns.CodebookMode))
          .describe('`open`: the engine may add codes to the codebook; `closed`: only people do.'),
      })
      .describe('When and how reports are generated.'),
    participant_intro: orNull(z.string()).describe(
      'What participants read about the campaign; null for its name and the longest duration.',
    ),
    controller_name: orNull(z.string()).describe('Who is responsible for the data.'),
    contact_email: orNull(z.string()).describe('Whom participants may write to.'),
    probing: z
      .enum(wordsOf(campaigns.ProbingMode))
      .describe(
        '`standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`: they depend on the answer.',
      ),
    max_probes_total: orNull(z.int()).describe(
      'The most follow-up questions of one interview; null: only the limits of its questions apply.',
    ),
    support_text: orNull(z.string()).describe(
      'What the interviewer says to a participant in distress; null for a general text in the language of the conversation.',
    ),
    minors: z
      .enum(wordsOf(campaigns.Minors))
      .describe('What an interview does with a participant who is under age: `stop` ends it; `continue` goes on.'),
    reminders: z
      .object({
        hours_before: z.int().array().describe('Hours before a scheduled interview.'),
        days_after_invitation: orNull(z.int()).describe(
          'Days after an invitation to an interview without a start; null: never.',
        ),
      })
      .describe('When people who were invited by mail are reminded.'),
  })
  .meta({ id: 'InterviewSettings' });

/** A campaign. */
export const Interview = z
  .object({
    id: Id.describe('Id of the campaign, UUIDv7.'),
    workspace_id: Id,
    project_id: orNull(Id).describe('The project that the campaign belongs to.'),
    name: z.string().describe('Name of the campaign.'),
    goal: z.string().describe('What the campaign should find out.'),
    language: z.string().describe('Language of the interviews, as a BCP 47 tag.'),
    status: InterviewStatus.describe('State of the campaign.'),
    agent_template_id: orNull(Id).describe('Template of the interviewer.'),
    questions: Question.array().describe('Questions, in order.'),
    settings: InterviewSettings.describe('Settings of the campaign.'),
    counts: z
      .object({
        contacts: z.int().describe('Contacts.'),
        completed: z.int().describe('Completed conversations.'),
        in_progress: z.int().describe('Conversations in progress.'),
      })
      .describe('Progress of the campaign.'),
    created_at: Time,
    updated_at: Time,
    started_at: orNull(Time).describe('When the campaign was started.'),
    completed_at: orNull(Time).describe('When the campaign was completed.'),
  })
  .meta({ id: 'Interview', description: 'A campaign.' });
