/**
 * Records the answers of a language model (`MODEL_*`, `JUDGE_MODEL_*`) that the demo's main report is made of. Only what is not recorded
 * yet is asked:
 *
 *     MODEL_PROVIDER=openai MODEL_BASE_URL=… MODEL_NAME=… npm run record-answers -- "what a report names as its model"
 *
 * Until all is answered, `.local/recorded-answers/` keeps what there is.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Ask, CUT } from '../services/reports/src/analysis/asks.ts';
import { concurrently } from '../services/reports/src/features/generate-report/concurrently.ts';
import { readRecording } from '../services/reports/src/features/generate-report/recording.ts';
import { demoStep } from '../deploy/local/demo-report.ts';
import { RECORDING, root } from '../deploy/local/services.ts';
import { ModelByFolder } from './eval/model-by-folder.ts';

const CONCURRENCY = 40;
const model = new ModelByFolder(join(root, '.local/recorded-answers'));
const known = existsSync(RECORDING) ? readRecording(RECORDING) : null;
for (const [key, answer] of known?.answers ?? []) model.answers.set(key, answer);
const name = process.argv[2] ?? known?.model ?? model.model;

const asked: Ask[] = [];
/** Those of the present questions alone. */
const used = new Map<string, unknown>();
for (;;) {
  const step = demoStep(used);
  if ('findings' in step) break;
  await concurrently(
    step.filter(({ key }) => !model.answers.has(key)),
    CONCURRENCY,
    (each) => model.ask(each),
  );
  for (const each of step) used.set(each.key, model.answers.get(each.key) ?? null);
  asked.push(...step);
  console.log(`${asked.length} questions, ${asked.filter(({ key }) => isAnswer(used.get(key))).length} with an answer`);
}
const lines = asked.map(({ key, name: question }) => ({ key, name: question, answer: used.get(key) }));
writeFileSync(RECORDING, [{ model: name }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''));

function isAnswer(answer: unknown): boolean {
  return answer !== null && answer !== CUT;
}
