import type { campaigns, sessions } from '@insights/contracts';
import { type Tx, announceRead } from '@insights/db';
import type { Context } from '@insights/grpc-kit';
import { notFound } from '@insights/errors';
import type { Conversation } from '../../db/entities.ts';
import { presentBatch, readBatch } from '../../db/transcripts.ts';
import { query } from '../../db/query.ts';
import type { SessionDeps } from '../../deps.ts';
import { sessionSubject } from '../../domain/notification-subjects.ts';

/** In these states more turns may follow. */
const ONGOING: ReadonlySet<Conversation['status']> = new Set(['pending', 'in_progress']);

type StreamDeps = Pick<SessionDeps, 'db' | 'reads' | 'names' | 'stopping'>;
type StreamCall = Pick<Context, 'principal' | 'origin' | 'signal'>;

/**
 * A conversation for the team, as the transcript shows it: each turn after `after_seq` once, in order and whole, and its status, first
 * while it is ongoing and last when it is over. Ends then, or when the conversation is deleted. Errors: `not_found`.
 */
export async function* streamConversation(
  deps: StreamDeps,
  call: StreamCall,
  request: sessions.StreamConversationRequest,
): AsyncGenerator<sessions.ConversationEvent> {
  const { principal } = call;
  const known = await deps.db.withWorkspace({ principal }, async (tx) => {
    const found = await head(tx, request);
    if (!found) throw notFound('conversation');
    const { conversation_id, interview_id, after_seq } = request;
    const details = { interview_id, form: 'events', after_seq };
    await announceRead(tx, call, { action: 'transcript.read', subject: conversation_id, details });
    return found;
  });
  const over = AbortSignal.any([call.signal, deps.stopping]);
  // A session has its contact's id.
  const follow = deps.reads.follow(sessionSubject(known.contact_id));
  const group = `team ${request.conversation_id}`;
  const read = (after: number) => look(deps, call, request, after);
  try {
    let seq = request.after_seq;
    let sent = '';
    let isBehind = true;
    while (!over.aborted) {
      const seen: Seen | undefined = await (isBehind ? read(seq) : follow.share(group, seq, read));
      if (!seen) return;
      const isOngoing = ONGOING.has(seen.status);
      if (isOngoing && seen.status !== sent) yield stateEvent(seen.status);
      for (const turn of seen.turns) yield turnEvent(turn);
      sent = seen.status;
      seq = seen.turns.at(-1)?.seq ?? seq;
      isBehind = seen.isPart;
      if (isBehind) continue;
      if (!isOngoing) return yield stateEvent(seen.status);
      await follow.changed(over);
    }
  } finally {
    follow.end();
  }
}

type Head = Pick<Conversation, 'contact_id' | 'status'> & { open_seq: number | null };

function head(
  tx: Tx,
  { conversation_id, interview_id }: sessions.StreamConversationRequest,
): Promise<Head | undefined> {
  return query(tx)
    .selectFrom('conversations as v')
    .leftJoin('sessions as s', 's.conversation_id', 'v.id')
    .select(['v.contact_id', 'v.status', 's.open_seq'])
    .where('v.id', '=', conversation_id)
    .where('v.interview_id', '=', interview_id)
    .executeTakeFirst();
}

interface Seen {
  status: Conversation['status'];
  turns: campaigns.Turn[];
  isPart: boolean;
}

/** Reads the status first, so a conversation that is over has all its turns. Undefined if it was deleted. */
async function look(
  { db, names }: StreamDeps,
  { principal }: StreamCall,
  request: sessions.StreamConversationRequest,
  seq: number,
): Promise<Seen | undefined> {
  const read = await db.withWorkspace({ principal }, async (tx) => {
    const found = await head(tx, request);
    if (!found) return undefined;
    const batch = await readBatch(tx, names, { ids: [request.conversation_id], after_seq: seq });
    return { ...found, batch };
  });
  if (!read) return undefined;
  const { parts, rest } = await presentBatch(names, read.batch);
  const turns = parts[0]?.turns ?? [];
  const at = turns.findIndex((turn) => turn.seq === read.open_seq);
  return parts[0] && { status: read.status, ...upTo(at, turns, rest !== undefined) };
}

/** Nothing from an open turn on is told yet. */
function upTo(at: number, turns: campaigns.Turn[], isPart: boolean): Pick<Seen, 'turns' | 'isPart'> {
  return at < 0 ? { turns, isPart } : { turns: turns.slice(0, at), isPart: false };
}

function stateEvent(status: Conversation['status']): sessions.ConversationEvent {
  return { event: { $case: 'state', value: { status } } };
}

const FOR_PARTICIPANTS = { progress: null, choices: [], input: null, is_closing: false, is_help: false };

function turnEvent({ id, seq, speaker, text, question_id, why }: campaigns.Turn): sessions.ConversationEvent {
  return {
    event: {
      $case: 'turn',
      value: { turn_id: id, seq, speaker, text, question_id, why, ...FOR_PARTICIPANTS },
    },
  };
}
