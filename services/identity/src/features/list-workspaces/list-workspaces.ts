import type { Principal } from '@insights/auth-context';
import type { identity } from '@insights/contracts';
import { type Call, pageOf } from '@insights/db';
import { withoutWorkspace } from '../../db/lookup.ts';
import { pageBounds } from '../../db/page.ts';
import { type WorkspaceRow, presentWorkspace } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { getWorkspace } from '../get-workspace/get-workspace.ts';

const PAGE = `select * from identity.workspaces_of_user($4)
  where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
  order by created_at desc, id desc limit $3`;

/** The workspaces that the caller is a member of, newest first; a key has exactly one. */
export async function listWorkspaces(
  deps: Deps,
  call: Call,
  { page }: identity.ListWorkspacesRequest,
): Promise<identity.ListWorkspacesResponse> {
  if (call.principal.kind !== 'user') return { items: [await onlyWorkspace(deps, call.principal)], next_cursor: '' };
  const { limit, parameters } = pageBounds(page);
  const values = [...parameters, call.principal.user_id];
  const rows = await withoutWorkspace<WorkspaceRow & { role: string }>(deps.db, 'workspaces_of_user', PAGE, values);
  const { items, next_cursor } = pageOf(rows, limit);
  return { items: items.map((row) => presentWorkspace(row, row.role)), next_cursor };
}

function onlyWorkspace(deps: Deps, principal: Principal): Promise<identity.Workspace> {
  return getWorkspace(deps, { principal }, { workspace_id: principal.workspace_id });
}
