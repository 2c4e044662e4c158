import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Me } from '@insights/api-client/rest';
import { device } from '@insights/web/ui/store.js';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { Loaded } from './states.tsx';

export const LAST_WORKSPACE = 'console-workspace';
export type Membership = Me['workspaces'][number];

export const useMe = () => useQuery({ queryKey: ['me'], queryFn: () => api.signIn.getMe(), staleTime: 60_000 });

/** The workspace of the address; undefined for somebody who is not its member. */
export function useMembership(): Membership | undefined {
  const { workspace } = useParams({ strict: false });
  return useMe().data?.workspaces.find(({ id }) => id === workspace);
}

/** Whether the person may do what admins do. The server decides all the same. */
export const useIsAdmin = () => ['admin', 'owner'].includes(useMembership()?.role ?? '');

export function WorkspaceFrame() {
  const me = useMe();
  const { workspace } = useParams({ strict: false });
  useEffect(() => device.save(LAST_WORKSPACE, workspace ?? null), [workspace]);
  return (
    <Loaded query={me}>
      {({ workspaces }) => (
        <>
          {workspaces.length > 1 && <Choice workspaces={workspaces} chosen={workspace ?? ''} />}
          <Outlet />
        </>
      )}
    </Loaded>
  );
}

function Choice({ workspaces, chosen }: { workspaces: Membership[]; chosen: string }) {
  const t = useWords();
  const navigate = useNavigate();
  return (
    <div className="workspace-choice">
      <label htmlFor="workspace">{t('workspace')}</label>
      <select
        id="workspace"
        value={chosen}
        onChange={({ target }) => void navigate({ to: '/w/$workspace', params: { workspace: target.value } })}
      >
        {workspaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
