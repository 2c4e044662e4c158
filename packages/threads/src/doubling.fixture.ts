import { threadId } from 'node:worker_threads';
import { serve } from './serve.ts';

export type Task =
  | { readonly double: number }
  | { readonly fail: string }
  | { readonly fill: true }
  | { readonly forever: true };
export interface Result {
  readonly value: number;
  readonly thread: number;
}

function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => n * Math.random()));
}

serve((task: Task): Result => {
  if ('fail' in task) throw new Error(task.fail);
  if ('fill' in task) fill();
  if ('forever' in task) for (;;);
  return { value: 2 * task.double, thread: threadId };
});
