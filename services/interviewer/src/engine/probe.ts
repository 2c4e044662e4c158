import { has, plain, plainWordsOf } from '@insights/answers';
import { alreadySays, flaggedIn, focusesOf } from './focus.ts';
import { feelingOf, isIronic } from './feeling.ts';
import { quotableClauses } from './clauses.ts';
import type { Lexicon, Strategy } from './lexicon/lexicon.ts';
import type { Rule } from './rules.ts';
import type { Scene } from './scene.ts';
import type { Progress } from './state.ts';
import type { Question, Template } from './types.ts';
import { substanceOf } from './understand.ts';

export type Probing = Template['probing'];

export interface Probe {
  strategy: Strategy;
  rule: Rule;
  quote: string | null;
  words: string[];
}

/** Shorter answers are followed up. */
const SHORT_WORDS: Record<Probing, number> = { light: 4, normal: 9, deep: 18 };
/** After a probe, an answer of up to this many words shows that another would get fewer. */
const FEW_WORDS = 3;
/** A fact in up to this many words explains nothing yet. */
const FACT_WORDS = 6;

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
  if (!isTold || state.sheltered || hurried || feelingOf(message, lexicon).feeling === 'grave') return false;
  const { max_probes_total, probing_mode } = input.campaign;
  if (phase === 'closing') {
    const isFirst = last?.mark === 'closing' || last?.mark === 'go_ahead';
    const isLeft = max_probes_total === null || state.probes < max_probes_total;
    return isFirst && isLeft && probing !== 'light' && probing_mode === 'adaptive';
  }
  return open !== null && open.returns === 0 && probesLeft(open, scene) > 0;
}

/** How to follow up the newest answer to an open question, best first. */
export function probesFor(progress: Progress, scene: Scene): Probe[] {
  const { answer, lexicon, input } = scene;
  if (probesLeft(progress, scene) <= 0 || givesLittle(progress, answer)) return [];
  const flagged = flaggedIn(answer, progress.question.probe_when, lexicon);
  const byGuide: Probe[] = flagged === null ? [] : [{ strategy: 'quote', rule: 'probe_flagged', ...flagged }];
  const free =
    input.campaign.probing_mode === 'standard' ? [] : [...specific(progress, scene), ...stock(progress, scene)];
  return [...byGuide, ...free].filter(({ strategy }) => !progress.strategies.includes(strategy));
}

/** Probes about the strongest things said. A wish has no feelings, costs or changes yet. */
function specific(progress: Progress, { answer, lexicon, probing }: Scene): Probe[] {
  if (aboutWish(progress.question, lexicon)) return [];
  const all = progress.answers.join('\n');
  const asked = progress.strategies.length;
  // One such probe is enough unless probing is deep.
  if (asked > 0 && probing !== 'deep') return [];
  if (isIronic(answer, lexicon)) return [];
  const praised = feelingOf(answer, lexicon);
  const quote = quotableClauses(answer, lexicon).find((clause) =>
    praised.words.some((word) => plain(clause).includes(word)),
  );
  const strength: Probe[] =
    praised.feeling === 'praise' && quote !== undefined
      ? [{ strategy: 'strength', rule: 'probe_strength', quote, words: praised.words }]
      : [];
  const others = focusesOf(answer, lexicon)
    .filter(({ focus }) => !alreadySays(focus, all, lexicon))
    .map(({ focus, ...found }): Probe => ({ strategy: focus, rule: `probe_${focus}`, ...found }));
  return [...strength, ...others];
}

/** Questions that fit nearly everything: only where the answer has nothing of its own to ask about. */
function stock(progress: Progress, { answer, lexicon, probing }: Scene): Probe[] {
  const now = substanceOf(answer, lexicon);
  const all = substanceOf(progress.answers.join('\n'), lexicon);
  const isShort = all.words < SHORT_WORDS[probing];
  const { question } = progress;
  const strategies: Strategy[] = [];
  if (aboutWish(question, lexicon)) {
    // "It works well" is no wish whose use could be asked for.
    if (isShort && !all.cause && feelingOf(answer, lexicon).feeling === 'neutral') strategies.push('why');
  } else {
    const canRecall = !all.example && !asksNoExample(question, lexicon) && !isIronic(answer, lexicon);
    if (canRecall && (isShort || now.vague) && now.frequency) strategies.push('example');
    if (now.vague || isShort) strategies.push('elaborate');
    if (probing === 'deep' && canRecall) strategies.push('example');
    if (probing === 'deep' && all.example && !all.frequency) strategies.push('how_often');
  }
  const rule: Rule = now.vague ? 'probe_vague' : 'probe_short';
  return strategies.map((strategy) => ({ strategy, rule, quote: null, words: [] }));
}

/** Whether a question asks for a wish: there is no example of what does not exist yet. */
export const aboutWish = ({ text }: Question, { match }: Lexicon): boolean => has(match.wish, plain(text));

/** Whether the question asks for one occasion already ("the last time"), or for what should be. */
const asksNoExample = ({ text }: Question, { match, listening }: Lexicon): boolean => {
  const asked = plain(text);
  return [match.example, listening.asks_occasion, listening.asks_opinion].some((pattern) => has(pattern, asked));
};

/** What a fact in a few words ("by phone") tells about: a habit, or one occasion; null for other answers and questions. */
export function factKind({ question }: Progress, answer: string, lexicon: Lexicon): 'habit' | 'occasion' | null {
  const { words, vague } = substanceOf(answer, lexicon);
  if (vague || words > FACT_WORDS || feelingOf(answer, lexicon).feeling !== 'neutral') return null;
  const asked = plain(question.text);
  const { asks_occasion, asks_opinion, asks_habit } = lexicon.listening;
  if (has(asks_opinion, asked)) return null;
  if (has(asks_occasion, asked)) return 'occasion';
  return has(asks_habit, asked) ? 'habit' : null;
}

const givesLittle = ({ strategies }: Progress, answer: string): boolean =>
  strategies.length > 0 && plainWordsOf(answer).length <= FEW_WORDS;
