import { afterAnswer, afterNotKnowing, afterYes } from './answers.ts';
import { acknowledge, goOn, goodbye, stopHere } from './asking.ts';
import { matchChoice } from './choice.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { move, sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import { plain } from './text.ts';
import type { InterviewInput, Move } from './types.ts';
import { meaningOf, substanceOf } from './understand.ts';
import type { Meaning } from './understand.ts';
import { joined } from './wording.ts';
import { answerAside, clarify, greet, pause, repeat, resume, soothe, stay, wait } from './wishes.ts';

/**
 * What the interviewer says next. Pure: the same input gives the same move, so any process can continue an interview
 * that another began. Call it at the start, after each message of the participant, and when a participant comes back.
 */
export function nextMove(input: InterviewInput): Move {
  const scene = sceneOf(input);
  const { state, lexicon, voice } = scene;
  if (state.phase === 'start') return greet(scene);
  if (state.phase === 'over')
    return move(scene, {
      kind: 'goodbye',
      mark: 'goodbye',
      say: voice.say(lexicon.phrases.goodbye_again),
      question_id: null,
    });
  if (state.pending.length === 0) return input.resumed || state.last?.mark === 'pause' ? resume(scene) : repeat(scene);
  const meaning = optionSaid(scene) ? ANSWER : meaningOfAll(state.pending, lexicon);
  const always = whatever(scene, meaning);
  if (always !== null) return always;
  if (state.phase === 'closing') return afterClosing(scene, meaning);
  return state.open === null ? afterGreeting(scene, meaning) : afterQuestion(scene, state.open, meaning);
}

const ANSWER: Meaning = { kind: 'answer' };

/** "No", "Stop" and the like may be an option by that name. */
function optionSaid({ state, heard }: Scene): boolean {
  const { kind, options = [] } = state.open?.question ?? {};
  return kind === 'choice' && options.some((option) => plain(option) === plain(heard));
}

/** Of several messages the last counts, but a wish to stop or to pause always does, and an answer outweighs an "ok". */
function meaningOfAll(pending: readonly string[], lexicon: Lexicon): Meaning {
  const all = pending.map((text) => meaningOf(text, lexicon));
  const ending = all.find((meaning) => intentIn(meaning, ['stop', 'pause']));
  const last = all.at(-1) ?? ANSWER;
  const slight = intentIn(last, ['affirm', 'nothing', 'back', 'moment']);
  return ending ?? (slight && all.some(({ kind }) => kind === 'answer') ? ANSWER : last);
}

const intentIn = (meaning: Meaning, intents: readonly string[]): boolean =>
  meaning.kind === 'intent' && intents.includes(meaning.intent);

/** Wishes that mean the same wherever the interview stands. */
function whatever(scene: Scene, meaning: Meaning): Move | null {
  const { state } = scene;
  if (meaning.kind === 'aside') return answerAside(scene, meaning.aside);
  if (meaning.kind === 'answer') return null;
  const mark = state.last?.mark;
  switch (meaning.intent) {
    case 'stop':
      return state.phase === 'closing' ? goodbye(scene, '') : stopHere(scene);
    case 'pause':
      return pause(scene, false);
    case 'annoyed':
      return soothe(scene);
    case 'moment':
      return wait(scene, 'moment');
    case 'back':
      return mark === 'pause' ? resume(scene) : null;
    case 'affirm':
      if (mark === 'offer_stop') return stopHere(scene);
      return mark === 'pause' ? pause(scene, true) : null;
    default:
      return null;
  }
}

function afterGreeting(scene: Scene, meaning: Meaning): Move {
  if (intentIn(meaning, ['nothing'])) return pause(scene, scene.state.last?.mark === 'pause');
  if (intentIn(meaning, ['repeat', 'clarify']))
    return stay(scene, () => ({
      ...greet(scene),
      kind: 'repeat',
      note: move(scene, { kind: 'repeat', mark: 'ready', say: '' }).note,
    }));
  return goOn(scene, '');
}

function afterQuestion(scene: Scene, open: Progress, meaning: Meaning): Move {
  if (meaning.kind !== 'intent') return afterAnswer(scene, open);
  const mark = scene.state.last?.mark;
  switch (meaning.intent) {
    case 'skip':
      return goOn(scene, acknowledge(scene, 'skipped'));
    case 'repeat':
      return repeat(scene, scene.lexicon.phrases.repeat);
    case 'clarify':
      return clarify(scene);
    case 'dont_know':
      return afterNotKnowing(scene, open);
    case 'back':
      return mark === 'offer_stop' ? goOn(scene, '') : repeat(scene);
    case 'affirm':
      if (open.touched && mark === 'ask') return wait(scene, 'go_ahead');
      return open.question.kind === 'open' ? afterYes(scene, open) : afterAnswer(scene, open);
    default:
      return afterNo(scene, open, mark === 'ask');
  }
}

/** "No", "nothing": an answer of its own to a question, the end of it to a probe. */
function afterNo(scene: Scene, open: Progress, fresh: boolean): Move {
  const choice = matchChoice(scene.heard, open.question.options ?? [], scene.lexicon);
  if (open.question.kind !== 'open' && open.strategies.length === 0 && (open.retries === 0 || choice.kind === 'one'))
    return afterAnswer(scene, open);
  return goOn(scene, fresh && !scene.state.sorry ? acknowledge(scene, 'nothing') : '');
}

function afterClosing(scene: Scene, meaning: Meaning): Move {
  if (meaning.kind === 'answer') return lastProbe(scene) ?? goodbye(scene, acknowledge(scene));
  if (intentIn(meaning, ['affirm']) && scene.state.last?.mark !== 'go_ahead') return wait(scene, 'go_ahead');
  return intentIn(meaning, ['repeat', 'clarify', 'back']) ? repeat(scene) : goodbye(scene, '');
}

/** Something new and troubling at the very end deserves one more question. */
function lastProbe(scene: Scene): Move | null {
  const { state, lexicon, voice, heard } = scene;
  const { problem, grave, cause } = substanceOf(heard, lexicon);
  const asked = state.last?.mark !== 'closing' && state.last?.mark !== 'go_ahead';
  if (asked || scene.hurried || scene.probing === 'light' || cause || !(problem || grave)) return null;
  const { why_gently, probe } = lexicon.phrases;
  const say = joined(acknowledge(scene), voice.say(grave ? why_gently : probe.why));
  return move(scene, { kind: 'probe', mark: 'probe', detail: ':why', say });
}
