import type { ApiKey, NewApiKey } from '@insights/api-client';
import { Option } from 'commander';
import type { AddCommand } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import type { Printer } from '../print.ts';
import { calling, wholeNumber } from '../session.ts';

const SCOPES = ['interviews', 'exports', 'webhooks', 'mcp', '*'] as const;

interface CreateOptions {
  readonly scope: ApiKey['scopes'];
  readonly expiresInDays?: number;
}

/** `insights keys`; all need an access token of an admin. */
export const addKeys: AddCommand = (program, terminal, done) => {
  const group = program.command('keys').description('API keys. These commands need the access token of an admin.');
  withPaging(group.command('list'))
    .description('Lists keys, newest first, without the keys themselves.')
    .action(
      calling(terminal, done, (session, options: ListOptions) => {
        const { workspace_id } = session;
        return printList(session, options, (page) => session.client.apiKeys.list({ workspace_id, ...page }), {
          ID: (row) => row.id,
          PREFIX: (row) => row.key_prefix,
          SCOPES: (row) => row.scopes.join(' '),
          'LAST USED': (row) => row.last_used_at,
          ENDS: (row) => (row.revoked_at === null ? row.expires_at : 'revoked'),
          NAME: (row) => row.name,
        });
      }),
    );
  group
    .command('create')
    .description('Creates a key, printed once, on stdout.')
    .argument('<name>')
    .addOption(new Option('--scope <scopes...>', 'what it may do').choices(SCOPES).default(['interviews', 'exports']))
    .addOption(new Option('--expires-in-days <days>').argParser(wholeNumber(1, 3650)))
    .action(
      calling(terminal, done, async ({ client, print, workspace_id }, name: string, options: CreateOptions) => {
        const { scope: scopes, expiresInDays: expires_in_days } = options;
        show(print, await client.apiKeys.create({ workspace_id, name, scopes, expires_in_days }));
      }),
    );
  addEnd(group, terminal, done);
};

/** What ends a key. */
const addEnd: AddCommand = (group, terminal, done) => {
  group
    .command('rotate')
    .description(
      'Creates a second key with the same name and scopes, printed once. The old one works until it is revoked, or for --grace.',
    )
    .argument('<key>', 'id of the key')
    .addOption(
      new Option('--grace <seconds>', 'how long the old key still works, up to a week').argParser(
        wholeNumber(0, 604_800),
      ),
    )
    .action(
      calling(terminal, done, async ({ client, print }, key_id: string, { grace }: { grace?: number }) => {
        show(print, await client.apiKeys.rotate({ key_id, ...(grace !== undefined && { grace_seconds: grace }) }));
      }),
    );
  group
    .command('revoke')
    .description('Ends a key at once.')
    .argument('<key>', 'id of the key')
    .option('--yes', 'without a question')
    .action(
      calling(terminal, done, async ({ client, print }, key_id: string, { yes }: { yes?: true }) => {
        await confirmed(terminal, `Revoke the key ${key_id}? Programs that use it stop working.`, yes);
        await client.apiKeys.revoke({ key_id });
        print.note(`Revoked ${key_id}.`);
      }),
    );
};

const show = (print: Printer, key: NewApiKey): void =>
  print.fields(key, {
    Id: key.id,
    Name: key.name,
    Scopes: key.scopes.join(' '),
    Expires: key.expires_at,
    Key: key.key,
  });
