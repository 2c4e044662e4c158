import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const ConversationStatus = z.enum(wordsOf(campaigns.ConversationStatus));

const Recording = z.object({
  track: z.enum(['participant', 'interviewer', 'mixed']),
  mime_type: z.string(),
  size_bytes: z.int(),
  duration_seconds: z.int(),
});

export const Conversation = z
  .object({
    id: Id,
    interview_id: Id,
    contact_id: Id,
    status: ConversationStatus,
    mode: z.enum(wordsOf(campaigns.ConversationMode)),
    started_at: orNull(Time),
    ended_at: orNull(Time),
    duration_minutes: orNull(z.int()),
    consent: orNull(z.object({ version: z.string(), given_at: Time })),
    recordings: Recording.array().default([]),
    created_at: Time,
  })
  .meta({ id: 'Conversation' });

export const Tag = z
  .object({ topic: z.string(), source: z.enum(wordsOf(campaigns.TagSource)), confidence: z.number() })
  .meta({ id: 'Tag' });

export const Turn = z
  .object({
    id: Id,
    conversation_id: Id,
    seq: z.int(),
    speaker: z.enum(wordsOf(campaigns.Speaker)),
    text: z.string().describe('As readers may see it: hidden names are `[name]`.'),
    started_ms: orNull(z.int()),
    ended_ms: orNull(z.int()),
    question_id: orNull(z.string()),
    tags: Tag.array(),
    redactions: z.object({ start: z.int(), end: z.int() }).array().default([]),
  })
  .meta({ id: 'Turn', description: 'What one side said at a stretch. Its id never changes: citations point at it.' });

export const Transcript = z
  .object({
    conversation_id: Id,
    interview_id: Id,
    contact: z.object({ id: Id, name: orNull(z.string()), email: orNull(z.string()) }),
    turns: Turn.array(),
  })
  .meta({ id: 'Transcript' });

export const ImportResult = z
  .object({
    conversation_id: Id,
    contact_id: Id,
    turn_count: z.int(),
    warnings: z.string().array().describe('How doubtful places were read.'),
  })
  .meta({ id: 'ImportResult' });
