import { ApiError } from '@insights/api-client';
import { EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { oneLine, paint } from './text.ts';

/** What to do about an error, by its code. */
const ADVICE: Readonly<Record<string, string>> = {
  unauthenticated: 'The key or token is wrong, revoked or expired. Log in again: insights login',
  insufficient_scope: 'Use a key that has this scope: insights login --profile NAME, then --profile NAME.',
  insufficient_role: 'Ask an admin of the workspace for a higher role.',
  user_required: 'API keys may not do this. Log in with an access token of a person: insights login --profile me',
  workspace_mismatch: 'The credential belongs to another workspace. Choose another one with --profile.',
  not_found: 'Check the id, for example with the list command of the same kind.',
  invalid_request: 'Correct the values named above.',
  quota_exceeded: 'Ask the operator for a higher limit, or delete what is no longer needed.',
  rate_limited: 'Wait a little and run the command again.',
  unavailable: 'Run the command again in a moment; if it stays so, tell the operator.',
};

const EXITS: Readonly<Record<number, ExitCode>> = {
  401: EXIT.denied,
  403: EXIT.denied,
  404: EXIT.notFound,
  429: EXIT.unavailable,
  502: EXIT.unavailable,
  503: EXIT.unavailable,
  504: EXIT.unavailable,
};

/** Says what went wrong and what to do, and returns the exit code. Throws what nobody expects. */
export function explain(error: unknown, terminal: Terminal): ExitCode {
  if (terminal.signal.aborted) {
    terminal.error('Interrupted.\n');
    return EXIT.interrupted;
  }
  const say = (text: string) => terminal.error(`${paint(terminal, 'red', 'Error:')} ${text}\n`);
  if (error instanceof UsageError) {
    terminal.error(`${error.message}\n`);
    return error.exit;
  }
  if (error instanceof ApiError) {
    say(`${oneLine(error.message)} (${error.status} ${oneLine(error.code)})`);
    const advice = ADVICE[error.code];
    if (advice) terminal.error(`What to do: ${advice}\n`);
    if (error.request_id !== undefined) terminal.error(`Request id: ${oneLine(error.request_id)}\n`);
    return EXITS[error.status] ?? (error.status < 500 ? EXIT.rejected : EXIT.failed);
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    say('The service did not answer in time. Run the command again, with a longer --timeout.');
    return EXIT.unavailable;
  }
  if (error instanceof TypeError && BROKEN.has(error.message)) {
    say(`The service is unreachable (${reasonOf(error)}). Check the address (insights whoami) and the network.`);
    return EXIT.unavailable;
  }
  if (error instanceof SyntaxError) {
    say('The answer is not one of this service. Check the address: insights whoami');
    return EXIT.failed;
  }
  // Of the file system: no space, no permission.
  if (error instanceof Error && 'syscall' in error) {
    say(oneLine(error.message));
    return EXIT.failed;
  }
  throw error;
}

/** How `fetch` calls a connection that fails before, and during, the answer. */
const BROKEN = new Set(['fetch failed', 'terminated']);

function reasonOf({ cause }: TypeError): string {
  if (!(cause instanceof Error)) return 'no answer';
  return oneLine((cause as NodeJS.ErrnoException).code ?? cause.message);
}
