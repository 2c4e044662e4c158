import { phraseKey, sentencesOf, termOf, wordsOf } from '@insights/language';

import { kindsOf } from './kinds.ts';
import { isSampleComplete, lexiconFor, sampleOf } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { phrasesOf } from './phrases.ts';
import type { Phrase } from './phrases.ts';
import { TopicWords } from './topic-words.ts';
import type { Question, Tag, Turn, TurnTags } from './types.ts';

const MAX_TOPICS = 8;
/** The confidence of a topic that only the question names. */
export const QUESTION_CONFIDENCE = 0.5;
const KIND_CONFIDENCE = 0.7;

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
  readonly #language: string;
  readonly #questions: ReadonlyMap<string, Question>;
  /** Turns held back until there is enough text to detect the language and the common words of the conversation. */
  #waiting: Turn[] = [];
  #reader: Reader | null = null;
  #asked: Turn | null = null;

  constructor({ language, questions }: Guide) {
    this.#language = language;
    this.#questions = new Map(questions.map((question) => [question.id, question]));
  }

  /** The tags known so far: none until there is enough text to detect the language. */
  add(turns: readonly Turn[]): TurnTags[] {
    if (this.#reader) return this.#tag(turns, this.#reader);
    this.#waiting.push(...turns);
    return isSampleComplete(spokenIn(this.#waiting)) ? this.finish() : [];
  }

  /** The remaining tags, after the last turn. */
  finish(): TurnTags[] {
    this.#reader ??= readerFor(this.#language, spokenIn(this.#waiting));
    return this.#tag(this.#waiting.splice(0), this.#reader);
  }

  #tag(turns: readonly Turn[], reader: Reader): TurnTags[] {
    const tagged: TurnTags[] = [];
    for (const turn of turns) {
      if (turn.speaker === 'interviewer') {
        this.#asked = turn;
        continue;
      }
      const question = this.#questions.get(turn.question_id ?? this.#asked?.question_id ?? '') ?? null;
      const tags = tagsOf(turn, this.#asked?.text ?? '', question, reader);
      if (tags.length > 0) tagged.push({ turn_id: turn.id, tags });
    }
    return tagged;
  }
}

interface Reader {
  lexicon: Lexicon;
  topicWords: TopicWords;
}

function readerFor(language: string, spoken: readonly string[]): Reader {
  const sample = sampleOf(spoken);
  const lexicon = lexiconFor(language, sample);
  return { lexicon, topicWords: new TopicWords(sample, lexicon) };
}

const spokenIn = (turns: readonly Turn[]): string[] =>
  turns.filter((turn) => turn.speaker === 'participant').map((turn) => turn.text);

function tagsOf(turn: Turn, asked: string, question: Question | null, { lexicon, topicWords }: Reader): Tag[] {
  const persons = turn.tags.filter((tag) => tag.source === 'person');
  const isAdmin = asked.search(lexicon.admin) >= 0 || turn.text.search(/\bmy (?:full )?name(?:'s| is)\b/i) >= 0;
  const auto = isAdmin
    ? []
    : [...topicTags(turn.text, asked, lexicon, topicWords), ...questionTag(turn.text, question, lexicon)];
  const kinds = auto.length === 0 ? [] : kindTags(turn.text, asked, lexicon);
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
    .flatMap((span) => phrasesOf(text.slice(span.start, span.end), lexicon, topicWords))
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

function kindTags(text: string, asked: string, lexicon: Lexicon): Tag[] {
  const said = sentencesOf(text, lexicon.language).flatMap((span) =>
    kindsOf(text.slice(span.start, span.end), lexicon),
  );
  const kinds = asked.search(lexicon.wishAsked) < 0 ? said : [...said, 'wish'];
  return [...new Set(kinds)].toSorted().map((topic) => ({ topic, source: 'auto', confidence: KIND_CONFIDENCE }));
}
