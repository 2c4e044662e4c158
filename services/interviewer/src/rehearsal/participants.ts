import { boundsOf, has, plain } from '@insights/answers';
import type { WordOf, rehearsals } from '@insights/contracts';
import type { Language } from '@insights/language';
import type { Move, Question } from '../engine/index.ts';
import { patternsOf } from './patterns.ts';
import { isExhaustive } from './question-checks.ts';
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
  name: WordOf<typeof rehearsals.SimulatedParticipant>;
  words_a_minute: number;
  /** Answers what is asked as well as anybody could. What becomes of the others says nothing about the guide. */
  isWilling: boolean;
  reply: (heard: Heard, texts: Texts, language: Language) => string;
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

/** A number, an option, a date or a yes; null where words are wanted. */
function bare({ move, question }: Heard, texts: Texts): string | null {
  if (question === null || move.kind === 'probe') return null;
  switch (question.kind) {
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
      return null;
  }
}

/** "From 1 to 10": an open question that wants a number gets one. */
const RANGE = /\b(\d{1,3})(?: ?[-–] ?| (?:to|and|bis|und|à|et|a|y) )(\d{1,3})\b/;

function numberWanted({ question, move }: Heard): string | null {
  const [, low, high] = (move.kind !== 'probe' && question?.kind === 'open' && RANGE.exec(question.text)) || [];
  return low === undefined ? null : String(Math.round((Number(low) + Number(high)) / 2));
}

/** Another value than the one that `bare` gives. */
function otherValue(question: Question): string | null {
  if (question.kind === 'choice') return question.options[1] ?? null;
  if (question.kind !== 'scale' && question.kind !== 'number') return null;
  const { min, max } = question.kind === 'number' ? limitsOf(question) : boundsOf(question);
  const middle = Math.round((min + max) / 2);
  return String(middle < max ? middle + 1 : middle - 1);
}

const outside = ({ move }: Heard, texts: Texts): string =>
  move.kind === 'greet' || move.kind === 'repeat' ? texts.agree : texts.nothing;

/** Ways in which people walk through a guide. */
export const PARTICIPANTS: readonly SimulatedParticipant[] = [
  {
    name: 'brief',
    isWilling: true,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const value = bare(heard, texts) ?? numberWanted(heard);
      return value ?? (heard.isClosed && heard.times === 0 ? texts.yes : texts.brief);
    },
  },
  {
    name: 'talkative',
    isWilling: true,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const own = bare(heard, texts);
      return own === null ? `${texts.long} ${texts.long}` : `${own}.`;
    },
  },
  {
    name: 'talking',
    isWilling: true,
    words_a_minute: SPOKEN_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const own = bare(heard, texts);
      return own === null ? `${texts.long} ${texts.brief}` : `${own}.`;
    },
  },
  {
    name: 'unsure',
    isWilling: true,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.isHard ? texts.unknown : (bare(heard, texts) ?? texts.brief);
    },
  },
  {
    name: 'contrary',
    isWilling: true,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts, language) => {
      if (heard.question === null) return outside(heard, texts);
      const { kind, options } = heard.question;
      if (kind !== 'choice' && kind !== 'multi_choice') return bare(heard, texts) ?? texts.brief;
      const { rest } = patternsOf(language);
      const own = options.find((option) => has(rest, plain(option)));
      return own ?? (isExhaustive(options, language) ? bare(heard, texts) : null) ?? texts.other;
    },
  },
  {
    name: 'correcting',
    isWilling: false,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      const other = heard.times === 1 ? otherValue(heard.question) : null;
      return other === null ? (bare(heard, texts) ?? texts.brief) : texts.correction.replace('{value}', other);
    },
  },
  {
    name: 'evasive',
    isWilling: false,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => (heard.question === null ? outside(heard, texts) : texts.skip),
  },
  {
    name: 'hostile',
    isWilling: false,
    words_a_minute: TYPED_WORDS,
    reply: (heard, texts) => {
      if (heard.question === null) return outside(heard, texts);
      return heard.move.why.rule === 'offer_stop' ? texts.yes : texts.annoyed;
    },
  },
];
