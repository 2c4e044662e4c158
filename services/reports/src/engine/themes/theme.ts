import type { reports } from '@insights/contracts';

import type { CorpusTerm } from '../corpus/terms.ts';
import type { Said } from '../corpus/said.ts';
import type { Sentiment } from '../types.ts';

/** Who stands where. The three sets hold each participant of the corpus once. */
export interface Balance {
  /** Positions of participants, ascending. */
  supporters: readonly number[];
  dissenters: readonly number[];
  silent: number;
  /** Statements of dissenters that say the opposite, the clearest first. */
  dissent: readonly Said[];
}

/** Something that participants raise by themselves. */
export interface Theme {
  id: string;
  /** What the id is made of: the label without what is said about the subject, or as a person wrote it. */
  name: string;
  /** In the participants' words. */
  label: string;
  /** Statements that the label was made of; they are quoted first. */
  shown: readonly Said[];
  /** The language of the label. */
  language: string;
  /** Keys of the terms that the label names. */
  named: ReadonlySet<string>;
  /** What it is about, the most important first. */
  terms: readonly CorpusTerm[];
  /** Statements that raise it, the most typical first; dissent included. */
  statements: readonly Said[];
  balance: Balance;
  sentiment: Sentiment;
  kinds: readonly reports.KindCount[];
  /** 0..1. */
  confidence: number;
  /** A person changed it. */
  isCorrected: boolean;
}

/** The id of the theme that a statement belongs to, or null. */
export function themeIds(themes: readonly Theme[]): (said: Said) => string | null {
  const ids = new Map<number, string>();
  for (const { id, statements } of themes) for (const { index } of statements) if (!ids.has(index)) ids.set(index, id);
  return ({ index }) => ids.get(index) ?? null;
}
