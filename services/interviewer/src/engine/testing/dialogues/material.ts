import type { Campaign, Question } from '../../index.ts';
import { campaignOf, questionOf } from '../turns.ts';

/** How the speaker feels about it, as a person would judge. */
export type Polarity = 'good' | 'bad' | 'neutral' | 'grave';

/** One thing that a participant may say. */
export interface Line {
  text: string;
  polarity: Polarity;
}

/** A question with what people would answer. */
export interface Item {
  question: Question;
  /** Full answers, each a message of its own. */
  lines: Line[];
  /** The bare number or option; null for an open question. */
  bare: string | null;
}

export interface Guide {
  campaign: Campaign;
  items: Item[];
}

type Row = [text: string, polarity?: 'g' | 'b'];
const POLARITIES = { g: 'good', b: 'bad' } as const;

const linesOf = (rows: readonly Row[]): Line[] =>
  rows.map(([text, polarity]) => ({ text, polarity: polarity === undefined ? 'neutral' : POLARITIES[polarity] }));

export const open = (text: string, topic: string | null, rows: readonly Row[], more: Partial<Question> = {}): Item => ({
  question: questionOf('', text, { topic, ...more }),
  lines: linesOf(rows),
  bare: null,
});

export const scale = (text: string, bare: string, rows: readonly Row[], more: Partial<Question> = {}): Item => ({
  question: questionOf('', text, { kind: 'scale', max_probes: 1, ...more }),
  lines: linesOf(rows),
  bare,
});

export const choice = (
  text: string,
  options: string[],
  bare: string,
  rows: readonly Row[],
  more: Partial<Question> = {},
): Item => ({
  question: questionOf('', text, { kind: 'choice', options, max_probes: 1, ...more }),
  lines: linesOf(rows),
  bare,
});

export const guide = (name: string, language: string, items: readonly Item[]): Guide => ({
  campaign: campaignOf(name, { language }),
  items: items.map((item, index) => ({ ...item, question: { ...item.question, id: `q${index + 1}` } })),
});
