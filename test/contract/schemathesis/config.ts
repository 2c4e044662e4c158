import { join } from 'node:path';

/** What a run sends where an operation asks for it, by the reference's security schemes. */
export interface Credentials {
  api_key?: string;
  bearer?: string;
  participant?: string;
}

export interface RunSettings {
  credentials: Credentials;
  /** Real ids, by the name of the path parameter that names them. */
  things: Readonly<Record<string, readonly string[]>>;
  /** Generated requests of each operation. */
  examples: number;
  /** Whether to send the values at each limit of the schema as well, and calls that follow each other's links. */
  isWhole: boolean;
  seed: number;
}

/** How often a real id stands where an id is wanted; else it is made up, like everything. */
const REAL_IDS = 0.7;
const text = (value: string) => JSON.stringify(value);
const list = (values: readonly string[]) => `[${values.map(text).join(', ')}]`;

/**
 * The configuration of one run. Everything is checked everywhere, but for what is named here with its reason.
 */
export function configOf({ credentials, things, examples, isWhole, seed }: RunSettings): string {
  const known = Object.entries(things).filter(([, ids]) => ids.length > 0);
  const dictionaries = known.map(([name, ids]) => `${name} = { values = ${list(ids)} }`);
  const parameters = known.map(
    ([name]) => `"path.${name}" = { dictionary = ${text(name)}, probability = ${REAL_IDS} }`,
  );
  const schemes = Object.entries(credentials).map(([scheme, value]) =>
    scheme === 'api_key' ? `api_key = { api_key = ${text(value)} }` : `${scheme} = { bearer = ${text(value)} }`,
  );
  return `
hooks = ${text(join(import.meta.dirname, 'hooks.py'))}
seed = ${seed}
# With more threads, Python before 3.11.9 and 3.12.3 fails at times with a SystemError when two of them parse code.
workers = 1
continue-on-failure = true
request-timeout = 30
max-stream-events = 1
warnings = false

[generation]
max-examples = ${examples}
database = "none"
# No text may hold NUL, which JSON Schema cannot say: validation.test.ts holds it.
allow-x00 = false

[phases.coverage]
enabled = ${isWhole}

[phases.stateful]
enabled = ${isWhole}

# A request that fits its schema may still mean nothing (a choice with one option, an invitation of a person and a machine in
# one, an id of no event of the stream): it is refused with the 422 that every operation documents, and the check would call
# that a fault. That the 422 is documented and has its form is checked; which refusals are right, each route's own tests hold.
[checks.positive_data_acceptance]
enabled = false

# A query that is too long is refused with the headers it came with, before anybody reads it.
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, 431, "5xx"]

[auth.openapi]
${schemes.join('\n')}

[dictionaries]
${dictionaries.join('\n')}

# What is real is read and changed, and not deleted: deletions get made-up ids and those of what the run itself has made.
[[operations]]
exclude-method = "DELETE"
[operations.parameters]
${parameters.join('\n')}

# 503 is what these say when fewer workers are alive than were asked for.
[[operations]]
include-path-regex = "^/v1/health"
[operations.checks.not_a_server_error]
expected-statuses = ["2xx", "3xx", "4xx", 503]
`;
}
