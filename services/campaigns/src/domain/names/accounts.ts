import { type NameWord, initialOf } from './name-words.ts';
import { INITIAL, MAX_WORDS, RULES } from './rules.ts';

/** What an account may be called after a name: one word, or words with one character between them. */
export interface AccountForm {
  readonly words: readonly string[];
  readonly rules: number;
  /** Whether it was joined to one word, which may be another word by chance. */
  readonly isJoined: boolean;
}

/** Shorter words with a letter before or after them are other words too often. */
const MIN_SURNAME = 3;
const MIN_GIVEN_NAME = 4;
const MIN_PAIR = 5;
/** Fewer initials identify nobody. */
const MIN_INITIALS = 4;

/**
 * The accounts of a name: each of its words, or several that follow each other, with the initials of those before or after. Which words
 * are surnames is not known. There are 12 of two words, about 100 of four, and 260 of `MAX_WORDS` words.
 */
export function accountsOf(all: readonly NameWord[]): AccountForm[] {
  const words = all.length <= MAX_WORDS ? all : [...all.slice(0, MAX_WORDS - 1), ...all.slice(-1)];
  if (words.length < 2) return [];
  const forms = wholeNames(words);
  for (let start = 0; start < words.length; start += 1) {
    // A surname begins with its first particle and does not end with one.
    if (words[start]?.isParticle && words[start - 1]?.isParticle) continue;
    for (let end = start + 1; end <= words.length; end += 1) {
      if (words[end - 1]?.isParticle || end - start === words.length) continue;
      const [before, core, after] = [words.slice(0, start), words.slice(start, end), words.slice(end)];
      forms.push(...withInitials(before, core, after));
      if (start > 0) forms.push(...withFirst(words[0]?.folded ?? '', joined(core)));
    }
  }
  return forms;
}

/** The whole name as one word, in both orders of two, and its initials. */
function wholeNames(words: readonly NameWord[]): AccountForm[] {
  const names = identifying(words);
  const initials = initialsIn(words);
  return [
    ...bothOrders(names[0]?.folded ?? '', names.at(-1)?.folded ?? ''),
    ...joinedForms([joined(words), joined(names)], RULES.any),
    ...joinedForms(initials.length < MIN_INITIALS ? [] : [initials], RULES.account),
  ];
}

/** The first word with others than the last. Initials and short words would make ordinary words. */
const withFirst = (first: string, other: string): AccountForm[] =>
  first.length > 1 && other.length > 1 && first.length + other.length >= MIN_PAIR ? bothOrders(first, other) : [];

const bothOrders = (one: string, other: string): AccountForm[] => [
  ...joinedForms([one + other, other + one], RULES.any),
  { words: [one, other], rules: RULES.separated, isJoined: false },
  { words: [other, one], rules: RULES.separated, isJoined: false },
];

function withInitials(
  before: readonly NameWord[],
  core: readonly NameWord[],
  after: readonly NameWord[],
): AccountForm[] {
  const name = joined(core);
  if (name.length < (before.length === 0 ? MIN_GIVEN_NAME : MIN_SURNAME)) return separatedForms(before, core, after);
  // "vdberg": particles may be shortened, too.
  const names = [name, core.map(({ folded, isParticle }) => (isParticle ? initialOf(folded) : folded)).join('')];
  const [front, back] = [frontsOf(before), backsOf(after)];
  const sides = [...front, ...(before.length === 0 ? back : [])];
  const both = before.length > 0 && after.length > 0 ? [initialsIn(identifying(before)), front[0] ?? ''] : [];
  return [
    ...joinedForms(
      names.flatMap((each) => [
        ...sides.flatMap((initials) => [initials + each, each + initials]),
        ...both.map((initials) => initials + each + initialsIn(identifying(after))),
      ]),
      RULES.account,
    ),
    ...joinedForms(
      names.slice(1).filter((each) => each !== name),
      RULES.account,
    ),
    ...separatedForms(before, core, after),
  ];
}

/** "a.schmidt", "schmidt_a" and "am.schmidt". "A. Schmidt" and "Anna S." may have a space. */
function separatedForms(
  before: readonly NameWord[],
  core: readonly NameWord[],
  after: readonly NameWord[],
): AccountForm[] {
  const names = core.map(({ folded }) => folded);
  if (core.length === 1 && (names[0] ?? '').length < 2) return [];
  const forms = (initials: string, maySpace: boolean): AccountForm[] => {
    const isOne = initials.length === 1;
    const other = isOne ? INITIAL + initials : initials;
    const rules = RULES.separated | (isOne && maySpace ? RULES.capital : 0);
    return (core.length === 1 ? [names] : [names, [joined(core)]]).flatMap((each) => [
      { words: before.length > 0 ? [other, ...each] : [...each, other], rules, isJoined: false },
      { words: before.length > 0 ? [...each, other] : [other, ...each], rules: RULES.separated, isJoined: false },
    ]);
  };
  if (before.length > 0) return frontsOf(before).flatMap((initials) => forms(initials, after.length === 0));
  return backsOf(after).flatMap((initials) => forms(initials, core.length === 1));
}

/** The initials of words before a surname: of the first, without particles, and of all. */
const frontsOf = (words: readonly NameWord[]): string[] =>
  unique([initialsIn(words.slice(0, 1)), initialsIn(identifying(words)), initialsIn(words)]);

/** The initials of words after a given name: of the last, without particles, and of all. */
const backsOf = (words: readonly NameWord[]): string[] =>
  unique([initialsIn(words.slice(-1)), initialsIn(identifying(words)), initialsIn(words)]);

const joinedForms = (words: readonly string[], rules: number): AccountForm[] =>
  unique(words).map((word) => ({ words: [word], rules, isJoined: true }));

const joined = (words: readonly NameWord[]): string => words.map(({ folded }) => folded).join('');
const initialsIn = (words: readonly NameWord[]): string => words.map(({ folded }) => initialOf(folded)).join('');
const identifying = (words: readonly NameWord[]): NameWord[] => words.filter(({ isParticle }) => !isParticle);
const unique = (words: readonly string[]): string[] => [...new Set(words)].filter((word) => word !== '');
