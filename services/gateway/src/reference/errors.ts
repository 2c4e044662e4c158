import { type ErrorCode, errorTable } from '@insights/errors';
import type { Route } from '../core/route.ts';

/** The error codes of a route: its own and those that follow from its definition. */
export function errorCodesOf(route: Route): ErrorCode[] {
  const { access } = route;
  const codes = new Set<ErrorCode>(route.errors).add('rate_limited');
  if (!('public' in access)) codes.add('unauthenticated').add('unavailable');
  if ('user_only' in access) codes.add('user_required');
  if ('participant' in access || 'retrieval_key' in access) codes.add('insufficient_scope');
  if ('platform' in access) codes.add('insufficient_scope').add('insufficient_role');
  if ('scopes' in access && access.scopes.length > 0) codes.add('insufficient_scope');
  if ('role' in access && access.role !== 'member') codes.add('insufficient_role');
  if (route.workspace === 'given' || route.workspace === 'given_or_all') {
    // `not_found`: support may name any workspace, also one that does not exist.
    codes.add('workspace_mismatch').add('not_found');
  }
  if (route.path.includes('_id')) codes.add('not_found');
  if (route.body || route.raw_body)
    codes.add('payload_too_large').add('unsupported_media_type').add('request_timeout').add('unavailable');
  if (isIdempotent(route)) {
    codes.add('idempotency_key_reused').add('request_in_progress').add('answer_erased');
  }
  const hasInput = route.path.includes(':') || route.body || route.raw_body || route.query || route.headers;
  if (hasInput || isIdempotent(route)) codes.add('invalid_request');
  return [...codes];
}

/** Whether the route supports `Idempotency-Key`. */
export function isIdempotent(route: Route): boolean {
  return route.method === 'post' && !('public' in route.access) && !route.raw_body;
}

/** The OpenAPI responses of a route's errors: one for each status, with an example for each code. */
export function errorResponses(route: Route): Record<string, unknown> {
  const byStatus = Map.groupBy(errorCodesOf(route), (code) => errorTable[code].http);
  const statuses = [...byStatus.entries()].toSorted(([a], [b]) => a - b);
  const own = statuses.map(([status, codes]) => [String(status), errorResponse(status, codes)]);
  return { ...Object.fromEntries(own), 431: HEADERS_TOO_LARGE };
}

/** Comes from the HTTP parser, before routing, so it has no rate limit headers. */
const HEADERS_TOO_LARGE = {
  description: '`malformed_request`: address and headers together are larger than 16 KiB.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const header = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of every response, errors included. */
export const RATE_HEADERS = { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') };

function errorResponse(status: number, codes: readonly ErrorCode[]): unknown {
  if (status === 422) return { $ref: '#/components/responses/ValidationError' };
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: { ...RATE_HEADERS, ...(codes.includes('rate_limited') && { 'Retry-After': header('RetryAfter') }) },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, exampleOf(code)])),
      },
    },
  };
}

export const EXAMPLE_REQUEST_ID = '0197a0c2-7d3e-7b1a-9c55-2f6f0c7e4a11';

function exampleOf(code: ErrorCode): unknown {
  return { value: { detail: 'What is wrong, and what to do.', code, request_id: EXAMPLE_REQUEST_ID } };
}
