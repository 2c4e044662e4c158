import { listed } from './choice.ts';
import { covered } from './covered.ts';
import type { Feeling, Lexicon, Step } from './lexicon/lexicon.ts';
import { boundsOf } from './scale.ts';
import { move, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import { akin, plain, wordsOf } from './text.ts';
import type { Move, Question } from './types.ts';
import { feelingOf, substanceOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** More options than these need a sentence of their own. */
const MOST_INLINE = 5;

/** What every wording about a question may use. */
export function slotsOf(question: Question, lexicon: Lexicon): Slots {
  const { min, max } = boundsOf(question);
  return {
    question: question.text.trim(),
    topic: question.topic?.trim() ?? '',
    options: listed(question.options ?? [], lexicon),
    min: String(min),
    max: String(max),
  };
}

/** The question as it is asked: a choice whose text does not name its options names them. */
export function worded(question: Question, { voice, lexicon }: Scene): string {
  const text = question.text.trim();
  const options = question.options ?? [];
  if (question.kind !== 'choice' || options.every((option) => plain(text).includes(plain(option)))) return text;
  const slots = slotsOf(question, lexicon);
  if (!text.endsWith('?') || options.length > MOST_INLINE)
    return joined(text, voice.say(lexicon.phrases.options, slots));
  return text.replace(/(\s*)\?$/, (_end, space: string) => `${space}: ${slots.options ?? ''}${space}?`);
}

/** A few words that fit what was just said; none where silence is better. */
export function acknowledge(scene: Scene, step?: Step): string {
  const { voice, lexicon, tone, state, heard } = scene;
  if (step !== undefined) return voice.say(lexicon.phrases.ack[step]);
  const feeling = feelingOf(substanceOf(heard, lexicon));
  return feeling === 'grave' || (!state.sorry && speaksUp(scene, feeling, tone))
    ? voice.say(lexicon.phrases.ack[feeling])
    : '';
}

function speaksUp({ voice }: Scene, feeling: Feeling, tone: Scene['tone']): boolean {
  if (tone === 'brief') return feeling !== 'neutral' && voice.oneIn(3, 'ack');
  if (feeling === 'neutral') return tone === 'warm' ? !voice.oneIn(3, 'ack') : voice.oneIn(2, 'ack');
  return tone === 'warm' || !voice.oneIn(3, 'ack');
}

/** Goes on: the next question, else the closing one, else goodbye. `before` is said first. */
export function goOn(scene: Scene, before: string, detail = ''): Move {
  const [question, ...rest] = planned(scene);
  if (question === undefined) return close(scene, before);
  const { voice, lexicon, state } = scene;
  const touched = !state.sorry && covered(question, state, lexicon);
  const say = touched
    ? joined(before, voice.say(lexicon.phrases.touched, slotsOf(question, lexicon)))
    : joined(before, gently(scene), bridge(scene, question, rest.length), worded(question, scene));
  return move(scene, {
    kind: 'ask',
    mark: 'ask',
    detail: `${touched ? '+touched' : ''}${detail}`,
    say,
    question_id: question.id,
  });
}

/** After something grave, no quick change of subject. */
const gently = (scene: Scene): string =>
  substanceOf(scene.heard, scene.lexicon).grave ? acknowledge(scene, 'gently') : '';

const namesTopic = ({ kind, text, topic = '' }: Question): boolean =>
  kind !== 'open' || wordsOf(topic).some((word) => wordsOf(text).some((other) => akin(word, other)));

function bridge(scene: Scene, question: Question, left: number): string {
  const { voice, lexicon, state, tone } = scene;
  const { phrases } = lexicon;
  if (state.sorry || tone === 'brief') return '';
  if (state.asked.size === 0) return voice.say(phrases.start);
  if (left === 0 && state.asked.size > 1) return voice.say(phrases.last);
  return !namesTopic(question) && voice.oneIn(3, 'bridge')
    ? voice.say(phrases.turn_to, slotsOf(question, lexicon))
    : '';
}

function close(scene: Scene, before: string): Move {
  const { voice, lexicon, state, time } = scene;
  if (state.sorry || time === 'over') return goodbye(scene, before);
  const closing = time === 'closing' ? lexicon.phrases.closing_time : lexicon.phrases.closing;
  return move(scene, {
    kind: 'closing_question',
    mark: 'closing',
    say: joined(before, voice.say(closing)),
    question_id: null,
  });
}

export function goodbye(scene: Scene, before: string): Move {
  const { voice, lexicon } = scene;
  return move(scene, {
    kind: 'goodbye',
    mark: 'goodbye',
    say: joined(before, voice.say(lexicon.phrases.goodbye)),
    question_id: null,
  });
}

export function stopHere(scene: Scene): Move {
  const { voice, lexicon } = scene;
  return move(scene, {
    kind: 'goodbye',
    mark: 'goodbye',
    say: voice.say(lexicon.phrases.goodbye_stop),
    question_id: null,
  });
}
