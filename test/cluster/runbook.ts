import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runFolder } from './place.ts';
import { run, say } from './shell.ts';

/** A shell block of a page. */
interface Block {
  readonly heading: string;
  readonly script: string;
  isDone: boolean;
}

const BLOCK = /^#+ (?<heading>.+)$|^ *```sh\n(?<script>[\s\S]*?)^ *```/gm;
const LONGEST_MS = 40 * 60_000;

/** The folder in which an operator works: that of a clone, with `my-values.yaml`. */
const folder = join(runFolder, 'operator');
const state = join(folder, '.state');

/** Makes the folder anew. `values` is the file that becomes my-values.yaml. */
export async function prepareOperator(values: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of ['charts', 'docs']) await symlink(join(root, name), join(folder, name));
  await copyFile(values, join(folder, 'my-values.yaml'));
  await writeFile(state, '');
}

/** What the operator writes into my-values.yaml, as the documents say. */
export async function changeValues(change: (values: string) => string): Promise<void> {
  const file = join(folder, 'my-values.yaml');
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/**
 * Runs a script in the operator's shell and returns what it prints. It ends at the first command that fails; the next script knows its
 * functions and variables.
 */
export function operator(script: string): Promise<string> {
  const remember = `declare -f; names=$(compgen -v | grep '^[a-z]' || true); [ -z "$names" ] || declare -p $names`;
  const whole = `source ${state}\nset -eu -o pipefail\n${script}\nset +eu\n{ ${remember}; } > ${state}`;
  return run('bash', ['-c', whole], { cwd: folder, timeout_ms: LONGEST_MS, env: { USER: 'operator' } });
}

/** The commands of a page, which an operator runs as they are written. */
export class Runbook {
  readonly #page: string;
  readonly #blocks: Block[] = [];

  constructor(page: string) {
    this.#page = page;
    let heading = '';
    for (const { groups } of readFileSync(join(root, page), 'utf8').matchAll(BLOCK)) {
      heading = groups?.['heading'] ?? heading;
      const script = groups?.['script'];
      if (script !== undefined) this.#blocks.push({ heading, script, isDone: false });
    }
  }

  /** Runs the next block under a heading. `has`: what the operator has in place of an example, such as a number or a date. */
  async run(heading: string, has: Record<string, string> = {}): Promise<string> {
    const began = performance.now();
    let script = this.#next(heading);
    for (const [example, own] of Object.entries(has)) script = script.replaceAll(example, own);
    const said = await operator(script);
    say(`${this.#page}, ${heading}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
    return said;
  }

  /** Passes over the next block under a heading, which cannot run here. */
  skip(heading: string, why: string): void {
    this.#next(heading);
    say(`${this.#page}, ${heading}: not run, ${why}`);
  }

  #next(heading: string): string {
    const block = this.#blocks.find((one) => one.heading === heading && !one.isDone);
    if (!block) throw new Error(`${this.#page} has no further commands under ${heading}`);
    block.isDone = true;
    return block.script;
  }

  /** The headings of blocks that were not run, one for each block. */
  get left(): string[] {
    return this.#blocks.filter(({ isDone }) => !isDone).map(({ heading }) => heading);
  }
}

export const operations = new Runbook('docs/operations.md');
export const backups = new Runbook('docs/backup-and-restore.md');
