import { constants, getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { type Transferable, parentPort } from 'node:worker_threads';

export interface ServeOptions<Reply> {
  /** Buffers of a reply that are moved, not copied. */
  readonly transferOf?: (reply: Reply) => readonly Transferable[];
  /** For short answers that people wait for: the thread does not give way to the one that answers the process's requests. */
  readonly hasPriority?: boolean;
}

/** The thread's side: answers every request with what `answer` returns. */
export function serve<Request, Reply>(
  answer: (request: Request) => Reply | Promise<Reply>,
  { transferOf = () => [], hasPriority = false }: ServeOptions<Reply> = {},
): void {
  if (!hasPriority) giveWay();
  // A rejection ends the thread, like any error in it.
  parentPort?.on('message', async (request: Request) => {
    const reply = await answer(request);
    parentPort?.postMessage(reply, transferOf(reply));
  });
}

/** Where processors are short, the thread that answers the process's requests goes first. Only Linux has a priority for each thread. */
function giveWay(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  if (process.platform !== 'linux' || getPriority() >= PRIORITY_BELOW_NORMAL) return;
  try {
    setPriority(PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid the call. The thread computes all the same, as an equal of the first one.
  }
}
