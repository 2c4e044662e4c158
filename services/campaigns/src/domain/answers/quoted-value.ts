import { boundsOf, quotedNumber, quotesOption, shownOptions } from '@insights/answers';
import type { campaigns, sessions } from '@insights/contracts';
import { languageOf, sentencesOf } from '@insights/language';
import { NOTHING, type Read, isSameValue, readIn } from './read-answers.ts';

/** As in transcripts of imports: what a quote is read for takes time with its length. */
export const MAX_QUOTE = 4_000;

type Given = Pick<sessions.ReadValue, 'value'> &
  Partial<Pick<sessions.ReadValue, 'low' | 'high' | 'date_low' | 'date_high'>>;

/** A value, a range or a limit that somebody else read, as it would be stored. */
export function readOf({ option_ids }: campaigns.Question, { value, ...limits }: Given): Read {
  const { low = null, high = null, date_low = null, date_high = null } = limits;
  const read = { ...NOTHING, low, high, date_low, date_high };
  switch (value?.value?.$case) {
    case 'number':
      return { ...read, number_value: value.value.value };
    case 'option':
      return { ...read, option_value: value.value.value };
    case 'options': {
      const { items } = value.value.value;
      const known = option_ids.filter((id) => items.includes(id));
      // One that is unknown makes it another value.
      return { ...read, option_values: known.length === items.length ? known : items };
    }
    case 'date':
      return { ...read, date_value: value.value.value };
    case undefined:
      return read;
  }
}

/** `day` is the day of the conversation, if it is known: "yesterday" is a date only with it. */
interface Quoted {
  readonly quote: string;
  readonly tag: string;
  readonly day?: Date | null;
}

/**
 * What a quote gives to a closed question, if that is what somebody else read in it; null if it is not. A rating may be the only number, and
 * an option one of several.
 */
export function quotedRead(question: campaigns.Question, given: Read, { quote, tag, day = null }: Quoted): Read | null {
  const language = languageOf(tag) ?? 'en';
  const { number_value, option_value } = given;
  if (question.kind === 'scale' && number_value !== null) {
    const precision = quotedNumber(quote, number_value, boundsOf(question), language);
    return precision && { ...NOTHING, number_value, precision };
  }
  if (question.kind === 'choice' && option_value !== null) {
    const shown = shownOptions(question, tag);
    const option = shown[question.option_ids.indexOf(option_value)];
    const isNamed = option !== undefined && quotesOption(quote, option, shown, language);
    return isNamed ? { ...NOTHING, option_value, precision: 'exact' } : null;
  }
  const read = readIn(question, quote, tag, day);
  return read.precision !== null && isSameValue(read, given) ? read : null;
}

/** What a turn gives to a question where somebody else read a value in a quote of it, with the sentences that give it; null if it does not. */
export function provenRead(
  question: campaigns.Question,
  text: string,
  given: Given & { readonly quote: string },
  heldIn: Omit<Quoted, 'quote'>,
): (Read & { quote: string }) | null {
  const quote = sentencesWith(text, given.quote, heldIn.tag);
  const read = quote === null ? null : quotedRead(question, readOf(question, given), { ...heldIn, quote });
  return quote === null || read === null ? null : { ...read, quote };
}

/** The whole sentences of a text that have a quote, since a part of one may leave out what denies it; null if it is not there or too long. */
export function sentencesWith(text: string, quote: string, tag: string): string | null {
  const words = quote.trim();
  const from = words === '' ? -1 : text.indexOf(words);
  if (from === -1) return null;
  const to = from + words.length;
  const spans = sentencesOf(text, languageOf(tag) ?? 'en').filter(({ start, end }) => start < to && end > from);
  const whole = text.slice(Math.min(from, spans[0]?.start ?? from), Math.max(to, spans.at(-1)?.end ?? to));
  return whole.length > MAX_QUOTE ? null : whole;
}
