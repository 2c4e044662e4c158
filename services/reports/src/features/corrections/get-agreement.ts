import type { corrections } from '@insights/contracts';
import type { Call, Tx } from '@insights/db';
import { CampaignCodebook } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { type CodedTwice, agreementOf, codingAgreementOf } from '../../domain/agreement.ts';
import { standing } from '../../domain/codebook-edits.ts';
import { ownCall } from '../../domain/own-principal.ts';

/** How often the engine and people agree on what statements are, and on their codes. Errors: `not_found`. */
export async function getAgreement(
  { db, campaigns }: Deps,
  call: Call,
  interview_id: string,
): Promise<corrections.Agreement> {
  await campaigns.getReportInputs({ interview_id }, ownCall(call));
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('corrections')
      .select('statement')
      .where('interview_id', '=', interview_id)
      .where('kind', '=', 'set_statement')
      .execute();
    const judged = rows.flatMap(({ statement }) => statement ?? []);
    const kinds = agreementOf(judged.map(({ engine_kind, kind }) => ({ engine: engine_kind, person: kind })));
    const book = await tx.em.findOne(CampaignCodebook, { interview_id });
    const codes = book ? standing(book).map(({ id }) => id) : [];
    return { ...kinds, codings: codingAgreementOf(await codedTwice(tx, interview_id), codes) };
  });
}

/** The passages that people coded and the last version had. */
async function codedTwice(tx: Tx, interview_id: string): Promise<CodedTwice[]> {
  const rows = await query(tx)
    .selectFrom('codings')
    .select(['turn_id', 'start_offset', 'end_offset', 'code_id', 'engine_code_ids'])
    .where('interview_id', '=', interview_id)
    .where('applied', '=', true)
    .execute();
  const passages = Map.groupBy(rows, (row) => `${row.turn_id} ${row.start_offset} ${row.end_offset}`);
  return [...passages.values()].map((same) => ({
    people: new Set(same.map(({ code_id }) => code_id)),
    engine: new Set(same.flatMap(({ engine_code_ids }) => engine_code_ids ?? [])),
  }));
}
