import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Tag } from './conversation.ts';
import { Question } from './interview.ts';
import { Id, Time, orNull } from './outputs.ts';

export const AnswerValue = z.union([z.number(), z.string(), z.string().array()]);
/** A value that several people may have given. */
const OneValue = z.union([z.number(), z.string()]);

export function valueIn(answer: campaigns.AnswerValue | null): number | string | string[] | null {
  if (answer?.value?.$case === 'options') return answer.value.value.items;
  return answer?.value?.value ?? null;
}

const ResponseTotals = z.object({
  asked: z.int().describe('Conversations in which it was asked or answered.'),
  answered: z.int().describe('Conversations in which it was answered.'),
  declined: z.int().describe('Conversations in which the participant did not want to answer it.'),
  distribution: z
    .object({
      value: OneValue.describe(
        'A number, the id of an option, `yes` or `no`, or a year or month (`YYYY`, `YYYY-MM`) of dates.',
      ),
      label: z.string().describe('The same to read: the words of an option, in the language of the campaign.'),
      count: z.int().describe('Conversations with this value.'),
    })
    .array()
    .describe(
      'Of a `scale`, `choice`, `multi_choice` or `yes_no`: every value, also those that nobody gave; of a `number` or `date`: those that were given, dates by year, or by month if all lie within two years. Answers without a clear value are in `answered` alone.',
    ),
  valued: z
    .int()
    .describe(
      'Answers with a clear value. Of a `multi_choice`, each answer counts at every option that it names, so the shares may add up to more than 100 %.',
    ),
  median: orNull(OneValue).describe(
    'Of a `scale`, `number` or `date` with at least one value; a year or month as in `distribution`, the earlier of two in the middle.',
  ),
});

export const GivenAnswer = z
  .object({
    conversation_id: Id,
    contact_id: Id,
    turn_id: orNull(Id).describe(
      'The turn; null for a value that the participant chose on their page, or the team set.',
    ),
    text: orNull(z.string()).describe(
      'The answer. Hidden names are `[name]`. Null for a value that was chosen or set.',
    ),
    tags: Tag.array().describe('Topics of the answer.'),
    value: orNull(AnswerValue).describe(
      'What this turn gives to a closed question: a number, the id of an option, `yes` or `no`, the ids of several options (none: an empty list), or a date (`YYYY-MM-DD`); null for another turn.',
    ),
    precision: orNull(z.enum(wordsOf(campaigns.ValuePrecision))).describe(
      'How exactly the turn gives it. `exact` and `about` have a `value`; of `range`, `below` and `above` there are `low` and `high` instead (of dates `date_low` and `date_high`, also of a month or year that is `about` so). ' +
        'Null for another turn.',
    ),
    author: orNull(z.enum(wordsOf(campaigns.Author))).describe(
      'Who read it: rules (`floor`), or in an import a language model (`model`), whose value stands where the quote gives it; `person`: the participant chose it; `team`: somebody of the research team set it, or, without a `value`, removed what was heard. Null for another turn.',
    ),
    quote: orNull(z.string()).describe(
      'Words of `text` that give the value; null where nothing was said or they are hidden now.',
    ),
    answer_id: orNull(Id).describe('Id of the value; null for another turn.'),
    changed_at: orNull(Time).describe('When the team changed it; null of what was heard.'),
    changed_by: orNull(z.string()).describe('The user who changed it, or who made the key that did.'),
    superseded_by: orNull(Id).describe(
      'The `answer_id` of the value that replaced this one; null for the one that counts.',
    ),
    low: orNull(z.number()).describe('The lower end of a `range`, or the limit of `above`.'),
    high: orNull(z.number()).describe('The upper end of a `range`, or the limit of `below`.'),
    date_low: orNull(z.iso.date()).describe('As `low`, of a date: “March 2019” is a range.'),
    date_high: orNull(z.iso.date()).describe('As `high`, of a date.'),
    outcome: orNull(z.enum(wordsOf(campaigns.AnswerOutcome))).describe(
      'What the turn is to the question; null if the interviewer did not judge it.',
    ),
    is_withheld: z.boolean().describe('Whether the turn has a flag that nobody has cleared.'),
    speaker_label: orNull(z.string()).describe('Who of several participants answered; null where there is one.'),
  })
  .meta({ id: 'GivenAnswer', description: 'What a turn says to a question, or a value that somebody chose or set.' });

export const givenAnswer = ({ value, ...response }: campaigns.Response) => ({ ...response, value: valueIn(value) });

export const QuestionResponses = z
  .object({
    question: Question.describe('The question.'),
    responses: GivenAnswer.array().describe('One entry for each answer.'),
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
