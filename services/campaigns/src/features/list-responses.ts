import type { Input, campaigns } from '@insights/contracts';
import { type Call, type Tx, announceRead, keyset, nextCursor } from '@insights/db';
import { invalid } from '@insights/errors';
import { type GivenValue, type GivenValues, valuesOf } from '../db/answers.ts';
import { counts } from '../db/conditions.ts';
import { loadInterview } from '../db/load.ts';
import { query } from '../db/query.ts';
import { type Batch, type Place, type Source, readShownBatch } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';
import { Booking } from '../domain/answers/booking.ts';
import { presentTotals, responseTotals } from './responses/response-totals.ts';

/** A page ends early once its answers take this much; they are then shown up to a turn, and the next page goes on from there. */
const PAGE_BYTES = 2 * 1024 * 1024;
const RESPONSE_BYTES = 150;

/**
 * A page of completed conversations' answers by question, with totals over all of them. Long conversations make shorter pages, and one page may end within a
 * conversation. Errors: `not_found`, `invalid_request` (cursor).
 */
export async function listResponses(
  { db, names }: Deps,
  call: Call,
  {
    interview_id,
    page = null,
    segment = null,
    counted = null,
    history = null,
    conversation_id = null,
  }: Input<campaigns.ListResponsesRequest>,
): Promise<campaigns.ListResponsesResponse> {
  const limit = page?.limit || 50;
  const from = readCursor(page?.cursor ?? '');
  const read = await db.withWorkspace(call, async (tx) => {
    const interview = await loadInterview(tx, interview_id);
    await announceRead(tx, call, { action: 'responses.read', subject: interview.id });
    const rows = await conversationsFrom(tx, { interview_id: interview.id, conversation_id, from, limit: limit + 1 });
    const values = await valuesOf(
      tx,
      rows.slice(0, limit).map(({ id }) => id),
      { history: history === true },
    );
    const totals = await responseTotals(tx, interview, { segment, ids: counted?.ids ?? null });
    return { rows, values, totals, rule: await names.hiddenNames(tx, interview.id) };
  });
  const { answers, reached } = await readAnswers({ db, names }, call, read.rows.slice(0, limit), read.values, from);
  const totals = await presentTotals(names, read.rule, read.totals);
  const byQuestion = Map.groupBy(answers, (answer) => answer.question_id);
  return {
    items: totals.map((each) => ({
      ...each,
      responses: (byQuestion.get(each.question?.id ?? '') ?? []).map((answer) => answer.response),
    })),
    next_cursor: cursorAfter(read.rows, limit, reached),
  };
}

interface Row {
  id: string;
  created_at: string;
}

/** Where a page begins: after the turn `seq` of this conversation, `asked` being the question then, or after all of it. */
interface From extends Row {
  readonly turn: { readonly seq: number; readonly asked: string } | undefined;
}

function readCursor(cursor: string): From | undefined {
  const [key = '', seq, asked = '', ...more] = cursor.split('.');
  const row = keyset(key);
  if (!row) return undefined;
  if (seq === undefined) return { ...row, turn: undefined };
  if (!/^\d{1,9}$/.test(seq) || more.length > 0) {
    throw invalid(['query', 'cursor'], 'The cursor is invalid. Leave it out for the first page.');
  }
  return { ...row, turn: { seq: Number(seq), asked: Buffer.from(asked, 'base64url').toString() } };
}

function cursorAfter(rows: readonly Row[], limit: number, reached: From | undefined): string {
  if (reached?.turn) {
    const { seq, asked } = reached.turn;
    return `${nextCursor(reached)}.${seq}.${Buffer.from(asked).toString('base64url')}`;
  }
  const last = reached ?? rows[limit - 1];
  return last && rows.at(-1)?.id !== last.id ? nextCursor(last) : '';
}

interface Wanted {
  readonly interview_id: string;
  readonly conversation_id: string | null;
  readonly from: From | undefined;
  readonly limit: number;
}

function conversationsFrom(tx: Tx, { interview_id, conversation_id, from, limit }: Wanted): Promise<Row[]> {
  const page = query(tx)
    .selectFrom('conversations as v')
    .select(['v.id', 'v.created_at'])
    .where('v.interview_id', '=', interview_id)
    .$if(conversation_id !== null, (all) => all.where('v.id', '=', conversation_id))
    .where('v.status', '=', 'completed')
    .where(counts)
    .orderBy('v.created_at')
    .orderBy('v.id')
    .limit(limit);
  if (!from) return page.execute();
  return page
    .where(({ eb, or, refTuple, tuple }) =>
      or([
        eb(refTuple('v.created_at', 'v.id'), '>', tuple(from.created_at, from.id)),
        ...(from.turn ? [eb('v.id', '=', from.id)] : []),
      ]),
    )
    .execute();
}

interface Answer {
  question_id: string;
  response: campaigns.Response;
}

/** The answers of `rows`, and how far they were read when that is not to the end. */
async function readAnswers(
  source: Source,
  call: Call,
  rows: readonly Row[],
  values: GivenValues,
  from: From | undefined,
): Promise<{ answers: Answer[]; reached: From | undefined }> {
  const answers: Answer[] = [];
  const resumed = rows[0]?.id === from?.id ? from?.turn : undefined;
  const ids = rows.map(({ id }) => id);
  const reader = new AnswerReader(resumed?.asked ?? '', values);
  let place: Place | undefined = { ids, after_seq: resumed?.seq ?? 0 };
  let bytes = 0;
  while (place) {
    const batch: Batch = await readShownBatch(source, call, place);
    for (const answer of batch.parts.flatMap((part) => reader.read(part))) {
      answers.push(answer);
      bytes += Buffer.byteLength(JSON.stringify(answer.response)) + RESPONSE_BYTES;
    }
    place = batch.rest;
    if (bytes >= PAGE_BYTES && place) return { answers, reached: reachedAt(rows, place, reader.asked) };
  }
  return { answers, reached: undefined };
}

/** The end of a conversation, or a turn within one. */
function reachedAt(rows: readonly Row[], place: Place, asked: string): From | undefined {
  const at = rows.findIndex(({ id }) => id === place.ids[0]);
  const row = rows[place.has_begun ? at : at - 1];
  return row && { ...row, turn: place.has_begun ? { seq: place.after_seq, asked } : undefined };
}

const NOT_GIVEN = {
  value: null,
  precision: null,
  low: null,
  high: null,
  date_low: null,
  date_high: null,
  author: null,
  answer_id: null,
  changed_at: null,
  changed_by: null,
  superseded_by: null,
  quote: null,
};

/** Participant turns with the questions that they answer. */
class AnswerReader {
  readonly #values: GivenValues;
  #booking: Booking;
  #head: campaigns.Transcript | undefined;
  /** Of a conversation that the page begins within. */
  #resumed: string;

  constructor(asked: string, values: GivenValues) {
    this.#values = values;
    this.#resumed = asked;
    this.#booking = new Booking(false, asked);
  }

  get asked(): string {
    return this.#booking.asked;
  }

  read(part: campaigns.Transcript): Answer[] {
    if (part.conversation_id !== '') {
      this.#head = part;
      this.#booking = new Booking(part.mode !== 'live', this.#resumed);
      this.#resumed = '';
    }
    return part.turns.flatMap((turn) => {
      const booked = this.#booking.next(turn);
      const given = this.#values.get(turn.id) ?? [];
      // A model may find the value of a question where nobody had just asked it.
      const asked = booked === null || given.some((one) => isReadOf(turn, one, booked)) ? [] : [booked];
      return [
        ...asked.map((question_id) => ({ question_id, response: { ...this.#said(turn), ...NOT_GIVEN } })),
        ...given.map(({ question_id, turn_id, quote, ...value }) => {
          if (turn_id === null) return { question_id, response: { ...this.#chosen(turn), ...value, quote: null } };
          return { question_id, response: { ...this.#said(turn), ...value, quote: quoteOf(turn, quote) } };
        }),
      ];
    });
  }

  #said({ conversation_id, id, text, tags, outcome, is_withheld, speaker_label }: campaigns.Turn) {
    const contact_id = this.#head?.contact?.id ?? '';
    return { conversation_id, contact_id, turn_id: id, text, tags, outcome, is_withheld, speaker_label };
  }

  /** Of a value that somebody chose after a turn: the participant on their page, or the team. */
  #chosen(turn: campaigns.Turn) {
    return { ...this.#said(turn), turn_id: null, text: null, tags: [], outcome: null, speaker_label: null };
  }
}

const isReadOf = ({ id }: campaigns.Turn, { turn_id, question_id }: GivenValue, asked: string): boolean =>
  turn_id === id && question_id === asked;

/** The stored words, if the turn has them as it is shown now: names may have been hidden since. */
const quoteOf = ({ text }: campaigns.Turn, quote: string | null): string | null =>
  quote !== null && text.includes(quote) ? quote : null;
