import type { reports } from '@insights/contracts';
import type { Language } from '@insights/language';

import type { Corpus } from './corpus/corpus.ts';
import type { Correction } from './digest.ts';
import type { EvidenceBook } from './evidence-book.ts';
import { groupsOf } from './groups/personas.ts';
import { drawMap } from './map/draw-map.ts';
import { saturationOf } from './saturation.ts';
import { corrected } from './themes/corrected.ts';
import { findThemes } from './themes/find-themes.ts';
import { keyTheme } from './themes/key-themes.ts';
import type { Theme } from './themes/theme.ts';
import type { KeyTheme } from './types.ts';

/** What participants raise, who they are, and how it hangs together. */
export interface Shape {
  key_themes: KeyTheme[];
  personas: reports.Persona[];
  grouping: reports.Grouping;
  cartography: reports.Cartography;
  saturation: reports.Saturation;
}

/** The themes with all that people have changed about them. */
export const themesOf = (corpus: Corpus, corrections: readonly Correction[]): Theme[] =>
  corrected(findThemes(corpus), corrections, corpus);

/** Cites the quotes of themes first, then those of personas and of the map. */
export function shapeOf(themes: readonly Theme[], corpus: Corpus, language: Language, book: EvidenceBook): Shape {
  const key_themes = themes.map((theme) => keyTheme(theme, corpus, language, book));
  const { personas, grouping } = groupsOf(themes, corpus, language, book);
  return {
    key_themes,
    personas,
    grouping,
    cartography: drawMap(themes, personas, corpus, book),
    saturation: saturationOf(themes, corpus, language),
  };
}
