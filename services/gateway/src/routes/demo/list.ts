import { z } from 'zod';
import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { DEMO_STATUSES, Demo } from '../../schemas/demo.ts';

export const listDemos = listRoute({
  name: 'list',
  path: '/v1/demo',
  tag: 'demo',
  doc: 'Lists all demos, newest first.',
  access: { platform: 'admin' },
  workspace: 'none',
  page: SHORT_LIST,
  query: z.object({ status: z.enum(DEMO_STATUSES).optional().describe('Only demos with this status.') }),
  item: Demo,
  handle: ({ query, page, call, demos }) => demos.listDemos({ status: query.status ?? null, page }, call),
});
