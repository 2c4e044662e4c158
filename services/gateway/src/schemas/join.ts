import { z } from 'zod';
import { contactMails, sessions, wordsOf } from '@insights/contracts';
import { AttributeName, Attributes, SessionStatus } from './contact.ts';
import { Consent, Notice } from './conversation.ts';
import { Email, Instant, Name, nullIfAbsent, recordOf } from './inputs.ts';
import { InterviewStatus } from './interview.ts';
import { Id, Time, orNull } from './outputs.ts';

export const JoinLink = z
  .object({
    id: Id,
    token: orNull(z.string()).describe('The secret part of the address.'),
    url: orNull(z.string()).describe('The page that people open.'),
    qr_url: orNull(z.string()).describe('The same address as a QR code.'),
    expires_at: orNull(Time).describe('When the link expires; null for never.'),
    max_uses: orNull(z.int()).describe('How many people may join; null for any number.'),
    uses: z.int().describe('How many people have joined with it.'),
    attributes: z.record(z.string(), z.string()).describe('Facts about everybody who joins by it.'),
    prefill: z.string().array().describe('Names of the attributes that a participant may bring along.'),
    created_at: Time,
  })
  .meta({ id: 'JoinLink', description: 'A link that lets anybody join a campaign.' });

export const JoinLinkInput = z.object({
  expires_at: nullIfAbsent(Instant.nullish()).describe('Null or omitted: the link works until it is deleted.'),
  max_uses: nullIfAbsent(z.int().min(1).max(100_000).nullish()).describe('Null or omitted: any number of people.'),
  attributes: Attributes.default({}).describe('Facts about everybody who joins by the link.'),
  prefill: AttributeName.array()
    .max(10)
    .default([])
    .transform((names) => [...new Set(names)])
    .describe(
      'Names of attributes that the query of the page may set, for example `department` for `?department=x`. They are shown before consent.',
    ),
});

export const JoinPage = z
  .object({
    interview_id: Id,
    name: z.string().describe('Name of the campaign.'),
    status: InterviewStatus.describe('State of the campaign: interviews begin while it is `active`.'),
    participant_intro: z
      .string()
      .describe('Why the interview takes place: the text of the campaign, or its name and the longest duration.'),
    controller_name: orNull(z.string()).describe('Who is responsible for the data.'),
    contact_email: orNull(z.string()).describe('Whom participants may write to.'),
    retention_days: orNull(z.int()).describe('Days after which conversations are deleted; null for never.'),
    notice: Notice.describe('Says that an automated interviewer asks the questions. Show it with the consent text.'),
    language: z.string().describe('Language of the campaign (BCP 47).'),
    participant_language: z
      .string()
      .describe('Language in which the participant is addressed and interviewed: theirs, if every question has it.'),
    intro_language: z.string().describe('Language of `participant_intro`.'),
    consent_language: z.string().describe('Language of `consent_text`.'),
    consent_text: z.string().describe('What participants agree to.'),
    consent_version: z.string().describe('Goes into the consent. Changes with the consent text and with the notice.'),
    max_duration_minutes: z.int().describe('Longest duration of the interview, in minutes.'),
    allow_participant_to_hide_name: z.boolean().describe('Whether the participant may hide their name.'),
    hide_participant_names: z.boolean().describe('Whether the campaign hides all names.'),
    prefill: z.string().array().describe('Of a join link: names of the attributes that a participant may bring along.'),
    browser_dictation: z
      .boolean()
      .describe('Whether answers may be dictated by the speech recognition of the browser, which its maker may hear.'),
    adults_only: z.boolean().describe('Whether only people of 18 or more are interviewed: say so before they agree.'),
  })
  .meta({ id: 'JoinPage', description: 'A campaign as a participant may see it.' });

export const ParticipantSession = z
  .object({
    id: Id,
    interview_id: Id,
    status: SessionStatus.describe('State of the session.'),
    campaign: JoinPage,
    consent: orNull(Consent).describe('The consent that was given.'),
    scheduled_for: orNull(Time).describe('Booked start of the interview.'),
    expires_at: orNull(Time).describe('When the session expires.'),
    conversation_id: orNull(Id).describe('The conversation, once the interview has started.'),
    last_seq: z.int().describe('The number of the last turn.'),
    place: orNull(z.int()).describe('While waiting: how many wait before this one.'),
    expected_wait_seconds: orNull(z.int()).describe('While waiting: an estimate.'),
    return_url: orNull(z.string()).describe(
      'After consent: the page at which the participant can resume. Only the participant has this link.',
    ),
    return_mail: orNull(z.string()).describe(
      'A hint at the address that return links are mailed to; null where no mail is sent.',
    ),
    records_audio: z.boolean().default(false).describe('Whether the interview may be recorded, after consent.'),
    can_transcribe: z.boolean().default(false).describe('Whether a spoken answer can be turned into text.'),
  })
  .meta({ id: 'ParticipantSession', description: 'One interview, as the participant sees it.' });

export const Joined = z
  .object({
    participant_token: orNull(z.string()).describe(
      'Opens the session; shown only here. Null when the link was mailed.',
    ),
    session_url: orNull(z.string()).describe('The page of the interview, with the token behind the `#`.'),
    session: orNull(ParticipantSession).describe('The session; null when the link was mailed.'),
  })
  .meta({ id: 'Joined' });

export const JoinInput = z.object({
  name: nullIfAbsent(Name.nullish()).describe('Name of the participant.'),
  email: nullIfAbsent(Email.nullish()).describe('E-mail address of the participant.'),
  hide_name: z.boolean().default(false).describe('Only where the campaign allows it.'),
  attributes: recordOf(AttributeName, z.string().max(200).trim(), {
    most: 10,
    otherwise: 'A link accepts at most 10 attributes',
  })
    .default({})
    .describe('Values of the attributes that the link lists as `prefill`.'),
  participant_token: nullIfAbsent(z.string().max(128).nullish()).describe(
    'The token of a session that this browser has joined before: the answer is that session, and nobody joins.',
  ),
});

export const Invitation = z
  .object({
    contact_id: Id,
    participant_url: orNull(z.string()).describe("The contact's personal link; null after consent."),
    expires_at: orNull(Time).describe('When the session expires.'),
    mail: z
      .enum(wordsOf(sessions.MailOutcome))
      .describe(
        'Whether the link goes to the contact by mail: it is on its way, the contact has no address or wants no mail, this installation sends none, or the address was added after consent and an admin has not confirmed it.',
      ),
  })
  .meta({ id: 'Invitation' });

export const MailConsent = z
  .object({ status: z.enum(wordsOf(contactMails.MailConsentStatus)).describe('Whether the address gets mail.') })
  .meta({ id: 'MailConsent', description: 'Whether an address gets mail of a workspace.' });

export const ReactivationResult = z
  .object({
    contact_id: Id,
    scheduled_session_status: z.string().describe('State of the session.'),
    scheduled_session_expires_at: Time,
    message: z.string().describe('What happened, in words.'),
  })
  .meta({ id: 'ReactivationResult' });
