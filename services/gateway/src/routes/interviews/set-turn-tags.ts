import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Turn } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

const Topic = z.string().max(200).trim().min(1).describe('The topic.');

export const setTurnTags = route({
  name: 'setTurnTags',
  method: 'put',
  path: '/v1/interviews/:interview_id/turns/:turn_id/tags',
  tag: 'interviews',
  doc: 'Replaces the tags of a turn. Later processing keeps them.',
  // The answer shows the text of the turn, so it needs the scopes of a transcript.
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'turn.tagged',
  body: z.object({
    tags: z
      .union([Topic, z.object({ topic: Topic })])
      .array()
      .max(50)
      .describe('All tags of the turn: topics, or objects with a topic.'),
  }),
  success: { status: 200, body: Turn },
  errors: ['not_found'],
  handle({ params: { interview_id, turn_id }, body, call, campaigns }) {
    const topics = new Set(body.tags.map((tag) => (typeof tag === 'string' ? tag : tag.topic)));
    return campaigns.setTurnTags({ interview_id, turn_id, topics: [...topics] }, call);
  },
});
