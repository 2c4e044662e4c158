import { converse } from './converse.ts';
import type { Dialogue } from './converse.ts';
import { GERMAN } from './guides-de.ts';
import { ENGLISH } from './guides-en.ts';
import { SPANISH } from './guides-es.ts';
import { FRENCH } from './guides-fr.ts';
import { DIALOGUE_PERSONAS } from './personas.ts';

const GUIDES = { en: ENGLISH, de: GERMAN, fr: FRENCH, es: SPANISH };

/** Each persona with each guide of each language, in two variants. */
export const dialogues = (): Dialogue[] =>
  Object.entries(GUIDES).flatMap(([language, guides]) =>
    guides.flatMap((guide, index) =>
      Object.entries(DIALOGUE_PERSONAS).flatMap(([who, persona]) =>
        [1, 2].map((variant) => converse(`${language}${index + 1}-${who}-${variant}`, guide, persona)),
      ),
    ),
  );
