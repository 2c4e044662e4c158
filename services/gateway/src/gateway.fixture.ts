import { once } from 'node:events';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import { exportJWK, generateKeyPair } from 'jose';
import { Registry } from 'prom-client';
import { loadConfig } from '@insights/config';
import { createLogger } from '@insights/telemetry';
import { bodyMemoryLimits, rateDefaults, settings, exportLimits, streamLimits } from './config.ts';
import { signInOf } from './config-tokens.ts';
import { connectServices } from './connect.ts';
import { createApp } from './core/app.ts';
import { BodyMemory } from './core/body-memory.ts';
import { verifiersOfKeys } from './core/key-verifiers.ts';
import { listen } from './core/listen.ts';
import { createObserver } from './core/observe.ts';
import { KnownParticipants } from './core/participants.ts';
import type { Route } from './core/route.ts';
import { openApiText } from './reference/openapi.ts';
import { answerPagesAt, pagesAt } from './pages.ts';
import { RateLimiter } from './rate-limits/rate-limiter.ts';
import { DemoViews } from './routes/demo/demo-views.ts';
import { ExportSlots } from './rate-limits/export-slots.ts';
import { StreamSlots } from './rate-limits/stream-slots.ts';
import type { TakeBudgets } from './rate-limits/budgets.ts';
import { SupportVisits } from './core/support-visits.ts';
import { TokenVerifier } from './core/token-verifier.ts';

/** Nothing listens on port 1, so every service appears to be down. */
const NOWHERE = '127.0.0.1:1';

export interface AloneOptions {
  env?: Record<string, string>;
  /** The store of rate limits; by default it grants every request. */
  take?: TakeBudgets;
  stopping?: AbortSignal;
  /** Serves the pages and the OpenAPI document as well. */
  withPages?: boolean;
}

const plenty: TakeBudgets = async (asks) =>
  asks.map(({ default_per_minute: per_minute }) => ({ per_minute, granted: 10, remaining: 100, frees_in_ms: 0 }));

/** A gateway on a free port that serves `routes` while every service is unavailable, except those that `env` names. */
export async function serveAlone(
  t: TestContext,
  routes: readonly Route[],
  { env = {}, take = plenty, stopping = new AbortController().signal, withPages = false }: AloneOptions = {},
): Promise<{ url: string; registry: Registry; server: Server }> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const addresses = ['IDENTITY', 'CAMPAIGNS', 'REPORTS', 'WEBHOOKS', 'VAULTS', 'JOBS'].map((name) => [
    `${name}_ADDR`,
    NOWHERE,
  ]);
  const config = loadConfig(settings, {
    ...Object.fromEntries(addresses),
    PRINCIPAL_SIGNING_KEY: JSON.stringify({ ...(await exportJWK(privateKey)), kid: 'gateway' }),
    PUBLIC_URL: 'https://api.example.com/base',
    JWT_ISSUER: 'https://issuer.test',
    JWT_AUDIENCE: 'insights',
    JWKS_URL: `http://${NOWHERE}/jwks.json`,
    ...env,
  });
  const services = connectServices(config);
  const logger = createLogger('gateway', 'silent');
  const registry = new Registry();
  const app = createApp({
    routes,
    services,
    logger,
    publicUrl: config.publicUrl,
    visits: new SupportVisits(services.audit),
    stopping,
    bodies: new BodyMemory(bodyMemoryLimits(config)),
    parts: {
      public_url: config.publicUrl,
      cors_origins: config.corsOrigins,
      issuer: config.jwtIssuer,
      sign_in: signInOf(config),
      rate_defaults: rateDefaults(config),
      demo_views: new DemoViews(services.demos),
      metrics: async () => ({ content_type: 'text/plain', content: '' }),
      openapi: withPages ? openApiText(routes, config.publicUrl) : '{}',
    },
    observer: createObserver(registry, logger, config),
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    limiter: new RateLimiter({ take, defaults: rateDefaults(config), logger, registry }),
    exports: new ExportSlots(exportLimits(config), registry),
    streams: new StreamSlots(streamLimits(config), registry),
    pages: withPages ? pagesAt({ ...config, issuer: config.jwtIssuer }) : {},
    answerPages: answerPagesAt(config.publicUrl),
    verifiers: {
      publicUrl: config.publicUrl,
      ...verifiersOfKeys(services, registry, stopping),
      tokens: new TokenVerifier(config, logger),
      identity: services.identity,
      sessions: services.sessions,
      participants: new KnownParticipants(),
      opsWantCredential: config.opsEndpoints === 'authenticated',
    },
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  t.after(async () => {
    services.close();
    await closed(server);
  });
  return { url: addressOf(server), registry, server };
}

export function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function closed(server: Server): Promise<void> {
  const isClosed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await isClosed;
}

/** A plain HTTP server for a test, on a free port. */
export async function serveHttp(t: TestContext, handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => closed(server));
  return addressOf(server);
}
