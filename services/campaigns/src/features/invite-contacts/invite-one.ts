import { type Call, type Tx, announceAudit } from '@insights/db';
import type { WordOf, sessions } from '@insights/contracts';
import type { Contact, Interview, Session } from '../../db/entities.ts';
import type { InvitationRun } from '../../db/invitation-run-entities.ts';
import { viewSession } from '../../db/invitations.ts';
import { takePending, storeOutcome } from '../../db/invitation-runs.ts';
import { loadContact, loadInterview, lockSession } from '../../db/load.ts';
import type { MailDeps } from '../../deps.ts';
import { minutesAfter } from '../../domain/schedule.ts';
import { sessionStates, statusAt } from '../../domain/session-states.ts';
import { countMail, mayMail } from '../contact-mail/mail-limits.ts';
import { sendNotice } from '../contact-mail/notices.ts';
import { requestMail } from '../contact-mail/request-mail.ts';
import { type MailOutcome, mailFreshReturnLink, outcomeFor } from '../contact-mail/return-mail.ts';

type Outcome = WordOf<typeof sessions.InvitationOutcome>;

/** Nobody is reminded again so soon after an invitation or reminder. */
const QUIET_MINUTES = 60;
const MINUTE_MS = 60_000;

interface One {
  readonly run: Pick<InvitationRun, 'id' | 'interview_id' | 'mode'>;
  readonly contactId: string;
}

/** Mails a contact whose result is still open, and stores it. Does nothing if another attempt was faster. Errors: `not_found` (the contact was deleted). */
export async function inviteOne(deps: MailDeps, tx: Tx, call: Call, { run, contactId }: One): Promise<void> {
  // In the order in which a deletion takes its locks.
  const session = await lockSession(tx, contactId);
  if (!(await takePending(tx, run.id, contactId))) return;
  const interview = await loadInterview(tx, run.interview_id);
  const contact = await loadContact(tx, interview.id, contactId);
  const outcome = await (run.mode === 'remind' ? remind : invite)(deps, tx, { interview, contact, session });
  await storeOutcome(tx, run.id, contactId, outcome);
  if (!MAILED.has(outcome)) return;
  const details = { interview_id: interview.id, job_id: run.id };
  await announceAudit(tx, call, { action: 'contact.invited', subject: contactId, details });
}

const MAILED: ReadonlySet<Outcome> = new Set(['invited', 'reminded', 'return_link']);

interface Whom {
  readonly interview: Interview;
  readonly contact: Contact;
  readonly session: Session;
}

/** The present link is mailed, so that one which was handed over still works. */
async function invite(deps: MailDeps, tx: Tx, whom: Whom): Promise<Outcome> {
  const { contact, session } = whom;
  const at = deps.now(tx);
  if (!isOpen(whom, at)) return 'over';
  if (session.consent) return asOutcome(await mailFreshReturnLink(deps, tx, contact), 'return_link');
  if (session.invited_at !== null) return 'already_invited';
  const mail = await outcomeFor(deps, tx, contact.email ?? '');
  if (mail !== 'queued') return asOutcome(mail, 'invited');
  if (!(await mayMail(deps, tx, contact))) return 'too_many';
  await requestMail(tx, 'contact_invitation', contact.id, (await viewSession(tx, contact.id)).invitation_version);
  await countMail(deps, tx, { recipient: contact, kind: 'contact_invitation', isMailed: true });
  Object.assign(session, { invited_at: at, reminded_until: at, remind_at: at } satisfies Partial<Session>);
  return 'invited';
}

async function remind(deps: MailDeps, tx: Tx, whom: Whom): Promise<Outcome> {
  const { contact, session } = whom;
  const at = deps.now(tx);
  const hasPassed = session.scheduled_for !== null && session.scheduled_for <= at;
  if (!isOpen(whom, at) || hasPassed) return 'over';
  if (session.invited_at === null) return 'not_invited';
  const last = session.reminded_until ?? session.invited_at;
  if (minutesAfter(last, QUIET_MINUTES) > at) return 'too_many';
  const occasion = Math.round(Date.parse(at) / MINUTE_MS);
  const mail = await sendNotice(deps, tx, contact, { kind: 'contact_reminder', occasion });
  if (mail === 'queued') session.reminded_until = at;
  return asOutcome(mail, 'reminded');
}

/** Whether the interview can still begin: it has not, and the campaign runs. */
const isOpen = ({ interview, session }: Whom, at: string): boolean =>
  interview.status === 'active' && sessionStates.can('consent', statusAt(session, at));

const asOutcome = (mail: MailOutcome, mailed: Outcome): Outcome => (mail === 'queued' ? mailed : mail);
