import { AppError } from '@insights/errors';
import { candidateRoles } from '../core/bind-workspace.ts';
import type { InnerCall } from '../core/call-route.ts';
import { checkAccess } from '../core/caller.ts';
import type { Pipeline } from '../core/pipeline.ts';
import type { Tool, Toolset } from './tool.ts';

/** One request of an assistant. */
export interface Session extends InnerCall {
  readonly pipeline: Pipeline;
  /** Only tools of these sets; null: of all. */
  readonly toolsets: readonly Toolset[] | null;
  readonly is_read_only: boolean;
}

/** Whether the credential opens the route of a tool. The route itself checks again, and in which workspace. */
export function mayCall({ route }: Pick<Tool, 'route'>, { caller }: Pick<Session, 'caller'>): boolean {
  try {
    checkAccess(route.access, caller, candidateRoles(route, caller, undefined));
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** An error in words for a model. */
export function textOf(error: AppError): string {
  const problems = error.problems.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg}`);
  return [`${error.code}: ${error.publicMessage}`, ...problems].join('\n');
}
