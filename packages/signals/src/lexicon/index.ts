import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { german } from "./de.ts";
import { english } from './en.ts';
import type { Lexicon } from './lexicon.ts';

/** Every message is read by the rules of every language: people in distress fall back on their own. */
export const LEXICONS: readonly Lexicon[] = [english, german, french, spanish];
