import { akin, boundsOf, plain, plainWordsOf } from '@insights/answers';
import { isAnswered } from './booking.ts';
import { covered } from './covered.ts';
import { graveIn } from './feeling.ts';
import type { Lexicon, Step, Wordings } from './lexicon/lexicon.ts';
import { listed } from './options.ts';
import { aboutWish } from './probe.ts';
import type { Rule } from './rules.ts';
import { move, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move, Question } from './types.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** Up to this many options are named within the question; more get a sentence of their own. */
const MAX_INLINE_OPTIONS = 5;
/** How often a required question is asked again at the end. */
const MAX_RETURNS = 2;

/** The slots of a wording about a question. */
export function slotsOf(question: Question, lexicon: Lexicon): Slots {
  const { min, max } = question.kind === 'number' || question.kind === 'multi_choice' ? question : boundsOf(question);
  return {
    question: question.text.trim(),
    topic: question.topic?.trim() ?? '',
    options: listed(question.options, lexicon),
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    unit: question.unit ?? '',
  };
}

/** The question as it is asked. The options of a choice are added if its text does not name them. */
export function worded(question: Question, { voice, lexicon }: Scene): string {
  const text = question.text.trim();
  const { options } = question;
  const isChoice = question.kind === 'choice' || question.kind === 'multi_choice';
  if (!isChoice || options.every((option) => plain(text).includes(plain(option)))) return text;
  const slots = slotsOf(question, lexicon);
  if (!text.endsWith('?') || options.length > MAX_INLINE_OPTIONS)
    return joined(
      text,
      voice.choose(lexicon.phrases[question.kind === 'choice' ? 'options' : 'options_several'], slots),
    );
  return text.replace(/(\s*)\?$/, (_end, space: string) => `${space}: ${slots.options ?? ''}${space}?`);
}

/** A short reaction to what was just said; sometimes none. It names nothing but what is grave, and no other is used twice in an interview. */
export function acknowledge(scene: Scene, step?: Step): string {
  const { voice, lexicon, tone, state, message, reply, input } = scene;
  const { ack } = lexicon.phrases;
  if (step !== undefined) return voice.choose(ack[step]);
  const grave = graveIn(message, lexicon);
  if (grave !== null) return voice.choose(ack[grave]);
  if (state.sorry || reply !== '' || input.campaign.probing_mode === 'standard') return '';
  const reacts = tone === 'warm' ? !voice.oneIn(3, 'ack') : voice.oneIn(tone === 'brief' ? 3 : 2, 'ack');
  return reacts ? voice.chooseNew(ack.neutral) : '';
}

export interface Reason {
  rule: Rule;
  words?: readonly string[];
  detail?: string;
}

const NEXT: Reason = { rule: 'next_question' };

/**
 * Moves on to the next question, then to required ones that passed unanswered, then to the closing question or the goodbye.
 * `before` is said first.
 */
export function goOn(scene: Scene, before: string, reason: Reason = NEXT): Move {
  const [question, ...rest] = planned(scene);
  if (question === undefined) return returnTo(scene, before) ?? close(scene, before);
  const { voice, lexicon, state, input } = scene;
  const { rule, words, detail = '' } = reason;
  const touched =
    !state.sorry &&
    input.campaign.probing_mode === 'adaptive' &&
    !aboutWish(question, lexicon) &&
    covered(question, state, lexicon);
  const text = touched
    ? joined(before, voice.choose(lexicon.phrases.touched, slotsOf(question, lexicon)))
    : joined(before, gently(scene), bridge(scene, question, rest.length), worded(question, scene));
  return move(scene, {
    kind: 'ask',
    mark: 'ask',
    detail: `${touched ? '+touched' : ''}${detail}`,
    text,
    rule: touched && rule === 'next_question' ? 'topic_touched' : rule,
    ...(words && { words }),
    question_id: question.id,
  });
}

/** A required question that passed unanswered, asked again with the offer to leave it out. */
function returnTo(scene: Scene, before: string): Move | null {
  const { state, voice, lexicon, time } = scene;
  if (time !== 'enough') return null;
  const all = [...state.asked.values()].filter((one) => isLeft(one, scene)).toSorted((a, b) => a.returns - b.returns);
  const [left] = all;
  if (left === undefined) return null;
  const question = worded(left.question, scene);
  const slots = { ...slotsOf(left.question, lexicon), question, left: String(all.length) };
  return move(scene, {
    kind: 'ask',
    mark: 'return',
    text: joined(before, voice.choose(returnWordings(scene, left, all.length), slots)),
    rule: 'return_to_unanswered',
    question_id: left.question.id,
  });
}

/** Several open questions are announced together, and then asked one after the other. */
function returnWordings({ state, lexicon }: Scene, { returns }: Progress, left: number): Wordings {
  const { leave_out, return_first, return_next, return_to } = lexicon.phrases;
  if (returns > 0) return leave_out;
  if (state.last?.mark === 'return') return return_next;
  return left > 1 ? return_first : return_to;
}

/** Whether a required question passed unanswered and may be asked again. */
export const isLeft = (progress: Progress, { state }: Scene): boolean =>
  progress.question.required &&
  !progress.declined &&
  progress.returns < (state.sorry ? 1 : MAX_RETURNS) &&
  !isAnswered(progress);

/** Softens the change of subject after something grave. */
const gently = (scene: Scene): string =>
  graveIn(scene.message, scene.lexicon) === 'loss' ? acknowledge(scene, 'gently') : '';

const namesTopic = ({ kind, text, topic }: Question, { language }: Lexicon): boolean =>
  kind !== 'open' ||
  plainWordsOf(topic ?? '').some((word) => plainWordsOf(text).some((other) => akin(word, other, language)));

/** Introduces a question: the first, the last and each that does not name its own topic. */
function bridge(scene: Scene, question: Question, left: number): string {
  const { voice, lexicon, state, tone } = scene;
  const { phrases } = lexicon;
  if (state.sorry || tone === 'brief') return '';
  if (state.asked.size === 0) return voice.choose(phrases.start);
  if (left === 0 && state.asked.size > 1) return voice.choose(phrases.last);
  return !namesTopic(question, lexicon) && voice.oneIn(3, 'bridge')
    ? voice.choose(phrases.turn_to, slotsOf(question, lexicon))
    : '';
}

function close(scene: Scene, before: string): Move {
  const { voice, lexicon, state, time } = scene;
  if (state.sorry || time === 'over') return goodbye(scene, before);
  const late = time === 'closing';
  return move(scene, {
    kind: 'closing_question',
    mark: 'closing',
    text: joined(before, voice.choose(late ? lexicon.phrases.closing_time : lexicon.phrases.closing)),
    rule: late ? 'closing_time' : 'closing_question',
    question_id: null,
  });
}

export function goodbye(scene: Scene, before: string): Move {
  const { voice, lexicon } = scene;
  const text = joined(before, voice.choose(lexicon.phrases.goodbye));
  return move(scene, { kind: 'goodbye', mark: 'goodbye', text, rule: 'goodbye', question_id: null });
}

export function stopHere(scene: Scene): Move {
  const text = scene.voice.choose(scene.lexicon.phrases.goodbye_stop);
  return move(scene, { kind: 'goodbye', mark: 'goodbye', text, rule: 'stop_requested', question_id: null });
}
