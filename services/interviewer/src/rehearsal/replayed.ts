import { type Replayed, type Turn, replay } from '../engine/index.ts';
import { GuideError, type RehearsedGuide } from './guide.ts';

/** What became of a stored conversation under a guide. */
export interface Replay {
  /** The interviewer's turns that have a decision. */
  decided: number;
  /** The first turn whose decision would differ; null: none would. What follows it would have been another conversation. */
  first: Difference | null;
}

export interface Difference {
  seq: number;
  /** Its question, or null outside the questions. */
  question_id: string | null;
  text: string;
  /** What would be said instead. */
  instead: { rule: string; question_id: string | null; text: string };
}

/** Their words depend on the campaign's support text and the participant's country, which a guide does not have; the decision does not. */
const FIXED = /^(?:support|emergency|threat)\b/;

/**
 * Decides a stored conversation again under a guide: the one that it was held with, or a changed one. The decision of a language model
 * counts as the same while the engine still allows it, because nobody is asked again.
 */
export function replayed(guide: RehearsedGuide, turns: Turn[]): Replay {
  const all = replay({ ...guide, questions: [...guide.questions], turns });
  const first = all.find((one) => !isSame(one));
  return { decided: all.length, first: first === undefined ? null : differenceOf(first) };
}

function isSame({ stored, move, isSame: isAlike }: Replayed): boolean {
  const isFixed = FIXED.test(stored.note ?? '');
  return isAlike || (isFixed && move.note === stored.note && move.question_id === stored.question_id);
}

function differenceOf({ stored, move }: Replayed): Difference {
  const { seq, question_id, text } = stored;
  return { seq, question_id, text, instead: { rule: move.why.rule, question_id: move.question_id, text: move.text } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/** The turns of a transcript as the API returns it. Errors: GuideError. */
export function turnsOf(value: unknown): Turn[] {
  const turns: unknown = isRecord(value) ? value['turns'] : undefined;
  if (!Array.isArray(turns) || !turns.every(isRecord))
    throw new GuideError(
      'A conversation is a JSON object with a list "turns", as GET …/conversations/{id}/transcript returns it.',
    );
  const read = turns.map(turnOf);
  if (!read.some(({ note }) => note !== null))
    throw new GuideError('This conversation has no decisions of the interviewer ("why"): it was not held live.');
  return read;
}

function turnOf({ speaker, text, question_id, started_ms, why }: Record<string, unknown>, index: number): Turn {
  const isInterviewer = speaker === 'interviewer';
  return {
    seq: index + 1,
    speaker: isInterviewer ? 'interviewer' : 'participant',
    text: textOr(text, ''),
    question_id: textOr(question_id, null),
    note: isInterviewer && isRecord(why) ? textOr(why['note'], null) : null,
    said_ms: typeof started_ms === 'number' ? started_ms : 0,
    is_pasted: false,
    is_spoken: false,
  };
}

/** A replay as readable text. */
export function replayReportOf({ decided, first }: Replay): string {
  if (first === null) return `All ${decided} turns of the interviewer would be decided alike.\n`;
  const { seq, text, question_id, instead } = first;
  return [
    `The first decision that would differ is turn ${seq}.`,
    `  said:    ${text}   [${question_id ?? '-'}]`,
    `  instead: ${instead.text}   [${instead.question_id ?? '-'}, ${instead.rule}]`,
    '',
  ].join('\n');
}
