import { has, plain, plainWordsOf } from '@insights/answers';
import { graveIn } from './feeling.ts';
import { type Found, flaggedIn, strongestIn } from './focus.ts';
import { type Lexicon, type Strategy, type Wordings } from './lexicon/lexicon.ts';
import { PROBES, type Sought } from './lexicon/probes.ts';
import type { Rule } from './rules.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import type { Question, Template } from './types.ts';
import { substanceOf } from './understand.ts';
import { joined, quoteOf } from './wording.ts';

export type Probing = Template['probing'];

export interface Probe {
  strategy: Strategy;
  rule: Rule;
  text: string;
  words: readonly string[];
}

/** Shorter answers are followed up. */
const SHORT_WORDS: Record<Probing, number> = { light: 4, normal: 9, deep: 18 };
/** After a probe, an answer of up to this many words shows that another would get fewer. */
const FEW_WORDS = 3;

export function probesLeft({ question, strategies, quiet }: Progress, { input, state, probing }: Scene): number {
  const { max_probes_total } = input.campaign;
  if (quiet) return 0;
  const own = Math.min(question.max_probes, probing === 'light' ? 1 : question.max_probes) - strategies.length;
  return max_probes_total === null ? own : Math.min(own, max_probes_total - state.probes);
}

/** Whether something more may be asked about what was just said; after a loss, and when time or patience is short, nothing is. */
export function mayProbe(scene: Scene): boolean {
  const { state, input, message, lexicon, hurried, probing } = scene;
  const { open, phase, last, pending } = state;
  const isTold = pending.some(({ reading }) => reading.answer !== '');
  if (!isTold || state.sheltered || hurried || graveIn(message, lexicon) === 'loss') return false;
  const { max_probes_total, probing_mode } = input.campaign;
  if (phase === 'closing') {
    const isFirst = last?.mark === 'closing' || last?.mark === 'go_ahead';
    const isLeft = max_probes_total === null || state.probes < max_probes_total;
    return isFirst && isLeft && probing !== 'light' && probing_mode === 'adaptive';
  }
  return open !== null && open.returns === 0 && probesLeft(open, scene) > 0;
}

/** How to follow up the newest answer to an open question; null if there is nothing to ask about, or no words left to ask it in. */
export function probeFor(progress: Progress, scene: Scene): Probe | null {
  const { answer, lexicon, input, probing } = scene;
  const { question, strategies, answers } = progress;
  if (!mayProbe(scene) || givesLittle(progress, answer)) return null;
  // One probe about something strong is enough unless probing is deep.
  const isFirst = probing === 'deep' || !strategies.some((one) => one === 'flagged' || one === 'strong');
  const flagged = strategies.includes('flagged') ? null : flaggedIn(answer, question.probe_when, lexicon);
  if (flagged !== null) return quoting(flagged, { strategy: 'flagged', rule: 'probe_flagged' }, scene);
  if (input.campaign.probing_mode === 'standard') return null;
  const isWish = aboutWish(question, lexicon);
  const strong = isWish || !isFirst ? null : strongestIn(answer, lexicon);
  const found = strong && quoting(strong, { strategy: 'strong', rule: 'probe_strong' }, scene);
  if (found !== null) return found;
  const all = substanceOf(answers.join('\n'), lexicon);
  const isShort = all.words < SHORT_WORDS[probing] || substanceOf(answer, lexicon).vague;
  if (!isShort || (probing !== 'deep' && strategies.length > 0)) return null;
  const wordings = isWish ? (all.cause ? [] : lexicon.phrases.wish_why) : null;
  const isPast = saysPast(answer, lexicon) || isOccasion(question, lexicon);
  const text = wordings === null ? asking(isPast, ['course', 'effect'], scene) : scene.voice.chooseNew(wordings);
  return text === '' ? null : { strategy: 'short', rule: 'probe_short', text, words: [] };
}

/** A probe about something strong, with its clause where it can be quoted. */
export function quoting({ quote, words }: Found, as: Pick<Probe, 'strategy' | 'rule'>, scene: Scene): Probe | null {
  const { answer, message, lexicon, voice, state } = scene;
  const isPast =
    quote === null ? saysPast(answer, lexicon) || isOccasion(state.open?.question, lexicon) : saysPast(quote, lexicon);
  const text = asking(isPast, ['effect', 'course'], scene);
  const { quoting: wordings } = PROBES[lexicon.language];
  return text === '' ? null : { ...as, words, text: joined(voice.choose(wordings, quoteOf(quote, message)), text) };
}

/** A neutral question that has not been asked in this interview; empty if there is none. */
function asking(isPast: boolean, sought: readonly Sought[], { lexicon, voice }: Scene): string {
  const probes = PROBES[lexicon.language];
  const wordings: Wordings[] = [...sought.map((one) => probes[isPast ? 'past' : 'now'][one]), probes.more];
  return wordings.reduce((found, each) => found || voice.chooseNew(each), '');
}

const saysPast = (text: string, { listening }: Lexicon): boolean => has(listening.past, plain(text));

const isOccasion = (question: Question | undefined, { listening }: Lexicon): boolean =>
  question !== undefined && has(listening.asks_occasion, plain(question.text));

/** Whether a question asks for what should or could be: there is no course of it yet. */
export const aboutWish = ({ text }: Question, { match, listening }: Lexicon): boolean =>
  [match.wish, listening.asks_opinion].some((pattern) => has(pattern, plain(text)));

const givesLittle = ({ strategies }: Progress, answer: string): boolean =>
  strategies.length > 0 && plainWordsOf(answer).length <= FEW_WORDS;
