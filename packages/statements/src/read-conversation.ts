import { isLanguage, wordsOf } from '@insights/language';

import { blankStatement, participantOf } from './blank.ts';
import { languageIn } from './detection.ts';
import { statementsIn } from './sentences.ts';
import { StatementReader } from './statement-reader.ts';
import { plainTerms } from './terms.ts';
import type {
  Conversation,
  ConversationReading,
  Guide,
  ParticipantReading,
  Statement,
  Turn,
  UnusedReason,
} from './types.ts';

/** The part of a conversation by which its language and its common words are known, in UTF-16 units. */
const SAMPLE = 50_000;
/** Confidence of statements in languages without full support. */
const UNSUPPORTED = 0.3;

/**
 * What the participants of a conversation say, sentence by sentence. Pure and deterministic; time grows with the length of
 * the conversation.
 */
export function readConversation({ id, turns }: Conversation, guide: Guide): ConversationReading {
  const ordered = turns.toSorted((a, b) => a.seq - b.seq);
  const spoken = ordered.filter(({ speaker }) => speaker === 'participant');
  const sample = spoken
    .map(({ text }) => text)
    .join('\n')
    .slice(0, SAMPLE);
  const language = languageIn(sample, guide.language);
  const reader = isLanguage(language) ? new StatementReader(language, sample, guide) : null;
  const unused: Partial<Record<UnusedReason, number>> = reader?.unused ?? {};
  const statements = reader?.read(ordered) ?? plainStatements(spoken, language, unused);
  return {
    conversation_id: id,
    language,
    support: reader === null ? 'partial' : 'full',
    participants: participantsIn(spoken),
    statements,
    unused,
  };
}

function participantsIn(spoken: readonly Turn[]): ParticipantReading[] {
  const found = new Map<string, ParticipantReading>();
  for (const turn of spoken) {
    const key = participantOf(turn);
    const known = found.get(key) ?? { key, turns: 0, words: 0 };
    found.set(key, { key, turns: known.turns + 1, words: known.words + wordsOf(turn.text).length });
  }
  return [...found.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Statements of a language without full support: nothing is claimed about them. */
function plainStatements(
  spoken: readonly Turn[],
  language: string,
  unused: Partial<Record<UnusedReason, number>>,
): Statement[] {
  return spoken.flatMap((turn) =>
    statementsIn(turn.text, language).map((span) => {
      const text = turn.text.slice(span.start, span.end);
      const reason = turn.is_withheld === true ? 'flagged' : 'unsupported_language';
      unused[reason] = (unused[reason] ?? 0) + 1;
      return {
        ...blankStatement(turn, span, text),
        kind: reason === 'flagged' ? 'aside' : 'fact',
        confidence: UNSUPPORTED,
        is_own: true,
        terms: plainTerms(text, language),
      };
    }),
  );
}
