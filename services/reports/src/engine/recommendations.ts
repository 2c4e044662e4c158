import type { Corpus } from './corpus.ts';
import { compare } from './corpus.ts';
import { named, stanceOf, topicsOf } from './findings.ts';
import type { Kind } from './lexicon/lexicon.ts';
import { chooseQuotes } from './quotes.ts';
import type { Passage } from './quotes.ts';
import type { Opportunity } from './roadmap.ts';
import type { Theme } from './themes.ts';
import { inline, share, tidied } from './wording.ts';

export interface Recommendation {
  text: string;
  quotes: Passage[];
}

const MAX_RECOMMENDATIONS = 6;

/** Actions that follow from the findings, each with the numbers and words it rests on. */
export function recommend(
  opportunities: readonly Opportunity[],
  themes: readonly Theme[],
  corpus: Corpus,
): Recommendation[] {
  const best = (kind: Kind, count: number): Opportunity[] =>
    opportunities.filter((item) => item.kind === kind).slice(0, count);
  return [
    ...best('problem', 2).map((item, index) => onProblem(item, index, corpus)),
    ...best('worry', 1).map((item) => onWorry(item, corpus)),
    ...best('wish', 1).map((item) => onWish(item, corpus)),
    ...divided(themes, corpus)
      .slice(0, 1)
      .map((theme) => onDivision(theme, corpus)),
    ...best('problem', 3)
      .slice(2)
      .map((item) => onProblem(item, 2, corpus)),
  ].slice(0, MAX_RECOMMENDATIONS);
}

const said = ({ quotes }: Opportunity): string => (quotes[0] === undefined ? '' : ` “${tidied(quotes[0].text, 180)}”`);

const OPENINGS = ['Start with', 'Then take on', 'Keep in view'];

function onProblem(item: Opportunity, rank: number, corpus: Corpus): Recommendation {
  const { focus, people, statements, theme } = item;
  const shown = new Set(focus.map((topic) => topic.key));
  const companion = topicsOf(statements, theme.topics, 4).find((topic) => !shown.has(topic.key));
  const also =
    companion === undefined
      ? 0
      : [...companion.conversations].filter((conversation) => people.has(conversation)).length;
  const beside =
    companion === undefined || also < 3 || also * 4 < people.size
      ? ''
      : `, and ${also} of them also speak of ${companion.label}`;
  return {
    text: `${OPENINGS[rank] ?? 'Take on'} ${named(focus)}: ${share(people.size, corpus.conversations.length)} describe trouble${beside}.${said(item)}`,
    quotes: item.quotes,
  };
}

const onWorry = (item: Opportunity, corpus: Corpus): Recommendation => ({
  text: `Speak about ${named(item.focus)} before people have to ask: ${share(item.people.size, corpus.conversations.length)} voice a worry there.${said(item)}`,
  quotes: item.quotes,
});

const onWish = (item: Opportunity, corpus: Corpus): Recommendation => ({
  text: `Decide what to offer for ${named(item.focus)}: ${share(item.people.size, corpus.conversations.length)} ask for something.${said(item)}`,
  quotes: item.quotes,
});

/** Themes of which some speak well and others report trouble, the most evenly split first. */
export function divided(themes: readonly Theme[], corpus: Corpus): Theme[] {
  const enough = corpus.conversations.length < 4 ? 1 : 2;
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
  const quotes = [...chooseQuotes(good, corpus, { count: 1 }), ...chooseQuotes(bad, corpus, { count: 1 })];
  const [first] = quotes;
  const example = first === undefined ? '' : ` One of the former: “${tidied(first.text, 180)}”`;
  return {
    text: `Learn from those for whom ${inline(theme.label)} goes well: ${pro.size} report something that helps, ${against.size} report trouble.${example}`,
    quotes,
  };
}
