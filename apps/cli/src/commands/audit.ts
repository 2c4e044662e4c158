import { type AddCommand, UsageError } from '../command.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { type Session, calling } from '../session.ts';

type AuditFilter = Omit<
  Parameters<Session['client']['workspaces']['listAuditLog']>[0],
  'workspace_id' | 'limit' | 'cursor'
>;

/** `insights audit`; needs the access token of an admin. */
export const addAudit: AddCommand = (program, terminal, done) => {
  withPaging(program.command('audit'))
    .description('Lists who did what, newest first. Needs the access token of an admin.')
    .option('--action <action>', 'only this action, such as report.exported')
    .option('--actor <id>', 'only this user or key')
    .option('--channel <channel>', 'only this channel, such as mcp')
    .option('--subject <id>', 'only what was done with this')
    .option('--from <time>', 'from then on, such as 2026-03-01T00:00:00Z')
    .option('--to <time>', 'before then')
    .action(
      calling(terminal, done, async (session, { limit, all, ...options }: ListOptions & AuditFilter) => {
        const workspace_id = session.workspace_id ?? (await onlyWorkspace(session));
        const filter = { workspace_id, ...options };
        await printList(
          session,
          { limit, ...(all && { all }) },
          (page) => session.client.workspaces.listAuditLog({ ...filter, ...page }),
          {
            TIME: (row) => row.created_at,
            ACTION: (row) => row.action,
            ACTOR: (row) => `${row.actor_kind} ${row.actor_id}`,
            CHANNEL: (row) => row.channel,
            SUBJECT: (row) => row.subject,
          },
        );
      }),
    );
};

async function onlyWorkspace({ client }: Session): Promise<string> {
  const { items } = await client.workspaces.list({ limit: 2 });
  const [workspace] = items;
  if (workspace && items.length === 1) return workspace.id;
  throw new UsageError('Name the workspace with --workspace ID. See insights whoami.');
}
