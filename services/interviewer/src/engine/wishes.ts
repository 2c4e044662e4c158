import { acknowledge, goOn, goodbye, slotsOf, stopHere, worded } from './asking.ts';
import type { Aside, Wordings } from './lexicon/lexicon.ts';
import { move, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Move } from './types.ts';
import { meaningOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** So many turns that lead nowhere, then the interviewer goes on. */
const PATIENCE = 4;
const MOST_BREAKS = 8;

const stalls = ({ state }: Scene): number => state.open?.stalls ?? state.stalls;

/** A turn that does not lead on, unless there have been too many of them. */
export function stay(scene: Scene, stayed: () => Move): Move {
  if (stalls(scene) < PATIENCE) return stayed();
  if (scene.state.phase === 'closing') return goodbye(scene, '');
  return goOn(scene, scene.state.open === null ? '' : acknowledge(scene, 'leave_it'));
}

export function greet(scene: Scene): Move {
  const { voice, lexicon, input } = scene;
  const say = voice.say(lexicon.phrases.greet, {
    name: input.campaign.name.trim(),
    minutes: String(input.campaign.max_duration_minutes),
  });
  return move(scene, { kind: 'greet', mark: 'greet', say });
}

/** The open matter in other words: the question, the start, or the closing question. */
function again(scene: Scene, wordings?: Wordings): string {
  const { voice, lexicon, state } = scene;
  const { phrases } = lexicon;
  if (state.phase === 'closing') return voice.say(phrases.anything_else);
  if (state.open === null) return voice.say(phrases.ready);
  const { question } = state.open;
  return voice.say(wordings ?? phrases.reword[question.kind], {
    ...slotsOf(question, lexicon),
    question: worded(question, scene),
  });
}

export const repeat = (scene: Scene, wordings?: Wordings): Move =>
  stay(scene, () => move(scene, { kind: 'repeat', mark: 'repeat', say: again(scene, wordings) }));

export function clarify(scene: Scene): Move {
  const kind = scene.state.open?.question.kind ?? 'open';
  return stay(scene, () =>
    move(scene, { kind: 'clarify', mark: 'clarify', say: again(scene, scene.lexicon.phrases.clarify[kind]) }),
  );
}

/** Where things stood, in one sentence, and the open question in other words. */
export function resume(scene: Scene): Move {
  const { voice, lexicon, state } = scene;
  const { open } = state;
  const back = voice.say(
    lexicon.phrases.resume,
    open === null ? {} : { topic: slotsOf(open.question, lexicon).topic ?? '' },
  );
  // The topic has just been named.
  const wordings = lexicon.phrases.reword[open?.question.kind ?? 'open'].filter(
    (wording) => !wording.includes('{topic}'),
  );
  return stay(scene, () => move(scene, { kind: 'repeat', mark: 'resume', say: joined(back, again(scene, wordings)) }));
}

/** Answers a question of the participant's honestly, in a sentence, and goes on. */
export function answerAside(scene: Scene, aside: Aside): Move {
  const { voice, lexicon, input, state } = scene;
  const { phrases } = lexicon;
  const left = leftSlot(scene);
  const wordings = aside === 'how_long' && left.left === undefined ? phrases.nearly_done : phrases.aside[aside];
  const answer = voice.say(wordings, { ...left, name: input.campaign.name.trim() });
  if (state.phase === 'greeted' && agrees(scene)) return goOn(scene, answer);
  return stay(scene, () =>
    move(scene, { kind: 'acknowledge', mark: 'aside', say: joined(answer, again(scene, phrases.back_to)) }),
  );
}

/** "Yes, but who reads this?" */
const agrees = ({ heard, lexicon }: Scene): boolean =>
  heard.split(/[.!,;?\n]/).some((part) => {
    const meaning = meaningOf(part, lexicon);
    return meaning.kind === 'intent' && meaning.intent === 'affirm';
  });

const leftSlot = (scene: Scene): Slots => {
  const left = planned(scene).length;
  return left < 2 ? {} : { left: String(left) };
};

/** A sentence while the participant thinks or is about to say more. */
export const wait = (scene: Scene, mark: 'moment' | 'go_ahead'): Move =>
  stay(scene, () => move(scene, { kind: 'acknowledge', mark, say: scene.voice.say(scene.lexicon.phrases[mark]) }));

export function pause(scene: Scene, thanked: boolean): Move {
  if (stalls(scene) >= MOST_BREAKS) return stopHere(scene);
  const { phrases } = scene.lexicon;
  return move(scene, {
    kind: 'pause',
    mark: 'pause',
    say: scene.voice.say(thanked ? phrases.until_then : phrases.pause),
  });
}

/** Apologises once and goes on shorter; then offers to stop; then stops. */
export function soothe(scene: Scene): Move {
  const { voice, lexicon, state } = scene;
  if (state.phase === 'closing') return goodbye(scene, '');
  if (!state.sorry) {
    const calmer: Scene = { ...scene, hurried: true, state: { ...state, sorry: true } };
    return planned(calmer).length === 0 ? stopHere(scene) : goOn(calmer, voice.say(lexicon.phrases.sorry), '+sorry');
  }
  if (state.offers > 0) return stopHere(scene);
  return move(scene, {
    kind: 'acknowledge',
    mark: 'offer_stop',
    say: voice.say(lexicon.phrases.offer_stop, leftSlot(scene)),
  });
}
