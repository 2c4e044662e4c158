import { createHash } from 'node:crypto';

import { SIGNIFICANT, Vocabulary, phraseKey, sentencesOf, termOf, wordsOf } from '@insights/language';
import type { Span } from '@insights/language';
import { QUESTION_CONFIDENCE, intensityOf, isKind, kindsOf, lexiconFor, markers } from '@insights/tagging';
import type { Kind, Lexicon } from '@insights/tagging';

import { readSettings } from './settings.ts';
import type { Setting } from './settings.ts';
import type { Conversation, EngineInput, Question, Tag, Turn } from './types.ts';

/** One sentence of a tagged participant turn. */
export interface Statement {
  /** Position of its conversation in the corpus. */
  conversation: number;
  turn: Turn;
  /** All sentences of the turn; `index` is the position of this one. */
  spans: readonly Span[];
  index: number;
  words: string[];
  stems: ReadonlySet<string>;
  /** Keys of its topics. */
  topics: ReadonlySet<string>;
  kinds: ReadonlySet<Kind>;
  /** 0..1. */
  intensity: number;
  /** Position of the guide's question that it answers. */
  question: number | undefined;
  /** Whether it is a wish because the interviewer has just asked for one. */
  wishAsked: boolean;
}

export interface Topic {
  key: string;
  /** The most frequent form. */
  label: string;
  /** Positions of the conversations that mention it. */
  conversations: ReadonlySet<number>;
  mentions: number;
  /** A word of it is used significantly more often here than in the language at large, or a person set it. */
  isSpecific: boolean;
  fromPerson: boolean;
  /** The mean confidence of its tags, 0..1: higher for nouns than for adjectives and verbs. */
  confidence: number;
  /** 0..1: how much more often its most specific word is used here than in the language at large. */
  specificity: number;
}

export interface Corpus {
  lexicon: Lexicon;
  /** In an order that depends only on what was said. */
  conversations: Conversation[];
  statements: Statement[];
  topics: ReadonlyMap<string, Topic>;
  questions: readonly Question[];
  /** What each participant's turn answers, tagged or not. */
  settings: ReadonlyMap<Turn, Setting>;
}

/** How many turns of each conversation are read to detect the language. */
const SAMPLE_TURNS = 10;

/** The tagged participant turns as statements with topics; all later steps work on these. */
export function readCorpus(input: EngineInput): Corpus {
  const conversations = byContent(input.conversations);
  const sample = conversations.flatMap(({ turns }) => turns.slice(0, SAMPLE_TURNS).map((turn) => turn.text)).join(' ');
  const lexicon = lexiconFor(input.campaign.language, sample);
  const asked = new Set(input.questions.map((question) => phraseKey(question.topic ?? '', lexicon.language)));
  const keep = (tag: Tag): boolean =>
    tag.source === 'person' ||
    tag.confidence > QUESTION_CONFIDENCE ||
    !asked.has(phraseKey(tag.topic, lexicon.language));
  const settings = readSettings(conversations, input.questions, lexicon);
  const tagged = conversations.flatMap(({ turns }, conversation) =>
    turns
      .filter((turn) => turn.speaker === 'participant' && turn.tags.length > 0 && turn.text.trim() !== '')
      .map((turn) => ({ conversation, turn, tags: turn.tags.filter(keep) })),
  );
  const labels = new Labels(lexicon);
  for (const { turn, tags } of tagged) for (const tag of tags) labels.add(tag, turn);
  const statements = tagged.flatMap(({ conversation, turn, tags }) =>
    statementsOf(conversation, turn, tags, labels, settings.get(turn)),
  );
  return {
    lexicon,
    conversations,
    statements,
    topics: labels.topics(statements, conversations.length),
    questions: input.questions,
    settings,
  };
}

/** Turns ordered by seq, conversations by a hash of what was said, so that ids have no influence. */
function byContent(conversations: readonly Conversation[]): Conversation[] {
  return conversations
    .map((conversation) => {
      const turns = conversation.turns.toSorted((a, b) => a.seq - b.seq);
      const content = turns.map(
        (turn) => `${turn.speaker}\t${turn.text}\t${turn.tags.map((tag) => tag.topic).join('\t')}`,
      );
      const hash = createHash('sha256').update(content.join('\n')).digest('hex');
      return { hash, conversation: { ...conversation, turns } };
    })
    .toSorted((a, b) => compare(a.hash, b.hash) || compare(a.conversation.id, b.conversation.id))
    .map(({ conversation }) => conversation);
}

export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function statementsOf(
  conversation: number,
  turn: Turn,
  tags: readonly Tag[],
  labels: Labels,
  setting: Setting | undefined,
): Statement[] {
  const { lexicon } = labels;
  const keys = tags.filter((tag) => !isKind(tag.topic)).map((tag) => labels.keyOf(tag.topic));
  const kinds = new Set(tags.map((tag) => tag.topic).filter(isKind));
  const spans = sentencesOf(turn.text, lexicon.language);
  const parts = spans.map((span) => {
    const text = turn.text.slice(span.start, span.end);
    const words = wordsOf(text);
    const stems = new Set(words.map((word) => termOf(word, lexicon.language)));
    return {
      text,
      words,
      stems,
      topics: new Set(keys.filter((key) => key.split(' ').every((part) => stems.has(part)))),
    };
  });
  // A topic set by a person may not occur in the words; it then applies to the whole turn.
  const placed = new Set(parts.flatMap(({ topics }) => [...topics]));
  const unplaced = keys.filter((key) => !placed.has(key));
  const acts = parts.map(({ text }) => kindsOf(text, lexicon).filter((kind) => kinds.has(kind)));
  const wished = setting?.wishAsked === true && kinds.has('wish') ? answering(parts) : new Set<number>();
  return parts.map(({ text, words, stems, topics }, index) => ({
    conversation,
    turn,
    spans,
    index,
    words,
    stems,
    topics: labels.widened([...topics, ...unplaced]),
    kinds: new Set([
      ...(acts[index] ?? []),
      ...carried(acts[index - 1]),
      ...carried(acts[index + 1]),
      ...(wished.has(index) ? (['wish'] as const) : []),
    ]),
    intensity: Math.max(
      wished.has(index) ? FIRST_WISH : 0,
      kinds.size === 0 ? 0.4 : intensityOf(text, lexicon) + (markers(text, 'wish', lexicon) > 1 ? 0.05 : 0),
    ),
    question: setting?.question,
    wishAsked: wished.has(index),
  }));
}

/** The intensity of the first thing that a participant would change. */
const FIRST_WISH = 0.6;

/** The first sentence of an answer says what is asked for; the others explain it. */
function answering(parts: readonly { words: readonly string[] }[]): Set<number> {
  const first = parts.findIndex(({ words }) => words.length >= 3);
  return new Set([Math.max(0, first)]);
}

/** "I'm worried. It could be cancer.": a worry or a wish also applies to the neighbouring sentences. */
const carried = (neighbour: readonly Kind[] = []): Kind[] =>
  neighbour.filter((kind) => kind === 'worry' || kind === 'wish');

/**
 * The lift, as a power of two, at which a word counts as fully specific. Any value from 5 to 12 is nearly as good: the
 * report on 45 consultations covers .28 to .30 of what people noted down (test/eval/coverage.ts, 40 terms).
 */
const FULL_LIFT = 9;

/** In campaigns with fewer conversations, a topic need not be shared by several people. */
export const SMALL = 4;

const NOT_LETTERS = /[^\p{L}]+/u;

/** How each topic is written, and which shorter topics a longer one contains. */
class Labels {
  readonly lexicon: Lexicon;
  private readonly forms = new Map<string, Map<string, number>>();
  private readonly persons = new Set<string>();
  private readonly trust = new Map<string, { sum: number; count: number }>();
  private readonly keys = new Map<string, string>();
  private readonly acronyms = new Set<string>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  keyOf(topic: string): string {
    const known = this.keys.get(topic);
    if (known !== undefined) return known;
    const key = phraseKey(topic, this.lexicon.language);
    this.keys.set(topic, key);
    return key;
  }

  add(tag: Tag, turn: Turn): void {
    if (isKind(tag.topic)) return;
    const key = this.keyOf(tag.topic);
    if (key === '') return;
    for (const word of tag.topic.split(' ')) {
      if (word.length <= 5 && turn.text.split(NOT_LETTERS).includes(word.toUpperCase())) this.acronyms.add(word);
    }
    const forms = this.forms.get(key) ?? new Map<string, number>();
    // A noun phrase reads better than a verb form of the same stem.
    forms.set(tag.topic, (forms.get(tag.topic) ?? 0) + tag.confidence ** 2);
    this.forms.set(key, forms);
    const trust = this.trust.get(key) ?? { sum: 0, count: 0 };
    this.trust.set(key, { sum: trust.sum + tag.confidence, count: trust.count + 1 });
    if (tag.source === 'person' && turn.speaker === 'participant') this.persons.add(key);
  }

  /** "left chest pain" also counts as "chest pain" and "pain", if those are topics. */
  widened(keys: readonly string[]): Set<string> {
    const all = new Set<string>();
    for (const key of keys) {
      const parts = key.split(' ');
      for (let from = 0; from < parts.length; from += 1) {
        const tail = parts.slice(from).join(' ');
        if (this.forms.has(tail)) all.add(tail);
      }
    }
    return all;
  }

  topics(statements: readonly Statement[], conversations: number): Map<string, Topic> {
    const seen = new Map<string, { conversations: Set<number>; mentions: number }>();
    for (const statement of statements) {
      for (const key of statement.topics) {
        const entry = seen.get(key) ?? { conversations: new Set<number>(), mentions: 0 };
        entry.conversations.add(statement.conversation);
        entry.mentions += 1;
        seen.set(key, entry);
      }
    }
    const rows = [...seen].toSorted(([a], [b]) => compare(a, b));
    const vocabulary = new Vocabulary(
      statements.flatMap(({ words }) => words),
      this.lexicon.language,
    );
    // Too few words to test significance: every topic counts as specific.
    const isSmall = conversations < SMALL;
    return new Map(
      rows.map(([key, entry]) => {
        const label = this.label(key);
        const { isSpecific, specificity } = this.specificity(key, label, vocabulary);
        return [key, { key, label, ...entry, ...this.nature(key), isSpecific: isSmall || isSpecific, specificity }];
      }),
    );
  }

  private label(key: string): string {
    const forms = [...(this.forms.get(key) ?? [])].toSorted(
      ([a, x], [b, y]) => y - x || a.length - b.length || compare(a, b),
    );
    const isGerman = this.lexicon.language === 'de';
    return (forms[0]?.[0] ?? key)
      .split(' ')
      .map((word) => {
        if (this.acronyms.has(word)) return word.toUpperCase();
        return isGerman ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      })
      .join(' ');
  }

  private nature(key: string): Pick<Topic, 'fromPerson' | 'confidence'> {
    const { sum, count } = this.trust.get(key) ?? { sum: 0, count: 1 };
    return { fromPerson: this.persons.has(key), confidence: sum / count };
  }

  private specificity(key: string, label: string, vocabulary: Vocabulary): Pick<Topic, 'isSpecific' | 'specificity'> {
    if (this.persons.has(key)) return { isSpecific: true, specificity: 1 };
    const words = wordsOf(label);
    const lift = Math.max(...words.map((word) => vocabulary.liftOf(word)));
    return {
      isSpecific: words.some((word) => vocabulary.keynessOf(word) >= SIGNIFICANT),
      specificity: Math.min(1, Math.max(0, Math.log2(lift) / FULL_LIFT)),
    };
  }
}
