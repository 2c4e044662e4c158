import type { ManagementPaths } from '@insights/grpc-kit';
import type { PublicJwk } from '../domain/issuer-key.ts';

/** Serves the embedded issuer's key set on the management port; no path if another issuer signs. */
export function jwksPath(key: PublicJwk | null): ManagementPaths {
  if (!key) return {};
  const body = JSON.stringify({ keys: [key] });
  return {
    '/.well-known/jwks.json': (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/jwk-set+json', 'cache-control': 'public, max-age=300' });
      response.end(body);
    },
  };
}
