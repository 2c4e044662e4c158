import { yesNoWords } from '@insights/answers';
import { type Language, sentencesOf } from '@insights/language';
import { SIGNS, type SignalKind } from '@insights/signals';
import { worded } from './asking.ts';
import type { Lexicon } from './lexicon/index.ts';
import { mayRepeat } from './probe.ts';
import { givenTo } from './reading.ts';
import { type Scene, move, planned } from './scene.ts';
import { signsOf } from './signs.ts';
import type { Move, Question } from './types.ts';

/** As much as a stored reason keeps. */
const MAX_QUOTE = 80;
/** What is said in confidence, or of danger, is not repeated. */
const NOT_REPEATED: ReadonlySet<SignalKind> = new Set<SignalKind>([...SIGNS, 'omit', 'withdrawal_asked']);

/** Whether a value that was said before its question may be offered to the participant. A yes or a no must be no value of it. */
export const mayOffer = (question: Question, language: Language): boolean =>
  question.kind === 'scale' ||
  question.kind === 'number' ||
  (question.kind === 'choice' &&
    yesNoWords(language).every((word) => givenTo(question, word, language).kind === 'none'));

/** Asks whether the value in words that the participant has said earlier is their answer; null if they give none for certain. */
export function offer(scene: Scene, question_id: string | null, words: string): Move | null {
  const { input, lexicon } = scene;
  const quote = words.trim();
  const question = planned(scene).find(({ id }) => id === question_id);
  if (question === undefined || quote === '' || quote.length > MAX_QUOTE || !mayRepeat(quote, lexicon)) return null;
  const turn = input.turns.findLast(({ speaker, text }) => speaker === 'participant' && text.includes(quote));
  if (turn === undefined || signsOf(turn, undefined, lexicon.language).some(({ kind }) => NOT_REPEATED.has(kind)))
    return null;
  const value = valueIn(question, quote, lexicon);
  if (value === null || value !== valueIn(question, sentenceWith(turn.text, quote, lexicon), lexicon)) return null;
  const text = wordedOffer(question, { quote, value }, lexicon);
  const drafted = move(scene, {
    kind: 'ask',
    mark: 'confirm',
    detail: '+model',
    text,
    rule: 'known_value',
    words: [quote],
    question_id,
  });
  return { ...drafted, why: { ...drafted.why, trigger_seq: turn.seq } };
}

function wordedOffer(question: Question, { quote, value }: { quote: string; value: string }, lexicon: Lexicon): string {
  const { phrases } = lexicon;
  const isAmount = question.kind === 'number' && question.unit !== null;
  const named = question.kind === 'choice' ? phrases.quoted.replace('{text}', () => value) : value;
  const slots: Record<string, string> = {
    quote,
    value: isAmount ? `${named} ${question.unit ?? ''}` : named,
    question: worded(question, lexicon),
  };
  const wording = isAmount ? phrases.offer.amount : phrases.offer.other;
  return wording.replaceAll(/\{(\w+)\}/g, (_slot, name: string) => slots[name] ?? '');
}

function valueIn(question: Question, text: string, { language }: Lexicon): string | null {
  const read = givenTo(question, text, language);
  return read.kind === 'value' ? String(read.value) : null;
}

/** A part of a sentence may leave out what denies it. */
function sentenceWith(text: string, quote: string, { language }: Lexicon): string {
  const from = text.indexOf(quote);
  const spans = sentencesOf(text, language).filter(({ start, end }) => start < from + quote.length && end > from);
  return text.slice(spans[0]?.start ?? 0, spans.at(-1)?.end);
}
