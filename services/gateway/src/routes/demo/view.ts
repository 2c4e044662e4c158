import { route } from '../../core/route.ts';
import { Demo } from '../../schemas/demo.ts';

export const viewDemo = route({
  name: 'view',
  method: 'get',
  path: '/v1/demo/public/:slug',
  tag: 'demo',
  doc: 'Shows a live demo by its slug, and counts the view.',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, body: Demo },
  errors: ['not_found'],
  handle: ({ params, gateway }) => gateway.demo_views.view(params.slug),
});
