import type { Codebook } from '@insights/api-client';
import { type AddCommand } from '../command.ts';
import { csvTextOf } from '../csv-text.ts';
import { confirmed } from '../confirm.ts';
import { type OutputOptions, saveResponse, withOutput } from '../download.ts';
import { readWhole } from '../read.ts';
import { type Session, calling } from '../session.ts';

const MAX_BYTES = 1024 * 1024;

interface NewCode {
  readonly definition?: string;
  readonly includes?: string;
  readonly excludes?: string;
}
interface Deletion {
  readonly mergeInto?: string;
  readonly force?: true;
}

/** `insights codebook`. */
export const addCodebook: AddCommand = (program, terminal, done) => {
  const group = program.command('codebook').description('The codes that the report of a campaign looks for.');
  group
    .command('show')
    .description('Lists the codes of a campaign.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, async (session, interview_id: string) =>
        show(session, (await read(session, interview_id)).codebook),
      ),
    );
  withOutput(group.command('export'))
    .description('Saves the codebook as a CSV file.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, (session, interview_id: string, to: OutputOptions) =>
        saveResponse(session, to, (how) =>
          session.client.codebook.get({ interview_id }, { ...how, accept: 'text/csv' }),
        ),
      ),
    );
  group
    .command('import')
    .description('Replaces the codebook by that of a CSV file, whose first line names the columns: name, and others.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<file>')
    .option('--force', 'delete codes that the file lacks though they are used')
    .option('--yes', 'without a question')
    .action(calling(terminal, done, importCsv));
  group
    .command('add')
    .description('Adds a code, which the next version of the report looks for.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<name>', 'a statement or a subject')
    .option('--definition <text>', 'what it means')
    .option('--includes <text>', 'what belongs to it, separated by commas')
    .option('--excludes <text>', 'what does not')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, name: string, options: NewCode) => {
        const code = await client.codebook.addCode({ interview_id, name, ...options });
        print.fields(code, { Id: code.id, Name: code.name });
      }),
    );
  group
    .command('delete')
    .description('Deletes a code, or merges it into another one.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<code>', 'id of the code')
    .option('--merge-into <code>', 'the code that gets its codings')
    .option('--force', 'delete it though it is used')
    .action(
      calling(
        terminal,
        done,
        async ({ client }, interview_id: string, code_id: string, { mergeInto, force }: Deletion) => {
          await client.codebook.deleteCode({
            interview_id,
            code_id,
            merge_into: mergeInto,
            force: force ? 'true' : undefined,
          });
        },
      ),
    );
};

async function read({ client }: Session, interview_id: string): Promise<{ codebook: Codebook; etag: string }> {
  const response = await client.codebook.get({ interview_id }, { accept: 'application/json' });
  return { codebook: (await response.json()) as Codebook, etag: response.headers.get('etag') ?? '' };
}

function show({ print }: Session, codebook: Codebook): void {
  if (print.isJson) return print.result(codebook, String);
  print.table(codebook.codes, {
    ID: (code) => code.id,
    NAME: (code) => code.name,
    AUTHOR: (code) => code.author,
    USED: (code) => (code.used ? 'yes' : 'no'),
  });
}

/** The codebook as it is when the question is answered is replaced; if somebody changes it meanwhile, nothing is. */
async function importCsv(
  session: Session,
  interview_id: string,
  file: string,
  { force, yes }: { force?: true; yes?: true },
) {
  const bytes = await readWhole(session.terminal.folder, file, MAX_BYTES);
  const { text } = csvTextOf(bytes, file, (guess) => session.print.note(guess));
  const { etag } = await read(session, interview_id);
  const question =
    'Replace the codebook by the file? Codes that it lacks are deleted, also those added since it was exported.';
  await confirmed(session.terminal, question, yes);
  const content = { type: 'text/csv', text };
  const input = { interview_id, ...(force && { force: 'true' as const }) };
  show(session, await session.client.codebook.replace(input as never, { content, ifMatch: etag }));
}
