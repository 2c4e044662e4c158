import { route } from '../../core/route.ts';
import { Demo, changedDemo } from '../../schemas/demo.ts';

export const updateDemo = route({
  name: 'update',
  method: 'patch',
  path: '/v1/demo/:demo_id',
  tag: 'demo',
  doc: 'Changes a demo. Allowed changes of status: draft to live or archived, live to draft or archived, archived to draft.',
  access: { platform: 'admin' },
  workspace: 'none',
  audit: 'demo.changed',
  body: changedDemo,
  success: { status: 200, body: Demo },
  errors: ['not_found', 'duplicate_slug', 'invalid_transition'],
  handle: ({ params, body, call, demos }) => demos.updateDemo({ demo_id: params.demo_id, ...body }, call),
});
