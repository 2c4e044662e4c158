import { SIGNS, WISHES } from '@insights/signals';
import { z } from 'zod';
import type { ConductConfig } from '../config.ts';
import { type Heard, type InterviewInput, type Question, type Turn, isCountry } from '../engine/index.ts';
import { type Interviewer, type Surroundings, untilOf } from '../interviewer.ts';
import { SMALL_MS, smallQuestion } from './small-questions.ts';
import type { AddUse, Spending } from './spending.ts';

/** Turns before the participant's that the model sees, to tell an answer from a wish. */
const CONTEXT_TURNS = 6;
/** More text does not change what a turn shows; its beginning and end are sent. */
const MAX_CHARACTERS = 6_000;

const Answer = z.object({
  signs: z.array(z.enum(SIGNS)),
  wishes: z.array(z.enum(WISHES)),
  answer_state: z.enum(['answers', 'declines', 'asks_back', 'none']),
  settles: z.boolean().catch(false),
  near: z.string().catch(''),
  by_other: z.boolean().catch(false),
  country: z.string().catch(''),
});

const INSTRUCTIONS = `You read what a participant of a research interview has just written, before the interviewer answers.
"latest" is what they wrote; "before" is what was said before it; "today" is the day on which they wrote it. Name what "latest" shows. Most turns show nothing: both lists are empty then.
A sign that "before" has shown is named again only where "latest" shows it, too.
signs: what is literally meant about people now, in whatever language and however indirectly it is said. A way of speaking ("this killed me",
"stabbed in the back"), a story of the past that is over, a quotation, and other people's work with such subjects are none.
- distress: the speaker thinks of suicide or self-harm, says goodbye for good, sees no way to go on living, suffers violence or abuse, or
  somebody close to them is in that danger. Hints count that are ordinary alone and add up with those in "before": what is dear given away, affairs
  put in order, nothing planned beyond a day.
- emergency: somebody needs an ambulance, the fire service or the police now.
- threat: the speaker means to hurt somebody.
- minor: the speaker is under 18.
- grief: somebody close to the speaker has died, told here for the first time; a death of long ago, or named in passing, is none.
- carer: the speaker answers for somebody else, said here for the first time.
- off_record: they mean it that this is not to be quoted, noted or passed on; a joke about it is none.
wishes: what the speaker wants of this interview now.
- stop: to end it, with or without a reason; a goodbye after the last question is none. break: to pause it or go on later. skip: not to answer this question, or not to give a number or name.
- omit: to leave out a part of what they said. who_sees: to know who reads or learns what they say.
- withdrawal_asked: to have their answers deleted or not used. person_asked: to speak to a person.
answer_state: whether "latest" answers the interviewer (also if it asks something beside it), declines to, only asks back, or does none of these.
settles: only if "closed" is there, the form of the question that is open: true if "latest", read together with "before", gives the one value that
a careful reader would write down for it, in whatever words (a sum, a date whose year is plain by "today", a synonym of an option, a corrected value, a stated
limit or range of a number); false if two readers could write down different ones, or none.
near: where "latest" or "before" shows distress, the words of "latest", copied without any change and at most twelve, that name a person who could
be with the speaker now or whom they could call ("my sister Jess would pick up"); empty if there is none, or if the danger comes from that person.
by_other: true if the speaker is in danger from somebody who hurts, threatens or controls them.
country: the two capital letters (ISO 3166) of the country where the speaker is now, if "latest" or "before" tells it, be it by a town, a region or
a service; else empty. The language that they write tells nothing.`;

/** What the model reads in the participant's pending turns; undefined if it is late, fails or answers in another form. */
export type Classifier = (texts: Texts, addUse: AddUse, signal: AbortSignal | undefined) => Promise<Read | undefined>;

/** What is heard, with the words that name somebody. */
type Read = Omit<Heard, 'near'> & { readonly near: string };

interface Texts {
  /** The day of the conversation, YYYY-MM-DD. */
  readonly today: string;
  readonly before: readonly { speaker: string; text: string }[];
  readonly latest: string;
  /** The closed question that is open. */
  readonly closed?: Pick<Question, 'text' | 'kind' | 'options' | 'min' | 'max' | 'unit'>;
}

export function modelClassifier(config: ConductConfig, spending: Spending, limit_ms = SMALL_MS): Classifier {
  const question = { name: 'read_turn_v6', instructions: INSTRUCTIONS, answer: Answer };
  const ask = smallQuestion<z.infer<typeof Answer>>(question, config, spending, limit_ms);
  return async (texts, addUse, signal) => {
    const answer = await ask(texts, addUse, signal);
    return answer && heardIn(answer);
  };
}

/** Longer words name more than a person. */
const MAX_NEAR = 120;

/** Where the messages have these words; undefined if they don't: what a model did not copy is not said. */
function placeOf(words: string, said: string): Heard['near'] {
  const start = words === '' || words.length > MAX_NEAR || words.includes('\n') ? -1 : said.indexOf(words);
  return start < 0 ? undefined : { start, end: start + words.length };
}

function heardIn({ signs, wishes, answer_state, settles, near, by_other, country }: z.infer<typeof Answer>): Read {
  const isDeclined = answer_state === 'declines' && wishes.length === 0 && signs.length === 0;
  return {
    signs: [...new Set(signs)],
    wishes: isDeclined ? ['skip'] : [...new Set(wishes)],
    settles: settles && answer_state === 'answers',
    near: near.trim(),
    ...(by_other && { by_other }),
    ...(isCountry(country) && { country }),
  };
}

/** The interviewer after a model has read the participant's turns. Hidden names are masked in what is sent; a failure leaves the rules alone. */
export function hearing(interviewer: Interviewer, classify: Classifier): Interviewer {
  /** A decision that has to be made again asks nothing twice, also after a failure. */
  const known = new WeakMap<Turn, Promise<Heard | undefined>>();
  return {
    async nextTurn(input, given) {
      const surroundings = { ...given, until: untilOf(given) };
      const from = input.turns.findLastIndex(({ speaker }) => speaker === 'interviewer') + 1;
      const pending = input.turns.slice(from);
      const last = pending.at(-1);
      if (last === undefined) return interviewer.nextTurn(input, surroundings);
      const heard = known.get(last) ?? heardBy(classify, input, from, surroundings);
      known.set(last, heard);
      return interviewer.nextTurn(input, { ...surroundings, heard });
    },
  };
}

async function heardBy(
  classify: Classifier,
  { turns, questions }: InterviewInput,
  from: number,
  { hideNames, addUse, signal }: Surroundings,
): Promise<Heard | undefined> {
  const before = turns.slice(Math.max(0, from - CONTEXT_TURNS), from);
  const said = turns
    .slice(from)
    .map(({ text }) => text)
    .join('\n');
  const latest = shortened(said);
  try {
    const [own, ...earlier] = await hideNames([latest, ...before.map(({ text }) => shortened(text))]);
    if (own === undefined || earlier.length !== before.length) return undefined;
    const shown = before.map(({ speaker }, index) => ({ speaker, text: earlier[index]?.text ?? '' }));
    const closed = closedAt(turns[from - 1], questions);
    const today = new Date().toISOString().slice(0, 10);
    const texts = { today, before: shown, latest: own.text, ...(closed && { closed }) };
    const read = await classify(texts, addUse, signal);
    return read && { ...read, near: placeOf(read.near, said) };
  } catch {
    // Masking or counting failed, so nothing may be sent.
    return undefined;
  }
}

function closedAt(asked: Turn | undefined, questions: readonly Question[]): Texts['closed'] {
  const question = questions.find(({ id }) => id === asked?.question_id);
  if (question === undefined || question.kind === 'open') return undefined;
  const { text, kind, options, min, max, unit } = question;
  return { text, kind, options, min, max, unit };
}

const shortened = (text: string): string =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS / 2)} … ${text.slice(-MAX_CHARACTERS / 2)}`;
