import { fold } from './text.ts';

/** A word, a number in digits or a single punctuation mark. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mark';
  /** Only of numbers. */
  readonly value: number;
  /** Without white space before it. */
  readonly glued: boolean;
  /** It begins with a capital letter. */
  readonly isCapital: boolean;
}

/** Longer texts are read up to here. */
const MAX_CHARACTERS = 2_000;
/** Digits with separators; words, also with digits in them ("7up", "b2b"); marks. Line ends are marks. */
const TOKENS = /\d+(?:[.,]\d+)*(?![\p{L}\p{N}_])|[\p{L}\p{N}_]+(?:'\p{L}+)*|\n|\S/gu;

export function tokensOf(text: string): Token[] {
  const said = fold(text.slice(0, MAX_CHARACTERS).replaceAll(/\p{No}/gu, spelledOut));
  let end = 0;
  return [...said.matchAll(TOKENS)].map(({ 0: spelled, index }) => {
    const token = spelled.toLowerCase();
    const isCapital = /^\p{Lu}/u.test(spelled);
    const glued = index === end && index > 0;
    end = index + spelled.length;
    if (!/[\p{L}\p{N}_]/u.test(token)) return { text: token, kind: 'mark', value: Number.NaN, glued, isCapital };
    const value = valueOf(token);
    return { text: token, kind: Number.isNaN(value) ? 'word' : 'number', value, glued, isCapital };
  });
}

/** "½" as " 1/2 ". Folding would make 71/2 of "7½", and 72 of "7²", which becomes a word. */
function spelledOut(character: string): string {
  const spelled = character.normalize('NFKD');
  return spelled.includes('⁄') ? ` ${spelled.replace('⁄', '/')} ` : '_';
}

/** NaN for what is no number: a date, a version, a code with zeros in front. */
function valueOf(token: string): number {
  if (/^(?:0|[1-9]\d*|0\d)$/.test(token)) return Number(token);
  if (/^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3})+$/.test(token)) return Number(token.replaceAll(/[.,]/g, ''));
  return /^\d+[.,]\d+$/.test(token) ? Number(token.replace(',', '.')) : Number.NaN;
}
