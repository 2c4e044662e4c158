import cors from 'cors';
import express, { type Express, type Request, type Response } from 'express';
import type { AppError } from '@insights/errors';
import { problemPage, wantsPage } from './answer-pages.ts';
import type { Observer } from './observe.ts';
import { methodsByPath, noSuchMethod, noSuchRoute, optionsByPath } from './no-route.ts';
import { type Pipeline, answer } from './pipeline.ts';
import { requestIdOf } from './request-id.ts';
import type { Route } from './route.ts';
import { asAppError, sendError, setErrorHeaders } from './send-error.ts';

export interface AppOptions extends Pipeline {
  readonly routes: readonly Route[];
  readonly observer: Observer;
  /** Addresses and ranges whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Origins whose pages may read answers; `*` for all. */
  readonly corsOrigins: readonly string[];
  /** Pages for people: path → handler. */
  readonly pages: Readonly<Record<string, express.Handler>>;
}

/** Builds the Express app from the table of routes. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', [...options.trustedProxies]);
  app.use(headersOf(options.publicUrl));
  app.use((request, response, next) => {
    options.limiter.describe(request, response);
    next();
  });
  if (options.corsOrigins.length > 0) app.use(crossOrigin(options.corsOrigins));
  for (const [path, page] of Object.entries(options.pages)) app.use(path, page);
  for (const route of options.routes) {
    app[route.method](route.path, (request, response) =>
      serve(options, route, request, response, () => answer(options, route, request, response)),
    );
  }
  const optionsOf = optionsByPath(options.routes);
  const nowhere = { method: 'get', path: '(none)' } as const;
  for (const [path, methods] of methodsByPath(options.routes)) {
    app.all(path, (request, response) =>
      serve(options, nowhere, request, response, async () => {
        response.set('Allow', methods.join(', '));
        const headers = optionsOf.get(path);
        if (request.method !== 'OPTIONS' || !headers) throw noSuchMethod(methods);
        response.status(204).set(headers).end();
      }),
    );
  }
  app.use((request, response) =>
    serve(options, nowhere, request, response, async () => {
      throw noSuchRoute();
    }),
  );
  app.use(malformedPathHandler(options));
  return app;
}

function headersOf(publicUrl: string): express.Handler {
  const headers = new Map(HEADERS);
  // Meaningless over plain HTTP, and unwanted on a developer's machine.
  if (publicUrl.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  return (request, response, next) => {
    const id = requestIdOf(request.get('x-request-id'));
    response.locals['request_id'] = id;
    response.setHeader('X-Request-Id', id);
    response.setHeaders(headers);
    next();
  };
}

/** Allows calls from other origins. Browsers never send our credentials by themselves, so `*` is safe. */
function crossOrigin(origins: readonly string[]): express.Handler {
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: 600,
  });
}

/** Headers of every response. */
const HEADERS = new Map(
  Object.entries({
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    Vary: 'Accept, Authorization, X-API-Key',
  }),
);

/** Headers that pages of other origins may read in addition to the default ones. */
const EXPOSED = [
  'X-Request-Id',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Link',
  'Location',
  'Idempotent-Replayed',
  'Preference-Applied',
  'X-Ignored-Fields',
  'Content-Disposition',
  'Content-Range',
  'Tus-Resumable',
  'Upload-Offset',
  'Upload-Length',
  'Upload-Expires',
  'WWW-Authenticate',
  'Deprecation',
  'Sunset',
];

/** A path that is not valid percent-encoding never reaches a route. Express knows an error handler by its four parameters. */
function malformedPathHandler(options: AppOptions): express.ErrorRequestHandler {
  return (_error, request, response, _next) =>
    sendFailure(options, { path: '(none)' }, request, response, noSuchRoute());
}

/** A page for a person who has opened an address in a browser, JSON for everybody else. */
function sendFailure(
  { answerPages, publicUrl }: Pick<AppOptions, 'answerPages' | 'publicUrl'>,
  route: Pick<Route, 'path'> & Partial<Pick<Route, 'access' | 'oauth_resource'>>,
  request: Request,
  response: Response,
  error: AppError,
): void {
  const metadataUrl = route.oauth_resource && metadataUrlOf(publicUrl, route.path);
  if (!wantsPage(route, request)) return sendError(response, error, String(response.locals['request_id']), metadataUrl);
  setErrorHeaders(response, error);
  answerPages.send(response, error.httpStatus, problemPage(error, request));
}

/** Where RFC 9728 puts the description of the resource at `path`. */
const metadataUrlOf = (publicUrl: string, path: string): string =>
  `${publicUrl.replace(/\/$/, '')}/.well-known/oauth-protected-resource${path}`;

async function serve(
  { observer, logger, ...pages }: Pick<AppOptions, 'observer' | 'logger' | 'answerPages' | 'publicUrl'>,
  route: Pick<Route, 'method' | 'path'> & Partial<Pick<Route, 'access' | 'oauth_resource'>>,
  request: Request,
  response: Response,
  work: () => Promise<void>,
): Promise<void> {
  const request_id = String(response.locals['request_id']);
  await observer.observe(route, { request, response, request_id }, async () => {
    try {
      await work();
    } catch (thrown) {
      const error = asAppError(thrown);
      // An error with a retry time is a limit; the request's own log line is enough.
      const isFailure = error.httpStatus >= 500 && error.retry_after_seconds === undefined;
      if (isFailure) logger.error({ err: error, request_id, route: route.path }, 'request failed');
      if (!response.headersSent) sendFailure(pages, route, request, response, error);
      else response.destroy();
    }
  });
}
