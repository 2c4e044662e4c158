/** What a query answers to a question, in the form that the screen shows. */
import type { Evidence, QueryAnswer } from '@insights/api-client/rest';

/** Where all participants stand to something that was said. */
export interface Balance {
  readonly support_count: number;
  readonly dissent_count: number;
  readonly unclear_count: number;
  readonly silent_count: number;
  readonly not_asked_count: number;
}

export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly author: string | null;
  /** Null where only the sources of the sentence are known. */
  readonly balance: Balance | null;
  /** The balance counts who uses words: rules made the theme. */
  readonly isOfWords: boolean;
  readonly quotes: readonly Evidence[];
  readonly dissent: readonly Evidence[];
}

export interface Answer {
  /** Sentences that answer the question, each with its sources. */
  readonly sentences: readonly Statement[];
  /** What the report says about it, and how many people speak of it. */
  readonly claims: readonly Statement[];
  /** Sentences answer it, passages are near it, or nothing was found. */
  readonly status: Composed['status'];
  readonly message: string;
  readonly passages: readonly Evidence[];
  readonly suggestions: readonly string[];
  readonly version: number | null;
  readonly isTruncated: boolean;
}

/** A question of this visit, and what was found. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  /** Null once an interview has changed that it shows: something there may be erased, hidden or withheld now. */
  readonly answer: Answer | null;
}

/** The exchanges without answers that show what was said in interviews that have changed; `changed` is empty: any may have. */
export const withoutChanged = (exchanges: readonly Exchange[], changed: readonly string[]): readonly Exchange[] =>
  exchanges.map((each) =>
    each.answer && (changed.length === 0 || cites(each.answer, changed)) ? { ...each, answer: null } : each,
  );

function cites({ sentences, claims, passages }: Answer, conversations: readonly string[]): boolean {
  const said = [...sentences, ...claims].flatMap(({ quotes, dissent }) => [...quotes, ...dissent]);
  return [...passages, ...said].some(({ conversation_id }) => conversations.includes(conversation_id));
}

interface Sources extends Balance {
  readonly evidence: readonly string[];
  readonly dissent_evidence: readonly string[];
}

type Composed = QueryAnswer['answers'][number];

/** Of a query about one campaign. */
export function readAnswer(result: QueryAnswer): Answer {
  const known = new Map(result.evidence.map((each) => [each.id, each]));
  const quotes = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const shown = (id: string, text: string, author: string | null, of: Sources, isOfWords: boolean): Statement => ({
    id,
    text,
    author,
    balance: of,
    isOfWords,
    quotes: quotes(of.evidence),
    dissent: quotes(of.dissent_evidence),
  });
  const [composed] = result.answers;
  const facts = result.facts.map((fact) => shown(fact.id, fact.text, fact.author, fact, countsWords(fact)));
  const topics =
    composed?.topics.map((topic) => shown(topic.theme_id, topic.label, null, topic, countsWords(topic))) ?? [];
  // A topic may be a theme that the question was matched with, too.
  const claims = [...facts, ...topics.filter(({ id }) => !facts.some((fact) => fact.id === id))];
  return {
    sentences: composed?.sentences.map((each, index) => sentence(each, index, composed.topics, quotes)) ?? [],
    claims,
    status: composed?.status ?? 'declined',
    message: composed?.message ?? '',
    passages: quotes(composed?.passages ?? []),
    suggestions: composed?.suggestions ?? [],
    version: result.sources[0]?.version_number ?? null,
    isTruncated: result.is_truncated,
  };
}

/** Of themes, and the findings made of them. */
const countsWords = ({ author, kind = 'theme' }: { author: string | null; kind?: string }): boolean =>
  author === 'floor' && (kind === 'theme' || kind === 'finding');

/** A sentence about one topic has the balance of the topic. */
function sentence(
  { text, author, evidence, theme_ids }: Composed['sentences'][number],
  index: number,
  topics: Composed['topics'],
  quotes: (ids: readonly string[]) => Evidence[],
): Statement {
  const topic = theme_ids.length === 1 ? topics.find(({ theme_id }) => theme_id === theme_ids[0]) : undefined;
  return {
    id: `sentence-${index}`,
    text,
    author,
    balance: topic ?? null,
    isOfWords: topic !== undefined && countsWords(topic),
    quotes: quotes(evidence),
    dissent: quotes(topic?.dissent_evidence ?? []),
  };
}
