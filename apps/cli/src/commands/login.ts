import { password, text } from '@clack/prompts';
import { type AddCommand, EXIT, type Terminal, UsageError } from '../command.ts';
import { DEFAULT_PROFILE, profilesFile, readProfiles, removeProfile, saveProfile } from '../profiles.ts';
import { Printer } from '../print.ts';
import { readAll } from '../read.ts';
import { type Session, addressOf, calling, openSession } from '../session.ts';

/** `insights login`, `logout`, `whoami` and `profiles`. */
export const addLogin: AddCommand = (program, terminal, done) => {
  program
    .command('login')
    .description(
      'Stores an API key, a retrieval key or an access token as a profile. Asks for it, or reads it from stdin; a key in an argument would be visible to others.',
    )
    .option('--url <address>', 'address of the service')
    .action(async (options: { url?: string }, command) => {
      const common = command.optsWithGlobals();
      const url = addressOf(options.url ?? terminal.env['INSIGHTS_URL'] ?? (await askUrl(terminal)));
      const key = credentialIn(terminal.isInteractive ? await askKey(terminal) : await readAll(terminal.stdin));
      const session = await openSession(terminal, common, { url, key });
      await check(session);
      const name = common.profile ?? DEFAULT_PROFILE;
      await saveProfile(terminal, name, { url, key });
      session.print.note(`Logged in to ${url} as the profile ${name}, stored in ${profilesFile(terminal)}.`);
      done(EXIT.ok);
    });

  program
    .command('logout')
    .description('Removes a stored profile. The key stays valid until it is revoked.')
    .action(async (_options, command) => {
      const name = command.optsWithGlobals().profile ?? (await readProfiles(terminal)).current;
      if (!(await removeProfile(terminal, name))) throw new UsageError(`There is no profile ${name}.`);
      terminal.error(`Removed the profile ${name}. To end the key itself, revoke it: insights keys revoke ID\n`);
      done(EXIT.ok);
    });

  program
    .command('whoami')
    .description('Shows which service and credential the other commands use, and checks them.')
    .action(
      calling(terminal, done, async (session) => {
        const facts = { profile: session.profile ?? null, url: session.url, credential: kindOf(session.key) };
        const { workspaces } = await check(session);
        session.print.fields(
          { ...facts, workspaces },
          {
            Service: facts.url,
            Profile: facts.profile ?? 'from the environment',
            Credential: KINDS[facts.credential],
            Workspaces: workspaces.map(({ id, name, role }) => `${name} (${role}) ${id}`).join('\n'),
          },
        );
      }),
    );

  addProfiles(program, terminal, done);
};

/** `insights profiles`. */
const addProfiles: AddCommand = (program, terminal, done) => {
  const profiles = program.command('profiles').description('Stored profiles.');
  profiles
    .command('list')
    .description('Lists the profiles, without their keys.')
    .action(async (_options, command) => {
      const stored = await readProfiles(terminal);
      const rows = Object.entries(stored.profiles).map(([name, { url, key }]) => ({
        name,
        url,
        credential: kindOf(key),
        is_current: name === stored.current,
      }));
      new Printer(terminal, command.optsWithGlobals().json ?? false).table(rows, {
        '': (row) => (row.is_current ? '*' : ' '),
        PROFILE: (row) => row.name,
        CREDENTIAL: (row) => KINDS[row.credential],
        SERVICE: (row) => row.url,
      });
      done(EXIT.ok);
    });
  profiles
    .command('use')
    .description('Makes a profile the current one.')
    .argument('<name>')
    .action(async (name: string) => {
      const profile = (await readProfiles(terminal)).profiles[name];
      if (!profile) throw new UsageError(`There is no profile ${name}. See insights profiles list.`);
      await saveProfile(terminal, name, profile);
      done(EXIT.ok);
    });
};

const KINDS = { api_key: 'API key', retrieval_key: 'retrieval key', access_token: 'access token' } as const;

function kindOf(key: string): keyof typeof KINDS {
  if (key.startsWith('iir_')) return 'retrieval_key';
  return key.startsWith('iis_') ? 'api_key' : 'access_token';
}

/** Whether the service accepts the credential. Throws its error otherwise. */
async function check({ client, key }: Session) {
  const kind = kindOf(key);
  if (kind === 'access_token') return { workspaces: (await client.workspaces.list({ limit: 100 })).items };
  if (kind === 'api_key') await client.jobs.listActive({ limit: 1 });
  else await client.vaults.retrieve({ prompt: 'insights', top_k: 1 });
  return { workspaces: [] };
}

async function askUrl(terminal: Terminal): Promise<string> {
  if (!terminal.isInteractive) throw new UsageError('Name the service with --url or INSIGHTS_URL.');
  return answered(await text({ message: 'Address of the service', output: process.stderr, signal: terminal.signal }));
}

const askKey = async ({ signal }: Terminal): Promise<string> =>
  answered(await password({ message: 'API key or access token', output: process.stderr, signal }));

function answered(answer: string | symbol | undefined): string {
  if (typeof answer === 'symbol') throw new UsageError('Interrupted.', EXIT.interrupted);
  return answer ?? '';
}

/** Anything else cannot be sent in a header. */
function credentialIn(given: string): string {
  const key = given.trim();
  if (key === '') throw new UsageError('Give the key on stdin, for example: insights login --url ADDRESS < key.txt');
  if (!/^[\x21-\x7e]{8,8192}$/.test(key)) throw new UsageError('That is not a key: it has spaces or other characters.');
  return key;
}
