import type { Language } from '@insights/language';
import { nextMove } from '../index.ts';
import type { InterviewInput, Move, Turn } from '../index.ts';
import { asked, campaignOf, questionOf, said } from './turns.ts';

export const SUPPORT: Record<Language, string> = {
  en: 'You can call 116 123 (Samaritans), day and night.\nIn danger: 999.',
  de: 'Die Telefonseelsorge ist Tag und Nacht da: 0800 111 0 111.',
  fr: 'Le 3114 répond jour et nuit.',
  es: 'El 024 atiende día y noche.',
};

/** With support texts. */
export const campaign = campaignOf('Shifts', {
  support_text: SUPPORT,
  contact_email: 'team@example.org',
  languages: ['en', 'de'],
});

export const questions = [
  questionOf('walk', 'Could you walk me through your last shift?', {
    translations: { de: { text: 'Wie war Ihre letzte Schicht?', options: [] } },
  }),
  questionOf('sure', 'How sure are you, from 1 to 10?', {
    kind: 'scale',
    translations: { de: { text: 'Wie sicher sind Sie, von 1 bis 10?', options: [] } },
  }),
  questionOf('wish', 'What would you change first?', {
    translations: { de: { text: 'Was würden Sie zuerst ändern?', options: [] } },
  }),
];

/** Plays the given messages and returns every move; a list is sent as several messages at once. */
export function interview(messages: readonly (string | readonly string[])[], more: Partial<InterviewInput> = {}) {
  const turns: Turn[] = [];
  const moves: Move[] = [];
  const input = { campaign, template: null, questions, ...more };
  let now_ms = 0;
  const speak = (): Move => {
    const move = nextMove({ ...input, turns: [...turns], now_ms, resumed: false });
    moves.push(move);
    turns.push(asked(turns.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    return move;
  };
  speak();
  for (const message of messages) {
    for (const text of typeof message === 'string' ? [message] : message) turns.push(said(turns.length + 1, text));
    now_ms += 10_000;
    speak();
  }
  return { turns, moves, last: moves.at(-1) as Move, input };
}
