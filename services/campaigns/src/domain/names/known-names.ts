import { accountsOf } from './accounts.ts';
import type { LanguageWords } from './common-words.ts';
import { inflectedFormsOf, pluralsOf, stemsOfName } from './endings.ts';
import { SPACED, UNSPACED, charactersOf, fold, runsOf, transcribe } from './fold.ts';
import { MAX_UNSPACED, type NameTable, NameTableBuilder } from './name-table.ts';
import { type NameWord, hasCase, initialOf, wordsIn, wordsInAccount } from './name-words.ts';
import { INITIAL, MAX_WORDS, RULES, STEM } from './rules.ts';

/** All current and former names and addresses of a person. */
export interface KnownPerson {
  readonly names: readonly string[];
  readonly emails: readonly string[];
}

/** Initials that this many people share identify nobody. */
const TOO_MANY = 3;
/** Forms of several words are made of the first words of a name only. The words after them are masked one by one. */
const MAX_SEQUENCED = 12;
/** Shorter words of an address are initials and abbreviations. */
const MIN_NAME = 3;
/** Shorter words that are joined look like ordinary ones. */
const MIN_JOINED = 5;
/** In shorter words two vowels are rarely an umlaut ("Joel"). */
const UMLAUT_LETTERS = 6;
/**
 * The forms in which names may occur in a text. The number of forms grows with the number of different words in all names: at most
 * `MAX_SEQUENCED` × `MAX_WORDS` for a name and some hundred for its accounts, and a few for each further word.
 */
export function tableOf(people: readonly KnownPerson[], words: LanguageWords): NameTable {
  const forms = new Forms(words);
  for (const person of people) forms.addPerson(person);
  return forms.build();
}

class Forms {
  readonly #table = new NameTableBuilder();
  readonly #words: LanguageWords;
  /** The initials of each name that was added. Many people may have the same name. */
  readonly #added = new Map<string, ReadonlySet<string>>();
  readonly #initials = new Map<string, number>();

  constructor(words: LanguageWords) {
    this.#words = words;
  }

  build(): NameTable {
    for (const [initials, count] of this.#initials) {
      if (count < TOO_MANY && !this.#words.isCommon(initials)) this.#table.add([initials], RULES.capitals);
    }
    return this.#table.build();
  }

  addPerson({ names, emails }: KnownPerson): void {
    const initials = new Set<string>();
    for (const name of names) for (const each of this.#initialsOf(name)) initials.add(each);
    for (const email of emails) this.#addEmail(email, names, initials);
    for (const each of initials) this.#initials.set(each, (this.#initials.get(each) ?? 0) + 1);
  }

  #initialsOf(name: string): ReadonlySet<string> {
    const known = this.#added.get(name);
    if (known) return known;
    const initials = new Set<string>();
    this.#added.set(name, initials);
    for (const words of this.#variantsOf(name)) this.#addName(words, initials);
    return initials;
  }

  /** The words of a name as they are written with and without umlauts. */
  #variantsOf(name: string): NameWord[][] {
    const folded = wordsIn(name, fold);
    const variants = [folded, wordsIn(name, transcribe), folded.map((word) => this.#withoutUmlaut(word))];
    return [...new Map(variants.map((words) => [words.map((word) => word.folded).join(' '), words])).values()];
  }

  /** "mueller" as "muller", because somebody named Mueller may be written "Müller". */
  #withoutUmlaut(word: NameWord): NameWord {
    const folded = word.folded.replace(/([aou])e|aa/g, (both: string, vowel?: string) => vowel ?? both.charAt(0));
    const isOther = word.folded.length >= UMLAUT_LETTERS && !this.#words.isListed(folded);
    return isOther ? { ...word, folded } : word;
  }

  #addName(words: readonly NameWord[], initials: Set<string>): void {
    for (const word of words) if (word.kind === UNSPACED) this.#addUnspaced(word.folded);
    const spaced = words.filter(({ kind }) => kind === SPACED);
    const identifying = spaced.filter(({ isParticle }) => !isParticle);
    for (const word of identifying) this.#addWord(word);
    this.#addSequences(spaced.slice(0, MAX_SEQUENCED));
    this.#addAccounts(spaced);
    this.#addInitials(identifying.slice(0, MAX_WORDS), initials);
  }

  #addWord({ folded, isWhole }: NameWord): void {
    if (folded.length < (isWhole ? 2 : 3)) return;
    const rules = this.#ruleOf(folded) | this.#inflectionOf(folded);
    this.#table.add([folded], rules);
    for (const plural of pluralsOf(folded, this.#words.code)) this.#addMade(plural, rules);
    const isCommon = this.#words.isCommon(folded);
    for (const stem of stemsOfName(folded)) {
      this.#table.add([STEM + stem], isCommon ? RULES.inflectedInside : RULES.inflected, STEM);
    }
  }

  /** A script without capitals writes a name like the word. Its shortest words are in too many sentences. */
  #ruleOf(word: string): number {
    const isOther = this.#words.isCommon(word) && (hasCase(word) || word.length < 3);
    return isOther ? RULES.capital : RULES.any;
  }

  /** The shorter a name, the more often it is the beginning of another word. */
  #inflectionOf(word: string): number {
    const { isCommon, isListed } = this.#words;
    const forms = inflectedFormsOf(word);
    if (!hasCase(word)) return isCommon(word) ? 0 : RULES.inflected;
    if (isCommon(word)) return forms.some(isListed) ? RULES.inflectedInside : RULES.inflectedCapital;
    if (forms.some(isCommon) || word.length < 3) return RULES.inflectedInside;
    return word.length === 3 ? RULES.inflectedCapital : RULES.inflected;
  }

  /** Consecutive words ("van der Berg", "O'Brien"), also written as one ("Annalena", "vandenberg"). */
  #addSequences(words: readonly NameWord[]): void {
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 2; end <= Math.min(words.length, start + MAX_WORDS); end += 1) {
        const each = words.slice(start, end);
        if (each.every(({ isParticle }) => isParticle)) continue;
        const folded = each.map((word) => word.folded);
        this.#addSequence(folded);
        if (folded.join('').length >= MIN_JOINED) this.#addMade(folded.join(''), RULES.any | RULES.inflected);
      }
    }
  }

  #addSequence(words: readonly string[]): void {
    const isPlain = words.every((word) => word.length === 1 || (this.#words.isCommon(word) && hasCase(word)));
    const rules = isPlain ? RULES.capital | RULES.inflectedCapital : RULES.any | RULES.inflected;
    this.#table.add(words, rules);
  }

  /** What accounts may be called after somebody. */
  #addAccounts(words: readonly NameWord[]): void {
    for (const { words: form, rules, isJoined } of accountsOf(words)) {
      if (isJoined) this.#addMade(form[0] ?? '', rules);
      else this.#table.add(form, rules, INITIAL);
    }
    const identifying = words.filter(({ isParticle }) => !isParticle);
    const [first, last] = [identifying[0], identifying.at(-1)];
    if (first && last && identifying.length > 2) this.#addSequence([first.folded, last.folded]);
  }

  /** A word that is made of a name, unless it is a word of the language ("train" of "Tom Rain"). */
  #addMade(word: string, rules: number): void {
    const { isCommon, isListed } = this.#words;
    if (!isCommon(word) && !isListed(word)) this.#table.add([word], rules);
  }

  /** "Z. Q." and "Z.Q."; `build` adds "ZQ" unless too many people share it. A name that consists of initials matches in both forms. */
  #addInitials(words: readonly NameWord[], initials: Set<string>): void {
    if (words.length < 2) return;
    const all = words.map(({ folded }) => initialOf(folded));
    for (const letters of words.length > 2 ? [all, [all[0] ?? '', all.at(-1) ?? '']] : [all]) {
      this.#table.add(letters.map(asInitial), RULES.dotted, INITIAL);
      initials.add(letters.join(''));
    }
    if (!words.every(({ folded }) => folded.length === 1)) return;
    this.#table.add(all.map(asInitial), RULES.capital, INITIAL);
    this.#table.add([all.join('')], RULES.capitals);
  }

  /** The name and its likely family and given name. Parts of one character are skipped, because they would match too much else. */
  #addUnspaced(folded: string): void {
    const letters = charactersOf(folded);
    if (letters.length < 2) return;
    for (const part of partsOf(letters, MAX_UNSPACED)) this.#table.addUnspaced(part.join(''), RULES.any);
    if (letters.length < 3 || letters.length > 4 || !/^[\p{sc=Han}\p{sc=Hangul}]+$/u.test(folded)) return;
    const given = letters.slice(letters.length === 3 ? 1 : 2).join('');
    const family = letters.slice(0, 2).join('');
    for (const part of [given, family]) {
      if (!this.#words.isCommon(part)) this.#table.addUnspaced(part, RULES.any);
    }
  }

  /** The address, and its local part if it contains a name, or if no name is known and it is not a common word ("info"). */
  #addEmail(email: string, names: readonly string[], initials: Set<string>): void {
    const address = runsOf(email).map(({ folded }) => folded);
    if (address.length > 1) {
      this.#addAddress(address);
      // As one word, the form that tagging produces.
      this.#table.add([address.join('')], RULES.any);
    }
    const local = localPartOf(email);
    const words = runsOf(local).map(({ folded }) => folded);
    const [only] = words;
    const known = names.flatMap((name) => runsOf(name)).filter(({ folded }) => folded.length > 2);
    const containsName = known.some(({ folded }) => words.some((word) => word.includes(folded)));
    if (known.length === 0) this.#addAddressee(local, initials);
    const isIdentifying = known.length === 0 && !(words.length === 1 && this.#words.isCommon(only ?? ''));
    if (only === undefined || local.length < 2 || !(containsName || isIdentifying)) return;
    if (containsName && words.length === 1 && known.some(({ folded }) => folded === only)) return;
    if (words.length === 1) this.#table.add(words, RULES.any);
    else this.#addAddress(words);
  }

  /** Somebody of whom the address alone is known. Where all words are common ones ("sales.team"), they are no name one by one. */
  #addAddressee(local: string, initials: Set<string>): void {
    const words = wordsInAccount(local);
    const isName = words.some(({ folded }) => folded.length >= MIN_NAME && !this.#words.isCommon(folded));
    for (const each of [words, words.map((word) => this.#withoutUmlaut(word))]) {
      if (isName) this.#addName(each, initials);
      else {
        this.#addSequences(each.slice(0, MAX_SEQUENCED));
        this.#addAccounts(each);
      }
    }
  }

  #addAddress(words: readonly string[]): void {
    for (const part of partsOf(words, MAX_WORDS)) this.#table.add(part, RULES.address);
  }
}

/** Parts of at most `most` items. The last overlaps the one before it, so that it has as many. */
function partsOf<T>(items: readonly T[], most: number): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start + most < items.length; start += most) parts.push(items.slice(start, start + most));
  return [...parts, items.slice(-most)];
}

const localPartOf = (email: string): string => email.slice(0, Math.max(0, email.lastIndexOf('@')));
const asInitial = (letter: string): string => INITIAL + letter;
