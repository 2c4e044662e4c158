import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** More would leave a processor idle at the end of a run, while the last group goes on. */
const MOST_FILES = 12;
/** Files that start the same system of their own, or the same Keycloak. */
const SHARES = /\/support\/(mail-system|killed-system|keycloak)\.ts'/;
/** Hooks at the top of a file would run for the tests of the others, too. */
const HAS_HOOKS = /^(?:before|beforeEach|afterEach)\(/m;

export interface TestGroups {
  /** Files to run, each in a process: programs that load the files of a group, and the files that stay alone. */
  readonly files: string[];
  remove(): void;
}

/**
 * Lets test files of one service share a process, because loading a service's modules takes longer than most of its files' tests, and
 * files that start the same system. They run one after another. A file stays alone if it has hooks at its top.
 */
export function groupFiles(files: readonly string[]): TestGroups {
  const folder = mkdtempSync(join(tmpdir(), 'insights-units-'));
  const alone: string[] = [];
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const group = (SHARES.exec(text) ?? /^services\/([^/]+)\//.exec(file))?.[1];
    if (group === undefined || HAS_HOOKS.test(text)) alone.push(file);
    else groups.set(group, [...(groups.get(group) ?? []), file]);
  }
  const programs = [...groups].flatMap(([group, all]) =>
    partsOf(all).map((part, n) => {
      const program = join(folder, `${group}-${n + 1}.test.mjs`);
      writeFileSync(program, part.map((file) => `import '${pathToFileURL(resolve(file)).href}';\n`).join(''));
      return program;
    }),
  );
  return { files: [...programs, ...alone], remove: () => rmSync(folder, { recursive: true }) };
}

/** Parts of about the same size. Neighbours, which may be slow alike, are in different ones. */
function partsOf(files: readonly string[]): string[][] {
  const count = Math.ceil(files.length / MOST_FILES);
  return Array.from({ length: count }, (_, part) => files.filter((_file, index) => index % count === part));
}
