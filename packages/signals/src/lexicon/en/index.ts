import { withSigns } from '../lexicon.ts';
import { abuse } from './abuse.ts';
import { figures, grief, hints, past } from './figures.ts';
import { interview } from './interview.ts';
import { other_in_danger, violence } from './others.ts';
import { pieces } from './pieces.ts';
import { despair, plans } from './plans.ts';
import { self_harm, wish_to_die } from './self.ts';
import { signs } from './signs.ts';
import { turn } from './turn.ts';
import { wishes } from './wishes.ts';
import { classes, expansions, sound } from './words.ts';

export const english = withSigns(
  {
    ...wishes,
    ...interview,
    ...turn,
    language: 'en',
    classes: { ...wishes.classes, ...interview.classes, ...turn.classes, ...classes },
    expansions,
    sound,
    self_harm: self_harm + plans,
    wish_to_die: wish_to_die + despair,
    violence: violence + abuse,
    other_in_danger,
    hints,
    pieces,
    figures,
    past,
    grief,
  },
  signs,
);
