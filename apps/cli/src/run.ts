import { Command, CommanderError } from 'commander';
import { COMMANDS } from './commands/index.ts';
import { EXIT, type ExitCode, type Terminal } from './command.ts';
import { explain } from './failure.ts';
import { addCommonOptions } from './session.ts';

/** The program with all its commands. */
export function programIn(terminal: Terminal, done: (code: ExitCode) => void): Command {
  const program = new Command('insights')
    .description('Works with Interview Insights from the command line.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.error(text),
      getOutHelpWidth: () => terminal.columns ?? 120,
    })
    .configureHelp({ showGlobalOptions: true })
    .showHelpAfterError('See --help.');
  addCommonOptions(program);
  for (const add of COMMANDS) add(program, terminal, done);
  inherit(program);
  return program;
}

function inherit(parent: Command): void {
  for (const command of parent.commands) {
    command.copyInheritedSettings(parent);
    inherit(command);
  }
}

/** Runs the program with these arguments and returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let exit: ExitCode = EXIT.ok;
  try {
    await programIn(terminal, (code) => (exit = code)).parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.failed;
    return explain(error, terminal);
  }
}
