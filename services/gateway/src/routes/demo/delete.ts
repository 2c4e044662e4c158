import { route } from '../../core/route.ts';

export const deleteDemo = route({
  name: 'delete',
  method: 'delete',
  path: '/v1/demo/:demo_id',
  tag: 'demo',
  doc: 'Deletes a demo; its slug is free again.',
  access: { platform: 'admin' },
  workspace: 'none',
  audit: 'demo.deleted',
  success: { status: 204 },
  errors: ['not_found'],
  async handle({ params, call, demos }) {
    await demos.deleteDemo({ demo_id: params.demo_id }, call);
    return undefined;
  },
});
