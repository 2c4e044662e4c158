import { type campaigns, isWordOf, knownOr, campaigns as messages } from '@insights/contracts';
import type { Guide } from '@insights/statements';
import { serve } from '@insights/threads/serve';
import {
  type ReadableConversation,
  type StoredDigest,
  digestConversation,
  packDigest,
  synthesize,
  unpackDigest,
} from '../engine/index.ts';
import { sumOf } from '../model/tally.ts';
import type { DigestJson, FoundStatement, FromEngine, Place, ReportTask, ToEngine } from './messages.ts';

const NO_GUIDE: Guide = { language: '', questions: [] };
const NO_TASK: ReportTask = {
  campaign: { id: '', name: '', goal: '', language: '' },
  questions: [],
  responses: [],
  corrections: [],
};

/** The conversation whose parts are arriving. */
let open: ReadableConversation | null = null;
let guide = NO_GUIDE;
/** The digests received so far for the current report. */
let digests: StoredDigest[] = [];
let task = NO_TASK;

serve(replyTo);

function replyTo(message: ToEngine): FromEngine {
  switch (message.kind) {
    case 'read':
      guide = message.guide;
      open = null;
      return { kind: 'ready' };
    case 'part':
      return { kind: 'read', digests: add(message.part) };
    case 'end':
      return { kind: 'read', digests: close() };
    case 'report':
      task = message.task;
      digests = [];
      return { kind: 'ready' };
    case 'digests':
      for (const each of message.digests) digests.push(unpackDigest(each));
      return { kind: 'ready' };
    case 'synthesize':
      return synthesis();
    case 'find':
      return { kind: 'found', statement: statementAt(unpackDigest(message.digest), message.place) };
  }
}

function add(part: campaigns.Transcript): DigestJson[] {
  const turns = part.turns.map(asTurn);
  if (part.conversation_id === '') {
    open?.turns.push(...turns);
    return [];
  }
  const closed = close();
  const contact_id = part.contact?.id ?? '';
  open = { id: part.conversation_id, contact_id, started_at: part.started_at, turns };
  return closed;
}

function close(): DigestJson[] {
  const conversation = open;
  open = null;
  if (!conversation) return [];
  return [{ conversation_id: conversation.id, digest: packDigest(digestConversation(conversation, guide)) }];
}

/** A turn of an unknown speaker is never quoted, so it counts as the interviewer's. */
const asTurn = (turn: campaigns.Turn): ReadableConversation['turns'][number] => ({
  id: turn.id,
  seq: turn.seq,
  speaker: knownOr(turn.speaker, 'interviewer'),
  text: turn.text,
  question_id: turn.question_id,
  speaker_label: turn.speaker_label,
  is_withheld: turn.is_withheld,
  outcome: isWordOf(messages.AnswerOutcome, turn.outcome) ? turn.outcome : null,
  started_ms: turn.started_ms,
});

function synthesis(): FromEngine {
  const output = synthesize({ ...task, digests });
  const cited = new Set(output.evidence.map(({ turn_id }) => turn_id));
  const asked = digests.flatMap(({ asked_turns }) => Object.entries(asked_turns)).filter(([turn]) => cited.has(turn));
  const model_tally = sumOf(digests.flatMap((digest) => digest.model_tally ?? []));
  digests = [];
  task = NO_TASK;
  return { kind: 'synthesis', synthesis: { output, asked_turns: Object.fromEntries(asked), model_tally } };
}

function statementAt({ reading }: StoredDigest, { turn_id, at }: Place): FoundStatement | null {
  const found = reading.statements.find((each) => each.turn_id === turn_id && each.start <= at && at < each.end);
  if (!found) return null;
  const { start, end, kind, polarity } = found;
  return { start, end, kind, polarity };
}
