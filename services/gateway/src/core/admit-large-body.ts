import type { Origin, Principal } from '@insights/auth-context';
import type { Request } from 'express';
import { bindWorkspace } from './bind-workspace.ts';
import type { Caller } from './caller.ts';
import { SMALL_BODY_BYTES, declaredBytes, encodingOf, tooLarge } from './read-bytes.ts';
import { isForm } from './read-body.ts';
import { lastOfEach } from './read-input.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import type { SupportVisits } from './support-visits.ts';

/**
 * Decides whether to accept a body of more than 1 MiB before reading it. Returns the caller in
 * the workspace; undefined for a small body. Errors: `unsupported_media_type`, `payload_too_large`, those of `bindWorkspace` and of the route's `admit`.
 */
export async function admitLargeBody(
  route: Route,
  caller: Caller,
  request: Request,
  { services, ...binding }: { services: Services; ops: Services['ops']; visits: SupportVisits; origin: Origin },
): Promise<Principal | undefined> {
  const limit = largeLimitOf(route, request);
  if (limit === null) return undefined;
  encodingOf(request, false);
  const declared = declaredBytes(request);
  if (declared !== undefined && declared <= SMALL_BODY_BYTES) return undefined;
  if (declared !== undefined && declared > limit) throw tooLarge(limit);
  const input = { params: { ...request.params }, query: lastOfEach(request.query), body: undefined };
  const principal = await bindWorkspace(route, caller, input, binding);
  const { origin } = binding;
  await route.admit?.({ ...services, params: input.params, call: { principal, origin } });
  return principal;
}

/** The maximum of a body that may have more than 1 MiB; null for others. */
function largeLimitOf(route: Route, request: Request): number | null {
  if (route.file_form && isForm(request)) return route.file_form.limit_bytes;
  return route.large_field === undefined ? null : (route.body_limit_bytes ?? SMALL_BODY_BYTES);
}
