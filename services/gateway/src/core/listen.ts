import { STATUS_CODES, type Server, createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Express } from 'express';
import { v7 } from 'uuid';

const HEADERS_TIMEOUT_MS = 15_000;
/** Long enough for 20 MiB over a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than the idle timeout of common load balancers (60 s), so that the gateway never closes a connection that is about to be used. */
const KEEP_ALIVE_MS = 75_000;
const LOOK_AGAIN_MS = 50;
/** Enough for a busy client to send one more request and see `Connection: close`. */
const TELLING_MS = 1_000;

/** Opens the public port. The error names a port that is occupied or not allowed. */
export async function listen(app: Express, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    app,
  );
  server.on('clientError', rejectMalformed);
  // A client that sends `Expect: 100-continue` with a large body may be rejected before it sends the body.
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
 * Announces the end of connections, then stops accepting new ones and lets current requests finish, within `graceMs`. An
 * idle connection that is closed while its client sends means a failed request; after the announcement, the client does not reuse it.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  const began = Date.now();
  server.prependListener('request', (_request, response) => void response.setHeader('Connection', 'close'));
  const tellingUntil = began + Math.min(TELLING_MS, graceMs);
  while (Date.now() < tellingUntil && (await connectionsOf(server)) > 0) await wait(LOOK_AGAIN_MS);
  const closing = new Promise<'closed'>((resolve) => {
    server.close(() => resolve('closed'));
  });
  // A connection that was busy when the server closed becomes idle later and must be closed here.
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

/** Status by the error code of the HTTP parser; 400 for any other. */
const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to data that is not a valid request, then closes the connection. */
function rejectMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = PARSER_STATUS[error.code ?? ''] ?? 400;
  const detail = 'This is not a valid HTTP/1.1 request. Check its first line and its headers.';
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
