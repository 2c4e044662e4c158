import { kindsOf } from './kinds.ts';
import { phrasesOf } from './keyphrases.ts';
import type { Phrase } from './keyphrases.ts';
import { lexiconFor } from './lexicon/lexicon.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { phraseKey, sentences, stem, tokens } from './text.ts';
import type { Conversation, EngineInput, Question, Tag, Turn, TurnTags } from './types.ts';

const MAX_TOPICS = 8;
/** A topic that stands only in the question asked. */
export const QUESTION_CONFIDENCE = 0.5;
const KIND_CONFIDENCE = 0.7;

/**
 * Tags for the participant's turns of the given conversations, each conversation on its own: what a turn is about
 * (short lower-case phrases), the question's topic, and what it does (`problem`, `worry`, `wish`, `positive`).
 * A turn that says nothing is left out. Tags that a person set are kept as they are.
 */
export function tagTurns(input: EngineInput): TurnTags[] {
  return input.conversations.flatMap((conversation) => tagConversation(conversation, input));
}

function tagConversation(conversation: Conversation, input: EngineInput): TurnTags[] {
  const turns = conversation.turns.toSorted((a, b) => a.seq - b.seq);
  const spoken = turns.filter((turn) => turn.speaker === 'participant').flatMap((turn) => tokens(turn.text));
  const lexicon = lexiconFor(input.campaign.language, spoken);
  const questions = new Map(input.questions.map((question) => [question.id, question]));
  const tagged: TurnTags[] = [];
  let asked: Turn | undefined;
  for (const turn of turns) {
    if (turn.speaker === 'interviewer') {
      asked = turn;
      continue;
    }
    const question = questions.get(turn.question_id ?? asked?.question_id ?? '');
    const tags = tagsOf(turn, asked?.text ?? '', question, lexicon);
    if (tags.length > 0) tagged.push({ turn_id: turn.id, tags });
  }
  return tagged;
}

function tagsOf(turn: Turn, asked: string, question: Question | undefined, lexicon: Lexicon): Tag[] {
  const persons = turn.tags.filter((tag) => tag.source === 'person');
  const isAdmin = asked.search(lexicon.admin) >= 0 || turn.text.search(/\bmy (?:full )?name(?:'s| is)\b/i) >= 0;
  const auto = isAdmin ? [] : [...topicTags(turn.text, asked, lexicon), ...questionTag(turn.text, question, lexicon)];
  const kinds = auto.length === 0 ? [] : kindTags(turn.text, asked, lexicon);
  const taken = new Set(persons.map((tag) => phraseKey(tag.topic, lexicon.language)));
  const fresh = auto.filter((tag) => {
    const key = phraseKey(tag.topic, lexicon.language);
    return taken.has(key) ? false : taken.add(key);
  });
  // Compared as they are written: a question on "wishes" is not the act of wishing.
  const acts = kinds.filter((kind) => ![...persons, ...fresh].some((tag) => tag.topic === kind.topic));
  return [...persons, ...fresh, ...acts];
}

function topicTags(text: string, asked: string, lexicon: Lexicon): Tag[] {
  const context = new Set(tokens(asked).map((word) => stem(word, lexicon.language)));
  const answersNo = lexicon.negators.has(tokens(text).find((word) => !['um', 'uh', 'well'].includes(word)) ?? '');
  return sentences(text)
    .flatMap((span) => phrasesOf(text.slice(span.start, span.end), lexicon))
    .filter((phrase) => !isDenied(phrase, context, answersNo, lexicon))
    .map((phrase) => ({ topic: phrase.words.join(' '), source: 'auto' as const, confidence: phrase.confidence }))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, MAX_TOPICS);
}

/** "No fever" after being asked for fever says that there is none; "no export" unasked says that it is missed. */
function isDenied(phrase: Phrase, asked: ReadonlySet<string>, answersNo: boolean, lexicon: Lexicon): boolean {
  if (!phrase.absence) return false;
  const wasAsked = () => phrase.words.some((word) => asked.has(stem(word, lexicon.language)));
  return phrase.absence === 'verb' || answersNo || wasAsked();
}

function questionTag(text: string, question: Question | undefined, lexicon: Lexicon): Tag[] {
  if (question?.topic === undefined || question.topic.trim() === '') return [];
  const said = tokens(text);
  const closed = question.kind !== 'open' && said.length > 0;
  if (!closed && said.filter((word) => !lexicon.stop.has(word)).length < 2) return [];
  return [{ topic: question.topic.trim().toLowerCase(), source: 'auto', confidence: QUESTION_CONFIDENCE }];
}

function kindTags(text: string, asked: string, lexicon: Lexicon): Tag[] {
  const said = sentences(text).flatMap((span) => kindsOf(text.slice(span.start, span.end), lexicon));
  const kinds = asked.search(lexicon.wishAsked) < 0 ? said : [...said, 'wish'];
  return [...new Set(kinds)].toSorted().map((topic) => ({ topic, source: 'auto', confidence: KIND_CONFIDENCE }));
}
