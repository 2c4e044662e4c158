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
  const { min, max } = boundsOf(question);
  return String(Math.round((min + max) / 2));
};

/** A number or an option; null for an open question. */
const bare = (question: Question): string | null =>
  question.kind === 'open' ? null : question.kind === 'scale' ? middleOf(question) : (question.options[0] ?? null);

const outside = ({ move }: Heard, texts: Texts): string =>
  move.kind === 'greet' || move.kind === 'repeat' ? texts.agree : texts.nothing;

/** Five ways in which people walk through a guide. */
export const PARTICIPANTS: SimulatedParticipant[] = [
  {
    name: 'brief',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return bare(heard.question) ?? (heard.isClosed && heard.times === 0 ? texts.yes : texts.brief);
    },
  },
  {
    name: 'talkative',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const own = bare(heard.question);
      return own === null ? `${texts.long} ${texts.long} ${texts.long}` : `${own}. ${texts.long}`;
    },
  },
  {
    name: 'talking',
    words_a_minute: SPOKEN_WORDS,
    reply: (heard, texts) =>
      heard.question === null ? outside(heard, texts) : `${bare(heard.question) ?? texts.long} ${texts.brief}`,
  },
  {
    name: 'unsure',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.isHard ? texts.unknown : (bare(heard.question) ?? texts.brief);
    },
  },
  {
    name: 'contrary',
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.question.kind === 'choice' ? texts.other : (bare(heard.question) ?? texts.brief);
    },
  },
];
