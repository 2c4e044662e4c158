import type { exports } from '@insights/contracts';

export interface FileHead {
  readonly file_name: string;
  readonly content_type: string;
}

/** Smaller pieces cost more messages than they save memory. */
const PIECE_BYTES = 64 * 1024;

/** A file as messages: the first has its name and type, and small pieces are sent together. */
export async function* filePieces(
  { file_name, content_type }: FileHead,
  pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<exports.FilePiece> {
  let head: Partial<FileHead> = { file_name, content_type };
  let held: Uint8Array[] = [];
  let bytes = 0;
  const piece = (): exports.FilePiece => ({
    file_name: head.file_name ?? null,
    content_type: head.content_type ?? null,
    content: Buffer.concat(held),
  });
  for await (const next of pieces) {
    const content = typeof next === 'string' ? Buffer.from(next) : next;
    held.push(content);
    bytes += content.length;
    if (bytes < PIECE_BYTES) continue;
    yield piece();
    [head, held, bytes] = [{}, [], 0];
  }
  if (bytes > 0 || head.file_name) yield piece();
}
