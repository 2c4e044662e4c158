import { type Guide, type Turn, readConversation, summarise } from '@insights/statements';
import type { ModelTally } from '../model/tally.ts';
import type { ConversationDigest, DigestTurn } from './digest.ts';

/** A conversation as campaigns shows it. */
export interface ReadableConversation {
  id: string;
  contact_id: string;
  started_at: string | null;
  turns: (Turn & { started_ms: number | null })[];
}

/** A digest with the ids of the interviewer's turns that its turns answer. */
export interface StoredDigest extends ConversationDigest {
  /** By the id of the participant's turn. */
  asked_turns: Record<string, string>;
  /** Null: read by the built-in engine alone. */
  model_tally: ModelTally | null;
}

/** Reads one conversation. Only the turns that a statement or the summary is from are kept, and no turn that is withheld. */
export function digestConversation(conversation: ReadableConversation, guide: Guide): StoredDigest {
  const { id, contact_id, started_at, turns } = conversation;
  const shown = turns.filter(({ is_withheld }) => is_withheld !== true);
  const read = readConversation({ id, turns }, guide);
  const visible = new Set(shown.map((turn) => turn.id));
  const statements = read.statements.filter(({ turn_id }) => visible.has(turn_id));
  const reading = { ...read, statements: statements.map((each) => ({ ...each, asked: shortened(each.asked) })) };
  const summary = summarise(reading, { id, turns: shown });
  const cited = new Set([
    ...reading.statements.map(({ turn_id }) => turn_id),
    ...summary.flatMap(({ evidence }) => evidence.map(({ turn_id }) => turn_id)),
  ]);
  const kept: DigestTurn[] = [];
  const asked_turns: Record<string, string> = {};
  let asked: Turn | null = null;
  for (const turn of shown) {
    if (turn.speaker === 'interviewer') asked = turn;
    else if (cited.has(turn.id)) {
      kept.push({
        id: turn.id,
        seq: turn.seq,
        text: turn.text,
        asked: shortened(asked?.text ?? null),
        started_ms: turn.started_ms,
      });
      if (asked) asked_turns[turn.id] = asked.id;
    }
  }
  return { conversation_id: id, contact_id, started_at, turns: kept, reading, summary, asked_turns, model_tally: null };
}

/** A question is shown with each quote that answers it, so a long one is cut, between words if possible. */
const LONGEST_QUESTION = 500;

function shortened(question: string | null): string | null {
  if (question === null || question.length <= LONGEST_QUESTION) return question;
  const cut = question.slice(0, LONGEST_QUESTION).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s\S{0,40}$/, '')}…`;
}
