import type { Command } from 'commander';

/** The commands below `command` that do something, by their names. Those that only hold others, and the `help` of each, are left out. */
export function leafCommands(command: Command): [name: string, command: Command][] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((child) => command.parent === null || child.name() !== 'help')
    .flatMap((child) => {
      const inner = leafCommands(child);
      const leaves: typeof inner = inner.length > 0 ? inner : [['', child]];
      return leaves.map(([name, leaf]): [string, Command] => [`${child.name()} ${name}`.trim(), leaf]);
    });
}
