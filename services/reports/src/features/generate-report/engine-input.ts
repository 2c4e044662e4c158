import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Deps } from '../../deps.ts';
import type { Conversation, EngineInput, Question, Turn } from '../../engine/types.ts';

const TRANSCRIPTS_TIMEOUT_MS = 120_000;

/** Everything completed in a campaign, as the engine takes it. Errors: `not_found`. */
export async function loadEngineInput(
  { campaigns }: Pick<Deps, 'campaigns'>,
  principal: Principal,
  interviewId: string,
): Promise<EngineInput> {
  const inputs = await campaigns.getReportInputs({ interview_id: interviewId }, { principal });
  const conversations: Conversation[] = [];
  const stream = campaigns.streamTranscripts(
    { interview_id: interviewId },
    { principal, timeout_ms: TRANSCRIPTS_TIMEOUT_MS },
  );
  for await (const transcript of stream) conversations.push(asConversation(transcript));
  return {
    campaign: { id: interviewId, name: inputs.name, goal: inputs.goal, language: inputs.language },
    questions: asQuestions(inputs.questions),
    conversations,
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

export function asConversation(transcript: campaigns.Transcript): Conversation {
  return {
    id: transcript.conversation_id,
    contact_id: transcript.contact?.id ?? '',
    turns: transcript.turns.map((turn): Turn => ({
      id: turn.id,
      conversation_id: turn.conversation_id,
      seq: turn.seq,
      speaker: turn.speaker as Turn['speaker'],
      text: turn.text,
      tags: turn.tags as Turn['tags'],
      ...(turn.question_id === undefined ? {} : { question_id: turn.question_id }),
    })),
  };
}
