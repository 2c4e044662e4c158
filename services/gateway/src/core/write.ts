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

/** Sends a response in pieces. A later failure breaks the connection, so that an incomplete response is recognised. */
export async function sendPieces(response: Response, status: number, answer: PiecewiseAnswer): Promise<void> {
  const pieces = answer.pieces[Symbol.asyncIterator]();
  try {
    let next = await pieces.next();
    if (answer.file_name !== undefined) response.attachment(answer.file_name);
    response.status(status).set('Content-Type', answer.content_type);
    for (; !next.done && !response.destroyed; next = await pieces.next()) await write(response, next.value);
    response.end();
  } finally {
    await pieces.return?.();
  }
}
