import { plain } from '@insights/answers';
import { isNegated } from '@insights/language';
import type { Lexicon } from './lexicon/lexicon.ts';
import { remembering } from './text.ts';

/** Loss and harm that happened to the speaker or to somebody close; an illness or a fear that they live with. */
export const GRAVE = ['loss', 'burden'] as const;
export type Grave = (typeof GRAVE)[number];

/** What is grave in a message; null if nothing is. */
export const graveIn = remembering((text: string, { language, listening }: Lexicon): Grave | null => {
  const said = plain(text);
  const isSaid = (pattern: RegExp): boolean =>
    [...said.matchAll(pattern)].some(([hit]) => !isNegated(said, said.indexOf(hit), language));
  return GRAVE.find((grave) => isSaid(listening[grave])) ?? null;
});
