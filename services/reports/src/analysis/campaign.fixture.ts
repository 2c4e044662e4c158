import type { Answer, Assignment, Code, Coding, Observation, Reading, ReadTurn } from './types.ts';

/** A conversation in which each text is a turn and an observation. */
export function readingOf(
  id: string,
  texts: readonly string[],
  given: Partial<Reading> & { about?: readonly (string | null)[] } = {},
): Reading {
  const { about = [], ...rest } = given;
  const participant = given.participants?.[0] ?? '';
  const turns = texts.map((text, seq): ReadTurn => ({
    id: `${id}-t${seq}`,
    seq,
    text,
    participant,
    asked: 'How do you work?',
    asked_turn_id: null,
    question_id: null,
    started_ms: null,
  }));
  const observations = turns.map(({ id: turn_id, text }, seq): Observation => ({
    id: `${id}-o${seq}`,
    participant,
    passage: { turn_id, start: 0, end: text.length },
    gist: text,
    kind: 'problem',
    stance: 'negative',
    about: about[seq] ?? null,
    question_id: null,
    author: 'floor',
  }));
  return {
    conversation_id: id,
    contact_id: `contact of ${id}`,
    started_at: null,
    language: 'en',
    participants: [participant],
    turns,
    asked: [],
    observations,
    answers: [],
    points: [],
    ...rest,
  };
}

export const codeOf = (id: string, given: Partial<Code> = {}): Code => ({
  id,
  name: id,
  definition: '',
  includes: '',
  excludes: '',
  question_ids: [],
  author: 'model',
  locked: false,
  generation: 1,
  terms: [],
  ...given,
});

export const answerOf = (question_id: string, status: Answer['status'], participant = ''): Answer => ({
  question_id,
  participant,
  status,
  gist: null,
  passages: [],
  author: 'model',
});

export const coding = (observation_id: string, code_id: string, relation: Coding['relation'] = 'supports'): Coding => ({
  observation_id,
  code_id,
  relation,
});

export const assignmentOf = (codings: readonly Coding[], given: Partial<Assignment> = {}): Assignment => ({
  codings,
  unclear: [],
  unclassified: new Map(),
  ...given,
});
