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
  /** One line about what happened to a process, for the person at the terminal. */
  report: (line: string) => void;
  /** A process refused its settings: starting it again is no use. Told once. */
  onFatal: (error: StartError) => void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A process that ran this long is taken for sound: the next pause is the short one again. */
const SOUND_AFTER_MS = 30_000;
const GRACE_MS = 10_000;
const READY_TIMEOUT_MS = 60_000;
/** A process that died this often before it answered once will not come up. */
const DEATHS_AT_START = 4;

interface Supervised {
  readonly spec: ProcessSpec;
  child: ChildProcess | undefined;
  pause_ms: number;
  /** How often it has ended by itself. */
  deaths: number;
  timer: NodeJS.Timeout | undefined;
  /** It is being stopped for good. */
  isEnding: boolean;
}

/** Keeps processes running: one that dies is started again, with pauses that grow from 0.5 s to 10 s. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #all = new Map<string, Supervised>();
  readonly #entries: Record<string, ProcessEntry> = {};
  #stopping = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#publish();
  }

  /** Starts a process and resolves once it runs; its readiness is for the caller to see. Throws a StartError. */
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
   * Resolves once `answers` holds for a started process. Throws a StartError with the last line of its log when it does
   * not within a minute, or when the process dies again and again meanwhile.
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
      // A group of its own: Ctrl-C reaches the runner alone, which then stops everything in order.
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
        reject(new StartError(`${spec.name} cannot be started: ${cause.message}`, { cause }));
      });
    });
    const { port, management_port, role } = spec;
    if (child.pid !== undefined) this.#entries[spec.name] = { pid: child.pid, port, management_port, role };
    this.#publish();
  }

  #giveUp(spec: ProcessSpec, reason: string): void {
    this.#options.onFatal(new StartError(`${spec.name} refuses its settings: ${reason}`, { exitCode: EXIT_CONFIG }));
  }

  #restartLater(supervised: Supervised, how: string): void {
    const pause_ms = Math.min(Math.max(supervised.pause_ms * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
    supervised.pause_ms = pause_ms;
    supervised.deaths += 1;
    this.#options.report(`${supervised.spec.name} ended (${how}); starting it again in ${pause_ms / 1000} s`);
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
      // Full or read-only disk: the processes matter more than the list of them.
      this.#options.report(
        `processes.json cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
}
