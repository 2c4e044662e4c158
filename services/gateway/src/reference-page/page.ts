import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { files as webFiles, part } from '@insights/web';
import { assets, page } from '../core/page.ts';

const REPLACEMENTS = {
  // Replaces Redoc's logo, which comes from a CDN, by an empty image: this page loads nothing from other hosts.
  'https://cdn.redoc.ly/redoc/logo-mini.svg': 'data:,',
  // The colour of patterns, which no theme can set.
  '#0e7c86': 'var(--pattern)',
};
const OWN = ['accessible.js', 'page.css', 'page.js', 'theme.js'];

/** The API reference: Redoc over `/v1/openapi.json`. */
export function referencePage(publicUrl: string): Router {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const files = new Map(OWN.map((name) => [name, Buffer.from(contentOf(name))]));
  files.set('redoc.js', Buffer.from(redocSource()));
  files.set('tokens.css', Buffer.from(tokens()));
  const hash = createHash('sha256');
  for (const content of files.values()) hash.update(content);
  const version = hash.digest('hex').slice(0, 12);
  const document = contentOf('page.html')
    .replaceAll('{base}', base)
    .replaceAll('{version}', version)
    .replace('{mark}', part('mark'));
  return Router()
    .use('/assets', assets(files, version))
    .use(
      page({
        addresses: ['/'],
        documents: { en: document },
        // Redoc adds its styles at run time and searches in a worker that it makes from a blob.
        policy: { 'style-src': "'self' 'unsafe-inline'", 'worker-src': 'blob:' },
      }),
    );
}

const contentOf = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8');

/** The colours of the other pages, without their elements. */
function tokens(): string {
  const [light, dark] = ['ui/base.css', 'ui/dark.css'].map(
    (path) => /:root \{[^}]*\}/.exec(String(webFiles.get(path)))?.[0] ?? '',
  );
  return `${light}\n@media (prefers-color-scheme: dark) {\n${dark}\n}\n`;
}

function redocSource(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8');
  return Object.entries(REPLACEMENTS).reduce((text, [from, to]) => text.replaceAll(from, to), source);
}
