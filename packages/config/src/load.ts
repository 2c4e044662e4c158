import type { Setting } from './setting.ts';

export type ConfigShape = Record<string, Setting<unknown>>;
export type ConfigOf<S extends ConfigShape> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never };

/** Exit status for invalid settings (`EX_CONFIG` of sysexits.h). */
const EXIT_CONFIG = 78;

/** All problems of the environment, one line for each setting. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** Reads every setting of `shape` from `env`. Throws one ConfigError that names all invalid ones. */
export function loadConfig<S extends ConfigShape>(shape: S, env: NodeJS.ProcessEnv = process.env): ConfigOf<S> {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, definition] of Object.entries(shape)) {
    const text = env[definition.env];
    if (text === undefined || text === '') {
      if (definition.default === undefined) {
        problems.push(`${definition.env} is missing (${definition.allowed}): ${definition.doc}`);
      }
      values[name] = definition.default;
      continue;
    }
    try {
      values[name] = definition.parse(text);
    } catch (error) {
      const shown = definition.secret ? '' : ` (given: ${JSON.stringify(text.slice(0, 80))})`;
      problems.push(`${definition.env} ${error instanceof Error ? error.message : 'is wrong'}${shown}`);
    }
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values as ConfigOf<S>;
}

/**
 * For `main.ts`: returns the settings, or prints the problems and exits with status 78. `check` returns problems of settings that are
 * valid one by one but not together.
 */
export function readConfigOrExit<S extends ConfigShape>(
  shape: S,
  check: (config: ConfigOf<S>) => readonly string[] = () => [],
): ConfigOf<S> {
  try {
    const config = loadConfig(shape);
    const problems = check(config);
    if (problems.length > 0) throw new ConfigError(problems);
    return config;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return process.exit(EXIT_CONFIG);
  }
}
