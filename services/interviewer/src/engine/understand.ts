import { lexiconOf } from './lexicon/index.ts';
import { ASIDES, INTENTS } from './lexicon/lexicon.ts';
import type { Aside, Intent, Lexicon } from './lexicon/lexicon.ts';
import { has, plain } from '@insights/answers';

/** What a message is: a request about the interview, a question to the interviewer, or an answer. */
export type Meaning =
  | { kind: 'intent'; intent: Intent }
  | { kind: 'aside'; aside: Aside }
  | { kind: 'answer' }
  /** About the interview itself, or an order; see `signs.ts`. */
  | { kind: 'wish' };

/** What an answer contains. */
export interface Substance {
  words: number;
  vague: boolean;
  cause: boolean;
}

/** In a longer message, the words of a request are part of a story. */
const REQUEST_WORDS = 14;
const ASIDE_WORDS = 20;
/** A longer message with "I don't know" in it is an answer. */
const UNSURE_WORDS = 7;

/** A longer answer is not vague because of one word in it. */
const VAGUE_WORDS = 10;

/** Requests that a negator cancels: "I don't want to stop". */
const DENIABLE: readonly Intent[] = ['stop', 'pause', 'skip'];

export function meaningOf(text: string, lexicon: Lexicon): Meaning {
  // "Yesss", "siiii"
  const said = plain(text).replaceAll(/(\p{L})\1{2,}/gu, '$1');
  const count = said.split(' ').length;
  const asks = text.includes('?');
  const core = bare(said, lexicon);
  const parts = text
    .split(/[.,;!?]+/)
    .map(plain)
    .filter(Boolean);
  const whole = INTENTS.find((intent) => {
    const pattern = lexicon.match.whole[intent];
    return has(pattern, said) || has(pattern, core) || (parts.length > 0 && parts.every((part) => has(pattern, part)));
  });
  // "And then" announces more, even where the words for it also mean "later".
  const goesOn = whole === 'pause' && count > 1 && soundsUnfinished(text, lexicon.language);
  if (whole !== undefined && !goesOn) return { kind: 'intent', intent: whole };
  if (count > ASIDE_WORDS) return { kind: 'answer' };
  const aside = ASIDES.find((name) => {
    // Without a question mark only a message that begins as a question is one: "nobody says who reads it" is an answer.
    const at = said.search(lexicon.match.asides[name]);
    return at >= 0 && (asks || (at === 0 && name !== 'opinion'));
  });
  if (aside !== undefined && aside !== 'opinion') return { kind: 'aside', aside };
  const within = INTENTS.find((intent) => {
    const pattern = lexicon.match.within[intent];
    const few = count <= (intent === 'dont_know' ? UNSURE_WORDS : REQUEST_WORDS);
    if (pattern === undefined || !few) return false;
    return DENIABLE.includes(intent) ? occursPlain(said, pattern, lexicon.match.negators) : has(pattern, said);
  });
  if (within !== undefined) return { kind: 'intent', intent: within };
  if (aside !== undefined) return { kind: 'aside', aside };
  if (!asks || !text.trim().endsWith('?') || count > REQUEST_WORDS || /[.!]\s/.test(text)) return { kind: 'answer' };
  // A few words ("by phone?") ask about the question; a whole question may ask about anything.
  return has(lexicon.listening.questions, said)
    ? { kind: 'aside', aside: 'unknown' }
    : { kind: 'intent', intent: 'clarify' };
}

/** Requests that short messages in another language than the interview's are understood as. */
const PLAIN_REQUESTS: readonly Intent[] = ['stop', 'pause', 'skip', 'clarify', 'dont_know', 'nothing', 'affirm'];
const PLAIN_WORDS = 4;

/** The request that a short message in one of these languages makes with the whole of its words; null if none. */
export function plainRequestIn(text: string, lexicons: readonly Lexicon[]): Intent | null {
  const said = plain(text);
  if (said === '' || said.split(' ').length > PLAIN_WORDS) return null;
  const parts = text
    .split(/[.,;!?]+/)
    .map(plain)
    .filter(Boolean);
  for (const { match } of lexicons) {
    const found = PLAIN_REQUESTS.find((intent) => {
      const pattern = match.whole[intent];
      const within = said.includes(' ') ? match.within[intent] : undefined;
      return (
        has(pattern, said) || parts.every((part) => has(pattern, part)) || (within !== undefined && has(within, said))
      );
    });
    if (found !== undefined) return found;
  }
  return null;
}

/** The message without "please", "well", "can we" …; unchanged if nothing else is left. */
function bare(said: string, { match }: Lexicon): string {
  const rest = said.replaceAll(match.softeners, ' ').replaceAll(/\s+/g, ' ').trim();
  return rest === '' ? said : rest;
}

export function substanceOf(text: string, { match }: Lexicon): Substance {
  const said = plain(text);
  const words = said.split(' ').filter(Boolean).length;
  return {
    words,
    vague: has(match.hedge, said) && words <= VAGUE_WORDS,
    cause: has(match.cause, said),
  };
}

/** More than two words that may hold a negator take up. */
const NEAR_CHARACTERS = 60;

/** Whether a pattern occurs without a negator one or two words before it. */
export function occursPlain(said: string, pattern: RegExp, negators: RegExp): boolean {
  return [...said.matchAll(pattern)].some(({ index }) => {
    const before = said
      .slice(Math.max(0, index - NEAR_CHARACTERS), index)
      .trim()
      .split(' ')
      .slice(-2)
      .join(' ');
    return !has(negators, before);
  });
}

const OPEN_END = /(?:[,;:–—-]|\.\.\.|…)\s*$/u;
const CLOSED_END = /[.!?]["'”’»)]*\s*$/u;

/** So much of a message's end tells. */
const END_CHARACTERS = 200;

/** Whether a message ends in the middle: with a comma, three dots or a word such as "and" or "because". */
export function soundsUnfinished(text: string, language: string): boolean {
  if (OPEN_END.test(text)) return true;
  if (CLOSED_END.test(text)) return false;
  const said = plain(text.slice(-END_CHARACTERS));
  const { unfinished } = lexiconOf(language).listening;
  return [...said.matchAll(unfinished)].some((hit) => hit.index + hit[0].length === said.length);
}
