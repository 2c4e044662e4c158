import { campaigns, wordsOf } from '@insights/contracts';
import type { InterviewInput, Question } from '../engine/index.ts';

/** What a rehearsal needs of a campaign. */
export type RehearsedGuide = Pick<InterviewInput, 'campaign' | 'questions'>;

/** A guide that cannot be rehearsed; the message says what to change. */
export class GuideError extends Error {
  override name = 'GuideError';
}

const DEFAULT_MINUTES = 30;
const MOST_QUESTIONS = 200;
const KINDS = wordsOf(campaigns.QuestionKind);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a guide as the API returns a campaign, or as it takes one: `{name, language, questions[], settings}`. Errors: GuideError. */
export function guideOf(value: unknown): RehearsedGuide {
  if (!isRecord(value) || !Array.isArray(value['questions']))
    throw new GuideError('A guide is a JSON object with a list "questions".');
  const { name, language, questions, settings } = value;
  if (questions.length === 0 || questions.length > MOST_QUESTIONS)
    throw new GuideError(`A guide has between 1 and ${MOST_QUESTIONS} questions.`);
  const rules = isRecord(settings) ? settings : {};
  return {
    campaign: {
      name: typeof name === 'string' ? name : 'Interview',
      goal: '',
      language: typeof language === 'string' ? language : 'en',
      max_duration_minutes: numberOr(rules['max_duration_minutes'], DEFAULT_MINUTES),
      probing_mode: rules['probing'] === 'standard' ? 'standard' : 'adaptive',
      minors: rules['minors'] === 'continue' ? 'continue' : 'stop',
      max_probes_total: numberOr(rules['max_probes_total'], null),
      support_text: {},
      contact_email: typeof rules['contact_email'] === 'string' ? rules['contact_email'] : null,
      locale: null,
      languages: [typeof language === 'string' ? language : 'en'],
    },
    questions: questions.map(questionFrom),
  };
}

const numberOr = <T>(value: unknown, other: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function questionFrom(value: unknown, index: number): Question {
  if (!isRecord(value) || typeof value['text'] !== 'string' || value['text'].trim() === '')
    throw new GuideError(`Question ${index + 1} has no text.`);
  const kind = KINDS.find((known) => known === (value['kind'] ?? 'open'));
  if (kind === undefined) throw new GuideError(`Question ${index + 1}: "kind" is one of ${KINDS.join(', ')}.`);
  const { id, text, topic, learn, required } = value;
  return {
    id: typeof id === 'string' ? id : `q${index + 1}`,
    text,
    kind,
    options: texts(value['options']),
    required: required !== false,
    max_probes: numberOr(value['max_probes'], 2),
    probe_when: texts(value['probe_when']),
    topic: typeof topic === 'string' ? topic : null,
    min: numberOr(value['min'], null),
    max: numberOr(value['max'], null),
    unit: typeof value['unit'] === 'string' ? value['unit'] : null,
    learn: typeof learn === 'string' ? learn : null,
    translations: {},
  };
}
