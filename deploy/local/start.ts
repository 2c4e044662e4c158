// `npm start`: the whole system on this machine, until Ctrl-C or SIGTERM.
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './services.ts';
import { type Stack, type StackOptions, startStack } from './stack.ts';
import { EXIT_CONFIG, StartError } from './start-error.ts';

const USAGE = 'Usage: npm start -- [--fresh] [--port N] [--host ADDRESS] [--interviewers N] [--help]';
const HELP = `${USAGE}

Starts PostgreSQL, NATS and all services on this machine, with a demo workspace. Ctrl-C stops everything.

  --fresh           discard the stored data first
  --port N          port of the API (default 8080)
  --host ADDRESS    address of this machine to listen on, so that phones can open the demo's links (default 127.0.0.1)
  --interviewers N  interviewer processes at least (default 1)
  --help, -h        print this text

Other engines: DATABASE_URL, NATS_URL. All settings: deploy/local/README.md and docs/configuration.md.`;
const DEFAULT_PORT = 8080;
const MOST_INTERVIEWERS = 32;

/** The reason of a start that was given up because the person said so. */
const stopped = new Error('stopped');

function wholeNumber(flag: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new StartError(
    `--${flag} is ${JSON.stringify(text)}, but must be a whole number from ${min} to ${max}.\n${USAGE}`,
    {
      exitCode: EXIT_CONFIG,
    },
  );
}

/** One of this machine's own IPv4 addresses. */
function ownAddress(text: string): string {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const found = own.filter(({ family }) => family === 'IPv4').map(({ address }) => address);
  if (found.includes(text)) return text;
  throw new StartError(
    `--host is ${JSON.stringify(text)}, but must be an address of this machine: ${found.join(', ')}.`,
    {
      exitCode: EXIT_CONFIG,
    },
  );
}

interface Flags {
  fresh: boolean;
  port: number;
  host: string;
  interviewers: number;
}

/** Null: only help is wanted. */
function readFlags(): Flags | null {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { fresh: flag, help: { ...flag, short: 'h' }, port: text, host: text, interviewers: text } as const;
  try {
    const { values } = parseArgs({ options });
    if (values.help) return null;
    return {
      fresh: values.fresh ?? false,
      host: ownAddress(values.host ?? '127.0.0.1'),
      port: wholeNumber('port', values.port ?? String(DEFAULT_PORT), 1, 65_535),
      interviewers: wholeNumber('interviewers', values.interviewers ?? '1', 0, MOST_INTERVIEWERS),
    };
  } catch (cause) {
    if (cause instanceof StartError || !(cause instanceof TypeError)) throw cause;
    throw new StartError(`${cause.message}\n${USAGE}`, { exitCode: EXIT_CONFIG, cause });
  }
}

function urlSetting(name: string, protocols: string[]): string | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new StartError(`${name} is not a URL that begins with ${protocols.join(' or ')}`, { exitCode: EXIT_CONFIG });
}

function externalEngines(): NonNullable<StackOptions['external']> {
  const nats = urlSetting('NATS_URL', ['nats:', 'tls:']);
  return {
    database_url: urlSetting('DATABASE_URL', ['postgres:', 'postgresql:']),
    nats: nats
      ? {
          url: nats,
          login: { user: process.env['NATS_USER'] ?? '', password: process.env['NATS_PASSWORD'] ?? '' },
        }
      : undefined,
  };
}

function announce({ baseUrl, demo, dir, enter_url }: Stack, seconds: number): void {
  const entrance =
    enter_url === undefined
      ? `Report     ${baseUrl}/reports (enter the key of the line "Try")`
      : `Console    ${enter_url} (signs you in once; later ${baseUrl}/app)`;
  console.log(`
Interview Insights runs (started in ${seconds.toFixed(1)} s).

  ${entrance}
  Interview  ${demo?.join_url ?? ''} (be interviewed)
  Guide      ${baseUrl}/guide/
  API        ${baseUrl}/v1
  Reference  ${baseUrl}/docs
  Try        curl -H 'X-API-Key: ${demo?.api_keys.full ?? ''}' ${baseUrl}/v1/interviews
  Demo       ${join(dir, 'demo.json')} (tokens, keys, ids)
  Logs       ${join(dir, 'logs')}

Ctrl-C stops everything.`);
}

/** Resolves on a signal, or when the boot script that started this process was killed. */
function endWanted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  const isBooted = process.env['INSIGHTS_BOOT_PID'] === String(process.ppid);
  const parent = process.ppid;
  if (isBooted) setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  return promise;
}

async function main(): Promise<void> {
  const started = performance.now();
  const flags = readFlags();
  if (!flags) {
    console.log(HELP);
    return;
  }
  const end = endWanted();
  const giveUp = new AbortController();
  void end.then(() => giveUp.abort(stopped));
  const options = { dir: join(root, '.local'), ...flags, external: externalEngines() };
  const stack = await startStack({ ...options, report: console.log, signal: giveUp.signal });
  announce(stack, (performance.now() - started) / 1000);
  const failure = await Promise.race([end, stack.failed]);
  console.log('\nStopping …');
  await stack.stop();
  if (failure) throw failure;
}

try {
  await main();
  process.exit(0);
} catch (error) {
  if (error === stopped) process.exit(0);
  if (!(error instanceof StartError)) throw error;
  console.error(`\n${error.message}`);
  process.exit(error.exitCode);
}
