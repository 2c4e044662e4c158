import type { Response } from 'express';
import type { PiecewiseAnswer } from './raw-answer.ts';

/** A slow reader slows the source down; one who has gone does not hold it up. */
export async function write(response: Response, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  response.once('drain', resolve).once('close', resolve);
  await promise;
  response.off('drain', resolve).off('close', resolve);
}

/** Sends an answer in pieces. One that breaks off later breaks the connection, so that nobody takes it for whole. */
export async function sendPieces(response: Response, status: number, answer: PiecewiseAnswer): Promise<void> {
  const pieces = answer.pieces[Symbol.asyncIterator]();
  try {
    let next = await pieces.next();
    response.status(status).set('Content-Type', answer.content_type);
    for (; !next.done && !response.destroyed; next = await pieces.next()) await write(response, next.value);
    response.end();
  } finally {
    await pieces.return?.();
  }
}
