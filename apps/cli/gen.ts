// Writes the list of commands into README.md. `--target DIR` writes under another root than the workspace's.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from 'commander';
import { leafCommands } from './src/leaf-commands.ts';
import { programIn } from './src/run.ts';
import { terminalIn } from './src/terminal.fixture.ts';

const root = resolve(import.meta.dirname, '../..');
const PATH = 'apps/cli/README.md';
const MARK = '<!-- commands -->';

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });

function rowOf([name, command]: [string, Command]): string {
  const usage =
    `insights ${name} ${command.registeredArguments.map((one) => (one.required ? `<${one.name()}>` : `[${one.name()}]`)).join(' ')}`.trim();
  const options = command.options
    .filter(({ hidden }) => !hidden)
    .map(({ flags }) => `\`${flags.replaceAll('|', '\\|')}\``);
  return `| \`${usage}\` | ${command.description()} | ${options.join(' ')} |`;
}

const program = programIn(terminalIn({ folder: root }), () => undefined);
const rows = leafCommands(program).map(rowOf);
const table = ['| command | what it does | its options |', '| --- | --- | --- |', ...rows].join('\n');
const text = await readFile(join(root, PATH), 'utf8');
const target = join(values.target, PATH);
await mkdir(dirname(target), { recursive: true });
await writeFile(
  target,
  text.replace(new RegExp(`${MARK}\\n[^]*${MARK}`), () => `${MARK}\n${table}\n${MARK}`),
);
