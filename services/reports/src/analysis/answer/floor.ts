import { type Language, detectLanguage, languageOf } from '@insights/language';
import type { Row } from '../types.ts';
import type { Material } from './material.ts';
import { type Asked, bestOf } from './nearest.ts';
import { citedOf, evidenceOf, topicOf } from './shown.ts';
import { declinedMessage, passagesMessage, questionAbout } from './texts.ts';
import type { AnswerTopic, DataAnswer, QuestionTask } from './types.ts';

const MAX_PASSAGES = 6;
/** Where none speaks of the question. */
const MAX_NEAREST = 3;
const MAX_TOPICS = 5;
const MAX_SUGGESTIONS = 5;
/** Questions of the guide that a declined answer names. */
const MAX_ASKED = 2;

/** The language that a question is written in, else the campaign's. */
export const languageOfQuestion = ({ question, language }: { question: string; language: string }): Language =>
  detectLanguage(question) ?? languageOf(language) ?? 'en';

export const languageIn = ({ question, campaign }: QuestionTask): Language =>
  languageOfQuestion({ question, language: campaign.language });

/** Rows that speak of what is asked: by their words, or all findings if the question is the campaign's own. */
export function rowsFor(asked: Asked, { campaign }: QuestionTask, { matrix }: Material): Row[] {
  const isGoal = asked.isMost(`${campaign.name} ${campaign.goal}`);
  const rated = matrix.map((row) => {
    const { name, definition, includes } = row.code;
    const text = `${name} ${definition} ${includes}`;
    return { row, isAbout: isGoal || asked.isAbout(text), weight: asked.weightOf(text) };
  });
  return rated
    .filter(({ row, isAbout }) => row.balance.support_count > 0 && isAbout)
    .toSorted((a, b) => b.weight - a.weight || b.row.balance.support_count - a.row.balance.support_count)
    .map(({ row }) => row);
}

/** Composes nothing: passages as they were said, how many speak of it by the codes, and what can be asked. */
export function answerByRules(task: QuestionTask, asked: Asked, material: Material): DataAnswer {
  const { proof, corpus } = material;
  const rows = rowsFor(asked, task, material).slice(0, MAX_TOPICS);
  const near = asked.near.filter((each) => asked.isNear(each));
  const said = bestOf(near, MAX_PASSAGES).map(citedOf);
  // The campaign's own question is answered by its codes, in whatever words people speak of them.
  const typical = oneOfEach(rows).flatMap((id) => proof.passages.get(id) ?? []);
  const passages = [...new Map([...said, ...typical].map((each) => [each.observation.id, each])).values()];
  const isFound = passages.length > 0;
  // What is nearest is offered as such.
  const nearest = isFound || asked.near.length > 0 ? asked.near : asked.alike();
  const shown = isFound ? passages.slice(0, MAX_PASSAGES) : bestOf(nearest, MAX_NEAREST).map(citedOf);
  const ids = shown.map(({ observation }) => observation.id);
  const topics = rows.map((row) => topicOf(row, proof));
  const language = languageIn(task);
  return {
    status: isFound ? 'passages' : 'declined',
    author: 'floor',
    message: isFound ? passagesMessage(language) : declinedBy(task, asked, 'unfound'),
    sentences: [],
    topics: isFound ? topics : [],
    passages: ids,
    suggestions: suggestionsFor(task, asked, material),
    evidence: [...shown, ...citedBy(isFound ? topics : [], proof)].map((each) => evidenceOf(each, corpus)),
  };
}

export const citedBy = (topics: readonly AnswerTopic[], { passages }: Material['proof']) =>
  topics.flatMap(({ evidence, dissent_evidence }) =>
    [...evidence, ...dissent_evidence].flatMap((id) => passages.get(id) ?? []),
  );

/** Of each row one passage of somebody new, then one against it. */
function oneOfEach(rows: readonly Row[]): string[] {
  const heard = new Set<number>();
  const supporting = rows.flatMap(({ cells }) => {
    const speaking = cells.flatMap(({ supports }, person) =>
      supports.length > 0 ? [{ person, id: supports[0] }] : [],
    );
    const first = speaking.find(({ person }) => !heard.has(person)) ?? speaking[0];
    if (first) heard.add(first.person);
    return first?.id ?? [];
  });
  return [...supporting, ...rows.flatMap(({ cells }) => cells.flatMap(({ contradicts }) => contradicts).slice(0, 1))];
}

export function declinedBy(task: QuestionTask, asked: Asked, why: 'declined' | 'unfound'): string {
  const guide = byNearness(
    task.questions.map(({ text }) => text),
    asked,
  );
  return declinedMessage(languageIn(task), why, guide.slice(0, MAX_ASKED));
}

/** Questions of the guide that are near, then the widest themes, then the rest of the guide. */
export function suggestionsFor(task: QuestionTask, asked: Asked, { matrix }: Material): string[] {
  const language = languageOf(task.campaign.language) ?? 'en';
  const guide = byNearness(
    task.questions.map(({ text }) => text),
    asked,
  );
  const themes = matrix
    .filter(({ balance }) => balance.support_count > 0)
    .toSorted((a, b) => b.balance.support_count - a.balance.support_count)
    .map(({ code }) => questionAbout(code.name, language));
  const near = guide.filter((text) => asked.weightOf(text) > 0);
  const all = [...near, ...themes.slice(0, MAX_SUGGESTIONS - 2), ...guide, ...themes];
  return [...new Set(all)].filter((text) => text !== task.question).slice(0, MAX_SUGGESTIONS);
}

const byNearness = (texts: readonly string[], asked: Asked): string[] =>
  texts.toSorted((a, b) => asked.weightOf(b) - asked.weightOf(a));
