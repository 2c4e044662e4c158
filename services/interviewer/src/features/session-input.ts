import type { campaigns, sessions } from '@insights/contracts';
import type { InterviewInput, Question, Template, Turn } from '../engine/index.ts';

/** A session as the engine's input. Words that this version does not know are read as the plainest case. */
export function inputOf(
  { name, goal, language, max_duration_minutes, template, questions }: sessions.ClaimedSession,
  turns: Turn[],
  now_ms: number,
): InterviewInput {
  return {
    campaign: { name, goal, language, max_duration_minutes },
    template: template && templateOf(template),
    questions: questions.map(questionOf),
    turns,
    now_ms,
    // A participant returns by writing a message, and a session that changes hands is no return.
    resumed: false,
  };
}

export function turnOf({ seq, speaker, text, question_id, note }: sessions.StoredTurn): Turn {
  return { seq, speaker: oneOf(speaker, ['interviewer', 'participant'], 'participant'), text, question_id, note };
}

function templateOf({ persona, tone, probing }: sessions.AgentTemplate): Template {
  return {
    persona,
    tone: oneOf(tone, ['warm', 'neutral', 'brief'], 'warm'),
    probing: oneOf(probing, ['light', 'normal', 'deep'], 'normal'),
  };
}

const questionOf = (question: campaigns.Question): Question => ({
  ...question,
  kind: oneOf(question.kind, ['open', 'scale', 'choice'], 'open'),
});

function oneOf<const T extends string>(value: string, known: readonly T[], plainest: T): T {
  return known.find((each) => each === value) ?? plainest;
}
