import type { Rule } from '../engine/index.ts';
import type { RehearsedGuide } from './guide.ts';
import { type WeakSpot, type WeakSpotKind, weakSpot } from './question-checks.ts';
import { type Walk, answersIn, minutesOf } from './walk.ts';

/** The interviewer asks for the answer again. */
const ASKED_AGAIN: readonly Rule[] = [
  'clarify_scale',
  'clarify_choice',
  'clarify_yes_no',
  'clarify_number',
  'no_answer',
  'late_answer',
  'return_to_unanswered',
];
/** Once is what happens in any conversation. */
const TOO_OFTEN = 2;
/** The part of the longest duration that one question may take. */
const MAX_SHARE = 0.5;

type Check = (id: string, walk: Walk, guide: RehearsedGuide) => boolean;

const outcomeOf = (id: string, walk: Walk, guide: RehearsedGuide) =>
  answersIn(guide, walk).find(({ question_id }) => question_id === id)?.outcome;

const CHECKS: readonly (readonly [WeakSpotKind, Check])[] = [
  ['required_at_end', (id, { ended }, { questions }) => ended === 'time_over' && isLastAndRequired(id, questions)],
  ['never_reached', (id, { asked, ended }) => !asked.includes(id) && ended !== 'cut'],
  ['often_unknown', (id, walk, guide) => outcomeOf(id, walk, guide) === 'declined'],
  ['not_answered', (id, walk, guide) => outcomeOf(id, walk, guide) === 'none'],
  [
    'asked_again',
    (id, { moves }) =>
      moves.filter(({ question_id, why }) => question_id === id && ASKED_AGAIN.includes(why.rule)).length >= TOO_OFTEN,
  ],
  ['read_elsewhere', (id, { moves }) => moves.some((_move, index) => isReadElsewhere(id, moves, index))],
  [
    'looped',
    (id, { moves }) => moves.some(({ why }, index) => why.rule === 'stalled' && moves[index - 1]?.question_id === id),
  ],
  ['over_time', (id, walk, { campaign }) => minutesOf(id, walk) > campaign.max_duration_minutes * MAX_SHARE],
];

const isLastAndRequired = (id: string, questions: RehearsedGuide['questions']): boolean =>
  questions.at(-1)?.id === id && questions.at(-1)?.required === true;

/** Whether something that was said to this question counts as the answer to another one. */
const isReadElsewhere = (id: string, moves: Walk['moves'], index: number): boolean =>
  moves[index - 1]?.question_id === id &&
  (moves[index]?.answers ?? []).some(({ question_id, outcome }) => outcome === 'answered' && question_id !== id);

/**
 * What the walks show about each question. Only participants who mean to answer count, and each finding names them. `told`: what the wording
 * shows; who misses an option says nothing more of a question that is known to lack one.
 */
export function weakInPlay(guide: RehearsedGuide, walks: readonly Walk[], told: readonly WeakSpot[] = []): WeakSpot[] {
  const willing = walks.filter(({ participant }) => participant.isWilling);
  return guide.questions.flatMap((question) => {
    const lacksOption = told.some((each) => each.question_id === question.id && each.kind === 'options_not_exhaustive');
    const counted = willing.filter(({ participant }) => !lacksOption || participant.name !== 'contrary');
    return CHECKS.flatMap(([kind, found]) => {
      const names = counted.filter((one) => found(question.id, one, guide)).map(({ participant }) => participant.name);
      return names.length === 0 ? [] : [weakSpot(question, kind, names.join(', '))];
    });
  });
}
