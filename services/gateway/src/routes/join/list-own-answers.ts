import { z } from 'zod';
import { route } from '../../core/route.ts';
import { OwnAnswer, ownAnswer } from '../../schemas/own-answers.ts';

export const listOwnAnswers = route({
  name: 'listOwnAnswers',
  method: 'get',
  path: '/v1/join/session/answers',
  tag: 'join',
  doc: 'Lists the closed questions that were asked in the running interview, with the values as they count now. Participants check them before the end.',
  access: { participant: true },
  workspace: 'none',
  success: {
    status: 200,
    body: z.object({ items: OwnAnswer.array().describe('In the order of the campaign.') }),
  },
  errors: ['invalid_transition'],
  async handle({ call, sessions }) {
    const { items } = await sessions.listOwnAnswers({}, call);
    return { items: items.map(ownAnswer) };
  },
});
