import type { Language } from '@insights/language';
import { goOn, isLeft, worded } from './asking.ts';
import { isAnswered } from './booking.ts';
import { mayOffer } from './known-value.ts';
import type { Aside } from './lexicon/index.ts';
import { AFTER_GRAVE, checkedBy, readNote } from './notes.ts';
import { hasAnswer, mayProbe, probesLeft } from './probe.ts';
import { replyTo } from './requests.ts';
import { clearedBefore } from './safeguarding.ts';
import type { Rule } from './rules.ts';
import { elapsed, planned } from './scene.ts';
import type { Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Move, Question } from './types.ts';

/** What a turn does. `confirm`: offers a value that was said before. `return`: to a question that passed unanswered. */
export const ACTIONS = [
  'ask',
  'confirm',
  'probe',
  'clarify',
  'reply',
  'return',
  'offer_break',
  'acknowledge',
  'close',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Decision {
  action: Action;
  question_id: string | null;
  /** The words of the participant that it takes up; empty if none. */
  why: string;
  /** What `confirm` offers, written as nothing else; the empty string elsewhere. */
  value: string;
  say: string;
}

/** An action, and the questions that it may be about; null: about none of the guide. */
export interface Allowed {
  action: Action;
  question_ids: (string | null)[];
}

/** One question of the guide, and how far it is. */
export interface GuideItem {
  id: string;
  /** As it is asked, word for word. */
  text: string;
  kind: Question['kind'];
  required: boolean;
  learn: string | null;
  state: 'open' | 'answered' | 'declined' | 'passed' | 'not_asked';
  answers: string[];
  probes_left: number;
}

/** What a language model may decide in one turn, and what it has to know for that. */
export interface Leeway {
  /** What is said if the model decides nothing. */
  proposal: Decision;
  may: Allowed[];
  /** Said before the model's words, whatever these are. */
  said_first: string;
  language: Language;
  minutes_left: number;
  guide: GuideItem[];
  facts: Record<Aside, string>;
}

/** The actions of those turns that a model may decide. Everything else is said word for word: greetings, protocols, wishes that are granted. */
const ACTION_OF: Partial<Record<Rule, Action>> = {
  next_question: 'ask',
  care_go_on: 'ask',
  not_known: 'ask',
  already_answered: 'ask',
  return_to_unanswered: 'return',
  explain_requested: 'clarify',
  question_back: 'reply',
  go_ahead: 'acknowledge',
  closing_question: 'close',
  closing_time: 'close',
  goodbye: 'close',
  stop_requested: 'close',
  no_answer: 'clarify',
  clarify_scale: 'clarify',
  clarify_choice: 'clarify',
  clarify_yes_no: 'clarify',
  clarify_number: 'clarify',
  clarify_multi_choice: 'clarify',
  clarify_date: 'clarify',
};

/** What a model may decide instead of the floor's move; null: the move stands as it is. */
export function leewayOf(scene: Scene, floor: Move): Leeway | null {
  const { input, state, lexicon, reply } = scene;
  const action = floor.why.rule.startsWith('probe_') ? 'probe' : ACTION_OF[floor.why.rule];
  const may = action === undefined ? [] : allowed(scene, floor, action);
  if (action === undefined || may.length === 0) return null;
  const { question_id, text } = floor;
  return {
    proposal: {
      action,
      question_id,
      why: '',
      value: '',
      say: text.slice(text.startsWith(reply) ? reply.length : 0).trim(),
    },
    may,
    said_first: reply,
    language: lexicon.language,
    minutes_left: Math.max(0, Math.round(input.campaign.max_duration_minutes - elapsed(input, state) / 60_000)),
    guide: input.questions.map((question) => itemOf(question, scene)),
    facts: Object.fromEntries(
      (Object.keys(lexicon.phrases.aside) as Aside[]).map((aside) => [aside, replyTo(scene, aside)]),
    ) as Record<Aside, string>,
  };
}

function allowed(scene: Scene, floor: Move, action: Action): Allowed[] {
  const { state, input } = scene;
  const own = { action, question_ids: [floor.question_id] };
  // What stands beside an order may be a part of it.
  const isOrdered = state.pending.some((message) => signOf(message, 'order') !== undefined);
  if (isOrdered || state.phase === 'over' || isEndOfCare(scene, floor)) return [];
  // After a grave sign nothing is probed; whoever wants to go on gets the guide's questions.
  if (floor.why.rule === 'care_go_on' && floor.kind !== 'ask') return [];
  if (state.sheltered) return action === 'ask' && floor.kind === 'ask' ? onward(scene, floor, action) : [];
  const isRetry = readNote(floor.note)?.mark === 'retry';
  const clarify: Allowed[] = state.open === null ? [] : [{ ...own, action: 'clarify' }];
  if (input.campaign.probing_mode === 'standard') return action === 'reply' ? [own] : [];
  if (action === 'reply') return [own, ...clarify];
  if (action === 'acknowledge' || floor.why.rule === 'stop_requested') return [own];
  if (action === 'clarify') return isRetry ? [...clarify, ...leftFor(scene)] : clarify;
  // After a false alarm, the answer was told before it.
  const isTold =
    mayProbe(scene, hasAnswer(scene) || clearedBefore(scene) !== '') && (state.open === null || isAnswered(state.open));
  const canProbe = action === 'probe' || isTold;
  const probe: Allowed[] = canProbe ? [{ action: 'probe', question_ids: [state.open?.question.id ?? null] }] : [];
  const canRest = !floor.finished && state.open !== null && (state.said.offer_break ?? 0) === 0;
  const rest: Allowed[] = canRest ? [{ action: 'offer_break', question_ids: [state.open?.question.id ?? null] }] : [];
  return [...onward(scene, floor, action), ...repliesBeside(scene, floor, action), ...probe, ...rest];
}

/** Who can't or won't give a value is asked the next question. */
function leftFor(scene: Scene): Allowed[] {
  const next = goOn(scene);
  return next.why.rule === 'next_question' ? onward(scene, next, 'ask') : [];
}

/** The end after a sign is a fixed text. */
const isEndOfCare = ({ state: { last } }: Scene, { finished }: Move): boolean =>
  finished && last !== null && (AFTER_GRAVE.includes(last.mark) || checkedBy(last.mark) !== null);

/** Beside an answer, the engine can't tell what a question is about; a reply leads to the next question of the guide. */
function repliesBeside(scene: Scene, floor: Move, action: Action): Allowed[] {
  const next = action === 'probe' ? goOn(scene) : floor;
  const asksBack = scene.reply === '' && scene.state.pending.some(({ text }) => /[?？]/u.test(text));
  return asksBack && next.why.rule === 'next_question' ? [{ action: 'reply', question_ids: [next.question_id] }] : [];
}

/** What may follow if nothing more is asked about the last answer. */
function onward(scene: Scene, floor: Move, action: Action): Allowed[] {
  if (action === 'close') return [{ action, question_ids: [null] }];
  const next = action === 'probe' ? goOn(scene) : floor;
  if (next.kind !== 'ask') return [];
  if (next.why.rule === 'return_to_unanswered') {
    const left = [...scene.state.asked.values()].filter((one) => isLeft(one));
    return [{ action: 'return', question_ids: left.map(({ question }) => question.id) }];
  }
  const block = blockOf(planned(scene));
  const ask: Allowed = { action: 'ask', question_ids: block.map(({ id }) => id) };
  const [first] = block;
  const canOffer = first !== undefined && !scene.state.sheltered && mayOffer(first, scene.lexicon.language);
  return canOffer ? [ask, { action: 'confirm', question_ids: [first.id] }] : [ask];
}

/** The questions whose order is free: the open ones up to the next closed question, which keeps its place. */
function blockOf(questions: readonly Question[]): readonly Question[] {
  const end = questions.findIndex(({ kind }) => kind !== 'open');
  return end < 0 ? questions : questions.slice(0, Math.max(end, 1));
}

function itemOf(question: Question, scene: Scene): GuideItem {
  const progress = scene.state.asked.get(question.id);
  const { id, kind, required, max_probes, learn } = question;
  const passed = progress?.declined === true ? 'declined' : 'passed';
  const settled = progress !== undefined && isAnswered(progress) ? 'answered' : passed;
  return {
    id,
    text: worded(question, scene.lexicon),
    kind,
    required,
    learn,
    state: progress === undefined ? 'not_asked' : progress === scene.state.open ? 'open' : settled,
    answers: progress?.answers ?? [],
    probes_left: progress === undefined ? max_probes : Math.max(0, probesLeft(progress, scene)),
  };
}
