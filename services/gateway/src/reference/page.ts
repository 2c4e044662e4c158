import { fileURLToPath } from 'node:url';
import { Router, type Response } from 'express';

const ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";
const ASSETS_KEPT = 'public, max-age=3600';

/** The reference as a page: Swagger UI over `/v1/openapi.json`, all of it served from here. */
export function referencePage(publicUrl: string): Router {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const router = Router();
  router.get('/', (_request, response) => {
    response.set('Content-Security-Policy', CONTENT_SECURITY_POLICY);
    response.type('html').send(page(base));
  });
  router.get('/start.js', (_request, response) => {
    keep(response).type('js').send(start(base));
  });
  for (const asset of ASSETS) {
    const file = fileURLToPath(import.meta.resolve(`swagger-ui-dist/${asset}`));
    router.get(`/${asset}`, (_request, response) => {
      keep(response).sendFile(file, { cacheControl: false, dotfiles: 'allow' });
    });
  }
  return router;
}

function keep(response: Response): Response {
  return response.set('Cache-Control', ASSETS_KEPT);
}

function page(base: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Interview Insights: API reference</title>
    <link rel="stylesheet" href="${base}/docs/swagger-ui.css">
  </head>
  <body>
    <noscript>The reference needs JavaScript; the document itself is <a href="${base}/v1/openapi.json">openapi.json</a>.</noscript>
    <main id="reference"></main>
    <script src="${base}/docs/swagger-ui-bundle.js"></script>
    <script src="${base}/docs/start.js"></script>
  </body>
</html>
`;
}

function start(base: string): string {
  const options = { url: `${base}/v1/openapi.json`, dom_id: '#reference', deepLinking: true, docExpansion: 'list' };
  return `SwaggerUIBundle(${JSON.stringify(options)});\n`;
}
