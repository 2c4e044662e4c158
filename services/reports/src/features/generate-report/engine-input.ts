import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Deps } from '../../deps.ts';
import type { Conversation, EngineInput, Question, Turn } from '../../engine/types.ts';

const TRANSCRIPTS_TIMEOUT_MS = 120_000;

/** With which names were hidden when it was read. */
export type LoadedInput = EngineInput & { hidden_names: string };

/** Everything completed in a campaign, as the engine takes it. Errors: `not_found`. */
export async function loadEngineInput(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interviewId: string,
): Promise<LoadedInput> {
  const inputs = await campaigns.getReportInputs({ interview_id: interviewId }, { principal });
  const stream = campaigns.streamTranscripts(
    { interview_id: interviewId },
    { principal, timeout_ms: TRANSCRIPTS_TIMEOUT_MS },
  );
  const conversations = await asConversations(stream);
  return {
    campaign: { id: interviewId, name: inputs.name, goal: inputs.goal, language: inputs.language },
    questions: asQuestions(inputs.questions),
    conversations,
    hidden_names: inputs.hidden_names,
  };
}

export function asQuestions(questions: readonly campaigns.Question[]): Question[] {
  return questions.map(({ id, text, kind, options, topic }) => ({
    id,
    text,
    kind: kind as Question['kind'],
    options,
    ...(topic === undefined ? {} : { topic }),
  }));
}

/** Whole conversations out of parts: one that goes on in the next part has turns alone there. */
export async function asConversations(parts: AsyncIterable<campaigns.Transcript>): Promise<Conversation[]> {
  const conversations: Conversation[] = [];
  for await (const part of parts) {
    const turns = part.turns.map(asTurn);
    if (part.conversation_id === '') conversations.at(-1)?.turns.push(...turns);
    else conversations.push({ id: part.conversation_id, contact_id: part.contact?.id ?? '', turns });
  }
  return conversations;
}

const asTurn = (turn: campaigns.Turn): Turn => ({
  id: turn.id,
  conversation_id: turn.conversation_id,
  seq: turn.seq,
  speaker: turn.speaker as Turn['speaker'],
  text: turn.text,
  tags: turn.tags as Turn['tags'],
  ...(turn.question_id === undefined ? {} : { question_id: turn.question_id }),
});
