import { v7 } from 'uuid';
import type { campaigns, sessions } from '@insights/contracts';
import { type RawBuilder, type Tx, expressionBuilder, jsonArrayFrom, sql } from '@insights/db';
import type { Session, Tables, Turn } from './entities.ts';

export interface NewTurn {
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id?: string | null;
  /** The participant page's id of the turn, which makes posting it repeatable. */
  client_turn_id?: string;
  note?: string;
  input?: Turn['input'];
  why?: campaigns.Why | null;
  progress?: campaigns.Progress | null;
}

/** `started_ms` counts from the beginning of the conversation; both statements are one, so a turn costs one round trip. */
const APPEND = `
  with moment as (select coalesce($10::timestamptz, clock_timestamp()) as at), counted as (
    update sessions set last_seq = $4, heard_at = case when $5 = 'participant' then at else heard_at end
      from moment where id = $11)
  insert into turns (id, workspace_id, conversation_id, seq, speaker, text, question_id, tags, client_turn_id, note, input, why,
                     progress, started_ms)
  select $1, $2, $3, $4, $5, $6, $7, '[]', $8, $9, $12, $13::jsonb, $14::jsonb,
         least(greatest(0, extract(epoch from at - v.started_at) * 1000), 2147483647)::int
    from conversations v, moment where v.id = $3`;

/** Adds a turn with the next `seq`. The caller holds the session's lock, so `seq` has no gaps. */
export async function appendTurn(
  tx: Tx,
  session: Pick<Session, 'id' | 'conversation_id' | 'last_seq'>,
  turn: NewTurn,
  at: string | null,
): Promise<sessions.PostTurnResponse> {
  const stored = { turn_id: v7(), seq: session.last_seq + 1 };
  await tx.run(APPEND, [
    stored.turn_id,
    tx.workspaceId,
    session.conversation_id,
    stored.seq,
    turn.speaker,
    turn.text,
    turn.question_id ?? null,
    turn.client_turn_id ?? null,
    turn.note ?? '',
    at,
    session.id,
    turn.input ?? null,
    jsonOf(turn.why),
    jsonOf(turn.progress),
  ]);
  return stored;
}

const jsonOf = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

export type LiveTurn = sessions.StoredTurn & { turn_id: string; progress: campaigns.Progress | null };

/** The turns of session `s` after a `seq`. */
const after = (seq: RawBuilder<number>) =>
  expressionBuilder<Tables & { s: Tables['sessions'] }, 's'>()
    .selectFrom('turns as t')
    .whereRef('t.conversation_id', '=', 's.conversation_id')
    .where('t.seq', '>', seq);

/** The live turns of session `s` after a `seq`, in order and unmasked, for its participant and interviewer. */
export const turnsAfter = (seq: RawBuilder<number>) =>
  jsonArrayFrom(
    after(seq)
      .select(['t.id as turn_id', 't.seq', 't.speaker', 't.text', 't.question_id', 't.note', 't.progress'])
      .select(({ eb, fn }) => [
        fn.coalesce('t.started_ms', sql.lit(0)).as('said_ms'),
        sql<boolean>`${eb.ref('t.input')} is not distinct from 'pasted'`.as('is_pasted'),
        sql<boolean>`${eb.ref('t.input')} is not distinct from 'voice'`.as('is_spoken'),
      ])
      .orderBy('t.seq'),
  );

/** Whether the interviewer has said something in session `s` after a `seq`. */
export const isAskedAfter = (seq: RawBuilder<number>) =>
  expressionBuilder<Tables>().exists(after(seq).where('t.speaker', '=', sql.lit('interviewer' as const)));
