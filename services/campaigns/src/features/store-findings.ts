import { setImmediate } from 'node:timers/promises';
import { isWordOf, campaigns as messages } from '@insights/contracts';
import type { campaigns } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { invalid } from '@insights/errors';
import { languageOf } from '@insights/language';
import { type ModelValue, storeModelValues } from '../db/answers.ts';
import type { Interview, StoredPoint, Summary } from '../db/entities.ts';
import { loadInterview } from '../db/load.ts';
import { shownRevisions } from '../db/masks.ts';
import { query } from '../db/query.ts';
import { lockUnchanged, putSummaries, saidIn } from '../db/summaries.ts';
import { presentShownTurns, readTurnsById } from '../db/transcripts.ts';
import type { Deps } from '../deps.ts';
import { MAX_QUOTE, quotedRead, readOf } from '../domain/answers/quoted-value.ts';

type StoreDeps = Pick<Deps, 'db' | 'names' | 'now'>;

const MAX_CONVERSATIONS = 100;
const MAX_POINTS = 6;
const MAX_POINT = 600;
/** How long the event loop may be busy at a time. */
const SLICE_MS = 10;

/**
 * Stores what a model found of conversations: their summaries, and values of closed questions of imports. Reports proposes; what is stored
 * is verified here against the turns as readers may see them now. Errors: `not_found`, `invalid_request` (too many).
 */
export async function storeFindings(
  deps: StoreDeps,
  call: Call,
  { interview_id, items }: campaigns.StoreFindingsRequest,
): Promise<campaigns.StoreFindingsResponse> {
  if (items.length > MAX_CONVERSATIONS) {
    throw invalid(['items'], `Send at most ${MAX_CONVERSATIONS} conversations at a time.`);
  }
  const opened = await deps.db.withWorkspace(call, (tx) => open(deps, tx, interview_id, items));
  const revisions = await shownRevisions(deps, call, [...opened.rows.values()], opened.rule.digest);
  const unchanged = items.filter((item) => revisions.get(item.conversation_id) === item.revision);
  const proven = await prove(deps, opened, unchanged);
  await deps.db.withWorkspace(call, (tx) => store(deps, tx, opened, proven));
  return {};
}

async function prove(
  deps: StoreDeps,
  { interview, rule, rows, ...opened }: Opened,
  items: readonly campaigns.ConversationFindings[],
): Promise<Proven[]> {
  const turns = new Map((await presentShownTurns(deps.names, opened.turns)).map((turn) => [turn.id, turn]));
  const proven: Proven[] = [];
  for (const item of items) {
    const row = rows.get(item.conversation_id);
    if (!row) continue;
    const isSaid = saidIn(row.id, turns);
    const points = await provenPoints(deps, rule, item, isSaid);
    const values = row.mode === 'imported' ? await provenValues(interview, row, item, isSaid) : [];
    proven.push({ row, made_of: item.revision, language: item.language, points, values });
  }
  return proven;
}

async function store({ names, now }: StoreDeps, tx: Tx, { interview, rule }: Opened, proven: readonly Proven[]) {
  const campaign = { interview_id: interview.id, digest: rule.digest };
  const rows = proven.map(({ row }) => row);
  const unchanged = await lockUnchanged(tx, names, campaign, rows);
  const left = proven.filter(({ row }) => unchanged.has(row.id));
  const summaries = left
    .filter(({ points }) => points.length > 0)
    .map(({ row, made_of, language, points }) => ({ conversation_id: row.id, made_of, language, points }));
  const generated_at = now(tx);
  await putSummaries(
    tx,
    summaries.map((summary) => ({ ...summary, generated_at })),
  );
  const values = left.flatMap((each) => each.values);
  await storeModelValues(tx, values);
}

interface Proven extends Pick<Summary, 'made_of' | 'language'> {
  readonly row: Row;
  readonly points: StoredPoint[];
  readonly values: readonly ModelValue[];
}

type Opened = Awaited<ReturnType<typeof open>>;
type Row = Awaited<ReturnType<typeof readRows>>[number];
type IsSaid = ReturnType<typeof saidIn>;

/** The conversations, and the turns that are cited. */
async function open(
  { names }: StoreDeps,
  tx: Tx,
  interviewId: string,
  items: readonly campaigns.ConversationFindings[],
) {
  const interview = await loadInterview(tx, interviewId);
  const rule = await names.hiddenNames(tx, interview.id);
  const rows = await readRows(
    tx,
    interview.id,
    items.map(({ conversation_id }) => conversation_id),
  );
  const cited = items.flatMap(({ points, values }) => [
    ...points.flatMap(({ passages }) => passages),
    ...values.flatMap(({ passage }) => passage ?? []),
  ]);
  const turns = await readTurnsById(tx, [...new Set(cited.map(({ turn_id }) => turn_id))], rule);
  return { interview, rule, rows: new Map(rows.map((row) => [row.id, row])), turns };
}

function readRows(tx: Tx, interviewId: string, ids: readonly string[]) {
  return query(tx)
    .selectFrom('conversations')
    .select(['id', 'mode', 'language', 'revision', 'masks', 'masks_under'])
    .where('interview_id', '=', interviewId)
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'completed')
    .execute();
}

/** Points whose passages are all in their turns, and that have no name that is hidden now. */
async function provenPoints(
  { names }: StoreDeps,
  rule: Opened['rule'],
  { points }: campaigns.ConversationFindings,
  isSaid: IsSaid,
): Promise<StoredPoint[]> {
  const said = points.slice(0, MAX_POINTS).flatMap(({ text, author, passages }): StoredPoint[] => {
    const isProven = passages.length > 0 && passages.every((each) => each.quote !== '' && isSaid(each));
    const isShort = text.trim() !== '' && text.length <= MAX_POINT;
    return isProven && isShort && isWordOf(messages.Author, author) ? [{ text, author, evidence: passages }] : [];
  });
  const { texts } = await names.mask(rule, { texts: said.map(({ text }) => text), topics: [] });
  return said.filter(({ text }, index) => texts[index]?.text === text);
}

/** Values that their quotes give, at most one of each closed question. */
async function provenValues(
  interview: Interview,
  row: Row,
  { language, values }: campaigns.ConversationFindings,
  isSaid: IsSaid,
): Promise<ModelValue[]> {
  const spoken = [language, row.language ?? '', interview.language].find((each) => languageOf(each) !== null) ?? 'en';
  const proven = new Map<string, ModelValue>();
  let since = performance.now();
  for (const { question_id, value, passage } of values) {
    const question = interview.questions.find(({ id }) => id === question_id);
    if (!question || !passage || passage.quote.length > MAX_QUOTE || !isSaid(passage)) continue;
    if (performance.now() - since > SLICE_MS) {
      await setImmediate();
      since = performance.now();
    }
    const typed = quotedRead(question, readOf(question, { value }), { quote: passage.quote, tag: spoken });
    const of = { conversation_id: row.id, question_id, turn_id: passage.turn_id, quote: passage.quote };
    if (typed) proven.set(question_id, { ...of, ...typed });
  }
  return [...proven.values()];
}
