import { v7 } from 'uuid';
import type { projects } from '@insights/contracts';
import { type Call, type Tx, anyErased, anyOf } from '@insights/db';
import { AppError, invalid } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { ProjectDeps } from '../../project-deps.ts';
import { ownCall } from '../../domain/own-call.ts';

/** Evidence that was compared with its source, character by character. */
export interface CheckedEvidence {
  readonly interview_id: string | null;
  readonly conversation_id: string | null;
  readonly turn_id: string | null;
  readonly document_id: string | null;
  readonly document_version: number | null;
  readonly start_offset: number;
  readonly end_offset: number;
  readonly quote: string;
}

/** Longest quote, in UTF-16 code units. */
const LONGEST_QUOTE = 2_000;

const at = (index: number, field: string) => ['body', 'evidence', index, field];

/** Whether the caller may see the words of participants. */
export const mayQuote = ({ principal: { scopes } }: Pick<Call, 'principal'>): boolean =>
  scopes.includes('exports') || scopes.includes('*');

/**
 * Compares what a person cites with its source. Errors: `insufficient_scope` (a quote without `exports`), `invalid_request`, `unavailable`.
 */
export async function checkEvidence(
  deps: Pick<ProjectDeps, 'db' | 'campaigns'>,
  call: Call,
  projectId: string,
  given: readonly projects.GivenEvidence[],
): Promise<CheckedEvidence[]> {
  const checked: CheckedEvidence[] = [];
  for (const [index, each] of given.entries()) {
    const length = each.end - each.start;
    if (length < 1 || length > LONGEST_QUOTE)
      throw invalid(at(index, 'end'), `A quote has from 1 to ${LONGEST_QUOTE} characters.`);
    checked.push(
      each.document_id === null
        ? await checkQuote(deps, call, projectId, each, index)
        : await checkPassage(deps, call, each, index),
    );
  }
  return checked;
}

async function checkQuote(
  { db, campaigns }: Pick<ProjectDeps, 'db' | 'campaigns'>,
  call: Call,
  project_id: string,
  { conversation_id, turn_id, start, end, quote }: projects.GivenEvidence,
  index: number,
): Promise<CheckedEvidence> {
  if (!mayQuote(call)) {
    throw new AppError('insufficient_scope', {
      publicMessage: 'Quoting a conversation needs the scope `exports`. Cite a document, or use another key.',
    });
  }
  if (conversation_id === null || turn_id === null)
    throw invalid(at(index, 'turn_id'), 'Name the conversation and the turn, or a document.');
  // Every completed conversation is a document, which knows its campaign.
  const source = await db.withWorkspace({ principal: call.principal }, (tx) =>
    query(tx)
      .selectFrom('documents as d')
      .innerJoin('project_interviews as i', 'i.interview_id', 'd.interview_id')
      .select('i.interview_id')
      .where('d.external_id', '=', conversation_id)
      .where('d.source_type', '=', 'transcript')
      .where('i.project_id', '=', project_id)
      .executeTakeFirst(),
  );
  if (!source) {
    const msg = 'This is no completed conversation of a campaign of the project.';
    throw invalid(at(index, 'conversation_id'), msg);
  }
  const { interview_id } = source;
  const request = { interview_id, turn_ids: [turn_id] };
  const [turn] = await Array.fromAsync(campaigns.getTurns(request, ownCall(call.principal.workspace_id)));
  if (turn?.conversation_id !== conversation_id)
    throw invalid(at(index, 'turn_id'), 'The conversation has no such turn.');
  assertVerbatim(turn.text, { start, end, quote }, index);
  const none = { document_id: null, document_version: null };
  return { interview_id, conversation_id, turn_id, ...none, ...place(turn.text, start, end) };
}

/** Transcripts and reports are cited by their turns, which stay when names are hidden or a person is erased. */
async function checkPassage(
  { db }: Pick<ProjectDeps, 'db'>,
  call: Call,
  { document_id, document_version, start, end, quote }: projects.GivenEvidence,
  index: number,
): Promise<CheckedEvidence> {
  const text = await db.withWorkspace({ principal: call.principal }, async (tx) => {
    const current = await query(tx)
      .selectFrom('documents')
      .select(['version', 'content_text'])
      .where('id', '=', document_id)
      .where('source_type', 'not in', ['transcript', 'report'])
      .where('version', '>', 0)
      .executeTakeFirst();
    if (!current || document_version === null || document_version === current.version) return current;
    return query(tx)
      .selectFrom('document_versions')
      .select(['version', 'content_text'])
      .where('document_id', '=', document_id)
      .where('version', '=', document_version)
      .executeTakeFirst();
  });
  if (!text) {
    const msg = 'There is no such document or version. Cite transcripts by conversation and turn.';
    throw invalid(at(index, 'document_id'), msg);
  }
  assertVerbatim(text.content_text, { start, end, quote }, index);
  const none = { interview_id: null, conversation_id: null, turn_id: null };
  return { ...none, document_id, document_version: text.version, ...place(text.content_text, start, end) };
}

function assertVerbatim(
  text: string,
  { start, end, quote }: Pick<projects.GivenEvidence, 'start' | 'end' | 'quote'>,
  index: number,
): void {
  if (end > text.length) throw invalid(at(index, 'end'), 'The text ends before that.');
  if (quote !== null && text.slice(start, end) !== quote)
    throw invalid(at(index, 'quote'), 'The text has other words at that place.');
}

const place = (text: string, start: number, end: number) => ({
  start_offset: start,
  end_offset: end,
  quote: text.slice(start, end),
});

/** The item that evidence belongs to: exactly one of both. */
export type ItemKey =
  | { readonly prj_key: string; readonly edge_key: null }
  | { readonly prj_key: null; readonly edge_key: string };

/**
 * Replaces what people attached to an item, whose project is locked. Errors: `invalid_request` (a conversation that was erased, or a document that was
 * deleted, meanwhile).
 */
export async function attach(
  tx: Tx,
  { project_id, item, created_at }: { project_id: string; item: ItemKey; created_at: string },
  evidence: readonly CheckedEvidence[],
): Promise<void> {
  const table = item.prj_key === null ? 'project_edges' : 'project_nodes';
  const former = await query(tx)
    .selectFrom('project_evidence')
    .select('id')
    .where('project_id', '=', project_id)
    .where('source', '=', 'person')
    .$if(item.prj_key !== null, (some) => some.where('prj_key', '=', item.prj_key))
    .$if(item.edge_key !== null, (some) => some.where('edge_key', '=', item.edge_key))
    .execute();
  await assertStillThere(tx, evidence);
  if (evidence.length > 0) {
    const row = { workspace_id: tx.workspaceId, project_id, ...item, source: 'person' as const, created_at };
    await query(tx)
      .insertInto('project_evidence')
      .values(evidence.map((each) => ({ id: v7(), ...row, ...each })))
      .execute();
  }
  // What a person takes away on purpose does not take the item with it.
  const rests = { rests_on_evidence: evidence.length > 0 };
  const own = query(tx)
    .updateTable(table)
    .set(rests)
    .where('project_id', '=', project_id)
    .where('source', '=', 'person');
  await (
    item.prj_key === null ? own.where('edge_key', '=', item.edge_key) : own.where('prj_key', '=', item.prj_key)
  ).execute();
  await query(tx)
    .deleteFrom('project_evidence')
    .where('id', '=', anyOf(former.map(({ id }) => id)))
    .execute();
}

async function assertStillThere(tx: Tx, evidence: readonly CheckedEvidence[]): Promise<void> {
  const conversations = evidence.flatMap(({ conversation_id }) => conversation_id ?? []);
  const known = await knownVersions(tx, [...new Set(evidence.flatMap(({ document_id }) => document_id ?? []))]);
  const isKnown = ({ document_id, document_version }: CheckedEvidence): boolean =>
    document_id === null || known.has(`${document_id} ${document_version}`);
  if (!evidence.every(isKnown) || (await anyErased(tx, conversations)))
    throw invalid(['body', 'evidence'], 'A conversation or document that is cited was deleted meanwhile.');
}

/** The texts of documents that can be opened. Until the transaction ends, none of these documents gets another one. */
async function knownVersions(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const current = await query(tx)
    .selectFrom('documents')
    .select(['id', 'version'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute();
  const past = await query(tx)
    .selectFrom('document_versions')
    .select(['document_id as id', 'version'])
    .where('document_id', '=', anyOf(ids))
    .execute();
  return new Set([...current, ...past].map(({ id, version }) => `${id} ${version}`));
}
