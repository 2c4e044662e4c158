import type { ExcludedConversation, Method, Participant, Sample } from '../types.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { supports } from '../corpus/said.ts';
import type { ConversationDigest } from '../digest.ts';
import type { Wording } from '../wording/words.ts';
import { CONFIDENT } from '@insights/statements';
import type { UnusedReason } from '@insights/statements';
import { leastSupport } from './rank.ts';

/** Below this many participants, one more interview can change the order of what they say. */
const SMALL = 12;

const ENGINE_VERSION = '3';

/** Why a sentence supports nothing: what the reader of sentences left out, and what no claim can rest on. */
export type LeftOutReason = UnusedReason | 'aside' | 'not_confident' | 'echo';

/** Who was heard: every conversation is either used or listed with the reason. */
export function sampleOf(corpus: Corpus): Sample {
  const usable = new Set(corpus.statements.filter(supports).map(({ conversation }) => conversation));
  const excluded = corpus.digests.flatMap((digest, position): ExcludedConversation[] => {
    const reason = reasonOf(digest, usable.has(position));
    return reason === null ? [] : [{ conversation_id: digest.conversation_id, reason }];
  });
  return {
    conversations: corpus.digests.length,
    participants: corpus.participants.length,
    statements: corpus.statements.filter(supports).length,
    languages: languagesOf(corpus),
    excluded: excluded.toSorted((a, b) => (a.conversation_id < b.conversation_id ? -1 : 1)),
    unused: unusedIn(corpus),
  };
}

/** A conversation in a language without full support is used where it has something to quote. */
function reasonOf(
  { turns, reading, summary }: ConversationDigest,
  isUsable: boolean,
): ExcludedConversation['reason'] | null {
  if (isUsable || (reading.support === 'partial' && summary.length > 0)) return null;
  if (turns.length === 0) return reading.unused.flagged === undefined ? 'no_participant_turn' : 'flagged';
  const reasons = Object.entries(reading.unused).filter(([, count]) => count > 0);
  return reading.statements.length === 0 && reasons.length === 1 && reasons[0]?.[0] === 'flagged'
    ? 'flagged'
    : 'nothing_to_use';
}

function languagesOf({ digests }: Corpus): Sample['languages'] {
  const rows = new Map<string, { conversations: number; is_full: boolean }>();
  for (const { reading } of digests) {
    const row = rows.get(reading.language) ?? { conversations: 0, is_full: reading.support === 'full' };
    rows.set(reading.language, {
      conversations: row.conversations + 1,
      is_full: row.is_full && reading.support === 'full',
    });
  }
  return [...rows]
    .map(([language, row]) => ({ language, ...row }))
    .toSorted((a, b) => b.conversations - a.conversations || (a.language < b.language ? -1 : 1));
}

/** Sentences that support nothing, by reason; those read with too little confidence are counted here. */
function unusedIn({ digests, statements }: Corpus): Sample['unused'] {
  const counts = new Map<string, number>();
  const add = (reason: LeftOutReason, count: number): void =>
    void counts.set(reason, (counts.get(reason) ?? 0) + count);
  for (const { reading } of digests)
    for (const [reason, count] of Object.entries(reading.unused)) add(reason as UnusedReason, count);
  for (const { statement } of statements) {
    if (statement.kind === 'aside') add('aside', 1);
    else if (statement.confidence < CONFIDENT) add('not_confident', 1);
    else if (!statement.is_own) add('echo', 1);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => ({ reason, statements: count }))
    .toSorted((a, b) => b.statements - a.statements || (a.reason < b.reason ? -1 : 1));
}

export function participantsIn(corpus: Corpus): Participant[] {
  const counts = new Map<number, number>();
  for (const said of corpus.statements)
    if (supports(said)) counts.set(said.participant, (counts.get(said.participant) ?? 0) + 1);
  return corpus.participants.map(({ id, conversation_id, contact_id, speaker_label, language }, position) => ({
    id,
    conversation_id,
    contact_id,
    speaker_label,
    language,
    statements: counts.get(position) ?? 0,
  }));
}

/** How many conversations are in languages that are only quoted. */
export const partialIn = ({ languages }: Sample): number =>
  languages.filter(({ is_full }) => !is_full).reduce((sum, { conversations }) => sum + conversations, 0);

/** The reasons that the method names. */
const LEFT_OUT = new Set<string>([
  'refusal',
  'small_talk',
  'administrative',
  'pasted',
  'flagged',
  'crisis',
  'order',
] satisfies UnusedReason[]);

/** How the report was made and what it cannot tell. */
export function methodOf(corpus: Corpus, sample: Sample, wording: Wording): Method {
  return {
    engine: 'builtin',
    engine_version: ENGINE_VERSION,
    model: null,
    steps: wording.steps({
      confident: CONFIDENT,
      unused: sample.unused.reduce((sum, { reason, statements }) => sum + (LEFT_OUT.has(reason) ? statements : 0), 0),
      leastSupport: leastSupport(corpus),
    }),
    limits: wording.limits({
      participants: corpus.participants.length,
      isSmall: corpus.participants.length < SMALL,
      excluded: sample.excluded.length,
      partial: partialIn(sample),
    }),
    dropped_quotes: 0,
    dropped_claims: 0,
    contradicted_claims: 0,
    unanswered_requests: 0,
  };
}
