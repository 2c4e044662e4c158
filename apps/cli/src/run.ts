import { Command, CommanderError } from 'commander';
import { type AddCommand, EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { addMcp } from './commands/mcp.ts';
import { addVerify } from './commands/verify.ts';

/** One file for each command. */
const COMMANDS: readonly AddCommand[] = [addMcp, addVerify];

/** Runs the program with these arguments and returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  const program = new Command('insights')
    .description('Works with Interview Insights from the command line.')
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.out(text), writeErr: (text) => terminal.error(text) });
  for (const add of COMMANDS) add(program, terminal, (code) => (exit = code));
  for (const command of program.commands) command.copyInheritedSettings(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failed;
    if (!(error instanceof UsageError)) throw error;
    terminal.error(`${error.message}\n`);
    return EXIT.failed;
  }
}
