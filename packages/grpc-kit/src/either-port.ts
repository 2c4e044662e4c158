import { once } from 'node:events';
import { type Server as NetServer, type Socket, createServer } from 'node:net';
import { type Server, ServerCredentials } from '@grpc/grpc-js';

/** The first byte of a TLS connection: a handshake record. HTTP/2 without TLS begins with `PRI * HTTP/2.0`. */
const TLS_HANDSHAKE = 0x16;
/** A connection that sends no first byte for this long is closed. */
const SILENT_MS = 10_000;

/** Lets `server` accept connections with and without TLS on one port; the first byte shows which it is. */
export async function listenForEither(
  server: Server,
  { host, port, credentials }: { host: string; port: number; credentials: ServerCredentials },
): Promise<NetServer> {
  const encrypted = server.createConnectionInjector(credentials);
  const plain = server.createConnectionInjector(ServerCredentials.createInsecure());
  const either = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(SILENT_MS, () => socket.destroy());
    socket.once('data', (start: Buffer) => {
      socket.pause();
      socket.setTimeout(0);
      socket.unshift(start);
      (start[0] === TLS_HANDSHAKE ? encrypted : plain).injectConnection(socket);
    });
  });
  either.listen(port, host);
  await once(either, 'listening');
  return either;
}
