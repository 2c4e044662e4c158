import type { Question, Turn } from '../engine/index.ts';
import type { RehearsedGuide } from './guide.ts';
import { PARTICIPANTS, type SimulatedParticipant } from './participants.ts';
import { weakQuestions } from './question-checks.ts';
import type { WeakSpot } from './question-checks.ts';
import { type Trial, trialOf } from './trial.ts';
import { type Walk, type WalkAnswer, answersIn, walk } from './walk.ts';
import { weakInPlay } from './weak-in-play.ts';

/** A walk as callers see it. */
export interface ShownWalk {
  participant: SimulatedParticipant['name'];
  ended: Walk['ended'];
  minutes: number;
  turns: Pick<Turn, 'speaker' | 'text' | 'question_id'>[];
  answers: WalkAnswer[];
}

export interface Rehearsal {
  name: string;
  language: string;
  questions: Pick<Question, 'id' | 'text'>[];
  max_minutes: number;
  walks: ShownWalk[];
  weak_spots: WeakSpot[];
  /** The interview with somebody who tries the guide; null where simulated participants walked it. */
  trial: Trial | null;
}

/** Lets simulated participants walk a guide, and lists its weak spots. Needs no network. `wanted` is empty: all of them. */
export function rehearse(guide: RehearsedGuide, wanted: readonly string[] = []): Rehearsal {
  const walks = PARTICIPANTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name)).map((participant) =>
    walk(guide, participant),
  );
  const told = weakQuestions(guide.questions, guide.campaign.language);
  return {
    ...headOf(guide),
    walks: walks.map((one) => shown(guide, one)),
    weak_spots: [...told, ...weakInPlay(guide, walks, told)],
    trial: null,
  };
}

/** The interview with somebody who tries the guide and has said this. */
export function tried(guide: RehearsedGuide, said: readonly string[]): Rehearsal {
  return { ...headOf(guide), walks: [], weak_spots: [], trial: trialOf(guide, said) };
}

const headOf = ({ campaign, questions }: RehearsedGuide) => ({
  name: campaign.name,
  language: campaign.language,
  questions: questions.map(({ id, text }) => ({ id, text })),
  max_minutes: campaign.max_duration_minutes,
});

function shown(guide: RehearsedGuide, one: Walk): ShownWalk {
  const { participant, ended, minutes, turns } = one;
  return {
    participant: participant.name,
    ended,
    minutes: Math.round(minutes * 10) / 10,
    turns: turns.map(({ speaker, text, question_id }) => ({ speaker, text, question_id })),
    answers: answersIn(guide, one),
  };
}
