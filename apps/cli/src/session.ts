import { type Client, createClient } from '@insights/api-client';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { EXIT, type ExitCode, type Terminal, UsageError } from './command.ts';
import { Printer } from './print.ts';
import { type Profile, readProfiles } from './profiles.ts';
import { safeUrl } from './read.ts';

/** What a command of the API works with. */
export interface Session {
  readonly client: Client;
  readonly terminal: Terminal;
  readonly print: Printer;
  /** Name of the profile; undefined where the environment names address and key. */
  readonly profile: string | undefined;
  readonly url: string;
  readonly key: string;
  /** For credentials with several workspaces. */
  readonly workspace_id: string | undefined;
}

interface CommonOptions {
  readonly json?: true;
  readonly profile?: string;
  readonly workspace?: string;
  readonly timeout: number;
}

/** Options of every command. */
export function addCommonOptions(program: Command): void {
  program
    .option('--json', 'print JSON')
    .option('--profile <name>', 'a profile of insights login other than the current one')
    .option('--workspace <id>', 'for an access token with several workspaces')
    .addOption(
      new Option('--timeout <seconds>', 'when a request is given up').argParser(wholeNumber(1, 3600)).default(60),
    );
}

/** A parser of an option that is a whole number. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,12}$/.test(text) ? Number(text) : NaN;
    if (number >= min && number <= max) return number;
    throw new InvalidArgumentError(`Give a whole number from ${min} to ${max}.`);
  };
}

/** A parser of an option that may be repeated. */
export const collected = (one: string, others: readonly string[]): string[] => [...others, one];

export type Work<A extends readonly unknown[]> = (session: Session, ...args: A) => Promise<ExitCode | void>;

/** The action of a command that calls the API; `work` gets the arguments, then the options. It succeeds unless it returns another code. */
export function calling<A extends readonly unknown[]>(
  terminal: Terminal,
  done: (code: ExitCode) => void,
  work: Work<A>,
): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const session = await openSession(terminal, command.optsWithGlobals<CommonOptions>());
    done((await work(session, ...(given.slice(0, -1) as unknown as A))) ?? EXIT.ok);
  };
}

const RETRIES = 5;

/** A key of the service, not the access token of a person. */
const isApiKey = (key: string): boolean => /^ii[sr]_/.test(key);

export const headersOf = (key: string): Record<string, string> =>
  isApiKey(key) ? { 'X-API-Key': key } : { Authorization: `Bearer ${key}` };

/** Without `profile`, the credential of the options and the environment. */
export async function openSession(terminal: Terminal, options: CommonOptions, given?: Profile): Promise<Session> {
  const { name, url, key } = given ? { ...given, name: undefined } : await credentialOf(terminal, options.profile);
  const print = new Printer(terminal, options.json ?? false);
  const client = createClient({
    baseUrl: url,
    ...(isApiKey(key) ? { apiKey: key } : { token: key }),
    timeoutMs: options.timeout * 1000,
    retries: RETRIES,
    strict: true,
    onRetry: (problem, seconds) => print.note(`${problem}; trying again in ${Math.ceil(seconds)} s …`),
    signal: terminal.signal,
  });
  return { client, terminal, print, profile: name, url, key, workspace_id: options.workspace };
}

export interface Credential extends Profile {
  readonly name: string | undefined;
}

/** INSIGHTS_URL and INSIGHTS_KEY go before the profile. Errors: `UsageError` that says how to log in. */
export async function credentialOf(terminal: Terminal, chosen: string | undefined): Promise<Credential> {
  const [url, key] = [terminal.env['INSIGHTS_URL'] || undefined, terminal.env['INSIGHTS_KEY'] || undefined];
  if (chosen === undefined && url !== undefined && key !== undefined) {
    return { name: undefined, url: addressOf(url), key };
  }
  const { current, profiles } = await readProfiles(terminal);
  const name = chosen ?? current;
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile && chosen !== undefined) return { name, ...profile };
  if (!profile) throw new UsageError(missing(chosen, key), EXIT.denied);
  // A key goes only to the service that it was given for.
  if (url !== undefined && key === undefined && addressOf(url) !== profile.url) {
    throw new UsageError(
      `INSIGHTS_URL is ${addressOf(url)}, and the profile ${name} is for ${profile.url}. Set INSIGHTS_KEY, too, or choose a profile with --profile.`,
      EXIT.denied,
    );
  }
  return { name: key === undefined ? name : undefined, url: profile.url, key: key ?? profile.key };
}

function missing(chosen: string | undefined, key: string | undefined): string {
  if (chosen !== undefined) return `There is no profile ${chosen}. Log in: insights login --profile ${chosen}`;
  if (key !== undefined) return 'Set INSIGHTS_URL, too: the address of the service.';
  return 'Not logged in. Run insights login, or set INSIGHTS_URL and INSIGHTS_KEY.';
}

/** An address in the form in which it is stored and compared. */
export const addressOf = (url: string): string => safeUrl(url).href.replace(/\/$/, '');
