import { type campaigns, knownOr, type rehearsals, type sessions } from '@insights/contracts';
import type { InterviewInput, Question, Template, Turn } from '../engine/index.ts';

/** What an interview is conducted by. The same for all its turns. */
export type Guide = Pick<InterviewInput, 'campaign' | 'template' | 'questions'>;

/** What a session and a rehearsal are conducted by. */
type Conducted = Omit<rehearsals.RehearsedGuide, 'participants' | 'trial'> & Pick<sessions.ClaimedSession, 'locale'>;

/** A guide as the engine takes it. Words that this version does not know are read as the plainest case. */
export function guideOf({
  name,
  goal,
  language,
  max_duration_minutes,
  template,
  questions,
  ...rules
}: Conducted): Guide {
  return {
    campaign: {
      name,
      goal,
      language,
      max_duration_minutes,
      probing_mode: knownOr(rules.probing_mode, 'adaptive'),
      max_probes_total: rules.max_probes_total,
      support_text: rules.support_text,
      contact_email: rules.contact_email,
      locale: rules.locale,
      minors: knownOr(rules.minors, 'stop'),
      languages: rules.languages,
    },
    template: template && templateOf(template),
    questions: questions.map(questionOf),
  };
}

/** An interview as the engine decides on it; `now_ms` is the database's time since it began. */
export const inputOf = (guide: Guide, turns: Turn[], now_ms: number): InterviewInput => ({
  ...guide,
  turns,
  now_ms,
  // A participant returns by writing a message, and a session that changes hands is no return.
  resumed: false,
});

export const turnOf = ({ speaker, note, ...turn }: sessions.StoredTurn): Turn => ({
  ...turn,
  speaker: knownOr(speaker, 'participant'),
  note: note === '' ? null : note,
});

const templateOf = ({ persona, tone, probing }: sessions.AgentTemplate): Template => ({
  persona,
  tone: knownOr(tone, 'warm'),
  probing: knownOr(probing, 'normal'),
});

const questionOf = ({ kind, ...question }: campaigns.Question): Question => ({
  ...question,
  kind: knownOr(kind, 'open'),
});
