import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { ofKind, peopleIn } from './findings.ts';
import { phraseKey, termOf, wordsOf } from '@insights/language';
import { bySalience, repeats, sentenceCase } from './themes.ts';
import type { Theme } from './themes.ts';
import type { Question } from './types.ts';

/** The share of statements under a question of the guide from which on its topics are used as themes. */
const FOLLOWED = 0.5;
const MAX_TOPICS = 8;

/**
 * The themes that the team asked about, if the interviews follow its guide; otherwise none. Answers to the question about
 * wishes belong to the themes that the wishes are about.
 */
export function guideThemes(corpus: Corpus): Theme[] {
  const { questions, statements, lexicon } = corpus;
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const question = questions[statement.question ?? -1];
    const label = question?.topic?.trim() ?? '';
    if (label !== '') groups.set(label, [...(groups.get(label) ?? []), statement]);
  }
  const covered = [...groups.values()].reduce((sum, group) => sum + group.length, 0);
  if (covered < FOLLOWED * statements.length) return [];
  const isWish = (label: string): boolean =>
    questions.some(({ topic, text }) => topic?.trim() === label && text.search(lexicon.wishAsked) >= 0);
  return [...groups]
    .filter(([label]) => !isWish(label))
    .map(([label, group]) => themeOf(label, group, corpus))
    .filter(({ conversations }) => conversations.size >= Math.min(2, corpus.conversations.length))
    .toSorted(bySalience);
}

function themeOf(label: string, statements: Statement[], corpus: Corpus): Theme {
  const subject: Topic = {
    key: `guide ${phraseKey(label, corpus.lexicon.language)}`,
    label: label.toLowerCase() === label ? label : sentenceCase(label),
    conversations: peopleIn(statements),
    mentions: statements.length,
    isSpecific: true,
    fromPerson: true,
    confidence: 1,
    specificity: 1,
  };
  const named = new Set(wordsOf(label).map((word) => termOf(word, corpus.lexicon.language)));
  const rows = [...corpus.topics.values()]
    .filter(
      (topic) =>
        !isEverywhere(topic, corpus) && topic.isSpecific && !topic.key.split(' ').every((word) => named.has(word)),
    )
    .map((topic) => {
      const said = statements.filter((statement) => statement.topics.has(topic.key));
      // A topic that comes up throughout the interviews says little about this question.
      const own = said.length / Math.max(1, topic.mentions);
      const people = peopleIn(said).size;
      const trouble = peopleIn(ofKind(said, 'problem')).size;
      return { topic, people, score: (people + trouble) * own * topic.confidence };
    })
    .filter(({ people }) => people >= Math.min(2, corpus.conversations.length))
    .toSorted((a, b) => b.score - a.score || compare(a.topic.key, b.topic.key));
  const topics: Topic[] = [];
  for (const { topic } of rows) if (!topics.some((other) => repeats(other, topic))) topics.push(topic);
  return {
    label: sentenceCase(label),
    subject,
    topics: topics.slice(0, MAX_TOPICS),
    statements,
    conversations: subject.conversations,
  };
}

/** Nearly everybody mentions the topic, so it says nothing about this question. */
const isEverywhere = ({ conversations, fromPerson }: Topic, corpus: Corpus): boolean =>
  !fromPerson && corpus.conversations.length >= 4 && conversations.size >= 0.9 * corpus.conversations.length;

export interface AnswerGroup {
  /** The question's topic and the answer: "bank import: by hand". */
  name: string;
  members: Set<number>;
}

/** People grouped by their answer to a closed question of the guide; an answer that only one person gave makes no group. */
export function answerGroups(corpus: Corpus): AnswerGroup[] {
  const splits = corpus.questions
    .filter(({ kind, options }) => kind === 'choice' && options.length > 1)
    .map((question) => splitBy(question, corpus).filter(({ members }) => members.size >= 2))
    .filter(([largest]) => largest !== undefined && corpus.conversations.length - largest.members.size >= 2);
  const placed = (groups: readonly AnswerGroup[]): number => groups.reduce((sum, { members }) => sum + members.size, 0);
  return splits.toSorted((a, b) => b.length - a.length || placed(b) - placed(a))[0] ?? [];
}

function splitBy(question: Question, corpus: Corpus): AnswerGroup[] {
  const position = corpus.questions.indexOf(question);
  const options = question.options.map((text) => ({ text, words: contentOf(text, corpus) }));
  const members = new Map<string, Set<number>>();
  corpus.conversations.forEach(({ turns }, conversation) => {
    const replies = turns.filter((turn) => corpus.settings.get(turn)?.question === position);
    const [answer] = replies.flatMap(({ text }) => optionIn(text, options, corpus) ?? []);
    if (answer !== undefined) members.set(answer, (members.get(answer) ?? new Set<number>()).add(conversation));
  });
  return [...members]
    .map(([answer, people]) => ({ name: answerName(question.topic?.trim() ?? '', answer), members: people }))
    .toSorted((a, b) => b.members.size - a.members.size || compare(a.name, b.name));
}

const answerName = (topic: string, answer: string): string =>
  topic === '' || answer.toLowerCase().includes(topic.toLowerCase()) ? answer : `${topic}: ${answer}`;

const contentOf = (text: string, { lexicon }: Corpus): Set<string> =>
  new Set(
    wordsOf(text)
      .filter((word) => !lexicon.stop.has(word))
      .map((word) => termOf(word, lexicon.language)),
  );

/** The option of which most distinctive words, those that no other option has, were said. */
function optionIn(
  said: string,
  options: readonly { text: string; words: ReadonlySet<string> }[],
  corpus: Corpus,
): string | undefined {
  const words = contentOf(said, corpus);
  const rows = options
    .map(({ text, words: own }) => {
      const telling = [...own].filter((word) => !options.some((other) => other.text !== text && other.words.has(word)));
      return { text, share: telling.filter((word) => words.has(word)).length / Math.max(1, telling.length) };
    })
    .toSorted((a, b) => b.share - a.share);
  const [best, next] = rows;
  return best === undefined || best.share < 0.5 || best.share === next?.share ? undefined : best.text;
}
