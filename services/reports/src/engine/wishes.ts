import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { ofKind, peopleIn } from './findings.ts';
import { expresses } from './quotes.ts';
import type { Matter } from './roadmap.ts';
import { MANY, NOMINAL } from './themes.ts';
import type { Theme } from './themes.ts';

const MAX_WISHES = 5;
/** The number of first sentences of an answer that state the wish. */
const ANSWER = 4;
/** From this many people on, wishes without a common topic become one item. */
const SCATTERED = 3;

/**
 * What people ask for, across themes: first what several people ask for in the same words; then, while there is room, the
 * wish of a single person who was asked for it or whose wish would end a trouble that several describe; last the rest as one.
 */
export function findWishes(themes: readonly Theme[], corpus: Corpus): Matter[] {
  const troubled = troubleByTopic(corpus);
  const candidates = [...corpus.topics.values()]
    .filter((topic) => topic.isSpecific && (topic.fromPerson || topic.confidence >= NOMINAL))
    .filter(({ key }) => !corpus.lexicon.stop.has(key) && !corpus.lexicon.general.has(key))
    .toSorted((a, b) => compare(a.key, b.key));
  const found: Matter[] = [];
  const matter = (focus: Topic[], statements: Statement[], theme: Theme | undefined): Matter => ({
    kind: 'wish',
    theme,
    focus,
    statements,
    people: peopleIn(statements),
    troubled: peopleOf(focus, troubled).size,
  });
  let open = voicedWishes(candidates, corpus);
  while (found.length < MAX_WISHES) {
    const best = bestOf(candidates, open, troubled, corpus);
    if (best === undefined) break;
    found.push(matter([best.topic], best.statements, themeAbout(best.statements, themes)));
    const people = peopleIn(best.statements);
    const used = new Set(best.statements);
    open = open.filter((statement) => !used.has(statement) && (people.size > 1 || !people.has(statement.conversation)));
  }
  const isScattered = found.length < 2 && peopleIn(open).size >= SCATTERED;
  return isScattered ? [...found, matter([], open, undefined)] : found;
}

/**
 * Each sentence that expresses a wish, with the topics that it or, failing that, its neighbours name. Of an answer to the
 * question about wishes, the first sentences.
 */
function voicedWishes(candidates: readonly Topic[], corpus: Corpus): Statement[] {
  const said = Map.groupBy(corpus.statements, ({ turn }) => turn);
  return ofKind(corpus.statements, 'wish')
    .filter((statement) => expresses(statement, 'wish', corpus.lexicon))
    .flatMap((statement) => {
      const all = said.get(statement.turn) ?? [];
      if (statement.wishAsked) {
        const answer = all.filter(({ index }) => index >= statement.index && index < statement.index + ANSWER);
        return answer.map((part) => ({ ...part, wishAsked: true, topics: named(part, candidates) }));
      }
      const beside = all.filter(({ index }) => Math.abs(index - statement.index) === 1);
      return statement.topics.size > 0
        ? [statement]
        : [{ ...statement, topics: new Set(beside.flatMap(({ topics }) => [...topics])) }];
    });
}

/** The statement's topics, and those of other statements that it names. */
const named = ({ stems, topics }: Statement, candidates: readonly Topic[]): Set<string> =>
  new Set([
    ...topics,
    ...candidates.filter(({ key }) => key.split(' ').every((part) => stems.has(part))).map(({ key }) => key),
  ]);

const mentions = (key: string, theme: Theme): number => theme.statements.filter(({ topics }) => topics.has(key)).length;

/** The theme with the largest share of the topics that the wish names; a topic of the guide counts most. */
function themeAbout(wish: readonly Statement[], themes: readonly Theme[]): Theme | undefined {
  const keys = [...new Set(wish.flatMap(({ topics }) => [...topics]))];
  const totals = new Map(keys.map((key) => [key, themes.reduce((sum, theme) => sum + mentions(key, theme), 0)]));
  const isNamed = ({ subject }: Theme): boolean => keys.some((key) => subject?.key.split(' ').slice(1).includes(key));
  const [best] = themes
    .map((theme) => ({
      theme,
      score: keys.reduce(
        (sum, key) => sum + mentions(key, theme) / Math.max(1, totals.get(key) ?? 0),
        isNamed(theme) ? 2 : 0,
      ),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return best?.theme;
}

type Troubled = ReadonlyMap<string, ReadonlySet<number>>;

/** The people who describe trouble with each topic. */
function troubleByTopic({ statements }: Corpus): Troubled {
  const people = new Map<string, Set<number>>();
  for (const { topics, conversation } of ofKind(statements, 'problem')) {
    for (const key of topics) people.set(key, (people.get(key) ?? new Set()).add(conversation));
  }
  return people;
}

const peopleOf = (topics: readonly Topic[], troubled: Troubled): Set<number> =>
  new Set(topics.flatMap(({ key }) => [...(troubled.get(key) ?? [])]));

function bestOf(
  candidates: readonly Topic[],
  open: readonly Statement[],
  troubled: Troubled,
  { conversations }: Corpus,
): { topic: Topic; statements: Statement[] } | undefined {
  const few = conversations.length < 4;
  const openings = new Map(open.toReversed().map((statement) => [statement.turn, statement]));
  const rows = candidates.flatMap((topic) => {
    const statements = open.filter((statement) => statement.topics.has(topic.key));
    const people = peopleIn(statements).size;
    const trouble = troubled.get(topic.key)?.size ?? 0;
    const isAnswer = statements.some(({ wishAsked }) => wishAsked);
    const isEnough =
      people >= 2 || (people === 1 && (few || isAnswer || (trouble >= 2 && conversations.length < MANY)));
    // Between equally wanted topics, prefer the one that more conversations mention, unless nearly all do.
    const known = topic.conversations.size / Math.max(1, conversations.length);
    const opens = statements.some((statement) => statement === openings.get(statement.turn)) ? 2 : 0;
    const score = people * 10 + Math.min(trouble, 5) + opens + (known > 0.9 ? -1 : known);
    return isEnough ? [{ topic, statements, score }] : [];
  });
  const [best] = rows.toSorted((a, b) => b.score - a.score);
  if (best === undefined || peopleIn(best.statements).size > 1) return best;
  // The first sentence of a single person's wish states it best.
  return { ...best, statements: best.statements.flatMap(({ turn }) => openings.get(turn) ?? []).slice(0, 1) };
}
