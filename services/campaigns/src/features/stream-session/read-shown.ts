import type { campaigns } from '@insights/contracts';
import { type Call, type RawBuilder, type Statement, expressionBuilder, sql, textOf } from '@insights/db';
import { notFound } from '@insights/errors';
import type { Conversation, Interview, Session, Tables } from '../../db/entities.ts';
import { type LiveTurn, askedAfter, turnsAfter } from '../../db/live-turns.ts';
import { tokenEnded } from '../../db/tokens.ts';
import type { SessionDeps } from '../../deps.ts';

/** A reactivated session numbers its turns from 1 again. */
const AFTER = sql<number>`case when $2::int > s.last_seq then 0 else $2 end`;

/** Questions of campaign `i` that the interviewer has asked in session `s` after a `seq`: they may offer choices. */
const asked = (seq: RawBuilder<number>) =>
  expressionBuilder<Tables & { s: Tables['sessions']; i: Tables['interviews'] }, 's' | 'i'>()
    .selectFrom(({ ref }) => sql<{ value: campaigns.Question }>`jsonb_array_elements(${ref('i.questions')})`.as('q'))
    .select(({ fn, ref }) => fn.coalesce(fn.jsonAgg(ref('q.value')), sql<campaigns.Question[]>`'[]'`).as('questions'))
    .where(sql`q.value->>'id'`, 'in', askedAfter(seq));

/** One statement, because every stream reads after each turn. `$3` is the hash of the caller's token in hexadecimal. */
const READ: Statement = {
  name: 'read_shown_session',
  text: textOf<Tables>((db) =>
    db
      .selectFrom('sessions as s')
      .innerJoin('interviews as i', 'i.id', 's.interview_id')
      .leftJoin('conversations as v', 'v.id', 's.conversation_id')
      .leftJoin('participant_tokens as k', (join) => join.on('k.token_hash', '=', sql<Buffer>`decode($3, 'hex')`))
      .select([
        's.status',
        's.scheduled_for',
        's.expires_at',
        's.region',
        's.waiting_since',
        's.open_seq',
        'i.language',
      ])
      .select(({ ref }) => [
        asked(AFTER).as('questions'),
        sql<string>`now()::timestamptz(3)`.as('read_at'),
        'k.expires_at as token_expires_at',
        'v.language as conversation_language',
        ref('i.settings', '->').key('max_duration_minutes').as('max_minutes'),
        turnsAfter(AFTER).as('turns'),
      ])
      .where('s.id', '=', sql<string>`$1`),
  ),
};

/** A session as its participant sees it, with the turns after a `seq`. */
export type ShownRow = Pick<
  Session,
  'status' | 'scheduled_for' | 'expires_at' | 'region' | 'waiting_since' | 'open_seq'
> &
  Pick<Interview, 'language'> & {
    /** Those that the turns ask. */
    questions: campaigns.Question[];
    read_at: string;
    token_expires_at: string | null;
    conversation_language: Conversation['language'] | null;
    max_minutes: number;
    turns: LiveTurn[];
  };

/** Errors: `not_found`, `unauthenticated` (the token has ended). */
export async function readShown(
  { db, now }: Pick<SessionDeps, 'db' | 'now'>,
  { principal }: Pick<Call, 'principal'>,
  after_seq: number,
): Promise<ShownRow & { at: string }> {
  const { id, token_id = '' } = principal;
  const row = await db.readRow<ShownRow>({ principal }, READ, [id, String(after_seq), token_id]);
  if (!row) throw notFound('session');
  const at = now({ beganAt: row.read_at });
  if ((row.token_expires_at ?? '') <= at) throw tokenEnded();
  return { ...row, at };
}
