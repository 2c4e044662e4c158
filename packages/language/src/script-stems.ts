import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as russian } from '@orama/stemmers/russian';

/** Snowball's stemmers of languages whose script tells them apart from the supported ones. Related languages share one. */
const STEMMERS: readonly (readonly [RegExp, (word: string) => string])[] = [
  [/^\p{sc=Cyrillic}/u, russian],
  [/^\p{sc=Arabic}/u, arabic],
  [/^\p{sc=Greek}/u, greek],
];
const MARKS = /\p{M}/gu;
/** Latin letters are below. */
const OTHERS_FROM = 0x3_70;

/** The stem of a word in another script than Latin, without accents; the word itself if there is no stemmer for it. Null for a word in Latin letters. */
export function stemByScript(word: string): string | null {
  if (word.charCodeAt(0) < OTHERS_FROM) return null;
  const stemmer = STEMMERS.find(([script]) => script.test(word))?.[1];
  return stemmer === undefined ? word : stemmer(word.normalize('NFC')).normalize('NFD').replaceAll(MARKS, '');
}
