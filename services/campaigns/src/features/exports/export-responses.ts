import { type WordOf, exports } from '@insights/contracts';
import { CSV_HEAD, type Cell, csvRows } from '@insights/csv';
import { type Call, type Tx, announceRead, sql } from '@insights/db';
import { answersOf } from '../../db/answers.ts';
import { readCompleted } from '../../db/completed-conversations.ts';
import { hidesContact } from '../../db/conditions.ts';
import type { Interview } from '../../db/entities.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { safeFileName } from '../../domain/exports/file-names.ts';
import { filePieces } from '../../domain/exports/file-pieces.ts';
import { type ResponseRow, ResponseRows } from '../../domain/exports/response-rows.ts';
import { knownWord } from '../../domain/known-word.ts';
import { type ExportedConversation, byConversation } from './transcript-files.ts';

/** Further attributes have no column. */
const MOST_ATTRIBUTES = 100;

type Layout = WordOf<typeof exports.ResponsesLayout>;
type Head = Awaited<ReturnType<typeof presentHead>>;
type Facts = NonNullable<Awaited<ReturnType<typeof readFacts>>>;

/** The responses of a campaign's completed conversations as CSV. Errors: `not_found`. */
export async function* exportResponses(
  deps: Deps,
  call: Call,
  request: exports.ExportResponsesRequest,
): AsyncGenerator<exports.FilePiece> {
  const { interview_id } = request;
  const layout = knownWord(exports.ResponsesLayout, 'layout', request.layout);
  const read = await deps.db.withWorkspace(call, async (tx) => {
    const found = await readHead(deps, tx, interview_id);
    const details = { interview_id, layout };
    await announceRead(tx, call, { action: 'responses.exported', subject: interview_id, details });
    return found;
  });
  const head = await presentHead(deps, read);
  const file_name = `${safeFileName(head.title, 'responses')} responses ${head.exported_at.slice(0, 10)}.csv`;
  const conversations = byConversation(readCompleted(deps, call, interview_id));
  const content = csvOf(head, layout, readResponses(deps, call, head, conversations));
  yield* filePieces({ file_name, content_type: 'text/csv; charset=utf-8' }, content);
}

async function readHead({ names, now }: Deps, tx: Tx, interviewId: string) {
  const interview = await loadInterview(tx, interviewId);
  const rule = await names.hiddenNames(tx, interviewId);
  return { interview, rule, exported_at: now(tx), attributes: await attributeNames(tx, interview) };
}

async function presentHead({ names }: Deps, { interview, rule, ...read }: Awaited<ReturnType<typeof readHead>>) {
  const questions = interview.questions;
  const texts = [interview.name, ...questions.map(({ text }) => text)];
  const [title, ...shown] = (await names.mask(rule, { texts, topics: [] })).texts.map(({ text }) => text);
  return {
    ...read,
    title: title ?? '',
    questions: questions.map((question, index) => ({ ...question, text: shown[index] ?? '' })),
  };
}

/** Names of the attributes that members may see. */
async function attributeNames(tx: Tx, { id }: Pick<Interview, 'id'>): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('contacts as c')
    .innerJoin('interviews as i', 'i.id', 'c.interview_id')
    .where('i.id', '=', id)
    .where(({ eb }) => eb.not(hidesContact))
    .select(({ ref }) => sql<string>`jsonb_object_keys(${ref('c.attributes')})`.as('name'))
    .distinct()
    .orderBy('name')
    .limit(MOST_ATTRIBUTES)
    .execute();
  return rows.map(({ name }) => name);
}

interface Responses {
  readonly conversation: ExportedConversation['head'];
  readonly facts: Facts;
  readonly rows: readonly ResponseRow[];
}

async function* readResponses(
  { db }: Deps,
  call: Call,
  { questions }: Head,
  conversations: AsyncIterable<ExportedConversation>,
): AsyncGenerator<Responses> {
  for await (const { head, turns } of conversations) {
    const facts = await db.withWorkspace(call, (tx) => readFacts(tx, head.conversation_id));
    const reading = new ResponseRows({ questions, isImported: head.mode !== 'live' }, facts?.answers ?? []);
    for await (const part of turns) reading.add(part);
    // Undefined: deleted since its transcript was read.
    if (facts) yield { conversation: head, facts, rows: reading.rows() };
  }
}

async function readFacts(tx: Tx, conversationId: string) {
  const facts = await query(tx)
    .selectFrom('conversations as v')
    .innerJoin('contacts as c', 'c.id', 'v.contact_id')
    .innerJoin('interviews as i', 'i.id', 'v.interview_id')
    .select(['c.attributes', hidesContact.as('is_hidden')])
    .where('v.id', '=', conversationId)
    .executeTakeFirst();
  return facts && { ...facts, answers: await answersOf(tx, [conversationId]) };
}

const CONVERSATION = ['conversation_id', 'contact_id', 'contact_name', 'mode', 'conversation_started_at'] as const;

async function* csvOf(head: Head, layout: Layout, all: AsyncIterable<Responses>): AsyncGenerator<string> {
  const form = layout === 'wide' ? wide : long;
  yield (
    CSV_HEAD +
      csvRows([[...CONVERSATION, ...form.columns(head), ...head.attributes.map((name) => `attribute.${name}`)]])
  );
  for await (const { conversation, facts, rows } of all) {
    const { conversation_id, contact, mode, started_at } = conversation;
    const own = [conversation_id, contact?.id ?? null, contact?.name ?? null, mode, started_at];
    const attributes = head.attributes.map((name) => (facts.is_hidden ? null : attributeOf(facts, name)));
    yield csvRows(form.rows(rows, started_at).map((cells) => [...own, ...cells, ...attributes]));
  }
}

const attributeOf = ({ attributes }: Facts, name: string): string | null =>
  Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null;

interface Form {
  columns(head: Head): string[];
  rows(rows: readonly ResponseRow[], startedAt: string | null): Cell[][];
}

const long: Form = {
  columns: () => [
    'question_number',
    'question_id',
    'question',
    'kind',
    'outcome',
    'value',
    'option_ids',
    'precision',
    'low',
    'high',
    'author',
    'answer',
    'speakers',
    'is_shortened',
    'is_withheld',
    'answered_at',
  ],
  rows: (rows, startedAt) =>
    rows.map((row, index) => [
      index + 1,
      row.question.id,
      row.question.text,
      row.question.kind,
      row.outcome,
      row.value,
      row.option_ids.join('; ') || null,
      row.precision,
      row.low,
      row.high,
      row.author,
      row.answer,
      [...row.speakers].join('; ') || null,
      row.is_shortened,
      row.is_withheld,
      timeOf(startedAt, row.started_ms),
    ]),
};

/** Each question has its columns, numbered, because two questions may have the same text. */
const wide: Form = {
  columns: ({ questions }) =>
    questions.flatMap(({ text }, index) => [
      `${index + 1}. ${text}`,
      `${index + 1}. outcome`,
      `${index + 1}. value`,
      `${index + 1}. precision`,
      `${index + 1}. low`,
      `${index + 1}. high`,
      `${index + 1}. author`,
      `${index + 1}. is_withheld`,
    ]),
  rows: (rows) => [
    rows.flatMap(({ answer, outcome, value, precision, low, high, author, is_withheld }) => [
      answer,
      outcome,
      value,
      precision,
      low,
      high,
      author,
      is_withheld,
    ]),
  ],
};

function timeOf(startedAt: string | null, ms: number | null): string | null {
  return startedAt === null || ms === null ? null : new Date(Date.parse(startedAt) + ms).toISOString();
}
