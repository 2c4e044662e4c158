import { again, goOn, goodbye, moveOnIfStalled, slotsOf, stopHere } from './asking.ts';
import { sharesWord } from './booking.ts';
import type { Aside, Intent, Wordings } from './lexicon/index.ts';
import { meaningOf } from './reading.ts';
import { type Scene, move, planned } from './scene.ts';
import type { Move } from './types.ts';
import { joined } from './wording.ts';

/** After so many breaks that nothing followed, the interview goes on by itself; it doesn't end. */
const MAX_BREAKS = 8;

export function greet(scene: Scene): Move {
  const { voice, lexicon, input } = scene;
  const { name, max_duration_minutes } = input.campaign;
  const text = voice.choose(lexicon.phrases.greet, { name: name.trim(), minutes: String(max_duration_minutes) });
  return move(scene, { kind: 'greet', mark: 'greet', text, rule: 'greeting' });
}

export const repeat = (scene: Scene, wordings?: Wordings): Move =>
  moveOnIfStalled(scene, () =>
    move(scene, { kind: 'repeat', mark: 'repeat', text: again(scene, wordings), rule: 'repeat_requested' }),
  );

export const clarify = (scene: Scene): Move =>
  moveOnIfStalled(scene, () => {
    const { clarify: own, clarify_closed } = scene.lexicon.phrases;
    const text = again(scene, scene.state.open?.question.kind === 'open' ? own : clarify_closed);
    return move(scene, { kind: 'clarify', mark: 'clarify', text, rule: 'explain_requested' });
  });

/** Reminds a returning participant of the topic and repeats the open question. */
export const resume = (scene: Scene): Move =>
  moveOnIfStalled(scene, () => {
    const { voice, lexicon, state } = scene;
    const { topic } = state.open === null ? {} : slotsOf(state.open.question, lexicon);
    const text = joined(voice.choose(lexicon.phrases.resume, { topic }), again(scene, lexicon.phrases.back_to));
    return move(scene, { kind: 'repeat', mark: 'resume', text, rule: 'resumed' });
  });

/** The honest reply to a question of the participant, from facts. */
export function replyTo(scene: Scene, aside: Aside): string {
  const { voice, lexicon, input } = scene;
  const { name, contact_email } = input.campaign;
  const left = planned(scene).length;
  if (aside === 'how_long' && left < 2) return lexicon.phrases.nearly_done;
  const [named = '', other = ''] = lexicon.phrases.aside.unknown;
  const wordings = aside !== 'unknown' ? lexicon.phrases.aside[aside] : contact_email === null ? other : named;
  return voice.choose(wordings, { left: String(left), name: name.trim(), email: contact_email ?? '' });
}

/** Replies to a question of the participant and returns to the interview. What is about the open question is explained. */
export function answerAside(scene: Scene, aside: Aside): Move {
  const { state, lexicon, message } = scene;
  const asked = state.open?.question;
  if (aside === 'unknown' && asked && sharesWord(message, [asked.text, ...asked.options].join(' '), lexicon))
    return clarify(scene);
  const reply = replyTo(scene, aside);
  const reason = { rule: 'question_back' } as const;
  if (state.phase === 'greeted' && saysPartly(scene, 'affirm')) return goOn(scene, reply, reason);
  return moveOnIfStalled(scene, () => {
    const text = joined(reply, again(scene, lexicon.phrases.back_to));
    return move(scene, { kind: 'acknowledge', mark: 'aside', text, ...reason });
  });
}

/** Whether a part of the message says it: "Yes, but who reads this?", "Thank you. Give me a second." */
export const saysPartly = ({ message, lexicon }: Scene, intent: Intent): boolean =>
  message.split(/[.!,;?\n]+/).some((part) => {
    const meaning = meaningOf(part, lexicon);
    return meaning.kind === 'intent' && meaning.intent === intent;
  });

/** Leaves the participant time to think, or invites them to go ahead. */
export const wait = (scene: Scene, mark: 'moment' | 'go_ahead'): Move =>
  moveOnIfStalled(scene, () => {
    const rule = mark === 'moment' ? 'wait_requested' : 'go_ahead';
    return move(scene, { kind: 'acknowledge', mark, text: scene.voice.choose(scene.lexicon.phrases[mark]), rule });
  });

export const pause = (scene: Scene, text: string = scene.lexicon.phrases.pause): Move =>
  moveOnIfStalled(
    scene,
    () => move(scene, { kind: 'pause', mark: 'pause', text, rule: 'pause_requested' }),
    MAX_BREAKS,
  );

/** Whoever is in a break already, and says so, is not told again how to come back. */
export const stayAway = (scene: Scene): Move => pause(scene, scene.lexicon.phrases.until_then);

/** Answers annoyance: apologises and keeps it short, then offers to stop. Nothing ends but by an explicit wish. */
export function apologise(scene: Scene): Move {
  const { lexicon, state } = scene;
  if (state.phase === 'closing') return goodbye(scene);
  if (!state.sorry) {
    const calmer: Scene = { ...scene, hurried: true, state: { ...state, sorry: true } };
    if (planned(calmer).length === 0 && state.open === null) return stopHere(scene);
    return goOn(calmer, lexicon.phrases.sorry, { rule: 'apologise', detail: '+sorry' });
  }
  if ((state.said.offer_stop ?? 0) > 0) return goOn(scene);
  const text = lexicon.phrases.offer_stop;
  return move(scene, { kind: 'acknowledge', mark: 'offer_stop', text, rule: 'offer_stop' });
}
