import { type Language, stemOf } from '@insights/language';
import { akin, has, plain, plainWordsOf } from './text.ts';
import { answerWordsOf } from './words.ts';
import type { AnswerWords } from './words.ts';

export type ChoiceAnswer = { kind: 'one'; option: string } | { kind: 'several'; options: string[] } | { kind: 'none' };

/** Longer texts are read up to here. */
const MAX_CHARACTERS = 2_000;

/**
 * The option that an answer selects: by its whole text, by its position ("the second", "b"), by a yes or no, or by words that
 * no other option has. A denied word does not count, and a correction ("no wait, I meant …") replaces what came before it.
 */
export function matchChoice(text: string, options: readonly string[], language: Language): ChoiceAnswer {
  const said = plain(text.slice(0, MAX_CHARACTERS));
  const words = answerWordsOf(language);
  const last = [...said.matchAll(words.correction)].at(-1);
  const corrected = last && match(said.slice(last.index + last[0].length).trim(), options, language);
  return corrected === undefined || corrected.kind === 'none' ? match(said, options, language) : corrected;
}

function match(said: string, options: readonly string[], language: Language): ChoiceAnswer {
  const words = answerWordsOf(language);
  const verbatim = options.filter((option) => {
    const name = plain(option);
    return name !== '' && ` ${said} `.includes(` ${name} `) && !isDenied(said, name, words);
  });
  const longest = verbatim.filter(
    (option) => !verbatim.some((other) => other !== option && plain(other).includes(plain(option))),
  );
  const [only] = longest;
  // "No, all the time": the shorter option may be a mere "no" in front of the real one.
  if (only !== undefined && longest.length === 1) return { kind: 'one', option: only };
  if (said === '' || has(words.undecided, said)) return longest.length > 1 ? settle(longest) : { kind: 'none' };
  if (longest.length > 0) return settle(longest);
  const placed = byPosition(said, options, language) ?? byYesOrNo(said, options, words);
  return placed === null ? byWords(said, options, language) : { kind: 'one', option: placed };
}

const settle = (options: string[]): ChoiceAnswer => {
  const [only] = options;
  if (only === undefined) return { kind: 'none' };
  return options.length === 1 ? { kind: 'one', option: only } : { kind: 'several', options };
};

function byPosition(said: string, options: readonly string[], language: Language): string | null {
  const { ordinals, negators } = answerWordsOf(language);
  const words = said.split(' ');
  if (words.length > 4) return null;
  const letter = words.length === 1 && /^[a-h]$/.test(said) ? said.charCodeAt(0) - 97 : -1;
  const digit = /^\d$/.test(said) ? Number(said) - 1 : -1;
  const named = ordinals.findIndex((name) => words.some((word) => akin(word, plain(name), language)));
  const last = named === ordinals.length - 1 ? options.length - 1 : named;
  if (letter < 0 && digit < 0 && named >= 0 && has(negators, said)) return null;
  return options[Math.max(letter, digit, last)] ?? null;
}

/** "Yeah, sure" for "Yes" and "nope" for "No", if exactly one option begins like that. */
function byYesOrNo(said: string, options: readonly string[], { yes, no }: AnswerWords): string | null {
  for (const pattern of [yes, no]) {
    if (said.search(pattern) !== 0) continue;
    const [only, ...others] = options.filter((option) => plain(option).search(pattern) === 0);
    if (only !== undefined && others.length === 0) return only;
  }
  return null;
}

function byWords(said: string, options: readonly string[], language: Language): ChoiceAnswer {
  const words = answerWordsOf(language);
  const telling = options.map((option) => plainWordsOf(option).filter((word) => !has(words.common, word)));
  const spoken = said.split(' ').filter((word) => !has(words.common, word) && !isDenied(said, word, words));
  const stems = new Set(spoken.map((word) => stemOf(word, language)));
  // Looked up by stem: comparing every word of 50 long options with every other took seconds.
  const byStem = telling.map((own) => new Map(own.map((word) => [stemOf(word, language), word])));
  const optionsWith = countEach(byStem.flatMap((own) => [...own.keys()]));
  const scores = byStem.map(
    (own) =>
      [...own].filter(
        ([stem, word]) =>
          optionsWith.get(stem) === 1 && (stems.has(stem) || spoken.some((one) => isShortFor(one, word))),
      ).length,
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? { kind: 'none' } : settle(options.filter((_option, index) => scores[index] === best));
}

function countEach(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** "bus" for "autobús". */
const isShortFor = (spoken: string, word: string): boolean =>
  spoken.length >= 3 && word.length <= 8 && word.endsWith(spoken);

function isDenied(said: string, name: string, { common, negators }: AnswerWords): boolean {
  const start = ` ${said} `.indexOf(` ${name} `);
  if (start <= 0) return false;
  const [last = '', previous = ''] = said.slice(0, start).trim().split(' ').toReversed();
  return has(negators, last) || (has(common, last) && has(negators, previous));
}
