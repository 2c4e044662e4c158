/**
 * Answers a question to the data of a campaign. Two answerers with one contract: `model` proposes sentences that are proven like the claims
 * of a report; the floor composes nothing, and stands wherever nothing is proven.
 */
import { type Answers, Desk, type Step } from '../asks.ts';
import type { Reading } from '../types.ts';
import { answerByRules, citedBy, declinedBy, languageIn, suggestionsFor } from './floor.ts';
import { materialOf } from './material.ts';
import { type ModelAnswer, answerWith } from './model.ts';
import { type Asked, askedOf } from './nearest.ts';
import { evidenceOf, topicOf, withTranslations } from './shown.ts';
import type { DataAnswer, QuestionTask } from './types.ts';

export type { AnswerSentence, AnswerTopic, DataAnswer, QuestionTask } from './types.ts';

export function answerQuestion(task: QuestionTask, readings: readonly Reading[], answers: Answers): Step<DataAnswer> {
  const step = answerIn(task, readings, answers);
  return 'asks' in step ? step : { done: withTranslations(step.done, task) };
}

function answerIn(task: QuestionTask, readings: readonly Reading[], answers: Answers): Step<DataAnswer> {
  const material = materialOf(task, readings, languageIn(task));
  const asked = askedOf(task, material.corpus);
  const floor = answerByRules(task, asked, material);
  if (!task.has_model) return { done: floor };
  const desk = new Desk(answers);
  const answer = answerWith(desk, task, material);
  if (desk.missing.length > 0) return { asks: desk.missing };
  if (answer === undefined) throw new Error('an answer is not done, but asks nothing');
  if (answer === null) return { done: floor };
  if (answer === 'declined')
    return { done: { ...floor, status: 'declined', author: 'model', message: declinedBy(task, asked, 'declined') } };
  return { done: answered(answer, { task, asked, material, floor }) };
}

function answered(
  { sentences, passages }: Exclude<ModelAnswer, 'declined' | null>,
  from: {
    task: QuestionTask;
    asked: Asked;
    material: ReturnType<typeof materialOf>;
    floor: DataAnswer;
  },
): DataAnswer {
  const { corpus, matrix, proof } = from.material;
  // A theme of the rules says who uses its words, which is no balance of what is answered.
  const judged = matrix.filter(({ code }) => code.author !== 'floor');
  const ids = new Set(judged.map(({ code }) => code.id));
  const told = sentences.map((each) => ({ ...each, theme_ids: each.theme_ids.filter((id) => ids.has(id)) }));
  const themes = new Set(told.flatMap(({ theme_ids }) => theme_ids));
  const topics = judged.filter(({ code }) => themes.has(code.id)).map((row) => topicOf(row, proof));
  const cited = sentences.flatMap(({ evidence }) => evidence).flatMap((id) => passages.get(id) ?? []);
  const rows = [...cited, ...citedBy(topics, proof)].map((each) => evidenceOf(each, corpus));
  return {
    status: 'answered',
    author: 'model',
    message: '',
    sentences: told,
    topics,
    passages: from.floor.passages,
    suggestions: suggestionsFor(from.task, from.asked, from.material),
    evidence: [...new Map([...rows, ...from.floor.evidence].map((row) => [row.id, row])).values()],
  };
}
