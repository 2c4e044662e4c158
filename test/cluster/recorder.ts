import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Attempt, type Owner, parseAttempt, parseOwner } from './attempts.ts';
import { inNode } from './network.ts';
import { environment } from './shell.ts';

/** Attempts that differ only in their source port count once in this period. */
const SAME_MS = 10_000;
/** The size of the kernel's buffer while the reader is busy. */
const BUFFER_BYTES = 16 * 1024 * 1024;

const columns = '{.metadata.namespace} {.metadata.name} {.status.podIP} {.status.startTime} {.metadata.labels}{"\\n"}';

/** Records the connections inside the node's network, from its start to `close`. */
export class Recorder {
  readonly #attempts = new Map<string, Attempt>();
  readonly #owners = new Map<string, Owner>();
  readonly #children = new Set<ChildProcess>();
  #isClosed = false;
  #complaints = '';

  /** The network must exist and Kubernetes respond. */
  static start(): Recorder {
    const recorder = new Recorder();
    const events = ['-E', '--event-mask', 'NEW', '--buffer-size', String(BUFFER_BYTES)];
    recorder.#read('nsenter', inNode('conntrack', ...events), (line) => recorder.#noteAttempt(line));
    recorder.#watchPods();
    return recorder;
  }

  /** Everything so far: each attempt once, and every pod that has had an address. */
  seen(): { attempts: Attempt[]; owners: Owner[] } {
    const isGone = [...this.#children].some(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null);
    // ENOBUFS: the kernel reported more than was read.
    if (isGone || this.#complaints.includes('ENOBUFS')) throw new Error(`connections were missed: ${this.#complaints}`);
    return { attempts: [...this.#attempts.values()], owners: [...this.#owners.values()] };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const living = [...this.#children].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(living.map((child) => (child.kill(), once(child, 'exit'))));
  }

  /** The API server ends every watch after half an hour or more; the next one starts with all pods. */
  #watchPods(): void {
    const args = ['get', 'pods', '--all-namespaces', '--watch', `--output=jsonpath=${columns}`];
    const child = this.#read('kubectl', args, (line) => this.#noteOwner(line));
    child.once('exit', (code) => {
      if (code !== 0 || this.#isClosed) return;
      this.#children.delete(child);
      this.#watchPods();
    });
  }

  #read(command: string, args: string[], take: (line: string) => void): ChildProcess {
    const child = spawn(command, args, { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => (this.#complaints += chunk.toString()));
    this.#children.add(child);
    createInterface({ input: child.stdout }).on('line', take);
    return child;
  }

  #noteAttempt(line: string): void {
    const attempt = parseAttempt(line, Date.now());
    if (!attempt) return;
    const { at, ...what } = attempt;
    const key = JSON.stringify([Math.floor(at / SAME_MS), what]);
    if (!this.#attempts.has(key)) this.#attempts.set(key, attempt);
  }

  #noteOwner(line: string): void {
    const owner = parseOwner(line);
    if (owner) this.#owners.set(`${owner.address} ${owner.namespace}/${owner.name}`, owner);
  }
}
