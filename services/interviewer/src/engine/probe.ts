import { has, plain, plainWordsOf } from '@insights/answers';
import { isNegated, sentencesOf, withoutEnds } from '@insights/language';
import type { SignalKind } from '@insights/signals';
import type { Lexicon } from './lexicon/index.ts';
import type { Strategy } from './notes.ts';
import type { Rule } from './rules.ts';
import { givenTo } from './reading.ts';
import type { Scene } from './scene.ts';
import { signOf } from './signs.ts';
import type { Progress } from './state.ts';
import { joined } from './wording.ts';

const GRAVE: readonly SignalKind[] = ['distress', 'emergency', 'threat', 'grief'];

export interface Probe {
  strategy: Strategy;
  rule: Rule;
  text: string;
  words: readonly string[];
}

/** Shorter answers are followed up. */
const SHORT_WORDS = { light: 4, normal: 9, deep: 18 };
/** After a probe, an answer of up to this many words shows that another would get fewer. */
const FEW_WORDS = 3;
/** An answer of this many words to a number or an option contains a reason of its own. */
const REASON_WORDS = 10;
const QUOTED = { fewest: 3, most: 16 };
/** Markup, addresses, handles, and numbers that may be of a telephone, an account or a town: never repeated. */
const PRIVATE =
  /[@_<>{}[\]\\|`#*="“”„«»?]|https?:|www\.|\w\.(?:com|org|net|de|fr|es|io|eu)\b|\d{5}|\d(?:[\s()/.-]{0,2}\d){5}/iu;

export function probesLeft({ question, strategies, quiet }: Progress, { input, state, probing }: Scene): number {
  const { max_probes_total } = input.campaign;
  if (quiet) return 0;
  const own = Math.min(question.max_probes, probing === 'light' ? 1 : question.max_probes) - strategies.length;
  return max_probes_total === null ? own : Math.min(own, max_probes_total - (state.said.probe ?? 0));
}

export const hasAnswer = ({ state: { pending } }: Scene): boolean =>
  pending.some(({ reading }) => reading.answer !== '');

/** Whether something more may be asked about what was just said; when time or patience is short, nothing is. */
export function mayProbe(scene: Scene, isTold = hasAnswer(scene)): boolean {
  const { open, sheltered } = scene.state;
  return isTold && !sheltered && !scene.hurried && open !== null && open.returns === 0 && probesLeft(open, scene) > 0;
}

/** How to follow up the newest answer; null if there is nothing to ask about, or no words left to ask it in. */
export function probeFor(progress: Progress, scene: Scene): Probe | null {
  const { answer, lexicon, input, probing, voice, state } = scene;
  const { question, strategies, answers } = progress;
  // Rules that hear a loss or danger, however doubtful, do not dig there.
  if (state.pending.some((message) => GRAVE.some((kind) => signOf(message, kind) !== undefined))) return null;
  if (!mayProbe(scene) || (strategies.length > 0 && plainWordsOf(answer).length <= FEW_WORDS)) return null;
  if (question.kind !== 'open') return whyFor(progress, scene);
  const flagged = strategies.includes('flagged') ? null : flaggedIn(answer, question.probe_when, lexicon);
  const isOver = input.campaign.probing_mode === 'standard' || (probing !== 'deep' && strategies.length > 0);
  const found = flagged ?? (isOver ? null : strongIn(answer, lexicon));
  const isShort = plainWordsOf(answers.join('\n')).length < SHORT_WORDS[probing];
  if (found === null && (isOver || !isShort)) return null;
  const text = voice.chooseNew(lexicon.phrases.probes);
  if (text === '') return null;
  if (found === null) return { strategy: 'short', rule: 'probe_short', text, words: [] };
  const { quote, words } = found;
  const strategy = flagged === null ? 'strong' : 'flagged';
  return {
    strategy,
    rule: `probe_${strategy}`,
    words,
    text: joined(voice.choose(lexicon.phrases.quoting, { quote }), text),
  };
}

/** The reason of a number or an option that was given without one. */
function whyFor({ question, answers, strategies }: Progress, { voice, lexicon, input, probing }: Scene): Probe | null {
  const { scale_why, choice_why } = lexicon.phrases;
  const said = answers.join(' ');
  const isKnown = has(lexicon.match.cause, plain(said)) || plainWordsOf(said).length >= REASON_WORDS;
  if (isKnown || strategies.length > 0 || input.campaign.probing_mode === 'standard') return null;
  const read = givenTo(question, answers.at(-1) ?? '', lexicon.language);
  const value = read.kind === 'value' ? String(read.value) : undefined;
  const text =
    question.kind === 'scale'
      ? voice.chooseNew(scale_why, { value })
      : question.kind === 'choice' && probing !== 'light'
        ? voice.chooseNew(choice_why)
        : '';
  return text === '' ? null : { strategy: 'why', rule: 'probe_reason', text, words: [] };
}

interface Found {
  /** The sentence as it was said; undefined if it may not be quoted. */
  quote: string | undefined;
  words: string[];
}

/** What names something strong in an answer, the strongest first; null if nothing does. */
function strongIn(text: string, lexicon: Lexicon): Found | null {
  const sentences = sentencesIn(text, lexicon);
  for (const pattern of lexicon.match.strong)
    for (const sentence of sentences) {
      const said = plain(sentence);
      const hits = [...said.matchAll(pattern)].filter(({ index }) => !isNegated(said, index, lexicon.language));
      if (hits[0]) return { quote: quotable(sentence, lexicon, hits[0][0]), words: hits.map(([hit]) => hit) };
    }
  return null;
}

/** A sentence that contains one of the wanted phrases; null if none does. */
function flaggedIn(text: string, wanted: readonly string[], lexicon: Lexicon): Found | null {
  const phrases = wanted.map(plain).filter(Boolean);
  for (const sentence of sentencesIn(text, lexicon)) {
    const words = phrases.filter((phrase) => ` ${plain(sentence)}`.includes(` ${phrase}`));
    if (words.length > 0) return { quote: quotable(sentence, lexicon, words[0]), words };
  }
  return null;
}

const sentencesIn = (text: string, { language }: Lexicon): string[] =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

/** Whether words of a participant may be said again: they have no personal data, markup or insult. */
export const mayRepeat = (words: string, { match }: Lexicon): boolean =>
  !PRIVATE.test(words) && !has(match.insult, plain(words));

/** A whole short sentence, or a long one up to its first mark if the words stand there; without personal data, markup or an insult. */
function quotable(sentence: string, lexicon: Lexicon, word = ''): string | undefined {
  const quotes = [sentence, /^[^,;:]+/.exec(sentence)?.[0] ?? ''].map((one) => withoutEnds(one, /[\s.,;:!…–—-]/));
  return quotes.find((quote) => {
    const count = plainWordsOf(quote).length;
    const isFit = count >= QUOTED.fewest && count <= QUOTED.most && mayRepeat(quote, lexicon);
    return isFit && plain(quote).includes(word);
  });
}
