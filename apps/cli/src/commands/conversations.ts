import type { Conversation, Turn } from '@insights/api-client';
import { Option } from 'commander';
import type { AddCommand } from '../command.ts';
import { saveResponse, withOutput, type OutputOptions } from '../download.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { calling } from '../session.ts';
import { oneLine, paint, quoted } from '../text.ts';

const FORMATS = ['zip', 'md', 'csv', 'jsonl', 'vtt', 'srt', 'docx'] as const;

interface Transcript {
  readonly turns: Turn[];
}

interface ExportOptions extends OutputOptions {
  readonly format: (typeof FORMATS)[number];
  readonly conversation?: string;
}

/** `insights conversations`; `import` and `follow` are commands of their own. */
export const addConversations: AddCommand = (program, terminal, done) => {
  const group = program.command('conversations').description('Interviews and their transcripts.');
  withPaging(group.command('list'))
    .description('Lists the conversations of a campaign.')
    .argument('<campaign>', 'id of the campaign')
    .addOption(
      new Option('--status <status>', 'only these').choices([
        'pending',
        'in_progress',
        'processing',
        'completed',
        'abandoned',
      ]),
    )
    .action(
      calling(
        terminal,
        done,
        (session, interview_id: string, options: ListOptions & { status?: Conversation['status'] }) => {
          const filter = { interview_id, status: options.status };
          return printList(
            session,
            options,
            (page) => session.client.interviews.listConversations({ ...filter, ...page }),
            {
              ID: (row) => row.id,
              STATUS: (row) => row.status,
              MODE: (row) => row.mode,
              MINUTES: (row) => row.duration_minutes,
              FLAGS: (row) => row.flags.filter(({ cleared_at }) => cleared_at === null).length || '',
              STARTED: (row) => row.started_at,
            },
          );
        },
      ),
    );
  addReading(group, terminal, done);
};

/** What people said. */
const addReading: AddCommand = (group, terminal, done) => {
  group
    .command('show')
    .description('Shows the transcript of a conversation.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<conversation>', 'id of the conversation')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, conversation_id: string) => {
        const response = await client.interviews.getTranscript({ interview_id, conversation_id });
        const transcript = (await response.json()) as Transcript;
        print.result(transcript, () =>
          transcript.turns
            .map((turn) => `${oneLine(turn.speaker_label ?? turn.speaker)}: ${turn.text.replaceAll('\n', '\n  ')}`)
            .join('\n\n'),
        );
      }),
    );
  group
    .command('summary')
    .description('Shows the summary of a conversation, with its quotes.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<conversation>', 'id of the conversation')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, conversation_id: string) => {
        const conversation = await client.interviews.getConversation({ interview_id, conversation_id });
        print.result(conversation, () => {
          const points = conversation.summary?.points ?? [];
          if (points.length === 0) return `No summary; the conversation is ${conversation.status}.`;
          return points
            .flatMap(({ text, evidence }) => [
              `- ${oneLine(text)}`,
              ...evidence.map(({ quote }) => `    ${paint(terminal, 'dim', quoted(quote, '    '))}`),
            ])
            .join('\n');
        });
      }),
    );
  group
    .command('question')
    .description(
      'Says which question of the guide a turn of the interviewer asks in an imported conversation. `show --json` has the ids of turns.',
    )
    .argument('<campaign>', 'id of the campaign')
    .argument('<turn>', 'id of the turn')
    .argument('<question>', 'number or id of the question; none: it asks none; recognised: takes back what was said')
    .action(
      calling(terminal, done, async ({ client, print }, interview_id: string, turn_id: string, question: string) => {
        if (question === 'recognised') {
          await client.interviews.resetTurnQuestion({ interview_id, turn_id });
          return print.result({ turn_id }, () => 'What was recognised counts again.');
        }
        const { questions } = await client.interviews.get({ interview_id });
        const question_id = question === 'none' ? null : (questions[Number(question) - 1]?.id ?? question);
        const turn = await client.interviews.setTurnQuestion({ interview_id, turn_id, question_id });
        const named = questions.find(({ id }) => id === turn.question_id)?.text;
        return print.result(turn, () => (named === undefined ? 'It asks no question of the guide.' : oneLine(named)));
      }),
    );
  withOutput(group.command('export'))
    .description('Saves the transcripts of a campaign, or of one conversation, as a file.')
    .argument('<campaign>', 'id of the campaign')
    .addOption(new Option('--format <format>', 'form of the file').choices(FORMATS).default('zip'))
    .option('--conversation <id>', 'only this one')
    .action(
      calling(terminal, done, async (session, interview_id: string, { format, conversation, ...to }: ExportOptions) => {
        const input = { interview_id, format, conversation_id: conversation };
        await saveResponse(session, to, (how) => session.client.interviewExport.exportTranscripts(input, how));
      }),
    );
};
