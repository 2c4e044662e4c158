import { STATUS_CODES, type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import { v7 } from 'uuid';

const HEADERS_TIMEOUT_MS = 15_000;
/** Long enough for 20 MiB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than the idle timeout of common load balancers (60 s), so that it is never us who close a connection that is about to be used. */
const KEEP_ALIVE_MS = 75_000;
const LOOK_AGAIN_MS = 50;
/** Whoever sends requests one after another has asked once more by then, and was told. */
const TELLING_MS = 1_000;

/** Opens the public port. An occupied port, or one that is not allowed, is named in the error. */
export async function listen(app: Express, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    app,
  );
  server.on('clientError', refuseMalformed);
  // Whoever asks before sending a large body hears a refusal instead of `100 Continue`, and sends nothing.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'something else is listening there' : error.message;
      reject(new Error(`Cannot listen on ${host}:${port} (PORT): ${reason}.`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return server;
}

/**
 * Tells callers to go on over another connection, then takes no more and lets the requests at hand finish, for `graceMs` at most. An
 * idle connection that is closed just when its client sends is a failed request; one that was told is not used again.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const began = Date.now();
  server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
  const tellingUntil = began + Math.min(TELLING_MS, graceMs);
  while (Date.now() < tellingUntil && (await connectionsOf(server)) > 0) await wait(LOOK_AGAIN_MS);
  const closing = new Promise<'closed'>((resolve) => {
    server.close(() => resolve('closed'));
  });
  // A connection that was busy when the server closed is idle after its answer, and nobody else would end it.
  while ((await Promise.race([closing, wait(LOOK_AGAIN_MS)])) !== 'closed') {
    if (Date.now() >= began + graceMs) server.closeAllConnections();
    else server.closeIdleConnections();
  }
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** What the HTTP parser gives up on, by its error's code; anything else is 400. */
const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what never became a request, so that its sender learns why, and hangs up. */
function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = PARSER_STATUS[error.code ?? ''] ?? 400;
  const detail = 'This is not an HTTP/1.1 request that can be read: look at its first line and its headers.';
  const body = JSON.stringify({ detail, code: 'malformed_request', request_id: v7() });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
