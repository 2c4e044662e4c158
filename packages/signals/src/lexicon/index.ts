import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import type { Lexicon } from './lexicon.ts';

/** Every message is read by the rules of every language: people in distress fall back on their own. */
export const LEXICONS: readonly Lexicon[] = [english, german, french, spanish];
