import type { SendMailOptions } from 'nodemailer';
import { servicePrincipal } from '@insights/auth-context';
import { isWordOf, jobPayloads } from '@insights/contracts';
import type { Call, Db } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Job, JobTools } from '@insights/job-worker';
import type { KeyRing } from '@insights/secret-box';
import type { Logger } from '@insights/telemetry';
import { query } from '../../db/query.ts';
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

/** RFC 8058 requires the signature to cover both unsubscribe headers. */
const SIGNED_HEADERS =
  'from:to:subject:date:message-id:in-reply-to:references:mime-version:content-type:list-unsubscribe:list-unsubscribe-post';

/**
 * SEND_EMAIL. The job contains ids; everything else is looked up when the mail is sent. Sent mails are recorded by job. If the
 * process dies after the server accepted a mail and before it is recorded, a retry sends the same bytes under the same Message-ID,
 * which mail clients show once.
 */
export async function sendMail(deps: MailDeps, job: Job<jobPayloads.SendEmail>, tools: JobTools): Promise<void> {
  const call = { principal: servicePrincipal('identity', job.workspace_id) };
  const { kind } = job.payload;
  if (await wasSent(deps, call, job.id)) return;
  if (!isWordOf(jobPayloads.MailKind, kind)) throw new Error('unknown kind of mail');
  await tools.progress('loading');
  try {
    const sender = await deps.db.withWorkspace(call, (tx) => senderOf(tx, { ...deps, job_id: job.id }));
    const letter = await deps.sources[kind](job.workspace_id, job.payload, sender);
    if (!letter) return await tools.progress('loading', 'The mail is no longer needed.');
    await tools.progress('writing');
    await deps.smtp.send(messageOf(letter, sender, job.id));
  } catch (error) {
    if (error instanceof AppError) await tools.progress('writing', error.publicMessage);
    throw error;
  }
  await noteSent(deps, call, { id: job.id, kind });
}

/** The same job always makes the same bytes: date, Message-ID and boundaries follow from its id. */
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
    ...calendarPart(letter),
    messageId: `<${jobId}@${sender.domain}>`,
    date: timeOf(jobId),
    baseBoundary: jobId,
    ...threadOf(letter, sender),
    headers: {
      'Content-Language': language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(sender.dkim && { dkim: { ...sender.dkim, headerFieldNames: SIGNED_HEADERS } }),
  };
}

/** All mails of a thread refer to one id, which no mail has: any of them may arrive first. */
function threadOf({ thread_id }: Letter, { domain }: Sender): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  if (thread_id === null) return {};
  const root = `<interview.${thread_id}@${domain}>`;
  return { inReplyTo: root, references: root };
}

/** The entry once in the body, where mail programs offer it, and once as a file. */
function calendarPart({ calendar }: Letter): Pick<SendMailOptions, 'alternatives' | 'attachments'> {
  if (calendar === null) return {};
  const { content, content_type: contentType } = calendar;
  return {
    alternatives: [{ content, contentType }],
    attachments: [{ filename: 'interview.ics', content, contentType: 'application/ics' }],
  };
}

/** A UUIDv7 begins with its time in milliseconds. */
function timeOf(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

async function wasSent({ db }: MailDeps, call: Call, jobId: string): Promise<boolean> {
  const sent = await db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('sent_mails').select('job_id').where('job_id', '=', jobId).executeTakeFirst(),
  );
  return sent !== undefined;
}

/** A failure is only logged: the mail is on its way, and throwing would send it again. */
async function noteSent({ db, now, logger }: MailDeps, call: Call, job: { id: string; kind: MailKind }): Promise<void> {
  try {
    await db.withWorkspace(call, (tx) =>
      query(tx)
        .insertInto('sent_mails')
        .values({ job_id: job.id, workspace_id: tx.workspaceId, kind: job.kind, sent_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    logger.info({ job_id: job.id, kind: job.kind }, 'mail sent');
  } catch (error) {
    logger.warn({ err: error, job_id: job.id, kind: job.kind }, 'mail sent, but recording it failed');
  }
}
