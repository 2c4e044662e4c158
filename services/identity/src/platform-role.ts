import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readConfigOrExit, setting } from '@insights/config';
import {
  OperatorError,
  listPlatformUsers,
  readPlatformLog,
  setPlatformRole,
} from './features/platform-role/platform-role.ts';

/** `EX_USAGE` of sysexits.h. */
const EXIT_USAGE = 64;
const USAGE = `usage: node services/identity/src/platform-role.ts grant  (--email ADDRESS | --user-id ID) --role (admin | support) [--operator NAME]
       node services/identity/src/platform-role.ts revoke (--email ADDRESS | --user-id ID) [--operator NAME]
       node services/identity/src/platform-role.ts list
       node services/identity/src/platform-role.ts log`;

function usage(problem: string): never {
  console.error(`${problem}\n${USAGE}`);
  process.exit(EXIT_USAGE);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        'user-id': { type: 'string' },
        role: { type: 'string' },
        operator: { type: 'string' },
      },
    });
    return { ...values, command: positionals.join(' ') };
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
}

/** The name of the account that runs this; undefined where it has none, as in a container. */
function accountName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

const { command, email, 'user-id': user_id, role, operator: given } = readArguments();

/** The requested task; checks the command line before connecting. */
function taskOf(): (client: Client) => Promise<unknown> {
  if (command === 'list') return listPlatformUsers;
  if (command === 'log') return readPlatformLog;
  if (command !== 'grant' && command !== 'revoke') return usage('Unknown command.');
  if ((email === undefined) === (user_id === undefined)) return usage('Name one user, by --email or by --user-id.');
  const operator = given ?? accountName();
  if (!operator) return usage('This account has no name: say who you are, by --operator.');
  if (command === 'revoke') return (client) => setPlatformRole(client, { person, role: '', operator });
  if (role !== 'admin' && role !== 'support') return usage('--role must be admin or support.');
  return (client) => setPlatformRole(client, { person, role, operator });
}

const person = { email, user_id };
const task = taskOf();
const config = readConfigOrExit({
  ownerUrl: setting.url({
    env: 'DATABASE_OWNER_URL',
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    doc: 'PostgreSQL as identity_owner.',
  }),
});
const client = new Client({ connectionString: config.ownerUrl });
await client.connect();
try {
  console.log(JSON.stringify(await task(client)));
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await client.end();
}
