import { Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import { AppError, type ErrorCode } from '@insights/errors';
import type { ClientCall } from '@insights/grpc-kit';
import type { Request, Response } from 'express';
import { Exchange } from '../core/exchange.ts';
import type { Services } from '../core/services.ts';
import { EXTENSIONS, MAX_RECORDING_BYTES, RecordingUploads } from './recording-uploads.ts';

export const UPLOADS_PATH = '/v1/join/session/recordings';
const VERSION = '1.0.0';

/** The answer to OPTIONS. */
export const TUS_OPTIONS = {
  'Tus-Resumable': VERSION,
  'Tus-Version': VERSION,
  'Tus-Extension': EXTENSIONS.join(','),
  'Tus-Max-Size': String(MAX_RECORDING_BYTES),
};

/** Headers of requests, for the reference. */
export const TUS_HEADERS = { 'Tus-Resumable': 'The version of the protocol, `1.0.0`.' };

/** Requests of one upload in this process follow each other; a newer one ends an older that hangs. Between replicas the database decides. */
const locker = new MemoryLocker();
const DRAIN_MS = 1_000;

/** A request of the tus protocol, for the caller's own recordings. */
export function tusExchange({ recordings }: Pick<Services, 'recordings'>, call: ClientCall): Exchange {
  return new Exchange(async (request, response) => {
    let failure: unknown;
    const server = new Server({
      path: UPLOADS_PATH,
      datastore: new RecordingUploads(recordings, call),
      locker,
      lockDrainTimeout: DRAIN_MS,
      maxSize: MAX_RECORDING_BYTES,
      relativeLocation: true,
      // Cross-origin access is decided for all routes in one place.
      allowedOrigins: () => false,
      onResponseError: (_request, error) => {
        failure = error;
        return undefined;
      },
    });
    const answer = await server.handleWeb(asWebRequest(request));
    if (failure instanceof AppError) throw failure;
    if (answer.status >= 400) throw asAppError(answer.status, failure, await answer.text());
    if (!response.destroyed) send(response, answer);
  });
}

/** The body is passed on as it arrives. */
function asWebRequest(request: Request): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value);
  }
  const hasBody = request.method === 'PATCH' || request.method === 'POST';
  return new Request(new URL(request.originalUrl, 'http://gateway.internal'), {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
  } as RequestInit);
}

/** Headers of other concerns, such as caching and other origins, are set for all routes. */
const OWN_HEADERS = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'upload-expires',
  'location',
] as const;

function send(response: Response, answer: globalThis.Response): void {
  for (const name of OWN_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) response.set(name, value);
  }
  response.status(answer.status).end();
}

const CODES: Readonly<Record<number, ErrorCode>> = {
  403: 'not_found',
  404: 'not_found',
  409: 'stale_attempt',
  410: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** Errors of the protocol, with what to do. A failure that is not one of the protocol's is unexpected. */
function asAppError(status: number, failure: unknown, text: string): unknown {
  const isOfProtocol =
    failure === undefined || (typeof failure === 'object' && failure !== null && 'status_code' in failure);
  if (!isOfProtocol) return failure;
  const code = CODES[status] ?? 'malformed_request';
  return new AppError(code, {
    publicMessage: `${text.trim().replace(/\.$/, '')}. Ask for the offset and continue there.`,
  });
}
