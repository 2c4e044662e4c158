import { readFileSync, readdirSync } from 'node:fs';
import { Router } from 'express';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * A page for people: one document, `page.html` of `folder` (a path that ends in `/`), at all of `addresses`, and its modules and styles
 * under `assets/`. It runs nothing and loads nothing that is not its own. `{base}` in the document is the path of `publicUrl`.
 */
export function page(options: { folder: string; addresses: string[]; publicUrl: string }): Router {
  const { folder, addresses, publicUrl } = options;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const document = readFileSync(`${folder}page.html`, 'utf8').replaceAll('{base}', base);
  const router = Router();
  for (const name of readdirSync(folder)) {
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined) continue;
    const content = readFileSync(`${folder}${name}`);
    router.get(`/assets/${name}`, (_request, response) => {
      // Asked for anew with each page: a page and its parts never come from two versions.
      response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).send(content);
    });
  }
  router.get(addresses, (_request, response) => {
    response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY).type('html').send(document);
  });
  return router;
}
