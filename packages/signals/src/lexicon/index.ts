import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { type Lexicon, compile } from './lexicon.ts';

let compiled: readonly Lexicon[] | undefined;

/**
 * Every message is read by the rules of every language: people in distress fall back on their own. They are compiled when they are first needed,
 * because a process that only passes signs on has no use for them.
 */
export const lexicons = (): readonly Lexicon[] =>
  (compiled ??= [english, german, french, spanish].map((source) => compile(source)));
