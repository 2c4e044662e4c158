import { languageOf } from '@insights/language';
import { nextMove } from '../../index.ts';
import type { Campaign, InterviewInput, Move, Turn } from '../../index.ts';
import { asked, said } from '../turns.ts';
import { KITS } from './kits.ts';
import type { Guide } from './material.ts';
import { picker } from './personas.ts';
import type { Persona, Said } from './personas.ts';

const MS_PER_CHARACTER = 90;
/** What the campaigns of these dialogues say to somebody in distress. */
export const SUPPORT_TEXT = 'Crisis line: 0800 000 000.';
const SUPPORT_TEXTS = { en: SUPPORT_TEXT, de: SUPPORT_TEXT, fr: SUPPORT_TEXT, es: SUPPORT_TEXT };

export interface Exchange {
  move: Move;
  /** What the participant then said. */
  said: Said[];
  /** The seq of the first of those messages. */
  first_seq: number;
}

export interface Dialogue {
  name: string;
  guide: Guide;
  input: Omit<InterviewInput, 'now_ms' | 'resumed'>;
  exchanges: Exchange[];
}

/** Lets a persona walk through a guide, at the speed at which people read and type. */
export function converse(
  name: string,
  guide: Guide,
  persona: Persona,
  more: Partial<Campaign> = {},
  most = 200,
): Dialogue {
  const turns: Turn[] = [];
  const input = {
    campaign: { ...guide.campaign, support_text: SUPPORT_TEXTS, ...more },
    template: null,
    questions: guide.items.map(({ question }) => question),
    turns,
  };
  const kit = KITS[languageOf(guide.campaign.language) ?? 'en'];
  const pick = picker(name);
  const memory = new Map<string, unknown>();
  const heard = new Map<string, number>();
  const exchanges: Exchange[] = [];
  let now_ms = 0;
  while (exchanges.length < most) {
    const move = nextMove({ ...input, now_ms, resumed: false });
    turns.push(asked(turns.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    const item = guide.items.find(({ question }) => question.id === move.question_id) ?? null;
    const times = heard.get(move.question_id ?? '') ?? 0;
    heard.set(move.question_id ?? '', times + 1);
    const first_seq = turns.length + 1;
    const reply = move.finished ? [] : persona({ move, guide, kit, item, times, turn: exchanges.length, pick, memory });
    exchanges.push({ move, said: reply, first_seq });
    if (move.finished) break;
    for (const { text } of reply) turns.push(said(turns.length + 1, text));
    const characters = move.text.length + reply.reduce((sum, { text }) => sum + text.length, 0);
    now_ms += characters * MS_PER_CHARACTER;
  }
  return { name, guide, input, exchanges };
}

/** A dialogue as text, with the reason of each turn. */
export const scriptOf = ({ name, exchanges }: Dialogue): string =>
  [
    `### ${name}`,
    ...exchanges.flatMap(({ move, said: reply }) => [
      `I: ${move.text}   [${move.why.rule}${move.progress ? ` ${move.progress.question}/${move.progress.of}` : ''}]`,
      ...reply.map(({ text }) => `P: ${text}`),
    ]),
  ].join('\n');
