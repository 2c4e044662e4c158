/** A report on 14 interviews about the hand-over between shifts on a hospital ward. The text was written for these tests. */
import type { campaigns, reports } from '@insights/contracts';
import { outputs } from './ward-conclusions.fixture.ts';
import {
  CARDS,
  LENGTH,
  NOTES,
  PEOPLE,
  QUESTIONS,
  SAID,
  evidence,
  held,
  id,
  people,
  quotesOf,
  sides,
} from './ward-quotes.fixture.ts';

export const wardCampaign: campaigns.ReportInputs = {
  interview_id: id(1),
  name: 'Hand-over between shifts on ward 7',
  goal: 'Find out why hand-over fails at night, and what nurses do about it.',
  language: 'en',
  status: 'completed',
  report: null,
  completed_count: PEOPLE,
  tagged_count: PEOPLE,
  hidden_names: '',
  questions: [],
};

const findings: reports.Finding[] = [
  {
    id: 'f-1',
    text: 'Hand-over notes get lost because everybody keeps their own sheet.',
    kind: 'problem',
    theme_id: 'notes',
    is_headline: true,
    evidence: quotesOf(1, 2, 5),
    dissent_evidence: quotesOf(4),
    ...held(NOTES, [4]),
  },
  {
    id: 'f-2',
    text: 'Agency staff without access cards hold up the night shift.',
    kind: 'problem',
    theme_id: 'cards',
    is_headline: true,
    evidence: quotesOf(10, 11),
    dissent_evidence: quotesOf(13),
    ...held(CARDS, [13]),
  },
  {
    id: 'f-3',
    text: 'The hand-over takes too long because everything is read aloud.',
    kind: 'problem',
    theme_id: 'length',
    is_headline: true,
    evidence: quotesOf(14, 15),
    dissent_evidence: quotesOf(16),
    ...held(LENGTH, [2]),
  },
  {
    id: 'f-4',
    text: 'Missing notes have led to a dose being given twice.',
    kind: 'consequence',
    theme_id: 'notes',
    is_headline: false,
    evidence: quotesOf(3),
    dissent_evidence: [],
    ...held([3]),
  },
  {
    id: 'f-5',
    text: 'Nurses photograph the board with their own phones or ring from home.',
    kind: 'workaround',
    theme_id: 'notes',
    is_headline: false,
    evidence: quotesOf(6, 7),
    dissent_evidence: [],
    ...held([6, 7]),
  },
  {
    id: 'f-6',
    text: 'Some fear that a screen would end the conversation between shifts.',
    kind: 'worry',
    theme_id: 'length',
    is_headline: false,
    evidence: quotesOf(17),
    dissent_evidence: [],
    ...held([3]),
  },
];

const theme = (name: string, label: string, over: Partial<reports.KeyTheme>): reports.KeyTheme => ({
  id: name,
  label,
  description: '',
  keywords: [],
  mention_count: 12,
  conversation_count: 9,
  sentiment: 'negative',
  evidence: [],
  origin: 'emergent',
  question_id: null,
  dissent_evidence: [],
  is_corrected: false,
  kinds: [],
  ...held([]),
  ...over,
});

const key_themes: reports.KeyTheme[] = [
  theme('notes', 'Hand-over notes that get lost between shifts', {
    evidence: quotesOf(2, 1, 5),
    dissent_evidence: quotesOf(4),
    kinds: [
      { kind: 'problem', statements: 14, participants: 8 },
      { kind: 'workaround', statements: 5, participants: 4 },
      { kind: 'wish', statements: 6, participants: 5 },
      { kind: 'praise', statements: 2, participants: 1 },
    ],
    ...held(NOTES, [4]),
  }),
  theme('cards', 'Access cards for agency staff at night', {
    mention_count: 9,
    conversation_count: 6,
    evidence: quotesOf(11, 12),
    dissent_evidence: quotesOf(13),
    is_corrected: true,
    kinds: [
      { kind: 'problem', statements: 7, participants: 4 },
      { kind: 'worry', statements: 2, participants: 1 },
    ],
    ...held(CARDS, [13]),
  }),
  theme('length', 'The length of the hand-over', {
    mention_count: 8,
    conversation_count: 6,
    sentiment: 'mixed',
    evidence: quotesOf(15),
    dissent_evidence: quotesOf(16),
    ...held(LENGTH, [2]),
  }),
  theme('help', 'What would help', {
    origin: 'question',
    question_id: 'q4',
    sentiment: 'positive',
    evidence: quotesOf(8, 9),
    mention_count: 11,
    conversation_count: 8,
    ...held([1, 3, 8, 9, 12]),
  }),
];

const scale = (...counts: readonly number[]): reports.AnswerCount[] =>
  counts.map((count, index) => ({ value: String(index + 1), count }));

const question_results: reports.QuestionResult[] = [
  {
    question_id: 'q1',
    text: QUESTIONS[0] ?? '',
    kind: 'open',
    asked: 14,
    answered: 14,
    declined: 0,
    distribution: [],
    median: null,
    by_segment: [],
    points: [
      {
        text: 'Notes were lost.',
        evidence: quotesOf(1, 2),
        dissent_evidence: quotesOf(4),
        ...sides(NOTES, [4]),
      },
      {
        text: 'The door to the medication room stayed shut.',
        evidence: quotesOf(10),
        dissent_evidence: quotesOf(13),
        ...sides([10, 11, 12, 5], [13]),
      },
    ],
  },
  {
    question_id: 'q2',
    text: QUESTIONS[1] ?? '',
    kind: 'scale',
    asked: 14,
    answered: 13,
    declined: 1,
    distribution: scale(0, 1, 3, 3, 2, 1, 1, 2, 0, 0),
    median: 4,
    points: [],
    by_segment: [
      {
        attribute: 'shift',
        withheld: 1,
        segments: [
          { value: 'early', answered: 5, distribution: scale(0, 0, 0, 1, 1, 1, 0, 2, 0, 0) },
          { value: 'night', answered: 8, distribution: scale(0, 1, 3, 2, 1, 0, 1, 0, 0, 0) },
        ],
      },
    ],
  },
  {
    question_id: 'q3',
    text: QUESTIONS[2] ?? '',
    kind: 'choice',
    asked: 14,
    answered: 14,
    declined: 0,
    distribution: [
      { value: 'early', count: 2 },
      { value: 'late', count: 3 },
      { value: 'night', count: 9 },
      { value: 'It depends on who is on duty and how many patients came in', count: 0 },
    ],
    median: null,
    points: [],
    by_segment: [
      {
        attribute: 'role',
        withheld: 0,
        segments: [
          {
            value: 'nurse',
            answered: 10,
            distribution: [
              { value: 'early', count: 1 },
              { value: 'late', count: 2 },
              { value: 'night', count: 7 },
            ],
          },
          {
            value: 'agency nurse',
            answered: 4,
            distribution: [
              { value: 'early', count: 1 },
              { value: 'late', count: 1 },
              { value: 'night', count: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    question_id: 'q4',
    text: QUESTIONS[3] ?? '',
    kind: 'open',
    asked: 12,
    answered: 0,
    declined: 0,
    distribution: [],
    median: null,
    by_segment: [],
    points: [],
  },
];

export const wardVersion: reports.ReportVersion = {
  id: id(2),
  interview_id: wardCampaign.interview_id,
  version_number: 3,
  status: 'ready',
  trigger_reason: 'manual_regenerate',
  error_code: null,
  created_at: '2026-03-12T10:00:00.000Z',
  completed_at: '2026-03-12T10:00:02.000Z',
  redacted_at: null,
  conversation_count: PEOPLE,
  summary:
    'Hand-over fails at night above all because notes are lost. Nurses make up for it with private phones and calls from home.',
  outputs,
  key_themes,
  recommendations: [
    { text: 'Put the notes in one place that stays on the ward.', evidence: quotesOf(8, 9) },
    { text: 'Have temporary access cards ready before the night shift.', evidence: quotesOf(18) },
  ],
  evidence,
  findings,
  contradictions: [
    {
      id: 'c-1',
      subject: 'Reading the notes aloud',
      is_within_one: false,
      positive: {
        text: 'It is the only time when all think about a patient together.',
        participants: people(2),
        evidence: quotesOf(16),
      },
      negative: { text: 'It makes the hand-over too long.', participants: people(14, 1), evidence: quotesOf(14, 15) },
    },
  ],
  question_results,
  participants: Array.from({ length: PEOPLE }, (_each, index) => ({
    id: `P${index + 1}`,
    conversation_id: id(index + 1, 'a000'),
    contact_id: id(index + 1, 'b000'),
    speaker_label: index > 11 ? `SPEAKER_0${index - 11}` : null,
    language: 'en',
    statements: 20 + index,
  })),
  sample: {
    conversations: PEOPLE,
    participants: PEOPLE,
    statements: 312,
    languages: [
      { language: 'en', conversations: 13, is_full: true },
      { language: 'it', conversations: 1, is_full: false },
    ],
    excluded: [{ conversation_id: id(99, 'a000'), reason: 'nothing_to_use' }],
    unused: [
      { reason: 'small_talk', statements: 41 },
      { reason: 'too_short', statements: 17 },
      { reason: 'unsupported_language', statements: 9 },
    ],
  },
  saturation: {
    new_themes: [2, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    last_five: 0,
    coverage: 0.97,
    text: 'The last five interviews added no new theme. About 97% of all themes are likely to be known.',
  },
  grouping: {
    is_significant: true,
    p_value: 0.01,
    permutations: 999,
    text: 'The groups below differ more than 99% of 999 random groupings.',
  },
  method: {
    engine: 'builtin',
    engine_version: '2.0',
    model: null,
    steps: [
      'Each sentence of a participant was classified by what it does.',
      'Sentences about the same subject were put together as themes.',
    ],
    limits: [
      'Fourteen interviews show what occurs, not how often it occurs elsewhere.',
      'Irony may have been taken literally.',
    ],
    dropped_quotes: 0,
    dropped_claims: 0,
    contradicted_claims: 0,
    unanswered_requests: 0,
  },
  conversation_summaries: SAID.slice(0, PEOPLE).map(([person, , , quote], index) => ({
    conversation_id: id(person, 'a000'),
    participants: [`P${person}`],
    language: 'en',
    points: [
      { text: quote, evidence: quotesOf(index + 1) },
      { text: 'Would like one place for notes.', evidence: quotesOf(8) },
    ],
  })),
};
