import type { Response } from 'express';
import type { PiecewiseAnswer } from './raw-answer.ts';

/** Applies backpressure from a slow reader. A reader that disconnected does not block the source. */
export async function write(response: Response, text: string | Uint8Array): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
}

/** A reader that takes nothing for this long has gone, or holds a response to block others. */
export const STALL_MS = 60_000;

/** Sends a response in pieces. A later failure breaks the connection, so that an incomplete response is recognised. */
export async function sendPieces(
  response: Response,
  status: number,
  answer: PiecewiseAnswer,
  { stall_ms = STALL_MS }: { stall_ms?: number } = {},
): Promise<void> {
  const pieces = answer.pieces[Symbol.asyncIterator]();
  try {
    let next = await pieces.next();
    if (answer.file_name !== undefined) response.attachment(answer.file_name);
    if (answer.link !== undefined) response.set('Link', answer.link);
    response.status(status).set('Content-Type', answer.content_type);
    for (; !next.done && !response.destroyed; next = await pieces.next())
      await writeBefore(stall_ms, response, next.value);
    response.end();
  } finally {
    await pieces.return?.();
  }
}

/** Breaks the connection when the reader takes nothing for `stallMs`. */
export async function writeBefore(stallMs: number, response: Response, piece: string | Uint8Array): Promise<void> {
  const stalled = setTimeout(() => response.destroy(), stallMs);
  try {
    await write(response, piece);
  } finally {
    clearTimeout(stalled);
  }
}
