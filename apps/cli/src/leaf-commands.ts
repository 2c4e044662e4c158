import type { Command } from 'commander';

/** The commands below `command` that do something, by their names; those that only hold others are left out. */
export function leafCommands(command: Command): [name: string, command: Command][] {
  return command
    .createHelp()
    .visibleCommands(command)
    .flatMap((child) => {
      if (command.parent && child.name() === 'help') return [];
      const inner = leafCommands(child);
      if (inner.length === 0) return [[child.name(), child] as [string, Command]];
      return inner.map(([name, leaf]): [string, Command] => [`${child.name()} ${name}`, leaf]);
    });
}
