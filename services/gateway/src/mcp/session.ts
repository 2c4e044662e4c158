import { AppError } from '@insights/errors';
import { candidateRoles } from '../core/bind-workspace.ts';
import type { InnerCall } from '../core/call-route.ts';
import { checkAccess } from '../core/caller.ts';
import type { Pipeline } from '../core/pipeline.ts';
import { asAppError } from '../core/send-error.ts';
import type { Tool, Toolset } from './tool.ts';

/** One request of an assistant. */
export interface Session extends InnerCall {
  readonly pipeline: Pipeline;
  /** Only tools of these sets; null: of all. */
  readonly toolsets: readonly Toolset[] | null;
  readonly is_read_only: boolean;
}

/** Whether the caller may use the tool and has asked for tools like it. */
export function isOffered(tool: Tool, session: Session): boolean {
  if (session.is_read_only && tool.effect !== 'reads') return false;
  if (session.toolsets !== null && !session.toolsets.includes(tool.toolset)) return false;
  return mayCall(tool, session);
}

/** Whether the credential opens the route of a tool. The route itself checks again, and in which workspace. */
function mayCall({ route }: Pick<Tool, 'route'>, { caller }: Pick<Session, 'caller'>): boolean {
  try {
    checkAccess(route.access, caller, candidateRoles(route, caller, undefined));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The error of a failed call. Failures that the caller cannot fix are logged, because the client gets them in a response with status 200. */
export function errorOf(thrown: unknown, { pipeline, response }: Session): AppError {
  const error = asAppError(thrown);
  if (error.httpStatus >= 500 && error.retry_after_seconds === undefined) {
    pipeline.logger.error({ err: error, request_id: response.locals['request_id'] }, 'MCP request failed');
  }
  return error;
}

/** An error in words for a model. */
export function textOf(error: AppError): string {
  const problems = error.problems.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  return [`${error.code}: ${error.publicMessage}`, ...problems].join('\n');
}
