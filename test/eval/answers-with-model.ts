/**
 * Answers questions to interviews of `INSIGHTS_DATA_DIR` with a language model (`MODEL_*`, `JUDGE_MODEL_*`), and by rules:
 *
 *     node test/eval/answers-with-model.ts practitioners|consultations FOLDER QUESTIONS.json [--first N] [--floor]
 *
 * FOLDER has the `report.json` that `report-with-model.ts` wrote there, and keeps what the model answers. QUESTIONS.json is a list of
 * `{id, question}`. Writes `answered.md` (with `--floor` `passages.md`), which names neither model nor rules, for judges.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Ask } from '../../services/reports/src/analysis/asks.ts';
import {
  type DataAnswer,
  type QuestionTask,
  answerQuestion,
} from '../../services/reports/src/analysis/answer/index.ts';
import { concurrently } from '../../services/reports/src/features/generate-report/concurrently.ts';
import { readReport } from './judging/transcripts.ts';
import { ModelByFolder } from './model-by-folder.ts';
import { firstOf } from './named-corpora.ts';
import { inputOf } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string' }, floor: { type: 'boolean', default: false } },
});
const [name = '', folder = '', file = ''] = positionals;
if (file === '') throw new Error('name practitioners or consultations, a folder, and a file of questions');
const { campaign, questions, readings } = inputOf(firstOf(name, values.first));
const report = readReport(join(folder, 'report.json'));
const asked = JSON.parse(readFileSync(file, 'utf8')) as { id: string; question: string }[];

const taskOf = (question: string): QuestionTask => ({
  question,
  campaign,
  questions,
  version: report,
  conversations: null,
  admitted: report.evidence.map(({ id }) => id),
  only_cited: false,
  asked_campaigns: 1,
  has_model: !values.floor,
});

const model = values.floor ? null : new ModelByFolder(folder);
const given = new Map<string, DataAnswer>();
for (;;) {
  const missing: Ask[] = [];
  for (const { id, question } of asked) {
    const step = answerQuestion(taskOf(question), readings, model?.answers ?? new Map());
    if ('done' in step) given.set(id, step.done);
    else missing.push(...step.asks);
  }
  if (missing.length === 0 || model === null) break;
  await concurrently(missing, missing.length, (each) => model.ask(each));
}
writeFileSync(join(folder, values.floor ? 'passages.md' : 'answered.md'), asked.map(sheetOf).join('\n'));

function sheetOf({ id, question }: { id: string; question: string }): string {
  const answer = given.get(id);
  if (answer === undefined) throw new Error(`no answer to ${id}`);
  const rows = new Map(answer.evidence.map((row) => [row.id, row]));
  const quoted = (each: string, indent: string): string[] => {
    const row = rows.get(each);
    if (!row) return [];
    const asked_before = row.asked === null ? '' : ` (asked: ${row.asked})`;
    const by = row.speaker === 'interviewer' ? `Interviewer to ${row.participant}` : row.participant;
    return [`${indent}- ${by}: ${row.before} **${row.quote}** ${row.after}${asked_before}`];
  };
  const said = answer.sentences.flatMap(({ text, evidence }, n) => [
    `${n + 1}. ${text}`,
    ...evidence.flatMap((each) => quoted(each, '   ')),
  ]);
  const topics = answer.topics.map(
    (each) =>
      `- ${each.label}: ${each.support_count} ${each.author === 'floor' ? 'use its words' : 'say so'} (${each.supporters.join(', ')}), ${each.dissent_count} say the opposite (${each.dissenters.join(', ')})`,
  );
  const shown = answer.sentences.length > 0 ? [] : answer.passages.flatMap((each) => quoted(each, ''));
  return [`## ${id}. ${question}`, '', answer.message, ...said, ...shown, ...topics, ''].join('\n');
}
