import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Router } from 'express';
import { page } from '../core/page.ts';

const REPLACEMENTS = {
  // Replaces Redoc's logo, which comes from a CDN, by an empty image: this page loads nothing from other hosts.
  'https://cdn.redoc.ly/redoc/logo-mini.svg': 'data:,',
  // The colour of patterns, which no theme can set.
  '#0e7c86': 'var(--pattern)',
};

/** The API reference: Redoc over `/v1/openapi.json`. */
export function referencePage(publicUrl: string): Router {
  return page({
    folder: fileURLToPath(new URL('page/', import.meta.url)),
    addresses: ['/'],
    publicUrl,
    libraries: { 'redoc.js': redocSource() },
    // Redoc adds its styles at run time and searches in a worker that it makes from a blob.
    policy: { 'style-src': "'self' 'unsafe-inline'", 'worker-src': 'blob:' },
  });
}

function redocSource(): string {
  const source = readFileSync(fileURLToPath(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8');
  return Object.entries(REPLACEMENTS).reduce((text, [from, to]) => text.replaceAll(from, to), source);
}
