import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { CallOptions } from '@insights/api-client';
import type { Command } from 'commander';
import { EXIT, UsageError } from './command.ts';
import type { Session } from './session.ts';
import { oneLine, safe } from './text.ts';

export interface OutputOptions {
  readonly output?: string;
  readonly force?: true;
}

/** Options of every command that saves a file. */
export function withOutput(command: Command): Command {
  return command
    .option('--output <file>', 'where to save it; - for stdout; by default, under the name that the service gives')
    .option('--force', 'replace an existing file');
}

const FILE_MS = 600_000;
const TEXT = /^(text\/|application\/(json|jsonl|x-ndjson|x-subrip))/;

/** Saves the body of an answer. Prints the path; an existing file is replaced only with `force`. */
export async function saveResponse(
  { print, terminal }: Session,
  { output, force }: OutputOptions,
  ask: (how: CallOptions) => Promise<Response>,
): Promise<void> {
  const isPlanned = output !== undefined && output !== '-' && !force;
  if (isPlanned && (await exists(resolve(terminal.folder, output)))) throw inTheWay(output);
  const response = await ask({ timeoutMs: FILE_MS, accept: '*/*' });
  if (output === '-') {
    const isText = TEXT.test(response.headers.get('content-type') ?? '');
    if (terminal.columns === undefined) {
      for await (const chunk of response.body ?? []) terminal.out(chunk);
    } else if (isText) terminal.out(safe(await response.text()));
    else throw new UsageError('This format is not text. Save it with --output FILE, or send stdout to a file.');
    return;
  }
  const name = output ?? nameOf(response);
  const file = resolve(terminal.folder, name);
  await store(file, name, response, force ?? false);
  print.result({ file }, () => file);
}

/** A file name from the service, which must not leave the folder or hide itself. */
export function nameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename="([^"]*)"/i.exec(header)?.[1] ?? /filename=([^;\s]+)/i.exec(header)?.[1];
  return safeName(decoded(encoded) ?? plain ?? '');
}

export function safeName(name: string): string {
  const bare = basename(oneLine(name).replaceAll('\\', '/'))
    .replace(/^\.+/, '')
    .replaceAll(/[:*?"<>|]/g, '-');
  return bare.slice(0, 150).trim() || 'download';
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Under another name until it is complete: an interrupted download leaves nothing. */
async function store(file: string, name: string, response: Response, force: boolean): Promise<void> {
  const beside = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  const handle = await open(beside, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be written (${error.code}).`);
  });
  try {
    for await (const chunk of response.body ?? []) await handle.write(chunk);
    await handle.sync();
    if (force) await rename(beside, file);
    // Fails if the file exists, also if it has appeared just now.
    else await link(beside, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? inTheWay(name) : error;
  } finally {
    await handle.close();
    await rm(beside, { force: true });
  }
}

const inTheWay = (name: string): UsageError =>
  new UsageError(
    `${oneLine(name)} exists. Choose another name with --output, or replace it with --force.`,
    EXIT.failed,
  );

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
