import type { corrections } from '@insights/contracts';
import type { Call } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { agreementOf } from '../../domain/agreement.ts';
import { ownCall } from '../../domain/own-principal.ts';

/** How often the engine and people agree on what statements are. Errors: `not_found`. */
export async function getAgreement(
  { db, campaigns }: Deps,
  call: Call,
  interview_id: string,
): Promise<corrections.Agreement> {
  await campaigns.getReportInputs({ interview_id }, ownCall(call));
  const rows = await db.withWorkspace(call, (tx) =>
    query(tx)
      .selectFrom('corrections')
      .select('statement')
      .where('interview_id', '=', interview_id)
      .where('kind', '=', 'set_statement')
      .execute(),
  );
  const judged = rows.flatMap(({ statement }) => statement ?? []);
  return agreementOf(judged.map(({ engine_kind, kind }) => ({ engine: engine_kind, person: kind })));
}
