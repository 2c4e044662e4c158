import { phraseKey, sentencesOf, termOf, wordsOf } from '@insights/language';
import { thoughtsOf } from '@insights/thoughts';
import type { Stated, Thought } from '@insights/thoughts';

import { isSampleComplete, lexiconFor, sampleOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { phrasesOf } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import { TopicWords } from './topic-words.ts';
import type { Question, Tag, Turn, TurnTags } from './types.ts';

const MAX_TOPICS = 8;
/** The confidence of a topic that only the question names. */
const QUESTION_CONFIDENCE = 0.5;
/** What a turn states explicitly, as a tag. */
const TAGGED: Readonly<Record<Stated, string>> = {
  problem: 'problem',
  worry: 'worry',
  wish: 'wish',
  praise: 'positive',
};
const STATED_CONFIDENCE = 0.9;
/** Sentences of a turn that are searched for topics, and how much of each. Speech has fewer and shorter ones. */
const MAX_SENTENCES = 100;
export const MAX_SENTENCE = 600;
/** Longer answers to a question about identity also say something else. */
const MAX_ADMIN_WORDS = 25;

export interface Guide {
  /** The campaign's language as a BCP 47 tag. */
  language: string;
  questions: readonly Question[];
}

/**
 * Tags for the participant's turns of one conversation: what a turn is about (short lower-case phrases), the question's
 * topic, and what it does (`problem`, `worry`, `wish`, `positive`). Turns without content are left out. Tags set by a
 * person are kept.
 */
export function tagTurns(conversation: readonly Turn[], guide: Guide): TurnTags[] {
  const tagger = new ConversationTagger(guide);
  return [...tagger.add(conversation.toSorted((a, b) => a.seq - b.seq)), ...tagger.finish()];
}

/** The same for a conversation that arrives in parts, in order. Memory does not grow with its length. */
export class ConversationTagger {
  readonly #guide: Guide;
  readonly #questions: ReadonlyMap<string, Question>;
  /** Turns held back until there is enough text to detect the language and the common words of the conversation. */
  #waiting: Turn[] = [];
  #reader: Reader | null = null;
  #asked: Turn | null = null;

  constructor(guide: Guide) {
    this.#guide = guide;
    this.#questions = new Map(guide.questions.map((question) => [question.id, question]));
  }

  /** The tags known so far: none until there is enough text to detect the language. */
  add(turns: readonly Turn[]): TurnTags[] {
    if (this.#reader) return this.#tag(turns, this.#reader);
    this.#waiting.push(...turns);
    return isSampleComplete(spokenIn(this.#waiting)) ? this.finish() : [];
  }

  /** The remaining tags, after the last turn. */
  finish(): TurnTags[] {
    this.#reader ??= readerFor(this.#guide, spokenIn(this.#waiting));
    return this.#tag(this.#waiting.splice(0), this.#reader);
  }

  #tag(turns: readonly Turn[], reader: Reader): TurnTags[] {
    const tagged: TurnTags[] = [];
    for (const turn of turns) {
      if (turn.speaker === 'interviewer') {
        this.#asked = turn;
        continue;
      }
      const thoughts = thoughtsOf(turn.text, reader.lexicon.language);
      const question = this.#questions.get(turn.question_id ?? this.#asked?.question_id ?? '') ?? null;
      const tags = tagsOf({ turn, asked: this.#asked?.text ?? '', question, thoughts }, reader);
      if (tags.length > 0) tagged.push({ turn_id: turn.id, tags });
    }
    return tagged;
  }
}

interface Reader {
  lexicon: Lexicon;
  topicWords: TopicWords;
}

function readerFor(guide: Guide, spoken: readonly string[]): Reader {
  const sample = sampleOf(spoken);
  const lexicon = lexiconFor(guide.language, sample);
  return { lexicon, topicWords: new TopicWords(sample, lexicon) };
}

/** A participant's turn with what is known about it. */
interface Answer {
  turn: Turn;
  asked: string;
  question: Question | null;
  thoughts: readonly Thought[];
}

const spokenIn = (turns: readonly Turn[]): string[] =>
  turns.filter((turn) => turn.speaker === 'participant').map((turn) => turn.text);

function tagsOf({ turn, asked, question, thoughts }: Answer, { lexicon, topicWords }: Reader): Tag[] {
  const persons = turn.tags.filter((tag) => tag.source === 'person');
  const isAdmin = asked.search(lexicon.admin) >= 0 && wordsOf(turn.text).length <= MAX_ADMIN_WORDS;
  const said = withoutAsides(turn.text, thoughts);
  const auto = isAdmin ? [] : [...topicTags(said, asked, lexicon, topicWords), ...questionTag(said, question, lexicon)];
  const kinds = auto.length === 0 ? [] : kindTags(thoughts);
  const taken = new Set(persons.map((tag) => phraseKey(tag.topic, lexicon.language)));
  const fresh = auto.filter((tag) => {
    const key = phraseKey(tag.topic, lexicon.language);
    return taken.has(key) ? false : taken.add(key);
  });
  // Compared literally: a question about "wishes" is not the act of wishing.
  const acts = kinds.filter((kind) => ![...persons, ...fresh].some((tag) => tag.topic === kind.topic));
  return [...persons, ...fresh, ...acts];
}

function topicTags(text: string, asked: string, lexicon: Lexicon, topicWords: TopicWords): Tag[] {
  const context = new Set(wordsOf(asked).map((word) => termOf(word, lexicon.language)));
  const answersNo = lexicon.negators.has(wordsOf(text).find((word) => !['um', 'uh', 'well'].includes(word)) ?? '');
  return sentencesOf(text, lexicon.language)
    .slice(0, MAX_SENTENCES)
    .flatMap(({ start, end }) => phrasesOf(text.slice(start, Math.min(end, start + MAX_SENTENCE)), lexicon, topicWords))
    .filter((phrase) => !isDenied(phrase, context, answersNo, lexicon))
    .map((phrase) => ({ topic: phrase.words.join(' '), source: 'auto' as const, confidence: phrase.confidence }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_TOPICS);
}

/** "No fever" in answer to a question about fever is a denial; "no export" unprompted says that an export is missed. */
function isDenied(phrase: Phrase, asked: ReadonlySet<string>, answersNo: boolean, lexicon: Lexicon): boolean {
  if (!phrase.absence) return false;
  const wasAsked = () => phrase.words.some((word) => asked.has(termOf(word, lexicon.language)));
  return phrase.absence === 'verb' || answersNo || wasAsked();
}

function questionTag(text: string, question: Question | null, lexicon: Lexicon): Tag[] {
  if (question === null || question.topic === null || question.topic.trim() === '') return [];
  const said = wordsOf(text);
  const closed = question.kind !== 'open' && said.length > 0;
  if (!closed && said.filter((word) => !lexicon.stop.has(word)).length < 2) return [];
  return [{ topic: question.topic.trim().toLowerCase(), source: 'auto', confidence: QUESTION_CONFIDENCE }];
}

/** What the turn does, where it says so. */
function kindTags(thoughts: readonly Thought[]): Tag[] {
  const found = new Set(thoughts.flatMap(({ stated }) => stated.map(({ kind }) => TAGGED[kind])));
  return [...found].toSorted().map((topic) => ({ topic, source: 'auto' as const, confidence: STATED_CONFIDENCE }));
}

/** Greetings, refusals, names and the connection are not what a turn is about. A single word may be the whole answer. */
function withoutAsides(text: string, thoughts: readonly Thought[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { aside, text: said, start, end } of thoughts) {
    if (aside === null || !said.includes(' ')) continue;
    parts.push(text.slice(from, start), ' '.repeat(end - start));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
