import { type Language, detectLanguage, stemOf, stopWordsOf, wordsOf } from '@insights/language';

/** Closed word classes that tie a question to the one before: conjunctions at its beginning, and pronouns. */
const CONJUNCTIONS: Record<Language, string> = {
  en: 'and but or so also then plus',
  de: 'und aber oder also auch dann',
  fr: 'et mais ou donc aussi alors',
  es: 'y e pero o u entonces también',
};
const PRONOUNS: Record<Language, string> = {
  en: 'they them their theirs it its he him his she her hers this that these those',
  de: 'sie ihnen ihre ihr er ihm ihn es das dies diese dieser dieses davon dafür dagegen darüber',
  fr: 'ils elles leur leurs eux il elle lui ce cela ça ceci ces en y',
  es: 'ellos ellas él ella esto eso estos esos estas esas lo los las les',
};

/** How a question names a new subject for the one before. */
const OPENERS: Record<Language, readonly string[]> = {
  en: ['what about', 'how about', 'what of'],
  de: ['was ist mit', 'wie ist es mit', 'wie sieht es', 'wie steht es'],
  fr: ["qu'en est-il"],
  es: ['qué hay de', 'qué pasa con'],
};

/** A question of so few words is a fragment: "In Berlin?" */
const FRAGMENT_WORDS = 2;
/** A question with more terms of its own stands by itself, whatever pronouns it has. */
const MAX_TIED_TERMS = 4;
/** Terms that are carried over. */
const MAX_CARRIED = 12;

interface Read {
  readonly language: Language;
  readonly words: readonly string[];
  /** Words that mean something by themselves. */
  readonly terms: readonly string[];
}

function read(text: string): Read {
  const language = detectLanguage(text) ?? 'en';
  const words = wordsOf(text);
  const stop = stopWordsOf(language);
  const ties = new Set(`${CONJUNCTIONS[language]} ${PRONOUNS[language]}`.split(' '));
  return { language, words, terms: words.filter((word) => !stop.has(word) && !ties.has(word)) };
}

function isFollowUp({ language, words, terms }: Read): boolean {
  if (terms.length === 0 || words.length <= FRAGMENT_WORDS) return true;
  if (terms.length > MAX_TIED_TERMS) return false;
  const pronouns = new Set(PRONOUNS[language].split(' '));
  const beginning = `${words.slice(0, 5).join(' ')} `;
  return (
    CONJUNCTIONS[language].split(' ').includes(words[0] ?? '') ||
    OPENERS[language].some((opener) => beginning.startsWith(`${opener} `)) ||
    words.some((word) => pronouns.has(word))
  );
}

/**
 * What to search for: the question and, if it only makes sense after the ones before ("And in Berlin?"), the terms of the last one that
 * stands by itself. `earlier`: newest first.
 */
export function promptOf(question: string, earlier: readonly string[]): string {
  const asked = read(question);
  if (!isFollowUp(asked)) return question;
  const before = earlier.map(read);
  const base = before.find((each) => !isFollowUp(each)) ?? before.at(-1);
  if (!base) return question;
  const own = new Set(asked.terms.map((term) => stemOf(term, base.language)));
  const carried = [...new Set(base.terms)].filter((term) => !own.has(stemOf(term, base.language)));
  return [question, ...carried.slice(0, MAX_CARRIED)].join(' ');
}
