import { readFileSync, readdirSync } from 'node:fs';
import { Router } from 'express';

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
/** Libraries change only with a release and may be a megabyte in size. */
const LIBRARY_CACHE = 'public, max-age=3600';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

export interface PageOptions {
  /** Holds `page.html`, its modules and its styles. Ends in `/`. */
  readonly folder: string;
  readonly addresses: string[];
  readonly publicUrl: string;
  /** Scripts of other packages, by their names under `assets/`. */
  readonly libraries?: Readonly<Record<string, string>>;
  /** Directives that replace those of the Content-Security-Policy. */
  readonly policy?: Readonly<Record<string, string>>;
}

/**
 * A page for people: the document `page.html` at all of `addresses`, and its modules and styles under `assets/`. It loads only
 * what this service serves. `{base}` in the document is the path of `publicUrl`.
 */
export function page({ folder, addresses, publicUrl, libraries = {}, policy = {} }: PageOptions): Router {
  const directives = Object.entries({ ...CONTENT_SECURITY_POLICY, ...policy });
  const contentSecurityPolicy = directives.map((directive) => directive.join(' ')).join('; ');
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const document = readFileSync(`${folder}page.html`, 'utf8').replaceAll('{base}', base);
  const router = Router();
  for (const name of readdirSync(folder)) {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const content = readFileSync(`${folder}${name}`);
    router.get(`/assets/${name}`, (_request, response) => {
      // Requested again with each page, so that a page and its parts have the same version.
      response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).send(content);
    });
  }
  for (const [name, content] of Object.entries(libraries)) {
    router.get(`/assets/${name}`, (_request, response) => {
      response.set('Cache-Control', LIBRARY_CACHE).type('js').send(content);
    });
  }
  router.get(addresses, (_request, response) => {
    response.set('Content-Security-Policy', contentSecurityPolicy).type('html').send(document);
  });
  return router;
}
