import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, itemsOf } from '@insights/api-client';
import { EXIT, type ExitCode, UsageError } from './command.ts';
import {
  type ImportFile,
  type ImportOptions,
  type People,
  filesOf,
  readInterview,
  readPeople,
} from './import-files.ts';
import { DoneList } from './done-list.ts';
import { Progress } from './progress.ts';
import type { Session } from './session.ts';

interface Outcome {
  readonly file: string;
  readonly status: 'imported' | 'already_imported' | 'same_as_another' | 'would_import' | 'skipped' | 'failed';
  readonly conversation_id: string | null;
  readonly problem: string | null;
  readonly warnings: readonly string[];
}

/** Imports what the campaign does not have yet. Exits with `no` if a file was rejected. */
export async function importFolder(session: Session, interview_id: string, path: string, options: ImportOptions) {
  const { print, terminal, client } = session;
  await client.interviews.get({ interview_id });
  const { base, names, skipped } = await filesOf(terminal.folder, path);
  if (names.length === 0) {
    throw new UsageError(
      `${path} has no transcript: no file that ends in .json, .vtt, .srt, .txt, .md or .docx, and no .csv file with columns for speaker and text.`,
    );
  }
  const run: Run = {
    session,
    interview_id,
    base,
    options,
    people: await readPeople(terminal.folder, options.people, (text) => print.note(text)),
    done: await DoneList.open(terminal, `import ${session.url} ${interview_id} ${options.test ? 'test' : ''}`),
    seen: new Set<string>(),
    reading: Promise.resolve(),
  };
  try {
    const progress = new Progress(terminal, names.length);
    const outcomes = await eachOf(names, options.parallel, (name) => importOne(run, name), progress);
    await untilProcessed(run, outcomes);
    return report(print, [...outcomes, ...skipped.map(skippedFile)]);
  } finally {
    await run.done.close();
  }
}

const EVERY_MS = 250;
/** So that an import ends even where jobs are late. */
const PROCESSED_WITHIN_MS = 60_000;

/** A report that is asked for next has what was imported. */
async function untilProcessed({ session, interview_id }: Run, outcomes: readonly Outcome[]): Promise<void> {
  const { client, terminal, print } = session;
  const own = new Set(outcomes.filter(({ status }) => status === 'imported').map((each) => each.conversation_id));
  if (own.size === 0) return;
  const isWaiting = async (): Promise<boolean> => {
    const waiting = itemsOf((cursor) =>
      client.interviews.listConversations({ interview_id, status: 'processing', cursor }),
    );
    for await (const { id } of waiting) if (own.has(id)) return true;
    return false;
  };
  const latest = Date.now() + PROCESSED_WITHIN_MS;
  while (await isWaiting()) {
    if (Date.now() > latest) return print.note('Some are still being processed.');
    await sleep(EVERY_MS, undefined, { signal: terminal.signal });
  }
}

const skippedFile = (file: string): Outcome => ({
  file,
  status: 'skipped',
  conversation_id: null,
  problem: 'not a transcript by its ending or content',
  warnings: [],
});

interface Run {
  readonly session: Session;
  readonly interview_id: string;
  readonly base: string;
  readonly options: ImportOptions;
  readonly people: People;
  /** Key of a file → its conversation, from this and former runs. */
  readonly done: DoneList;
  readonly seen: Set<string>;
  /** Ends when the file before has been read. */
  reading: Promise<unknown>;
}

/** Reads one file after the other, so that of several with the same content the first by name is imported, however often. */
function readInTurn(run: Run, name: string): Promise<{ file: ImportFile; isRepeated: boolean }> {
  const read = run.reading.then(async () => {
    const file = await readInterview(run.base, name, run.people, run.options);
    const isRepeated = run.seen.has(file.sha256);
    run.seen.add(file.sha256);
    return { file, isRepeated };
  });
  run.reading = read.catch(() => undefined);
  return read;
}

async function importOne(run: Run, name: string): Promise<Outcome> {
  const outcome = { file: name, conversation_id: null, problem: null, warnings: [] };
  try {
    const { file, isRepeated } = await readInTurn(run, name);
    if (isRepeated) return { ...outcome, status: 'same_as_another' };
    const known = run.done.get(file.sha256);
    if (known !== undefined) return { ...outcome, status: 'already_imported', conversation_id: known };
    if (run.options.dryRun) return { ...outcome, status: 'would_import' };
    return { ...outcome, ...(await send(run, file)) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return { ...outcome, status: 'failed', problem };
  }
}

async function send({ session, interview_id, done, options }: Run, { sha256, input }: ImportFile) {
  const { client } = session;
  // Derived from the content: a run that was killed before it noted an answer gets the same answer again.
  const parts = [interview_id, sha256, options.test ? 'test' : 'imported'];
  const idempotencyKey = `import-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
  const answer = await client.interviews.importConversation(
    { interview_id, ...input },
    { idempotencyKey, timeoutMs: IMPORT_MS },
  );
  await done.add(sha256, answer.conversation_id);
  return { status: 'imported', conversation_id: answer.conversation_id, warnings: answer.warnings } as const;
}

/** Longer than the service's own limit. */
const IMPORT_MS = 90_000;

/** What is wrong with one file; undefined for what stops the whole import. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof ApiError && error.code === 'idempotency_key_reused') {
    return 'imported in the last 24 hours with other options';
  }
  if (error instanceof UsageError) return error.message;
  if (!(error instanceof ApiError)) return undefined;
  const isOfFile = [400, 409, 413, 422].includes(error.status);
  return isOfFile ? `${error.message} (request id ${error.request_id ?? 'unknown'})` : undefined;
}

/** Works on several names at once. Ends with the first error that is not of one file, when what runs then has ended. */
async function eachOf(
  names: readonly string[],
  parallel: number,
  work: (name: string) => Promise<Outcome>,
  progress: Progress,
) {
  const outcomes: Outcome[] = [];
  const queue = names.values();
  let isOver = false;
  const worker = async () => {
    for (const name of queue) {
      if (isOver) return;
      outcomes.push(await work(name));
      progress.advance(name);
    }
  };
  const workers = Array.from({ length: parallel }, worker);
  try {
    await Promise.all(workers);
  } finally {
    isOver = true;
    await Promise.allSettled(workers);
    progress.end();
  }
  return outcomes.toSorted((one, other) => (one.file < other.file ? -1 : 1));
}

function report(print: Session['print'], outcomes: readonly Outcome[]): ExitCode {
  const count = (status: Outcome['status']) => outcomes.filter((outcome) => outcome.status === status).length;
  const shown = print.isJson
    ? outcomes
    : outcomes.filter(
        ({ status, warnings }) => ['failed', 'would_import', 'skipped'].includes(status) || warnings.length > 0,
      );
  if (shown.length > 0) {
    print.table(shown, {
      STATUS: (row) => row.status,
      FILE: (row) => row.file,
      PROBLEM: (row) => row.problem ?? row.warnings.join('; '),
    });
  }
  const counts = [
    [count('imported'), 'imported'],
    [count('would_import'), 'would be imported'],
    [count('already_imported'), 'imported before'],
    [count('same_as_another'), 'with the same content as another file'],
    [count('skipped'), 'skipped'],
    [count('failed'), 'rejected'],
  ] as const;
  print.note(
    `${counts
      .filter(([number]) => number > 0)
      .map(([number, what]) => `${number} ${what}`)
      .join(', ')}.`,
  );
  return count('failed') === 0 ? EXIT.ok : EXIT.no;
}
