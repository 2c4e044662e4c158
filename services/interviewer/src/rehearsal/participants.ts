import { boundsOf } from '@insights/answers';
import type { Move, Question } from '../engine/index.ts';
import type { Texts } from './texts.ts';

/** What a simulated participant hears. */
export interface Heard {
  move: Move;
  question: Question | null;
  /** How often it has been asked about this question before. */
  times: number;
  /** What makes the question hard to answer. */
  isHard: boolean;
  /** Yes or no answers the question. */
  isClosed: boolean;
}

export interface SimulatedParticipant {
  name: string;
  words_a_minute: number;
  reply: (heard: Heard, texts: Texts) => string;
}

const TYPED_WORDS = 30;
const SPOKEN_WORDS = 110;

const middleOf = (question: Question): string => {
  const { min, max } = question.kind === 'number' ? limitsOf(question) : boundsOf(question);
  return String(Math.round((min + max) / 2));
};

/** Ten numbers where the question has no limits of its own. */
function limitsOf({ min, max }: Question): { min: number; max: number } {
  const low = min ?? Math.min(0, (max ?? 10) - 10);
  return { min: low, max: max ?? low + 10 };
}

const A_DAY = '2020-06-15';

/** A number, an option, a date or a yes; null for an open question. */
function bare({ question }: Heard, texts: Texts): string | null {
  switch (question?.kind) {
    case 'scale':
    case 'number':
      return middleOf(question);
    case 'choice':
      return question.options[0] ?? null;
    case 'multi_choice':
      return question.options.slice(0, Math.max(1, question.min ?? 1)).join('; ');
    case 'date':
      return A_DAY;
    case 'yes_no':
      return texts.yes;
    case 'open':
    case undefined:
      return null;
  }
}

const outside = ({ move }: Heard, texts: Texts): string =>
  move.kind === 'greet' || move.kind === 'repeat' ? texts.agree : texts.nothing;

/** Five ways in which people walk through a guide. */
export const PARTICIPANTS: SimulatedParticipant[] = [
  {
    name: 'brief',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return bare(heard, texts) ?? (heard.isClosed && heard.times === 0 ? texts.yes : texts.brief);
    },
  },
  {
    name: 'talkative',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const own = bare(heard, texts);
      return own === null ? `${texts.long} ${texts.long} ${texts.long}` : `${own}. ${texts.long}`;
    },
  },
  {
    name: 'talking',
    words_a_minute: SPOKEN_WORDS,
    reply: (heard, texts) =>
      heard.question === null ? outside(heard, texts) : `${bare(heard, texts) ?? texts.long} ${texts.brief}`,
  },
  {
    name: 'unsure',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.isHard ? texts.unknown : (bare(heard, texts) ?? texts.brief);
    },
  },
  {
    name: 'contrary',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.question.kind === 'choice' || heard.question.kind === 'multi_choice'
        ? texts.other
        : (bare(heard, texts) ?? texts.brief);
    },
  },
];
