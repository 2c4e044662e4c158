import { setImmediate } from 'node:timers/promises';
import { LockMode } from '@mikro-orm/core';
import type { campaigns, sessions } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { type ModelValue, storeModelValues } from '../../db/answers.ts';
import { Conversation, Session } from '../../db/entities.ts';
import { loadConversation, loadInterview, lockSession } from '../../db/load.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { SessionDeps } from '../../deps.ts';
import { provenRead } from '../../domain/answers/quoted-value.ts';
import { assertLastHolder, callOf, staleHolder } from '../store-interviewer-turn/holder.ts';
import { endWait } from './await-values.ts';

/** More than any guide has closed questions; a longer list is cut. */
const MAX_VALUES = 200;

/**
 * Stores what a language model read in a completed interview: values that whole sentences of the participant's turn give, as readers may see
 * it now, where they are better than the current ones. An interview that waits for them is processed. If it was completed before, its revision grows
 * with a change. Errors: `stale_attempt`.
 */
export async function storeValues(
  deps: SessionDeps,
  call: Call,
  { session: held, values }: sessions.StoreValuesRequest,
): Promise<sessions.StoreValuesResponse> {
  const own = callOf(call, held);
  const opened = await deps.db.withWorkspace(own, (tx) => open(tx, held));
  const proven = values.length === 0 ? [] : await provenValues(deps, own, opened, values.slice(0, MAX_VALUES));
  await deps.db.withWorkspace(own, (tx) => store(tx, held, proven));
  return {};
}

interface Opened {
  readonly conversation_id: string;
  readonly questions: readonly campaigns.Question[];
  /** In which the participant was interviewed. */
  readonly tag: string;
  readonly day: Date | null;
}

async function open(tx: Tx, held: sessions.HeldSession | null): Promise<Opened> {
  const session = await tx.em.findOne(Session, { id: held?.session_id ?? '' });
  assertEnded(session, held);
  const { questions, language } = await loadInterview(tx, session.interview_id);
  const conversation = await loadConversation(tx, session.interview_id, session.conversation_id);
  const { started_at } = conversation;
  const day = started_at === null ? null : new Date(started_at);
  return { conversation_id: conversation.id, questions, tag: conversation.language ?? language, day };
}

type Ended = Session & { conversation_id: string };

function assertEnded(session: Session | null, held: sessions.HeldSession | null): asserts session is Ended {
  assertLastHolder(session, held);
  if (session.status !== 'completed' || session.conversation_id === null) throw staleHolder(held);
}

/** The last proven value of each question. */
async function provenValues(
  deps: SessionDeps,
  call: Call,
  { conversation_id, questions, tag, day }: Opened,
  values: readonly sessions.ReadValue[],
): Promise<ModelValue[]> {
  const cited = new Set(values.map(({ seq }) => seq));
  const turns = new Map<number, campaigns.Turn>();
  for await (const part of readTranscript(deps, call, conversation_id))
    for (const turn of part.turns)
      if (cited.has(turn.seq) && turn.speaker === 'participant' && !turn.is_withheld) turns.set(turn.seq, turn);
  const proven = new Map<string, ModelValue>();
  for (const value of values.toSorted((a, b) => a.seq - b.seq)) {
    const question = questions.find(({ id }) => id === value.question_id);
    const turn = turns.get(value.seq);
    if (!question || !turn) continue;
    const read = provenRead(question, turn.text, value, { tag, day });
    if (read) proven.set(question.id, { conversation_id, question_id: question.id, turn_id: turn.id, ...read });
    // Hostile options make the reading of a quote slow.
    await setImmediate();
  }
  return [...proven.values()];
}

async function store(tx: Tx, held: sessions.HeldSession | null, values: readonly ModelValue[]): Promise<void> {
  const session = await lockSession(tx, held?.session_id ?? '');
  assertEnded(session, held);
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
  const conversation = await tx.em.findOne(Conversation, { id: session.conversation_id }, lock);
  if (!conversation) throw staleHolder(held);
  const isChanged = await storeModelValues(tx, values);
  const hasWaited = await endWait(tx, session);
  if (isChanged && !hasWaited && conversation.status === 'completed') conversation.revision += 1;
}
