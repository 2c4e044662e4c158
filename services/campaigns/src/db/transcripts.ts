import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { nameMasker } from '../domain/name-masking.ts';

interface TurnRow extends Omit<campaigns.Turn, 'started_ms' | 'ended_ms' | 'question_id'> {
  started_ms: number | null;
  ended_ms: number | null;
  question_id: string | null;
}

interface HeadRow {
  conversation_id: string;
  interview_id: string;
  contact_id: string;
  name: string | null;
  email: string | null;
  is_hidden: boolean;
  mode: string;
  started_at: string | null;
}

const HEADS = `
  select v.id as conversation_id, v.interview_id, v.contact_id, c.name, c.email, v.mode, v.started_at,
         (c.hide_name or (i.settings->>'hide_participant_names')::boolean) as is_hidden
    from conversations v
    join contacts c on c.id = v.contact_id
    join interviews i on i.id = v.interview_id
   where v.id = any($1)`;

const TURNS = `
  select id, conversation_id, seq, speaker, text, started_ms, ended_ms, question_id, tags
    from turns where conversation_id = any($1) and seq > $2 order by conversation_id, seq`;

/**
 * Transcripts as readers may see them, in the order of `ids`, from the turn after `afterSeq` on. The one place where stored text
 * leaves: hidden names are masked here.
 */
export async function readTranscripts(tx: Tx, ids: readonly string[], afterSeq = 0): Promise<campaigns.Transcript[]> {
  const heads = new Map((await tx.rows<HeadRow>(HEADS, [ids])).map((row) => [row.conversation_id, row]));
  const turns = Map.groupBy(await tx.rows<TurnRow>(TURNS, [ids, afterSeq]), (turn) => turn.conversation_id);
  return ids.flatMap((id) => {
    const head = heads.get(id);
    return head ? [presentTranscript(head, turns.get(id) ?? [])] : [];
  });
}

function presentTranscript(head: HeadRow, turns: TurnRow[]): campaigns.Transcript {
  const mask = head.is_hidden ? nameMasker(head.name) : (text: string) => text;
  return {
    conversation_id: head.conversation_id,
    interview_id: head.interview_id,
    contact: {
      id: head.contact_id,
      name: head.is_hidden ? undefined : (head.name ?? undefined),
      email: head.is_hidden ? undefined : (head.email ?? undefined),
    },
    mode: head.mode,
    started_at: head.started_at ?? undefined,
    turns: turns.map((turn) => ({
      ...turn,
      text: mask(turn.text),
      started_ms: turn.started_ms ?? undefined,
      ended_ms: turn.ended_ms ?? undefined,
      question_id: turn.question_id ?? undefined,
    })),
  };
}
