import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Member, itemsOf } from '@insights/api-client/rest';
import { useIds } from './ui/campaign-frame.tsx';
import { useMe } from './ui/workspace-frame.tsx';
import { api } from './session.ts';
import { useWords } from './words.ts';

const PAGE = 100;
const KNOWN_MS = 600_000;

/** Names the users who did something. `ids`: the users whose names may be needed; a program has the empty one. */
export function useNameOfUser(ids: readonly string[]): (id: string) => string {
  const t = useWords();
  const { workspace } = useIds();
  const me = useMe().data?.user.id;
  const { data } = useQuery({
    queryKey: ['members', workspace],
    async queryFn() {
      const names = new Map<string, string>();
      const members = itemsOf<Member>((cursor) =>
        api.workspaces.listMembers({ workspace_id: workspace, limit: PAGE, ...(cursor !== undefined && { cursor }) }),
      );
      for await (const { user_id, full_name, email } of members) names.set(user_id, full_name ?? email ?? user_id);
      return names;
    },
    staleTime: KNOWN_MS,
    enabled: me !== undefined && ids.some((id) => id !== '' && id !== me),
  });
  return useCallback(
    (id) => (id === '' ? t('by_program') : id === me ? t('you') : (data?.get(id) ?? t('somebody'))),
    [t, me, data],
  );
}
