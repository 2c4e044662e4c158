import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const VERSION = '26.7.3';
const ARTIFACT = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:unpack';
const FETCH_MS = 180_000;
const BUILD_MS = 240_000;
const START_MS = 240_000;
const MOST_PRINTED = 2_000;
/** A server that lives for a minute is not worth compiling in full. */
const QUICK_JVM = { JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1' };
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'interview-insights');
const home = join(cache, `keycloak-${VERSION}`);
const ADMIN = { username: 'admin', password: 'admin-of-a-test' };

/** The folder of Keycloak, downloaded and prepared once for this user; or why it is unavailable. */
export async function keycloakHome(): Promise<{ home: string } | { missing: string }> {
  const java = await run('java', ['-version']).catch(() => undefined);
  const major = Number(/version "(\d+)/.exec(java?.stderr ?? '')?.[1] ?? 0);
  if (major < 17) return { missing: 'no Java 17 or newer on PATH (Debian: apt-get install openjdk-17-jre-headless)' };
  if (existsSync(home)) return { home };
  if (!(await run('mvn', ['--version']).catch(() => undefined))) {
    return { missing: `no Maven on PATH to fetch Keycloak ${VERSION} with (Debian: apt-get install maven)` };
  }
  console.log(`Fetching Keycloak ${VERSION} (once; kept in ${cache}) …`);
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'keycloak-'));
  try {
    const args = ['-q', '-B', '-N', UNPACK, `-Dartifact=${ARTIFACT}`, `-DoutputDirectory=${folder}`];
    const fetched = await run('mvn', args, { cwd: folder, timeout: FETCH_MS }).catch((error: Error) => error);
    if (fetched instanceof Error) {
      return { missing: `Keycloak ${VERSION} cannot be fetched: ${fetched.message.trim().split('\n').at(-1)}` };
    }
    const made = join(folder, (await readdir(folder)).find((name) => name.startsWith('keycloak-')) ?? 'nothing');
    console.log('Preparing it …');
    const build = [join(made, 'bin/kc.sh'), 'build', '--db=dev-mem', '--cache=local'];
    await run('sh', build, { env: { ...process.env, ...QUICK_JVM }, timeout: BUILD_MS });
    // If two processes prepare it, the result is the same.
    await rename(made, home).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(home)) throw error;
    });
    return { home };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Answer {
  status: number;
  body: unknown;
  location: string;
}

/** Keycloak on a loopback port with a database in memory, and its admin interface. */
export class Keycloak {
  readonly port: number;
  readonly #child: ChildProcess;
  #token = '';

  constructor(port: number, child: ChildProcess) {
    this.port = port;
    this.#child = child;
  }

  static #started: Promise<Keycloak> | undefined;

  /** The one of this process: files that use it run in one, each with a realm of its own. */
  static start(folder: string, scope: { after(close: () => Promise<void>): void }): Promise<Keycloak> {
    return (Keycloak.#started ??= Keycloak.#start(folder, scope));
  }

  static async #start(folder: string, scope: { after(close: () => Promise<void>): void }): Promise<Keycloak> {
    const port = await freePort();
    const options = ['--optimized', '--http-enabled=true', '--hostname-strict=false', '--http-host=127.0.0.1'];
    const child = spawn('sh', [join(folder, 'bin/kc.sh'), 'start', ...options, `--http-port=${port}`], {
      env: {
        ...process.env,
        ...QUICK_JVM,
        JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
        KC_BOOTSTRAP_ADMIN_USERNAME: ADMIN.username,
        KC_BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
      },
      stdio: ['ignore', 'pipe', 'ignore'],
      // A separate process group, so that the script and the Java process that it starts end together.
      detached: true,
    });
    const keycloak = new Keycloak(port, child);
    scope.after(() => keycloak.stop());
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed = `${printed}${chunk.toString()}`.slice(-MOST_PRINTED)));
    const isUp = async (): Promise<boolean> => child.exitCode === null && keycloak.#signIn().then(() => true);
    if (!(await eventually(isUp, { timeout_ms: START_MS, every_ms: 500, what: 'a running Keycloak' })))
      throw new Error(`Keycloak ended with ${child.exitCode}: ${printed}`);
    return keycloak;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null || this.#child.pid === undefined) return;
    const end = once(this.#child, 'exit');
    process.kill(-this.#child.pid, 'SIGKILL');
    await end;
  }

  async #signIn(): Promise<void> {
    this.#token = await this.token('master', { grant_type: 'password', client_id: 'admin-cli', ...ADMIN });
  }

  /** An access token of a realm. */
  async token(realm: string, form: Record<string, string>): Promise<string> {
    const url = `${this.url}/realms/${realm}/protocol/openid-connect/token`;
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    const { access_token } = (await response.json()) as { access_token?: string };
    if (!access_token) throw new Error(`no token: status ${response.status}`);
    return access_token;
  }

  /** The admin interface below `/admin/realms`; the id of a created object is the end of `location`. */
  async admin(method: string, path: string, body?: unknown): Promise<Answer> {
    const ask = () =>
      fetch(`${this.url}/admin/realms${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    let response = await ask();
    if (response.status === 401) {
      // Tokens of the master realm live for a minute.
      await this.#signIn();
      response = await ask();
    }
    const text = await response.text();
    if (response.status >= 400 && response.status !== 404)
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return {
      status: response.status,
      body: text ? JSON.parse(text) : undefined,
      location: response.headers.get('location') ?? '',
    };
  }

  async make(path: string, body: unknown): Promise<string> {
    const { location } = await this.admin('POST', path, body);
    return location.split('/').at(-1) ?? '';
  }
}
