import { quotedIn, sentencesOf } from '@insights/language';
import { refusalOf } from './guard.ts';
import type { Action, Decision } from './leeway.ts';
import { offer, offeredValue } from './known-value.ts';
import { nextMove, sceneToWord } from './next-move.ts';
import { readNote } from './notes.ts';
import { type Allowance, allowanceOf, carriedOut, inOneForm, propose, prove } from './proposal.ts';
import type { InterviewInput, Move, Turn } from './types.ts';
import { joined } from './wording.ts';

/** A turn as far as it has been said. */
export type Begun = Pick<Turn, 'text' | 'question_id' | 'note'>;

/** The beginning of a decision's words that may be said before the rest is known, and the turn with it. */
export interface Beginning {
  say: string;
  move: Move;
}

/** What these say is harmless even if it is only half of it. The others are judged as a whole. */
const MAY_BEGIN: ReadonlySet<Action> = new Set<Action>(['ask', 'return', 'probe', 'clarify']);

/** The longest such beginning of words that still arrive: whole sentences, which ask nothing; null if there is none. */
export function begin(input: InterviewInput, given: Decision): Beginning | null {
  const allowance = MAY_BEGIN.has(given.action) ? allowanceOf(input, given) : null;
  if (allowance === null) return null;
  const { decision, scene, leeway, floor } = allowance;
  // What the engine words otherwise is said as a whole.
  if (decision.say !== given.say) return null;
  // The last sentence may go on.
  const ends = sentencesOf(decision.say, leeway.language).slice(0, -1);
  const beginnings = ends.map(({ end }) => decision.say.slice(0, end).trim());
  const say = beginnings.findLast((one) => mayBegin(one, allowance));
  return say === undefined ? null : { say, move: carriedOut({ ...decision, say }, scene, floor) };
}

/** The guide's question and the floor's own words come as a whole: they may have other marks than those of a model. */
function mayBegin(say: string, { leeway, judged }: Allowance): boolean {
  const [own, exact, floor] = [say, judged.exact ?? '', leeway.proposal.say].map(inOneForm) as [string, string, string];
  const isOfGuide = sentencesOf(own, leeway.language).some(({ start, end }) =>
    exact.includes(own.slice(start, end).trim()),
  );
  if (isOfGuide || floor.startsWith(own)) return false;
  return refusalOf(say, { ...judged, exact: null, asks_nothing: true }) === null;
}

/**
 * The turn whose beginning has been said, whoever said it: with the question of the guide that it was about to ask, or with the floor's words.
 * It is decided as at the time of the beginning.
 */
export function complete(given: InterviewInput, begun: Begun): Move {
  const note = readNote(begun.note);
  const input = { ...given, now_ms: note?.at_ms ?? given.now_ms, heard: note?.heard };
  const action = note?.mark === 'ask' || note?.mark === 'return' ? note.mark : null;
  const decision = { action: action ?? 'ask', question_id: begun.question_id, why: '', value: '', say: '' } as const;
  const allowance = action === null ? null : allowanceOf(input, decision);
  if (allowance !== null) {
    const { leeway, judged } = allowance;
    const said = begun.text.slice(begun.text.startsWith(leeway.said_first) ? leeway.said_first.length : 0).trim();
    const proved = prove(input, { ...decision, say: joined(said, judged.exact ?? '') });
    if ('move' in proved && proved.move.text.startsWith(begun.text)) return proved.move;
  }
  return ledBy(begun.text, input);
}

/** The floor's move after words of a model. */
function ledBy(words: string, input: InterviewInput): Move {
  const floor = nextMove(input);
  return { ...floor, text: joined(words, floorWords(input, floor)), note: floor.note.replace('@', '+model@') };
}

/** What the floor says, without what was said before a model's words. */
const floorWords = (input: InterviewInput, floor: Move): string => propose(input).leeway?.proposal.say ?? floor.text;

/** The move of a language model's decision that is stored, if the engine still allows it under this guide; otherwise the floor's. */
export function storedMove(input: InterviewInput, stored: Begun): Move {
  const { move: floor, leeway } = propose(input);
  if (leeway === null) return floor;
  const { text, question_id } = stored;
  const say = text.slice(text.startsWith(leeway.said_first) ? leeway.said_first.length : 0).trim();
  for (const { action } of leeway.may)
    for (const words of action === 'confirm'
      ? offersIn(input, { ...stored, text: say })
      : [{ why: '', value: '', say }]) {
      const proved = prove(input, { action, question_id, ...words });
      if ('move' in proved && isAlike(proved.move, stored)) return proved.move;
    }
  const own = leeway.proposal.say;
  const led = ledBy(text.slice(0, text.length - own.length).trim(), input);
  return isAlike(led, stored) ? led : floor;
}

/** Which words and which value an offer may have come from, and what was said before it. */
function offersIn(input: InterviewInput, { text, question_id }: Begun): Pick<Decision, 'why' | 'value' | 'say'>[] {
  const scene = sceneToWord(input);
  const named = offeredValue(scene, question_id, text);
  return quotedIn(text).flatMap(({ words }) =>
    ['', named].map((value) => {
      const bare = offer(scene, question_id, { quote: words, value })?.text ?? '';
      const own = bare.slice(scene.reply.length).trim();
      return { why: words, value, say: own !== '' && text.endsWith(own) ? text.slice(0, -own.length).trim() : '' };
    }),
  );
}

const isAlike = (a: Begun, b: Begun): boolean =>
  a.text === b.text && a.question_id === b.question_id && a.note === b.note;

export interface Replayed {
  /** The interviewer's turn as it was stored. */
  stored: Turn;
  /** The move that the engine makes at that point; where a language model decided, the one that carries its stored decision out, if that is still allowed. */
  move: Move;
  /** Text, question and note are the same. */
  isSame: boolean;
}

/** Decides each of an interview's stored turns again, from the turns before it and the time in its note. */
export function replay(input: Omit<InterviewInput, 'now_ms' | 'resumed'>): Replayed[] {
  const turns = input.turns.toSorted((a, b) => a.seq - b.seq);
  return turns.flatMap((stored, index) => {
    if (stored.speaker !== 'interviewer') return [];
    const note = readNote(stored.note);
    const before = turns.slice(0, index);
    const resumed = note?.mark === 'resume' && before.at(-1)?.speaker === 'interviewer';
    const then = { ...input, turns: before, now_ms: note?.at_ms ?? 0, resumed, heard: note?.heard };
    const move = note?.by_model === true ? storedMove(then, stored) : nextMove(then);
    return [{ stored, move, isSame: isAlike(move, stored) }];
  });
}
