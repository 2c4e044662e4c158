import type { Corpus } from './corpus.ts';
import { compare } from './corpus.ts';
import { stanceOf } from './findings.ts';
import { chooseQuotes } from './quotes.ts';
import type { Passage } from './quotes.ts';
import { findingOf } from './roadmap.ts';
import type { Actionable, Opportunity } from './roadmap.ts';
import type { Theme } from './themes.ts';
import { wordingFor } from './wording/wording.ts';

export interface Recommendation {
  text: string;
  quotes: Passage[];
}

const MAX: Record<Actionable, number> = { problem: 3, worry: 1, wish: 2 };
/** Further problems fill up the list when there are few other recommendations. */
const AT_LEAST = 5;

/**
 * Actions that follow from the findings, seven at most, each with its numbers and supporting quotes: the strongest
 * problems with what people ask for there, other wishes, a worry, and a theme on which experience differs.
 */
export function recommend(
  opportunities: readonly Opportunity[],
  themes: readonly Theme[],
  corpus: Corpus,
): Recommendation[] {
  const { recommend: wording } = wordingFor(corpus);
  const of = (kind: Actionable): Opportunity[] => opportunities.filter((item) => item.kind === kind);
  const answered = new Set<Opportunity>();
  const problems = of('problem')
    .slice(0, AT_LEAST)
    .map((item, rank) => {
      const remedy =
        rank >= MAX.problem ? undefined : of('wish').find((wish) => !answered.has(wish) && answers(wish, item));
      if (remedy !== undefined) answered.add(remedy);
      const [words] = remedy?.quotes ?? [];
      const asked =
        remedy === undefined || words === undefined ? undefined : { quote: words.text, people: remedy.people.size };
      return {
        text: wording.problem(rank, findingOf(item, corpus), asked),
        quotes: [...item.quotes, ...(remedy?.quotes ?? [])],
      };
    });
  const worries = of('worry')
    .slice(0, MAX.worry)
    .map((item) => ({ text: wording.worry(findingOf(item, corpus)), quotes: item.quotes }));
  const wishes = of('wish')
    .filter((item) => !answered.has(item) && item.focus.length > 0)
    .slice(0, MAX.wish)
    .map((item) => ({ text: wording.wish(findingOf(item, corpus), item.troubled), quotes: item.quotes }));
  const divisions = divided(themes, corpus)
    .slice(0, 1)
    .map((theme) => onDivision(theme, corpus));
  const others = [...wishes, ...worries, ...divisions];
  return [...problems.slice(0, Math.max(MAX.problem, AT_LEAST - others.length)), ...others];
}

/** A wish answers a problem of the same theme or with a common topic. */
const answers = (wish: Opportunity, problem: Opportunity): boolean =>
  wish.focus.some((topic) => problem.focus.some((other) => other.key === topic.key)) ||
  (wish.theme !== undefined && wish.theme === problem.theme);

/** A side with a smaller share of the conversations is an exception rather than a division. */
const DIVIDED = 0.06;

/** Themes of which some speak well and others report trouble, the most evenly split first. */
export function divided(themes: readonly Theme[], corpus: Corpus): Theme[] {
  const total = corpus.conversations.length;
  const enough = total < 4 ? 1 : Math.max(2, Math.round(total * DIVIDED));
  return themes
    .map((theme) => ({ theme, stance: stanceOf(theme.statements) }))
    .filter(
      ({ stance }) =>
        stance.for.size >= enough &&
        stance.against.size >= enough &&
        stance.for.size >= 0.3 * (stance.for.size + stance.against.size),
    )
    .toSorted((a, b) => b.stance.for.size - a.stance.for.size || compare(a.theme.label, b.theme.label))
    .map(({ theme }) => theme);
}

function onDivision(theme: Theme, corpus: Corpus): Recommendation {
  const { for: pro, against } = stanceOf(theme.statements);
  const good = theme.statements.filter(
    ({ kinds }) => kinds.has('positive') && !kinds.has('problem') && !kinds.has('worry'),
  );
  const bad = theme.statements.filter(({ kinds }) => kinds.has('problem') || kinds.has('worry'));
  const quotes = [
    ...chooseQuotes(good, corpus, { count: 1, kind: 'positive' }),
    ...chooseQuotes(bad, corpus, { count: 1 }),
  ];
  const wording = wordingFor(corpus);
  const text = wording.recommend.division(wording.inline(theme.label), pro.size, against.size, quotes[0]?.text);
  return { text, quotes };
}
