import { z } from 'zod';
import { route } from '../../core/route.ts';
import { Turn } from '../../schemas/conversation.ts';
import { byInterview } from './by-interview.ts';

const Topic = z.string().trim().min(1).max(200);

export const setTurnTags = route({
  name: 'setTurnTags',
  method: 'put',
  path: '/v1/interviews/:interview_id/turns/:turn_id/tags',
  tag: 'interviews',
  doc: "Replaces a turn's tags with a person's; later processing keeps them. A tag is a topic or an object with one.",
  // The answer shows what was said, so it takes what a transcript takes.
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'turn.tagged',
  body: z.object({
    tags: z
      .union([Topic, z.object({ topic: Topic })])
      .array()
      .max(50),
  }),
  success: { status: 200, body: Turn },
  errors: ['not_found'],
  handle({ params: { interview_id, turn_id }, body, call, campaigns }) {
    const topics = new Set(body.tags.map((tag) => (typeof tag === 'string' ? tag : tag.topic)));
    return campaigns.setTurnTags({ interview_id, turn_id, topics: [...topics] }, call);
  },
});
