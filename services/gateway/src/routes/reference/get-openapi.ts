import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';

export const getOpenApi = route({
  name: 'getOpenApi',
  method: 'get',
  path: '/v1/openapi.json',
  tag: 'reference',
  doc: 'Returns this document (OpenAPI 3.1).',
  access: { public: true },
  workspace: 'none',
  success: { status: 200, forms: ['application/json'] },
  handle: ({ gateway }) => new RawAnswer({ content_type: 'application/json', content: gateway.openapi }),
});
