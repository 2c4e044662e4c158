import type { campaigns } from '@insights/contracts';
import { type Call, type Db, type ExpressionBuilder, type Tx, anyOf, jsonb, sql } from '@insights/db';
import type { Tables } from './entities.ts';
import { notFound } from '@insights/errors';
import { hidesContact } from './conditions.ts';
import { GRAVE_FLAGS } from './flags.ts';
import type { HiddenNames, NameBook } from './hidden-names.ts';
import { query } from './query.ts';
import { type NamedSpeaker, shownLabels, speakersOf } from './speakers.ts';
import type { NameMasker } from '../domain/names/name-masker.ts';

/** Bytes of stored text and tags in one part of a transcript. The turn that exceeds them is included. */
const PART_BYTES = 256 * 1024;
/** The size of a turn's other fields. */
const TURN_BYTES = 200;
const PART_TURNS = 1_000;
/** Conversations that are read in one transaction. */
const BATCH = 20;

const readHeads = (tx: Tx, ids: readonly string[]) =>
  query(tx)
    .selectFrom('conversations as v')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .innerJoin('interviews as i', 'i.id', 'v.interview_id')
    .where('v.id', '=', anyOf(ids))
    .select([
      'v.id as conversation_id',
      'v.interview_id',
      'v.contact_id',
      'c.name',
      'c.email',
      'v.mode',
      'v.started_at',
    ])
    .select(hidesContact.$castTo<boolean>().as('is_hidden'))
    .execute();
type HeadRow = Awaited<ReturnType<typeof readHeads>>[number];

const TURN = [
  'id',
  'conversation_id',
  'seq',
  'speaker',
  'text',
  'started_ms',
  'ended_ms',
  'question_id',
  'is_question_set',
  'tags',
  'why',
  'note',
  'outcome',
  'speaker_label',
] as const;

/** Whether a turn has a grave flag that nobody has cleared. A minor's conversation is withheld as a whole. */
const isWithheld = (eb: ExpressionBuilder<Tables, 'turns'>) => {
  const waiting = eb.selectFrom('flags').select('flags.kind').where('flags.cleared_at', 'is', null);
  return eb
    .or([
      eb.exists(waiting.whereRef('flags.turn_id', '=', 'turns.id').where('flags.kind', 'in', GRAVE_FLAGS)),
      eb.exists(
        waiting
          .whereRef('flags.conversation_id', '=', 'turns.conversation_id')
          .where('flags.kind', '=', sql.lit('minor')),
      ),
    ])
    .$castTo<boolean>();
};

/** Turns after `seq` whose sizes before the last add up to less than `bytes`. The inner limit bounds the cost of the sum. */
function readTurns(tx: Tx, conversationId: string, { after_seq, bytes }: { after_seq: number; bytes: number }) {
  const next = query(tx)
    .selectFrom('turns')
    .select(TURN)
    .select((eb) => isWithheld(eb).as('is_withheld'))
    .select(({ ref }) =>
      sql<number>`octet_length(${ref('text')}) + octet_length(${ref('tags')}::text) + ${sql.lit(TURN_BYTES)}`.as(
        'size',
      ),
    )
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', after_seq)
    .orderBy('seq')
    .limit(PART_TURNS);
  const sized = query(tx)
    .selectFrom(next.as('next'))
    .selectAll()
    .select(({ eb, fn, ref }) =>
      eb(
        fn.sum<number>('size').over((over) => over.orderBy('seq')),
        '-',
        ref('size'),
      ).as('size_before'),
    );
  return query(tx)
    .selectFrom(sized.as('sized'))
    .select([...TURN, 'is_withheld', 'size'])
    .where('size_before', '<', bytes)
    .orderBy('seq')
    .execute();
}
type TurnRow = Awaited<ReturnType<typeof readTurns>>[number];

/** The position of a reader: after the turn `after_seq` of the first conversation. */
export interface Place {
  readonly ids: readonly string[];
  readonly after_seq: number;
  /** Whether a part of the first conversation has been read. */
  readonly has_begun?: boolean;
}

export interface Batch {
  /** The following parts of a long conversation have turns and no other field. */
  readonly parts: campaigns.Transcript[];
  /** The position of the next batch; undefined at the end. */
  readonly rest: Place | undefined;
}

/** Turns of one conversation as they are stored, and what it takes to show them. */
interface StoredTurns {
  readonly head: HeadRow;
  readonly turns: readonly TurnRow[];
  readonly speakers: readonly NamedSpeaker[];
  readonly rule: HiddenNames;
  /** Whether an earlier part of the conversation has been read. */
  readonly isContinued: boolean;
}

/** For `presentBatch`, which masks it when the transaction has ended. */
export interface StoredBatch {
  readonly parts: readonly StoredTurns[];
  readonly rest: Place | undefined;
}

/**
 * Transcripts in the order of `ids`, up to the size of a part. Stored text leaves campaigns only through here and `presentBatch`: hidden
 * names are masked, including those of people who are spoken about. Errors: `not_found` (deleted after its first part was read).
 */
export async function readBatch(tx: Tx, names: NameBook, place: Place): Promise<StoredBatch> {
  const { read, rest } = await readStored(tx, place);
  // After the turns, so that a conversation which is deleted in between has no head. The other way round, it would look complete.
  const heads = new Map((await readHeads(tx, [...read.keys()])).map((row) => [row.conversation_id, row]));
  const begun = place.has_begun ? place.ids[0] : undefined;
  if (begun && !heads.has(begun)) throw notFound('conversation');
  const parts: StoredTurns[] = [];
  const rules = new Map<string, HiddenNames>();
  for (const [id, turns] of read) {
    const head = heads.get(id);
    if (!head) continue;
    const rule = rules.get(head.interview_id) ?? (await names.hiddenNames(tx, head.interview_id));
    rules.set(head.interview_id, rule);
    parts.push({ head, turns, speakers: await speakersIn(tx, turns), rule, isContinued: id === begun });
  }
  const isGone = rest?.has_begun && !heads.has(rest.ids[0] ?? '');
  return { parts, rest: isGone ? placeAfter(rest.ids, 1) : rest };
}

/** A batch as readers may see it. `own`: the names of the person who reads it, which are shown. Errors: `unavailable`. */
export async function presentBatch(names: NameBook, { parts, rest }: StoredBatch, own?: NameMasker): Promise<Batch> {
  const shown: campaigns.Transcript[] = [];
  for (const part of parts) {
    const turns = await presentTurns(names, part, own);
    shown.push(part.isContinued ? { ...NO_HEAD, turns } : { ...presentHead(part), turns });
  }
  return { parts: shown, rest };
}

/** The turns of conversations as they are stored, up to the size of a part; none of a conversation that does not exist. */
async function readStored(
  tx: Tx,
  { ids, after_seq }: Place,
): Promise<{ read: Map<string, TurnRow[]>; rest: Place | undefined }> {
  const read = new Map<string, TurnRow[]>();
  let bytesLeft = PART_BYTES;
  for (const [index, id] of ids.slice(0, BATCH).entries()) {
    const turns = await readTurns(tx, id, { after_seq: index === 0 ? after_seq : 0, bytes: bytesLeft });
    read.set(id, turns);
    bytesLeft -= turns.reduce((sum, turn) => sum + turn.size, 0);
    const last = turns.at(-1);
    if (last && (bytesLeft <= 0 || turns.length === PART_TURNS)) {
      return { read, rest: { ids: ids.slice(index), after_seq: last.seq, has_begun: true } };
    }
  }
  return { read, rest: placeAfter(ids, BATCH) };
}

/** The position after the first `count` conversations. */
function placeAfter(ids: readonly string[], count: number): Place | undefined {
  return ids.length > count ? { ids: ids.slice(count), after_seq: 0 } : undefined;
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

/** A batch, read in a transaction of its own and masked after it. Errors: `not_found`, `unavailable`. */
export async function readShownBatch(
  { db, names }: Source,
  call: Call,
  place: Place,
  own?: NameMasker,
): Promise<Batch> {
  return presentBatch(names, await db.withWorkspace(call, (tx) => readBatch(tx, names, place)), own);
}

/** All parts. Each is read in a transaction of its own, so that a slow reader holds none open. */
export async function* readParts(
  source: Source,
  call: Call,
  ids: readonly string[],
  own?: NameMasker,
): AsyncGenerator<campaigns.Transcript> {
  let place: Place | undefined = ids.length > 0 ? { ids, after_seq: 0 } : undefined;
  while (place) {
    const { parts, rest }: Batch = await readShownBatch(source, call, place, own);
    yield* parts;
    place = rest;
  }
}

/** The parts of one conversation; one part if it has no turns. Errors: `not_found`. */
export async function* readTranscript(
  source: Source,
  call: Call,
  id: string,
  own?: NameMasker,
): AsyncGenerator<campaigns.Transcript> {
  let isFound = false;
  for await (const part of readParts(source, call, [id], own)) {
    isFound = true;
    yield part;
  }
  if (!isFound) throw notFound('conversation');
}

/**
 * A conversation in parts, unmasked, for the person who took part in it live: what their page shows. Errors: `not_found` (deleted, also
 * after its first part was read).
 */
export async function* readOwnTurns(db: Db, call: Call, id: string): AsyncGenerator<OwnTurn[]> {
  let after_seq = 0;
  for (;;) {
    const turns = await db.withWorkspace(call, async (tx) => {
      const read = await readTurns(tx, id, { after_seq, bytes: PART_BYTES });
      // After the turns, so that a deletion in between does not look like the end.
      const held = await query(tx)
        .selectFrom('conversations')
        .select('id')
        .where('id', '=', id)
        .where('mode', '=', 'live')
        .executeTakeFirst();
      if (!held) throw notFound('conversation');
      return read;
    });
    if (turns.length === 0) return;
    yield turns;
    after_seq = turns.at(-1)?.seq ?? after_seq;
  }
}
export type OwnTurn = Pick<
  TurnRow,
  'seq' | 'speaker' | 'speaker_label' | 'text' | 'started_ms' | 'ended_ms' | 'question_id'
>;

function presentHead({ head, rule }: StoredTurns): Omit<campaigns.Transcript, 'turns'> {
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
    hidden_names: rule.digest,
  };
}

/** The speakers of the conversation, if one of these turns has a label. */
async function speakersIn(tx: Tx, turns: readonly ShownRow[]): Promise<NamedSpeaker[]> {
  const labelled = turns.find(({ speaker_label }) => speaker_label !== null);
  return labelled ? speakersOf(tx, labelled.conversation_id) : [];
}

type ShownRow = Omit<TurnRow, 'size'> & { readonly size?: number };
type Presentable = Pick<StoredTurns, 'rule' | 'speakers'> & {
  readonly head: Pick<HeadRow, 'is_hidden'>;
  readonly turns: readonly ShownRow[];
};

const next = (shown: Iterator<string>): string => shown.next().value ?? '';

/** Turns of one conversation. */
async function presentTurns(
  names: NameBook,
  { head, turns, speakers, rule }: Presentable,
  own?: NameMasker,
): Promise<campaigns.Turn[]> {
  const labels = [...new Set(speakers.map(({ label }) => label))];
  const texts = turns.flatMap(({ text, why }) => [text, ...(why?.words ?? [])]);
  const topics = [...labels, ...turns.flatMap(({ tags }) => tags.map(({ topic }) => topic))];
  const masked = await names.mask(rule, { texts, topics }, own);
  const [shownText, shownTopic] = [masked.texts.map(({ text }) => text).values(), masked.topics.values()];
  const labelOf = shownLabels(speakers, {
    masked: new Map(labels.map((label) => [label, next(shownTopic)])),
    isHidden: head.is_hidden,
  });
  return turns.map(({ size: _size, note, ...turn }) => ({
    ...turn,
    text: next(shownText),
    why: turn.why && { ...turn.why, note, words: turn.why.words.map(() => next(shownText)) },
    tags: turn.tags.map((tag) => ({ ...tag, topic: next(shownTopic) })),
    speaker_label: labelOf(turn),
  }));
}

/** Turns by their ids, for `presentShownTurns`. */
export async function readTurnsById(tx: Tx, ids: readonly string[], rule: HiddenNames): Promise<Presentable[]> {
  const rows = await query(tx)
    .selectFrom('turns')
    .select(TURN)
    .select((eb) => isWithheld(eb).as('is_withheld'))
    .where('id', '=', anyOf(ids))
    .execute();
  const byConversation = Map.groupBy(rows, ({ conversation_id }) => conversation_id);
  const heads = new Map((await readHeads(tx, [...byConversation.keys()])).map((head) => [head.conversation_id, head]));
  const read: Presentable[] = [];
  for (const [id, turns] of byConversation) {
    const head = { is_hidden: heads.get(id)?.is_hidden ?? true };
    read.push({ head, turns, speakers: await speakersIn(tx, turns), rule });
  }
  return read;
}

/** The turns as readers may see them, when the transaction has ended. Errors: `unavailable`. */
export async function presentShownTurns(names: NameBook, read: readonly Presentable[]): Promise<campaigns.Turn[]> {
  const shown: campaigns.Turn[] = [];
  for (const each of read) shown.push(...(await presentTurns(names, each)));
  return shown;
}

/** Whether a participant's turn that reports may use has a tag. */
export async function isTagged(tx: Tx, conversationId: string): Promise<boolean> {
  const turn = await query(tx)
    .selectFrom('turns')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('speaker', '=', 'participant')
    .where('tags', '<>', jsonb([]))
    .where((eb) => eb.not(isWithheld(eb)))
    .limit(1)
    .executeTakeFirst();
  return turn !== undefined;
}
