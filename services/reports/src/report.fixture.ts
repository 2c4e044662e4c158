import { type campaigns, reports } from '@insights/contracts';

const EMPTY = new Uint8Array();

/** Parts of a report for tests: fields that a test does not name are empty. */
export const evidenceRow = (given: Partial<reports.Evidence>): reports.Evidence => ({
  ...reports.Evidence.decode(EMPTY),
  start: 0,
  end: given.quote?.length ?? 0,
  verified: true,
  kind: 'fact',
  polarity: 'neutral',
  ...given,
});

export const keyTheme = (given: Partial<reports.KeyTheme>): reports.KeyTheme => ({
  ...reports.KeyTheme.decode(EMPTY),
  sentiment: 'neutral',
  origin: 'emergent',
  ...given,
});

export const finding = (given: Partial<reports.Finding>): reports.Finding => ({
  ...reports.Finding.decode(EMPTY),
  kind: 'problem',
  ...given,
});

export const roadmapItem = (given: Partial<reports.RoadmapItem>): reports.RoadmapItem => ({
  ...reports.RoadmapItem.decode(EMPTY),
  effort: 'unknown',
  ...given,
});

export const persona = (given: Partial<reports.Persona>): reports.Persona => ({
  ...reports.Persona.decode(EMPTY),
  ...given,
});

export const questionResult = (given: Partial<reports.QuestionResult>): reports.QuestionResult => ({
  ...reports.QuestionResult.decode(EMPTY),
  ...given,
});

export const reportVersion = (given: Partial<reports.ReportVersion>): reports.ReportVersion => ({
  ...reports.ReportVersion.decode(EMPTY),
  ...given,
});

export const reportInputs = (given: Pick<campaigns.ReportInputs, 'name'>): campaigns.ReportInputs => ({
  interview_id: '019a0000-0000-7000-8000-000000000001',
  goal: 'Why hand-over fails.',
  language: 'en',
  status: 'active',
  report: null,
  completed_count: 3,
  tagged_count: 3,
  hidden_names: '',
  questions: [],
  ...given,
});
