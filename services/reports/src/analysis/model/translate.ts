import { type Language, MASK, detectLanguage, languageOf } from '@insights/language';
import type { reports } from '@insights/contracts';
import type { Desk } from '../asks.ts';
import { saysOf } from '../proof/controls.ts';
import { figuresIn } from '../proof/figures.ts';
import { type JudgeItem, idOf, quoteOf } from '../proof/items.ts';
import { mayStand } from '../proof/judging.ts';
import { hasAddress } from '../proof/names.ts';
import type { Proof } from '../proof/sentences.ts';
import { askAbout, chunksOf, oneLine, wholeOf } from './ask.ts';
import { type Verdicts, judgeWith } from './prove.ts';

/** Quotes of one request; all are of one conversation. */
const AT_ONCE = 30;
/** A translation is seldom longer than so many times its quote. */
const MOST_TIMES = 3;
const MOST_MORE = 60;

/** A quote of the version in another language than the campaign's. */
interface Foreign {
  readonly row: reports.Evidence;
  readonly conversation: number;
  readonly spoken: string;
}

/**
 * What quotes in another language say in the campaign's, by the id of the evidence. One counts where its figures and masks are the quote's and
 * the judge finds nothing in it that the quote does not say; the others have none.
 */
export function translateWith(
  desk: Desk,
  evidence: readonly reports.Evidence[],
  { proof, verdicts }: { readonly proof: Proof; readonly verdicts: Verdicts },
): ReadonlyMap<string, string> | undefined {
  const { language } = proof;
  if (!desk.hasModel || language === null) return new Map();
  const asked = [...Map.groupBy(foreignIn(evidence, language, proof), ({ conversation }) => conversation).values()];
  const chunks = asked.flatMap((own) => chunksOf(own, AT_ONCE));
  const parts = wholeOf(chunks.map((items) => askAbout(desk, 'translate', { items, dataOf: dataIn(language), idsOf })));
  if (parts === undefined) return undefined;
  const proposed = parts.flat().flatMap(({ items, answer }) =>
    (answer?.translations ?? []).flatMap(({ id, text }) => {
      const quote = items.find((_, index) => id === quoteId(index));
      const words = oneLine(text, Infinity);
      return quote && isFaithful(words, quote.row.quote, quote.spoken, language)
        ? [{ id: quote.row.id, words, item: itemOf(words, quote, proof, language) }]
        : [];
    }),
  );
  const items = proposed.map(({ item }) => item);
  const judgement = judgeWith(desk, items, { proof, verdicts });
  if (judgement === undefined) return undefined;
  const verdictOf = ({ id }: JudgeItem) =>
    verdicts.known.get(id) ?? (judgement.isFit ? judgement.given.get(id) : undefined);
  const proven = proposed.filter(({ item }) => mayStand(item, verdictOf(item)));
  return new Map(proven.map(({ id, words }) => [id, words]));
}

const idsOf = (items: readonly Foreign[]): string[] => [...new Set(items.map(({ row }) => row.conversation_id))];

const quoteId = (index: number): string => `q${index + 1}`;

const dataIn = (language: Language) => (items: readonly Foreign[]) => ({
  language,
  quotes: items.map(({ row: { quote, before, after } }, index) => ({ id: quoteId(index), before, text: quote, after })),
});

function foreignIn(evidence: readonly reports.Evidence[], language: Language, { corpus }: Proof): Foreign[] {
  const positions = new Map(corpus.readings.map(({ conversation_id }, index) => [conversation_id, index]));
  return evidence.flatMap((row) => {
    const conversation = positions.get(row.conversation_id);
    const spoken = corpus.readings[conversation ?? -1]?.language ?? 'und';
    const isForeign = conversation !== undefined && spoken !== 'und' && languageOf(spoken) !== language;
    return isForeign ? [{ row, conversation, spoken }] : [];
  });
}

/** What can be told of a translation without understanding it. */
export function isFaithful(words: string, quote: string, spoken: string, language: Language): boolean {
  const isOfLength = words !== '' && words.length <= quote.length * MOST_TIMES + MOST_MORE;
  if (!isOfLength || words === oneLine(quote, Infinity) || /[\p{Cc}\p{Co}\p{Cn}<>{}\\`]/u.test(words)) return false;
  if (masksIn(words) !== masksIn(quote) || (hasAddress(words) && !hasAddress(quote))) return false;
  const told = detectLanguage(words);
  if (told !== null && told !== language) return false;
  return haveSameFigures(figuresOf(words, language), figuresOf(quote, languageOf(spoken)));
}

const masksIn = (text: string): number => text.split(MASK).length;

interface Numbers {
  /** By key; whether it is written in digits. */
  readonly written: ReadonlyMap<string, boolean>;
  /** There may be numbers that have no key: "une dizaine", or the words of a language that the engine does not know. */
  readonly isOpen: boolean;
}

const NUMERIC = /\p{N}/u;

function figuresOf(text: string, language: Language | null): Numbers {
  const figures = figuresIn(text, language ?? 'en').filter(
    ({ start, end }) => language !== null || NUMERIC.test(text.slice(start, end)),
  );
  return {
    // The marks inside a number follow the language, and "un" is an article as well.
    written: new Map(
      figures.flatMap(({ key, start, end }) =>
        NUMERIC.test(key) && key !== '1'
          ? [[key.replaceAll(/[.,:/]/gu, ''), NUMERIC.test(text.slice(start, end))]]
          : [],
      ),
    ),
    isOpen: language === null || figures.some(({ key }) => !NUMERIC.test(key)),
  };
}

/** Digits are those of the quote, and words for numbers as far as the quote has none without a key. */
const haveSameFigures = (own: Numbers, theirs: Numbers): boolean =>
  [...own.written].every(([key, inDigits]) => theirs.written.has(key) || (theirs.isOpen && !inDigits)) &&
  [...theirs.written].every(([key, inDigits]) => own.written.has(key) || !inDigits);

/** In the form of the controls among which it is judged. */
function itemOf(words: string, { row, conversation }: Foreign, proof: Proof, language: Language): JudgeItem {
  const { turn_id, start, end, conversation_id } = row;
  const observation = { passage: { turn_id, start, end } };
  const asked = {
    sentence: saysOf(language, 'Speaker A', words.replace(/[.!…]+$/u, '')),
    quotes: [quoteOf({ observation, conversation }, 'A', proof)],
    wants_link: false,
  };
  return { id: idOf(asked), ...asked, conversation_ids: [conversation_id] };
}
