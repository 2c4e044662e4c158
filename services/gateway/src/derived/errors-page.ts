import { type ErrorCode, errorTable } from '@insights/errors';
import type { Route } from '../core/route.ts';
import { errorCodesOf } from '../reference/errors.ts';

const FEW = 4;

function whereOf(routes: readonly Route[]): string {
  if (routes.length === 0) return '';
  if (routes.length > FEW) return `${routes.length} routes`;
  return routes.map(({ method, path }) => `\`${method.toUpperCase()} ${path}\``).join(', ');
}

/** `docs/errors.md`: every error code with its statuses and the routes that document it. */
export function errorsDocument(routes: readonly Route[]): string {
  const raised = Map.groupBy(
    routes.flatMap((route) => errorCodesOf(route).map((code) => ({ code, route }))),
    ({ code }) => code,
  );
  const rows = Object.entries(errorTable)
    .toSorted(([, a], [, b]) => a.http - b.http)
    .map(([code, { http, grpc }]) => {
      const where = (raised.get(code as ErrorCode) ?? []).map(({ route }) => route);
      return `| \`${code}\` | ${http} | ${grpc} | ${whereOf(where)} |`;
    });
  return `# Errors

Generated from \`packages/errors\` and the gateway's routes by \`npm run gen\`. [What each code means and what to do](failure-modes.md).

Every error is \`{"detail": …, "code": …, "request_id": …}\`. Programs compare \`code\`, which is stable; \`detail\` is for people, and for \`invalid_request\` a list with one entry for each problem.
After 429 and 503 wait for the seconds in \`Retry-After\`. A code without routes is internal, or comes from any route.

| code | status | gRPC | documented by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
