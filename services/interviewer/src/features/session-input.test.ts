import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { guideOf, inputOf, turnOf } from './session-input.ts';

const session: sessions.ClaimedSession = {
  session_id: 's',
  workspace_id: 'w',
  fence: 1,
  open_seq: null,
  interview_id: 'i',
  name: 'Hand-over',
  goal: 'Why hand-over fails',
  language: 'en',
  max_duration_minutes: 30,
  questions: [
    {
      id: 'q',
      text: 'Which shift is worst?',
      kind: 'unspecified',
      options: [],
      required: true,
      max_probes: 1,
      probe_when: [],
      topic: null,
      learn: null,
      min: null,
      max: null,
      unit: null,
      option_ids: [],
      translations: {},
    },
  ],
  template: {
    id: 't',
    name: 'Calm',
    version: 1,
    persona: 'A patient nurse',
    tone: 'unspecified',
    probing: 'deep',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
  },
  turns: [],
  started_at: '2026-01-01T00:00:00.000Z',
  elapsed_ms: 0,
  probing_mode: 'adaptive',
  max_probes_total: null,
  support_text: {},
  languages: ['en'],
  locale: null,
  minors: 'stop',
  conversation_language: null,
  contact_email: null,
};

test('words that this version does not know are read as the plainest case', () => {
  const { template, questions } = guideOf(session);
  assert.deepEqual(template, { persona: 'A patient nurse', tone: 'warm', probing: 'deep' });
  assert.equal(questions[0]?.kind, 'open');
  const unknown = turnOf({
    seq: 1,
    speaker: 'unspecified',
    text: 'Yes.',
    question_id: null,
    note: '',
    said_ms: 0,
    is_pasted: false,
    is_spoken: false,
  });
  assert.deepEqual(unknown, {
    seq: 1,
    speaker: 'participant',
    text: 'Yes.',
    question_id: null,
    note: null,
    said_ms: 0,
    is_pasted: false,
    is_spoken: false,
  });
});

test('a session without a template keeps none, and time is taken from the database', () => {
  const input = inputOf(guideOf({ ...session, template: null }), [], 5_000);
  assert.deepEqual([input.template, input.now_ms, input.resumed], [null, 5_000, false]);
});
