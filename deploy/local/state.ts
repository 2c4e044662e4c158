import { join } from 'node:path';
import { readJson, writeJson } from './json-file.ts';

/** The state of a stack between runs, in `state.json` in its folder. Contains no secrets. */
export interface StateFields {
  port_base?: number;
  ports?: Record<string, number>;
  /** Hashes of the executed migrations and of the resulting schemas. */
  migrated?: { sources: string; schemas: string };
  /** Finished steps of the seed, with the ids that later steps need. */
  seed?: Record<string, string>;
}

export interface State {
  get<K extends keyof StateFields>(field: K): StateFields[K];
  /** Replaces the fields given and writes the file. */
  set(fields: Partial<StateFields>): void;
}

/** The stored state of the stack in `dir`; empty at its first start. */
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
