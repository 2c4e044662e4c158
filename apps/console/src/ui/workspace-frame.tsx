import { useQuery } from '@tanstack/react-query';
import { Outlet, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Me } from '@insights/api-client/rest';
import { device } from '@insights/web/ui/store.js';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { Loaded, NotFound } from './states.tsx';

export const LAST_WORKSPACE = 'console-workspace';
export type Membership = Me['workspaces'][number];

/** A role that was changed is seen within a minute. */
const REFRESH_MS = 45_000;

export const useMe = () =>
  useQuery({
    queryKey: ['me'],
    queryFn: () => api.signIn.getMe(),
    staleTime: REFRESH_MS,
    refetchInterval: REFRESH_MS,
  });

/** The workspace of the address; undefined for somebody who is not its member. */
export function useMembership(): Membership | undefined {
  const { workspace } = useParams({ strict: false });
  return useMe().data?.workspaces.find(({ id }) => id === workspace);
}

/** The role in the workspace of the address. Support has that of a member everywhere; undefined for everybody else who is no member. */
export function useRole(): Membership['role'] | undefined {
  const own = useMembership()?.role;
  const isSupport = useMe().data?.platform_role === 'support';
  return own ?? (isSupport ? 'member' : undefined);
}

/** Whether the person may do what admins do. The server decides all the same. */
export const useIsAdmin = () => ['admin', 'owner'].includes(useRole() ?? '');

export function WorkspaceFrame() {
  const me = useMe();
  const role = useRole();
  const { workspace } = useParams({ strict: false });
  useEffect(() => device.save(LAST_WORKSPACE, workspace ?? null), [workspace]);
  return (
    <Loaded query={me}>
      {({ workspaces, platform_role }) => (
        <>
          {workspaces.length > 1 && <Choice workspaces={workspaces} chosen={workspace ?? ''} />}
          {platform_role === 'support' && !workspaces.some(({ id }) => id === workspace) && <SupportNote />}
          {role ? <Outlet /> : <NotFound />}
        </>
      )}
    </Loaded>
  );
}

function SupportNote() {
  const t = useWords();
  return <p className="note">{t('as_support')}</p>;
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
        {!workspaces.some(({ id }) => id === chosen) && <option value={chosen}>{t('other_workspace')}</option>}
        {workspaces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
