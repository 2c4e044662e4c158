import { type Tx, sql } from '@insights/db';
import type { Turn } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { TurnRow } from './prepare-transcript.ts';

/** Stores each batch in one statement. It is passed as bytes, because decoding 20 MiB into a string would block the event loop. */
export async function storeTurns(tx: Tx, conversationId: string, batches: readonly Uint8Array[]): Promise<void> {
  for (const batch of batches) {
    const given = sql<TurnRow>`jsonb_to_recordset(convert_from(${batch}::bytea, 'UTF8')::jsonb)`.as<'given'>(
      sql`given(id uuid, seq int, speaker text, text text, started_ms int, ended_ms int, question_id text, question_found text, is_question_set boolean, tags jsonb, speaker_label text)`,
    );
    await query(tx)
      .insertInto('turns')
      .columns([...GIVEN, 'workspace_id', 'conversation_id', 'note'])
      .expression((eb) =>
        eb
          .selectFrom(given)
          .select([...GIVEN])
          .select(({ val }) => [
            val(tx.workspaceId).as('workspace_id'),
            val(conversationId).as('conversation_id'),
            val('').as('note'),
          ]),
      )
      .execute();
  }
}

const GIVEN = [
  'id',
  'seq',
  'speaker',
  'text',
  'started_ms',
  'ended_ms',
  'question_id',
  'question_found',
  'is_question_set',
  'tags',
  'speaker_label',
] as const satisfies (keyof Turn & keyof TurnRow)[];
