import type { Role } from '@insights/auth-context';
import type { Input, identity } from '@insights/contracts';
import { type Call, pageOf, pageBounds } from '@insights/db';
import type { Workspace } from '../../db/entities.ts';
import { withoutWorkspace } from '../../db/lookup.ts';
import { type WORKSPACE_COLUMNS, presentWorkspace } from '../../db/present.ts';
import type { Deps } from '../../deps.ts';
import { getWorkspace } from './get-workspace.ts';

/** Raw, because the function looks across workspaces and the statement is a prepared one. */
const PAGE = `select * from identity.workspaces_of($4)
  where $1::timestamptz is null or (created_at, id) < ($1, $2::uuid)
  order by created_at desc, id desc limit $3`;

type MemberWorkspace = Pick<Workspace, (typeof WORKSPACE_COLUMNS)[number]> & { role: Role };

/** The workspaces that the caller is a member of, newest first; a key has exactly one. */
export async function listWorkspaces(
  deps: Deps,
  call: Call,
  { page = null }: Input<identity.ListWorkspacesRequest>,
): Promise<identity.ListWorkspacesResponse> {
  const { kind, workspace_id, user_id } = call.principal;
  if (kind !== 'user') return { items: [await getWorkspace(deps, call, { workspace_id })], next_cursor: '' };
  const { limit, after } = pageBounds(page);
  const values = [after?.created_at ?? null, after?.id ?? null, limit + 1, user_id];
  const rows = await withoutWorkspace<MemberWorkspace>(deps.db, PAGE, values);
  const { items, next_cursor } = pageOf(rows, limit);
  return { items: items.map((row) => presentWorkspace(row, row.role)), next_cursor };
}
