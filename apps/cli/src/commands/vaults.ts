import { type AddCommand, EXIT } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { calling } from '../session.ts';
import { syncFolder } from '../vault-sync.ts';

/** `insights vaults`. */
export const addVaults: AddCommand = (program, terminal, done) => {
  const group = program.command('vaults').description('Documents that can be searched.');
  withPaging(group.command('list'))
    .description('Lists vaults.')
    .action(
      calling(terminal, done, (session, options: ListOptions) => {
        const { workspace_id } = session;
        return printList(session, options, (page) => session.client.vaults.list({ workspace_id, ...page }), {
          ID: (row) => row.id,
          DOCUMENTS: (row) => row.counts.documents,
          CHUNKS: (row) => row.counts.chunks,
          NAME: (row) => row.name,
        });
      }),
    );
  group
    .command('create')
    .description('Creates a vault.')
    .argument('<name>')
    .option('--description <text>')
    .action(
      calling(
        terminal,
        done,
        async ({ client, print, workspace_id }, name: string, options: { description?: string }) => {
          const vault = await client.vaults.create({ workspace_id, name, ...options });
          print.fields(vault, { Id: vault.id, Name: vault.name, Description: vault.description });
        },
      ),
    );
  group
    .command('delete')
    .description('Deletes a vault with its documents.')
    .argument('<vault>', 'id of the vault')
    .option('--yes', 'without a question')
    .action(
      calling(terminal, done, async ({ client, print }, vault_id: string, { yes }: { yes?: true }) => {
        const { name, counts } = await client.vaults.get({ vault_id });
        await confirmed(terminal, `Delete the vault “${name}” with ${counts.documents} documents?`, yes);
        await client.vaults.delete({ vault_id });
        print.note(`Deleted ${vault_id}.`);
      }),
    );
  addDocuments(group, terminal, done);
};

/** What is in a vault. */
const addDocuments: AddCommand = (group, terminal, done) => {
  withPaging(group.command('documents'))
    .description('Lists the documents of a vault.')
    .argument('<vault>', 'id of the vault')
    .action(
      calling(terminal, done, (session, vault_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.vaults.listDocuments({ vault_id, ...page }), {
          ID: (row) => row.id,
          STATUS: (row) => row.status,
          VERSION: (row) => row.version,
          TYPE: (row) => row.source_type,
          EXTERNAL_ID: (row) => row.external_id,
          WARNINGS: (row) => row.warnings.map(({ code }) => code).join(' '),
          TITLE: (row) => row.failure ?? row.title,
        }),
      ),
    );
  group
    .command('sync')
    .description(
      'Brings a vault to the state of a folder: adds new files (.md, .html, .txt, .pdf, .docx, .csv), replaces changed ones, and names those that are gone.',
    )
    .argument('<vault>', 'id of the vault')
    .argument('<folder>')
    .option('--delete', 'delete documents whose files are gone')
    .option('--dry-run', 'only show what would be done')
    .option('--name <name>', 'tells several folders of one vault apart; the name of the folder by default')
    .action(
      calling(terminal, done, async (session, vault_id: string, folder: string, options: SyncOptions) =>
        (await syncFolder(session, vault_id, folder, options)) ? EXIT.ok : EXIT.no,
      ),
    );
};

export interface SyncOptions {
  readonly delete?: true;
  readonly dryRun?: true;
  readonly name?: string;
}
