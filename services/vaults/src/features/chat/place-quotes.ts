import type { campaigns, queries, reports } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { type Place, citableOf } from '../../domain/interview-answer.ts';
import { ownCall } from '../../domain/own-call.ts';

/** Turns that are asked for at once. */
const MAX_TURNS = 500;

/**
 * Where the quotes of an answer stand in the stored transcripts, by the id of their evidence. Without those that are no slice of their turn as
 * it is shown now, and those whose transcript is not stored yet or has other names masked.
 */
export async function placesOf(
  deps: Deps,
  call: Call,
  answer: queries.CampaignAnswer,
  evidence: readonly reports.Evidence[],
): Promise<ReadonlyMap<string, Place>> {
  const citable = new Set(citableOf(answer));
  const rows = evidence.filter(({ id }) => citable.has(id));
  const turn_ids = [...new Set(rows.map(({ turn_id }) => turn_id))].slice(0, MAX_TURNS);
  if (turn_ids.length === 0) return new Map();
  const { interview_id } = answer;
  const asked = deps.campaigns.getTurns({ interview_id, turn_ids }, ownCall(call.principal.workspace_id));
  const turns = new Map((await Array.fromAsync(asked)).map((turn) => [turn.id, turn]));
  const chunks = await deps.db.withWorkspace(call, (tx) => chunksOf(tx, interview_id, rows));
  return new Map(
    rows.flatMap((row): [string, Place][] => {
      const turn = turns.get(row.turn_id);
      const place = turn && placeOf(row, turn, chunks.get(row.turn_id) ?? []);
      return place ? [[row.id, { ...place, interview_id }]] : [];
    }),
  );
}

type Chunk = Awaited<ReturnType<typeof chunksOf>> extends ReadonlyMap<string, readonly (infer C)[]> ? C : never;

/** The parts of the transcripts that have the turns, by turn. */
async function chunksOf(tx: Tx, interview_id: string, rows: readonly reports.Evidence[]) {
  const wanted = new Set(rows.map(({ turn_id }) => turn_id));
  const chunks = await query(tx)
    .selectFrom('chunks')
    .innerJoin('documents', 'documents.id', 'chunks.document_id')
    .select(['chunks.id', 'document_id', 'version', 'turn_ids', 'text', 'start_offset'])
    .where('documents.interview_id', '=', interview_id)
    .where('documents.source_type', '=', 'transcript')
    .where('documents.external_id', '=', anyOf([...new Set(rows.map(({ conversation_id }) => conversation_id))]))
    .orderBy('document_id')
    .orderBy('ordinal')
    .execute();
  const found = new Map<string, typeof chunks>();
  for (const chunk of chunks)
    for (const turn_id of chunk.turn_ids)
      if (wanted.has(turn_id)) found.set(turn_id, [...(found.get(turn_id) ?? []), chunk]);
  return found;
}

type Quoted = Pick<reports.Evidence, 'turn_id' | 'conversation_id' | 'start' | 'end' | 'quote'>;

function placeOf(
  { turn_id, conversation_id, start, end, quote }: Quoted,
  turn: Pick<campaigns.Turn, 'text' | 'conversation_id'>,
  chunks: readonly Chunk[],
): Omit<Place, 'interview_id'> | null {
  if (turn.conversation_id !== conversation_id || quote === '' || turn.text.slice(start, end) !== quote) return null;
  for (const { id, document_id, version, text, start_offset } of chunks) {
    // A long turn is divided: a part of it is found by the quote alone.
    const whole = text.indexOf(turn.text.trimEnd());
    const at = whole === -1 ? text.indexOf(quote) : whole + start;
    if (at === -1 || !text.startsWith(quote, at)) continue;
    return {
      document_id,
      document_version: version,
      chunk_id: id,
      conversation_id,
      turn_ids: [turn_id],
      quote,
      start: start_offset + at,
      end: start_offset + at + quote.length,
      source_type: 'transcript',
      stale: null,
    };
  }
  return null;
}
