import { route } from '../../core/route.ts';
import { JoinPage } from '../../schemas/join.ts';
import { tokenIn } from './answers.ts';

export const getJoinPage = route({
  name: 'getPage',
  method: 'get',
  path: '/v1/join/:token',
  tag: 'join',
  doc: 'Shows what a join link leads to. One that is unknown, expired or used up is 404.',
  access: { public: true },
  workspace: 'none',
  headers: {
    'Accept-Language':
      'Languages of the participant: the first that every question is translated into counts, unless the contact has one.',
  },
  success: { status: 200, body: JoinPage },
  errors: ['not_found'],
  handle: ({ params, call, sessions }) => sessions.getJoinPage({ token: tokenIn(params) }, call),
});
