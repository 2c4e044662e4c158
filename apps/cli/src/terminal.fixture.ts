import { Readable } from 'node:stream';
import type { Terminal } from './command.ts';
import { run } from './run.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

type Given = Partial<Terminal> & Pick<Terminal, 'folder'>;

/** No terminal, nothing on stdin and an empty environment unless `given` says otherwise. */
export const terminalIn = (given: Given): Terminal => ({
  out: () => undefined,
  error: () => undefined,
  env: {},
  columns: undefined,
  isInteractive: false,
  stdin: Readable.from([]),
  signal: new AbortController().signal,
  ...given,
});

/** Runs the program in this process. */
export async function say(args: readonly string[], given: Given): Promise<Said> {
  const said = { out: '', error: '' };
  const terminal = terminalIn({
    out: (text) => (said.out += typeof text === 'string' ? text : Buffer.from(text).toString()),
    error: (text) => (said.error += text),
    ...given,
  });
  return { code: await run(args, terminal), ...said };
}
