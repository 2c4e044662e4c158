/**
 * Holds live interviews with people whose messages, and with `--model` also the model's answers, are written by whoever reads the queues:
 *
 *     node test/eval/interviews-with-people.ts PEOPLE.json GUIDES.json FOLDER [--model] [--at-once N]
 *
 * PEOPLE.json: `[{"name", "guide", "description", "locale"?}]`; GUIDES.json: guides by name, as the API takes campaigns. Requests are in
 * `FOLDER/people/requests` and `FOLDER/model/requests`, answers go to `answers` beside them. A run that was stopped goes on where it was.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EngineThread } from '../../services/interviewer/src/engine-threads/engine-thread.ts';
import { concurrently } from '../../services/reports/src/features/generate-report/concurrently.ts';
import { FolderQueue, writeWhole } from './live/folder-queue.ts';
import { interview } from './live/interviews.ts';
import { startModel } from './live/model-by-queue.ts';
import { type Guides, type Person, readGuides, readPeople } from './live/people.ts';
import { interviewText } from './live/print-interview.ts';

/** Holds the interviews and writes each to `FOLDER/interviews`. */
export async function holdInterviews(
  people: readonly Person[],
  guides: Guides,
  folder: string,
  { withModel = false, at_once = people.length, signal = new AbortController().signal } = {},
): Promise<void> {
  const interviews = join(folder, 'interviews');
  mkdirSync(interviews, { recursive: true });
  const ofModel = join(folder, 'model');
  const model = withModel ? await startModel(new FolderQueue(ofModel), ofModel) : null;
  const engine = new EngineThread();
  const around = {
    people: new FolderQueue(join(folder, 'people')),
    guides,
    engine,
    model_url: model?.url ?? null,
    signal,
  };
  try {
    await concurrently(people, at_once, async (person) => {
      const held = await interview(person, around);
      writeWhole(join(interviews, `${person.name}.json`), `${JSON.stringify(held, null, 1)}\n`);
      writeWhole(join(interviews, `${person.name}.txt`), interviewText(held));
      console.log(`${person.name}: ${held.ended} after ${held.turns.length} turns`);
    });
  } finally {
    await engine.close();
    await model?.close();
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { model: { type: 'boolean', default: false }, 'at-once': { type: 'string' } },
  });
  const [people = '', guides = '', folder = ''] = positionals;
  if (folder === '') throw new Error('name the people, the guides and a folder');
  const all = readPeople(people);
  const at_once = Number(values['at-once'] ?? all.length);
  await holdInterviews(all, readGuides(guides), folder, { withModel: values.model, at_once });
}
