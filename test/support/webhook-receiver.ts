import { createHmac } from 'node:crypto';
import { type IncomingHttpHeaders, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  raw: Buffer;
  event: string;
  data: Record<string, unknown>;
  workspace_id: string;
  timestamp: string;
  at: number;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedWebhook[];
  /** The status of the next responses; 200 by default. */
  answer: (request: ReceivedWebhook) => number;
  close(): Promise<void>;
}

/** A receiver that stores everything it gets; on loopback unless another local address is given. */
export async function startWebhookReceiver(host = '127.0.0.1'): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const webhook = {
        headers: request.headers,
        raw,
        at: Date.now(),
        ...(JSON.parse(raw.toString()) as object),
      } as ReceivedWebhook;
      const status = receiver.answer(webhook);
      if (status < 300) received.push(webhook);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const receiver: WebhookReceiver = {
    url: `http://${host}:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: () => 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** The signature as a receiver computes it, from the documentation of webhooks. */
export function signatureOf(secret: string, raw: Buffer): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `sha256=${createHmac('sha256', key).update(raw).digest('hex')}`;
}
