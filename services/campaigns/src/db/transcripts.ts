import type { campaigns } from '@insights/contracts';
import type { Call, Db, Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { HIDES_NAME } from '../domain/hidden-names.ts';
import type { HiddenNames, NameBook } from './hidden-names.ts';

interface TurnRow extends campaigns.Turn {
  size: number;
  size_before: number;
}

interface HeadRow {
  conversation_id: string;
  interview_id: string;
  contact_id: string;
  name: string | null;
  email: string | null;
  is_hidden: boolean;
  mode: campaigns.ConversationMode;
  started_at: string | null;
}

const HEADS = `
  select v.id as conversation_id, v.interview_id, v.contact_id, c.name, c.email, v.mode, v.started_at,
         ${HIDES_NAME} as is_hidden
    from conversations v
    join contacts c on c.id = v.contact_id
    join interviews i on i.id = v.interview_id
   where v.id = any($1)`;

/** Bytes of stored text and tags that one part of a transcript holds; the turn that crosses the line is in it. */
const PART_BYTES = 256 * 1024;
/** What a turn takes beside its text and tags. */
const TURN_BYTES = 200;
const PART_TURNS = 1_000;
/** Conversations that one transaction looks at. */
const BATCH = 20;

/** The inner limit keeps the sum, and so the cost of one part, from growing with the conversation. */
const TURNS = `
  select * from (
    select id, conversation_id, seq, speaker, text, started_ms, ended_ms, question_id, tags, size,
           sum(size) over (order by seq) - size as size_before
      from (select *, octet_length(text) + octet_length(tags::text) + ${TURN_BYTES} as size
              from turns where conversation_id = $1 and seq > $2 order by seq limit ${PART_TURNS}) next) sized
   where size_before < $3 order by seq`;

/** Where reading stands: at the turn after `after_seq` of the first conversation. */
export interface Place {
  readonly ids: readonly string[];
  readonly after_seq: number;
  /** A part of the first conversation was read before. */
  readonly has_begun?: boolean;
}

export interface Batch {
  /** A conversation too long for one part goes on in the next, which then has turns and no other field. */
  readonly parts: campaigns.Transcript[];
  /** What is left; undefined at the end. */
  readonly rest: Place | undefined;
}

/**
 * Transcripts as readers may see them, in the order of `ids`, as much as a part holds. The one place where stored text leaves:
 * hidden names are masked here, those of others who are spoken of too. Errors: `not_found` (gone after its first part).
 */
export async function readBatch(tx: Tx, names: NameBook, { ids, after_seq, has_begun = false }: Place): Promise<Batch> {
  const batch = ids.slice(0, BATCH);
  const heads = new Map((await tx.rows<HeadRow>(HEADS, [batch])).map((row) => [row.conversation_id, row]));
  const parts: campaigns.Transcript[] = [];
  const rules = new Map<string, HiddenNames>();
  let room = PART_BYTES;
  for (const [index, id] of batch.entries()) {
    const head = heads.get(id);
    // Half a transcript must not pass for a whole one.
    if (!head && index === 0 && has_begun) throw notFound('conversation');
    if (!head) continue;
    const turns = await tx.rows<TurnRow>(TURNS, [id, index === 0 ? after_seq : 0, room]);
    const rule = rules.get(head.interview_id) ?? (await names.hiddenNames(tx, head.interview_id));
    rules.set(head.interview_id, rule);
    const part = presentTranscript(head, turns, rule);
    parts.push(index === 0 && has_begun ? { ...NO_HEAD, turns: part.turns } : part);
    room -= turns.reduce((sum, turn) => sum + Number(turn.size), 0);
    const last = turns.at(-1);
    if (last && (room <= 0 || turns.length === PART_TURNS)) {
      return { parts, rest: { ids: ids.slice(index), after_seq: last.seq, has_begun: true } };
    }
  }
  const rest = ids.slice(BATCH);
  return { parts, rest: rest.length > 0 ? { ids: rest, after_seq: 0 } : undefined };
}

const NO_HEAD = {
  conversation_id: '',
  interview_id: '',
  contact: null,
  mode: 'unspecified',
  started_at: null,
  hidden_names: '',
} as const;

export interface Source {
  readonly db: Db;
  readonly names: NameBook;
}

/** The same to the end, each part in a transaction of its own: a slow reader holds none open. */
export async function* readParts(
  { db, names }: Source,
  call: Call,
  ids: readonly string[],
): AsyncGenerator<campaigns.Transcript> {
  let place: Place | undefined = ids.length > 0 ? { ids, after_seq: 0 } : undefined;
  while (place) {
    const from: Place = place;
    const { parts, rest } = await db.withWorkspace(call, (tx) => readBatch(tx, names, from));
    yield* parts;
    place = rest;
  }
}

/** One conversation; without turns it is one part. Errors: `not_found`. */
export async function* readTranscript(source: Source, call: Call, id: string): AsyncGenerator<campaigns.Transcript> {
  let isFound = false;
  for await (const part of readParts(source, call, [id])) {
    isFound = true;
    yield part;
  }
  if (!isFound) throw notFound('conversation');
}

function presentTranscript(head: HeadRow, turns: TurnRow[], { masker, digest }: HiddenNames): campaigns.Transcript {
  return {
    conversation_id: head.conversation_id,
    interview_id: head.interview_id,
    contact: {
      id: head.contact_id,
      name: head.is_hidden ? null : head.name,
      email: head.is_hidden ? null : head.email,
    },
    mode: head.mode,
    started_at: head.started_at,
    hidden_names: digest,
    turns: turns.map(({ size: _size, size_before: _before, ...turn }) => ({
      ...turn,
      text: masker.mask(turn.text),
      tags: turn.tags.map((tag) => ({ ...tag, topic: masker.mask(tag.topic, { everyCase: true }) })),
    })),
  };
}
