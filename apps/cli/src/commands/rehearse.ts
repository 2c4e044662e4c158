import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, Rehearsal } from '@insights/api-client';
import { type AddCommand, EXIT, type ExitCode } from '../command.ts';
import { Progress } from '../progress.ts';
import { type Session, calling } from '../session.ts';
import { readInput } from './campaigns.ts';

const EVERY_MS = 250;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** `insights rehearse`. */
export const addRehearse: AddCommand = (program, terminal, done) => {
  program
    .command('rehearse')
    .description(
      'Lets simulated participants walk a guide, and lists the weak spots of its questions. Nothing of it counts as an interview.',
    )
    .argument('<guide>', 'id of a campaign, or a file as campaigns create takes it')
    .option('--participant <names...>', 'only these, such as brief, talkative or hostile')
    .action(calling(terminal, done, rehearse));
};

type Input = Parameters<Session['client']['interviews']['rehearse']>[0];
type Participants = NonNullable<Input['participants']>;
/** The service says what is missing. */
type Guide = NonNullable<Input['guide']>;

async function rehearse(session: Session, guide: string, options: { participant?: Participants }): Promise<ExitCode> {
  const { client, print, terminal, workspace_id } = session;
  const source = UUID.test(guide)
    ? { interview_id: guide }
    : { guide: (await readInput(terminal.folder, guide)) as Guide };
  const { job_id } = await client.interviews.rehearse({
    ...(workspace_id !== undefined && { workspace_id }),
    ...source,
    ...(options.participant && { participants: options.participant }),
  });
  const { status, result } = await ended(session, job_id);
  if (result === null) {
    print.note(`The rehearsal did not end: it ${status === 'cancelled' ? 'was cancelled' : 'failed'} (job ${job_id}).`);
    return EXIT.no;
  }
  print.result(result, () => reportOf(result));
  return EXIT.ok;
}

async function ended({ client, terminal }: Session, job_id: string): Promise<Job> {
  const progress = new Progress(terminal, 2);
  for (;;) {
    const job = await client.jobs.get({ job_id });
    if (job.status === 'completed' || job.status === 'failed' || job.status === 'cancelled') {
      progress.end();
      return job;
    }
    progress.show(0.5, job.status);
    await sleep(EVERY_MS, undefined, { signal: terminal.signal });
  }
}

/** As text. */
function reportOf({ name, questions, max_minutes, walks, weak_spots }: Rehearsal): string {
  const rows = walks.map(({ participant, minutes, ended: how, answers }) => {
    const answered = answers.filter(({ outcome }) => outcome === 'answered').length;
    const time = `${participant.padEnd(10)} ${minutes.toFixed(0).padStart(3)} min`;
    return `${time}   ${answered} of ${questions.length} questions answered, ${how.replace('_', ' ')}`;
  });
  const spots = questions.flatMap(({ id, text }) => {
    const found = weak_spots.filter(({ question_id }) => question_id === id);
    return found.length === 0 ? [] : [text, ...found.map(({ kind, detail }) => `  - ${kind}: ${detail}`)];
  });
  const heading = weak_spots.length === 0 ? 'No weak spots found.' : `Weak spots (${weak_spots.length})`;
  return [`${name}, ${max_minutes} minutes at most`, '', ...rows, '', heading, ...spots].join('\n');
}
