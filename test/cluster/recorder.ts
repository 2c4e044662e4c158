import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type Attempt, type Owner, parseAttempt, parseOwner } from './attempts.ts';
import { inNode } from './network.ts';
import { environment } from './shell.ts';

/** Attempts that differ in nothing but their own port count once in so long. */
const SAME_MS = 10_000;
/** What the kernel keeps for the reader while that is busy. */
const BUFFER_BYTES = 16 * 1024 * 1024;

const columns = '{.metadata.namespace} {.metadata.name} {.status.podIP} {.status.startTime} {.metadata.labels}{"\\n"}';

/** Who connects to whom inside the node's network, from its start to `close`. */
export class Recorder {
  readonly #attempts = new Map<string, Attempt>();
  readonly #owners = new Map<string, Owner>();
  readonly #children = new Set<ChildProcess>();
  #isClosed = false;
  #complaints = '';

  /** The network must be there and Kubernetes answer. */
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
    // ENOBUFS: the kernel had more to tell than was read.
    if (isGone || this.#complaints.includes('ENOBUFS')) throw new Error(`something was missed: ${this.#complaints}`);
    return { attempts: [...this.#attempts.values()], owners: [...this.#owners.values()] };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const living = [...this.#children].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(living.map((child) => (child.kill(), once(child, 'exit'))));
  }

  /** The API server ends every watch after half an hour or more; the next one begins with all pods. */
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
    if (owner) this.#owners.set(`${owner.address} ${owner.name}`, owner);
  }
}
