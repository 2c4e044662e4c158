import { stopWordsOf } from '../../packages/language/src/index.ts';
import { rankedWords } from '../../packages/language/src/frequencies.ts';

const SPEAKERS = ['Anna Weber', 'Tom Berg', 'Mia Wood', 'Industrial Designer', 'Project Manager'];
/** The rarest words of a question are at this place of the list. */
const RAREST = 6_000;
const COMMONEST = 60;

/** Made-up conversations whose words are as frequent as in the language (Zipf's law), and questions of words that occur in them. */
export class BenchText {
  readonly #words = rankedWords('en');
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 7_919 + 1;
  }

  /** Lines `Speaker: words`, of about so many characters. */
  conversation(characters: number): string {
    const lines: string[] = [];
    for (let length = 0; length < characters;) {
      const words = Array.from({ length: 6 + this.#below(40) }, () => this.#word(1, this.#words.length));
      const line = `${SPEAKERS[this.#below(SPEAKERS.length)]}: ${words.join(' ')}.`;
      lines.push(line);
      length += line.length + 1;
    }
    return lines.join('\n');
  }

  question(): string {
    const words: string[] = [];
    while (words.length < 4) {
      const word = this.#word(COMMONEST, RAREST);
      if (!stopWordsOf('en').has(word)) words.push(word);
    }
    const [first, second, third, fourth] = words;
    return `What did ${SPEAKERS[this.#below(SPEAKERS.length)]} think of the ${first} ${second} when discussing ${third} and ${fourth}?`;
  }

  /** A word between two places of the list, the common ones more often. */
  #word(from: number, to: number): string {
    const place = from * Math.exp(this.#share() * Math.log(to / from));
    return this.#words[Math.floor(place) - 1] ?? '';
  }

  #share(): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return this.#state / 2_147_483_647;
  }

  readonly #below = (count: number): number => Math.floor(this.#share() * count);
}
