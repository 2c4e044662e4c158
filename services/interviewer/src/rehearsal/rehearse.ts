import { languageOf, wordsOf } from '@insights/language';
import { nextMove } from '../engine/index.ts';
import type { InterviewInput, Turn } from '../engine/index.ts';
import type { RehearsedGuide } from './guide.ts';
import { PARTICIPANTS } from './participants.ts';
import type { SimulatedParticipant } from './participants.ts';
import { isClosed, isHard, weakQuestions, weakSpot } from './question-checks.ts';
import type { WeakSpot } from './question-checks.ts';
import { TEXTS } from './texts.ts';

const MS_PER_MINUTE = 60_000;
const READ_WORDS_A_MINUTE = 200;
/** Interviews end long before. */
const MOST_TURNS = 2_000;
export interface Walk {
  participant: string;
  minutes: number;
  turns: Turn[];
  /** Questions that were asked. */
  asked: string[];
  /** Questions that the participant declined or did not know. */
  declined: string[];
}

export interface Rehearsal {
  name: string;
  language: string;
  questions: number;
  max_minutes: number;
  walks: Walk[];
  weak_spots: WeakSpot[];
}

/** Lets simulated participants walk a guide, and lists its weak spots. Needs no network. */
export function rehearse(guide: RehearsedGuide): Rehearsal {
  const { campaign, questions } = guide;
  const walks = PARTICIPANTS.map((participant) => walk(guide, participant));
  return {
    name: campaign.name,
    language: campaign.language,
    questions: questions.length,
    max_minutes: campaign.max_duration_minutes,
    walks,
    weak_spots: [...weakQuestions(questions, campaign.language), ...weakInWalks(guide, walks)],
  };
}

function walk(guide: RehearsedGuide, participant: SimulatedParticipant): Walk {
  const language = languageOf(guide.campaign.language) ?? 'en';
  const turns: Turn[] = [];
  const input: InterviewInput = { ...guide, turns, now_ms: 0, resumed: false };
  const times = new Map<string, number>();
  const declined = new Set<string>();
  let now_ms = 0;
  const add = (speaker: Turn['speaker'], text: string, question_id: string | null, note: string | null): void => {
    turns.push({
      seq: turns.length + 1,
      speaker,
      text,
      question_id,
      note,
      said_ms: Math.round(now_ms),
      is_pasted: false,
      is_spoken: false,
    });
  };
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const move = nextMove({ ...input, now_ms });
    for (const { question_id, outcome } of move.answers)
      if (question_id !== null) declined[outcome === 'declined' ? 'add' : 'delete'](question_id);
    add('interviewer', move.text, move.question_id, move.note);
    now_ms += (wordsOf(move.text).length / READ_WORDS_A_MINUTE) * MS_PER_MINUTE;
    if (move.finished) break;
    const question = guide.questions.find(({ id }) => id === move.question_id) ?? null;
    const before = times.get(move.question_id ?? '') ?? 0;
    times.set(move.question_id ?? '', before + 1);
    const hard = question !== null && isHard(question, language);
    const closed = question !== null && isClosed(question, language);
    const heard = { move, question, times: before, isHard: hard, isClosed: closed };
    const text = participant.reply(heard, TEXTS[language]);
    now_ms += (wordsOf(text).length / participant.words_a_minute) * MS_PER_MINUTE;
    add('participant', text, move.question_id, null);
  }
  const asked = [
    ...new Set(turns.flatMap(({ speaker, question_id }) => (speaker === 'interviewer' ? (question_id ?? []) : []))),
  ];
  return { participant: participant.name, minutes: now_ms / MS_PER_MINUTE, turns, asked, declined: [...declined] };
}

/** Questions that participants do not reach, or cannot answer. */
function weakInWalks({ questions }: RehearsedGuide, walks: readonly Walk[]): WeakSpot[] {
  const count = (has: (one: Walk) => boolean): number => walks.filter(has).length;
  return questions.flatMap((question) => {
    const unreached = count(({ asked }) => !asked.includes(question.id));
    const unknown = count(({ declined }) => declined.includes(question.id));
    return [
      ...(unreached > 0 ? [weakSpot(question, 'never_reached', `${unreached} of ${walks.length} participants`)] : []),
      ...(unknown > 0 ? [weakSpot(question, 'often_unknown')] : []),
    ];
  });
}
