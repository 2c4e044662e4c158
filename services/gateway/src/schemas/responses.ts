import { z } from 'zod';
import { Tag } from './conversation.ts';
import { Question } from './interview.ts';
import { Id } from './outputs.ts';

export const QuestionResponses = z
  .object({
    question: Question,
    responses: z
      .object({ conversation_id: Id, contact_id: Id, turn_id: Id, text: z.string(), tags: Tag.array() })
      .array(),
  })
  .meta({ id: 'QuestionResponses', description: 'What participants answered to one question.' });
