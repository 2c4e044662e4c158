import { type Hash, createHash } from 'node:crypto';
import { NAME_MASK, type campaigns } from '@insights/contracts';
import { type Call, type Tx, jsonb, sql } from '@insights/db';
import type { Conversation } from './entities.ts';
import { query } from './query.ts';
import { type Source, readParts } from './transcripts.ts';

/** The columns that identify what a reader sees of a conversation. */
export type Masks = Pick<Conversation, 'id' | 'revision' | 'masks' | 'masks_under'>;

/** The revision and hidden names that masks are made from. */
const keyOf = ({ revision }: Pick<Masks, 'revision'>, digest: string): string => `${revision} ${digest}`;

/**
 * Identifies what readers see of conversations of one campaign now, by conversation, without revealing any name: the revision, and what is
 * masked. A campaign with hidden names gains one with each new contact, and most change nothing in older conversations. So the masks are
 * compared and not the names. They are stored, because finding them reads the conversations.
 */
export async function shownRevisions(
  source: Source,
  call: Call,
  rows: readonly Masks[],
  digest: string,
): Promise<Map<string, string>> {
  const stale = rows.filter((row) => digest !== '' && (row.masks === null || row.masks_under !== keyOf(row, digest)));
  const found = await findMasks(source, call, stale, digest);
  return new Map(
    rows.map((row) => {
      const masks = digest === '' ? '' : (found.get(row.id) ?? row.masks ?? '');
      return [row.id, masks === '' ? `${row.revision}` : `${row.revision}.${masks}`];
    }),
  );
}

/** Of one conversation. */
export async function shownRevision(source: Source, call: Call, row: Masks, digest: string): Promise<string> {
  return (await shownRevisions(source, call, [row], digest)).get(row.id) ?? `${row.revision}`;
}

/** Reads the masks of conversations and stores them: '' where nothing is masked. */
async function findMasks(
  source: Source,
  call: Call,
  rows: readonly Masks[],
  digest: string,
): Promise<Map<string, string>> {
  const hashes = new Map<string, { hash: Hash; isMasked: boolean; under: string }>();
  let current = { hash: createHash('sha256'), isMasked: false, under: digest };
  const ids = rows.map(({ id }) => id);
  for await (const { conversation_id, hidden_names, turns } of readParts(source, call, ids)) {
    if (conversation_id !== '') {
      current = { hash: createHash('sha256'), isMasked: false, under: hidden_names };
      hashes.set(conversation_id, current);
    }
    for (const { id, text, tags, speaker_label } of turns.filter(mayBeMasked)) {
      current.isMasked = true;
      current.hash.update(JSON.stringify([id, text, tags, speaker_label]));
    }
  }
  const made = rows.flatMap((row) => {
    const found = hashes.get(row.id);
    if (!found) return [];
    const masks = found.isMasked ? found.hash.digest('base64url') : '';
    return [{ id: row.id, revision: row.revision, masks, masks_under: keyOf(row, found.under) }];
  });
  if (made.length > 0) await source.db.withWorkspace(call, (tx) => storeMasks(tx, made));
  return new Map(made.map(({ id, masks }) => [id, masks]));
}

/** Labels are replaced by numbers where names are hidden, so each counts. */
const mayBeMasked = ({ text, tags, speaker_label }: campaigns.Turn): boolean =>
  speaker_label !== null || text.includes(NAME_MASK) || tags.some(({ topic }) => topic.includes(NAME_MASK));

/** A conversation that has changed since it was read keeps none. */
async function storeMasks(tx: Tx, made: readonly Masks[]): Promise<void> {
  await query(tx)
    .updateTable('conversations as v')
    .from(
      sql<Masks>`jsonb_to_recordset(${jsonb(made)})`.as<'made'>(
        sql`made (id uuid, revision int, masks text, masks_under text)`,
      ),
    )
    .set((eb) => ({ masks: eb.ref('made.masks'), masks_under: eb.ref('made.masks_under') }))
    .whereRef('v.id', '=', 'made.id')
    .whereRef('v.revision', '=', 'made.revision')
    .execute();
}
