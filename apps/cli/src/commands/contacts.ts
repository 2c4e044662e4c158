import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Contact, type ContactsResult, NEW_CONTACT_FIELDS, type RequestedInvitations } from '@insights/api-client';
import { Option } from 'commander';
import { type AddCommand, EXIT } from '../command.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { Progress } from '../progress.ts';
import { readWhole } from '../read.ts';
import { type Session, calling, collected } from '../session.ts';
import { counted } from '../text.ts';
import { type CsvPart, partsOfCsv } from '../csv-parts.ts';

interface NewContact extends Readonly<Record<string, unknown>> {
  readonly attribute: readonly string[];
}

/** The fields of a contact and the options that set them. */
const FIELDS = NEW_CONTACT_FIELDS.map(({ name, type, about }) => {
  const flag = `--${name.replaceAll('_', '-')}`;
  return { name, option: new Option(type === 'boolean' ? flag : `${flag} <value>`, about) };
});

/** `insights contacts`. */
export const addContacts: AddCommand = (program, terminal, done) => {
  const group = program.command('contacts').description('The people of a campaign.');
  withPaging(group.command('list'))
    .description('Lists the contacts of a campaign.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, (session, interview_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.interviews.listContacts({ interview_id, ...page }), {
          ID: (row) => row.id,
          SESSION: (row) => row.scheduled_session?.status,
          EMAIL: (row) => row.email,
          NAME: (row) => row.name,
        }),
      ),
    );
  const add = group.command('add').description('Adds one contact.').argument('<campaign>', 'id of the campaign');
  for (const { option } of FIELDS) add.addOption(option);
  add.option('--attribute <name=value>', 'a further fact; may be repeated', collected, []).action(
    calling(terminal, done, async ({ client, print }, interview_id: string, options: NewContact) => {
      const fields = Object.fromEntries(FIELDS.map(({ name, option }) => [name, options[option.attributeName()]]));
      const attributes = Object.fromEntries(options.attribute.map(factOf));
      const contact = (await client.interviews.createContacts({ interview_id, ...fields, attributes })) as Contact;
      print.fields(contact, {
        Id: contact.id,
        Name: contact.name,
        Email: contact.email,
        Link: contact.participant_url,
      });
    }),
  );
  group
    .command('import')
    .description(
      'Adds the contacts of a CSV file, whose first line names the columns: name or email, and others. Wrong rows are listed with their lines; the others are added.',
    )
    .argument('<campaign>', 'id of the campaign')
    .argument('<file>')
    .action(calling(terminal, done, importCsv));
  group
    .command('invite')
    .description(
      'Invites by mail whoever was not invited yet, in a job, and waits for it. Run it again to go on after the limit of a day. Nobody gets two mails.',
    )
    .argument('<campaign>', 'id of the campaign')
    .option('--contact <id>', 'only this contact; may be repeated', collected, [])
    .option('--remind', 'remind those who were invited and have not begun')
    .option('--no-wait', 'only request the job')
    .action(calling(terminal, done, invite));
};

interface InviteOptions {
  readonly contact: string[];
  readonly remind?: true;
  readonly wait: boolean;
}
const EVERY_MS = 500;

async function invite(session: Session, interview_id: string, { contact, remind, wait }: InviteOptions): Promise<void> {
  const { client, print } = session;
  const mode = remind ? 'remind' : 'invite';
  const filter = { statuses: ['scheduled' as const, 'available' as const], invited: remind ?? false };
  const whom = contact.length > 0 ? { contact_ids: contact } : { filter };
  const requested = await client.interviews.inviteContacts({ interview_id, mode, ...whom });
  const run = wait ? await ended(session, interview_id, requested) : undefined;
  print.fields(run ?? requested, {
    Job: requested.job_id,
    Contacts: requested.contacts,
    Results: run?.outcomes.map(({ outcome, count }) => `${count} ${outcome}`).join(', '),
  });
}

/** The job once it has ended. */
async function ended({ client, terminal }: Session, interview_id: string, { job_id, contacts }: RequestedInvitations) {
  const progress = new Progress(terminal, contacts);
  for (;;) {
    const { items } = await client.interviews.listInvitationRuns({ interview_id });
    const run = items.find((each) => each.job_id === job_id);
    if (!run || run.finished_at !== null) {
      progress.end();
      return run;
    }
    const left = run.outcomes.find(({ outcome }) => outcome === 'pending')?.count ?? 0;
    progress.show((contacts - left) / contacts, `${contacts - left}/${contacts}`);
    await sleep(EVERY_MS, undefined, { signal: terminal.signal });
  }
}

function factOf(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

async function importCsv({ client, print, terminal }: Session, interview_id: string, file: string) {
  const parts = await partsOfCsv(await readWhole(terminal.folder, file), file, (text) => print.note(text));
  const rows: RowResult[] = [];
  for (const part of parts) {
    const content = { type: 'text/csv', text: part.text };
    const idempotencyKey = keyOf(interview_id, part);
    const answer = await client.interviews.createContacts({ interview_id }, { content, idempotencyKey });
    rows.push(...(answer as ContactsResult).results.map((row) => placed(row, part)));
    if (parts.length > 1) print.note(`${rows.length} rows …`);
  }
  const wrong = rows.filter(({ id }) => id === null);
  if (print.isJson) print.result({ created: rows.length - wrong.length, failed: wrong.length, results: rows }, String);
  else if (wrong.length > 0) {
    print.table(wrong, { LINE: (row) => row.line, ERROR: (row) => row.error, PROBLEM: problemOf });
  }
  print.note(`${counted(rows.length - wrong.length, 'contact')} added, ${counted(wrong.length, 'row')} rejected.`);
  return wrong.length === 0 ? EXIT.ok : EXIT.no;
}

type RowResult = ContactsResult['results'][number];

/** The line in the whole file. */
const placed = (row: RowResult, { firstLine }: CsvPart): RowResult => ({
  ...row,
  line: row.line === null ? null : row.line - 2 + firstLine,
});

function problemOf({ error, detail }: RowResult): string {
  if (detail) return detail.map(({ loc, msg }) => `${loc.slice(3).join('.')}: ${msg}`).join('; ');
  return error === 'duplicate_contact' ? 'The campaign, or an earlier row, has this e-mail address.' : '';
}

/** A run that is repeated after an interruption continues where it ended. */
const keyOf = (interview_id: string, { text }: CsvPart): string =>
  `contacts-${createHash('sha256').update(`${interview_id}\n${text}`).digest('hex')}`;
