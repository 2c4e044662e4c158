import { campaigns, sessions, wordsOf } from '@insights/contracts';
import type { InterviewInput, Question, Template } from '../engine/index.ts';

/** What a rehearsal needs of a campaign. */
export type RehearsedGuide = Pick<InterviewInput, 'campaign' | 'questions' | 'template'>;

/** A guide that cannot be rehearsed; the message says what to change. */
export class GuideError extends Error {
  override name = 'GuideError';
}

const DEFAULT_MINUTES = 30;
const MOST_QUESTIONS = 200;
const TONES = wordsOf(sessions.Tone);
const PROBINGS = wordsOf(sessions.Probing);
const KINDS = wordsOf(campaigns.QuestionKind);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a guide as the API returns a campaign, or as it takes one: `{name, language, questions[], settings}`. Errors: GuideError. */
export function guideOf(value: unknown): RehearsedGuide {
  if (!isRecord(value) || !Array.isArray(value['questions']))
    throw new GuideError('A guide is a JSON object with a list "questions".');
  const { name, goal, language, questions, settings, agent_template } = value;
  if (questions.length === 0 || questions.length > MOST_QUESTIONS)
    throw new GuideError(`A guide has between 1 and ${MOST_QUESTIONS} questions.`);
  const rules = isRecord(settings) ? settings : {};
  const own = textOr(language, 'en');
  const read = questions.map(questionFrom);
  return {
    campaign: {
      name: textOr(name, 'Interview'),
      goal: textOr(goal, ''),
      language: own,
      max_duration_minutes: numberOr(rules['max_duration_minutes'], DEFAULT_MINUTES),
      probing_mode: rules['probing'] === 'standard' ? 'standard' : 'adaptive',
      minors: rules['minors'] === 'continue' ? 'continue' : 'stop',
      max_probes_total: numberOr(rules['max_probes_total'], null),
      support_text: {},
      contact_email: textOr(rules['contact_email'], null),
      locale: null,
      languages: [own, ...translatedInto(read).filter((each) => each !== own)],
    },
    template: isRecord(agent_template) ? templateFrom(agent_template) : null,
    questions: read,
  };
}

const numberOr = <T>(value: unknown, other: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other);

/** The languages that every question is translated into. */
const translatedInto = ([first, ...others]: Question[]): string[] =>
  Object.keys(first?.translations ?? {}).filter((each) => others.every(({ translations }) => translations[each]));

const templateFrom = ({ persona, tone, probing }: Record<string, unknown>): Template => ({
  persona: textOr(persona, ''),
  tone: TONES.find((known) => known === tone) ?? 'warm',
  probing: PROBINGS.find((known) => known === probing) ?? 'normal',
});

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function questionFrom(value: unknown, index: number): Question {
  if (!isRecord(value) || typeof value['text'] !== 'string' || value['text'].trim() === '')
    throw new GuideError(`Question ${index + 1} has no text.`);
  const kind = KINDS.find((known) => known === (value['kind'] ?? 'open'));
  if (kind === undefined) throw new GuideError(`Question ${index + 1}: "kind" is one of ${KINDS.join(', ')}.`);
  const { id, text, topic, learn, required, translations } = value;
  return {
    id: typeof id === 'string' ? id : `q${index + 1}`,
    text,
    kind,
    options: texts(value['options']),
    option_ids: texts(value['option_ids']),
    required: required !== false,
    max_probes: numberOr(value['max_probes'], 2),
    probe_when: texts(value['probe_when']),
    topic: textOr(topic, null),
    min: numberOr(value['min'], null),
    max: numberOr(value['max'], null),
    unit: textOr(value['unit'], null),
    learn: textOr(learn, null),
    translations: translationsFrom(translations),
  };
}

const translationsFrom = (value: unknown): Question['translations'] =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([language, own]) =>
      isRecord(own) && typeof own['text'] === 'string'
        ? [[language, { text: own['text'], options: texts(own['options']) }]]
        : [],
    ),
  );
