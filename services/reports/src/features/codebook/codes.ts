import { isDeepStrictEqual } from 'node:util';
import type { Input, codebook } from '@insights/contracts';
import { type Call, type Tx, announceAudit, announceRead } from '@insights/db';
import { AppError, assertMatch, invalid, notFound } from '@insights/errors';
import { openCodebook } from '../../db/codebooks.ts';
import { CampaignCodebook } from '../../db/entities.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import {
  type Book,
  type Editing,
  etagOf,
  standing,
  withAdded,
  withChanged,
  withRemoved,
  withReplaced,
} from '../../domain/codebook-edits.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { maskCodebook } from '../mask-codebook.ts';
import { masked, present, usedCodes } from './present.ts';

const CHANGED = 'The codebook has changed. Get it again and repeat your change with its new ETag.';
const EMPTY = { codes: [], edits: [] };

/** The codes of a campaign, with names masked that are hidden now. Errors: `not_found`. */
export async function getCodebook(
  deps: Deps,
  call: Call,
  { interview_id }: codebook.GetCodebookRequest,
): Promise<codebook.Codebook> {
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const book = await deps.db.withWorkspace(call, async (tx) => {
    await announceRead(tx, call, { action: 'report.read', subject: interview_id, details: { form: 'codebook' } });
    const stored = await tx.em.findOne(CampaignCodebook, { interview_id });
    return stored ? present(stored, await usedCodes(tx, interview_id, stored)) : present(EMPTY, new Set());
  });
  return { ...book, codes: await masked(deps, call, interview_id, book.codes) };
}

/** Errors: `not_found`, `precondition_failed`, `code_in_use`, `quota_exceeded`, `invalid_request`. */
export async function replaceCodebook(
  deps: Deps,
  call: Call,
  { interview_id, if_match, codes, force }: Input<codebook.ReplaceCodebookRequest>,
): Promise<codebook.Codebook> {
  const drafts = await draftsFor(deps, call, interview_id, codes);
  const whole = await edit(deps, call, interview_id, (book, editing) => {
    assertMatch(if_match, etagOf(standing(book)), CHANGED);
    return { book: withReplaced(book, drafts, force, editing), details: { change: 'replaced' }, answerOf: asItIs };
  });
  return { ...whole, codes: await shown(deps, call, interview_id, whole.codes) };
}

/** Drops what people changed about codes. Errors: `not_found`. */
export async function resetCodebook(
  deps: Deps,
  call: Call,
  { interview_id }: codebook.ResetCodebookRequest,
): Promise<codebook.Codebook> {
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const whole = await edit(deps, call, interview_id, (book) => ({
    book: { ...book, edits: [] },
    details: { change: 'reset' },
    answerOf: asItIs,
  }));
  return { ...whole, codes: await shown(deps, call, interview_id, whole.codes) };
}

/** Errors: `not_found`, `quota_exceeded`, `invalid_request`. */
export async function addCode(
  deps: Deps,
  call: Call,
  { interview_id, code }: Input<codebook.AddCodeRequest>,
): Promise<codebook.CodebookCode> {
  const [draft] = await draftsFor(deps, call, interview_id, code ? [code] : []);
  if (!draft?.name) throw invalid(['body', 'name'], 'Give the name of the code.');
  const added = await edit(deps, call, interview_id, (book, editing) => {
    const { id: code_id, book: next } = withAdded(book, draft, editing);
    return { book: next, details: { change: 'added', code_id }, answerOf: (whole) => codeOf(whole, code_id) };
  });
  return shownAlone(deps, call, interview_id, added);
}

/** Errors: `not_found`, `invalid_request`. */
export async function changeCode(
  deps: Deps,
  call: Call,
  { interview_id, code_id, change }: Input<codebook.ChangeCodeRequest>,
): Promise<codebook.CodebookCode> {
  const [draft] = await draftsFor(deps, call, interview_id, change ? [change] : []);
  if (!draft) throw invalid(['body'], 'Say what to change.');
  const code = await edit(deps, call, interview_id, (book, editing) => ({
    book: withChanged(book, code_id, draft, editing),
    details: { change: 'changed', code_id },
    answerOf: (whole) => codeOf(whole, code_id),
  }));
  return shownAlone(deps, call, interview_id, code);
}

/** Errors: `not_found`, `code_in_use`, `invalid_request`. */
export async function deleteCode(
  deps: Deps,
  call: Call,
  { interview_id, code_id, merge_into = null, force }: Input<codebook.DeleteCodeRequest>,
): Promise<codebook.DeleteCodeResponse> {
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  return edit(deps, call, interview_id, (book, editing) => ({
    book: withRemoved(book, code_id, { merge_into, force }, editing),
    details: merge_into === null ? { change: 'deleted', code_id } : { change: 'merged', code_id, merge_into },
    answerOf: () => ({}),
  }));
}

const asItIs = (whole: codebook.Codebook): codebook.Codebook => whole;

function codeOf({ codes }: codebook.Codebook, id: string): codebook.CodebookCode {
  const code = codes.find((each) => each.id === id);
  if (!code) throw notFound('code');
  return code;
}

/** What was given, without the names that are hidden now. Errors: `not_found`, `invalid_request` for an unknown question. */
async function draftsFor(deps: Deps, call: Call, interview_id: string, given: readonly Input<codebook.CodeDraft>[]) {
  const { questions } = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const known = new Set(questions.map(({ id }) => id));
  const whole = given.map((draft) => ({
    id: draft.id ?? null,
    name: draft.name ?? null,
    definition: draft.definition ?? null,
    includes: draft.includes ?? null,
    excludes: draft.excludes ?? null,
    parent_id: draft.parent_id ?? null,
    question_ids: draft.question_ids?.items ?? null,
    locked: draft.locked ?? null,
  }));
  for (const { question_ids } of whole) {
    if (question_ids?.some((id) => !known.has(id))) {
      throw invalid(['body', 'question_ids'], 'Name questions of the guide by their ids.');
    }
  }
  return masked(deps, call, interview_id, whole);
}

interface Edited<T> {
  readonly book: Book;
  readonly details: Readonly<Record<string, string>>;
  /** What the call returns, and returns again when it is repeated. */
  readonly answerOf: (whole: codebook.Codebook) => T;
}

/** Changes what people have set, in one transaction. */
function edit<T>(
  deps: Deps,
  call: Call,
  interview_id: string,
  change: (book: Book, editing: Editing) => Edited<T>,
): Promise<T> {
  return deps.db.withWorkspace(call, async (tx: Tx) => {
    await lockCampaign(tx, interview_id);
    const stored = await openCodebook(tx, interview_id);
    const used = await usedCodes(tx, interview_id, stored);
    const editing = { now: deps.now(), generation: stored.revision + 1, used };
    const { book, details, answerOf } = change(stored, editing);
    stored.edits = book.edits;
    stored.revision += 1;
    await announceAudit(tx, call, { action: 'codebook.changed', subject: interview_id, details });
    return answerOf(present(stored, used));
  });
}

/** Codes without the names that are hidden now. */
async function shown<C extends codebook.CodebookCode>(
  deps: Deps,
  call: Call,
  interview_id: string,
  codes: readonly C[],
): Promise<C[]> {
  const shownCodes = await masked(deps, call, interview_id, codes);
  // More names were hidden meanwhile.
  if (!isDeepStrictEqual(shownCodes, codes))
    await maskCodebook(deps, call.principal.workspace_id, interview_id).catch(later);
  return shownCodes;
}

async function shownAlone(deps: Deps, call: Call, interview_id: string, code: codebook.CodebookCode) {
  const [alone = code] = await shown(deps, call, interview_id, [code]);
  return alone;
}

/** The event about hidden names follows, and masks the rest. */
function later(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
