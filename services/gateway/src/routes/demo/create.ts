import { route } from '../../core/route.ts';
import { Demo, newDemo } from '../../schemas/demo.ts';

export const createDemo = route({
  name: 'create',
  method: 'post',
  path: '/v1/demo',
  tag: 'demo',
  doc: 'Creates a demo, by default as a draft.',
  access: { platform: 'admin' },
  workspace: 'none',
  audit: 'demo.created',
  body: newDemo,
  success: { status: 201, body: Demo },
  errors: ['duplicate_slug'],
  handle: ({ body, call, demos }) => demos.createDemo(body, call),
});
