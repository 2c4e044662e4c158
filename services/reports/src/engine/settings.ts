import type { Lexicon } from '@insights/tagging';
import { termOf, wordsOf } from '@insights/language';
import type { Conversation, Question, Turn } from './types.ts';

/** What a participant's turn answers. */
export interface Setting {
  /** The interviewer has just asked what to change. */
  wishAsked: boolean;
  /** Position of the guide's question under discussion. */
  question: number | undefined;
}

/** The share of a question's words from which on an interviewer's turn counts as asking it. */
const SAME_QUESTION = 0.6;

/** What each participant's turn answers. If turns do not name their question, it is recognised by the interviewer's words. */
export function readSettings(
  conversations: readonly Conversation[],
  questions: readonly Question[],
  lexicon: Lexicon,
): Map<Turn, Setting> {
  const positions = new Map(questions.map(({ id }, position) => [id, position]));
  const contents = questions.map(({ text }) => content(text, lexicon));
  const settings = new Map<Turn, Setting>();
  for (const { turns } of conversations) {
    let question: number | undefined;
    let wishAsked = false;
    for (const turn of turns) {
      if (turn.speaker === 'interviewer') {
        question =
          positions.get(turn.question_id ?? '') ??
          recognised(new Set(stemsOf(turn.text, lexicon)), contents) ??
          question;
        wishAsked = turn.text.search(lexicon.wishAsked) >= 0;
      } else settings.set(turn, { wishAsked, question: positions.get(turn.question_id ?? '') ?? question });
    }
  }
  return settings;
}

const stemsOf = (text: string, lexicon: Lexicon): string[] =>
  wordsOf(text).map((word) => termOf(word, lexicon.language));

/** The stems of a question without stop words, or of all its words if fewer than two remain. */
function content(text: string, lexicon: Lexicon): Set<string> {
  const telling = wordsOf(text).filter((word) => !lexicon.stop.has(word));
  return new Set(telling.length < 2 ? stemsOf(text, lexicon) : stemsOf(telling.join(' '), lexicon));
}

function recognised(asked: ReadonlySet<string>, questions: readonly ReadonlySet<string>[]): number | undefined {
  const shares = questions.map((question) =>
    question.size === 0 ? 0 : [...question].filter((word) => asked.has(word)).length / question.size,
  );
  const best = Math.max(0, ...shares);
  return best >= SAME_QUESTION ? shares.indexOf(best) : undefined;
}
