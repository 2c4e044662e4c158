import { z } from 'zod';
import { sessions as sets, wordsOf } from '@insights/contracts';
import { route } from '../../core/route.ts';
import { nullIfAbsent } from '../../schemas/inputs.ts';
import { Id } from '../../schemas/outputs.ts';

export const postTurn = route({
  name: 'postTurn',
  method: 'post',
  path: '/v1/join/session/turns',
  tag: 'join',
  doc: 'Says something. It is stored before the answer leaves; the same `client_turn_id` again is the same turn.',
  access: { participant: true },
  workspace: 'none',
  unaudited: 'The turn is in the transcript, with its time, between session.started and session.finished.',
  body: z.object({
    client_turn_id: z
      .string()
      .max(100)
      .trim()
      .min(1)
      .describe('Your id of the turn. A turn that is sent again with the same id is stored once.'),
    text: z.string().max(5_000).trim().min(1).describe('What the participant said.'),
    input: nullIfAbsent(z.enum(wordsOf(sets.TurnInput)).nullish()).describe('How it was entered. Omitted: unknown.'),
  }),
  success: {
    status: 202,
    body: z.object({
      turn_id: Id,
      seq: z.int().describe('Place in the conversation, from 1.'),
    }),
  },
  errors: ['invalid_transition'],
  verifies_participant: true,
  handle: ({ body: { client_turn_id, text, input }, call, sessions }) =>
    sessions.postTurn({ client_turn_id, text, input }, call),
});
