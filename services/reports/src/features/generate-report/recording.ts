import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Answers of a language model that were recorded once, by the keys of their questions. */
export interface Recording {
  /** What a report names as the model that made it. */
  readonly model: string;
  readonly answers: ReadonlyMap<string, unknown>;
}

const Head = z.object({ model: z.string().min(1) });
const Line = z.object({ key: z.string(), answer: z.unknown() });

/** A file with `{ model }` in its first line and `{ key, name, answer }` in each other one. */
export function readRecording(file: string): Recording {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { model } = Head.parse(JSON.parse(head));
  const answers = lines.map((line) => Line.parse(JSON.parse(line))).map(({ key, answer }) => [key, answer] as const);
  return { model, answers: new Map(answers) };
}
