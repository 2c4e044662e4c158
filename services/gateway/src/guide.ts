import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Handler, Router } from 'express';
import { sendDocument, sendFile } from './core/page.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  txt: 'text/plain',
};

/** The documentation: every file of a folder that `npm run docs` wrote, read once. Without a folder, nothing is served. */
export function guide(folder: string, publicUrl: string): Handler {
  const router = Router();
  if (folder === '') return router;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  if (!files.includes('index.html')) throw new Error(`DOCS_FOLDER has no index.html: ${folder}`);
  for (const path of files) {
    const content = readFileSync(join(folder, path));
    const extension = path.split('.').at(-1) ?? '';
    if (extension === 'html') {
      const documents = { en: content.toString('utf8') };
      router.get(path === 'index.html' ? ['/', '/index.html'] : `/${path}`, (request, response) => {
        // Relative links need the slash.
        if (request.originalUrl.split('?')[0]?.endsWith('/guide')) return response.redirect(308, `${base}/guide/`);
        return sendDocument(response, { documents });
      });
    } else router.get(`/${path}`, sendFile(content, TYPES[extension] ?? null, extension));
  }
  return router;
}
