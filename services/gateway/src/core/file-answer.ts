import type { exports, reports } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { PiecewiseAnswer } from './raw-answer.ts';

/** How long a download may take. A reader that is slower than this gets an incomplete file, which its client recognises. */
export const FILE_MS = 60 * 60_000;

type Piece = exports.FilePiece | reports.ReportPiece;

/** A file that a service streams; `linkOf` gives the value of a `Link` header. Waits for its first piece, so that a failure until then is an ordinary error. */
export async function fileAnswer<P extends Piece>(
  stream: AsyncIterable<P>,
  linkOf?: (first: P) => string | undefined,
): Promise<PiecewiseAnswer> {
  const pieces = stream[Symbol.asyncIterator]();
  const first = await pieces.next();
  const { file_name, content_type, content } = first.done ? NOTHING : first.value;
  if (file_name === null || content_type === null) {
    throw new AppError('internal', {
      publicMessage: 'Internal error. Retry; if it persists, report the request id.',
      log: { reason: 'the stream of a file began without its name and type' },
    });
  }
  const link = first.done ? undefined : linkOf?.(first.value);
  return new PiecewiseAnswer({ file_name, content_type, link, pieces: contents(content, pieces) });
}

const NOTHING: exports.FilePiece = { file_name: null, content_type: null, content: new Uint8Array() };

async function* contents(first: Uint8Array, rest: AsyncIterator<Piece>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value.content;
  } finally {
    await rest.return?.();
  }
}
