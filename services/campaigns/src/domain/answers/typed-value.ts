import { boundsOf, isStorableDay, isStorableNumber } from '@insights/answers';
import type { campaigns } from '@insights/contracts';
import { invalid } from '@insights/errors';
import { NOTHING, type Read } from './read-answers.ts';

type Value = campaigns.AnswerValue['value'];

/** A value that somebody sets by hand, as it is stored. Errors: `invalid_request` for one that the question does not have. */
export function typedValue(question: campaigns.Question, value: Value): Read {
  const read = readOf(question, value);
  if (!read) throw invalid(['body', 'value'], expected(question));
  return { ...NOTHING, ...read, precision: 'exact' };
}

function readOf(question: campaigns.Question, value: Value): Partial<Read> | null {
  switch (question.kind) {
    case 'scale':
    case 'number':
      return value?.$case === 'number' && isWithin(question, value.value) ? { number_value: value.value } : null;
    case 'choice':
    case 'yes_no':
      return value?.$case === 'option' && optionsOf(question).includes(value.value)
        ? { option_value: value.value }
        : null;
    case 'multi_choice':
      return value?.$case === 'options' ? optionsIn(question, value.value.items) : null;
    case 'date':
      return (value?.$case === 'date' || value?.$case === 'option') && isStorableDay(value.value)
        ? { date_value: value.value }
        : null;
    default:
      return null;
  }
}

const optionsOf = ({ kind, option_ids }: campaigns.Question): readonly string[] =>
  kind === 'yes_no' ? ['yes', 'no'] : option_ids;

/** A scale has whole numbers; a number has the limits that it was given. */
function isWithin(question: campaigns.Question, number: number): boolean {
  const { min, max } = question.kind === 'scale' ? boundsOf(question) : question;
  const isWhole = question.kind === 'number' || Number.isInteger(number);
  return isStorableNumber(number) && isWhole && number >= (min ?? number) && number <= (max ?? number);
}

/** Each once, in the order of the question. */
function optionsIn({ option_ids, min, max }: campaigns.Question, items: readonly string[]): Partial<Read> | null {
  const option_values = option_ids.filter((id) => items.includes(id));
  const { length } = option_values;
  const isAllowed = length === items.length && length >= (min ?? 0) && length <= (max ?? length);
  return isAllowed ? { option_values } : null;
}

function expected(question: campaigns.Question): string {
  const { kind } = question;
  if (kind === 'date') return 'Send a day as YYYY-MM-DD.';
  if (kind === 'choice') return 'Send the id of one of the options.';
  if (kind === 'yes_no') return 'Send `yes` or `no`.';
  const { min, max } = kind === 'scale' ? boundsOf(question) : question;
  const limits = [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])].join(', ');
  const ends = limits && ` (${limits})`;
  if (kind === 'multi_choice') return `Send a list of ids of options, each once${ends}.`;
  return `Send a ${kind === 'scale' ? 'whole ' : ''}number${ends}.`;
}
