import { servicePrincipal } from '@insights/auth-context';
import type { recordings } from '@insights/contracts';
import type { Request, Response } from 'express';
import { Exchange } from '../core/exchange.ts';
import type { Services } from '../core/services.ts';
import { type WantedBytes, wantedBytes } from './byte-range.ts';

/** As long as the link: a player reads at the pace of listening. */
const STREAM_MS = 3_600_000;
const call = { principal: servicePrincipal('gateway') };

/** The bytes behind a signed link, decrypted as they are read. Errors: `not_found`. */
export function sendRecording(services: Pick<Services, 'recordings'>, signed: string): Exchange {
  return new Exchange(async (request, response) => {
    const file = await services.recordings.openRecordingLink({ signed }, call);
    const wanted = rangeOf(request, file);
    describe(response, file, wanted);
    if (request.method === 'HEAD' || wanted === 'unsatisfiable' || response.statusCode === 304)
      return void response.end();
    const range = wanted === 'whole' ? { start: 0, end: file.size_bytes - 1 } : wanted;
    await pipe(response, (signal) =>
      services.recordings.streamRecording({ signed, ...range }, { ...call, timeout_ms: STREAM_MS, signal }),
    );
  });
}

const tagOf = ({ id }: recordings.RecordingFile): string => `"${id}"`;

/** A range of another version than the one that the caller has would be of no use to it. */
function rangeOf(request: Request, file: recordings.RecordingFile): WantedBytes {
  const version = request.get('if-range');
  return version !== undefined && version !== tagOf(file)
    ? 'whole'
    : wantedBytes(request.get('range'), file.size_bytes);
}

function describe(response: Response, file: recordings.RecordingFile, wanted: WantedBytes): void {
  const tag = tagOf(file);
  // One person's browser may keep it for the time of the link; a shared cache must not.
  response.set({ ETag: tag, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, max-age=0, must-revalidate' });
  response.set('Content-Disposition', `inline; filename="${file.file_name}"`);
  // A player on a page of another origin loads it without credentials.
  response.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (wanted === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${file.size_bytes}`);
    return;
  }
  if (response.req.get('if-none-match') === tag) return void response.status(304);
  response.type(file.mime_type);
  if (wanted === 'whole') return void response.status(200).set('Content-Length', String(file.size_bytes));
  const { start, end } = wanted;
  response.status(206).set({
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${file.size_bytes}`,
  });
}

/** A failure after the first byte breaks the connection, so an incomplete answer is recognised. */
async function pipe(
  response: Response,
  open: (signal: AbortSignal) => AsyncIterable<recordings.RecordingPiece>,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  for await (const { content } of open(gone.signal)) {
    if (response.destroyed) return;
    if (response.write(content)) continue;
    const { promise, resolve } = Promise.withResolvers<void>();
    response.once('drain', resolve).once('close', resolve);
    await promise;
    response.off('drain', resolve).off('close', resolve);
  }
  if (!response.destroyed) response.end();
}
