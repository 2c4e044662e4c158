import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A network path to a port of this machine. While it is cut, no byte passes in either direction and connections stay open. */
export class Partition {
  readonly #sockets = new Set<Socket>();
  readonly #server;
  #isCut = false;

  constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  /** Returns the address of the near end. */
  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** What was held is delivered. */
  heal(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    const isClosed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await isClosed;
  }

  #join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      if (this.#isCut) socket.pause();
    }
  }
}
