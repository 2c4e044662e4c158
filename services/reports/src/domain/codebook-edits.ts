import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { codebook } from '@insights/contracts';
import { AppError, invalid, notFound } from '@insights/errors';
import { type CodeEdit, type EditedCode, MAX_CODES, editedCodes } from '../analysis/people.ts';
import type { Code } from '../analysis/types.ts';

/** The engine's codes, and what people have set of them. */
export interface Book {
  readonly codes: readonly Code[];
  readonly edits: readonly CodeEdit[];
}

export interface Editing {
  readonly now: string;
  /** Of codes whose meaning changes. */
  readonly generation: number;
  /** Codes that something was coded with. */
  readonly used: ReadonlySet<string>;
}

type Draft = Omit<codebook.CodeDraft, 'question_ids'> & { readonly question_ids: readonly string[] | null };
type Loc = (string | number)[];

const TEXTS = ['name', 'definition', 'includes', 'excludes'] as const;

/** The codes that stand. */
export const standing = ({ codes, edits }: Book): EditedCode[] =>
  editedCodes(codes, edits).filter(({ id, target }) => id === target);

/** Changes whenever the codes do. */
export function etagOf(codes: readonly EditedCode[]): string {
  const shown = codes.map(({ id, parent_id, question_ids, locked, author, ...code }) => {
    const texts = TEXTS.map((field) => code[field]);
    return [id, parent_id, question_ids, locked, author, ...texts];
  });
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 27);
}

/** Errors: `quota_exceeded`, `invalid_request`. */
export function withAdded(book: Book, draft: Draft, editing: Editing): { book: Book; id: string } {
  const id = v7();
  const parent_id = draft.parent_id || null;
  assertParent(book, { id, parent_id }, ['body', 'parent_id']);
  const edits = [...book.edits, setIn(fresh(id), draft, null, editing)];
  return { id, book: withRoom({ ...book, edits }) };
}

/** Errors: `not_found`, `invalid_request`. */
export function withChanged(book: Book, id: string, draft: Draft, editing: Editing): Book {
  codeIn(book, id);
  if (draft.parent_id) assertParent(book, { id, parent_id: draft.parent_id }, ['body', 'parent_id']);
  return edited(book, id, draft, editing);
}

/** Errors: `not_found`, `code_in_use`, `invalid_request`. */
export function withRemoved(
  book: Book,
  id: string,
  { merge_into, force }: { merge_into: string | null; force: boolean },
  { used }: Editing,
): Book {
  codeIn(book, id);
  if (merge_into === null) assertUnused([id].filter((each) => !force && used.has(each)));
  else if (merge_into === id || !standing(book).some((code) => code.id === merge_into)) {
    throw invalid(['query', 'merge_into'], 'Name another code of the codebook.');
  }
  return removed(book, id, merge_into);
}

/**
 * The codebook as the list has it. A code of the list with the id of a code changes it, and what it leaves out stays; any other one is
 * new. Errors: `code_in_use`, `quota_exceeded`, `invalid_request`.
 */
export function withReplaced(book: Book, drafts: readonly Draft[], force: boolean, editing: Editing): Book {
  const known = new Set(standing(book).map(({ id }) => id));
  const ids = drafts.map(({ id }) => (id !== null && known.has(id) ? id : v7()));
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (twice >= 0) throw invalid(['body', 'codes', twice, 'id'], 'The list has this code twice.');
  const places = new Map([
    ...drafts.map(({ name }, index) => [name ?? '', ids[index] ?? ''] as const),
    ...drafts.map(({ id }, index) => [id ?? '', ids[index] ?? ''] as const),
  ]);
  const gone = [...known].filter((id) => !ids.includes(id));
  assertUnused(gone.filter((id) => !force && editing.used.has(id)));
  let next = gone.reduce((current, id) => removed(current, id, null), book);
  for (const [index, draft] of drafts.entries()) {
    const id = ids[index] ?? '';
    const parent_id = draft.parent_id ? (places.get(draft.parent_id) ?? unknownParent(index)) : draft.parent_id;
    if (!known.has(id) && draft.name === null)
      throw invalid(['body', 'codes', index, 'name'], 'Give the name of the new code.');
    if (!known.has(id)) next = { ...next, edits: [...next.edits, fresh(id)] };
    next = edited(next, id, { ...draft, parent_id }, editing);
  }
  const codes = standing(withRoom(next));
  for (const [index, id] of ids.entries()) {
    const parent_id = codes.find((code) => code.id === id)?.parent_id ?? null;
    assertParent(next, { id, parent_id }, ['body', 'codes', index, 'parent_id']);
  }
  return next;
}

function unknownParent(index: number): never {
  throw invalid(['body', 'codes', index, 'parent_id'], 'Give the id or the name of a code of this list.');
}

function codeIn(book: Book, id: string): EditedCode {
  const code = standing(book).find((each) => each.id === id);
  if (!code) throw notFound('code');
  return code;
}

function assertUnused(used: readonly string[]): void {
  if (used.length === 0) return;
  throw new AppError('code_in_use', {
    publicMessage: 'The code is in use. Name a code to merge it into (merge_into), or delete it anyway (force=true).',
    fields: { code_ids: used },
  });
}

function withRoom(book: Book): Book {
  if (standing(book).length <= MAX_CODES) return book;
  throw new AppError('quota_exceeded', {
    publicMessage: `A codebook can have ${MAX_CODES} codes. Delete or merge those that are no longer needed.`,
  });
}

/** Codes are a tree. */
function assertParent(book: Book, { id, parent_id }: { id: string; parent_id: string | null }, loc: Loc): void {
  const parents = new Map(standing(book).map((code) => [code.id, code.parent_id]));
  if (parent_id !== null && !parents.has(parent_id)) throw invalid(loc, 'Name a code of the codebook.');
  const above = new Set([id]);
  for (let at = parent_id; at !== null; at = parents.get(at) ?? null) {
    if (above.has(at)) throw invalid(loc, 'A code cannot be below itself.');
    above.add(at);
  }
}

const fresh = (id: string): CodeEdit => ({
  id,
  name: null,
  definition: null,
  includes: null,
  excludes: null,
  parent_id: null,
  question_ids: null,
  locked: null,
  removed: false,
  merged_into: null,
  generation: 0,
  named_at: null,
});

function edited(book: Book, id: string, draft: Draft, editing: Editing): Book {
  const engine = book.codes.find((code) => code.id === id && code.name !== '') ?? null;
  const before = book.edits.find((edit) => edit.id === id);
  const next = setIn(before ?? fresh(id), draft, engine, editing);
  const others = book.edits.filter((edit) => edit.id !== id);
  if (engine && isNothing(next)) return { ...book, edits: others };
  return { ...book, edits: before ? book.edits.map((edit) => (edit.id === id ? next : edit)) : [...others, next] };
}

/** What is as the engine has it is not set. */
function setIn(edit: CodeEdit, draft: Draft, engine: Code | null, { now, generation }: Editing): CodeEdit {
  const texts = Object.fromEntries(
    TEXTS.map((field) => {
      const given = draft[field] ?? edit[field];
      return [field, engine !== null && given === engine[field] ? null : given];
    }),
  ) as Pick<CodeEdit, (typeof TEXTS)[number]>;
  const isChanged = TEXTS.some((field) => texts[field] !== edit[field]);
  const questions = draft.question_ids ?? edit.question_ids;
  const isAsBefore = engine !== null && questions !== null && questions.join(' ') === engine.question_ids.join(' ');
  return {
    ...edit,
    ...texts,
    parent_id: draft.parent_id === null ? edit.parent_id : draft.parent_id || null,
    question_ids: isAsBefore ? null : questions,
    locked: draft.locked ?? edit.locked,
    generation: isChanged ? generation : edit.generation,
    named_at: texts.name === edit.name ? edit.named_at : texts.name === null ? null : now,
  };
}

const isNothing = ({ parent_id, question_ids, locked, ...edit }: CodeEdit): boolean =>
  [...TEXTS.map((field) => edit[field]), parent_id, question_ids].every((value) => value === null) && locked !== true;

function removed(book: Book, id: string, merged_into: string | null): Book {
  const isEngines = book.codes.some((code) => code.id === id);
  const before = book.edits.find((edit) => edit.id === id);
  const others = book.edits.filter((edit) => edit.id !== id);
  // Nothing is left of a code of people that belongs to no other.
  if (!isEngines && merged_into === null) return { ...book, edits: others };
  return { ...book, edits: [...others, { ...(before ?? fresh(id)), removed: true, merged_into }] };
}
