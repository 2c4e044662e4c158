import { compile } from '../lexicon.ts';
import { figures, grief, hints } from './figures.ts';
import { other_in_danger, violence } from './others.ts';
import { self_harm, wish_to_die } from './self.ts';
import { wishes } from './wishes.ts';
import { classes, expansions, sound } from './words.ts';

export const spanish = compile({
  ...wishes,
  language: 'es',
  classes: { ...wishes.classes, ...classes },
  expansions,
  sound,
  self_harm,
  wish_to_die,
  violence,
  other_in_danger,
  hints,
  figures,
  grief,
});
