import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A function of a module that others can call, or a public method of a class. */
export interface ExportedFunction {
  readonly file: string;
  readonly name: string;
  readonly parameters: string;
}

const FUNCTION = /^export (?:async )?(?:function\*? (\w+)|const (\w+) = (?:async )?(?=(?:<[^>]*>)?\())(?:<[^(]*>)?/gm;
const CLASS = /^export class (\w+)/;
const METHOD = /^ {2}(?:static |async )*\*?(\w+)(?:<[^(]*>)?(?=\()/gm;

/** What a module exports, found in its text: tests read no service's database or configuration to list its functions. */
export function exportedFunctions(root: string, patterns: readonly string[]): ExportedFunction[] {
  const files = globSync([...patterns], { cwd: root, exclude: (path) => path.includes('node_modules') });
  return files
    .filter((file) => !/\.test\.ts$|\.fixture\.ts$|\.d\.ts$|\/testing\//.test(file))
    .toSorted()
    .flatMap((file) => functionsIn(file, readFileSync(join(root, file), 'utf8')));
}

function functionsIn(file: string, source: string): ExportedFunction[] {
  const functions = [...source.matchAll(FUNCTION)].map((match) => ({
    file,
    name: match[1] ?? match[2] ?? '',
    parameters: parametersAt(source, match.index + match[0].length),
  }));
  const classes = source.split(/^(?=export class )/m).flatMap((part) => {
    const name = CLASS.exec(part)?.[1];
    if (name === undefined) return [];
    const body = part.slice(0, part.search(/^}/m));
    return [...body.matchAll(METHOD)].map((match) => ({
      file,
      name: match[1] === 'constructor' ? `new ${name}` : `${name}.${match[1] ?? ''}`,
      parameters: parametersAt(body, match.index + match[0].length),
    }));
  });
  return [...functions, ...classes];
}

/** What stands between the next bracket and the one that closes it. */
function parametersAt(source: string, from: number): string {
  const start = source.indexOf('(', from);
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start + 1, at).replaceAll(/\s+/g, ' ');
  }
  return '';
}
