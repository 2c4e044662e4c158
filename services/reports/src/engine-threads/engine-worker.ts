import type { campaigns } from '@insights/contracts';
import { serve } from '@insights/threads/serve';
import { synthesize, verifyEvidence } from '../engine/index.ts';
import type { EngineInput, Turn } from '../engine/types.ts';
import type { FromEngine, ToEngine } from './messages.ts';

const NOTHING: EngineInput = {
  campaign: { id: '', name: '', goal: '', language: '' },
  questions: [],
  conversations: [],
};

/** The conversations that have arrived of the report under way. */
let input = NOTHING;

serve(replyTo);

function replyTo(message: ToEngine): FromEngine {
  switch (message.kind) {
    case 'begin':
      input = { campaign: message.campaign, questions: message.questions, conversations: [] };
      return { kind: 'ready' };
    case 'part':
      add(message.part);
      return { kind: 'ready' };
    case 'synthesize':
      return synthesis();
  }
}

/** A conversation that goes on in the next part has turns alone there. */
function add(part: campaigns.Transcript): void {
  const turns = part.turns.map(asTurn);
  if (part.conversation_id !== '') {
    input.conversations.push({ id: part.conversation_id, contact_id: part.contact?.id ?? '', turns });
  } else input.conversations.at(-1)?.turns.push(...turns);
}

const asTurn = (turn: campaigns.Turn): Turn => ({
  id: turn.id,
  conversation_id: turn.conversation_id,
  seq: turn.seq,
  speaker: turn.speaker as Turn['speaker'],
  text: turn.text,
  tags: turn.tags as Turn['tags'],
  question_id: turn.question_id,
});

function synthesis(): FromEngine {
  const output = synthesize(input);
  const turns = new Map(input.conversations.flatMap(({ turns: all }) => all.map((turn) => [turn.id, turn] as const)));
  const unverified = verifyEvidence(output.evidence, turns).failures.length;
  input = NOTHING;
  return { kind: 'synthesis', output, unverified };
}
