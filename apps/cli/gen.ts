// Writes the list of commands into README.md. `--target DIR` writes under another root than the workspace's.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from 'commander';
import { programIn } from './src/run.ts';
import { terminalIn } from './src/terminal.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const PATH = 'apps/cli/README.md';
const MARK = '<!-- commands -->';

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });

/** Commands that do something, without those that only hold others. */
function leavesOf(command: Command, before: string): [usage: string, command: Command][] {
  const name = `${before} ${command.name()}`.trim();
  const inner = command
    .createHelp()
    .visibleCommands(command)
    .filter((each) => each.name() !== 'help');
  if (inner.length > 0) return inner.flatMap((each) => leavesOf(each, name));
  return [[`${name} ${command.registeredArguments.map((one) => `<${one.name()}>`).join(' ')}`.trim(), command]];
}

function rowOf([usage, command]: [string, Command]): string {
  const options = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags }) => `\`${flags.replaceAll('|', '\\|')}\``);
  return `| \`${usage}\` | ${command.description()} | ${options.join(' ')} |`;
}

const program = programIn(terminalIn({ folder: root }), () => undefined);
const rows = program
  .createHelp()
  .visibleCommands(program)
  .flatMap((command) => leavesOf(command, 'insights'))
  .map(rowOf);
const table = ['| command | what it does | its options |', '| --- | --- | --- |', ...rows].join('\n');
const text = await readFile(join(root, PATH), 'utf8');
const target = join(values.target, PATH);
await mkdir(dirname(target), { recursive: true });
await writeFile(
  target,
  text.replace(new RegExp(`${MARK}\\n[^]*${MARK}`), () => `${MARK}\n${table}\n${MARK}`),
);
