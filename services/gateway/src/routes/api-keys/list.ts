import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { ApiKey } from '../../schemas/api-key.ts';
import { inWorkspace } from '../../schemas/inputs.ts';

export const listApiKeys = listRoute({
  name: 'list',
  path: '/v1/api-keys',
  tag: 'api-keys',
  doc: "Lists the workspace's API keys, newest first, without the keys themselves.",
  access: { user_only: true, role: 'admin' },
  workspace: 'given',
  page: SHORT_LIST,
  query: inWorkspace,
  item: ApiKey,
  handle: ({ page, call, identity }) => identity.listApiKeys({ page }, call),
});
