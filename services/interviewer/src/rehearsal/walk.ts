import { type Value, readAnswer } from '@insights/answers';
import { campaigns, rehearsals, type WordOf } from '@insights/contracts';
import { type Language, languageOf, wordsOf } from '@insights/language';
import { type InterviewInput, type Move, type Question, type Turn, nextMove } from '../engine/index.ts';
import type { RehearsedGuide } from './guide.ts';
import type { SimulatedParticipant } from './participants.ts';
import { isClosed, isHard } from './question-checks.ts';
import { TEXTS } from './texts.ts';

const MS_PER_MINUTE = 60_000;
const READ_WORDS_A_MINUTE = 200;
/** Interviews end long before. */
const MAX_TURNS = 1_000;

type Outcome = WordOf<typeof campaigns.AnswerOutcome>;

/** A simulated participant's way through a guide. */
export interface Walk {
  participant: SimulatedParticipant;
  ended: WordOf<typeof rehearsals.WalkEnd>;
  turns: Turn[];
  /** What the interviewer decided after each of the participant's turns, and the greeting. */
  moves: Move[];
  minutes: number;
  /** Questions that were asked, in order. */
  asked: string[];
}

/** What became of a question in a walk. */
export interface WalkAnswer {
  question_id: string;
  outcome: Outcome;
  /** A number, an option, or `yes` or `no`, if one was given clearly; the last one counts. */
  value: Value | null;
}

export const languageOfGuide = ({ campaign }: RehearsedGuide): Language => languageOf(campaign.language) ?? 'en';

/** Lets a simulated participant walk the guide, as the engine conducts it without a language model. */
export function walk(guide: RehearsedGuide, participant: SimulatedParticipant): Walk {
  const turns: Turn[] = [];
  const moves: Move[] = [];
  const language = languageOfGuide(guide);
  const input: InterviewInput = { ...guide, turns, now_ms: 0, resumed: false };
  const times = new Map<string | null, number>();
  let now_ms = 0;
  const say = (said: Pick<Turn, 'speaker' | 'text' | 'question_id' | 'note'>, words_a_minute: number): void => {
    turns.push({ ...said, seq: turns.length + 1, said_ms: Math.round(now_ms), is_pasted: false, is_spoken: false });
    now_ms += (wordsOf(said.text).length / words_a_minute) * MS_PER_MINUTE;
  };
  while (turns.length < MAX_TURNS && moves.at(-1)?.finished !== true) {
    const move = nextMove({ ...input, now_ms });
    const { text, question_id, note } = move;
    moves.push(move);
    say({ speaker: 'interviewer', text, question_id, note }, READ_WORDS_A_MINUTE);
    if (move.finished) break;
    const question = guide.questions.find(({ id }) => id === question_id) ?? null;
    const before = times.get(question_id) ?? 0;
    times.set(question_id, before + 1);
    const heard = {
      move,
      question,
      times: before,
      isHard: question !== null && isHard(question, language),
      isClosed: question !== null && isClosed(question, language),
    };
    const reply = participant.reply(heard, TEXTS[language], language);
    say({ speaker: 'participant', text: reply, question_id, note: null }, participant.words_a_minute);
  }
  const asked = [...new Set(moves.flatMap(({ question_id }) => question_id ?? []))];
  return { participant, ended: endOf(guide, moves, asked), turns, moves, minutes: now_ms / MS_PER_MINUTE, asked };
}

function endOf({ questions }: RehearsedGuide, moves: readonly Move[], asked: readonly string[]): Walk['ended'] {
  const last = moves.at(-1);
  if (last?.finished !== true) return 'cut';
  if (last.why.rule !== 'goodbye') return 'stopped';
  const isLate = asked.length < questions.length || moves.some(({ why }) => why.rule === 'closing_time');
  return isLate ? 'time_over' : 'completed';
}

/** What would be stored of each question that was asked. */
export function answersIn(guide: RehearsedGuide, { asked, moves, turns }: Walk): WalkAnswer[] {
  const language = languageOfGuide(guide);
  const bookings = moves.flatMap(({ answers }) => answers);
  return guide.questions
    .filter(({ id }) => asked.includes(id))
    .map((question) => {
      const own = bookings.filter(({ question_id }) => question_id === question.id);
      const given = own.filter(({ outcome }) => outcome === 'answered');
      const values = given.flatMap(({ seq }) => valueIn(question, turns[seq - 1]?.text ?? '', language));
      const declined = own.some(({ outcome }) => outcome === 'declined');
      const outcome = given.length > 0 ? 'answered' : declined ? 'declined' : 'none';
      return { question_id: question.id, outcome, value: values.at(-1) ?? null };
    });
}

function valueIn(question: Question, text: string, language: Language): Value[] {
  const read = readAnswer(question, text, language);
  return read.kind === 'value' ? [read.value] : [];
}

/** How long a question was being talked about, the interviewer's words included. */
export function minutesOf(id: string, { turns, minutes }: Walk): number {
  const ends = turns.map((_turn, index) => turns[index + 1]?.said_ms ?? minutes * MS_PER_MINUTE);
  return (
    turns.reduce((sum, turn, index) => sum + (turn.question_id === id ? (ends[index] ?? 0) - turn.said_ms : 0), 0) /
    MS_PER_MINUTE
  );
}
