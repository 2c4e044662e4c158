import { readAnswer } from '@insights/answers';
import { afterAnswer, afterNotKnowing, afterYes } from './answers.ts';
import { acknowledge, goOn, goodbye, stopHere } from './asking.ts';
import { strongestIn } from './focus.ts';
import {
  answerAside,
  apologise,
  clarify,
  goOnFromKnown,
  greet,
  moveOnIfStalled,
  pause,
  repeat,
  replyTo,
  resume,
  wait,
} from './requests.ts';
import { mayProbe, quoting } from './probe.ts';
import { lexiconOf } from './lexicon/index.ts';
import { PROTOCOLS } from './lexicon/protocols.ts';
import { careMove, wantsToGoOn } from './safeguarding.ts';
import { move, sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Message, Progress } from './state.ts';
import type { InterviewInput, Move } from './types.ts';
import type { Meaning } from './understand.ts';
import { languageNotice, ownNotice, wishMove } from './wishes.ts';
import { joined } from './wording.ts';

/**
 * What the interviewer says next. Pure: the same input gives the same move, so any process can continue an interview
 * that another process began. Call it at the start, after each message, and when a participant returns.
 */
export function nextMove(input: InterviewInput): Move {
  return atMostTwice(input, decide(input));
}

/** The same text is never said a third time: what has no other wording begins otherwise. */
function atMostTwice({ turns, campaign }: InterviewInput, decided: Move): Move {
  const times = (text: string): number =>
    turns.filter((turn) => turn.speaker === 'interviewer' && turn.text === text).length;
  if (decided.finished || times(decided.text) < MAX_TIMES) return decided;
  const { varied } = PROTOCOLS[lexiconOf(decided.language ?? campaign.language).language];
  const openings = ['', ...varied].flatMap((first) => varied.map((second) => joined(first, second)));
  const text = openings.map((opening) => joined(opening, decided.text)).find((one) => times(one) === 0);
  return { ...decided, text: text ?? decided.text };
}

/** Notes keep whole seconds, so that a replay from them decides alike. */
const sceneAt = (input: InterviewInput): Scene => sceneOf({ ...input, now_ms: Math.floor(input.now_ms / 1000) * 1000 });

/** The scene with what is said before the next turn, whoever words that. */
export const sceneToWord = (input: InterviewInput): Scene => replied(sceneAt(input));

function decide(input: InterviewInput): Move {
  const scene = sceneAt(input);
  const { state, lexicon, voice } = scene;
  if (state.phase === 'start') return greet(scene);
  if (state.phase === 'over') {
    const text = voice.choose(lexicon.phrases.goodbye_again);
    return move(scene, { kind: 'goodbye', mark: 'goodbye', text, rule: 'goodbye', question_id: null });
  }
  const signed = careMove(scene) ?? wishMove(scene);
  if (signed !== null) return signed;
  if (state.pending.length === 0) return input.resumed || state.last?.mark === 'pause' ? resume(scene) : repeat(scene);
  return afterMessages(scene);
}

/** How often one text is said in an interview. */
const MAX_TIMES = 2;
const ANSWER: Meaning = { kind: 'answer' };

/** An answer with a question back gets both: the reply, and then what follows the answer. */
function replied(scene: Scene): Scene {
  const { pending } = scene.state;
  const aside = pending.findLast(({ reading }) => reading.aside !== null)?.reading.aside ?? null;
  const notice = joined(languageNotice(scene), ownNotice(scene));
  const isAside = meaningOfAll(pending).kind === 'aside';
  return { ...scene, reply: joined(notice, aside === null || isAside ? '' : replyTo(scene, aside)) };
}

function afterMessages(bare: Scene): Move {
  const scene = replied(bare);
  const { state } = scene;
  const meaning = meaningOfAll(state.pending);
  const inAnyPhase = moveInAnyPhase(scene, meaning);
  if (inAnyPhase !== null) return inAnyPhase;
  if (state.phase === 'closing') return afterClosing(scene, meaning);
  return state.open === null ? afterGreeting(scene, meaning) : afterQuestion(scene, state.open, meaning);
}

/** Of several messages the last one counts, but a request to stop or pause always does, and an answer outweighs an "ok". */
function meaningOfAll(pending: readonly Message[]): Meaning {
  const all = pending.map(({ reading }) => reading.meaning).filter(({ kind }) => kind !== 'wish');
  const ending = all.find((meaning) => intentIn(meaning, ['stop', 'pause']));
  const last = all.at(-1) ?? ANSWER;
  const slight = intentIn(last, ['affirm', 'nothing', 'back', 'moment']);
  return ending ?? (slight && all.some(({ kind }) => kind === 'answer') ? ANSWER : last);
}

const intentIn = (meaning: Meaning, intents: readonly string[]): boolean =>
  meaning.kind === 'intent' && intents.includes(meaning.intent);

/** Requests that are handled alike in every phase. */
function moveInAnyPhase(scene: Scene, meaning: Meaning): Move | null {
  const { state } = scene;
  if (meaning.kind === 'aside') return answerAside(scene, meaning.aside);
  if (meaning.kind !== 'intent') return null;
  const mark = state.last?.mark;
  switch (meaning.intent) {
    case 'stop':
      if (mark === 'offer_stop' && wantsToGoOn(scene)) return goOn(scene, '');
      return state.phase === 'closing' ? goodbye(scene, '') : stopHere(scene);
    case 'pause':
      return pause(scene, false);
    case 'annoyed':
      return apologise(scene);
    case 'already':
      return state.phase === 'closing' ? goodbye(scene, '') : goOnFromKnown(scene);
    case 'moment':
      return wait(scene, 'moment');
    case 'back':
      return mark === 'pause' ? resume(scene) : null;
    case 'affirm':
      if (mark === 'offer_stop') return stopHere(scene);
      if (mark === 'offer_break') return pause(scene, false);
      return mark === 'pause' ? pause(scene, true) : null;
    case 'nothing':
      return mark === 'offer_break' ? repeat(scene, scene.lexicon.phrases.back_to) : null;
    default:
      return null;
  }
}

function afterGreeting(scene: Scene, meaning: Meaning): Move {
  if (intentIn(meaning, ['nothing'])) return pause(scene, scene.state.last?.mark === 'pause');
  if (intentIn(meaning, ['repeat', 'clarify']))
    return moveOnIfStalled(scene, () => {
      const { text } = greet(scene);
      return move(scene, { kind: 'repeat', mark: 'ready', text, rule: 'start_again' });
    });
  return goOn(scene, '');
}

function afterQuestion(scene: Scene, open: Progress, meaning: Meaning): Move {
  if (meaning.kind !== 'intent') return afterAnswer(scene, open);
  const mark = scene.state.last?.mark;
  switch (meaning.intent) {
    case 'skip':
      return goOn(scene, acknowledge(scene, 'skipped'), { rule: 'skip_requested' });
    case 'repeat':
      return repeat(scene, scene.lexicon.phrases.repeat);
    case 'clarify':
      return clarify(scene);
    case 'dont_know':
      return isChoiceAnswer(scene, open) ? afterAnswer(scene, open) : afterNotKnowing(scene, open);
    case 'back':
      return mark === 'offer_stop' ? goOn(scene, '') : repeat(scene);
    case 'affirm':
      if (open.touched && mark === 'ask') return wait(scene, 'go_ahead');
      return open.question.kind === 'open' || open.returns > 0 ? afterYes(scene, open) : afterAnswer(scene, open);
    default:
      return afterNo(scene, open, mark === 'ask');
  }
}

/** The words read like a request but answer the choice: "No", "Not sure". */
const isChoiceAnswer = ({ state }: Scene, open: Progress): boolean =>
  open.question.kind !== 'open' &&
  open.question.kind !== 'scale' &&
  open.answers.length > 0 &&
  state.booked.some(({ outcome }) => outcome === 'answered');

/** "No", "nothing": an answer to a question; to a probe, the end of the topic. */
function afterNo(scene: Scene, open: Progress, fresh: boolean): Move {
  if (open.declined) return goOn(scene, acknowledge(scene, 'skipped'), { rule: 'skip_requested' });
  const read = readAnswer(open.question, scene.message, scene.lexicon.language);
  if (open.question.kind !== 'open' && open.strategies.length === 0 && (open.retries === 0 || read.kind === 'value'))
    return afterAnswer(scene, open);
  return goOn(scene, fresh && !scene.state.sorry ? acknowledge(scene, 'nothing') : '');
}

function afterClosing(scene: Scene, meaning: Meaning): Move {
  if (meaning.kind === 'answer') return lastProbe(scene) ?? goodbye(scene, acknowledge(scene));
  if (intentIn(meaning, ['affirm']) && scene.state.last?.mark !== 'go_ahead') return wait(scene, 'go_ahead');
  return intentIn(meaning, ['repeat', 'clarify', 'back']) ? repeat(scene) : goodbye(scene, '');
}

/** Something strong in the closing answer gets one more question. */
function lastProbe(scene: Scene): Move | null {
  const strong = mayProbe(scene) ? strongestIn(scene.answer, scene.lexicon) : null;
  const probe = strong && quoting(strong, { strategy: 'strong', rule: 'probe_closing' }, scene);
  if (probe === null) return null;
  const { strategy, rule, words } = probe;
  const text = joined(acknowledge(scene), probe.text);
  return move(scene, { kind: 'probe', mark: 'probe', detail: `:${strategy}`, text, rule, words });
}
