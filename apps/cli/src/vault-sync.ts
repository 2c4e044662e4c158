import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { ApiError, type DocumentEntry, itemsOf } from '@insights/api-client';
import { UsageError } from './command.ts';
import { DoneList } from './done-list.ts';
import { Progress } from './progress.ts';
import { readWhole } from './read.ts';
import type { Session } from './session.ts';
import type { SyncOptions } from './commands/vaults.ts';

const EXTENSIONS = new Set(['.md', '.markdown', '.html', '.htm', '.txt', '.text', '.pdf', '.docx', '.csv', '.tsv']);
const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_ID = 200;

type Action = 'new' | 'changed' | 'unchanged' | 'gone';
interface Step {
  readonly action: Action;
  readonly path: string;
  readonly external_id: string;
  readonly document: DocumentEntry | undefined;
  readonly sha256: string;
}
type Result = Pick<Step, 'action' | 'path'> & { document_id: string | null; problem: string | null };

/** Returns false if a file was rejected. */
export async function syncFolder(
  session: Session,
  vault_id: string,
  path: string,
  options: SyncOptions,
): Promise<boolean> {
  const { print, terminal } = session;
  const base = resolve(terminal.folder, path);
  const name = options.name ?? basename(base);
  const known = await DoneList.open(terminal, `sync ${session.url} ${vault_id}`);
  try {
    const steps = await plan(session, vault_id, base, `file:${name}/`, known);
    const work = steps.filter(({ action }) => action !== 'unchanged');
    const progress = new Progress(terminal, work.length);
    const results: Result[] = [];
    for (const step of work) {
      results.push(await carryOut(session, vault_id, base, step, options, known));
      progress.advance(step.path);
    }
    progress.end();
    print.table(results, {
      ACTION: (row) => row.action,
      FILE: (row) => row.path,
      PROBLEM: (row) => row.problem ?? '',
    });
    print.note(summaryOf(steps, options));
    return results.every(({ problem }) => problem === null);
  } finally {
    await known.close();
  }
}

/** What differs between the folder and the documents that came from it. */
async function plan(
  session: Session,
  vault_id: string,
  base: string,
  prefix: string,
  known: DoneList,
): Promise<Step[]> {
  const documents = new Map<string, DocumentEntry>();
  const pageOf = (cursor: string | undefined) => session.client.vaults.listDocuments({ vault_id, limit: 100, cursor });
  for await (const document of itemsOf(pageOf)) {
    if (document.external_id?.startsWith(prefix)) documents.set(document.external_id, document);
  }
  const steps: Step[] = [];
  for (const path of await filesIn(base)) {
    const external_id = idOf(prefix + path);
    const document = documents.get(external_id);
    documents.delete(external_id);
    const sha256 = createHash('sha256')
      .update(await readWhole(base, path, MOST_BYTES))
      .digest('hex');
    const isSame =
      document && document.status !== 'failed' && known.get(external_id) === versionOf(sha256, document.id);
    steps.push({ action: !document ? 'new' : isSame ? 'unchanged' : 'changed', path, external_id, document, sha256 });
  }
  const gone = [...documents].map(([external_id, document]) => {
    return { action: 'gone' as const, path: external_id.slice(prefix.length), external_id, document, sha256: '' };
  });
  return [...steps, ...gone];
}

const versionOf = (sha256: string, document_id: string): string => `${sha256} ${document_id}`;

/** Ids are short; a long path keeps its beginning and stays unique. */
function idOf(path: string): string {
  if (path.length <= LONGEST_ID) return path;
  return `${path.slice(0, LONGEST_ID - 41)}~${createHash('sha256').update(path).digest('hex').slice(0, 40)}`;
}

async function filesIn(base: string): Promise<string[]> {
  const kind = await stat(base).catch(() => undefined);
  if (!kind?.isDirectory()) throw new UsageError(`There is no folder ${base}.`);
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && EXTENSIONS.has(extname(entry.name).toLowerCase()),
    )
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

async function carryOut(
  session: Session,
  vault_id: string,
  base: string,
  { action, path, external_id, document, sha256 }: Step,
  options: SyncOptions,
  known: DoneList,
): Promise<Result> {
  const result = { action, path, document_id: document?.id ?? null, problem: null };
  const isLeft = action === 'gone' && !options.delete;
  if (options.dryRun || isLeft) return result;
  try {
    if (action === 'gone' && document) {
      await session.client.vaults.deleteDocument({ vault_id, document_id: document.id });
      return result;
    }
    const form = new FormData();
    form.set('external_id', external_id);
    form.set('file', new Blob([await readWhole(base, path, MOST_BYTES)]), basename(path));
    const input = { vault_id, title: '', content_text: '' };
    const idempotencyKey = `sync-${createHash('sha256')
      .update(`${vault_id} ${external_id} ${sha256} ${document?.version ?? 0}`)
      .digest('hex')}`;
    const added = await session.client.vaults.addDocument(input, { content: form, idempotencyKey, waitSeconds: 30 });
    if (added.status === 'failed') return { ...result, document_id: added.id, problem: added.failure };
    await known.add(external_id, versionOf(sha256, added.id));
    return { ...result, document_id: added.id };
  } catch (error) {
    if (!(error instanceof ApiError) || ![409, 413, 415, 422].includes(error.status)) throw error;
    return { ...result, problem: `${error.message} (request id ${error.request_id ?? 'unknown'})` };
  }
}

function summaryOf(steps: readonly Step[], options: SyncOptions): string {
  const count = (action: Action) => steps.filter((step) => step.action === action).length;
  const gone = count('gone') > 0 && !options.delete ? ' (delete them with --delete)' : '';
  const counts = `${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${count('gone')} gone${gone}.`;
  return options.dryRun ? `${counts} Nothing was changed.` : counts;
}
