import { join } from 'node:path';
import { readJson, writeJson } from './json-file.ts';

/** What a stack remembers from run to run, in `state.json` of its folder. Nothing secret. */
export interface StateFields {
  port_base?: number;
  ports?: Record<string, number>;
  /** Of the migrations that ran, and of the schemas as they were after it. */
  migrated?: { sources: string; schemas: string };
  /** Steps of the seed that are done, with the ids that later steps need. */
  seed?: Record<string, string>;
}

export interface State {
  get<K extends keyof StateFields>(field: K): StateFields[K];
  /** Replaces the fields given and writes the file. */
  set(fields: Partial<StateFields>): void;
}

/** The remembered state of the stack in `dir`; empty at its first start. */
export function openState(dir: string): State {
  const file = join(dir, 'state.json');
  const fields = readJson<StateFields>(file) ?? {};
  return {
    get: (field) => fields[field],
    set(changes) {
      Object.assign(fields, changes);
      writeJson(file, fields);
    },
  };
}
