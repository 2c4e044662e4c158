import type { reports } from '@insights/contracts';
import type { Language } from '@insights/language';

import type { Corpus } from './corpus/corpus.ts';
import { supports } from './corpus/said.ts';
import { round } from './format.ts';
import type { Theme } from './themes/theme.ts';
import { structureWordingOf } from './wording/structure.ts';

const LAST = 5;

/** Which interviews brought themes first, and how much of what people raise is known. */
export function saturationOf(themes: readonly Theme[], corpus: Corpus, language: Language): reports.Saturation {
  const { order, isByTime } = inOrder(corpus);
  const place = new Map(order.map((conversation, position) => [conversation, position]));
  const brought = order.map(() => 0);
  for (const { statements } of themes) {
    const first = statements.reduce(
      (least, { conversation }) => Math.min(least, place.get(conversation) ?? Infinity),
      Infinity,
    );
    if (Number.isFinite(first)) brought[first] = (brought[first] ?? 0) + 1;
  }
  const last_five = brought.slice(-LAST).reduce((sum, count) => sum + count, 0);
  const coverage = order.length < 2 ? null : coverageOf(themes, corpus);
  return {
    new_themes: brought,
    last_five,
    coverage,
    text: structureWordingOf(language).saturation({
      interviews: order.length,
      lastFive: last_five,
      themes: themes.length,
      coverage,
      isByTime,
    }),
  };
}

/** The conversations as they were held, if the start of each is known; otherwise as the corpus orders them. */
function inOrder({ digests }: Corpus): { order: number[]; isByTime: boolean } {
  const positions = [...digests.keys()];
  const isByTime = digests.length > 0 && digests.every(({ started_at }) => started_at !== null);
  const startOf = (position: number): number => Date.parse(digests[position]?.started_at ?? '');
  return { order: isByTime ? positions.toSorted((a, b) => startOf(a) - startOf(b) || a - b) : positions, isByTime };
}

/**
 * Good (1953): the share of the mentions that are of subjects which only one person raises estimates how likely the next
 * mention is of a new subject. Subjects are the themes, and the nouns outside them to which one person alone returns.
 */
function coverageOf(themes: readonly Theme[], corpus: Corpus): number | null {
  const inThemes = new Set(themes.flatMap(({ terms }) => terms.map(({ key }) => key)));
  const alone = [...corpus.terms.values()].filter(
    ({ key, isNoun, participants, mentions, words }) =>
      isNoun && words === 1 && participants === 1 && mentions >= 2 && !inThemes.has(key),
  ).length;
  const shared = themes.reduce((sum, { balance }) => sum + balance.supporters.length + balance.dissenters.length, 0);
  return shared + alone === 0 || !corpus.statements.some(supports) ? null : round(shared / (shared + alone));
}
