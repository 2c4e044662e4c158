import { confirm } from '@clack/prompts';
import { EXIT, type Terminal, UsageError } from './command.ts';
import { oneLine } from './text.ts';

/** Asks a person before something is lost. Without a terminal, only `--yes` confirms. */
export async function confirmed(terminal: Terminal, question: string, yes: true | undefined): Promise<void> {
  if (yes) return;
  if (!terminal.isInteractive) throw new UsageError(`${oneLine(question)} Confirm with --yes.`);
  const { signal } = terminal;
  const answer = await confirm({ message: oneLine(question), initialValue: false, output: process.stderr, signal });
  if (answer === true) return;
  throw new UsageError('Nothing was changed.', answer === false ? EXIT.no : EXIT.interrupted);
}
