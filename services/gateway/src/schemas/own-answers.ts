import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import type { sessions } from '@insights/contracts';
import { orNull } from './outputs.ts';
import { AnswerValue, valueIn } from './responses.ts';

export const OwnAnswer = z
  .object({
    question_id: z.string().describe('Id of the question.'),
    question: z.string().describe('The question, in the language of the interview.'),
    value: orNull(AnswerValue).describe(
      'The number, date, option or list of options that was given, in the language of the interview; null if none was.',
    ),
    precision: orNull(z.enum(wordsOf(campaigns.ValuePrecision))).describe(
      'How exactly it was given: `exact` and `about` have a `value`; of `range`, `below` and `above` there are `low` and `high` instead.',
    ),
    low: orNull(z.number()).describe('The lower end of a `range`, or the limit of `above`.'),
    high: orNull(z.number()).describe('The upper end of a `range`, or the limit of `below`.'),
    date_low: orNull(z.string()).describe('As `low`, of a date.'),
    date_high: orNull(z.string()).describe('As `high`, of a date.'),
    choices: z
      .string()
      .array()
      .describe('Answers that may be chosen instead; empty where a number or a date is entered.'),
    input: z
      .object({
        kind: z.enum(wordsOf(campaigns.QuestionKind)).describe('Kind of the question.'),
        min: orNull(z.number()).describe('The least number.'),
        max: orNull(z.number()).describe('The greatest number.'),
        unit: orNull(z.string()).describe('What is counted.'),
      })
      .describe('How the question is answered.'),
  })
  .meta({ id: 'OwnAnswer', description: 'What a participant answered to a closed question of the running interview.' });

export const ownAnswer = ({ value, ...answer }: sessions.OwnAnswer) => ({ ...answer, value: valueIn(value) });
