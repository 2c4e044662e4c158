import { gzipSync } from 'node:zlib';
import { type Handler, type Request, type Response, Router } from 'express';

const CONTENT_SECURITY_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};
/** The address of a file of this version never gets another content. */
const FOREVER = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

export interface PageOptions {
  /** Where the document is served, below the place where the router is mounted. */
  readonly addresses: readonly string[];
  /** The document by language; the first is the default. */
  readonly documents: Readonly<Record<string, string>>;
  /** Directives that replace those of the Content-Security-Policy. */
  readonly policy?: Readonly<Record<string, string>>;
}

/** A page for people: one document in the reader's language. It loads only what this service serves. */
export function page({ addresses, ...document }: PageOptions): Router {
  return Router().get([...addresses], (_request, response) => sendDocument(response, document));
}

/** Sends a document in the first language of the browser that it exists in. */
export function sendDocument(response: Response, { documents, policy = {} }: Omit<PageOptions, 'addresses'>): void {
  const directives = Object.entries({ ...CONTENT_SECURITY_POLICY, ...policy });
  const languages = Object.keys(documents);
  const language = response.req.acceptsLanguages(languages) || languages[0];
  response.vary('Accept-Language');
  response.set('Content-Security-Policy', directives.map((directive) => directive.join(' ')).join('; '));
  response.type('html').send(documents[language ?? '']);
}

/**
 * The files of pages, at `/<version>/<path>`. Another version belongs to another release: while both run, its file is answered with
 * this release's, which is not cached.
 */
export function assets(files: ReadonlyMap<string, Buffer>, version: string): Router {
  return served(files, '/:version/', ({ params }) => (params['version'] === version ? FOREVER : 'no-store'));
}

/** Files whose names contain a hash of their content, at `/<name>`. */
export function hashedAssets(files: ReadonlyMap<string, Buffer>): Router {
  return served(files, '/', () => FOREVER);
}

function served(files: ReadonlyMap<string, Buffer>, below: string, cachingOf: (request: Request) => string): Router {
  const router = Router();
  for (const [path, content] of files) {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const zipped = gzipSync(content);
    router.get(`${below}${path}`, (request, response) => {
      response.set('Cache-Control', cachingOf(request));
      response.set('Content-Type', `${type}; charset=utf-8`);
      sendZipped(response, { content, zipped });
    });
  }
  return router;
}

/** Answers with one file, which browsers ask for again each time. `type` is that of a text; others are sent as they are. */
export function sendFile(content: Buffer, type: string | null, extension: string): Handler {
  const zipped = type === null ? content : gzipSync(content);
  return (_request, response) => {
    response.set('Cache-Control', 'no-cache');
    if (type === null) return void response.type(extension).send(content);
    response.set('Content-Type', `${type}; charset=utf-8`);
    sendZipped(response, { content, zipped });
  };
}

function sendZipped(response: Response, { content, zipped }: { content: Buffer; zipped: Buffer }): void {
  response.vary('Accept-Encoding');
  if (response.req.acceptsEncodings('gzip') !== 'gzip') return void response.send(content);
  response.set('Content-Encoding', 'gzip').send(zipped);
}
