import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server at a free port of loopback. `close` ends its connections, too. */
export async function onLoopback(server: Server): Promise<{ base: string; close(): Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
