import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { HIDES_NAME } from '../domain/hidden-names.ts';
import type { HiddenNames, NameBook } from './hidden-names.ts';

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
         ${HIDES_NAME} as is_hidden
    from conversations v
    join contacts c on c.id = v.contact_id
    join interviews i on i.id = v.interview_id
   where v.id = any($1)`;

const TURNS = `
  select id, conversation_id, seq, speaker, text, started_ms, ended_ms, question_id, tags
    from turns where conversation_id = any($1) and seq > $2 order by conversation_id, seq`;

/**
 * Transcripts as readers may see them, in the order of `ids`, from the turn after `afterSeq` on. The one place where stored text
 * leaves: hidden names are masked here, those of others who are spoken of too.
 */
export async function readTranscripts(
  tx: Tx,
  names: NameBook,
  ids: readonly string[],
  afterSeq = 0,
): Promise<campaigns.Transcript[]> {
  const heads = new Map((await tx.rows<HeadRow>(HEADS, [ids])).map((row) => [row.conversation_id, row]));
  const turns = Map.groupBy(await tx.rows<TurnRow>(TURNS, [ids, afterSeq]), (turn) => turn.conversation_id);
  const rules = new Map<string, HiddenNames>();
  for (const { interview_id } of heads.values()) {
    if (!rules.has(interview_id)) rules.set(interview_id, await names.hiddenNames(tx, interview_id));
  }
  return ids.flatMap((id) => {
    const head = heads.get(id);
    const rule = rules.get(head?.interview_id ?? '');
    return head && rule ? [presentTranscript(head, turns.get(id) ?? [], rule)] : [];
  });
}

function presentTranscript(head: HeadRow, turns: TurnRow[], { masker, digest }: HiddenNames): campaigns.Transcript {
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
    hidden_names: digest,
    turns: turns.map((turn) => ({
      ...turn,
      text: masker.mask(turn.text),
      tags: turn.tags.map((tag) => ({ ...tag, topic: masker.mask(tag.topic, { everyCase: true }) })),
      started_ms: turn.started_ms ?? undefined,
      ended_ms: turn.ended_ms ?? undefined,
      question_id: turn.question_id ?? undefined,
    })),
  };
}
