import { isVerbatim } from '@insights/language';
import { type Refusal, refusalOf } from './guard.ts';
import { type Action, type Decision, type Leeway, leewayOf } from './leeway.ts';
import { nextMove, sceneToWord } from './next-move.ts';
import { readNote } from './notes.ts';
import { type MoveDraft, type Scene, move } from './scene.ts';
import { apartFromOrders } from './signs.ts';
import type { InterviewInput, Move, Turn } from './types.ts';

/** The floor's move, and what a language model may decide instead; null: nothing. */
export interface Proposal {
  move: Move;
  leeway: Leeway | null;
}

export function propose(input: InterviewInput): Proposal {
  const floor = nextMove(input);
  return { move: floor, leeway: leewayOf(sceneToWord(input), floor) };
}

export type Proved = { move: Move } | { refused: Refusal | 'not_allowed' };

/** The move that carries a decision out, if the decision is allowed and its words may be said. */
export function prove(input: InterviewInput, decision: Decision): Proved {
  const scene = sceneToWord(input);
  const floor = nextMove(input);
  const leeway = leewayOf(scene, floor);
  const ids = leeway?.may.find(({ action }) => action === decision.action)?.question_ids ?? [];
  // A model that names another question than the only possible one means that one.
  const question_id = ids.length === 1 ? ids[0] : ids.find((id) => id === decision.question_id);
  if (leeway === null || question_id === undefined) return { refused: 'not_allowed' };
  const judged = judgedBy({ ...decision, question_id }, { scene, leeway, floor });
  if (isSame(decision, leeway.proposal)) return { move: floor };
  const decided = { ...decision, question_id, say: inExactWords(decision.say.trim(), judged.exact ?? '') };
  const refused = refusalOf(decided.say, judged);
  return refused === null ? { move: carriedOut(decided, scene, floor) } : { refused };
}

/** Words of the engine's own need no proof. */
const isSame = (decision: Decision, proposal: Decision): boolean =>
  decision.action === proposal.action && inOneForm(decision.say.trim()) === inOneForm(proposal.say);

/** Apostrophes, quotation marks and spaces in one form each. */
const inOneForm = (text: string): string =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\u00A0\u202F]/g, ' ');

/** The guide's question as it is written, where a model has other marks. */
function inExactWords(say: string, exact: string): string {
  const at = exact === '' ? -1 : inOneForm(say).indexOf(inOneForm(exact));
  return at < 0 ? say : say.slice(0, at) + exact + say.slice(at + exact.length);
}

interface Surroundings {
  scene: Scene;
  leeway: Leeway;
  floor: Move;
}

function judgedBy({ action, question_id }: Decision, { scene, leeway, floor }: Surroundings) {
  const { input, state } = scene;
  const isExact = action === 'ask' || action === 'return' || action === 'reply';
  const own = leeway.guide.find(({ id }) => id === question_id);
  return {
    language: leeway.language,
    exact: isExact ? (own?.text ?? null) : null,
    asks_nothing: action === 'acknowledge' || (action === 'close' && floor.finished),
    is_reply: action === 'reply',
    ...apartFromOrders(input.turns, leeway.language),
    facts: [input.campaign.name, leeway.said_first, ...Object.values(leeway.facts)],
    others: leeway.guide.filter((item) => item !== own).map(({ text }) => text),
    secrets: [input.campaign.goal, ...leeway.guide.map(({ learn }) => learn ?? '')],
    open: own?.text ?? '',
    spoken: action === 'clarify' || action === 'reply' ? [] : state.spoken,
    email: input.campaign.contact_email,
  };
}

const AS_MOVES: Partial<Record<Action, Pick<MoveDraft, 'kind' | 'mark' | 'rule' | 'detail'>>> = {
  ask: { kind: 'ask', mark: 'ask', rule: 'next_question' },
  probe: { kind: 'probe', mark: 'probe', rule: 'probe_own', detail: ':own' },
  clarify: { kind: 'clarify', mark: 'clarify', rule: 'explain_requested' },
  return: { kind: 'ask', mark: 'return', rule: 'return_to_unanswered' },
  offer_break: { kind: 'acknowledge', mark: 'offer_break', rule: 'offer_break' },
};

/** The other actions are the floor's own in other words. */
function carriedOut({ action, question_id, why, say }: Decision, scene: Scene, floor: Move): Move {
  const mark = readNote(floor.note)?.mark ?? 'aside';
  const { detail = '', ...drafted } = AS_MOVES[action] ?? { kind: floor.kind, mark, rule: floor.why.rule };
  const rule = drafted.mark === mark && question_id === floor.question_id ? floor.why.rule : drafted.rule;
  const pending = scene.state.pending.map(({ text }) => text);
  return move(scene, {
    ...drafted,
    rule: action === 'probe' ? 'probe_own' : rule,
    detail: `${detail}+model`,
    text: say,
    words: isVerbatim(why, pending) ? [why] : [],
    question_id,
  });
}

/** The move of a language model's decision that is stored, if the engine still allows it under this guide; otherwise the floor's. */
export function storedMove(input: InterviewInput, stored: Stored): Move {
  const { move: floor, leeway } = propose(input);
  if (leeway === null) return floor;
  const { text, question_id } = stored;
  const say = text.slice(text.startsWith(leeway.said_first) ? leeway.said_first.length : 0).trim();
  for (const { action } of leeway.may) {
    const proved = prove(input, { action, question_id, why: '', say });
    if ('move' in proved && isAlike(proved.move, stored)) return proved.move;
  }
  return floor;
}

type Stored = Pick<Turn, 'text' | 'question_id' | 'note'>;

const isAlike = (a: Stored, b: Stored): boolean =>
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
    const decided = note?.by_model === true ? storedMove(then, stored) : nextMove(then);
    return [{ stored, move: decided, isSame: isAlike(decided, stored) }];
  });
}
