import { type Transferable, parentPort } from 'node:worker_threads';

/** The thread's side: answers every request with what `answer` returns. Buffers that `transferOf` names are moved, not copied. */
export function serve<Request, Reply>(
  answer: (request: Request) => Reply | Promise<Reply>,
  transferOf: (reply: Reply) => readonly Transferable[] = () => [],
): void {
  // A rejection ends the thread, like any error in it.
  parentPort?.on('message', async (request: Request) => {
    const reply = await answer(request);
    parentPort?.postMessage(reply, transferOf(reply));
  });
}
