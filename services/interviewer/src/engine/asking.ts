import { covered } from './covered.ts';
import type { Feeling, Lexicon, Step } from './lexicon/lexicon.ts';
import { listed } from './options.ts';
import { move, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import { akin, boundsOf, plain, plainWordsOf } from '@insights/answers';
import type { Move, Question } from './types.ts';
import { feelingOf, substanceOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** Up to this many options are named within the question; more get a sentence of their own. */
const MAX_INLINE_OPTIONS = 5;

/** The slots of a wording about a question. */
export function slotsOf(question: Question, lexicon: Lexicon): Slots {
  const { min, max } = boundsOf(question);
  return {
    question: question.text.trim(),
    topic: question.topic?.trim() ?? '',
    options: listed(question.options, lexicon),
    min: String(min),
    max: String(max),
  };
}

/** The question as it is asked. The options of a choice are added if its text does not name them. */
export function worded(question: Question, { voice, lexicon }: Scene): string {
  const text = question.text.trim();
  const { options } = question;
  if (question.kind !== 'choice' || options.every((option) => plain(text).includes(plain(option)))) return text;
  const slots = slotsOf(question, lexicon);
  if (!text.endsWith('?') || options.length > MAX_INLINE_OPTIONS)
    return joined(text, voice.choose(lexicon.phrases.options, slots));
  return text.replace(/(\s*)\?$/, (_end, space: string) => `${space}: ${slots.options ?? ''}${space}?`);
}

/** A short reaction to what was just said; sometimes none. */
export function acknowledge(scene: Scene, step?: Step): string {
  const { voice, lexicon, tone, state, message } = scene;
  if (step !== undefined) return voice.choose(lexicon.phrases.ack[step]);
  const feeling = feelingOf(substanceOf(message, lexicon));
  return feeling === 'grave' || (!state.sorry && reacts(scene, feeling, tone))
    ? voice.choose(lexicon.phrases.ack[feeling])
    : '';
}

/** The tone decides how often the interviewer reacts. */
function reacts({ voice }: Scene, feeling: Feeling, tone: Scene['tone']): boolean {
  if (tone === 'brief') return feeling !== 'neutral' && voice.oneIn(3, 'ack');
  if (feeling === 'neutral') return tone === 'warm' ? !voice.oneIn(3, 'ack') : voice.oneIn(2, 'ack');
  return tone === 'warm' || !voice.oneIn(3, 'ack');
}

/** Moves on to the next question, the closing question or the goodbye. `before` is said first. */
export function goOn(scene: Scene, before: string, detail = ''): Move {
  const [question, ...rest] = planned(scene);
  if (question === undefined) return close(scene, before);
  const { voice, lexicon, state } = scene;
  const touched = !state.sorry && covered(question, state, lexicon);
  const text = touched
    ? joined(before, voice.choose(lexicon.phrases.touched, slotsOf(question, lexicon)))
    : joined(before, gently(scene), bridge(scene, question, rest.length), worded(question, scene));
  return move(scene, {
    kind: 'ask',
    mark: 'ask',
    detail: `${touched ? '+touched' : ''}${detail}`,
    text,
    question_id: question.id,
  });
}

/** Softens the change of subject after something grave. */
const gently = (scene: Scene): string =>
  substanceOf(scene.message, scene.lexicon).grave ? acknowledge(scene, 'gently') : '';

const namesTopic = ({ kind, text, topic }: Question, { language }: Lexicon): boolean =>
  kind !== 'open' ||
  plainWordsOf(topic ?? '').some((word) => plainWordsOf(text).some((other) => akin(word, other, language)));

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
  const closing = time === 'closing' ? lexicon.phrases.closing_time : lexicon.phrases.closing;
  return move(scene, {
    kind: 'closing_question',
    mark: 'closing',
    text: joined(before, voice.choose(closing)),
    question_id: null,
  });
}

export function goodbye(scene: Scene, before: string): Move {
  const { voice, lexicon } = scene;
  return move(scene, {
    kind: 'goodbye',
    mark: 'goodbye',
    text: joined(before, voice.choose(lexicon.phrases.goodbye)),
    question_id: null,
  });
}

export function stopHere(scene: Scene): Move {
  const { voice, lexicon } = scene;
  return move(scene, {
    kind: 'goodbye',
    mark: 'goodbye',
    text: voice.choose(lexicon.phrases.goodbye_stop),
    question_id: null,
  });
}
