import { z } from 'zod';
import { contactMails, sessions, wordsOf } from '@insights/contracts';
import { SessionStatus } from './contact.ts';
import { Email, Instant, Name, nullIfAbsent } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';

export const JoinLink = z
  .object({
    id: Id,
    token: orNull(z.string()),
    url: orNull(z.string()).describe('The page that people open.'),
    qr_url: orNull(z.string()).describe('The same address as a QR code.'),
    expires_at: orNull(Time),
    max_uses: orNull(z.int()),
    uses: z.int().describe('How many people have joined by it.'),
    created_at: Time,
  })
  .meta({ id: 'JoinLink', description: 'An address by which anybody who has it may join a campaign.' });

export const JoinLinkInput = z.object({
  expires_at: nullIfAbsent(Instant.nullish()).describe('Null or left out: it works until it is deleted.'),
  max_uses: nullIfAbsent(z.int().min(1).max(100_000).nullish()).describe('Null or left out: any number of people.'),
});

export const JoinPage = z
  .object({
    interview_id: Id,
    name: z.string(),
    goal: z.string(),
    language: z.string().describe('BCP 47.'),
    consent_text: z.string(),
    consent_version: z.string().describe('Goes into the consent.'),
    max_duration_minutes: z.int(),
    allow_participant_to_hide_name: z.boolean(),
    hide_participant_names: z.boolean(),
  })
  .meta({ id: 'JoinPage', description: 'A campaign as a participant may see it.' });

export const ParticipantSession = z
  .object({
    id: Id,
    interview_id: Id,
    status: SessionStatus,
    campaign: JoinPage,
    consent: orNull(z.object({ version: z.string(), given_at: Time })),
    scheduled_for: orNull(Time),
    expires_at: orNull(Time),
    conversation_id: orNull(Id),
    last_seq: z.int().describe('The number of the last turn.'),
    place: orNull(z.int()).describe('While waiting: how many wait before this one.'),
    expected_wait_seconds: orNull(z.int()).describe('While waiting: a guess.'),
    return_url: orNull(z.string()).describe(
      'Since consent: the page by which the participant comes back. It is theirs alone.',
    ),
    return_mail: orNull(z.string()).describe('A hint at the address that return links are mailed to.'),
  })
  .meta({ id: 'ParticipantSession', description: 'One interview, from the side of the person interviewed.' });

export const Joined = z
  .object({
    participant_token: orNull(z.string()).describe(
      'Opens the session; shown only here. Null when the link was mailed.',
    ),
    session_url: orNull(z.string()).describe('The page of the interview, with the token behind the `#`.'),
    session: orNull(ParticipantSession),
  })
  .meta({ id: 'Joined' });

export const JoinInput = z.object({
  name: nullIfAbsent(Name.nullish()),
  email: nullIfAbsent(Email.nullish()),
  hide_name: z.boolean().default(false).describe('Only where the campaign allows it.'),
});

export const Invitation = z
  .object({
    contact_id: Id,
    participant_url: orNull(z.string()).describe("The contact's personal link; null after consent."),
    expires_at: orNull(Time),
    mail: z
      .enum(wordsOf(sessions.MailOutcome))
      .describe(
        'Whether the link goes to the contact by mail: it is on its way, the contact has no address or wants no mail, this installation sends none, or the address was added after consent and an admin has not confirmed it.',
      ),
  })
  .meta({ id: 'Invitation' });

export const MailConsent = z
  .object({ status: z.enum(wordsOf(contactMails.MailConsentStatus)) })
  .meta({ id: 'MailConsent', description: 'Whether somebody gets mail of a workspace.' });

export const ReactivationResult = z
  .object({
    contact_id: Id,
    scheduled_session_status: z.string(),
    scheduled_session_expires_at: Time,
    message: z.string(),
  })
  .meta({ id: 'ReactivationResult' });
