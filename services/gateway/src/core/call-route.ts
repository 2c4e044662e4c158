import { AppError } from '@insights/errors';
import type { Channel } from '@insights/auth-context';
import type { Request, Response } from 'express';
import { bindWorkspace, candidateRoles } from './bind-workspace.ts';
import { type Caller, checkAccess } from './caller.ts';
import { originOf } from './origin.ts';
import type { Pipeline } from './pipeline.ts';
import { type Input, checkInput } from './read-input.ts';
import type { PageOf, Route } from './route.ts';
import { project } from './send.ts';
import { StatusAnswer } from './status-answer.ts';

/** A call of a route that is part of another request. */
export interface InnerCall {
  readonly caller: Caller;
  /** The request that contains the call. */
  readonly request: Request;
  readonly response: Response;
  readonly channel: Channel;
}

/** What a route answered, reduced to its schema. */
export interface InnerAnswer {
  readonly body: unknown;
  /** Of a list: where the next page begins; empty on the last one. */
  readonly next_cursor: string;
}

/**
 * Calls a route for the caller of another request, with the checks, the rate limit and the audit log entry of the route itself. For routes
 * that answer JSON. Errors: those of the route.
 */
export async function callRoute(
  pipeline: Pipeline,
  route: Route,
  given: Input,
  { caller, request, response, channel }: InnerCall,
): Promise<InnerAnswer> {
  const { services, limiter, visits, parts } = pipeline;
  await limiter.admit(route, caller, request, response);
  checkAccess(route.access, caller, candidateRoles(route, caller, workspaceNamed(given)));
  const input = checkInput(route, given, { schema: route.body, strict: true });
  const origin = { ...originOf(route, { request, response, caller }), channel };
  const principal = await bindWorkspace(route, caller, input, { ops: services.ops, visits, origin });
  const result = await route.handle({
    ...services,
    ...input,
    principal,
    accept: 'application/json',
    header: () => undefined,
    gateway: parts,
    wait_seconds: 0,
    call: { principal, origin, ...(route.timeout_ms !== undefined && { timeout_ms: route.timeout_ms }) },
  });
  if (!route.page) {
    return { body: project(route, result instanceof StatusAnswer ? result.body : result), next_cursor: '' };
  }
  const { items, next_cursor } = result as PageOf<unknown>;
  return { body: project(route, items), next_cursor };
}

function workspaceNamed({ params, query }: Input): string | undefined {
  const named = params['workspace_id'] ?? query['workspace_id'];
  if (named !== undefined && typeof named !== 'string') {
    throw new AppError('invalid_request', { publicMessage: 'workspace_id must be a text.' });
  }
  return named;
}
