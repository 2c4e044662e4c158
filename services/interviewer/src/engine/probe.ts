import type { Lexicon, Strategy } from './lexicon/lexicon.ts';
import { quotable } from './quote.ts';
import type { Progress } from './state.ts';
import { has, plain } from '@insights/answers';
import type { Question, Template } from './types.ts';
import { substanceOf } from './understand.ts';

export type Probing = Template['probing'];

export interface Probe {
  strategy: Strategy;
  quote: string | null;
}

/** Shorter answers are followed up. */
const SHORT_WORDS: Record<Probing, number> = { light: 4, normal: 9, deep: 18 };
/** A longer answer needs no example, unless probing is deep. */
const FULL_WORDS = 45;

export const probesLeft = ({ question, strategies }: Progress, probing: Probing): number =>
  Math.min(question.max_probes, probing === 'light' ? 1 : question.max_probes) - strategies.length;

/** How to follow up the answers to an open question, or null; `answer` is the newest of them. */
export function chooseProbe(progress: Progress, answer: string, probing: Probing, lexicon: Lexicon): Probe | null {
  if (probesLeft(progress, probing) <= 0 || givesLittle(progress, answer)) return null;
  const quote = quotable(answer, progress.question.probe_when, lexicon);
  const wanted = wantedStrategies(progress, answer, probing, lexicon);
  const wish = aboutWish(progress.question, lexicon);
  const fits = (name: Strategy): boolean =>
    name === 'quote' ? quote !== null : !wish || WISH_STRATEGIES.includes(name);
  const strategy = wanted.find((name) => fits(name) && !progress.strategies.includes(name));
  return strategy === undefined ? null : { strategy, quote };
}

/** The strategies that make sense for a question about a wish: there is no example of what does not exist yet. */
const WISH_STRATEGIES: readonly Strategy[] = ['why', 'elaborate'];

export const aboutWish = ({ text }: Question, { match }: Lexicon): boolean => has(match.wish, plain(text));

/** The last probe got a few words only; another would get fewer. */
const givesLittle = ({ strategies }: Progress, answer: string): boolean =>
  strategies.length > 0 && plain(answer).split(' ').length <= 3;

function wantedStrategies(
  { question, answers }: Progress,
  answer: string,
  probing: Probing,
  lexicon: Lexicon,
): Strategy[] {
  const now = substanceOf(answer, lexicon);
  const all = substanceOf(answers.join(' '), lexicon);
  const said = ` ${plain(answer)}`;
  const flagged = question.probe_when.some((phrase) => said.includes(` ${plain(phrase)}`));
  const short = all.words < SHORT_WORDS[probing];
  const thin = all.words < FULL_WORDS || probing === 'deep';
  const deep = probing === 'deep';
  const rows: [boolean, Strategy[]][] = [
    [flagged, ['quote']],
    [(all.problem || all.grave) && !all.cause, ['why']],
    [now.vague, ['example', 'elaborate']],
    [
      short,
      aboutWish(question, lexicon) || (now.praise && !now.problem)
        ? ['why', 'elaborate', 'example']
        : ['elaborate', 'example'],
    ],
    [flagged && thin, ['example', 'how_often']],
    [now.problem && thin && !all.example, ['quote', 'example']],
    [all.problem && all.absolute && !all.frequency && thin && probing !== 'light', ['how_often']],
    [deep && all.someone, ['who']],
    [deep && all.problem && !all.frequency, ['how_often']],
    [deep && !all.example, ['example']],
  ];
  return rows.flatMap(([wanted, strategies]) => (wanted ? strategies : []));
}
