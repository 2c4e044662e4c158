import { type ServerResponse, createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

export interface HangingReceiver {
  url: string;
  /** Answers the waiting requests, and from now on all requests at once. */
  recover(): void;
  close(): Promise<void>;
}

/** A receiver of webhooks that accepts requests without answering, until it recovers. */
export async function startHangingReceiver(): Promise<HangingReceiver> {
  const waiting = new Set<ServerResponse>();
  let isWell = false;
  const server = createServer((request, response) => {
    request.resume();
    if (isWell) return void response.writeHead(200).end();
    waiting.add(response);
    response.on('close', () => waiting.delete(response));
  });
  const { base, close } = await onLoopback(server);
  return {
    url: `${base}/hook`,
    recover() {
      isWell = true;
      for (const response of waiting) response.writeHead(200).end();
    },
    close,
  };
}
