import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

/** `  name?: string | null | undefined;` of a message, on one line or, before a comment, with each type on its own line. */
const OPTIONAL_FIELD = /^( {2}\w+)\?:(?: |\n {4}\| )((?:(?!\n {2}\w).)+?)\s+\| null\s+\| undefined;$/gms;
/** `export const Role = { … UNRECOGNIZED: "UNRECOGNIZED", } as const;` of an enum. */
const ENUM = /^export const (\w+) = \{\n([^}]*) {2}UNRECOGNIZED: "UNRECOGNIZED",\n\} as const;$/gm;
const ENUM_VALUE = /^ {2}(\w+): "\w+",$/gm;

/** Sets whose words are upper case in the REST interface. */
const UPPER_CASE = new Set(['DnsPurpose', 'DnsType', 'JobType']);

/**
 * Adapts what ts-proto generates in two ways that it has no options for:
 * - An optional field is required in the type: absence is `null` and is written down.
 * - An enum is a union of the words that REST and SQL use (`'in_progress'`, not `'STATUS_IN_PROGRESS'`). A number that this
 *   version does not know decodes to `'unspecified'`.
 */
export async function adaptContractTypes(folder: string): Promise<void> {
  const files = globSync('**/*.ts', { cwd: folder }).map((file) => `${folder}/${file}`);
  await Promise.all(files.map(async (file) => writeFile(file, adapted(await readFile(file, 'utf8')))));
}

function adapted(source: string): string {
  return source
    .replace(OPTIONAL_FIELD, '$1: $2 | null;')
    .replace(ENUM, (_, name: string, values: string) => {
      const word = (key: string) => (UPPER_CASE.has(name) && key !== 'UNSPECIFIED' ? key : key.toLowerCase());
      const entries = values.replace(ENUM_VALUE, (_line, key: string) => `  ${key}: "${word(key)}",`);
      return `export const ${name} = {\n${entries}} as const;`;
    })
    .replace(/^ {2}export type UNRECOGNIZED = typeof \w+\.UNRECOGNIZED;\n/gm, '')
    .replace(/^ {4}case -1:\n {4}case "UNRECOGNIZED":\n/gm, '')
    .replace(/^ {4}case \w+\.UNRECOGNIZED:\n( {4}default:\n {6}return) -1;$/gm, '$1 0;')
    .replace(/return (\w+)\.UNRECOGNIZED;/g, 'return $1.UNSPECIFIED;');
}
