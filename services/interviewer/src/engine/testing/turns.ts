import type { Campaign, Question, Turn } from '../index.ts';

/** A campaign of 30 minutes in English with adaptive probing unless `more` says otherwise. */
export const campaignOf = (name: string, more: Partial<Campaign> = {}): Campaign => ({
  name,
  goal: '',
  language: 'en',
  max_duration_minutes: 30,
  probing_mode: 'adaptive',
  max_probes_total: null,
  support_text: {},
  contact_email: null,
  locale: null,
  minors: 'stop',
  languages: [],
  ...more,
});

/** An interviewer's turn; without a note unless one is given. */
export const asked = (seq: number, text: string, more: Partial<Turn> = {}): Turn => ({
  seq,
  speaker: 'interviewer',
  text,
  question_id: null,
  note: null,
  said_ms: 0,
  is_pasted: false,
  is_spoken: false,
  ...more,
});

export const said = (seq: number, text: string): Turn => ({
  seq,
  speaker: 'participant',
  text,
  question_id: null,
  note: null,
  said_ms: 0,
  is_pasted: false,
  is_spoken: false,
});

/** An open, required question with two probes unless `more` says otherwise. */
export const questionOf = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  id,
  text,
  kind: 'open',
  options: [],
  required: true,
  max_probes: 2,
  probe_when: [],
  topic: null,
  learn: null,
  min: null,
  max: null,
  unit: null,
  option_ids: [],
  translations: {},
  ...more,
});
