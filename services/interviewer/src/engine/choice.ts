import type { Lexicon } from './lexicon/lexicon.ts';
import { akin, has, plain, wordsOf } from './text.ts';

export type ChoiceAnswer = { kind: 'one'; option: string } | { kind: 'several'; options: string[] } | { kind: 'none' };

/**
 * The option that an answer selects: by its whole text, by its position ("the second", "b"), or by words that no other option
 * has. A word right after a negator does not count.
 */
export function matchChoice(text: string, options: readonly string[], lexicon: Lexicon): ChoiceAnswer {
  const said = plain(text);
  if (said === '' || has(lexicon.match.both, said)) return { kind: 'none' };
  const verbatim = options.filter(
    (option) => ` ${said} `.includes(` ${plain(option)} `) && !denied(said, plain(option), lexicon),
  );
  const longest = verbatim.filter(
    (option) => !verbatim.some((other) => other !== option && plain(other).includes(plain(option))),
  );
  if (longest.length > 0) return settle(longest);
  const atPosition = byPosition(said, options, lexicon);
  return atPosition === null ? byWords(said, options, lexicon) : { kind: 'one', option: atPosition };
}

const settle = (options: string[]): ChoiceAnswer => {
  const [only] = options;
  if (only === undefined) return { kind: 'none' };
  return options.length === 1 ? { kind: 'one', option: only } : { kind: 'several', options };
};

function byPosition(said: string, options: readonly string[], { language, patterns, match }: Lexicon): string | null {
  const words = said.split(' ');
  if (words.length > 4) return null;
  const letter = words.length === 1 && /^[a-h]$/.test(said) ? said.charCodeAt(0) - 97 : -1;
  const digit = /^\d$/.test(said) ? Number(said) - 1 : -1;
  const named = patterns.ordinals.findIndex((name) => words.some((word) => akin(word, plain(name), language)));
  const last = named === patterns.ordinals.length - 1 ? options.length - 1 : named;
  if (letter < 0 && digit < 0 && named >= 0 && has(match.negators, said)) return null;
  return options[Math.max(letter, digit, last)] ?? null;
}

function byWords(said: string, options: readonly string[], lexicon: Lexicon): ChoiceAnswer {
  const telling = options.map((option) => wordsOf(option).filter((word) => !has(lexicon.match.common, word)));
  const words = said.split(' ').filter((word) => !denied(said, word, lexicon));
  const scores = telling.map((own, index) => {
    const others = telling.filter((_words, other) => other !== index).flat();
    const apart = own.filter((word) => !others.some((other) => akin(other, word, lexicon.language)));
    const hits = apart.filter((word) =>
      words.some((spoken) => akin(spoken, word, lexicon.language) || shortened(spoken, word)),
    ).length;
    return apart.length === 0 ? 0 : hits;
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? { kind: 'none' } : settle(options.filter((_option, index) => scores[index] === best));
}

/** "bus" for "autobús". */
const shortened = (spoken: string, word: string): boolean =>
  spoken.length >= 3 && word.length <= 8 && word.endsWith(spoken);

function denied(said: string, words: string, { match }: Lexicon): boolean {
  const start = ` ${said} `.indexOf(` ${words} `);
  if (start <= 0) return false;
  const [last = '', previous = ''] = said.slice(0, start).trim().split(' ').toReversed();
  return has(match.negators, last) || (has(match.common, last) && has(match.negators, previous));
}

/** "a, b or c"; common words and phrases start in lower case. */
export function listed(options: readonly string[], lexicon: Lexicon): string {
  const inner = options.map((option) => uncapital(option, lexicon));
  const last = inner.at(-1) ?? '';
  if (inner.length < 2) return last;
  const comma = lexicon.language === 'en' && inner.length > 2 ? ',' : '';
  return `${inner.slice(0, -1).join(', ')}${comma} ${lexicon.phrases.or} ${last}`;
}

/** Lower-cases the first letter of a common word, and of a phrase except in German. Names and German nouns keep their capital. */
function uncapital(option: string, { language, match }: Lexicon): string {
  const first = plain(option).split(' ')[0] ?? '';
  const known = [match.common, match.frequency, match.absolute, match.hedge, match.negators, match.fillers];
  const phrase = language !== 'de' && /^\p{Lu}\p{Ll}*\s\p{Ll}/u.test(option);
  const common = known.some((pattern) => first.replace(pattern, '') === '');
  return phrase || common ? option.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : option;
}
