import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pythonWith } from '../python.ts';

const here = import.meta.dirname;
const START_MS = 60_000;

export interface MiniLm {
  /** Base URL of an embeddings endpoint of the OpenAI protocol. */
  readonly url: string;
  readonly pid: number;
  close(): Promise<void>;
}

/** all-MiniLM-L6-v2 behind `POST /v1/embeddings`. Rejects when Python or one of the packages is unavailable. */
export async function startMiniLm(): Promise<MiniLm> {
  const python = await pythonWith('minilm', join(here, 'requirements.txt'), ['--no-deps']);
  const folder = join(here, '../../../.cache/minilm');
  mkdirSync(folder, { recursive: true });
  const server = spawn(python, [join(here, 'server.py'), join(folder, 'vectors.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1' },
  });
  const ended = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  const { promise: started, resolve, reject } = Promise.withResolvers<string>();
  createInterface(server.stdout).once('line', resolve);
  void ended.then(() => reject(new Error('the MiniLM server ended')));
  const late = setTimeout(() => reject(new Error('the MiniLM server did not start in time')), START_MS);
  try {
    const url = `http://127.0.0.1:${await started}/v1`;
    return { url, pid: server.pid ?? 0, close: async () => void (server.stdin.end(), await ended) };
  } catch (error) {
    server.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(late);
  }
}
