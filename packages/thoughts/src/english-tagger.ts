import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';
import type { WinkMethods } from 'wink-nlp';

/** More is not read: the tagger's time is quadratic in a long word. */
const MAX_READ = 600;

export interface Token {
  value: string;
  /** The universal part of speech, such as NOUN. */
  tag: string;
  /** Spaces before it. */
  gap: number;
}

/** The values of one property of words, each with its number. The tagger adds those of words that its model does not have. */
interface Feature {
  hash: Record<string, number>;
  list: unknown[];
  index: number;
}

const GROWING = ['lexeme', 'prefix', 'suffix', 'shape'] as const;

interface CoreModel {
  features: Record<(typeof GROWING)[number], Feature>;
}

/** A feature to which values can be added without changing the original. */
const copyOf = (feature: Feature): Feature => ({
  ...feature,
  hash: Object.create(feature.hash) as Feature['hash'],
  list: [...feature.list],
});

/** With more words than this, a new tagger replaces the one in use, so that its memory is bounded. It takes 3 ms. */
const MOST_WORDS = 50_000;

const english = model as unknown as { core: () => CoreModel };
let loaded: CoreModel | undefined;
let tagger: Tagger | undefined;

/** Part-of-speech tags of an English statement, whatever was read before it; of a longer text, the beginning. */
export function readEnglish(text: string): Token[] {
  if (tagger === undefined || tagger.words > MOST_WORDS) tagger = new Tagger((loaded ??= english.core()));
  return tagger.read(text.slice(0, MAX_READ));
}

/**
 * The tagger keeps words that its model does not have, and splits a text differently once it has them: "sister's" is one
 * token after "my sister's." and two before. So each text is read without the words of the texts before it.
 */
class Tagger {
  readonly #methods: WinkMethods;
  readonly #lexemes: Feature;
  readonly #known: number;

  constructor({ features, ...rest }: CoreModel) {
    const own = { ...features, ...Object.fromEntries(GROWING.map((name) => [name, copyOf(features[name])])) };
    this.#lexemes = own.lexeme;
    this.#known = own.lexeme.list.length;
    this.#methods = winkNLP({ ...model, core: () => ({ ...rest, features: own }) }, ['pos']);
  }

  /** Words beyond those of the model. */
  get words(): number {
    return this.#lexemes.list.length - this.#known;
  }

  read(text: string): Token[] {
    const { its } = this.#methods;
    const document = this.#methods.readDoc(text);
    const found = document.tokens();
    const tags = found.out(its.pos) as string[];
    const gaps = found.out(its.precedingSpaces) as string[];
    const tokens = found
      .out()
      .map((value, index) => ({ value, tag: tags[index] ?? '', gap: gaps[index]?.length ?? 0 }));
    // Only the entries of this text: those of the model are inherited.
    for (const word of Object.keys(this.#lexemes.hash)) delete this.#lexemes.hash[word];
    return tokens;
  }
}
