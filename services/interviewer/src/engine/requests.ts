import { sharedWords } from './booking.ts';
import { acknowledge, goOn, goodbye, slotsOf, stopHere, worded } from './asking.ts';
import type { Aside, Wordings } from './lexicon/lexicon.ts';
import { move, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Move, Question } from './types.ts';
import { meaningOf } from './understand.ts';
import { joined } from './wording.ts';
import type { Slots } from './wording.ts';

/** After this many turns that did not advance the interview, the interviewer moves on. */
const MAX_STALLS = 4;

const stalls = ({ state }: Scene): number => state.open?.stalls ?? state.stalls;

/** The given move, which does not advance the interview, unless there have been too many like it. */
export function moveOnIfStalled(scene: Scene, otherwise: () => Move): Move {
  if (stalls(scene) < MAX_STALLS) return otherwise();
  if (scene.state.phase === 'closing') return goodbye(scene, '');
  return goOn(scene, scene.state.open === null ? '' : acknowledge(scene, 'leave_it'), { rule: 'stalled' });
}

export function greet(scene: Scene): Move {
  const { voice, lexicon, input } = scene;
  const text = voice.choose(lexicon.phrases.greet, {
    name: input.campaign.name.trim(),
    minutes: String(input.campaign.max_duration_minutes),
  });
  return move(scene, { kind: 'greet', mark: 'greet', text, rule: 'greeting' });
}

/** The open question, the start or the closing question in other words. */
export function again(scene: Scene, wordings?: Wordings): string {
  const { voice, lexicon, state } = scene;
  const { phrases } = lexicon;
  if (state.phase === 'closing') return voice.choose(phrases.anything_else);
  if (state.open === null) return voice.choose(phrases.ready);
  const { question } = state.open;
  return voice.choose(wordings ?? phrases.reword[question.kind], {
    ...slotsOf(question, lexicon),
    question: worded(question, scene),
  });
}

export const repeat = (scene: Scene, wordings?: Wordings): Move =>
  moveOnIfStalled(scene, () =>
    move(scene, { kind: 'repeat', mark: 'repeat', text: again(scene, wordings), rule: 'repeat_requested' }),
  );

/** Explains the open question. Words of an earlier one are answered with that one first. */
export function clarify(scene: Scene): Move {
  const { phrases } = scene.lexicon;
  const kind = scene.state.open?.question.kind ?? 'open';
  const earlier = earlierMeant(scene);
  const text = (): string => {
    const { open } = scene.state;
    const slots = open && earlier && { question: worded(open.question, scene), earlier: earlier.text.trim() };
    const meant = slots === null ? '' : scene.voice.chooseNew(phrases.earlier_meant, slots);
    return meant === '' ? again(scene, phrases.clarify[kind]) : meant;
  };
  return moveOnIfStalled(scene, () =>
    move(scene, { kind: 'clarify', mark: 'clarify', text: text(), rule: 'explain_requested' }),
  );
}

/** Whether a question of the participant shares words with the open question or its options. */
const isAboutQuestion = ({ state: { open }, message, lexicon }: Scene): boolean =>
  open !== null && sharedWords(message, named(open.question), lexicon) > 0;

/** The earlier question that words of the message belong to, where the open one has none of them. */
function earlierMeant(scene: Scene): Question | null {
  const { state, message, lexicon } = scene;
  if (state.open === null || isAboutQuestion(scene)) return null;
  const earlier = [...state.asked.values()].map(({ question }) => question).toReversed();
  return earlier.find((question) => sharedWords(message, named(question), lexicon) > 0) ?? null;
}

const named = (question: Question): Question => ({
  ...question,
  text: [question.text, ...question.options].join(' '),
});

/** Reminds a returning participant of the topic and repeats the open question in other words. */
export function resume(scene: Scene): Move {
  const { voice, lexicon, state } = scene;
  const { open } = state;
  const back = voice.choose(
    lexicon.phrases.resume,
    open === null ? {} : { topic: slotsOf(open.question, lexicon).topic ?? '' },
  );
  // `back` may have named the topic.
  const wordings = lexicon.phrases.reword[open?.question.kind ?? 'open'].filter(
    (wording) => !wording.includes('{topic}'),
  );
  return moveOnIfStalled(scene, () =>
    move(scene, { kind: 'repeat', mark: 'resume', text: joined(back, again(scene, wordings)), rule: 'resumed' }),
  );
}

/** The honest reply to a question of the participant, in one sentence. */
export function replyTo(scene: Scene, aside: Aside): string {
  const { phrases } = scene.lexicon;
  const left = leftSlot(scene);
  const email = scene.input.campaign.contact_email;
  if (aside === 'unknown') {
    const wordings = phrases.aside.unknown.filter((wording) => wording.includes('{email}') === (email !== null));
    return scene.voice.choose(wordings, email === null ? {} : { email });
  }
  const wordings = aside === 'how_long' && left.left === undefined ? phrases.nearly_done : phrases.aside[aside];
  return scene.voice.choose(wordings, { ...left, name: scene.input.campaign.name.trim() });
}

/** Replies to a question of the participant and returns to the interview. */
export function answerAside(scene: Scene, aside: Aside): Move {
  const { state, lexicon } = scene;
  if (aside === 'unknown' && isAboutQuestion(scene)) return clarify(scene);
  const reply = replyTo(scene, aside);
  const reason = { rule: 'question_back' } as const;
  if (state.phase === 'greeted' && agrees(scene)) return goOn(scene, reply, reason);
  return moveOnIfStalled(scene, () => {
    const text = joined(reply, again(scene, lexicon.phrases.back_to));
    return move(scene, { kind: 'acknowledge', mark: 'aside', text, ...reason });
  });
}

/** Whether the message also agrees to start: "Yes, but who reads this?" */
const agrees = ({ message, lexicon }: Scene): boolean =>
  message.split(/[.!,;?\n]+/).some((part) => {
    const meaning = meaningOf(part, lexicon);
    return meaning.kind === 'intent' && meaning.intent === 'affirm';
  });

const leftSlot = (scene: Scene): Slots => {
  const left = planned(scene).length;
  return left < 2 ? {} : { left: String(left) };
};

/** Leaves the participant time to think, or invites them to go ahead. */
export const wait = (scene: Scene, mark: 'moment' | 'go_ahead'): Move =>
  moveOnIfStalled(scene, () => {
    const rule = mark === 'moment' ? 'wait_requested' : 'go_ahead';
    return move(scene, { kind: 'acknowledge', mark, text: scene.voice.choose(scene.lexicon.phrases[mark]), rule });
  });

/** After so many breaks that nothing followed, the interview goes on by itself; it doesn't end. */
const MAX_BREAKS = 8;

export function pause(scene: Scene, thanked: boolean): Move {
  return stalls(scene) >= MAX_BREAKS
    ? moveOnIfStalled(scene, () => takeBreak(scene, thanked))
    : takeBreak(scene, thanked);
}

function takeBreak(scene: Scene, thanked: boolean): Move {
  const { phrases } = scene.lexicon;
  const text = scene.voice.choose(thanked ? phrases.until_then : phrases.pause);
  return move(scene, { kind: 'pause', mark: 'pause', text, rule: 'pause_requested' });
}

/** Answers annoyance: apologises and keeps it short, then offers to stop, then stops. */
export function apologise(scene: Scene): Move {
  const { voice, lexicon, state } = scene;
  if (state.phase === 'closing') return goodbye(scene, '');
  if (!state.sorry) {
    const calmer: Scene = { ...scene, hurried: true, state: { ...state, sorry: true } };
    if (planned(calmer).length === 0 && state.open === null) return stopHere(scene);
    return goOn(calmer, voice.choose(lexicon.phrases.sorry), { rule: 'apologise', detail: '+sorry' });
  }
  // Nothing ends but by an explicit wish.
  if (state.offers > 0) return goOn(scene, '');
  const text = voice.choose(lexicon.phrases.offer_stop, leftSlot(scene));
  return move(scene, { kind: 'acknowledge', mark: 'offer_stop', text, rule: 'offer_stop' });
}

/** "I already said that": apologises once and goes on; the second time it is annoyance. */
export function goOnFromKnown(scene: Scene): Move {
  const { voice, lexicon, state } = scene;
  if (state.said_before > 1) return apologise(scene);
  return goOn(scene, voice.choose(lexicon.phrases.already), { rule: 'already_answered' });
}
