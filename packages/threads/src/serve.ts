import { type Transferable, parentPort } from 'node:worker_threads';

/** The thread's side: answers every request with what `answer` returns. Buffers that `transferOf` names are moved, not copied. */
export function serve<Request, Reply>(
  answer: (request: Request) => Reply,
  transferOf: (reply: Reply) => readonly Transferable[] = () => [],
): void {
  parentPort?.on('message', (request: Request) => {
    const reply = answer(request);
    parentPort?.postMessage(reply, transferOf(reply));
  });
}
