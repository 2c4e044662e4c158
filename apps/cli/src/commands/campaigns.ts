import { extname } from 'node:path';
import type { CampaignProgress, Interview } from '@insights/api-client';
import { type Command, Option } from 'commander';
import { parse as parseYaml } from 'yaml';
import { type AddCommand, UsageError } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import type { Printer } from '../print.ts';
import { readWhole } from '../read.ts';
import { type Session, calling } from '../session.ts';

type CampaignInput = Parameters<Session['client']['interviews']['create']>[0];

/** `insights campaigns`. */
export const addCampaigns: AddCommand = (program, terminal, done) => {
  const group = program.command('campaigns').description('Interview campaigns.');
  withPaging(group.command('list'))
    .description('Lists campaigns, newest first.')
    .addOption(new Option('--status <status>', 'only these').choices(['draft', 'active', 'paused', 'completed']))
    .action(
      calling(terminal, done, (session, options: ListOptions & { status?: Interview['status'] }) => {
        const { workspace_id } = session;
        const filter = { workspace_id, status: options.status };
        return printList(session, options, (page) => session.client.interviews.list({ ...filter, ...page }), {
          ID: (row) => row.id,
          STATUS: (row) => row.status,
          COMPLETED: (row) => row.counts.completed,
          CONTACTS: (row) => row.counts.contacts,
          NAME: (row) => row.name,
        });
      }),
    );
  group
    .command('show')
    .description('Shows a campaign and its questions.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string) => {
        show(print, await client.interviews.get({ interview_id }));
      }),
    );
  group
    .command('create')
    .description('Creates a draft from a JSON or YAML file with the fields of POST /v1/interviews.')
    .argument('<file>')
    .action(
      calling(terminal, done, async ({ client, print, workspace_id }, file: string) => {
        const input = await readInput(terminal.folder, file);
        show(print, await client.interviews.create({ ...(workspace_id !== undefined && { workspace_id }), ...input }));
      }),
    );
  group
    .command('progress')
    .description('Shows how far the participants of a campaign have come, and at which question interviews end.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string) => {
        showProgress(print, await client.interviews.getProgress({ interview_id }));
      }),
    );
  addChanges(group, terminal, done);
};

/** What changes the state of a campaign. */
const addChanges: AddCommand = (group, terminal, done) => {
  for (const [verb, description] of CHANGES) {
    change(group.command(verb), description).action(
      calling(terminal, done, async ({ client, print }, interview_id: string) => {
        show(print, await client.interviews[verb]({ interview_id }));
      }),
    );
  }
  change(group.command('pause'), 'Pauses an active campaign.')
    .option('--reason <text>', 'for the audit log')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, { reason }: { reason?: string }) => {
        show(print, await client.interviews.pause({ interview_id, reason }));
      }),
    );
  change(group.command('delete'), 'Deletes a campaign with its contacts, conversations and reports.')
    .option('--yes', 'without a question')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, { yes }: { yes?: true }) => {
        const { name } = await client.interviews.get({ interview_id });
        await confirmed(terminal, `Delete the campaign “${name}” with everything in it?`, yes);
        await client.interviews.delete({ interview_id });
        print.note(`Deleted ${interview_id}.`);
      }),
    );
};

const CHANGES = [
  ['start', 'Starts a draft.'],
  ['resume', 'Continues a paused campaign.'],
  ['complete', 'Completes an active or paused campaign by hand.'],
] as const;

const change = (command: Command, description: string): Command =>
  command.description(description).argument('<campaign>', 'id of the campaign');

/** A campaign in a JSON or YAML file. Errors: UsageError. */
export async function readInput(folder: string, file: string): Promise<CampaignInput> {
  const text = (await readWhole(folder, file, 1024 ** 2)).toString();
  try {
    // YAML 1.2 contains JSON; JSON's own parser has the clearer messages.
    const value: unknown = extname(file) === '.json' ? JSON.parse(text) : parseYaml(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as CampaignInput;
  } catch (error) {
    throw new UsageError(`${file} is neither JSON nor YAML: ${(error as Error).message}`);
  }
  throw new UsageError(`${file} is not a campaign. It needs at least a name.`);
}

function show(print: Printer, campaign: Interview): void {
  const { counts, questions } = campaign;
  print.fields(campaign, {
    Id: campaign.id,
    Name: campaign.name,
    Goal: campaign.goal,
    Status: campaign.status,
    Language: campaign.language,
    Project: campaign.project_id,
    Conversations: `${counts.completed} completed, ${counts.in_progress} in progress`,
    Contacts: counts.contacts,
    Created: campaign.created_at,
    Questions: questions.map(({ text, kind }, at) => `${at + 1}. ${text} (${kind})`).join('\n'),
  });
}

function showProgress(print: Printer, progress: CampaignProgress): void {
  const { contacts, invited, consented, started, completed } = progress.funnel;
  print.fields(progress, {
    Contacts: contacts,
    Invited: invited,
    Consented: consented,
    Started: started,
    Completed: completed,
    Imported: progress.imported,
    Now: progress.sessions.map(({ status, count }) => `${count} ${status}`).join(', '),
    Questions: progress.questions
      .map(
        ({ text, asked, answered, ended_here }, at) =>
          `${at + 1}. ${text}\n   asked ${asked}, answered ${answered}, ended here ${ended_here}`,
      )
      .join('\n'),
  });
}
