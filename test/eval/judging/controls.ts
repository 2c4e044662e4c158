/** Claims whose verdict is known, made of what people say in the transcripts; they find judges who don't read. */
import { type Language, languageOf, stopWordsOf } from '../../../packages/language/src/index.ts';
import { readability, standsAlone } from '../../../packages/thoughts/src/index.ts';
import { corpusOf } from '../../../services/reports/src/analysis/count/corpus.ts';
import { materialOf } from '../../../services/reports/src/analysis/proof/controls.ts';
import { inverted } from '../../../services/reports/src/analysis/proof/inversion.ts';
import { proofOf } from '../../../services/reports/src/analysis/proof/sentences.ts';
import type { Campaign } from '../campaign-file.ts';
import { inputOf } from '../report.ts';
import { shuffled } from '../vary.ts';
import type { ShownQuote, Transcripts } from './transcripts.ts';

/** `same` is supported; `inverted`, the opposite, and `person`, the words of somebody else, are not. */
export type ControlKind = 'same' | 'inverted' | 'person';

export interface Control {
  kind: ControlKind;
  claim: string;
  quotes: ShownQuote[];
}

const FRAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['According to {who}, {words}.', '{who} reports that {words}.'],
  de: ['{who} berichtet: {words}.'],
  fr: ['Selon {who} : {words}.'],
  es: ['Según {who}: {words}.'],
};

/** English as in reported speech: plural "they" takes the verb forms of "I". */
const REPORTED: readonly (readonly [RegExp, string])[] = [
  [/\bI['’]m\b|\bI am\b/g, 'they are'],
  [/\bI was\b/g, 'they were'],
  [/\b(?:I|we)\b/gi, 'they'],
  [/\b(?:my|our)\b/gi, 'their'],
  [/\b(?:mine|ours)\b/gi, 'theirs'],
  [/\b(?:myself|ourselves)\b/gi, 'themselves'],
  [/\b(?:me|us)\b/g, 'them'],
];

/** Sentences that read worse are left out: what the reader can't make sense of is no true claim to them. */
const CLEAR = 0.9;

interface Material {
  readonly words: string;
  readonly stems: ReadonlySet<string>;
  readonly by: string;
  readonly quote: ShownQuote;
}

/** `count` true claims and as many false ones, half of these inverted and half given to another person where that is possible. */
export function controlsFor(
  campaign: Campaign,
  transcripts: Transcripts,
  count: number,
  random: () => number,
): Control[] {
  const language = languageOf(campaign.language) ?? 'en';
  const rank = ({ words }: Material): number => (words.includes(',') ? 2 : 0) + (isOfSpeaker(words, language) ? 0 : 1);
  const unused = shuffled(materialIn(campaign, transcripts, language), random).toSorted((a, b) => rank(a) - rank(b));
  const kinds = Array.from({ length: count }, (_, n): ControlKind[] => ['same', n % 2 === 0 ? 'inverted' : 'person']);
  return kinds.flat().map((kind) => {
    // By chance, so that the frame does not tell the kind.
    const frame = FRAMES[language][Math.floor(random() * FRAMES[language].length)] ?? '';
    for (const [at, first] of unused.entries()) {
      const control = made(kind, first, unused, language, frame);
      if (control === null) continue;
      unused.splice(at, 1);
      return control;
    }
    throw new Error(`the transcripts have too few clear sentences for ${2 * count} controls; ask for fewer`);
  });
}

/** Whole and clear sentences of the campaign's language. */
function materialIn(campaign: Campaign, transcripts: Transcripts, language: Language): Material[] {
  const input = inputOf(campaign);
  const corpus = corpusOf(input.readings);
  return materialOf(proofOf(corpus, [], input)).flatMap(({ words, stems, cited }) => {
    const person = corpus.persons[cited.person];
    const isWhole = /^\p{Lu}/u.test(words) && !/[.;:…()]/.test(words) && cited.quote.startsWith(`${words}.`);
    const count = words.split(/\s+/).length;
    const isClear = readability(words, language) >= CLEAR && standsAlone(words, language);
    if (!isWhole || !isClear || count < 6 || count > 16 || languageOf(person?.language ?? '') !== language) return [];
    const { turn_id, start } = cited.observation.passage;
    const quote = transcripts.shown({ turn_id, start, quote: `${words}.`, participant: person?.id ?? '' });
    return [{ words, stems, by: quote.by, quote }];
  });
}

/** What people say of themselves reads like a finding once it is reported. */
const isOfSpeaker = (words: string, language: Language): boolean => language === 'en' && /^(?:I|We)\b/.test(words);

/** An opposite that has an opposite itself: "would not only" and "at all" without "not" have none. */
function oppositeOf(words: string, language: Language): string | null {
  const opposite = inverted(words, language);
  return opposite === null || inverted(opposite, language) === null ? null : opposite;
}

function made(
  kind: ControlKind,
  first: Material,
  others: readonly Material[],
  language: Language,
  frame: string,
): Control | null {
  const isUnrelated = ({ by, stems }: Material) => by !== first.by && ![...stems].some((stem) => first.stems.has(stem));
  const other = kind === 'person' ? others.find(isUnrelated) : undefined;
  const words = kind === 'inverted' ? oppositeOf(first.words, language) : first.words;
  if (words === null || (kind === 'person' && other === undefined)) return null;
  const claim = frame.replace('{words}', () => reported(words, language)).replace('{who}', () => (other ?? first).by);
  return { kind, claim, quotes: [first, ...(other ? [other] : [])].map(({ quote }) => quote) };
}

function reported(words: string, language: Language): string {
  const said = language === 'en' ? REPORTED.reduce((text, [from, to]) => text.replace(from, to), words) : words;
  const [first = ''] = /^[\p{L}'’]+/u.exec(said) ?? [];
  return stopWordsOf(language).has(first.toLowerCase()) ? first.toLowerCase() + said.slice(first.length) : said;
}
