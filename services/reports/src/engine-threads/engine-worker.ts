import { type campaigns, knownOr } from '@insights/contracts';
import { serve } from '@insights/threads/serve';
import { synthesize, verifyEvidence } from '../engine/index.ts';
import type { EngineInput, Turn } from '../engine/types.ts';
import type { FromEngine, ToEngine } from './messages.ts';

const NOTHING: EngineInput = {
  campaign: { id: '', name: '', goal: '', language: '' },
  questions: [],
  conversations: [],
};

/** The conversations received so far for the current report. */
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

/**
 * A long conversation continues in the next part, which then has turns and no conversation id. Turns with a flag that nobody has cleared
 * are left out: a report neither counts nor quotes them.
 */
function add(part: campaigns.Transcript): void {
  const turns = part.turns.filter(({ is_withheld }) => !is_withheld).map(asTurn);
  if (part.conversation_id !== '') {
    input.conversations.push({ id: part.conversation_id, contact_id: part.contact?.id ?? '', turns });
  } else input.conversations.at(-1)?.turns.push(...turns);
}

/** A turn of an unknown speaker is never quoted, so it counts as the interviewer's. */
const asTurn = ({ id, conversation_id, seq, speaker, text, tags, question_id }: campaigns.Turn): Turn => ({
  id,
  conversation_id,
  seq,
  speaker: knownOr(speaker, 'interviewer'),
  text,
  tags: tags.map((tag) => ({ ...tag, source: knownOr(tag.source, 'auto') })),
  question_id,
});

function synthesis(): FromEngine {
  const output = synthesize(input);
  const turns = new Map(input.conversations.flatMap(({ turns: all }) => all.map((turn) => [turn.id, turn] as const)));
  const unverified = verifyEvidence(output.evidence, turns).failures.length;
  input = NOTHING;
  return { kind: 'synthesis', output, unverified };
}
