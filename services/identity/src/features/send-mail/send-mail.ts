import type { SendMailOptions } from 'nodemailer';
import { servicePrincipal } from '@insights/auth-context';
import { isWordOf, jobPayloads } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import type { KeyRing } from '@insights/secret-box';
import type { Logger } from '@insights/telemetry';
import type { Letter, LetterSource, MailKind } from '../../mail/letter.ts';
import { render } from '../../mail/render.ts';
import { type Sender, senderOf } from '../../mail/sender.ts';
import type { Smtp } from '../../mail/smtp.ts';

export interface MailDeps {
  readonly db: Db;
  readonly keys: KeyRing;
  readonly mailFrom: string;
  readonly smtp: Pick<Smtp, 'send'>;
  readonly sources: Readonly<Record<MailKind, LetterSource>>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  now(): string;
}

/** RFC 8058 wants both headers of unsubscribing under the signature. */
const SIGNED = 'from:to:subject:date:message-id:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

/**
 * SEND_EMAIL. The job carries ids; everything else is looked up now. What was sent is noted by job; a process that dies
 * between the server's yes and the note sends the same bytes under the same Message-ID again, which mailboxes take for one mail.
 */
export async function sendMail(deps: MailDeps, job: Job<jobPayloads.SendEmail>, tools: JobTools): Promise<void> {
  const call = { principal: servicePrincipal('identity', job.workspace_id) };
  const { kind, recipient_id } = job.payload;
  if (await wasSent(deps, call, job.id)) return;
  if (!isWordOf(jobPayloads.MailKind, kind)) throw new Error('This version does not know the kind of mail');
  await tools.progress('loading');
  const letter = await deps.sources[kind](job.workspace_id, recipient_id);
  if (!letter) return tools.progress('loading', 'There is nothing to send any more.');
  try {
    const sender = await deps.db.withWorkspace(call, (tx) => senderOf(tx, { ...deps, job_id: job.id }));
    await tools.progress('writing');
    await deps.smtp.send(messageOf(letter, sender, job.id));
  } catch (error) {
    if (error instanceof AppError) await tools.progress('writing', error.publicMessage);
    throw error;
  }
  await noteSent(deps, call, { id: job.id, kind });
}

/** The same job makes the same bytes: its id gives date, Message-ID and boundaries. */
function messageOf(letter: Letter, sender: Sender, jobId: string): SendMailOptions {
  const { language, subject, text, html } = render(letter, sender.workspace);
  const { unsubscribe_url: unsubscribe } = letter;
  return {
    from: { name: sender.workspace, address: sender.address },
    to: { name: letter.to.name ?? '', address: letter.to.address },
    envelope: { from: sender.return_path, to: letter.to.address },
    subject,
    text,
    html,
    messageId: `<${jobId}@${sender.domain}>`,
    date: timeOf(jobId),
    baseBoundary: jobId,
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(sender.dkim && { dkim: { ...sender.dkim, headerFieldNames: SIGNED } }),
  };
}

/** A UUIDv7 begins with its time in milliseconds. */
function timeOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

async function wasSent({ db }: MailDeps, call: Call, jobId: string): Promise<boolean> {
  const row = await db.withWorkspace(call, (tx) => tx.row('select 1 from sent_mails where job_id = $1', [jobId]));
  return row !== undefined;
}

/** The mail is on its way: a note that cannot be made is no reason to send it again. */
async function noteSent({ db, now, logger }: MailDeps, call: Call, job: { id: string; kind: string }): Promise<void> {
  const insert =
    'insert into sent_mails (job_id, workspace_id, kind, sent_at) values ($1, $2, $3, $4) on conflict do nothing';
  try {
    await db.withWorkspace(call, (tx) => tx.run(insert, [job.id, tx.workspaceId, job.kind, now()]));
    logger.info({ job_id: job.id, kind: job.kind }, 'a mail was sent');
  } catch (error) {
    logger.warn({ err: error, job_id: job.id, kind: job.kind }, 'a mail was sent, and that could not be noted');
  }
}
