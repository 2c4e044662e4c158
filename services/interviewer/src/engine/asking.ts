import { boundsOf, plain } from '@insights/answers';
import { isAnswered } from './booking.ts';
import { isHelpNamed, lineOf } from './help.ts';
import type { Lexicon, Wordings } from './lexicon/index.ts';
import { PROTOCOLS } from './lexicon/protocols/index.ts';
import type { Rule } from './rules.ts';
import { type Scene, move, planned } from './scene.ts';
import type { Progress } from './state.ts';
import type { Move, Question } from './types.ts';
import { type Slots, joined } from './wording.ts';

/** After this many turns that did not advance the interview, the interviewer moves on. */
const MAX_STALLS = 4;

const stalls = ({ state }: Scene): number => (state.open ?? state).stalls;

/** The given move, which does not advance the interview, unless there have been too many like it. */
export function moveOnIfStalled(scene: Scene, otherwise: () => Move, most = MAX_STALLS): Move {
  if (stalls(scene) < most) return otherwise();
  if (scene.state.phase === 'closing') return goodbye(scene);
  return goOn(scene, scene.state.open === null ? '' : scene.lexicon.phrases.leave_it, { rule: 'stalled' });
}

/** "“A”, “B” or “C”", as they are written. */
export function listed(options: readonly string[], { phrases }: Lexicon): string {
  const parts = options.map((option) => phrases.quoted.replace('{text}', () => option.trim()));
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${phrases.or} ${last}`;
}

/** The slots of a wording about a question. */
export function slotsOf(question: Question, lexicon: Lexicon): Slots {
  const { min, max } = question.kind === 'number' || question.kind === 'multi_choice' ? question : boundsOf(question);
  return {
    question: worded(question, lexicon),
    topic: question.topic?.trim() ?? '',
    options: listed(question.options, lexicon),
    min: min === null ? '' : String(min),
    max: max === null ? '' : String(max),
    unit: question.unit ?? '',
  };
}

/** The question as it is asked. The options of a choice are added if its text does not name them. */
export function worded({ kind, text, options }: Question, lexicon: Lexicon): string {
  const asked = text.trim();
  const isChoice = kind === 'choice' || kind === 'multi_choice';
  if (!isChoice || options.every((option) => plain(asked).includes(plain(option)))) return asked;
  const wording = lexicon.phrases[kind === 'choice' ? 'options' : 'options_several'];
  return joined(
    asked,
    wording.replace('{options}', () => listed(options, lexicon)),
  );
}

/** The open question, the start or the closing question in other words. */
export function again({ voice, lexicon, state }: Scene, wordings: Wordings = lexicon.phrases.repeat): string {
  if (state.phase === 'closing') return voice.choose(lexicon.phrases.anything_else);
  if (state.open === null) return voice.choose(lexicon.phrases.ready);
  return voice.choose(wordings, slotsOf(state.open.question, lexicon));
}

export interface Reason {
  rule: Rule;
  detail?: string;
}

/**
 * Moves on to the next question, then to required ones that passed unanswered, then to the closing question or the goodbye.
 * `before` is said first.
 */
export function goOn(scene: Scene, before = '', reason: Reason = { rule: 'next_question' }): Move {
  const [question] = planned(scene);
  if (question === undefined) return returnTo(scene, before) ?? close(scene, before);
  const text = joined(before, worded(question, scene.lexicon));
  return move(scene, { kind: 'ask', mark: 'ask', text, question_id: question.id, ...reason });
}

/** A required question that passed unanswered, asked again with the offer to leave it out. */
function returnTo(scene: Scene, before: string): Move | null {
  const { state, voice, lexicon, time } = scene;
  const left = [...state.asked.values()].find((one) => isLeft(one));
  if (time !== 'enough' || left === undefined) return null;
  return move(scene, {
    kind: 'ask',
    mark: 'return',
    text: joined(before, voice.choose(lexicon.phrases.return_to, slotsOf(left.question, lexicon))),
    rule: 'return_to_unanswered',
    question_id: left.question.id,
  });
}

/** Whether a required question passed unanswered and may be asked again. */
export const isLeft = (progress: Progress): boolean =>
  progress.question.required && !progress.declined && progress.returns === 0 && !isAnswered(progress);

function close(scene: Scene, before: string): Move {
  const { state, lexicon, time } = scene;
  if (time === 'over') return goodbye(scene, joined(before, lexicon.phrases.time_up));
  if (state.sorry) return goodbye(scene, before);
  const rule = time === 'closing' ? 'closing_time' : 'closing_question';
  const text = joined(before, time === 'closing' ? lexicon.phrases.closing_time : lexicon.phrases.closing);
  return move(scene, { kind: 'closing_question', mark: 'closing', text, rule, question_id: null });
}

/** The last turn; after a help text it names help once more. */
export function goodbye(
  scene: Scene,
  before = '',
  rule: Rule = 'goodbye',
  said = scene.lexicon.phrases.goodbye,
  detail = '',
): Move {
  const isOpen = (scene.state.said.support ?? 0) > 0 && detail === '' && scene.state.phase !== 'over';
  const text = joined(before, isOpen ? nearHelp(scene) : '', said);
  return move(scene, {
    kind: 'goodbye',
    mark: 'goodbye',
    text,
    rule,
    detail: isOpen ? '+help' : detail,
    question_id: null,
  });
}

function nearHelp(scene: Scene): string {
  const { end_open, stays_here } = PROTOCOLS[scene.lexicon.language];
  return joined(scene.voice.choose([end_open], { number: lineOf(scene) }), isHelpNamed(scene) ? stays_here : '');
}

export const stopHere = (scene: Scene): Move =>
  goodbye(scene, '', 'stop_requested', scene.lexicon.phrases.goodbye_stop);
