import type { AddCommand } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { calling, wholeNumber } from '../session.ts';

interface CreateOptions {
  readonly number?: number;
  readonly expiresInDays?: number;
  readonly withQuotes?: true;
  readonly label?: string;
}

/** `insights shares`; for admins. A password is not an option, because other users of the machine can read options. */
export const addShares: AddCommand = (program, terminal, done) => {
  const group = program.command('shares').description('Links that open a report without an account.');
  group
    .command('create')
    .description('Creates a link to a report, printed once, on stdout. It shows no quotes unless they are asked for.')
    .argument('<campaign>', 'id of the campaign')
    .option('--number <version>', 'a version; the newest at each opening by default', wholeNumber(1, 1e6))
    .option('--expires-in-days <days>', 'how long it works; 30 by default', wholeNumber(1, 365))
    .option('--with-quotes', 'show what participants said, word for word')
    .option('--label <text>', 'what the link is for; readers do not see it')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, options: CreateOptions) => {
        const { number: version, expiresInDays: expires_in_days, withQuotes: with_quotes, label } = options;
        const wanted = { version, expires_in_days, with_quotes, label };
        const share = await client.campaignReports.createShare({ interview_id, ...wanted });
        print.result(share, () => share.url ?? '');
        print.note(`The link ${share.id} works until ${share.expires_at}. It is not shown again.`);
      }),
    );
  withPaging(group.command('list'))
    .description('Lists the links to reports of a campaign, newest first, without the links themselves.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, (session, interview_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.campaignReports.listShares({ interview_id, ...page }), {
          ID: (row) => row.id,
          LABEL: (row) => row.label,
          VERSION: (row) => row.version,
          QUOTES: (row) => (row.with_quotes ? 'yes' : 'no'),
          PASSWORD: (row) => (row.has_password ? 'yes' : 'no'),
          OPENED: (row) => row.opened_count,
          ENDS: (row) => row.expires_at,
        }),
      ),
    );
  group
    .command('revoke')
    .description('Ends a link at once.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<share>', 'id of the link')
    .option('--yes', 'without a question')
    .action(
      calling(terminal, done, async (session, interview_id: string, share_id: string, { yes }: { yes?: true }) => {
        const { client, print } = session;
        await confirmed(terminal, `Revoke the link ${share_id}? Its readers can no longer open the report.`, yes);
        await client.campaignReports.revokeShare({ interview_id, share_id });
        print.note(`Revoked ${share_id}.`);
      }),
    );
};
