import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** What happens to changing requests: PUT, POST and DELETE of the admin interface. */
export type ProxyMode = 'pass' | 'hold requests' | 'hold answers' | 'cut answers';

/** A proxy to another port that can lose requests or their responses. */
export class TcpProxy {
  mode: ProxyMode = 'pass';
  /** Awaited when a changing request has been answered, before the response is forwarded. */
  onAnswer: () => Promise<void> = async () => undefined;
  readonly #sockets = new Set<Socket>();
  readonly #server;

  constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  async start(scope: { after(close: () => Promise<void>): void }): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    scope.after(async () => {
      const isClosed = once(this.#server, 'close');
      this.#server.close();
      this.cut();
      await isClosed;
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends every open connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket, far: Socket): void {
    let isChange = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      const [start = ''] = chunk.toString('latin1').split('\r\n');
      if (start.endsWith(' HTTP/1.1')) isChange = /^(PUT|POST|DELETE) \/admin\//.test(start);
      if (isChange && this.mode === 'hold requests') return;
      far.write(chunk);
    });
    far.on('data', (chunk) => void this.#answer(near, chunk, isChange));
  }

  async #answer(near: Socket, chunk: Buffer, isChange: boolean): Promise<void> {
    if (!isChange) return void near.write(chunk);
    await this.onAnswer();
    if (this.mode === 'cut answers') return void near.resetAndDestroy();
    if (this.mode !== 'hold answers') near.write(chunk);
  }
}
