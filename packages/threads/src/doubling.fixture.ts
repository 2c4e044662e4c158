import { getPriority } from 'node:os';
import { threadId } from 'node:worker_threads';
import { serve } from './serve.ts';

export type Task =
  | { readonly double: number }
  | { readonly fail: string }
  | { readonly fill: true }
  | { readonly buffers: true }
  | { readonly forever: true };
export interface Result {
  readonly value: number;
  readonly thread: number;
  readonly priority: number;
}

function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => n * Math.random()));
}

/** Takes memory that the limit of the heap does not cover. */
function fillBuffers(): never {
  const kept: Uint8Array[] = [];
  for (;;) if (kept.length < 1_000) kept.push(new Uint8Array(1_000_000).fill(1));
}

serve((task: Task): Result => {
  if ('fail' in task) throw new Error(task.fail);
  if ('fill' in task) fill();
  if ('buffers' in task) fillBuffers();
  if ('forever' in task) for (;;);
  return { value: 2 * task.double, thread: threadId, priority: getPriority() };
});
