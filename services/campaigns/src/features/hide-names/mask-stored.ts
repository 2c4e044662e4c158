import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import type { NameBook } from '../../db/hidden-names.ts';
import type { NameMasker } from '../../domain/names/name-masker.ts';

/** Turns looked at in one statement; one has 20,000 characters at most. */
const BATCH = 200;

type Place = Pick<Row, 'conversation_id' | 'seq'>;

interface Row {
  id: string;
  conversation_id: string;
  seq: number;
  text: string;
  tags: campaigns.Tag[];
}

const TURNS = `
  select t.id, t.conversation_id, t.seq, t.text, t.tags
    from turns t join conversations v on v.id = t.conversation_id
   where v.interview_id = $1 and (t.conversation_id, t.seq) > ($2::uuid, $3) order by t.conversation_id, t.seq limit ${BATCH}`;
const START: Place = { conversation_id: '00000000-0000-0000-0000-000000000000', seq: 0 };

/**
 * Takes the hidden names of somebody who was erased out of what others said of them, for good, and then forgets the names. Until it is through they are
 * masked at each reading.
 */
export async function maskStored(tx: Tx, names: NameBook, interviewId: string, erasureId: string): Promise<void> {
  const masker = await names.leaving(tx, interviewId, erasureId);
  if (masker) await maskTurns(tx, masker, interviewId);
  await tx.run('delete from known_names where erasure_id = $1', [erasureId]);
}

async function maskTurns(tx: Tx, masker: NameMasker, interviewId: string): Promise<void> {
  let at: Place | undefined = START;
  while (at) {
    const rows: Row[] = await tx.rows<Row>(TURNS, [interviewId, at.conversation_id, at.seq]);
    const changed = rows.flatMap((row) => {
      const text = masker.mask(row.text);
      const tags = row.tags.map((tag) => ({ ...tag, topic: masker.mask(tag.topic, { everyCase: true }) }));
      const isSame = text === row.text && tags.every(({ topic }, index) => topic === row.tags[index]?.topic);
      return isSame ? [] : [{ id: row.id, text, tags }];
    });
    await tx.run(
      `update turns t set text = n.text, tags = n.tags from jsonb_to_recordset($1::jsonb) as n(id uuid, text text, tags jsonb) where t.id = n.id`,
      [JSON.stringify(changed)],
    );
    at = rows.at(-1);
  }
}
