import type { AnswerPages } from './answer-pages.ts';
import type { Logger } from '@insights/telemetry';
import { AppError } from '@insights/errors';
import type { Request, Response } from 'express';
import { bindWorkspace, candidateRoles } from './bind-workspace.ts';
import type { BodyMemory, Hold } from './body-memory.ts';
import { type Caller, checkAccess } from './caller.ts';
import { type Verifiers, authenticate } from './credentials.ts';
import { EventStream, sendEvents } from './event-stream.ts';
import { Exchange } from './exchange.ts';
import { admitLargeBody } from './admit-large-body.ts';
import { idempotencyOf } from './idempotency.ts';
import type { RateLimiter } from '../rate-limits/rate-limiter.ts';
import type { ExportSlots } from '../rate-limits/export-slots.ts';
import type { StreamSlots } from '../rate-limits/stream-slots.ts';
import { originOf } from './origin.ts';
import type { GatewayParts } from './parts.ts';
import { preferencesOf, waitOf } from './prefer.ts';
import { PiecewiseAnswer } from './raw-answer.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';
import { sendAnswer } from './send.ts';
import type { Services } from './services.ts';
import { watchStanding } from './standing.ts';
import type { SupportVisits } from './support-visits.ts';
import { sendPieces } from './write.ts';

export interface Pipeline {
  readonly answerPages: AnswerPages;
  readonly services: Services;
  readonly verifiers: Verifiers;
  readonly limiter: RateLimiter;
  readonly streams: StreamSlots;
  readonly exports: ExportSlots;
  readonly logger: Logger;
  readonly visits: SupportVisits;
  readonly publicUrl: string;
  readonly parts: GatewayParts;
  readonly bodies: BodyMemory;
  /** Aborted when the gateway stops, which ends all streams. */
  readonly stopping: AbortSignal;
}

/** Handles one request, from credential to response. The order of the checks is documented for callers. */
export async function answer(pipeline: Pipeline, route: Route, request: Request, response: Response): Promise<void> {
  const { verifiers, limiter, bodies } = pipeline;
  if (route.deprecated) markDeprecated(response, route.deprecated);
  const caller = await authenticate(route, request, verifiers).catch((rejection: unknown) =>
    limiter.reject(rejection, request, response),
  ); // 401
  await limiter.admit(route, caller, request, response); // 429
  checkAccess(route.access, caller, candidateRoles(route, caller, workspaceNamedEarly(request))); // 403
  const hold = bodies.hold(caller);
  try {
    await answerCaller(pipeline, { route, caller, request, response, hold }).catch((error: unknown) => {
      if (!route.verifies_participant || caller.kind !== 'participant' || !isRejection(error)) throw error;
      verifiers.participants.forget(caller.token_hash);
      return limiter.reject(error, request, response);
    });
  } finally {
    hold.release();
  }
}

/** Whether a call found that the caller's token has ended. */
const isRejection = (error: unknown): boolean => error instanceof AppError && error.code === 'unauthenticated';

interface Admitted {
  readonly route: Route;
  readonly caller: Caller;
  readonly request: Request;
  readonly response: Response;
  readonly hold: Hold;
}

async function answerCaller(pipeline: Pipeline, { route, caller, request, response, hold }: Admitted): Promise<void> {
  const { services, visits, parts } = pipeline;
  const accept = negotiate(route, request);
  const wait = waitOf(preferencesOf(request));
  const origin = originOf(route, { request, response, caller });
  const bound = { ops: services.ops, visits, origin };
  const early = await admitLargeBody(route, caller, request, { ...bound, services }); // 415, 413, 403, 404
  const { digest, ...input } = await readInput(route, request, response, hold); // 413, 415, 422
  const idempotency = idempotencyOf(route, caller, request, digest); // 422
  const principal = early ?? (await bindWorkspace(route, caller, input, bound)); // 403, 404
  const release = route.concurrency && pipeline.exports.take(caller, principal.workspace_id); // 429, 503
  try {
    const result = await route.handle({
      ...services,
      ...input,
      principal,
      accept,
      header: (name) => request.get(name),
      gateway: parts,
      wait_seconds: wait,
      call: {
        principal,
        idempotency,
        origin,
        ...(route.timeout_ms !== undefined && { timeout_ms: route.timeout_ms }),
        onReplay: () => response.set('Idempotent-Replayed', 'true'),
      },
    });
    if (wait > 0 && route.headers?.['Prefer'] !== undefined) response.append('Preference-Applied', `wait=${wait}`);
    const { workspace_id: workspaceId } = principal;
    await sendResult(pipeline, result, { route, caller, request, response, workspaceId });
  } finally {
    release?.();
  }
}

async function sendResult(
  pipeline: Pipeline,
  result: unknown,
  { route, caller, request, response, workspaceId }: Omit<Admitted, 'hold'> & { workspaceId: string },
): Promise<void> {
  const { streams, stopping, verifiers, publicUrl, answerPages } = pipeline;
  if (result instanceof EventStream) {
    const slot = streams.take(caller, request.ip);
    const standing = watchStanding(verifiers, { route, request, caller, workspaceId });
    const over = AbortSignal.any([stopping, slot.ended, standing.ended]);
    await sendEvents(result, response, over).finally(() => {
      slot.release();
      standing.stop();
    });
  } else if (result instanceof Exchange) await result.run(request, response, { caller, pipeline });
  else if (result instanceof PiecewiseAnswer) await sendPieces(response, route.success.status, result);
  else sendAnswer(route, result, { request, response, publicUrl, answerPages });
}

/** RFC 9745 and RFC 8594; sent with errors too. */
function markDeprecated(response: Response, { since, sunset }: NonNullable<Route['deprecated']>): void {
  response.set('Deprecation', `@${Math.floor(Date.parse(since) / 1000)}`);
  response.set('Sunset', new Date(sunset).toUTCString());
}

/** The workspace that path or query name, before validation. */
function workspaceNamedEarly(request: Request): string | undefined {
  const named = request.params['workspace_id'] ?? request.query['workspace_id'];
  return typeof named === 'string' ? named : undefined;
}

/** The best of the route's media types for the caller; the first when none fits, as RFC 9110 allows. */
function negotiate(route: Route, request: Request): string {
  const forms = route.success.forms ?? ['application/json'];
  if (forms.length === 1) return String(forms[0]);
  const wanted = request.accepts([...forms]);
  return (wanted === false ? undefined : wanted) ?? forms[0] ?? 'application/json';
}
