import { closeSync } from 'node:fs';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { writeJson } from './json-file.ts';
import { lastLine, lastWords, openLog } from './log-file.ts';
import { MARK } from './own-process.ts';
import { EXIT_CONFIG, StartError } from './start-error.ts';
import { waitFor } from './wait-for.ts';

export type Role = 'service' | 'interviewer' | 'engine';

export interface ProcessSpec {
  name: string;
  role: Role;
  command: string;
  args: string[];
  /** The whole environment; nothing else is inherited. */
  env: Record<string, string>;
  port: number | null;
  management_port: number | null;
  /** Processes of a higher stage stop first. */
  stage: number;
  stop_signal: NodeJS.Signals;
  user?: { uid: number; gid: number } | undefined;
  /** Runs before the first start and before each further one. */
  prepare?: () => Promise<void>;
}

export interface ProcessEntry {
  pid: number;
  port: number | null;
  management_port: number | null;
  role: Role;
}

export interface SupervisorOptions {
  /** The stack's folder, absolute: logs and `processes.json` go there. */
  dir: string;
  /** Reports an event of a process in one line, for the terminal. */
  report: (line: string) => void;
  /** Called once when a process rejected its settings; a restart would not help. */
  onFatal: (error: StartError) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** After a process ran for this long, the next pause is the shortest again. */
const SOUND_AFTER_MS = 30_000;
const GRACE_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
/** A process that died this often before its first answer is given up. */
const DEATHS_AT_START = 4;

interface Supervised {
  readonly spec: ProcessSpec;
  child: ChildProcess | undefined;
  pause_ms: number;
  /** Number of unexpected exits. */
  deaths: number;
  timer: NodeJS.Timeout | undefined;
  /** It is being stopped for good. */
  isEnding: boolean;
}

/** Keeps processes running: one that dies is restarted after a pause that grows from 0.5 s to 10 s. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #all = new Map<string, Supervised>();
  readonly #entries: Record<string, ProcessEntry> = {};
  #stopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#publish();
  }

  /** Starts a process and resolves when it runs, not when it is ready. Throws a StartError. */
  async start(spec: ProcessSpec): Promise<void> {
    const supervised: Supervised = {
      spec,
      child: undefined,
      pause_ms: 0,
      deaths: 0,
      timer: undefined,
      isEnding: false,
    };
    this.#all.set(spec.name, supervised);
    await this.#launch(supervised);
  }

  /**
   * Resolves once `answers` holds for a started process. Throws a StartError with the last line of its log after a minute, or when the
   * process keeps dying.
   */
  async ready(name: string, answers: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
    const { dir } = this.#options;
    const isHopeless = () => (this.#all.get(name)?.deaths ?? 0) >= DEATHS_AT_START;
    const failure = () => `${name} does not come up: ${lastWords(join(dir, 'logs', `${name}.log`))}`;
    const check = async () => {
      if (isHopeless()) throw new StartError(failure());
      return answers();
    };
    await waitFor(check, { timeout_ms: READY_TIMEOUT_MS, every_ms: 30, failure, signal });
  }

  /** The newest process of each name, as `processes.json` shows them. */
  processes(): Record<string, ProcessEntry> {
    return structuredClone(this.#entries);
  }

  /** Stops one process for good, as `stop` does; resolves when it has ended. */
  async end(name: string): Promise<void> {
    const supervised = this.#all.get(name);
    if (!supervised) return;
    supervised.isEnding = true;
    await this.#stopOne(supervised);
    this.#all.delete(name);
  }

  /** Stops everything, the highest stage first; a process that has not ended after 10 s is killed. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const stages = new Set([...this.#all.values()].map(({ spec }) => spec.stage));
    for (const stage of [...stages].toSorted((a, b) => b - a)) {
      const members = [...this.#all.values()].filter(({ spec }) => spec.stage === stage);
      await Promise.all(members.map((member) => this.#stopOne(member)));
    }
  }

  async #launch(supervised: Supervised): Promise<void> {
    const { spec } = supervised;
    await spec.prepare?.();
    if (this.#stopping || supervised.isEnding) return;
    const log = openLog(this.#options.dir, spec.name);
    const child = spawn(spec.command, spec.args, {
      cwd: this.#options.dir,
      env: { ...spec.env, [MARK]: this.#options.dir },
      stdio: ['ignore', log.fd, log.fd],
      // Its own process group, so that Ctrl-C reaches only the runner, which stops everything in order.
      detached: true,
      ...spec.user,
    });
    closeSync(log.fd);
    supervised.child = child;
    const started = performance.now();
    child.once('exit', (code, signal) => {
      supervised.child = undefined;
      if (this.#stopping || supervised.isEnding) return;
      if (code === EXIT_CONFIG) return this.#giveUp(spec, lastLine(log.file, log.offset));
      if (performance.now() - started > SOUND_AFTER_MS) supervised.pause_ms = 0;
      this.#restartLater(supervised, signal ?? `exit code ${code}`);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (cause) => {
        supervised.child = undefined;
        reject(new StartError(`Starting ${spec.name} failed: ${cause.message}`, { cause }));
      });
    });
    const { port, management_port, role } = spec;
    if (child.pid !== undefined) this.#entries[spec.name] = { pid: child.pid, port, management_port, role };
    this.#publish();
  }

  #giveUp(spec: ProcessSpec, reason: string): void {
    this.#options.onFatal(new StartError(`${spec.name} rejected its settings: ${reason}`, { exitCode: EXIT_CONFIG }));
  }

  #restartLater(supervised: Supervised, how: string): void {
    const pause_ms = Math.min(Math.max(supervised.pause_ms * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    supervised.pause_ms = pause_ms;
    supervised.deaths += 1;
    this.#options.report(`${supervised.spec.name} ended (${how}); restarting it in ${pause_ms / 1000} s`);
    supervised.timer = setTimeout(() => {
      this.#launch(supervised).catch((error: unknown) => {
        this.#restartLater(supervised, error instanceof Error ? error.message : String(error));
      });
    }, pause_ms);
  }

  async #stopOne(supervised: Supervised): Promise<void> {
    clearTimeout(supervised.timer);
    const { child, spec } = supervised;
    if (child) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill(spec.stop_signal);
      const killer = setTimeout(() => {
        this.#options.report(`${spec.name} did not end within ${GRACE_MS / 1000} s and was killed`);
        child.kill('SIGKILL');
      }, GRACE_MS);
      await ended;
      clearTimeout(killer);
    }
    delete this.#entries[spec.name];
    this.#publish();
  }

  #publish(): void {
    try {
      writeJson(join(this.#options.dir, 'processes.json'), this.#entries);
    } catch (error) {
      // The disk is full or read-only; the processes are more important than their list.
      this.#options.report(
        `processes.json cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
