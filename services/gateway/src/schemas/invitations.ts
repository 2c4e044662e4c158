import { z } from 'zod';
import { sessions, wordsOf } from '@insights/contracts';
import { MOST_CONTACTS, SessionStatus } from './contact.ts';
import { nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

export const InvitationOutcome = z.enum(wordsOf(sessions.InvitationOutcome));
const InvitationMode = z.enum(wordsOf(sessions.InvitationMode));

const Outcome = InvitationOutcome.describe(
  '`pending`: not yet; `invited`, `reminded`, `return_link` (after consent): a mail is on its way; `already_invited`; `not_invited`: no invitation to remind of; `over`: the interview has begun, is over or was cancelled, or the campaign does not run; `no_address`; `unsubscribed`; `not_configured`: this installation sends no mail; `unconfirmed_address`: added after consent; `too_many`: the limit of the person or the workspace; `failed`; `cancelled`: the job was, before.',
);

const ContactFilter = z.object({
  statuses: SessionStatus.array().max(20).default([]).describe('States of the session; empty: all.'),
  invited: nullIfAbsent(z.boolean().optional()).describe('Whether an invitation was mailed.'),
});

export const InvitationsInput = z
  .object({
    contact_ids: z.uuid().array().min(1).max(MOST_CONTACTS).optional().describe('These contacts.'),
    filter: ContactFilter.optional().describe('The contacts that fit, instead; `{}`: all of the campaign.'),
    mode: InvitationMode.default('invite').describe(
      '`invite`: those who were not invited yet; `remind`: those who were and have not begun, at most once an hour.',
    ),
  })
  .refine(({ contact_ids, filter }) => (contact_ids === undefined) !== (filter === undefined), {
    path: ['contact_ids'],
    message: 'Give either contact_ids or filter',
  });

export const RequestedInvitations = z
  .object({
    job_id: Id.describe('The job. `GET /v1/jobs/{job_id}` shows it from a moment later on.'),
    contacts: z.int().describe('Number of contacts in the job.'),
  })
  .meta({ id: 'RequestedInvitations' });

export const InvitationRun = z
  .object({
    job_id: Id,
    mode: InvitationMode.describe('Whom it writes to.'),
    contacts: z
      .int()
      .describe('Number of contacts that it began with. Those who are deleted meanwhile have no result.'),
    outcomes: z
      .object({ outcome: Outcome, count: z.int().describe('Number of contacts.') })
      .array()
      .describe('How many contacts have which result.'),
    created_at: Time,
    finished_at: orNull(Time).describe('When it ended.'),
  })
  .meta({ id: 'InvitationRun', description: 'A job that mails many contacts of a campaign.' });

export const InvitationResult = z
  .object({
    contact_id: Id,
    outcome: Outcome,
    error: orNull(z.string()).describe('Of `failed`: the error code of the job.'),
  })
  .meta({ id: 'InvitationResult', description: 'What became of a contact in a job that mails many.' });
