import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Tag } from './conversation.ts';
import { Question } from './interview.ts';
import { Id, orNull } from './outputs.ts';

export const AnswerValue = z.union([z.number(), z.string()]);

export const valueIn = (answer: campaigns.AnswerValue | null): number | string | null => answer?.value?.value ?? null;

const ResponseTotals = z.object({
  asked: z.int().describe('Conversations in which it was asked or answered.'),
  answered: z.int().describe('Conversations in which it was answered.'),
  declined: z.int().describe('Conversations in which the participant did not want to answer it.'),
  distribution: z
    .object({
      value: AnswerValue.describe('A number, an option in the language of the campaign, or `yes` or `no`.'),
      count: z.int().describe('Conversations with this value.'),
    })
    .array()
    .describe(
      'Of a `scale`, `choice` or `yes_no`: every value, also those that nobody gave; of a `number`: those that were given. Answers without a clear value are in `answered` alone.',
    ),
});

export const QuestionResponses = z
  .object({
    question: Question.describe('The question.'),
    responses: z
      .object({
        conversation_id: Id,
        contact_id: Id,
        turn_id: orNull(Id).describe('The turn; null for a value that the participant chose on their page.'),
        text: orNull(z.string()).describe('The answer. Hidden names are `[name]`. Null for a value that was chosen.'),
        tags: Tag.array().describe('Topics of the answer.'),
        value: orNull(AnswerValue).describe(
          'The number or option that this turn gives to a closed question; null for another turn.',
        ),
        precision: orNull(z.enum(wordsOf(campaigns.ValuePrecision))).describe(
          'How exactly the turn gives it. `exact` and `about` have a `value`; of `range`, `below` and `above` there are `low` and `high` instead. ' +
            'Null for another turn.',
        ),
        author: orNull(z.enum(wordsOf(campaigns.Author))).describe(
          'Who read it: rules (`floor`), or in an import a language model (`model`), whose value stands where the quote gives it; `person`: the participant chose it. Null for another turn.',
        ),
        quote: orNull(z.string()).describe(
          'Words of `text` that give the value; null where nothing was said or they are hidden now.',
        ),
        answer_id: orNull(Id).describe('Id of the value; null for another turn.'),
        superseded_by: orNull(Id).describe(
          'The `answer_id` of the value that replaced this one; null for the one that counts.',
        ),
        low: orNull(z.number()).describe('The lower end of a `range`, or the limit of `above`.'),
        high: orNull(z.number()).describe('The upper end of a `range`, or the limit of `below`.'),
        outcome: orNull(z.enum(wordsOf(campaigns.AnswerOutcome))).describe(
          'What the turn is to the question; null if the interviewer did not judge it.',
        ),
        is_withheld: z.boolean().describe('Whether the turn has a flag that nobody has cleared.'),
        speaker_label: orNull(z.string()).describe('Who of several participants answered; null where there is one.'),
      })
      .array()
      .describe('One entry for each answer.'),
    ...ResponseTotals.shape,
    segments: ResponseTotals.extend({
      value: orNull(z.string()).describe('The value of the attribute; null for contacts without it.'),
    })
      .array()
      .describe('The same for each value of the attribute `segment`, the largest first; empty without `segment`.'),
    segments_withheld: z
      .int()
      .describe(
        'Segments that are not shown: beyond the 50 largest, or too small. Where names are hidden, groups of fewer than 3 people are withheld, and further ones if the difference would show them.',
      ),
  })
  .meta({
    id: 'QuestionResponses',
    description:
      'What participants answered to one question. Totals are over all completed conversations, whatever the page.',
  });
