import { v7 } from 'uuid';
import type { campaigns, sessions } from '@insights/contracts';
import {
  type Kysely,
  type Query,
  type RawBuilder,
  type Tx,
  expressionBuilder,
  jsonArrayFrom,
  sql,
  textOf,
} from '@insights/db';
import type { Session, Tables, Turn } from './entities.ts';

export interface NewTurn {
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id?: string | null;
  /** The participant page's id of the turn, which makes posting it repeatable. */
  client_turn_id?: string;
  note?: string;
  input?: Turn['input'];
  why?: Turn['why'];
  progress?: campaigns.Progress | null;
  /** Further words follow. */
  open?: boolean;
}

const LOCK = textOf<Tables>((db) =>
  db
    .selectFrom('sessions')
    .select(['id', 'conversation_id', 'status', 'last_seq', 'open_seq', 'fence'])
    .where('id', '=', sql<string>`$1`)
    .forUpdate(),
);

/** What a turn needs of its session. */
export type LockedSession = Pick<Session, 'id' | 'conversation_id' | 'status' | 'last_seq' | 'open_seq' | 'fence'>;

/** Locks a session until the transaction ends, without the ORM: it runs twice for each exchange of turns. */
export const lockForTurn = (id: string): Query<LockedSession> => ({ text: LOCK, values: [id] });

/** The turns of the session `$1`. */
const ofSession = (db: Kysely<Tables>) =>
  db
    .selectFrom('turns as t')
    .innerJoin('sessions as s', 's.conversation_id', 't.conversation_id')
    .where('s.id', '=', sql<string>`$1`);

const BY_CLIENT_ID = textOf<Tables>((db) =>
  ofSession(db)
    .select(['t.id as turn_id', 't.seq'])
    .where('t.client_turn_id', '=', sql<string>`$2`),
);

/** The turn of a session that its participant posted under a client's id. */
export const turnByClientId = (sessionId: string, id: string): Query<sessions.PostTurnResponse> => ({
  text: BY_CLIENT_ID,
  values: [sessionId, id],
});

const OPEN = textOf<Tables>((db) => ofSession(db).select(['t.id', 't.text']).whereRef('t.seq', '=', 's.open_seq'));

/** The open turn of a session: what has been released of it. */
export const openTurn = (sessionId: string): Query<Pick<Turn, 'id' | 'text'>> => ({ text: OPEN, values: [sessionId] });

const SAID = textOf<Tables>((db) =>
  ofSession(db)
    .select(['t.id', 't.seq'])
    .where('t.speaker', '=', sql.lit('participant'))
    .where('t.seq', '=', sql<number>`any($2::int[])`),
);

/** The participant's turns with these numbers. */
export const saidTurns = (sessionId: string, seqs: readonly number[]): Query<Pick<Turn, 'id' | 'seq'>> => ({
  text: SAID,
  values: [sessionId, seqs],
});

const SET_OUTCOME = textOf<Tables>((db) =>
  db
    .updateTable('turns')
    .set({ question_id: sql`$2`, outcome: sql`$3` })
    .where('id', '=', sql<string>`$1`),
);

/** Stores which question a turn answers. */
export const setOutcome = (turnId: string, { question_id, outcome }: Pick<Turn, 'question_id' | 'outcome'>): Query => ({
  text: SET_OUTCOME,
  values: [turnId, question_id, outcome],
});

const SET_LANGUAGE = textOf<Tables>((db) =>
  db
    .updateTable('conversations')
    .set({ language: sql`$2` })
    .where('id', '=', sql<string>`$1`),
);

/** Stores the language of a conversation. */
export const setLanguage = (conversationId: string, language: string): Query => ({
  text: SET_LANGUAGE,
  values: [conversationId, language],
});

/** `started_ms` counts from the beginning of the conversation; update and insert are one statement. */
const APPEND = `
  with moment as (select coalesce($10::timestamptz, clock_timestamp()) as at), counted as (
    update sessions set last_seq = $4, heard_at = case when $5 = 'participant' then at else heard_at end,
                        open_seq = case when $15 then $4 else open_seq end
      from moment where id = $11)
  insert into turns (id, workspace_id, conversation_id, seq, speaker, text, question_id, tags, client_turn_id, note, input, why,
                     progress, started_ms)
  select $1, $2, $3, $4, $5, $6, $7, '[]', $8, $9, $12, $13::jsonb, $14::jsonb,
         least(greatest(0, extract(epoch from at - v.started_at) * 1000), 2147483647)::int
    from conversations v, moment where v.id = $3`;

/** Adds a turn with the next `seq`, which is sent with what follows. The caller holds the session's lock, so `seq` has no gaps. */
export async function appendTurn(
  tx: Tx,
  session: Pick<Session, 'id' | 'conversation_id' | 'last_seq'>,
  turn: NewTurn,
  at: string | null,
): Promise<sessions.PostTurnResponse> {
  const stored = { turn_id: v7(), seq: session.last_seq + 1 };
  const values = [
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
    turn.open ?? false,
  ];
  await tx.send({ text: APPEND, values });
  return stored;
}

const CONTINUE = `
  with closed as (update sessions set open_seq = case when $7 then open_seq end where id = $8)
  update turns set text = $2, question_id = $3, note = $4, why = $5::jsonb, progress = $6::jsonb where id = $1`;

/** Stores the open turn with its further words, which are sent with what follows. The caller holds the session's lock. */
export async function continueTurn(
  tx: Tx,
  session: Pick<Session, 'id'>,
  turnId: string,
  { text, question_id, note, why, progress, open }: NewTurn,
): Promise<void> {
  const decided = [question_id ?? null, note ?? '', jsonOf(why), jsonOf(progress)];
  await tx.send({ text: CONTINUE, values: [turnId, text, ...decided, open ?? false, session.id] });
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

/** Ids of the questions that the interviewer has asked in session `s` after a `seq`. */
export const askedAfter = (seq: RawBuilder<number>) =>
  after(seq)
    .select('t.question_id')
    .where('t.speaker', '=', sql.lit('interviewer' as const));
