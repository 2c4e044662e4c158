import type { campaigns, sessions } from '@insights/contracts';
import type { InterviewInput, Question, Template, Turn } from '../../engine/index.ts';

/** A session as the engine knows it. What an older or newer campaigns service may say beyond it is read as the plainest case. */
export function inputOf(
  session: sessions.ClaimedSession,
  turns: readonly sessions.StoredTurn[],
  now_ms: number,
): InterviewInput {
  const { name, goal, language, max_duration_minutes, template } = session;
  return {
    campaign: { name, goal, language, max_duration_minutes },
    ...(template ? { template: templateOf(template) } : {}),
    questions: session.questions.map(questionOf),
    turns: turns.map(turnOf),
    now_ms,
    // Who comes back says so by writing; a session that changes hands is no return.
    resumed: false,
  };
}

function templateOf({ persona, tone, probing }: sessions.AgentTemplate): Template {
  return {
    persona,
    tone: oneOf(tone, ['warm', 'neutral', 'brief']) ?? 'warm',
    probing: oneOf(probing, ['light', 'normal', 'deep']) ?? 'normal',
  };
}

function questionOf({ kind, topic, ...question }: campaigns.Question): Question {
  return {
    ...question,
    kind: oneOf(kind, ['open', 'scale', 'choice']) ?? 'open',
    ...(topic === null ? {} : { topic }),
  };
}

function turnOf({ seq, speaker, text, question_id, note }: sessions.StoredTurn): Turn {
  const who = oneOf(speaker, ['interviewer', 'participant']) ?? 'participant';
  return { seq, speaker: who, text, question_id, note };
}

function oneOf<const T extends string>(value: string, known: readonly T[]): T | undefined {
  return known.find((each) => each === value);
}
