import { tagTurns } from '@insights/tagging';

import type { EngineInput } from './types.ts';

/** The input with its participants' turns tagged. */
export function tagged(input: EngineInput): EngineInput {
  const guide = { language: input.campaign.language, questions: input.questions };
  const tags = new Map(
    input.conversations.flatMap(({ turns }) => tagTurns(turns, guide)).map((row) => [row.turn_id, row.tags]),
  );
  const conversations = input.conversations.map((conversation) => ({
    ...conversation,
    turns: conversation.turns.map((turn) => ({ ...turn, tags: tags.get(turn.id) ?? [] })),
  }));
  return { ...input, conversations };
}
