import type { ScaleAnswer } from './scale.ts';
import { type Said, beginsWith, clauseOf, wordsIn } from './said.ts';
import { has, isWhole, plain, wordPattern } from './text.ts';

/** "Six plus me": where the question counts the speaker too, one more; else it is open which number is meant. */
export function withSpeaker(
  said: Said,
  read: ScaleAnswer,
  last: { readonly start: number; readonly until: number } | undefined,
  text: string,
): ScaleAnswer {
  if (read.kind !== 'value' || last === undefined) return read;
  const spoken = wordsIn(said, { start: last.until, end: clauseOf(said, last.start).end });
  const rest = spoken.join(' ');
  if (!has(PLUS_SPEAKER, rest)) return isWithMore(said, spoken, text) ? { kind: 'none' } : read;
  return has(WITH_SPEAKER, plain(text)) ? { ...read, value: read.value + 1 } : { kind: 'none' };
}

/** Whether something is added that may be counted too: "four plus the baby", "five with the dog". An animal that is added to people is not. */
function isWithMore(said: Said, [first = '', ...others]: readonly string[], asked: string): boolean {
  if (has(ANIMALS, plain(asked))) return false;
  const rest = others.filter((word) => !isWhole(said.words.determiners, word));
  const isAnimal = isWhole(ANIMALS, rest[0] ?? '');
  if (isWhole(PLUS, first)) return rest.length > 0 && !isAnimal && !beginsWith(said.words.or_so, [first, ...others]);
  return isAnimal && isWhole(WITH, first);
}

/** Whether "plus" adds something, and does not say that there may be more: "four plus the dog", unlike "10 plus" and "10 plus hours". */
export const addsMore = ({ words }: Said, [first = '', second]: readonly string[]): boolean =>
  isWhole(PLUS, first) && second !== undefined && !isWhole(words.units, second);

const PLUS = wordPattern('plus|mas');
const WITH = wordPattern(
  'with|including|counting|mit|inklusive|samt|einschliesslich|avec|dont|con|incluid[oa]|incluyendo|contando',
);
const ANIMALS = wordPattern(
  'pets?|animals?|dogs?|cats?|pupp(?:y|ies)|kittens?|birds?|parrots?|hamsters?|rabbits?|horses?|fish|haustiere?|tiere?n?|hunde?n?|katzen?|kater|welpen?|vogel|papagei|hamstern?|kaninchen|pferde?|hase|fische?|animal|animaux|chiens?|chats?|chiots?|oiseaux?|perroquets?|lapins?|chevaux|cheval|poissons?|mascotas?|animal(?:es)?|perr[oa]s?|gat[oa]s?|cachorros?|pajaros?|loros?|conejos?|caballos?|pe(?:z|ces)',
);

const PLUS_SPEAKER = wordPattern(
  '(?:plus|and) (?:me|myself)|(?:plus|und) (?:ich|mich|mir)|(?:plus|et) moi|(?:mas|y) yo',
);
const WITH_SPEAKER = wordPattern(
  '(?:including|counting) (?:you|yourself)|(?:einschliesslich|inklusive) (?:ihnen|ihrer selbst|dir)|(?:sie|sich|dich) (?:selbst )?(?:eingeschlossen|mitgezahlt|eingerechnet)|vous (?:y )?(?:compris|inclus)|toi compris|(?:incluyendo(?:se|te|lo|la)?|inclu(?:ido|ida|yendo)) (?:a )?(?:usted|ti|vos)|contandose|contandote',
);
