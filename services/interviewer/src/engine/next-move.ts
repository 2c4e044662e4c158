import { afterAnswer } from './answers.ts';
import { goOn, goodbye, moveOnIfStalled, stopHere, worded } from './asking.ts';
import { isAnswered } from './booking.ts';
import { wantsToGoOn } from './care-replies.ts';
import type { Intent } from './lexicon/index.ts';
import { PROTOCOLS } from './lexicon/protocols/index.ts';
import { noticesBefore } from './notices.ts';
import { type Meaning, givenTo } from './reading.ts';
import { answerAside, apologise, clarify, greet, pause, repeat, replyTo, resume, stayAway, wait } from './requests.ts';
import { careMove, clearedBefore } from './safeguarding.ts';
import { type Scene, move, sceneOf } from './scene.ts';
import type { Message, Progress } from './state.ts';
import type { InterviewInput, Move } from './types.ts';
import { wishMove } from './wishes.ts';
import { joined } from './wording.ts';

/** How often one text is said in an interview. */
const MAX_TIMES = 2;
const ANSWER: Meaning = { kind: 'answer' };

/**
 * What the interviewer says next. Pure: the same input gives the same move, so any process can continue an interview
 * that another process began. Call it at the start, after each message, and when a participant returns.
 */
export function nextMove(input: InterviewInput): Move {
  const scene = sceneAt(input);
  return neverAgain(scene, decide(scene));
}

/** The same text is never said a third time, and no turn begins like the one before: what has no other wording begins otherwise. */
function neverAgain({ state, lexicon }: Scene, decided: Move): Move {
  const { varied } = PROTOCOLS[lexicon.language];
  const isWorn = (text: string): boolean =>
    state.spoken.filter((spoken) => spoken === text).length >= MAX_TIMES ||
    // A question of the guide needs no word before it.
    (decided.kind !== 'ask' && openingOf(state.spoken.at(-1) ?? '') === openingOf(text));
  if (decided.finished || !isWorn(decided.text)) return decided;
  const openings = [...varied, ...varied.flatMap((first) => varied.map((second) => joined(first, second)))];
  const texts = openings.map((opening) => joined(opening, decided.text));
  return { ...decided, text: texts.find((text) => !state.spoken.includes(text) && !isWorn(text)) ?? decided.text };
}

const openingOf = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? '';

/** Notes keep whole seconds, so that a replay from them decides alike. */
const sceneAt = (input: InterviewInput): Scene => sceneOf({ ...input, now_ms: Math.floor(input.now_ms / 1000) * 1000 });

/** The scene with what is said before the next turn, whoever words that. A model that has read the messages replies to a question beside an answer itself. */
export function sceneToWord(input: InterviewInput): Scene {
  const scene = sceneAt(input);
  return input.heard === undefined ? replied(scene) : { ...scene, reply: saidBefore(scene) };
}

const saidBefore = (scene: Scene): string => joined(clearedBefore(scene), noticesBefore(scene));

function decide(scene: Scene): Move {
  const { state, lexicon, input } = scene;
  if (state.phase === 'start') return greet(scene);
  if (state.phase === 'over') return goodbye(scene, '', 'goodbye', lexicon.phrases.goodbye_again);
  const signed = careMove(scene) ?? wishMove(scene);
  if (signed !== null) return signed;
  if (state.pending.length === 0) return input.resumed || state.last?.mark === 'pause' ? resume(scene) : repeat(scene);
  return afterMessages(replied(scene));
}

/** An answer with a question back gets both: the reply, and then what follows the answer. */
function replied(scene: Scene): Scene {
  const { pending } = scene.state;
  const asides = pending.map(({ reading: { aside, meaning } }) => (meaning.kind === 'aside' ? meaning.aside : aside));
  const aside = asides.findLast((one) => one !== null) ?? null;
  const isAside = meaningOfAll(pending).kind === 'aside';
  const reply = aside === null || isAside ? '' : replyTo(scene, aside);
  return { ...scene, reply: joined(saidBefore(scene), reply) };
}

/** Of several messages the last one counts, but a request to stop or pause always does, and an answer outweighs an "ok" and a question back. */
function meaningOfAll(pending: readonly Message[]): Meaning {
  const all = pending.map(({ reading }) => reading.meaning).filter(({ kind }) => kind !== 'wish');
  const ending = all.find((meaning) => intentIn(meaning, ['stop', 'pause']));
  const last = all.at(-1) ?? ANSWER;
  const slight = last.kind === 'aside' || intentIn(last, ['affirm', 'nothing', 'back', 'moment']);
  return ending ?? (slight && all.some(({ kind }) => kind === 'answer') ? ANSWER : last);
}

const intentIn = (meaning: Meaning, intents: readonly Intent[]): boolean =>
  meaning.kind === 'intent' && intents.includes(meaning.intent);

function afterMessages(scene: Scene): Move {
  const { state } = scene;
  const meaning = meaningOfAll(state.pending);
  if (meaning.kind === 'aside') return answerAside(scene, meaning.aside);
  const intent = meaning.kind === 'intent' ? meaning.intent : null;
  const inAnyPhase = intent && moveInAnyPhase(scene, intent);
  if (inAnyPhase) return inAnyPhase;
  if (state.phase === 'closing') return afterClosing(scene, intent);
  return state.open === null ? afterGreeting(scene, intent) : afterQuestion(scene, state.open, intent);
}

/** Requests that are handled alike in every phase. */
function moveInAnyPhase(scene: Scene, intent: Intent): Move | null {
  const { state, lexicon } = scene;
  const mark = state.last?.mark;
  if (mark === 'offer_break' && intent === 'nothing') return repeat(scene, lexicon.phrases.back_to);
  if (mark === 'offer_break' && intent === 'affirm') return pause(scene);
  if (mark === 'offer_stop' && intent === 'affirm') return stopHere(scene);
  if (mark === 'pause' && intent === 'affirm') return stayAway(scene);
  if (mark === 'pause' && intent === 'back') return resume(scene);
  if (intent === 'stop') {
    if (mark === 'offer_stop' && wantsToGoOn(scene)) return goOn(scene);
    return state.phase === 'closing' ? goodbye(scene) : stopHere(scene);
  }
  if (intent === 'pause') return mark === 'pause' ? stayAway(scene) : pause(scene);
  if (intent === 'annoyed') return apologise(scene);
  return intent === 'moment' ? wait(scene, 'moment') : null;
}

function afterGreeting(scene: Scene, intent: Intent | null): Move {
  if (intent === 'nothing' || intent === 'refuse')
    return scene.state.last?.mark === 'pause' ? stayAway(scene) : pause(scene);
  if (intent !== 'repeat' && intent !== 'clarify') return goOn(scene);
  return moveOnIfStalled(
    scene,
    () => move(scene, { kind: 'repeat', mark: 'ready', text: greet(scene).text, rule: 'start_again' }),
    MAX_TIMES,
  );
}

function afterQuestion(scene: Scene, open: Progress, intent: Intent | null): Move {
  const { lexicon, state, voice, message } = scene;
  const { skipped, unknown, already } = lexicon.phrases;
  // "No", "none", "not sure": the words of a request may be the value that was asked for.
  const isValue = open.question.kind !== 'open' && givenTo(open.question, message, lexicon.language).kind !== 'none';
  const isTyped = isValue && isAnswered(open) && state.booked.some(({ outcome }) => outcome === 'answered');
  const isDenied = state.last?.mark === 'confirm' && !isAnswered(open) && (intent === null || intent === 'nothing');
  if (isDenied) return askInFull(scene, open);
  if (intent === null || isTyped) return afterAnswer(scene, open);
  switch (intent) {
    case 'skip':
    case 'refuse':
      return goOn(scene, voice.choose(skipped), { rule: 'skip_requested' });
    case 'already':
      return goOn(scene, already, { rule: 'already_answered' });
    case 'repeat':
      return repeat(scene);
    case 'clarify':
      return clarify(scene);
    case 'dont_know':
      return goOn(scene, voice.choose(unknown), { rule: 'not_known' });
    case 'back':
      return state.last?.mark === 'offer_stop' ? goOn(scene) : repeat(scene);
    case 'affirm':
      if (open.declined) return goOn(scene, voice.choose(skipped), { rule: 'skip_requested' });
      if (isAnswered(open) || open.question.kind !== 'open') return afterAnswer(scene, open);
      return state.last?.mark === 'ask' && scene.time === 'enough' ? wait(scene, 'go_ahead') : goOn(scene);
    default:
      return afterNo(scene, open);
  }
}

/** The question whose value was offered and not confirmed. */
const askInFull = (scene: Scene, { question }: Progress): Move =>
  move(scene, { kind: 'ask', mark: 'ask', text: worded(question, scene.lexicon), rule: 'value_denied' });

/** "No", "nothing": an answer to a question; to a probe, the end of the topic. */
function afterNo(scene: Scene, open: Progress): Move {
  const { voice, lexicon } = scene;
  if (open.declined) return goOn(scene, voice.choose(lexicon.phrases.skipped), { rule: 'skip_requested' });
  return isAnswered(open) ? goOn(scene) : afterAnswer(scene, open);
}

function afterClosing(scene: Scene, intent: Intent | null): Move {
  if (intent === 'affirm' && scene.state.last?.mark !== 'go_ahead') return wait(scene, 'go_ahead');
  return intent === 'repeat' || intent === 'clarify' || intent === 'back' ? repeat(scene) : goodbye(scene);
}
