import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** More would leave a processor idle at the end of a run, while the last group goes on. */
const MOST_FILES = 12;
/** Hooks at the top of a file would run for the tests of the others, too. */
const HAS_HOOKS = /^(?:before|beforeEach|afterEach)\(/m;

export interface TestGroups {
  /** Files to run, each in a process: programs that load the files of a group, and the files that stay alone. */
  readonly files: string[];
  remove(): void;
}

/**
 * Lets test files of one service share a process, because loading a service's modules takes longer than most of its files' tests. They run
 * one after another. A file stays alone if it has hooks at its top.
 */
export function groupByService(files: readonly string[]): TestGroups {
  const folder = mkdtempSync(join(tmpdir(), 'insights-units-'));
  const alone: string[] = [];
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const service = /^services\/([^/]+)\//.exec(file)?.[1];
    if (service === undefined || HAS_HOOKS.test(readFileSync(file, 'utf8'))) alone.push(file);
    else groups.set(service, [...(groups.get(service) ?? []), file]);
  }
  const programs = [...groups].flatMap(([service, all]) =>
    partsOf(all).map((part, n) => {
      const program = join(folder, `${service}-${n + 1}.test.mjs`);
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
