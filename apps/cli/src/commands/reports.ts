import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, ReportGenerationStatus } from '@insights/api-client';
import { isDetached } from '@insights/report-seal';
import { Option } from 'commander';
import { type AddCommand, EXIT, type ExitCode, UsageError } from '../command.ts';
import { type OutputOptions, saveResponse, withOutput } from '../download.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { Progress } from '../progress.ts';
import { type Session, calling, wholeNumber } from '../session.ts';
import { oneLine, paint, quoted, safe } from '../text.ts';

const FORMATS = ['md', 'html', 'docx', 'json', 'csv', 'qdpx'] as const;

interface Version {
  readonly number?: number;
}
type ExportOptions = OutputOptions & Version & { readonly format: (typeof FORMATS)[number]; readonly seal?: true };

const versionOption = (): Option =>
  new Option('--number <version>', 'a version; the newest by default').argParser(wholeNumber(1, 1e6));

/** `insights reports`. */
export const addReports: AddCommand = (program, terminal, done) => {
  const group = program.command('reports').description('Reports of campaigns.');
  group
    .command('show')
    .description('Reads a report in the terminal.')
    .argument('<campaign>', 'id of the campaign')
    .addOption(versionOption())
    .action(calling(terminal, done, show));
  withPaging(group.command('versions'))
    .description('Lists the versions of a report, newest first.')
    .argument('<campaign>', 'id of the campaign')
    .action(
      calling(terminal, done, (session, interview_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.campaignReports.listVersions({ interview_id, ...page }), {
          VERSION: (row) => row.version_number,
          STATUS: (row) => row.status,
          CONVERSATIONS: (row) => row.conversation_count,
          REASON: (row) => row.trigger_reason,
          CREATED: (row) => row.created_at,
        }),
      ),
    );
  group
    .command('generate')
    .description('Makes a new version of what is completed, and waits for it.')
    .argument('<campaign>', 'id of the campaign')
    .option('--no-wait', 'only ask for it')
    .action(calling(terminal, done, generate));
  withOutput(group.command('export'))
    .description('Saves a report as a file. Check it later with insights verify.')
    .argument('<campaign>', 'id of the campaign')
    .addOption(new Option('--format <format>', 'form of the file').choices(FORMATS).default('md'))
    .addOption(versionOption())
    .option('--seal', 'save the seal of the file instead, for md and csv; other formats carry it inside')
    .action(calling(terminal, done, save));
  group
    .command('ask')
    .description(
      'Asks a campaign a question: what answers it or is nearest, and which claims of the report fit, with who supports them, dissents and is silent.',
    )
    .argument('<campaign>', 'id of the campaign')
    .argument('<question>')
    .action(calling(terminal, done, ask));
};

function save(session: Session, interview_id: string, { format, number, seal, ...to }: ExportOptions): Promise<void> {
  const { interviewExport } = session.client;
  if (!seal)
    return saveResponse(session, to, (how) =>
      interviewExport.exportReport({ interview_id, format, version_number: number }, how),
    );
  if (!isDetached(format)) throw new UsageError(`The seal of a ${format} file is inside the file.`);
  return saveResponse(session, to, (how) =>
    interviewExport.exportReportSeal({ interview_id, format, version: number }, how),
  );
}

async function show({ client, print, terminal }: Session, interview_id: string, { number }: Version): Promise<void> {
  if (print.isJson) {
    const report =
      number === undefined
        ? await client.campaignReports.get({ interview_id })
        : await client.campaignReports.getVersion({ interview_id, version_number: number });
    return print.result(report, String);
  }
  const input = { interview_id, format: 'md' as const, version_number: number };
  const response = await client.interviewExport.exportReport(input, { accept: '*/*' });
  const lines = safe(await response.text())
    .trimEnd()
    .split('\n');
  terminal.out(`${lines.map((line) => (line.startsWith('#') ? paint(terminal, 'bold', line) : line)).join('\n')}\n`);
}

const PHASES: readonly Job['progress_phase'][] = [
  'queued',
  'loading',
  'extracting',
  'clustering',
  'writing',
  'storing',
  'done',
];
const EVERY_MS = 500;

async function generate(session: Session, interview_id: string, { wait }: { wait: boolean }): Promise<ExitCode> {
  const { client, print, terminal } = session;
  let status = await client.campaignReports.regenerate({ interview_id });
  if (wait) {
    const progress = new Progress(terminal, PHASES.length);
    while (status.status === 'in_progress') {
      await sleep(EVERY_MS, undefined, { signal: terminal.signal });
      status = await client.campaignReports.getGenerationStatus({ interview_id });
      await showPhase(session, progress, status);
    }
    progress.end();
  }
  print.fields(status, {
    Status: status.status,
    Version: status.version_number,
    Conversations: status.completed_count,
    Problem: status.error_code ?? status.blocked_reason,
  });
  return status.status === 'failed' ? EXIT.no : EXIT.ok;
}

async function showPhase(
  { client }: Session,
  progress: Progress,
  { version_number }: ReportGenerationStatus,
): Promise<void> {
  const { items } = await client.jobs.listActive({ limit: 50 });
  const reports = items.filter(({ type }) => type === 'GENERATE_REPORT' || type === 'SYNTHESIZE_INTERVIEW');
  // A job does not say which campaign it is for: with several, none is shown.
  const phase = reports.length === 1 ? reports[0]?.progress_phase : undefined;
  const part = phase === undefined ? 0.5 : PHASES.indexOf(phase) / (PHASES.length - 1);
  progress.show(part, `version ${version_number ?? ''}: ${phase ?? 'in progress'}`);
}

async function ask({ client, print }: Session, interview_id: string, question: string): Promise<void> {
  const answer = await client.interviewQuery.query({ interview_id, question });
  print.result(answer, () => {
    const rows = new Map(answer.evidence.map((row) => [row.id, row]));
    const said = (ids: readonly string[]) =>
      ids.slice(0, MAX_QUOTES).flatMap((id) => {
        const row = rows.get(id);
        if (row === undefined) return [];
        const meant = row.translation === null ? [] : [`    Machine translation: ${oneLine(row.translation)}`];
        return [`    ${speakerOf(row)}${quoted(row.quote, '    ')}`, ...meant];
      });
    const found = answer.answers.flatMap(({ message, sentences, passages }) => [
      ...(message === '' ? [] : [oneLine(message)]),
      ...sentences.flatMap(({ text, evidence }) => [`- ${oneLine(text)}`, ...said(evidence)]),
      ...(sentences.length === 0 ? said(passages) : []),
    ]);
    const claims = answer.facts.flatMap((fact) => {
      const counts = `${fact.support_count} support, ${fact.dissent_count} dissent, ${fact.unclear_count} unclear, ${fact.silent_count} silent, ${fact.not_asked_count} not asked`;
      return [`- ${oneLine(fact.text)} (${counts})`, ...said(fact.evidence)];
    });
    const says = claims.length === 0 ? 'The report says nothing about this.' : 'What the report says about it:';
    return [...found, says, ...claims].join('\n');
  });
}

/** Of one sentence, and of one claim. */
const MAX_QUOTES = 3;

/** Before what an interviewer says, so that it does not read as the participant's words. */
const speakerOf = ({ speaker, participant }: { speaker: string; participant: string }): string =>
  speaker === 'interviewer' ? `Interviewer to ${participant}: ` : '';
