import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { UsageError } from './command.ts';

/** Larger files do not fit into one buffer on every machine. */
const MAX_FILE_BYTES = 1024 ** 3;
const MAX_ANSWER_BYTES = 1024 ** 2;
const TIMEOUT_MS = 10_000;

/** The content of a file. Throws a `UsageError` that says what is wrong. */
export async function readWhole(folder: string, path: string, maxBytes = MAX_FILE_BYTES): Promise<Buffer> {
  const file = resolve(folder, path);
  try {
    const { size } = await stat(file);
    if (size > maxBytes) throw new UsageError(`${path} has ${size} bytes; this command reads at most ${maxBytes}.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new UsageError(`There is no file ${path}.`);
    throw new UsageError(`${path} cannot be read (${code ?? 'unknown error'}).`);
  }
}

const MAX_STDIN_CHARACTERS = 64 * 1024;

/** What another program writes on stdin: a key, for example. */
export async function readAll(stdin: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stdin.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > MAX_STDIN_CHARACTERS) throw new UsageError('stdin is too long.');
  }
  return text;
}

/** An address. Only HTTPS, except on this machine: on the way, others could read the request or change the answer. */
export function safeUrl(address: string): URL {
  const url = URL.parse(address);
  if (!url) throw new UsageError(`${address} is not an address such as https://insights.example.com.`);
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) throw new UsageError(`${address} must begin with https://.`);
  return url;
}

/** The response of a web address. */
export async function download(address: string): Promise<Buffer> {
  const url = safeUrl(address);
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {
    throw new UsageError(`${url.href} is unreachable. Check the address and the network.`);
  });
  if (!answer.ok) throw new UsageError(`${url.href} answers ${answer.status}. Check the address.`);
  return limited(answer, url.href);
}

async function limited(answer: Response, address: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new UsageError(`${address} answers more than ${MAX_ANSWER_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
