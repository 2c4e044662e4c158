import { z } from 'zod';
import { Tag } from './conversation.ts';
import { Question } from './interview.ts';
import { Id } from './outputs.ts';

export const QuestionResponses = z
  .object({
    question: Question.describe('The question.'),
    responses: z
      .object({
        conversation_id: Id,
        contact_id: Id,
        turn_id: Id,
        text: z.string().describe('The answer. Hidden names are `[name]`.'),
        tags: Tag.array().describe('Topics of the answer.'),
      })
      .array()
      .describe('One entry for each answer.'),
  })
  .meta({ id: 'QuestionResponses', description: 'What participants answered to one question.' });
