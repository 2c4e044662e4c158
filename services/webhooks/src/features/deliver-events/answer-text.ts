import type { IncomingHttpHeaders } from 'node:http';
import { TextDecoder } from 'node:util';
import { brotliDecompressSync, constants, unzipSync } from 'node:zlib';

/** What 1 KiB of gzip can at most become. */
const maxOutputLength = 2 * 1_048_576;
const MAX_CHARACTERS = 1_024;

/** The beginning of a body as text, for people: inflated, and read in the character set that its headers name. */
export function textOf(bytes: Buffer, headers: IncomingHttpHeaders): string {
  const { 'content-encoding': encoding = '', 'content-type': type = '' } = headers;
  // A stream's decoder leaves out a character that the end cuts in two.
  const text = decoderOf(type).decode(inflated(bytes, encoding), { stream: true });
  return text.slice(0, MAX_CHARACTERS).toWellFormed();
}

/** As it is where it cannot be inflated: some receivers name an encoding that they do not use. */
function inflated(bytes: Buffer, encoding: string): Buffer {
  try {
    if (/^(?:x-)?gzip$|^deflate$/i.test(encoding))
      return unzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
    if (/^br$/i.test(encoding))
      return brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH, maxOutputLength });
  } catch {
    return bytes;
  }
  return bytes;
}

function decoderOf(contentType: string): TextDecoder {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
