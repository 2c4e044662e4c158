import { afterAnswer, afterNotKnowing, afterYes } from './answers.ts';
import { acknowledge, goOn, goodbye, stopHere } from './asking.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { move, sceneOf } from './scene.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import { matchChoice, plain } from '@insights/answers';
import type { InterviewInput, Move } from './types.ts';
import { meaningOf, substanceOf } from './understand.ts';
import type { Meaning } from './understand.ts';
import { joined } from './wording.ts';
import { answerAside, apologise, clarify, greet, moveOnIfStalled, pause, repeat, resume, wait } from './requests.ts';

/**
 * What the interviewer says next. Pure: the same input gives the same move, so any process can continue an interview
 * that another process began. Call it at the start, after each message, and when a participant returns.
 */
export function nextMove(input: InterviewInput): Move {
  const scene = sceneOf(input);
  const { state, lexicon, voice } = scene;
  if (state.phase === 'start') return greet(scene);
  if (state.phase === 'over')
    return move(scene, {
      kind: 'goodbye',
      mark: 'goodbye',
      text: voice.choose(lexicon.phrases.goodbye_again),
      question_id: null,
    });
  if (state.pending.length === 0) return input.resumed || state.last?.mark === 'pause' ? resume(scene) : repeat(scene);
  const meaning = isOption(scene) ? ANSWER : meaningOfAll(state.pending, lexicon);
  const inAnyPhase = moveInAnyPhase(scene, meaning);
  if (inAnyPhase !== null) return inAnyPhase;
  if (state.phase === 'closing') return afterClosing(scene, meaning);
  return state.open === null ? afterGreeting(scene, meaning) : afterQuestion(scene, state.open, meaning);
}

const ANSWER: Meaning = { kind: 'answer' };

/** The message is an option of the question, even if it reads like a request: "No", "Stop". */
function isOption({ state, message }: Scene): boolean {
  const question = state.open?.question;
  return question?.kind === 'choice' && question.options.some((option) => plain(option) === plain(message));
}

/** Of several messages the last one counts, but a request to stop or pause always does, and an answer outweighs an "ok". */
function meaningOfAll(pending: readonly string[], lexicon: Lexicon): Meaning {
  const all = pending.map((text) => meaningOf(text, lexicon));
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
  if (meaning.kind === 'answer') return null;
  const mark = state.last?.mark;
  switch (meaning.intent) {
    case 'stop':
      return state.phase === 'closing' ? goodbye(scene, '') : stopHere(scene);
    case 'pause':
      return pause(scene, false);
    case 'annoyed':
      return apologise(scene);
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
    return moveOnIfStalled(scene, () => ({
      ...greet(scene),
      kind: 'repeat',
      note: move(scene, { kind: 'repeat', mark: 'ready', text: '' }).note,
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

/** "No", "nothing": an answer to a question; to a probe, the end of the topic. */
function afterNo(scene: Scene, open: Progress, fresh: boolean): Move {
  const choice = matchChoice(scene.message, open.question.options, scene.lexicon.language);
  if (open.question.kind !== 'open' && open.strategies.length === 0 && (open.retries === 0 || choice.kind === 'one'))
    return afterAnswer(scene, open);
  return goOn(scene, fresh && !scene.state.sorry ? acknowledge(scene, 'nothing') : '');
}

function afterClosing(scene: Scene, meaning: Meaning): Move {
  if (meaning.kind === 'answer') return lastProbe(scene) ?? goodbye(scene, acknowledge(scene));
  if (intentIn(meaning, ['affirm']) && scene.state.last?.mark !== 'go_ahead') return wait(scene, 'go_ahead');
  return intentIn(meaning, ['repeat', 'clarify', 'back']) ? repeat(scene) : goodbye(scene, '');
}

/** A new problem in the closing answer gets one more question. */
function lastProbe(scene: Scene): Move | null {
  const { state, lexicon, voice, message } = scene;
  const { problem, grave, cause } = substanceOf(message, lexicon);
  const asked = state.last?.mark !== 'closing' && state.last?.mark !== 'go_ahead';
  if (asked || scene.hurried || scene.probing === 'light' || cause || !(problem || grave)) return null;
  const { why_gently, probe } = lexicon.phrases;
  const text = joined(acknowledge(scene), voice.choose(grave ? why_gently : probe.why));
  return move(scene, { kind: 'probe', mark: 'probe', detail: ':why', text });
}
