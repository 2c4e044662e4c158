import { servicePrincipal } from '@insights/auth-context';
import type { Telemetry } from '@insights/telemetry';
import { type GatewayConfig, bodyMemoryLimits, exportLimits, rateDefaults, streamLimits } from './config.ts';
import { signInOf } from './config-tokens.ts';
import { createApp } from './core/app.ts';
import { BodyMemory } from './core/body-memory.ts';
import { verifiersOfKeys } from './core/key-verifiers.ts';
import { createObserver } from './core/observe.ts';
import { KnownParticipants } from './core/participants.ts';
import type { Services } from './core/services.ts';
import { SupportVisits } from './core/support-visits.ts';
import { TokenVerifier } from './core/token-verifier.ts';
import { measureDemand } from './demand.ts';
import { answerPagesAt, pagesAt } from './pages.ts';
import { RateLimiter } from './rate-limits/rate-limiter.ts';
import { DemoViews } from './routes/demo/demo-views.ts';
import { ExportSlots } from './rate-limits/export-slots.ts';
import { StreamSlots } from './rate-limits/stream-slots.ts';
import { openApiText } from './reference/openapi.ts';
import { routes } from './routes/index.ts';

/** A store that is slower than this counts as unavailable. */
const TAKE_BUDGETS_MS = 1_000;

/** The public API as an Express application. Event streams end when `stopping` aborts. */
export function createGateway(
  config: GatewayConfig,
  services: Services,
  { logger, registry }: Pick<Telemetry, 'logger' | 'registry'>,
  stopping: AbortSignal,
) {
  const publicUrl = config.publicUrl.replace(/\/$/, '');
  const exposition = measureDemand(registry, services.sessions, { region: config.region, logger });
  return createApp({
    routes,
    services,
    logger,
    visits: new SupportVisits(services.audit),
    publicUrl: config.publicUrl,
    stopping,
    bodies: new BodyMemory(bodyMemoryLimits(config)),
    parts: {
      public_url: publicUrl,
      cors_origins: config.corsOrigins,
      issuer: config.jwtIssuer,
      sign_in: signInOf(config),
      rate_defaults: rateDefaults(config),
      demo_views: new DemoViews(services.demos),
      metrics: async () => ({ content_type: registry.contentType, content: await exposition() }),
      openapi: openApiText(routes, config.publicUrl),
    },
    trustedProxies: config.trustedProxies,
    corsOrigins: config.corsOrigins,
    observer: createObserver(registry, logger, config),
    limiter: new RateLimiter({
      take: async (asks) => {
        const call = { principal: servicePrincipal('gateway'), timeout_ms: TAKE_BUDGETS_MS };
        return (await services.rateLimits.takeBudgets({ asks }, call)).grants;
      },
      defaults: rateDefaults(config),
      logger,
      registry,
    }),
    exports: new ExportSlots(exportLimits(config), registry),
    streams: new StreamSlots(streamLimits(config), registry),
    verifiers: {
      ...verifiersOfKeys(services, registry, stopping),
      tokens: new TokenVerifier(config, logger),
      identity: services.identity,
      sessions: services.sessions,
      participants: new KnownParticipants(),
      publicUrl,
      opsWantCredential: config.opsEndpoints === 'authenticated',
    },
    pages: pagesAt({ ...config, issuer: signInOf(config).issuer }),
    answerPages: answerPagesAt(config.publicUrl),
  });
}
