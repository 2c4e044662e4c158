import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const ConversationStatus = z.enum(wordsOf(campaigns.ConversationStatus));

const Recording = z.object({
  track: z.enum(['participant', 'interviewer', 'mixed']).describe('Which side the recording contains.'),
  mime_type: z.string().describe('Media type of the file.'),
  size_bytes: z.int().describe('Size of the file.'),
  duration_seconds: z.int().describe('Length of the recording.'),
});

export const Conversation = z
  .object({
    id: Id,
    interview_id: Id,
    contact_id: Id,
    status: ConversationStatus.describe(
      '`processing` while turns are being tagged; `completed` conversations count towards the report.',
    ),
    mode: z
      .enum(wordsOf(campaigns.ConversationMode))
      .describe('How the conversation came about. A conversation in mode `test` counts nowhere.'),
    started_at: orNull(Time).describe('When the conversation began.'),
    ended_at: orNull(Time).describe('When the conversation ended.'),
    duration_minutes: orNull(z.int()).describe('Whole minutes from start to end.'),
    consent: orNull(
      z.object({ version: z.string().describe('Version of the consent text.'), given_at: Time }),
    ).describe('The consent that the participant gave.'),
    recordings: Recording.array().default([]).describe('Audio recordings of the conversation.'),
    created_at: Time,
  })
  .meta({ id: 'Conversation' });

export const Tag = z
  .object({
    topic: z.string().describe('The topic.'),
    source: z.enum(wordsOf(campaigns.TagSource)).describe('Whether a program or a person set the tag.'),
    confidence: z.number().describe('How certain the tag is, from 0 to 1.'),
  })
  .meta({ id: 'Tag' });

export const Turn = z
  .object({
    id: Id,
    conversation_id: Id,
    seq: z.int().describe('Place in the conversation, from 1.'),
    speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who speaks.'),
    text: z.string().describe('The text; hidden names are `[name]`.'),
    started_ms: orNull(z.int()).describe('Start, in milliseconds from the start of the conversation.'),
    ended_ms: orNull(z.int()).describe('End, in milliseconds from the start of the conversation.'),
    question_id: orNull(z.string()).describe('The question that the turn belongs to.'),
    tags: Tag.array().describe('Topics of the turn.'),
    redactions: z
      .object({
        start: z.int().describe('UTF-16 offset in `text`.'),
        end: z.int().describe('UTF-16 offset in `text`.'),
      })
      .array()
      .default([])
      .describe('Passages of `text` that were replaced.'),
  })
  .meta({
    id: 'Turn',
    description: 'One uninterrupted contribution of one speaker. Its id never changes, because citations refer to it.',
  });

export const Transcript = z
  .object({
    conversation_id: Id,
    interview_id: Id,
    contact: z
      .object({
        id: Id,
        name: orNull(z.string()).describe('Full name, unless it is hidden.'),
        email: orNull(z.string()).describe('E-mail address, unless the name is hidden.'),
      })
      .describe('The participant.'),
    turns: Turn.array().describe('All turns, in order.'),
  })
  .meta({ id: 'Transcript' });

export const ImportResult = z
  .object({
    conversation_id: Id,
    contact_id: Id,
    turn_count: z.int().describe('Number of turns that were stored.'),
    warnings: z.string().array().describe('Ambiguous passages and how they were read.'),
  })
  .meta({ id: 'ImportResult' });
