import { createHash } from 'node:crypto';
import { ThoughtReader, languageSpoken, nounPhrases, telling } from '@insights/thoughts';
import type { Guide, Said, Stated, Turn } from '@insights/thoughts';
import { isLanguage } from '@insights/language';
import type { Answer, Kind, Observation, Passage, ReadTurn, Reading, Stance } from '../types.ts';
import { answersIn } from './answers.ts';
import type { Reply } from './answers.ts';

/** A conversation as campaigns shows it. */
export interface ReadableConversation {
  readonly id: string;
  readonly contact_id: string;
  readonly started_at: string | null;
  /** Which questions were not put is known of live interviews alone. */
  readonly is_imported?: boolean;
  readonly turns: readonly (Turn & { readonly started_ms: number | null })[];
}

const STANCES: Readonly<Record<Stated, Stance>> = {
  wish: 'neutral',
  problem: 'negative',
  worry: 'negative',
  praise: 'positive',
};
/** A question is shown with each quote that answers it, so a long one is cut, in UTF-16 units. */
const MAX_QUESTION = 500;

/** One conversation, read by rules. Withheld turns are left out. */
export function readByRules(conversation: ReadableConversation, guide: Guide): Reading {
  const { id, contact_id, started_at } = conversation;
  const turns = conversation.turns.toSorted((a, b) => a.seq - b.seq);
  const shown = turns.filter(({ is_withheld }) => is_withheld !== true);
  const language = languageSpoken(shown, guide);
  const reader = new ThoughtReader(language, guide);
  const replies: Reply[] = [];
  const read: ReadTurn[] = [];
  const heard: Heard[] = [];
  let isWithheld = false;
  for (const turn of turns) {
    const { thoughts, question_id } = reader.readTurn(turn);
    if (turn.speaker === 'interviewer') {
      // A reply to what is withheld may repeat it.
      if (turn.is_withheld !== true && !isWithheld) heard.push({ turn, before: read.length });
      continue;
    }
    isWithheld = turn.is_withheld === true;
    if (isWithheld) continue;
    const asked = reader.asked;
    replies.push({ turn, thoughts, question_id, asked });
    read.push({
      id: turn.id,
      seq: turn.seq,
      text: turn.text,
      participant: turn.speaker_label ?? '',
      asked: asked === null ? null : shortened(asked.text),
      asked_turn_id: asked?.turn_id ?? null,
      question_id,
      ...(reader.isSet && { is_question_set: true }),
      started_ms: turn.started_ms,
    });
  }
  const said = replies.flatMap(({ thoughts }) => thoughts);
  const participants = [...new Set(read.map(({ participant }) => participant))].toSorted();
  const answers: Answer[] = answersIn(replies, participants, {
    guide,
    heard: reader.heard,
    isLive: conversation.is_imported !== true && isLive(turns),
  });
  return {
    conversation_id: id,
    contact_id,
    started_at,
    language,
    participants,
    turns: read,
    ...(conversation.is_imported === true && read.length > 0 && { heard: heard.map((each) => saidTo(each, read)) }),
    withheld: turns.filter(({ speaker, is_withheld }) => speaker !== 'interviewer' && is_withheld === true).length,
    asked: guide.questions.map((question) => question.id).filter((question) => reader.heard.has(question)),
    observations: said
      .filter(({ aside, isOwn }) => aside === null && isOwn)
      .map((each) => observed(each, id, language)),
    answers,
    points: telling(said, language).map((each) => ({
      text: each.text,
      passages: [passageOf(each)],
      author: 'floor' as const,
    })),
  };
}

/** A turn of the interviewer, after so many turns of participants. */
interface Heard {
  readonly turn: ReadableConversation['turns'][number];
  readonly before: number;
}

/** It is said to whoever speaks next, at the end to whoever spoke last. */
function saidTo({ turn, before }: Heard, read: readonly ReadTurn[]): ReadTurn {
  const { id, seq, text, started_ms, speaker_label } = turn;
  const participant = (read[before] ?? read.at(-1))?.participant ?? '';
  const unasked = { asked: null, asked_turn_id: null, question_id: null };
  return { id, seq, text, participant, ...unasked, started_ms, interviewer: speaker_label ?? '' };
}

/** Live interviews know which question each turn asks. */
const isLive = (turns: readonly Turn[]): boolean =>
  turns.some(({ speaker, question_id }) => speaker === 'interviewer' && question_id !== null);

export const passageOf = ({ turn, start, end }: Said): Passage => ({ turn_id: turn.id, start, end });

function observed(said: Said, conversation_id: string, language: string): Observation {
  const passage = passageOf(said);
  const stated = said.stated[0]?.kind;
  return {
    id: observationId(conversation_id, passage),
    participant: said.participant,
    passage,
    gist: said.text,
    kind: stated ?? ('fact' satisfies Kind),
    stance: stated === undefined ? 'neutral' : STANCES[stated],
    about: isLanguage(language) ? (nounPhrases(said.text, language)[0]?.text ?? null) : null,
    question_id: said.question_id,
    author: 'floor',
  };
}

/** The same whenever the same place is read. */
const observationId = (conversation_id: string, { turn_id, start, end }: Passage): string =>
  createHash('sha256')
    .update(JSON.stringify([conversation_id, turn_id, start, end]))
    .digest('base64url')
    .slice(0, 22);

function shortened(question: string): string {
  if (question.length <= MAX_QUESTION) return question;
  const cut = question.slice(0, MAX_QUESTION).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s\S{0,40}$/, '')}…`;
}
