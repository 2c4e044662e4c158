import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { Gauge, type Registry } from 'prom-client';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export interface Management {
  /** Makes /readyz answer 503, so that no new work is routed here. */
  stopBeingReady(): void;
  close(): Promise<void>;
}

/**
 * Serves the management port: /livez (the event loop runs), /readyz (the named checks; 503 while one fails or the process is stopping),
 * /metrics and the service's `extra` paths.
 */
export async function startManagement(options: {
  port: number;
  host: string;
  registry: Registry;
  ready: () => Promise<Record<string, boolean>> | Record<string, boolean>;
  extra?: Record<string, Handler>;
}): Promise<Management> {
  let isStopping = false;
  const states: Gauge<'check'> = new Gauge({
    name: 'insights_readiness_check',
    help: '1 while a named check of /readyz passes.',
    labelNames: ['check'],
    registers: [options.registry],
    collect: async () => {
      const checks = Object.entries(await options.ready());
      states.reset();
      for (const [check, isOk] of checks) states.set({ check }, isOk ? 1 : 0);
    },
  });
  const routes: Record<string, Handler> = {
    ...options.extra,
    '/livez': (_request, response) => json(response, 200, { status: 'ok' }),
    '/readyz': async (_request, response) => {
      const checks: Record<string, boolean> = { ...(await options.ready()), accepting: !isStopping };
      const isOk = Object.values(checks).every(Boolean);
      json(response, isOk ? 200 : 503, { status: isOk ? 'ok' : 'down', checks });
    },
    '/metrics': async (_request, response) => {
      response.writeHead(200, { 'content-type': options.registry.contentType });
      response.end(await options.registry.metrics());
    },
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const handler = routes[path];
    if (!handler) return json(response, 404, { status: 'not found' });
    Promise.resolve(handler(request, response)).catch(() => {
      if (!response.headersSent) json(response, 500, { status: 'failed' });
    });
  });
  await listen(server, options.port, options.host);
  return {
    stopBeingReady: () => {
      isStopping = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
