import { campaigns, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { SessionStatus } from './contact.ts';
import { Notice, Recording } from './conversation.ts';
import { Id, Time, orNull } from './outputs.ts';
import { AnswerValue } from './responses.ts';

const text = (doc: string) => orNull(z.string()).describe(doc);
const consent = {
  version: z.string().describe('Version of the consent text.'),
  given_at: Time,
  notice: orNull(Notice).describe('The notice that an automated interviewer asks.'),
};

const StoredAnswer = z.object({
  answer_id: Id,
  question_id: z.string().describe('The question.'),
  outcome: z.enum(wordsOf(campaigns.AnswerOutcome)).describe('What became of the question.'),
  value: orNull(AnswerValue).describe('The number or option; null where there is none.'),
  precision: orNull(z.enum(wordsOf(campaigns.ValuePrecision))).describe('How exactly it was given.'),
  low: orNull(z.number()).describe('The lower end of a range or limit.'),
  high: orNull(z.number()).describe('The upper end of a range or limit.'),
  seq: orNull(z.int()).describe('The turn that gave it, or the last one before it was chosen on the page.'),
  author: z.enum(wordsOf(campaigns.Author)).describe('Who read or chose it.'),
  superseded_by: orNull(Id).describe('The answer that replaced it; null for the one that counts.'),
});

export const OwnInterview = z
  .object({
    exported_at: Time,
    campaign: z
      .object({
        interview_id: Id,
        name: z.string().describe('Name of the campaign.'),
        language: z.string().describe('BCP 47.'),
      })
      .describe('The campaign that asked.'),
    person: orNull(
      z.object({
        name: text('Name.'),
        email: text('E-mail address.'),
        locale: text('Language (BCP 47).'),
        timezone: text('IANA time zone.'),
        attributes: z.record(z.string(), z.string()).describe('What the team has noted.'),
        hide_name: z.boolean().describe('Whether the name is hidden.'),
        created_at: Time,
      }),
    ).describe('Who the participant is; null when the download must not show it.'),
    session: z
      .object({
        status: SessionStatus.describe('State of the session.'),
        scheduled_for: orNull(Time).describe('Booked start of the interview.'),
        expires_at: orNull(Time).describe('When the session expires.'),
      })
      .describe('The appointment.'),
    consent: orNull(
      z.object({ ...consent, text: text('The text, unless the campaign has changed it since.') }),
    ).describe('The consent that was given.'),
    conversations: z
      .array(
        z.object({
          conversation_id: Id,
          status: z.enum(wordsOf(campaigns.ConversationStatus)).describe('State of the conversation.'),
          started_at: orNull(Time).describe('When it began.'),
          ended_at: orNull(Time).describe('When it ended.'),
          consent: orNull(z.object(consent)).describe('The consent under which it was held.'),
          recordings: Recording.array().describe('Audio that is stored.'),
          answers: StoredAnswer.array().describe('What is noted of each question, with what was noted before.'),
          turns: z
            .array(
              z.object({
                seq: z.int().describe('Place in the conversation, from 1.'),
                speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who said it.'),
                text: z.string().describe('What was said.'),
                started_ms: orNull(z.int()).describe('Milliseconds since the beginning of the conversation.'),
                question_id: text('The question that it belongs to.'),
              }),
            )
            .describe('What was said, in order.'),
        }),
      )
      .describe('Interviews of this participant, oldest first.'),
  })
  .meta({ id: 'OwnInterview', description: 'What is stored about a participant’s own interview.' });
