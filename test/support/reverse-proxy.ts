import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Scope } from './database.ts';

export interface ReverseProxy {
  /** Base URL of the server behind it. */
  target: string;
  /** The local address from which it connects. */
  address: string;
  /** What it does with an incoming X-Forwarded-For: ingress-nginx replaces it by default, most others append to it. */
  forwarding: 'replace' | 'append';
  /** Headers that it adds, for a client that cannot send them. */
  adding?: Readonly<Record<string, string>>;
  /** Where it listens; any free port when omitted. */
  port?: number;
}

/** A reverse proxy that adds the client address to X-Forwarded-For. Returns its base URL. */
export async function startReverseProxy(
  scope: Scope,
  { target, address, forwarding, adding, port = 0 }: ReverseProxy,
): Promise<string> {
  const server = createServer((received, response) => {
    const peer = received.socket.remoteAddress ?? '';
    const sent = forwarding === 'append' ? received.headers['x-forwarded-for'] : undefined;
    const headers = { ...received.headers, ...adding, 'x-forwarded-for': [sent ?? [], peer].flat().join(', ') };
    const onward = request(
      target + received.url,
      { method: received.method, headers, localAddress: address },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', (error) => response.destroy(error));
    received.pipe(onward);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  scope.after(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
