import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { ofKind, peopleIn } from './findings.ts';
import type { Matter } from './roadmap.ts';
import { NOMINAL } from './themes.ts';
import type { Theme } from './themes.ts';

const MAX_WISHES = 4;

/**
 * What people ask for, across themes: first what several ask for in the same words, then, while there is room, the
 * wishes of one person that would end a trouble which several describe.
 */
export function findWishes(themes: readonly Theme[], corpus: Corpus): Matter[] {
  const wishes = ofKind(corpus.statements, 'wish');
  const troubled = troubleByTopic(corpus);
  const candidates = [...corpus.topics.values()]
    .filter((topic) => !topic.isContext && (topic.fromPerson || topic.confidence >= NOMINAL))
    .toSorted((a, b) => compare(a.key, b.key));
  const found: Matter[] = [];
  const taken = new Set<Statement>();
  while (found.length < MAX_WISHES) {
    const open = wishes.filter((statement) => !taken.has(statement));
    const best = bestOf(candidates, open, troubled, corpus);
    if (best === undefined) break;
    const { topic, statements } = best;
    found.push({
      kind: 'wish',
      theme: themeAbout(topic, themes),
      focus: [topic],
      statements,
      people: peopleIn(statements),
      troubled: troubled.get(topic.key)?.size ?? 0,
    });
    const turns = new Set(statements.map(({ turn }) => turn));
    for (const statement of open) if (turns.has(statement.turn)) taken.add(statement);
  }
  return found;
}

/** The theme in which a topic is spoken of most. */
function themeAbout({ key }: Topic, themes: readonly Theme[]): Theme | undefined {
  const mentions = (theme: Theme): number => theme.statements.filter(({ topics }) => topics.has(key)).length;
  const [best] = themes
    .map((theme) => ({ theme, count: mentions(theme) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best?.theme;
}

/** The people who describe trouble with each topic. */
function troubleByTopic({ statements }: Corpus): Map<string, Set<number>> {
  const people = new Map<string, Set<number>>();
  for (const { topics, conversation } of ofKind(statements, 'problem')) {
    for (const key of topics) people.set(key, (people.get(key) ?? new Set()).add(conversation));
  }
  return people;
}

/** Said when asked what to change. */
const isAnswer = (statements: readonly Statement[]): boolean => statements.some(({ wishAsked }) => wishAsked);

function bestOf(
  candidates: readonly Topic[],
  open: readonly Statement[],
  troubled: ReadonlyMap<string, ReadonlySet<number>>,
  { conversations }: Corpus,
): { topic: Topic; statements: Statement[] } | undefined {
  const few = conversations.length < 4;
  const rows = candidates.flatMap((topic) => {
    const statements = open.filter((statement) => statement.topics.has(topic.key));
    const people = peopleIn(statements).size;
    const trouble = troubled.get(topic.key)?.size ?? 0;
    const isEnough = people >= 2 || (people === 1 && (few || trouble >= 2 || isAnswer(statements)));
    // Of two that as many ask for, the longer name says more, and what few others speak of is more to the point.
    const score = people * 10 + Math.min(trouble, 5) + topic.key.split(' ').length - topic.conversations.size / 100;
    return isEnough ? [{ topic, statements, score }] : [];
  });
  return rows.toSorted((a, b) => b.score - a.score)[0];
}
