import { type Span, type Token, negatorsOf, stopWordsOf, termOf, tokensOf } from '@insights/language';
import type { Language } from '@insights/language';
import { type Grammar, grammarOf } from './grammars/index.ts';

const readers = new Map<Language, ClauseReader>();

export function readerOf(language: Language): ClauseReader {
  const known = readers.get(language) ?? new ClauseReader(language);
  readers.set(language, known);
  return known;
}

/** Subject, verb and object of a clause, as tokens. */
export interface Clause {
  readonly subject: readonly Token[];
  /** All that stands between subject and object. */
  readonly predicate: Span;
  /** The verb with its participle and preposition, as tokens and as it is compared. */
  readonly verb: readonly Token[];
  readonly lemma: string;
  readonly isNegated: boolean;
  readonly object: readonly Token[];
  /** The person who speaks is the subject. */
  readonly isOwn: boolean;
  /** It is introduced as an opinion. */
  readonly isOpinion: boolean;
}

const LONGEST_SUBJECT = 7;
const LONGEST_OBJECT = 14;
/** An object of fewer words says little without the relative clause that follows it. */
const SHORT_OBJECT = 4;

/** Reads the clauses of one language. */
export class ClauseReader {
  readonly #grammar: Grammar;
  readonly #language: Language;

  constructor(language: Language) {
    this.#language = language;
    this.#grammar = grammarOf(language);
  }

  /** The fact that a clause states; null if it states none, or not plainly. */
  read(text: string): Clause | null {
    const tokens = tokensOf(text);
    const { at, isOpinion } = this.#opening(tokens);
    if (tokens.some(({ word }) => this.#grammar.uncertain.has(word))) return null;
    const own = this.#ownClause(tokens, at);
    const verb = own ?? this.#verbAfter(text, tokens, at);
    if (verb === null) return null;
    const end = own === null ? this.#subjectEnd(tokens, verb) : at + 1;
    const group = this.#verbGroup(tokens, verb);
    const object = this.#object(text, tokens, group.end);
    if (object === null || this.#grammar.notFacts.has(group.lemma) || this.#isEvent(tokens, verb, group.end))
      return null;
    if (own !== null && this.#grammar.numberedVerbs.has(group.lemma) && (object.length < 2 || !this.#hasNumber(object)))
      return null;
    return {
      subject: tokens.slice(at, end),
      predicate: { start: (tokens[end] ?? tokens[verb])?.start ?? 0, end: object[0]?.start ?? 0 },
      verb: group.verb,
      lemma: group.lemma,
      isNegated: group.isNegated || tokens.slice(end, verb).some(({ word }) => this.#grammar.negators.has(word)),
      object,
      isOwn: own !== null,
      isOpinion,
    };
  }

  /**
   * The clause of a subject, a predicate and an object that somebody else has told apart, as it would be read in them joined by spaces; null if
   * its subject or object names nothing, or its verb states no fact.
   */
  join([subject, predicate, object]: readonly [string, string, string]): Clause | null {
    const tokens = tokensOf(`${subject} ${predicate} ${object}`);
    const at = tokens.findIndex(({ start }) => start > subject.length);
    const to = tokens.findIndex(({ start }) => start > subject.length + 1 + predicate.length);
    const group = this.#verbGroup(tokens, this.#verbIn(tokens.slice(0, to), at));
    const rest = tokens.slice(Math.max(group.end, to));
    const words = tokens.slice(0, at);
    const isOwn = words.every(({ word }) => this.#grammar.speakers.has(word));
    if ((!isOwn && !this.#isNaming(words)) || rest.length === 0 || !this.#isTelling(rest)) return null;
    const lemma = this.#lemmaOf(tokens.slice(at, to), group);
    if (this.#grammar.notFacts.has(group.lemma)) return null;
    return {
      subject: words,
      predicate: { start: tokens[at]?.start ?? 0, end: rest[0]?.start ?? 0 },
      verb: group.verb,
      lemma,
      isNegated: group.isNegated || tokens.slice(0, to).some(({ word }) => this.#negates(word)),
      object: rest,
      isOwn,
      isOpinion: false,
    };
  }

  /** The first known verb of a predicate, or its first word that could be one. */
  #verbIn(tokens: readonly Token[], from: number): number {
    const { verbs, adverbs } = this.#grammar;
    const indexOf = (isVerb: (word: string) => boolean): number =>
      tokens.findIndex(({ word }, at) => at >= from && isVerb(word));
    const known = indexOf((word) => verbs.has(word));
    const other = indexOf((word) => !this.#negates(word) && !adverbs.has(word) && !AUXILIARIES.has(word));
    return known !== -1 ? known : Math.max(from, other);
  }

  /** Has a word that says what is meant: no pronoun, number or "the point". */
  #isNaming(words: readonly Token[]): boolean {
    const { vague, numbers } = this.#grammar;
    const stop = stopWordsOf(this.#language);
    return words.some(({ word }) => !stop.has(word) && !vague.has(word) && !numbers.has(word) && /\p{L}/u.test(word));
  }

  #negates(word: string): boolean {
    return this.#grammar.negators.has(word) || negatorsOf(this.#language).has(word);
  }

  /** The verb with the other words of a predicate: "wants to use" is compared with itself, not with "uses". */
  #lemmaOf(predicate: readonly Token[], group: { verb: readonly Token[]; lemma: string }): string {
    const { verbs, adverbs, determiners } = this.#grammar;
    const others = predicate.filter((token) => !group.verb.includes(token)).map(({ word }) => word);
    const added = others.filter(
      (word) => !this.#negates(word) && !adverbs.has(word) && !determiners.has(word) && !AUXILIARIES.has(word),
    );
    return [group.lemma, ...added.map((word) => verbs.get(word) ?? termOf(word, this.#language))].join('_');
  }

  /** Skips words that say nothing and "I think". */
  #opening(tokens: readonly Token[]): { at: number; isOpinion: boolean } {
    const { openers, opinions } = this.#grammar;
    let at = 0;
    while (openers.has(tokens[at]?.word ?? '')) at += 1;
    const rest = tokens
      .slice(at, at + 4)
      .map(({ word }) => word)
      .join(' ');
    const opinion = opinions.find((each) => rest === each || rest.startsWith(`${each} `));
    if (opinion === undefined) return { at, isOpinion: false };
    return { at: at + opinion.split(' ').length, isOpinion: true };
  }

  /** "We use …": the place of the verb. */
  #ownClause(tokens: readonly Token[], at: number): number | null {
    const { speakers, speakerVerbs, ownForms, verbs, adverbs, negators } = this.#grammar;
    if (ownForms.has(tokens[at]?.word ?? '')) return at;
    if (!speakers.has(tokens[at]?.word ?? '')) return null;
    let verb = at + 1;
    while (adverbs.has(tokens[verb]?.word ?? '') || negators.has(tokens[verb]?.word ?? '')) verb += 1;
    return speakerVerbs.has(verbs.get(tokens[verb]?.word ?? '') ?? '') ? verb : null;
  }

  /** The first verb that follows a noun phrase. */
  #verbAfter(text: string, tokens: readonly Token[], from: number): number | null {
    const { verbs } = this.#grammar;
    const last = Math.min(tokens.length - 2, from + LONGEST_SUBJECT);
    for (let at = from + 1; at <= last; at += 1) {
      const word = tokens[at]?.word ?? '';
      if (!verbs.has(word) || verbs.has(tokens[at + 1]?.word ?? '')) continue;
      const end = this.#subjectEnd(tokens, at);
      if (this.#isOneOfSeveral(word, tokens.slice(from, end))) continue;
      if (this.#isNounPhrase(text, tokens.slice(from, end)) && this.#agrees(tokens[end - 1]?.word ?? '', word))
        return at;
    }
    return null;
  }

  /** Adverbs and negators before the verb do not belong to the subject. */
  #subjectEnd(tokens: readonly Token[], verb: number): number {
    const { adverbs, negators } = this.#grammar;
    let end = verb;
    while (end > 0 && (adverbs.has(tokens[end - 1]?.word ?? '') || negators.has(tokens[end - 1]?.word ?? ''))) end -= 1;
    return end;
  }

  /** "The book and its author was": the verb belongs to something else. */
  #isOneOfSeveral(verb: string, subject: readonly Token[]): boolean {
    return this.#language === 'en' && /^(?:is|was|has)$/.test(verb) && subject.some(({ word }) => word === 'and');
  }

  /** "Customer support team" has no verb: the plural form of an English verb follows a plural noun. */
  #agrees(noun: string, verb: string): boolean {
    const { verbs, being } = this.#grammar;
    if (this.#language !== 'en' || being.has(verb) || verbs.get(verb) !== verb) return true;
    return (noun.endsWith('s') && !noun.endsWith("'s")) || PLURALS.has(noun) || PAST.has(verb);
  }

  #isNounPhrase(text: string, tokens: readonly Token[]): boolean {
    const { determiners, ownDeterminers, notInSubject, inSubject, being, vague, pointing } = this.#grammar;
    const [first] = tokens;
    if (first === undefined || hasPunctuation(text, tokens)) return false;
    const isDetermined = determiners.has(first.word) || ownDeterminers.has(first.word);
    const rest = isDetermined ? tokens.slice(1) : tokens;
    const isContent = ({ word }: Token): boolean =>
      !stopWordsOf(this.#language).has(word) && !/^\p{N}+$/u.test(word) && word.length > 1;
    const last = rest.at(-1);
    if (last === undefined || !isContent(last) || rest[0] === undefined || inSubject.has(rest[0].word)) return false;
    if (
      rest.some(
        ({ word }) => notInSubject.has(word) || being.has(word) || (determiners.has(word) && pointing.has(word)),
      )
    )
      return false;
    if (pointing.has(first.word) && determiners.has(rest[0].word)) return false;
    if (this.#language === 'en' && last.word.endsWith('ed') && !NOUNS_IN_ED.has(last.word)) return false;
    if (rest.some(({ word }) => /^\p{Ll}$/u.test(word) && !inSubject.has(word))) return false;
    if (rest.every(({ word }) => vague.has(word) || this.#grammar.numbers.has(word))) return false;
    const isName = (token: Token): boolean => /^\p{Lu}/u.test(text.slice(token.start, token.end));
    if (this.#language === 'de') return rest.some((token) => isName(token) && isContent(token));
    return isDetermined || rest.every((token) => isContent(token) || inSubject.has(token.word) || isName(token));
  }

  /** The verb with what belongs to it: adverbs are passed over, a participle and a preposition are included. */
  #verbGroup(tokens: readonly Token[], at: number) {
    const { verbs, being, participles, particles, adverbs, negators } = this.#grammar;
    const first = tokens[at];
    const word = first?.word ?? '';
    let lemma = verbs.get(word) ?? termOf(word, this.#language);
    let end = at + 1;
    let isNegated = negators.has(word) || negators.has(tokens[at - 1]?.word ?? '');
    const isAdverb = (each: string): boolean => adverbs.has(each) || (this.#language === 'en' && each.endsWith('ly'));
    const skip = (): void => {
      for (; end < tokens.length - 1; end += 1) {
        const each = tokens[end]?.word ?? '';
        if (!isAdverb(each) && !negators.has(each)) return;
        isNegated ||= negators.has(each);
      }
    };
    skip();
    const verb = first ? [first] : [];
    const isForm = (form: string): boolean =>
      participles.has(form) || (this.#language === 'en' && /[^e]ed$/.test(form));
    const next = tokens[end];
    if (next && being.has(word) && isForm(next.word) && end < tokens.length - 1) {
      if (!PLACED.has(next.word)) lemma = `${lemma}_${next.word}`;
      verb.push(next);
      end += 1;
      skip();
    }
    const particle = tokens[end];
    if (particle && particles.has(particle.word) && end < tokens.length - 1) {
      lemma = `${lemma}_${particle.word}`;
      verb.push(particle);
      end += 1;
    }
    return { verb, lemma, end, isNegated };
  }

  #object(text: string, tokens: readonly Token[], from: number): Token[] | null {
    const { clauseEnds, notInObject, speakers, determiners, relatives, verbs, being } = this.#grammar;
    const found: Token[] = [];
    let next: Token | undefined;
    for (const token of tokens.slice(from)) {
      const isArticle = determiners.has(token.word) && found.length === 0;
      next = token;
      if (found.length > 0 && hasBreak(text, found.at(-1), token)) break;
      if ((clauseEnds.has(token.word) && !isArticle) || speakers.has(token.word)) break;
      found.push(token);
      next = undefined;
    }
    const [first] = found;
    if (first === undefined || found.length > LONGEST_OBJECT || notInObject.has(first.word)) return null;
    if (next !== undefined && relatives.has(next.word) && found.length < SHORT_OBJECT) return null;
    if (found.some(({ word }, at) => at > 0 && (being.has(word) || verbs.get(word) === 'have'))) return null;
    return this.#isDangling(found) || !this.#isTelling(found) ? null : found;
  }

  /** It ends with a word that something must follow. */
  #isDangling(object: readonly Token[]): boolean {
    const { determiners, ownDeterminers, particles, inSubject, speakers } = this.#grammar;
    const last = object.at(-1)?.word ?? '';
    return [determiners, ownDeterminers, particles, inSubject, speakers].some((set) => set.has(last));
  }

  #isTelling(object: readonly Token[]): boolean {
    const stop = stopWordsOf(this.#language);
    return object.some(({ word }) => word.length > 1 && !stop.has(word)) || this.#hasNumber(object);
  }

  #hasNumber(object: readonly Token[]): boolean {
    return object.some(({ word }) => /\p{N}/u.test(word) || this.#grammar.numbers.has(word));
  }

  /** "Is working on it", "has finished it": what happens, not what is so. */
  #isEvent(tokens: readonly Token[], verb: number, end: number): boolean {
    const { being, verbs } = this.#grammar;
    const form = tokens[verb]?.word ?? '';
    const first = tokens[end]?.word ?? '';
    if (this.#language === 'en' && being.has(form))
      return first.endsWith('ing') && first.length > 5 && !STATES.has(first);
    const before = tokens[end - 1]?.word ?? '';
    return PERFECT.has(verbs.get(form) ?? '') && [first, before].some((word) => EVENTS[this.#language].test(word));
  }
}

/** English verbs that deny or stress another one and say nothing themselves. */
const AUXILIARIES: ReadonlySet<string> = new Set(['do', 'does', 'did']);
/** English words in -ing that say what something is like. */
const STATES: ReadonlySet<string> = new Set(
  'interesting boring missing confusing amazing annoying frustrating exciting challenging promising pending ongoing outstanding misleading tiring demanding surprising training building testing pricing billing marketing engineering'.split(
    ' ',
  ),
);
/** "Is located in" is compared as "is in". */
const PLACED: ReadonlySet<string> = new Set(
  'located based situé située situés situées basé basée situado situada ubicado ubicada'.split(' '),
);
const NOUNS_IN_ED: ReadonlySet<string> = new Set(['need', 'speed', 'feed', 'bed', 'seed', 'weed', 'breed', 'shed']);
const PLURALS: ReadonlySet<string> = new Set([
  'people',
  'children',
  'men',
  'women',
  'staff',
  'data',
  'teams',
  'police',
]);
const PAST: ReadonlySet<string> = new Set(['had', 'was', 'were', 'took', 'used']);
const PERFECT: ReadonlySet<string> = new Set([
  'have',
  'had',
  'haben',
  'hatte',
  'avoir',
  'avait',
  'sein',
  'war',
  'être',
  'était',
]);
/** Participles of the perfect tense. */
const EVENTS: Record<Language, RegExp> = {
  en: /[^e]ed$|^(?:taken|given|written|driven|chosen|broken|spoken|fallen|eaten|forgotten|hidden|known|shown|grown|gotten|proven|risen|been|had|got|gone|made|done|seen|found|come|become|built|sent|left|lost|met|said|told|thought|brought|bought|put|set|cut|run|won|begun)$/,
  de: /^(?:ge\p{Ll}+(?:t|en)|worden|gewesen)$/u,
  fr: /(?:é|ée|és|ées)$|^(?:eu|fait|dit|pris|mis|vu|pu|dû|été)$/,
  es: /(?:ado|ido)$/,
};

const hasPunctuation = (text: string, tokens: readonly Token[]): boolean =>
  tokens.slice(1).some((token, at) => hasBreak(text, tokens[at], token));

/** Whether something other than a space is between two tokens. Apostrophes, currency signs, square brackets and the comma in 50,000 belong to words. */
const hasBreak = (text: string, before: Span | undefined, after: Span): boolean =>
  before !== undefined && !/^(?:[\s$€£%'’./_[\]-]*|,)$/u.test(text.slice(before.end, after.start));
