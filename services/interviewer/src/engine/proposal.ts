import { isVerbatim, quotedIn } from '@insights/language';
import { type Judged, type Refusal, refusalOf } from './guard.ts';
import { offer } from './known-value.ts';
import { type Action, type Decision, type Leeway, leewayOf } from './leeway.ts';
import { nextMove, sceneToWord } from './next-move.ts';
import { readNote } from './notes.ts';
import { type MoveDraft, type Scene, move } from './scene.ts';
import { apartFromOrders } from './signs.ts';
import type { InterviewInput, Move } from './types.ts';

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

/** What a decision is judged and carried out by, if the engine allows it. */
export interface Allowance {
  decision: Decision;
  scene: Scene;
  leeway: Leeway;
  floor: Move;
  judged: Judged;
}

export function allowanceOf(input: InterviewInput, given: Decision): Allowance | null {
  const scene = sceneToWord(input);
  const floor = nextMove(input);
  const leeway = leewayOf(scene, floor);
  const ids = leeway?.may.find(({ action }) => action === given.action)?.question_ids ?? [];
  // A model that names another question than the only possible one means that one.
  const question_id = ids.length === 1 ? ids[0] : ids.find((id) => id === given.question_id);
  if (leeway === null || question_id === undefined) return null;
  const decision = { ...given, question_id, say: inTheirWords(given.say, input, leeway) };
  return { decision, scene, leeway, floor, judged: judgedBy(decision, { scene, leeway, floor }) };
}

/** The move that carries a decision out, if the decision is allowed and its words may be said. */
export function prove(input: InterviewInput, given: Decision): Proved {
  const allowance = allowanceOf(input, given);
  if (allowance === null) return { refused: 'not_allowed' };
  const { decision, scene, leeway, floor, judged } = allowance;
  if (isSame(decision, leeway.proposal)) return { move: floor };
  const say = inExactWords(decision.say.trim(), judged.exact ?? '');
  if (decision.action === 'confirm') return offered({ ...decision, say }, allowance);
  const refused = refusalOf(say, judged);
  return refused === null ? { move: carriedOut({ ...decision, say }, scene, floor) } : { refused };
}

/** An offer in the engine's words, after a model's sentence about what was just said. */
function offered({ question_id, why, value, say }: Decision, { scene, judged }: Allowance): Proved {
  const refused = say === '' ? null : refusalOf(say, judged);
  if (refused !== null) return { refused };
  const drafted = offer(scene, question_id, { quote: why, value }, say);
  return drafted === null ? { refused: 'not_said' } : { move: drafted };
}

/** Words of the engine's own need no proof. */
const isSame = (decision: Decision, proposal: Decision): boolean =>
  decision.action === proposal.action && inOneForm(decision.say.trim()) === inOneForm(proposal.say);

/** Apostrophes, quotation marks and spaces in one form each. */
export const inOneForm = (text: string): string =>
  text
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[\u00A0\u202F]/g, ' ');

/** The guide's question as it is written, where a model has other marks. */
function inExactWords(say: string, exact: string): string {
  const at = exact === '' ? -1 : inOneForm(say).indexOf(inOneForm(exact));
  return at < 0 ? say : say.slice(0, at) + exact + say.slice(at + exact.length);
}

/** The words that end an interview; what the rules say before them may be left out. */
function endingIn(say: string, proposed: string, { lexicon: { phrases } }: Scene): string {
  if (inOneForm(say).includes(inOneForm(proposed))) return proposed;
  const endings = [phrases.closing, phrases.closing_time, phrases.goodbye, phrases.goodbye_stop];
  return endings.find((ending) => proposed.endsWith(ending)) ?? proposed;
}

/** A quote at the beginning of a sentence, with the small letter that it has in its source. What the guide quotes is an option. */
function inTheirWords(say: string, { turns }: InterviewInput, { guide }: Leeway): string {
  const said = turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text);
  const known = [...said, ...guide.map((item) => item.text)];
  let text = say;
  for (const { words } of quotedIn(say)) {
    const small = words.charAt(0).toLowerCase() + words.slice(1);
    if (!isVerbatim(words, known) && isVerbatim(small, said)) text = text.replace(words, () => small);
  }
  return text;
}

function judgedBy(
  { action, question_id, say }: Decision,
  { scene, leeway, floor }: Pick<Allowance, 'scene' | 'leeway' | 'floor'>,
): Judged {
  const { input, state } = scene;
  // A closed question is explained before its own words; only a value that is missing is asked for in others.
  const isWhole =
    action === 'clarify' && state.open?.question.kind !== 'open' && readNote(floor.note)?.mark !== 'retry';
  const isOfGuide = action === 'ask' || action === 'return' || action === 'reply' || isWhole;
  const own = leeway.guide.find(({ id }) => id === question_id);
  // How an interview ends is always said in the same words.
  const exact = action === 'close' ? endingIn(say, leeway.proposal.say, scene) : isOfGuide ? (own?.text ?? null) : null;
  return {
    language: leeway.language,
    exact,
    asks_nothing: action === 'acknowledge' || action === 'confirm',
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
  return: { kind: 'ask', mark: 'return', rule: 'return_to_unanswered' },
  offer_break: { kind: 'acknowledge', mark: 'offer_break', rule: 'offer_break' },
};

/** The other actions are the floor's own in other words. A reply beside an answer leads to a question. */
export function carriedOut({ action: given, question_id, why, say }: Decision, scene: Scene, floor: Move): Move {
  const mark = readNote(floor.note)?.mark ?? 'aside';
  const action = given === 'reply' && floor.why.rule !== 'question_back' ? 'ask' : given;
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
