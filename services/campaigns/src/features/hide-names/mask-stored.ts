import { NAME_MASK } from '@insights/contracts';
import { type Tx, anyOf, jsonb, sql } from '@insights/db';
import type { Turn } from '../../db/entities.ts';
import type { NameBook } from '../../db/hidden-names.ts';
import { query } from '../../db/query.ts';
import type { NameMasker } from '../../domain/names/name-masker.ts';

/** Turns of one statement; a turn has at most 20,000 characters. */
const BATCH = 200;

type Row = Pick<Turn, 'id' | 'conversation_id' | 'seq' | 'text' | 'tags' | 'why'>;
type Place = Pick<Turn, 'conversation_id' | 'seq'>;

const START: Place = { conversation_id: '00000000-0000-0000-0000-000000000000', seq: 0 };

/**
 * Masks the hidden names of an erased person in the stored turns of others, then deletes the names. Until it has finished, reads mask
 * them.
 */
export async function maskStored(tx: Tx, names: NameBook, interviewId: string, erasureId: string): Promise<void> {
  const masker = await names.leaving(tx, interviewId, erasureId);
  if (masker) {
    await maskTurns(tx, masker, interviewId);
    await maskLabels(tx, masker, interviewId);
  }
  await query(tx).deleteFrom('known_names').where('erasure_id', '=', erasureId).execute();
}

/** A batch of a campaign's turns after a place. */
function turnsAfter(tx: Tx, interviewId: string, { conversation_id, seq }: Place): Promise<Row[]> {
  return query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .select(['t.id', 't.conversation_id', 't.seq', 't.text', 't.tags', 't.why'])
    .where('v.interview_id', '=', interviewId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('t.conversation_id', 't.seq'), '>', tuple(conversation_id, seq)))
    .orderBy('t.conversation_id')
    .orderBy('t.seq')
    .limit(BATCH)
    .execute();
}

async function maskTurns(tx: Tx, masker: NameMasker, interviewId: string): Promise<void> {
  let at: Place | undefined = START;
  while (at) {
    const rows = await turnsAfter(tx, interviewId, at);
    const changed = rows.flatMap((row) => {
      const text = masker.mask(row.text);
      const tags = row.tags.map((tag) => ({ ...tag, topic: masker.mask(tag.topic, { everyCase: true }) }));
      const why = row.why && { ...row.why, words: row.why.words.map((word) => masker.mask(word)) };
      const isSame =
        text === row.text &&
        tags.every(({ topic }, index) => topic === row.tags[index]?.topic) &&
        (why?.words ?? []).every((word, index) => word === row.why?.words[index]);
      return isSame ? [] : [{ id: row.id, conversation_id: row.conversation_id, text, tags, why }];
    });
    await lockConversations(tx, changed);
    await query(tx)
      .updateTable('turns as t')
      .from(
        sql<Pick<Turn, 'id' | 'text' | 'tags' | 'why'>>`jsonb_to_recordset(${jsonb(changed)})`.as<'masked'>(
          sql`masked (id uuid, text text, tags jsonb, why jsonb)`,
        ),
      )
      .set((eb) => ({ text: eb.ref('masked.text'), tags: eb.ref('masked.tags'), why: eb.ref('masked.why') }))
      .whereRef('t.id', '=', 'masked.id')
      .execute();
    at = rows.at(-1);
  }
}

/** A trigger changes conversations with their turns. Everybody locks a conversation before its turns, so that two cannot deadlock. */
async function lockConversations(tx: Tx, turns: readonly Pick<Row, 'conversation_id'>[]): Promise<void> {
  const ids = [...new Set(turns.map(({ conversation_id }) => conversation_id))];
  await query(tx)
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Replaces labels of speakers that contain a name. Numbers keep two speakers apart; readers see other numbers (`shownLabels`). */
async function maskLabels(tx: Tx, masker: NameMasker, interviewId: string): Promise<void> {
  const rows = await query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .where('v.interview_id', '=', interviewId)
    .where('t.speaker_label', 'is not', null)
    .select(['t.conversation_id', 't.speaker_label'])
    .distinct()
    .orderBy('t.conversation_id')
    .orderBy('t.speaker_label')
    .execute();
  for (const [conversation_id, labels] of Map.groupBy(rows, (row) => row.conversation_id)) {
    const taken = new Set(labels.map(({ speaker_label }) => speaker_label));
    for (const { speaker_label } of labels) {
      if (speaker_label === null || masker.mask(speaker_label, { everyCase: true }) === speaker_label) continue;
      let number = 1;
      while (taken.has(`${NAME_MASK} ${number}`)) number += 1;
      const masked = `${NAME_MASK} ${number}`;
      taken.add(masked);
      await lockConversations(tx, [{ conversation_id }]);
      await query(tx)
        .updateTable('turns')
        .set({ speaker_label: masked })
        .where('conversation_id', '=', conversation_id)
        .where('speaker_label', '=', speaker_label)
        .execute();
    }
  }
}
