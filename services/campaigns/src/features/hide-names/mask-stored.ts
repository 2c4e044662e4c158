import { NAME_MASK } from '@insights/contracts';
import { type Call, type Tx, anyOf, jsonb, sql } from '@insights/db';
import type { Turn } from '../../db/entities.ts';
import type { MaskingRule } from '../../db/hidden-names.ts';
import { query } from '../../db/query.ts';
import type { Source } from '../../db/transcripts.ts';

/** Turns of one statement; a turn has at most 20,000 characters. */
const BATCH = 200;

type Row = Pick<Turn, 'id' | 'conversation_id' | 'seq' | 'text' | 'tags' | 'why'>;
type Place = Pick<Turn, 'conversation_id' | 'seq'>;

const START: Place = { conversation_id: '00000000-0000-0000-0000-000000000000', seq: 0 };

/**
 * Masks the hidden names of an erased person in the stored turns of others, then deletes the names. Until it has finished, reads mask
 * them. Each batch is read in one transaction, masked in none, and stored in another. Repeating it changes nothing.
 */
export async function maskStored(source: Source, call: Call, interviewId: string, erasureId: string): Promise<void> {
  const { db, names } = source;
  const rule = await db.withWorkspace(call, (tx) => names.leaving(tx, interviewId, erasureId));
  if (!rule) return;
  await maskTurns(source, call, rule, interviewId);
  await maskLabels(source, call, rule, interviewId);
  await db.withWorkspace(call, (tx) =>
    query(tx).deleteFrom('known_names').where('erasure_id', '=', erasureId).execute(),
  );
}

const turnsOf = (tx: Tx) =>
  query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .select(['t.id', 't.conversation_id', 't.seq', 't.text', 't.tags', 't.why']);

/** A batch of a campaign's turns after a place. */
function turnsAfter(tx: Tx, interviewId: string, { conversation_id, seq }: Place): Promise<Row[]> {
  return turnsOf(tx)
    .where('v.interview_id', '=', interviewId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('t.conversation_id', 't.seq'), '>', tuple(conversation_id, seq)))
    .orderBy('t.conversation_id')
    .orderBy('t.seq')
    .limit(BATCH)
    .execute();
}

async function maskTurns(source: Source, call: Call, rule: MaskingRule, interviewId: string): Promise<void> {
  let at: Place | undefined = START;
  while (at) {
    const from: Place = at;
    const rows = await source.db.withWorkspace(call, (tx) => turnsAfter(tx, interviewId, from));
    const changes = await changesOf(source, rule, rows);
    const isStored = await source.db.withWorkspace(call, (tx) => store(tx, changes));
    // Somebody has changed a turn since it was read: it is read again.
    if (isStored) at = rows.at(-1);
  }
}

interface Change {
  readonly from: Row;
  readonly to: Omit<Row, 'seq'>;
}

async function changesOf({ names }: Source, rule: MaskingRule, rows: readonly Row[]): Promise<Change[]> {
  const texts = rows.flatMap(({ text, why }) => [text, ...(why?.words ?? [])]);
  const topics = rows.flatMap(({ tags }) => tags.map(({ topic }) => topic));
  const masked = await names.mask(rule, { texts, topics });
  const [shownTexts, shownTopics] = [masked.texts.values(), masked.topics.values()];
  const nextText = (): string => shownTexts.next().value?.text ?? '';
  const nextTopic = (): string => shownTopics.next().value ?? '';
  return rows.flatMap((from) => {
    const { id, conversation_id } = from;
    const text = nextText();
    const why = from.why && { ...from.why, words: from.why.words.map(nextText) };
    const tags = from.tags.map((tag) => ({ ...tag, topic: nextTopic() }));
    const to = { id, conversation_id, text, tags, why };
    return isSame(from, to) ? [] : [{ from, to }];
  });
}

const isSame = (a: Omit<Row, 'seq'>, b: Omit<Row, 'seq'>): boolean => contentOf(a) === contentOf(b);
const contentOf = ({ text, tags, why }: Omit<Row, 'seq'>): string => JSON.stringify([text, tags, why]);

/** Stores masked turns. False if one of them is no longer as it was read; then nothing is stored. A deleted turn is left out. */
async function store(tx: Tx, changes: readonly Change[]): Promise<boolean> {
  if (changes.length === 0) return true;
  await lockConversations(
    tx,
    changes.map(({ to }) => to),
  );
  const ids = changes.map(({ to }) => to.id);
  const now = new Map((await turnsOf(tx).where('t.id', '=', anyOf(ids)).execute()).map((row) => [row.id, row]));
  const isCurrent = ({ from }: Change): boolean => {
    const row = now.get(from.id);
    return row === undefined || isSame(row, from);
  };
  if (!changes.every(isCurrent)) return false;
  await query(tx)
    .updateTable('turns as t')
    .from(
      sql<
        Pick<Turn, 'id' | 'text' | 'tags' | 'why'>
      >`jsonb_to_recordset(${jsonb(changes.map(({ to }) => to))})`.as<'masked'>(
        sql`masked (id uuid, text text, tags jsonb, why jsonb)`,
      ),
    )
    .set((eb) => ({ text: eb.ref('masked.text'), tags: eb.ref('masked.tags'), why: eb.ref('masked.why') }))
    .whereRef('t.id', '=', 'masked.id')
    .execute();
  return true;
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
async function maskLabels({ db, names }: Source, call: Call, rule: MaskingRule, interviewId: string): Promise<void> {
  const rows = await db.withWorkspace(call, (tx) => labelsOf(tx, interviewId));
  const labels = [...new Set(rows.map(({ speaker_label }) => speaker_label))];
  const { topics } = await names.mask(rule, { texts: [], topics: labels });
  const naming = new Set(labels.filter((label, index) => topics[index] !== label));
  if (naming.size === 0) return;
  await db.withWorkspace(call, async (tx) => {
    for (const [conversation_id, own] of Map.groupBy(rows, (row) => row.conversation_id)) {
      const taken = new Set(own.map(({ speaker_label }) => speaker_label));
      for (const { speaker_label } of own) {
        if (naming.has(speaker_label)) await replaceLabel(tx, { conversation_id, speaker_label }, taken);
      }
    }
  });
}

interface Label {
  readonly conversation_id: string;
  readonly speaker_label: string;
}

function labelsOf(tx: Tx, interviewId: string): Promise<Label[]> {
  return query(tx)
    .selectFrom('turns as t')
    .innerJoin('conversations as v', 'v.id', 't.conversation_id')
    .where('v.interview_id', '=', interviewId)
    .where('t.speaker_label', 'is not', null)
    .select('t.conversation_id')
    .select(({ ref }) => ref('t.speaker_label').$castTo<string>().as('speaker_label'))
    .distinct()
    .orderBy('t.conversation_id')
    .orderBy('t.speaker_label')
    .execute();
}

async function replaceLabel(tx: Tx, { conversation_id, speaker_label }: Label, taken: Set<string>): Promise<void> {
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
