import { v7 } from 'uuid';
import type { Input, codebook } from '@insights/contracts';
import { type Call, type Tx, announceAudit, announceRead, isAfter, pageBounds, pageOf } from '@insights/db';
import { AppError, invalid, notFound } from '@insights/errors';
import { editedCodes } from '../../analysis/people.ts';
import { openCodebook, readCodebook } from '../../db/codebooks.ts';
import { CodedPassage } from '../../db/entities.ts';
import { assertNothingErased } from '../../db/erased.ts';
import { query } from '../../db/query.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { standing } from '../../domain/codebook-edits.ts';
import { ownCall } from '../../domain/own-principal.ts';

/** For each campaign. */
const MAX_CODINGS = 5_000;
/** UTF-16 units. */
const MAX_PASSAGE = 10_000;

/** Gives a passage a code. The next version applies it. Errors: `not_found`, `invalid_request`, `quota_exceeded`, `unavailable`. */
export async function addCoding(deps: Deps, call: Call, request: codebook.AddCodingRequest): Promise<codebook.Coding> {
  const { interview_id, turn_id, start, end, code_id } = request;
  // Only campaigns of this workspace have a row to lock.
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const names_changed = await deps.db.withWorkspace({ principal: call.principal }, async (tx) => {
    const campaign = await lockCampaign(tx, interview_id);
    return campaign.names_changed;
  });
  const { conversation_id, quote } = await passageOf(deps, call, request);
  return deps.db.withWorkspace(call, async (tx) => {
    const campaign = await lockCampaign(tx, interview_id);
    if (campaign.names_changed !== names_changed) throw namesChanged();
    await assertNothingErased(tx, [conversation_id]);
    const book = await openCodebook(tx, interview_id);
    if (!standing(book).some(({ id }) => id === code_id)) throw notFound('code');
    await assertRoom(tx, interview_id);
    const place = { conversation_id, turn_id, start_offset: start, end_offset: end, quote };
    const coding = tx.em.create(CodedPassage, {
      id: v7(),
      workspace_id: tx.workspaceId,
      interview_id,
      ...place,
      code_id,
      created_by: call.principal.user_id ?? '',
      created_at: deps.now(),
      applied: null,
      engine_code_ids: null,
    });
    const details = { coding_id: coding.id, code_id };
    await announceAudit(tx, call, { action: 'codebook.coded', subject: interview_id, details });
    return present(coding);
  });
}

const namesChanged = (): AppError =>
  new AppError('unavailable', { publicMessage: 'Names are being hidden in this campaign. Try again in a moment.' });

async function passageOf(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  { interview_id, turn_id, start, end }: codebook.AddCodingRequest,
): Promise<{ conversation_id: string; quote: string }> {
  const [turn] = await Array.fromAsync(campaigns.getTurns({ interview_id, turn_ids: [turn_id] }, ownCall(call)));
  if (!turn || turn.is_withheld) throw notFound('turn');
  if (turn.speaker !== 'participant') throw invalid(['body', 'turn_id'], 'Name a turn of a participant.');
  if (start >= end || end > turn.text.length || end - start > MAX_PASSAGE) {
    throw invalid(['body', 'end'], `Name 1 to ${MAX_PASSAGE.toLocaleString('en')} characters of the turn.`);
  }
  const quote = turn.text.slice(start, end);
  if (!quote.isWellFormed()) throw invalid(['body', 'start'], 'The passage begins or ends within a character.');
  return { conversation_id: turn.conversation_id, quote };
}

async function assertRoom(tx: Tx, interview_id: string): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('codings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('interview_id', '=', interview_id)
    .executeTakeFirstOrThrow();
  if (count < MAX_CODINGS) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `People can code ${MAX_CODINGS.toLocaleString('en')} passages of a campaign. Delete those that are no longer needed.`,
  });
}

/**
 * A page of what people coded, newest first, each passage with the code that has it now. Errors: `not_found`, `unavailable`.
 */
export async function listCodings(
  { db, campaigns }: Deps,
  call: Call,
  { interview_id, page = null, conversation_id = null }: Input<codebook.ListCodingsRequest>,
): Promise<codebook.ListCodingsResponse> {
  const { limit, after } = pageBounds(page);
  await campaigns.getReportInputs({ interview_id }, ownCall(call));
  const { rows, targets } = await db.withWorkspace(call, async (tx) => {
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details: { form: 'codings' } });
    const { codes, edits } = await readCodebook(tx, interview_id);
    const found = await query(tx)
      .selectFrom('codings')
      .selectAll()
      .where('interview_id', '=', interview_id)
      .$if(conversation_id !== null, (rest) => rest.where('conversation_id', '=', conversation_id))
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return { rows: found, targets: new Map(editedCodes(codes, edits).map(({ id, target }) => [id, target])) };
  });
  const { items, next_cursor } = pageOf(rows, limit);
  const texts = items.map(({ quote }) => quote);
  const shown = await campaigns.maskTexts({ interview_id, texts, topics: [] }, ownCall(call));
  return {
    items: items.map((row, index) => {
      const code_id = targets.get(row.code_id) ?? row.code_id;
      return present({ ...row, code_id, quote: shown.texts[index]?.text ?? '' });
    }),
    next_cursor,
  };
}

/** Later versions no longer apply it. Errors: `not_found`. */
export function deleteCoding(
  { db }: Deps,
  call: Call,
  { interview_id, coding_id }: codebook.DeleteCodingRequest,
): Promise<codebook.DeleteCodingResponse> {
  return db.withWorkspace(call, async (tx) => {
    const { numDeletedRows } = await query(tx)
      .deleteFrom('codings')
      .where('id', '=', coding_id)
      .where('interview_id', '=', interview_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('coding');
    await announceAudit(tx, call, { action: 'codebook.coding_deleted', subject: interview_id, details: { coding_id } });
    return {};
  });
}

type Shown = Omit<CodedPassage, 'workspace_id' | 'interview_id' | 'engine_code_ids'>;

const present = ({ start_offset, end_offset, ...row }: Shown): codebook.Coding => ({
  id: row.id,
  conversation_id: row.conversation_id,
  turn_id: row.turn_id,
  start: start_offset,
  end: end_offset,
  code_id: row.code_id,
  created_by: row.created_by,
  created_at: row.created_at,
  applied: row.applied,
  quote: row.quote,
});
