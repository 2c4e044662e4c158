import type { Corpus, Statement, Topic } from './corpus.ts';
import { compare } from './corpus.ts';
import { clusterConversations } from './cluster.ts';
import { actsIn, ofKind, peopleIn } from './findings.ts';
import type { Kind } from '@insights/tagging';
import { answerGroups } from './guide.ts';
import { chooseQuotes } from './quotes.ts';
import type { EvidenceBook, Passage } from './quotes.ts';
import { slug } from './format.ts';
import { NOMINAL, repeats, sentenceCase } from './themes.ts';
import type { Theme } from './themes.ts';
import type { Persona } from './types.ts';
import { wordingFor } from './wording/wording.ts';

/** Conversations that are alike in their subjects and in how people speak. */
export interface Group {
  persona: Persona;
  members: ReadonlySet<number>;
}

const STANCES = ['worry', 'wish'] as const;
/** The first mark of a group must be this much more common in it than outside; otherwise the group may be chance. */
const DISTINCT = 0.3;
/** The smallest share of the participants that makes a group. */
const SMALLEST = 0.08;

/**
 * Personas by the answers to a closed question, otherwise by clustering, the largest first. A single person or a single
 * group is a persona only if there are too few people to form groups.
 */
export function findPersonas(themes: readonly Theme[], corpus: Corpus, book: EvidenceBook): Group[] {
  const answers = answerGroups(corpus);
  if (answers.length > 0) {
    return answers.map(({ name, members }) => {
      const marks = distinguishing(members, corpus);
      return { persona: describe(members, sentenceCase(name), marks, corpus, book), members };
    });
  }
  const taken = new Set<string>();
  const groups = clusterConversations(themes, corpus).flatMap((members) => {
    const marks = distinguishing(members, corpus);
    const lead = marks.find(({ topic }) => !taken.has(topic.key));
    if (lead === undefined || !isDistinct(lead, members, corpus)) return [];
    return [{ members, marks, name: nameOf(members, lead, marks, taken, corpus) }];
  });
  if (groups.length < 2 && corpus.conversations.length >= 4) return [];
  return groups.map(({ members, marks, name }) => ({ persona: describe(members, name, marks, corpus, book), members }));
}

/** A name from at most two marks that no other group is named after. */
function nameOf(
  members: ReadonlySet<number>,
  lead: Mark,
  marks: readonly Mark[],
  taken: Set<string>,
  corpus: Corpus,
): string {
  const wording = wordingFor(corpus);
  const second = marks.find(
    ({ topic, inside }) =>
      topic !== lead.topic && !taken.has(topic.key) && !repeats(topic, lead.topic) && inside * 2 >= members.size,
  );
  for (const mark of second === undefined ? [lead] : [lead, second]) taken.add(mark.topic.key);
  const subject = wording.listed([lead, ...(second === undefined ? [] : [second])].map(({ topic }) => topic.label));
  return wording.persona.name(sentenceCase(subject), stanceOfGroup(members, corpus));
}

/** At least half of the group have its mark, and clearly fewer of the others. Fewer than four conversations are always a group. */
function isDistinct({ inside, outside }: Mark, members: ReadonlySet<number>, corpus: Corpus): boolean {
  const total = corpus.conversations.length;
  if (total < 4) return true;
  if (members.size < total * SMALLEST) return false;
  const rest = total - members.size;
  return rest > 0 && inside * 2 >= members.size && inside / members.size - outside / rest >= DISTINCT;
}

function describe(
  members: ReadonlySet<number>,
  name: string,
  marks: readonly Mark[],
  corpus: Corpus,
  book: EvidenceBook,
): Persona {
  const wording = wordingFor(corpus);
  const own = corpus.statements.filter((statement) => members.has(statement.conversation));
  const about = new Set(marks.slice(0, 4).map(({ topic }) => topic.key));
  const needs = noted(ofKind(own, 'wish'), corpus, about);
  const frustrations = noted([...ofKind(own, 'problem'), ...ofKind(own, 'worry')], corpus, about);
  const typical = chooseQuotes(own, corpus, { count: 2, about, shown: new Set([...needs, ...frustrations]) });
  const topics = marks.slice(0, 4).map(({ topic }) => topic.label);
  const share = { part: members.size, whole: corpus.conversations.length };
  return {
    id: `persona-${slug(name)}`,
    name,
    description: wording.persona.description(share, actsIn(own), topics),
    traits: [...marks.slice(0, 3).map((mark) => traitOf(mark, members, corpus)), ...manners(members, corpus)],
    size: members.size,
    needs: needs.map(({ text }) => text),
    frustrations: frustrations.map(({ text }) => text),
    evidence: book.cite([...typical, ...needs, ...frustrations]),
  };
}

interface Mark {
  topic: Topic;
  inside: number;
  outside: number;
}

/** Topics that are far more common in the group than outside it, without those that repeat a better one. */
function distinguishing(members: ReadonlySet<number>, corpus: Corpus): Mark[] {
  const rest = Math.max(1, corpus.conversations.length - members.size);
  const rows = [...corpus.topics.values()]
    .filter((topic) => topic.isSpecific && (topic.fromPerson || topic.confidence >= NOMINAL))
    .map((topic) => {
      const inside = [...topic.conversations].filter((conversation) => members.has(conversation)).length;
      return { topic, inside, outside: topic.conversations.size - inside };
    })
    .filter(({ inside }) => inside >= Math.min(2, members.size))
    .map((mark) => ({ mark, score: (mark.inside / members.size - mark.outside / rest) * mark.topic.confidence }))
    .toSorted(
      (a, b) => b.score - a.score || b.mark.inside - a.mark.inside || compare(a.mark.topic.key, b.mark.topic.key),
    );
  const chosen: Mark[] = [];
  for (const { mark } of rows.slice(0, 30))
    if (!chosen.some((other) => repeats(other.topic, mark.topic))) chosen.push(mark);
  return chosen.slice(0, 6);
}

const traitOf = ({ topic, inside, outside }: Mark, members: ReadonlySet<number>, corpus: Corpus): string =>
  wordingFor(corpus).persona.trait({
    topic: topic.label,
    inside: { part: inside, whole: members.size },
    outside: { part: outside, whole: corpus.conversations.length - members.size },
  });

function rate(
  kind: Kind,
  members: ReadonlySet<number>,
  corpus: Corpus,
): { inside: number; outside: number; count: number } {
  const people = peopleIn(ofKind(corpus.statements, kind));
  const count = [...people].filter((conversation) => members.has(conversation)).length;
  const rest = Math.max(1, corpus.conversations.length - members.size);
  return { inside: count / members.size, outside: (people.size - count) / rest, count };
}

/** The stance that distinguishes the group most from the others, if any. */
function stanceOfGroup(members: ReadonlySet<number>, corpus: Corpus): 'worry' | 'wish' | undefined {
  const best = STANCES.map((kind) => ({ kind, ...rate(kind, members, corpus) }))
    .filter(({ inside, outside, count }) => count >= 2 && inside >= 0.5 && inside - outside >= 0.25)
    .toSorted((a, b) => b.inside - b.outside - (a.inside - a.outside))[0];
  return members.size === corpus.conversations.length ? undefined : best?.kind;
}

function manners(members: ReadonlySet<number>, corpus: Corpus): string[] {
  if (members.size === corpus.conversations.length) return [];
  const { persona } = wordingFor(corpus);
  const stances = STANCES.flatMap((kind) => {
    const { inside, outside, count } = rate(kind, members, corpus);
    const share = { part: count, whole: members.size };
    return inside - outside >= 0.15 && count >= 2 ? [persona.manner(kind, share, Math.round(outside * 100))] : [];
  });
  const inside = wordiness(corpus.statements.filter(({ conversation }) => members.has(conversation)));
  const outside = wordiness(corpus.statements.filter(({ conversation }) => !members.has(conversation)));
  const talk = outside === 0 ? 1 : inside / outside;
  if (talk <= 1.2 && talk >= 0.8) return stances;
  return [...stances, persona.talk(talk > 1, Math.round(inside), Math.round(outside))];
}

const wordiness = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, statements.length);

/** Up to three passages, by different members where possible. */
const noted = (statements: readonly Statement[], corpus: Corpus, about: ReadonlySet<string>): Passage[] =>
  chooseQuotes(statements, corpus, { count: 3, about }).filter(({ quality }) => quality >= 0.3);
