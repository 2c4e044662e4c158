// Generated from the gateway's table of routes by `npm run gen`. Do not edit.
/* oxlint-disable max-lines */
import type { CallOptions, Page, Paged, Transport } from '../transport.ts';

/** A campaign. */
export type Interview = {
  /** Id of the campaign, UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** The project that the campaign belongs to. */
  project_id: string | null;
  /** Name of the campaign. */
  name: string;
  /** What the campaign should find out. */
  goal: string;
  /** Language of the interviews, as a BCP 47 tag. */
  language: string;
  /** State of the campaign. */
  status: 'draft' | 'active' | 'paused' | 'completed';
  /** Template of the interviewer. */
  agent_template_id: string | null;
  /** Questions, in order. */
  questions: Question[];
  /** Settings of the campaign. */
  settings: InterviewSettings;
  /** Progress of the campaign. */
  counts: {
    /** Contacts. */
    contacts: number;
    /** Completed conversations. */
    completed: number;
    /** Conversations in progress. */
    in_progress: number;
  };
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  /** When the campaign was started. */
  started_at: string | null;
  /** When the campaign was completed. */
  completed_at: string | null;
};

export type Question = {
  /** Id of the question, unique in the campaign. */
  id: string;
  /** The question. */
  text: string;
  /** What kind of answer is expected. */
  kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  /** The choices; empty for other kinds. */
  options: string[];
  /** Ids of the options, in their order. Answers name options by them. */
  option_ids: string[];
  /** Whether the interviewer must ask it. */
  required: boolean;
  /** How many follow-up questions the interviewer may ask. */
  max_probes: number;
  /** When to follow up, for example `vague answer`. */
  probe_when: string[];
  /** Topic that answers are tagged with. */
  topic: string | null;
  /** Of a `number`: the lowest that is accepted; of a `multi_choice`: the fewest options. */
  min: number | null;
  /** Of a `number`: the highest that is accepted; of a `multi_choice`: the most options. */
  max: number | null;
  /** Of a `number`: what it counts. */
  unit: string | null;
  /** What the team needs to know from it; participants never see it. */
  learn: string | null;
  /** The question in other languages, by language tag. */
  translations: Record<
    string,
    {
      /** The question. */
      text: string;
      /** The choices, in the order of the question’s. */
      options: string[];
    }
  >;
};

export type InterviewSettings = {
  /** Whether names are hidden from everybody. */
  hide_participant_names: boolean;
  /** Whether participants may hide their name. */
  allow_participant_to_hide_name: boolean;
  /** Whether audio is recorded. */
  record_audio: boolean;
  /** Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. */
  browser_dictation: boolean;
  /** What participants agree to. */
  consent_text: string;
  /** Longest duration of an interview, in minutes. */
  max_duration_minutes: number;
  /** Grace period of a session, in minutes. */
  grace_period_minutes: number;
  /** Days after which conversations are deleted; null for never. */
  retention_days: number | null;
  /** When and how reports are generated. */
  report: {
    /** Whether reports are generated automatically. */
    auto: boolean;
    /** Completed conversations that the first report needs. */
    floor_count: number;
    /** Further completed conversations that start a new version. */
    refresh_every: number;
    /** Whether a language model may read the interviews, where one is configured. */
    use_model: boolean;
    /** `open`: the engine may add codes to the codebook; `closed`: only people do. */
    codebook: 'open' | 'closed';
  };
  /** What participants read about the campaign; null for its name and the longest duration. */
  participant_intro: string | null;
  /** Who is responsible for the data. */
  controller_name: string | null;
  /** Whom participants may write to. */
  contact_email: string | null;
  /** `standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`: they depend on the answer. */
  probing: 'standard' | 'adaptive';
  /** The most follow-up questions of one interview; null: only the limits of its questions apply. */
  max_probes_total: number | null;
  /** What the interviewer says to a participant in distress; null for a general text in the language of the conversation. */
  support_text: string | null;
  /** What an interview does with a participant who is under age: `stop` ends it; `continue` goes on. */
  minors: 'stop' | 'continue';
  /** When people who were invited by mail are reminded. */
  reminders: {
    /** Hours before a scheduled interview. */
    hours_before: number[];
    /** Days after an invitation to an interview without a start; null: never. */
    days_after_invitation: number | null;
  };
};

/** A participant of a campaign. */
export type Contact = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  interview_id: string;
  /** Null also where names are hidden from the caller. */
  name: string | null;
  /** Null also where names are hidden from the caller. */
  email: string | null;
  /** Preferred language, as a BCP 47 tag. */
  locale: string | null;
  /** Time zone, for example `Europe/Berlin`. */
  timezone: string | null;
  /** Further facts about the person. */
  attributes: Record<string, string>;
  /** Whether the name is hidden. */
  hide_name: boolean;
  /** The live interview of this contact. */
  scheduled_session: {
    /** State of the session. */
    status:
      | 'scheduled'
      | 'available'
      | 'waiting'
      | 'in_progress'
      | 'completed'
      | 'expired'
      | 'unavailable'
      | 'cancelled';
    /** When the interview opens. */
    scheduled_for: string | null;
    /** When the session expires. */
    expires_at: string | null;
    /** When an invitation was last mailed. */
    invited_at: string | null;
  } | null;
  /** Where the person is interviewed, for those who may invite; null from consent on. */
  participant_url: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

/** What became of each contact of a list. */
export type ContactsResult = {
  /** Number of contacts that were created. */
  created: number;
  /** Number of rows that were rejected. */
  failed: number;
  /** One entry for each row, in order. */
  results: {
    /** The place in the list, or the row below the header line, from 0. */
    index: number;
    /** The line of the CSV file in which the row begins, from 1; null for JSON. */
    line: number | null;
    /** The new contact; null for a rejected row. */
    id: string | null;
    /** `duplicate_contact` or `invalid_request`. */
    error: string | null;
    /** What is wrong with a rejected row. */
    detail:
      | {
          /** Where the problem is. */
          loc: (string | number)[];
          /** What is wrong, for a person. */
          msg: string;
          /** What is wrong, for a program. */
          type: string;
        }[]
      | null;
  }[];
};

export type RequestedInvitations = {
  /** The job. `GET /v1/jobs/{job_id}` shows it from a moment later on. */
  job_id: string;
  /** Number of contacts in the job. */
  contacts: number;
};

/** A job that mails many contacts of a campaign. */
export type InvitationRun = {
  /** UUIDv7. */
  job_id: string;
  /** Whom it writes to. */
  mode: 'invite' | 'remind';
  /** Number of contacts that it began with. Those who are deleted meanwhile have no result. */
  contacts: number;
  /** How many contacts have which result. */
  outcomes: {
    /** `pending`: not yet; `invited`, `reminded`, `return_link` (after consent): a mail is on its way; `already_invited`; `not_invited`: no invitation to remind of; `over`: the interview has begun, is over or was cancelled, or the campaign does not run; `no_address`; `unsubscribed`; `not_configured`: this installation sends no mail; `unconfirmed_address`: added after consent; `too_many`: the limit of the person or the workspace; `failed`; `cancelled`: the job was, before. */
    outcome:
      | 'pending'
      | 'invited'
      | 'reminded'
      | 'return_link'
      | 'already_invited'
      | 'not_invited'
      | 'over'
      | 'no_address'
      | 'unsubscribed'
      | 'not_configured'
      | 'unconfirmed_address'
      | 'too_many'
      | 'failed'
      | 'cancelled';
    /** Number of contacts. */
    count: number;
  }[];
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** When it ended. */
  finished_at: string | null;
};

/** What became of a contact in a job that mails many. */
export type InvitationResult = {
  /** UUIDv7. */
  contact_id: string;
  /** `pending`: not yet; `invited`, `reminded`, `return_link` (after consent): a mail is on its way; `already_invited`; `not_invited`: no invitation to remind of; `over`: the interview has begun, is over or was cancelled, or the campaign does not run; `no_address`; `unsubscribed`; `not_configured`: this installation sends no mail; `unconfirmed_address`: added after consent; `too_many`: the limit of the person or the workspace; `failed`; `cancelled`: the job was, before. */
  outcome:
    | 'pending'
    | 'invited'
    | 'reminded'
    | 'return_link'
    | 'already_invited'
    | 'not_invited'
    | 'over'
    | 'no_address'
    | 'unsubscribed'
    | 'not_configured'
    | 'unconfirmed_address'
    | 'too_many'
    | 'failed'
    | 'cancelled';
  /** Of `failed`: the error code of the job. */
  error: string | null;
};

export type Erasure = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  contact_id: string;
  /** `erased` once every service has acknowledged. */
  status: 'erasing' | 'erased';
  /** ISO 8601, UTC, milliseconds. */
  requested_at: string;
  /** When the last service acknowledged. */
  completed_at: string | null;
  /** Services that have not acknowledged yet. */
  pending: string[];
};

export type Invitation = {
  /** UUIDv7. */
  contact_id: string;
  /** The contact's personal link; null after consent. */
  participant_url: string | null;
  /** When the session expires. */
  expires_at: string | null;
  /** Whether the link goes to the contact by mail: it is on its way, the contact has no address or wants no mail, this installation sends none, or the address was added after consent and an admin has not confirmed it. */
  mail: 'queued' | 'no_address' | 'unsubscribed' | 'not_configured' | 'unconfirmed_address' | 'too_many';
};

export type ReactivationResult = {
  /** UUIDv7. */
  contact_id: string;
  /** State of the session. */
  scheduled_session_status: string;
  /** ISO 8601, UTC, milliseconds. */
  scheduled_session_expires_at: string;
  /** What happened, in words. */
  message: string;
};

export type Conversation = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  interview_id: string;
  /** UUIDv7. */
  contact_id: string;
  /** `processing` while turns are being tagged; `completed` conversations count towards the report. */
  status: 'pending' | 'in_progress' | 'processing' | 'completed' | 'abandoned';
  /** How the conversation came about. A conversation in mode `test` counts nowhere. */
  mode: 'live' | 'imported' | 'test';
  /** When the conversation began. */
  started_at: string | null;
  /** When the conversation ended. */
  ended_at: string | null;
  /** Whole minutes from start to end. */
  duration_minutes: number | null;
  /** The consent that the participant gave. */
  consent: {
    /** Version of the consent text and the notice. */
    version: string;
    /** ISO 8601, UTC, milliseconds. */
    given_at: string;
    /** What the participant read about the automated interviewer; null for consent from before notices were stored. */
    notice: {
      /** Changes with the text. */
      version: string;
      /** The text, as the participant reads it. */
      text: string;
    } | null;
  } | null;
  /** Audio recordings of the conversation. */
  recordings: {
    /** Which side the recording contains. */
    track: 'participant' | 'interviewer' | 'mixed';
    /** From 1 for each track: a page that is opened again begins another part. */
    part: number;
    /** Media type of the file. */
    mime_type: string;
    /** Size of the file. */
    size_bytes: number;
    /** Length of the recording; 0 while it is being uploaded. */
    duration_seconds: number;
    /** `partial`: the upload ended before the recording did; what had arrived is kept. */
    status: 'uploading' | 'stored' | 'partial';
  }[];
  /** What a person should look at, in the order of the turns. They reject nobody. */
  flags: Flag[];
  /** The language of the interviewer’s last turn; null for the campaign’s. */
  language: string | null;
  /** Shown where one conversation is read, to callers with the scope `exports`. Null otherwise, until it is made, and for a while after the conversation, its flags or hidden names change. */
  summary: ConversationSummary | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

/** A turn that a person should look at. Until it is cleared, no report uses the turn. */
export type Flag = {
  /** What was noticed. */
  kind:
    | 'distress'
    | 'withdrawal_asked'
    | 'person_asked'
    | 'off_topic'
    | 'low_effort'
    | 'pasted'
    | 'too_fast'
    | 'language_mismatch'
    | 'emergency'
    | 'minor'
    | 'threat'
    | 'off_record'
    | 'bereavement'
    | 'carer';
  /** The turn of the participant. */
  turn_id: string;
  /** When it was noticed. */
  at: string;
  /** When a person cleared it. */
  cleared_at: string | null;
  /** The user who cleared it. */
  cleared_by: string | null;
};

/** What was said in one conversation. When a report is made with a language model, its proven points replace the quotes that rules chose, until the conversation, its flags or hidden names change. */
export type ConversationSummary = {
  /** What was said, the most important first. */
  points: {
    /** The point; hidden names are `[name]`. */
    text: string;
    /** `floor`: rules chose a quote. `model`: a sentence of a language model, proven by the evidence. */
    author: 'model' | 'floor' | 'person' | 'team';
    /** The quotes that support the point. */
    evidence: {
      /** Id within the summary. */
      id: string;
      /** UUIDv7. */
      turn_id: string;
      /** UUIDv7. */
      conversation_id: string;
      /** What a participant said, unchanged. */
      quote: string;
      /** UTF-16 offset of the quote in the text of the turn. */
      start: number;
      /** UTF-16 offset of its end. */
      end: number;
      /** Whether the quote was compared with the turn. */
      verified: boolean;
    }[];
  }[];
  /** BCP 47 tag of the language that participants speak; `und` if it was not recognised. */
  language: string;
  /** When the summary was made. */
  generated_at: string;
};

export type ImportResult = {
  /** UUIDv7. */
  conversation_id: string;
  /** UUIDv7. */
  contact_id: string;
  /** Number of turns that were stored. */
  turn_count: number;
  /** Ambiguous passages and how they were read, with their lines. */
  warnings: string[];
  /** The same with codes and lines. */
  warning_details: {
    /** Such as `speaker_doubtful`. */
    code: string;
    /** How many passages. */
    count: number;
    /** The first 200 of their lines, from 1; of a JSON file, its elements. */
    lines: number[];
    /** What happened, in words. */
    msg: string;
  }[];
};

/** How a file would be imported. */
export type ImportPreview = {
  /** Number of turns. */
  turn_count: number;
  /** Who speaks. */
  speakers: {
    /** As the file first writes it; null: the file has none. */
    label: string | null;
    /** Who that is. */
    speaker: 'interviewer' | 'participant';
    /** Number of turns. */
    turns: number;
  }[];
  /** The first 20 turns. */
  turns: {
    /** Who said it. */
    speaker: 'interviewer' | 'participant';
    /** Which of several participants. */
    speaker_label: string | null;
    /** At most 500 characters of it. */
    text: string;
  }[];
  /** Questions of the campaign that the interviewer asks. */
  question_ids: string[];
  /** The first 200 turns of the interviewer. */
  asked: {
    /** Place of the turn, from 1. */
    seq: number;
    /** At most 500 characters of it. */
    text: string;
    /** The question of the campaign that it asks. */
    question_id: string | null;
  }[];
  /** Ambiguous passages and how they were read, with their lines. */
  warnings: string[];
  /** The same with codes and lines. */
  warning_details: {
    /** Such as `speaker_doubtful`. */
    code: string;
    /** How many passages. */
    count: number;
    /** The first 200 of their lines, from 1; of a JSON file, its elements. */
    lines: number[];
    /** What happened, in words. */
    msg: string;
  }[];
};

/** A link to the audio of a conversation. */
export type RecordingLink = {
  /** Plays the recording without a credential. Accepts Range requests. */
  url: string;
  /** Which side the recording contains. */
  track: 'participant' | 'interviewer' | 'mixed';
  /** The part of the track. */
  part: number;
  /** Media type of the file. */
  mime_type: string;
  /** Size of the file. */
  size_bytes: number;
  /** Length of the recording. */
  duration_seconds: number;
  /** How long the link works. */
  expires_in_seconds: number;
};

export type CampaignProgress = {
  /** Participants by the current status of their interview; a status that nobody has is left out. */
  sessions: {
    /** Where participants are. */
    status:
      | 'scheduled'
      | 'available'
      | 'waiting'
      | 'in_progress'
      | 'completed'
      | 'expired'
      | 'unavailable'
      | 'cancelled';
    /** How many participants. */
    count: number;
  }[];
  /** How many participants have reached each stage. Imports are counted in `imported` alone. */
  funnel: {
    /** Participants on the list. */
    contacts: number;
    /** Invited by mail; in a day, at the latest invitation. */
    invited: number;
    /** Consented to the interview. */
    consented: number;
    /** An interviewer has taken the interview. */
    started: number;
    /** Interviews that have ended with something said. */
    completed: number;
  };
  /** Imported conversations. */
  imported: number;
  /** How many participants reached each stage on each day, oldest first and without gaps. */
  days: {
    /** Participants on the list. */
    contacts: number;
    /** Invited by mail; in a day, at the latest invitation. */
    invited: number;
    /** Consented to the interview. */
    consented: number;
    /** An interviewer has taken the interview. */
    started: number;
    /** Interviews that have ended with something said. */
    completed: number;
    /** Day in UTC. */
    date: string;
  }[];
  /** The questions in the order of the guide. */
  questions: {
    /** Id of the question in the guide. */
    question_id: string;
    /** The question in the language of the campaign. */
    text: string;
    /** Ended interviews and imports in which it was asked or answered. */
    asked: number;
    /** Of those, how many participants answered it. */
    answered: number;
    /** Of those, how many participants did not want to answer it. */
    declined: number;
    /** Live interviews that ended with it as the last question, before everything was asked: participants left, or the time was over. */
    ended_here: number;
  }[];
};

/** One uninterrupted contribution of one speaker. Its id never changes, because citations refer to it. */
export type Turn = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  conversation_id: string;
  /** Place in the conversation, from 1. */
  seq: number;
  /** Who speaks. */
  speaker: 'interviewer' | 'participant';
  /** Who spoke, as the imported file writes it, where several participants speak. Where names are hidden: `Participant 1`, `Participant 2` and so on. */
  speaker_label: string | null;
  /** The text; hidden names are `[name]`. */
  text: string;
  /** Start, in milliseconds from the start of the conversation. */
  started_ms: number | null;
  /** End, in milliseconds from the start of the conversation. */
  ended_ms: number | null;
  /** The question that the turn belongs to. */
  question_id: string | null;
  /** A person said which question of the guide the turn asks, or with `question_id` null that it asks none. */
  is_question_set: boolean;
  /** Topics of the turn. */
  tags: Tag[];
  /** Why the interviewer said it; null in other turns. */
  why: {
    /** The rule of the interviewer that decided. */
    rule: string;
    /** The turn of the participant that caused it. */
    trigger_turn_id: string | null;
    /** The words of that turn that decided; with `known_value` a second entry is the value that was offered. Hidden names are `[name]`. */
    words: string[];
    /** What the turn did and when, such as `probe:strong@312`. A replay of the conversation reads it. */
    note: string;
  } | null;
  /** What a turn of a participant is to its question; null if the interviewer did not judge it. */
  outcome: 'answered' | 'declined' | 'none' | null;
  /** Whether the turn has a flag that nobody has cleared. No report uses it. */
  is_withheld: boolean;
  /** Passages of `text` that were replaced. */
  redactions: {
    /** UTF-16 offset in `text`. */
    start: number;
    /** UTF-16 offset in `text`. */
    end: number;
  }[];
};

export type Tag = {
  /** The topic. */
  topic: string;
  /** Whether a program or a person set the tag. */
  source: 'auto' | 'person';
  /** How certain the tag is, from 0 to 1. */
  confidence: number;
};

/** How an interviewer comes across. */
export type AgentTemplate = {
  /** UUIDv7. */
  id: string;
  /** Name of the template. */
  name: string;
  /** Grows with each change. A started campaign keeps the version that it started with. */
  version: number;
  /** Who asks, in a sentence or two. */
  persona: string;
  /** Tone of the interviewer. */
  tone: 'warm' | 'neutral' | 'brief';
  /** How persistently an answer is followed up. */
  probing: 'light' | 'normal' | 'deep';
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** A booked interview, as its participant sees it. */
export type Reservation = {
  /** State of the booking. */
  status: 'booked' | 'cancelled';
  /** ISO 8601, UTC, milliseconds. */
  start: string;
  /** ISO 8601, UTC, milliseconds. */
  end: string;
  /** Zone of the participant. */
  timezone: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_start: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_end: string;
  /** Offset of that zone from UTC at the start. */
  utc_offset: string;
  /** Grows with each change. */
  sequence: number;
  /** Whether it can be moved or cancelled: until the interview begins. */
  can_change: boolean;
  /** Until when the interview can be started. */
  expires_at: string;
  /** The page with other times. */
  booking_url: string;
  /** Where those times are listed. */
  slots_url: string;
  campaign: JoinPage;
};

/** A campaign as a participant may see it. */
export type JoinPage = {
  /** UUIDv7. */
  interview_id: string;
  /** Name of the campaign. */
  name: string;
  /** State of the campaign: interviews begin while it is `active`. */
  status: 'draft' | 'active' | 'paused' | 'completed';
  /** Why the interview takes place: the text of the campaign, or its name and the longest duration. */
  participant_intro: string;
  /** Who is responsible for the data. */
  controller_name: string | null;
  /** Whom participants may write to. */
  contact_email: string | null;
  /** Days after which conversations are deleted; null for never. */
  retention_days: number | null;
  /** Says that an automated interviewer asks the questions. Show it with the consent text. */
  notice: {
    /** Changes with the text. */
    version: string;
    /** The text, as the participant reads it. */
    text: string;
  };
  /** Language of the campaign (BCP 47). */
  language: string;
  /** Language in which the participant is addressed and interviewed: theirs, if every question has it. */
  participant_language: string;
  /** Language of `participant_intro`. */
  intro_language: string;
  /** Language of `consent_text`. */
  consent_language: string;
  /** What participants agree to. */
  consent_text: string;
  /** Goes into the consent. Changes with the consent text and with the notice. */
  consent_version: string;
  /** Longest duration of the interview, in minutes. */
  max_duration_minutes: number;
  /** Whether the participant may hide their name. */
  allow_participant_to_hide_name: boolean;
  /** Whether the campaign hides all names. */
  hide_participant_names: boolean;
  /** Of a join link: names of the attributes that a participant may bring along. */
  prefill: string[];
  /** Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. */
  browser_dictation: boolean;
  /** Whether only people of 18 or more are interviewed: say so before they agree. */
  adults_only: boolean;
};

export type Joined = {
  /** Opens the session; shown only here. Null when the link was mailed. */
  participant_token: string | null;
  /** The page of the interview, with the token behind the `#`. */
  session_url: string | null;
  /** The session; null when the link was mailed. */
  session: ParticipantSession | null;
};

/** One interview, as the participant sees it. */
export type ParticipantSession = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  interview_id: string;
  /** State of the session. */
  status: 'scheduled' | 'available' | 'waiting' | 'in_progress' | 'completed' | 'expired' | 'unavailable' | 'cancelled';
  campaign: JoinPage;
  /** The consent that was given. */
  consent: {
    /** Version of the consent text and the notice. */
    version: string;
    /** ISO 8601, UTC, milliseconds. */
    given_at: string;
    /** What the participant read about the automated interviewer; null for consent from before notices were stored. */
    notice: {
      /** Changes with the text. */
      version: string;
      /** The text, as the participant reads it. */
      text: string;
    } | null;
  } | null;
  /** Booked start of the interview. */
  scheduled_for: string | null;
  /** When the session expires. */
  expires_at: string | null;
  /** The conversation, once the interview has started. */
  conversation_id: string | null;
  /** The number of the last turn. */
  last_seq: number;
  /** While waiting: how many wait before this one. */
  place: number | null;
  /** While waiting: an estimate. */
  expected_wait_seconds: number | null;
  /** After consent: the page at which the participant can resume. Only the participant has this link. */
  return_url: string | null;
  /** A hint at the address that return links are mailed to; null where no mail is sent. */
  return_mail: string | null;
  /** Whether the interview may be recorded, after consent. */
  records_audio: boolean;
  /** Whether a spoken answer can be turned into text. */
  can_transcribe: boolean;
};

/** A booking page as its visitors see it. */
export type PublicBookingPage = {
  /** Only an `open` page takes bookings. */
  status: 'open' | 'closed' | 'not_started' | 'paused' | 'completed';
  campaign: JoinPage;
  /** Zone of the page. */
  timezone: string;
  /** Length of a time. */
  slot_minutes: number;
  /** First day that can be booked, in the zone of the page. */
  first_date: string;
  /** Last day that can be booked. */
  last_date: string;
};

export type CreatedReservation = {
  /** Opens the reservation; shown only here. */
  token: string;
  /** The page of the booking, with the token behind the `#`. */
  reservation_url: string;
  /** The booking as a calendar file. */
  calendar_url: string;
  reservation: Reservation;
};

export type SlotList = {
  /** Zone of the wall times. */
  timezone: string;
  /** Free times, in order; at most 1,000. */
  slots: Slot[];
  /** Where to continue if there are more; null: these are all. */
  next_from: string | null;
};

/** A time that can be booked. */
export type Slot = {
  /** ISO 8601, UTC, milliseconds. */
  start: string;
  /** ISO 8601, UTC, milliseconds. */
  end: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_start: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_end: string;
  /** Offset of the visitor's zone from UTC at the start. */
  utc_offset: string;
  /** How many people can still book it. */
  remaining: number;
};

/** The page on which participants of a campaign choose their time. */
export type BookingPage = {
  /** UUIDv7. */
  interview_id: string;
  /** Whether the page takes bookings. */
  enabled: boolean;
  /** Zone of hours and dates. Hours keep their wall time when the clocks change. */
  timezone: string;
  /** Hours of each week. Those of one day must not overlap. */
  weekly_hours: {
    /** Wall time of the page's zone, `HH:MM`. */
    from: string;
    /** Wall time on the same day; `24:00` is its end. */
    to: string;
    /** Day of the week. */
    weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  }[];
  /** Days with other hours, or closed ones. */
  exceptions: {
    /** A day in the page's zone, `YYYY-MM-DD`. */
    date: string;
    /** The hours of that day; empty: closed. */
    hours: {
      /** Wall time of the page's zone, `HH:MM`. */
      from: string;
      /** Wall time on the same day; `24:00` is its end. */
      to: string;
    }[];
  }[];
  /** Length of a time. */
  slot_minutes: number;
  /** Time kept free before each interview. */
  buffer_before_minutes: number;
  /** Time kept free after each interview. */
  buffer_after_minutes: number;
  /** How long before its start a time can last be booked, also when a booking is moved to it. */
  notice_minutes: number;
  /** How many days after today can be booked. */
  horizon_days: number;
  /** How many people can book the same time. */
  capacity: number;
  /** What visitors find. Only an `open` page takes bookings. */
  status: 'open' | 'closed' | 'not_started' | 'paused' | 'completed';
  /** The secret part of the address. */
  token: string;
  /** The page that people open. */
  url: string;
  /** Number of booked interviews that are not over. */
  upcoming: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** A booked interview, as the team sees it. */
export type Booking = {
  /** UUIDv7. */
  id: string;
  /** Whose interview it schedules. Null until the person whose address was given has used the link in their mail. */
  contact_id: string | null;
  /** State of the booking. */
  status: 'booked' | 'cancelled';
  /** ISO 8601, UTC, milliseconds. */
  start: string;
  /** ISO 8601, UTC, milliseconds. */
  end: string;
  /** Zone of the participant. */
  timezone: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_start: string;
  /** Wall time of the visitor's zone, `YYYY-MM-DDTHH:MM`. */
  local_end: string;
  /** Offset of that zone from UTC at the start. */
  utc_offset: string;
  /** Grows with each change. */
  sequence: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** A link that lets anybody join a campaign. */
export type JoinLink = {
  /** UUIDv7. */
  id: string;
  /** The secret part of the address. */
  token: string | null;
  /** The page that people open. */
  url: string | null;
  /** The same address as a QR code. */
  qr_url: string | null;
  /** When the link expires; null for never. */
  expires_at: string | null;
  /** How many people may join; null for any number. */
  max_uses: number | null;
  /** How many people have joined with it. */
  uses: number;
  /** Facts about everybody who joins by it. */
  attributes: Record<string, string>;
  /** Names of the attributes that a participant may bring along. */
  prefill: string[];
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

/** What a participant answered to a closed question of the running interview. */
export type OwnAnswer = {
  /** Id of the question. */
  question_id: string;
  /** The question, in the language of the interview. */
  question: string;
  /** The number, date, option or list of options that was given, in the language of the interview; null if none was. */
  value: number | string | string[] | null;
  /** How exactly it was given: `exact` and `about` have a `value`; of `range`, `below` and `above` there are `low` and `high` instead. */
  precision: 'exact' | 'about' | 'range' | 'below' | 'above' | null;
  /** The lower end of a `range`, or the limit of `above`. */
  low: number | null;
  /** The upper end of a `range`, or the limit of `below`. */
  high: number | null;
  /** As `low`, of a date. */
  date_low: string | null;
  /** As `high`, of a date. */
  date_high: string | null;
  /** Answers that may be chosen instead; empty where a number or a date is entered. */
  choices: string[];
  /** How the question is answered. */
  input: {
    /** Kind of the question. */
    kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
    /** The least number. */
    min: number | null;
    /** The greatest number. */
    max: number | null;
    /** What is counted. */
    unit: string | null;
  };
};

/** The map of a campaign: themes and questions, and what connects them in what people said. */
export type Cartography = {
  /** Themes, questions of the guide, and the sides of contradictions. */
  nodes: GraphNode[];
  /** What connects them. */
  edges: GraphEdge[];
};

export type GraphNode = {
  /** Id within the version. */
  id: string;
  /** Kind of node. */
  type:
    | 'theme'
    | 'topic'
    | 'persona'
    | 'problem'
    | 'cause'
    | 'consequence'
    | 'workaround'
    | 'wish'
    | 'praise'
    | 'worry'
    | 'question';
  /** Name to show. */
  label: string;
  /** How many participants. */
  weight: number;
  /** Ids from the evidence of the report version. */
  evidence: string[];
};

export type GraphEdge = {
  /** Id within the version. */
  id: string;
  /** Kind of edge. */
  type:
    | 'includes'
    | 'mentioned_with'
    | 'raises'
    | 'concerns'
    | 'causes'
    | 'leads_to'
    | 'works_around'
    | 'addresses'
    | 'contradicts';
  /** Id of the node where the edge begins. */
  from: string;
  /** Id of the node where the edge ends. */
  to: string;
  /** How many participants connect the two. */
  weight: number;
  /** Ids from the evidence of the report version. */
  evidence: string[];
};

/** What a turn says to a question, or a value that somebody chose or set. */
export type GivenAnswer = {
  /** UUIDv7. */
  conversation_id: string;
  /** UUIDv7. */
  contact_id: string;
  /** The turn; null for a value that the participant chose on their page, or the team set. */
  turn_id: string | null;
  /** The answer. Hidden names are `[name]`. Null for a value that was chosen or set. */
  text: string | null;
  /** Topics of the answer. */
  tags: Tag[];
  /** What this turn gives to a closed question: a number, the id of an option, `yes` or `no`, the ids of several options (none: an empty list), or a date (`YYYY-MM-DD`); null for another turn. */
  value: number | string | string[] | null;
  /** How exactly the turn gives it. `exact` and `about` have a `value`; of `range`, `below` and `above` there are `low` and `high` instead (of dates `date_low` and `date_high`, also of a month or year that is `about` so). Null for another turn. */
  precision: 'exact' | 'about' | 'range' | 'below' | 'above' | null;
  /** Who read it: rules (`floor`), or in an import a language model (`model`), whose value stands where the quote gives it; `person`: the participant chose it; `team`: somebody of the research team set it, or, without a `value`, removed what was heard. Null for another turn. */
  author: 'model' | 'floor' | 'person' | 'team' | null;
  /** Words of `text` that give the value; null where nothing was said or they are hidden now. */
  quote: string | null;
  /** Id of the value; null for another turn. */
  answer_id: string | null;
  /** When the team changed it; null of what was heard. */
  changed_at: string | null;
  /** The user who changed it, or who made the key that did. */
  changed_by: string | null;
  /** The `answer_id` of the value that replaced this one; null for the one that counts. */
  superseded_by: string | null;
  /** The lower end of a `range`, or the limit of `above`. */
  low: number | null;
  /** The upper end of a `range`, or the limit of `below`. */
  high: number | null;
  /** As `low`, of a date: “March 2019” is a range. */
  date_low: string | null;
  /** As `high`, of a date. */
  date_high: string | null;
  /** What the turn is to the question; null if the interviewer did not judge it. */
  outcome: 'answered' | 'declined' | 'none' | null;
  /** Whether the turn has a flag that nobody has cleared. */
  is_withheld: boolean;
  /** Who of several participants answered; null where there is one. */
  speaker_label: string | null;
};

export type Insights = {
  /** Number of the report version. */
  version_number: number;
  /** Conversations that the version covers. */
  conversation_count: number;
  /** Recurring subjects. */
  themes: KeyTheme[];
  /** Quotes that support the themes. */
  quotes: Evidence[];
};

export type KeyTheme = {
  /** Id within the version. */
  id: string;
  /** Name of the theme: a short sentence or noun phrase that its quotes are about. */
  label: string;
  /** What the theme is about. */
  description: string;
  /** Words that mark the theme. */
  keywords: string[];
  /** How often the theme is mentioned. */
  mention_count: number;
  /** Conversations that mention the theme. */
  conversation_count: number;
  /** How participants feel about the theme. */
  sentiment: 'positive' | 'mixed' | 'negative' | 'neutral';
  /** `emergent`: participants raised it. `question`: a question of the guide asks about it. `team`: people added it to the codebook. */
  origin: 'emergent' | 'question' | 'team' | null;
  /** The question of the guide that it comes from. */
  question_id: string | null;
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** Participants who say it. */
  support_count: number;
  /** Participants who say the opposite. */
  dissent_count: number;
  /** Participants who say both, or of whom it cannot be told. */
  unclear_count: number;
  /** Participants who were asked about it and say nothing of it. */
  silent_count: number;
  /** Everybody else. The five counts are all participants. */
  not_asked_count: number;
  /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
  margin: number;
  /** From 0 to 1; null where nothing measures it. Use `margin`. */
  confidence: number | null;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Ids of quotes that contradict it. */
  dissent_evidence: string[];
  /** Ids from the participants of the report version. */
  supporters: string[];
  /** Ids from the participants of the report version. */
  dissenters: string[];
  /** Ids from the participants of the report version. */
  unclear: string[];
  /** Ids from the participants of the report version. */
  silent: string[];
  /** A person changed it; the correction survives later versions. */
  is_corrected: boolean;
  /** How many statements of each kind it has. Empty after a redaction that concerns it. */
  kinds: {
    /** The kind of the statements. */
    kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside';
    /** Statements of this kind. */
    statements: number;
    /** Participants who made one. */
    participants: number;
  }[];
};

export type Evidence = {
  /** Id within the version. */
  id: string;
  /** UUIDv7. */
  turn_id: string;
  /** UUIDv7. */
  conversation_id: string;
  /** The passage, word for word. */
  quote: string;
  /** UTF-16 offset within the turn's text as shown. */
  start: number;
  /** End of the passage, as `start`. */
  end: number;
  /** The quote was compared with its turn, character by character. */
  verified: boolean;
  /** Id of the participant who said it, or to whom the interviewer said it. */
  participant: string;
  /** Who said it. Only answers to questions quote the interviewer, of imported interviews alone; that counts for nobody. */
  speaker: 'interviewer' | 'participant';
  /** The interviewer's turn before it; null if there is none. */
  asked: string | null;
  /** The text before the quote in its turn. */
  before: string;
  /** The text after the quote in its turn. */
  after: string;
  /** What a language model makes of the quote in the campaign's language; it is no quote. Null where the quote is in that language, or nothing was found that says the same. */
  translation: string | null;
  /** When the turn begins, since the start of the conversation. */
  started_ms: number | null;
  /** The kind of the statement. */
  kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside' | null;
  /** How the speaker stands to what the statement is about. */
  polarity: 'positive' | 'negative' | 'neutral' | null;
};

export type Persona = {
  /** Id within the version. */
  id: string;
  /** Name of the persona. */
  name: string;
  /** What the persona is like. */
  description: string;
  /** What characterises the persona. */
  traits: string[];
  /** Participants whom it represents. */
  size: number;
  /** `group`: participants who are alike. `individual`: one participant of those who differ most. */
  basis: 'group' | 'individual' | null;
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** Description and traits, with what they rest on. */
  sentences: ReportSentence[];
  /** The needs, with what they rest on. */
  need_sentences: ReportSentence[];
  /** The frustrations, with what they rest on. */
  frustration_sentences: ReportSentence[];
  /** What the persona needs. */
  needs: string[];
  /** What frustrates the persona. */
  frustrations: string[];
  /** Ids of the participants whom it represents, those who dissent included. */
  members: string[];
  /** Participants who say it. */
  support_count: number;
  /** Participants who say the opposite. */
  dissent_count: number;
  /** Participants who say both, or of whom it cannot be told. */
  unclear_count: number;
  /** Participants who were asked about it and say nothing of it. */
  silent_count: number;
  /** Everybody else. The five counts are all participants. */
  not_asked_count: number;
  /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
  margin: number;
  /** From 0 to 1; null where nothing measures it. Use `margin`. */
  confidence: number | null;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Ids of quotes that contradict it. */
  dissent_evidence: string[];
  /** Ids of the members who dissent. */
  dissenters: string[];
};

export type ReportSentence = {
  /** A sentence. */
  text: string;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
};

/** What participants answered to one question. Totals are over all completed conversations, whatever the page. */
export type QuestionResponses = {
  /** The question. */
  question: Question;
  /** One entry for each answer. */
  responses: GivenAnswer[];
  /** Conversations in which it was asked or answered. */
  asked: number;
  /** Conversations in which it was answered. */
  answered: number;
  /** Conversations in which the participant did not want to answer it. */
  declined: number;
  /** Of a `scale`, `choice`, `multi_choice` or `yes_no`: every value, also those that nobody gave; of a `number` or `date`: those that were given, dates by year, or by month if all lie within two years. Answers without a clear value are in `answered` alone. */
  distribution: {
    /** A number, the id of an option, `yes` or `no`, or a year or month (`YYYY`, `YYYY-MM`) of dates. */
    value: number | string;
    /** The same to read: the words of an option, in the language of the campaign. */
    label: string;
    /** Conversations with this value. */
    count: number;
  }[];
  /** Answers with a clear value. Of a `multi_choice`, each answer counts at every option that it names, so the shares may add up to more than 100 %. */
  valued: number;
  /** Of a `scale`, `number` or `date` with at least one value; a year or month as in `distribution`, the earlier of two in the middle. */
  median: number | string | null;
  /** The same for each value of the attribute `segment`, the largest first; empty without `segment`. */
  segments: {
    /** Conversations in which it was asked or answered. */
    asked: number;
    /** Conversations in which it was answered. */
    answered: number;
    /** Conversations in which the participant did not want to answer it. */
    declined: number;
    /** Of a `scale`, `choice`, `multi_choice` or `yes_no`: every value, also those that nobody gave; of a `number` or `date`: those that were given, dates by year, or by month if all lie within two years. Answers without a clear value are in `answered` alone. */
    distribution: {
      /** A number, the id of an option, `yes` or `no`, or a year or month (`YYYY`, `YYYY-MM`) of dates. */
      value: number | string;
      /** The same to read: the words of an option, in the language of the campaign. */
      label: string;
      /** Conversations with this value. */
      count: number;
    }[];
    /** Answers with a clear value. Of a `multi_choice`, each answer counts at every option that it names, so the shares may add up to more than 100 %. */
    valued: number;
    /** Of a `scale`, `number` or `date` with at least one value; a year or month as in `distribution`, the earlier of two in the middle. */
    median: number | string | null;
    /** The value of the attribute; null for contacts without it. */
    value: string | null;
  }[];
  /** Segments that are not shown: beyond the 50 largest, or too small. Where names are hidden, groups of fewer than 3 people are withheld, and further ones if the difference would show them. */
  segments_withheld: number;
};

export type RoadmapItem = {
  /** Id within the version. */
  id: string;
  /** An option: what could be done. */
  title: string;
  /** How many raise it. */
  description: string;
  /** 1 is first. */
  priority: number;
  /** Share of participants who raise it, 0..1. */
  reach: number;
  /** How strongly participants express it, 0..1; null where nothing measures it. */
  intensity: number | null;
  /** The reach; `priority` follows it. */
  score: number;
  /** The theme that the item answers. */
  theme_id: string | null;
  /** The effort to carry it out, which interviews do not show. */
  effort: 'unknown';
  /** The problem behind it; null if nobody says one. */
  problem: string | null;
  /** What the problem leads to; null if nobody says it. */
  consequence: string | null;
  /** What participants wish for or do instead; null if nobody says it. */
  remedy: string | null;
  /** What would get better; null if nobody says it. */
  expected_effect: string | null;
  /** Ids of items that should come first. */
  depends_on: string[];
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** Participants who say it. */
  support_count: number;
  /** Participants who say the opposite. */
  dissent_count: number;
  /** Participants who say both, or of whom it cannot be told. */
  unclear_count: number;
  /** Participants who were asked about it and say nothing of it. */
  silent_count: number;
  /** Everybody else. The five counts are all participants. */
  not_asked_count: number;
  /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
  margin: number;
  /** From 0 to 1; null where nothing measures it. Use `margin`. */
  confidence: number | null;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Ids of quotes that contradict it. */
  dissent_evidence: string[];
  /** Ids from the participants of the report version. */
  supporters: string[];
  /** Ids from the participants of the report version. */
  dissenters: string[];
  /** Ids from the participants of the report version. */
  unclear: string[];
  /** Ids from the participants of the report version. */
  silent: string[];
};

export type SynthesisResult = {
  /** `queued` while the report is generated, then `completed` or `failed`. */
  status: 'queued' | 'completed' | 'failed';
  /** When the report was generated. */
  generated_at: string | null;
  /** Conversations that the result covers. */
  conversation_count: number;
  /** Recurring subjects. */
  key_themes: KeyTheme[];
  /** The results in a paragraph. */
  summary: string;
  /** What to do. */
  recommendations: string[];
};

export type ReportVersion = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  interview_id: string;
  /** Number of the version. */
  version_number: number;
  /** State of the version. */
  status: 'in_progress' | 'ready' | 'failed';
  /** What started the generation. */
  trigger_reason: 'threshold_reached' | 'incremental_update' | 'manual_regenerate' | 'campaign_completed';
  /** Why generation failed. */
  error_code: string | null;
  /** Conversations that the version covers. */
  conversation_count: number;
  /** When the generation began. */
  created_at: string;
  /** When the generation ended. */
  completed_at: string | null;
  /** When quotes were last removed or masked, because a person was erased or a name was hidden. */
  redacted_at: string | null;
  /** Of a ready version; null in lists. */
  outputs: {
    cartography: Cartography;
    /** What to do, most important first. */
    roadmap: RoadmapItem[];
    /** Groups of similar participants, or the participants who differ most. */
    personas: Persona[];
  } | null;
  /** Of a ready version; null in lists. */
  summary: string | null;
  /** The summary, sentence by sentence. Empty in lists. */
  summary_sentences: ReportSentence[];
  /** Recurring subjects. */
  key_themes: KeyTheme[];
  /** What to do. */
  recommendations: Recommendation[];
  /** Every quote that supports or contradicts a claim. */
  evidence: Evidence[];
  /** Claims with their balance; the headlines first. */
  findings: Finding[];
  /** Where participants say opposite things. */
  contradictions: Contradiction[];
  /** What was answered, in the order of the guide. */
  question_results: QuestionResult[];
  /** Who was interviewed. Empty in lists. */
  participants: Participant[];
  /** Of a ready version; null in lists. */
  sample: Sample | null;
  /** As `sample`; also null after a redaction. */
  saturation: Saturation | null;
  /** As `sample`. */
  grouping: Grouping | null;
  /** As `sample`. */
  method: Method | null;
  /** A summary of each interview. */
  conversation_summaries: ReportConversationSummary[];
};

export type Recommendation = {
  /** What could be done. */
  text: string;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
};

export type Finding = {
  /** Id within the version. */
  id: string;
  /** The headline: a sentence that its quotes support. */
  text: string;
  /** What else the quotes support. */
  sentences: ReportSentence[];
  /** What those say who contradict it. */
  dissent: ReportSentence | null;
  /** Why it matters for the campaign's goal. */
  relevance: ReportSentence | null;
  /** The kind of its statements. */
  kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside';
  /** The theme that it belongs to. */
  theme_id: string | null;
  /** Among the findings that come first, at most five. */
  is_headline: boolean;
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** Participants who say it. */
  support_count: number;
  /** Participants who say the opposite. */
  dissent_count: number;
  /** Participants who say both, or of whom it cannot be told. */
  unclear_count: number;
  /** Participants who were asked about it and say nothing of it. */
  silent_count: number;
  /** Everybody else. The five counts are all participants. */
  not_asked_count: number;
  /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
  margin: number;
  /** From 0 to 1; null where nothing measures it. Use `margin`. */
  confidence: number | null;
  /** Ids from the evidence of the report version. */
  evidence: string[];
  /** Ids of quotes that contradict it. */
  dissent_evidence: string[];
  /** Ids from the participants of the report version. */
  supporters: string[];
  /** Ids from the participants of the report version. */
  dissenters: string[];
  /** Ids from the participants of the report version. */
  unclear: string[];
  /** Ids from the participants of the report version. */
  silent: string[];
};

export type Contradiction = {
  /** Id within the version. */
  id: string;
  /** What the two sides are about. */
  subject: string;
  /** One participant says both. */
  is_within_one: boolean;
  /** Those who are for it. */
  positive: {
    /** What this side says. */
    text: string;
    /** Ids from the participants of the report version. */
    participants: string[];
    /** Ids from the evidence of the report version. */
    evidence: string[];
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  } | null;
  /** Those who are against it. */
  negative: {
    /** What this side says. */
    text: string;
    /** Ids from the participants of the report version. */
    participants: string[];
    /** Ids from the evidence of the report version. */
    evidence: string[];
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  } | null;
};

export type QuestionResult = {
  /** Id of the question of the guide. */
  question_id: string;
  /** The question. */
  text: string;
  /** Kind of question. */
  kind: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date';
  /** Participants who were asked it, live or imported: those who answered, declined or are unclear. */
  asked: number;
  /** Participants who answered it. */
  answered: number;
  /** Participants who did not want to answer it. */
  declined: number;
  /** Participants who were asked, and what they said does not tell. */
  unclear: number;
  /** Of a scale or a choice: every value in order; of a `multi_choice`, an answer counts at each option that it names; of dates, by year or month. */
  distribution: {
    /** An option, or a value of the scale. */
    value: string;
    /** How many gave it. */
    count: number;
  }[];
  /** Answers with a clear value: the counts are shares of it. */
  valued: number;
  /** Values that the team has set or removed by hand. */
  changed: number;
  /** Of a scale or number with at least one answer. */
  median: number | null;
  /** Of dates: the year or month of the one in the middle, the earlier of two. */
  median_date: string | null;
  /** Of a scale or a choice, by attributes of contacts. */
  by_segment: {
    /** Name of an attribute of contacts. */
    attribute: string;
    /** The largest first. */
    segments: {
      /** Value of the attribute; empty for contacts without it. */
      value: string;
      /** How many of them answered. */
      answered: number;
      /** As above, of this group alone. */
      distribution: {
        /** An option, or a value of the scale. */
        value: string;
        /** How many gave it. */
        count: number;
      }[];
      /** As above, of this group alone. */
      valued: number;
    }[];
    /** Groups that are too small to be shown. */
    withheld: number;
  }[];
  /** What several participants answered, then answers of single ones. */
  points: {
    /** What was answered, as a sentence that its quotes support. */
    text: string;
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
    /** Participants who say it. */
    support_count: number;
    /** Participants who say the opposite. */
    dissent_count: number;
    /** Participants who say both, or of whom it cannot be told. */
    unclear_count: number;
    /** Participants who were asked about it and say nothing of it. */
    silent_count: number;
    /** Everybody else. The five counts are all participants. */
    not_asked_count: number;
    /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
    margin: number;
    /** Ids from the evidence of the report version. */
    evidence: string[];
    /** Ids of quotes that contradict it. */
    dissent_evidence: string[];
    /** Ids from the participants of the report version. */
    supporters: string[];
    /** Ids from the participants of the report version. */
    dissenters: string[];
    /** Ids from the participants of the report version. */
    unclear: string[];
    /** Ids from the participants of the report version. */
    silent: string[];
  }[];
};

export type Participant = {
  /** P1, P2 and so on; quotes and claims refer to it. */
  id: string;
  /** The first of `conversation_ids`. */
  conversation_id: string;
  /** Conversations of one contact belong to one participant. */
  conversation_ids: string[];
  /** UUIDv7. */
  contact_id: string;
  /** Where a conversation has several participants. Hidden names are masked. */
  speaker_label: string | null;
  /** BCP 47 tag; `und` if it was not recognised. */
  language: string;
  /** Statements that the report could use. */
  statements: number;
};

/** Who was interviewed. */
export type Sample = {
  /** Conversations that were read. */
  conversations: number;
  /** People who were interviewed. */
  participants: number;
  /** Statements that the report could use. */
  statements: number;
  /** Languages of the conversations. */
  languages: {
    /** BCP 47 tag; `und` if it was not recognised. */
    language: string;
    /** Conversations in this language. */
    conversations: number;
    /** False: summaries and quotes only, no claims. */
    is_full: boolean;
  }[];
  /** Conversations of which nothing was used. */
  excluded: {
    /** UUIDv7. */
    conversation_id: string;
    /** Why nothing of it was used. */
    reason: 'no_participant_turn' | 'nothing_to_use' | 'flagged';
  }[];
  /** Sentences that support nothing, by reason. Empty after a redaction. */
  unused: {
    /** Why. */
    reason: string;
    /** How many. */
    statements: number;
  }[];
};

/** Whether more interviews would bring new themes. */
export type Saturation = {
  /** How many themes each interview brought first, in the order of the interviews. */
  new_themes: number[];
  /** The same for all subjects, also those of one participant only. */
  new_subjects: number[];
  /** Subjects that the last five interviews brought first. */
  last_five: number;
  /** Subjects in all. */
  subjects: number;
  /** Subjects that one participant alone raises. */
  singletons: number;
  /** Whether the interviews are in the order of their start. */
  is_by_time: boolean;
  /** Estimated share of what people raise that is known, 0..1; null where it cannot be estimated. */
  coverage: number | null;
  /** In 19 of 20 campaigns the estimate is off by no more than this. */
  coverage_error: number | null;
  /** Sentences that explain these figures. */
  text: string;
};

/** Whether participants fall into groups. */
export type Grouping = {
  /** Personas are groups, not single participants. */
  is_significant: boolean;
  /** Why personas are groups or single participants. */
  text: string;
};

/** How the report was made, and its limits. */
export type Method = {
  /** What made the report. */
  engine: 'builtin' | 'model';
  /** Version of its rules. */
  engine_version: string;
  /** Name of the language model that was asked; null without one. */
  model: string | null;
  /** Name of the model that judged the sentences. */
  judge: string | null;
  /** What the model was asked. */
  prompts: {
    /** A question to the model. */
    name: string;
    /** Of its wording. */
    version: number;
  }[];
  /** How the report was made. */
  steps: string[];
  /** What it cannot show. */
  limits: string[];
  /** Requests for this version. Answers that were stored before cost nothing. */
  requests: number;
  /** Tokens sent. */
  input_tokens: number;
  /** Tokens received. */
  output_tokens: number;
  /** In the currency of the configured prices; null without prices. */
  cost: number | null;
  /** What the checks dropped of a model's output. */
  dropped: {
    /** The check that it did not pass. */
    check:
      | 'quote'
      | 'number'
      | 'quantifier'
      | 'person'
      | 'address'
      | 'evidence'
      | 'support'
      | 'cause'
      | 'controls'
      | 'form';
    /** How many. */
    count: number;
  }[];
  /** Requests to a model without a usable answer; the result of the built-in engine stands there. */
  unanswered_requests: number;
};

export type ReportConversationSummary = {
  /** UUIDv7. */
  conversation_id: string;
  /** Ids from the participants of the report version. */
  participants: string[];
  /** BCP 47 tag of the summary. */
  language: string;
  /** What was said, in a few points. */
  points: {
    /** A sentence. */
    text: string;
    /** Ids from the evidence of the report version. */
    evidence: string[];
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  }[];
};

/** How often the engine and people agree on what statements are. */
export type Agreement = {
  /** Statements that a person corrected or confirmed. */
  statements: number;
  /** Those that the engine and the person take for the same kind. */
  agreed: number;
  /** Cohen's kappa, from -1 to 1; null with too few decisions. */
  kappa: number | null;
  /** Gwet's AC1, from -1 to 1, which keeps its sense where nearly all decisions are the same; null without decisions. */
  ac1: number | null;
  /** The same for the codes of the codebook. */
  codings: {
    /** Passages that people coded and the last version has. */
    passages: number;
    /** Each of them with each code of the codebook. */
    decisions: number;
    /** Decisions that the engine and people share. */
    agreed: number;
    /** Cohen's kappa, from -1 to 1; null with too few decisions. */
    kappa: number | null;
    /** Gwet's AC1, from -1 to 1, which keeps its sense where nearly all decisions are the same; null without decisions. */
    ac1: number | null;
    /** The codes that occur. */
    by_code: {
      /** The code. */
      code_id: string;
      /** Passages that the engine gave it. */
      engine: number;
      /** Passages that people gave it. */
      people: number;
      /** Passages that both did. */
      both: number;
    }[];
  };
  /** The kinds that occur. */
  by_kind: {
    /** The kind. */
    kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside';
    /** Statements that the engine takes for this kind. */
    engine: number;
    /** Statements that people take for it. */
    people: number;
    /** Statements for which both do. */
    both: number;
  }[];
};

/** What a person changed in the report. It wins in every later version. */
export type Correction = {
  /** UUIDv7. */
  id: string;
  /** What is corrected. */
  kind: 'relabel_theme' | 'merge_themes' | 'split_theme' | 'hide_theme' | 'set_statement';
  /** Two or more of a merger, one of other corrections of themes, none of a statement. */
  themes: {
    /** Id of the theme when it was corrected. */
    theme_id: string;
    /** Its label then. */
    label: string;
    /** Its keywords then; later versions find the theme by them. */
    keywords: string[];
  }[];
  /** The new label, if there is one. */
  label: string | null;
  /** Of a split theme. */
  parts: {
    /** Label of the part. */
    label: string;
    /** Keywords of the theme that belong to it. */
    keywords: string[];
  }[];
  /** Of a corrected statement. */
  statement: {
    /** UUIDv7. */
    conversation_id: string;
    /** UUIDv7. */
    turn_id: string;
    /** UTF-16 offset within the turn's text as shown. */
    start: number;
    /** End of the statement, as `start`. */
    end: number;
    /** Its kind, according to the person. */
    kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside';
    /** The speaker's stance, according to the person. */
    polarity: 'positive' | 'negative' | 'neutral';
    /** Its kind, according to the engine. */
    engine_kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside';
    /** The speaker's stance, according to the engine. */
    engine_polarity: 'positive' | 'negative' | 'neutral';
  } | null;
  /** UUIDv7. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Whether the last version has it; false if its theme or statement is gone or a later change replaced it, null if no version was made since. */
  applied: boolean | null;
};

/** Of the newest version; null where there is none. */
export type ReportGenerationStatus = {
  /** State of the newest version. */
  status: 'in_progress' | 'ready' | 'failed' | null;
  /** Why generation failed. */
  error_code: 'report_requires_tagged_turns' | 'input_too_large' | 'cancelled' | null;
  /** Why no report is generated automatically. */
  blocked_reason: 'report_requires_tagged_turns' | 'below_floor' | null;
  /** Compared with floor_count. */
  completed_count: number;
  /** Completed conversations that a report needs. */
  floor_count: number;
  /** Number of the newest version. */
  version_number: number | null;
  /** What started the generation. */
  trigger_reason: 'threshold_reached' | 'incremental_update' | 'manual_regenerate' | 'campaign_completed' | null;
  /** When the generation began. */
  created_at: string | null;
  /** When the generation ended. */
  completed_at: string | null;
};

export type NewReportShare = {
  /** UUIDv7. */
  id: string;
  /** The version that readers see. */
  version: number | 'latest';
  /** Whether readers see what participants said. */
  with_quotes: boolean;
  /** What the link is for, without the names that are hidden now. Readers do not see it. */
  label: string | null;
  /** Recordings are not shared. */
  with_recordings: false;
  /** Whether readers must enter a password. */
  has_password: boolean;
  /** Id of the user who made the link, or whose key did. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** From then on the link opens nothing. */
  expires_at: string;
  /** How often the report was opened. */
  opened_count: number;
  /** When it was last opened. */
  last_opened_at: string | null;
  /** The secret of the link, shown only once. Null in a replayed response. */
  token: string | null;
  /** The page to send to readers; carries the token behind `#`. Null in a replayed response. */
  url: string | null;
};

/** A link that opens a report without an account. */
export type ReportShare = {
  /** UUIDv7. */
  id: string;
  /** The version that readers see. */
  version: number | 'latest';
  /** Whether readers see what participants said. */
  with_quotes: boolean;
  /** What the link is for, without the names that are hidden now. Readers do not see it. */
  label: string | null;
  /** Recordings are not shared. */
  with_recordings: false;
  /** Whether readers must enter a password. */
  has_password: boolean;
  /** Id of the user who made the link, or whose key did. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** From then on the link opens nothing. */
  expires_at: string;
  /** How often the report was opened. */
  opened_count: number;
  /** When it was last opened. */
  last_opened_at: string | null;
};

export type ReportDiff = {
  /** The earlier version. */
  from_version: number;
  /** The later version. */
  to_version: number;
  /** Only in the later version. */
  added: {
    /** What changed. */
    kind: 'theme' | 'roadmap_item' | 'persona' | 'recommendation' | 'finding' | 'contradiction' | 'question_result';
    /** Id within the later version; of a removed item within the earlier one. */
    id: string;
    /** Name to show. */
    label: string;
    /** Of a changed item: each difference. */
    changes: {
      /** Name of the field; `evidence` is the number of quotes. */
      field: string;
      /** In the earlier version, as text. */
      before: string | null;
      /** In the later version, as text. */
      after: string | null;
    }[];
  }[];
  /** Only in the earlier version. */
  removed: {
    /** What changed. */
    kind: 'theme' | 'roadmap_item' | 'persona' | 'recommendation' | 'finding' | 'contradiction' | 'question_result';
    /** Id within the later version; of a removed item within the earlier one. */
    id: string;
    /** Name to show. */
    label: string;
    /** Of a changed item: each difference. */
    changes: {
      /** Name of the field; `evidence` is the number of quotes. */
      field: string;
      /** In the earlier version, as text. */
      before: string | null;
      /** In the later version, as text. */
      after: string | null;
    }[];
  }[];
  /** In both, with differences. Items are the same by id, or by the quotes that they cite. */
  changed: {
    /** What changed. */
    kind: 'theme' | 'roadmap_item' | 'persona' | 'recommendation' | 'finding' | 'contradiction' | 'question_result';
    /** Id within the later version; of a removed item within the earlier one. */
    id: string;
    /** Name to show. */
    label: string;
    /** Of a changed item: each difference. */
    changes: {
      /** Name of the field; `evidence` is the number of quotes. */
      field: string;
      /** In the earlier version, as text. */
      before: string | null;
      /** In the later version, as text. */
      after: string | null;
    }[];
  }[];
};

/** The codes of a campaign. */
export type Codebook = {
  /** All codes. */
  codes: Code[];
};

/** A code of the codebook. */
export type Code = {
  /** Kept for the life of the campaign. */
  id: string;
  /** A statement or a subject. */
  name: string;
  /** What it means. */
  definition: string;
  /** What belongs to it. Rules look for its phrases, which commas separate. */
  includes: string;
  /** What does not. */
  excludes: string;
  /** The code above it. */
  parent_id: string | null;
  /** Questions of the guide that ask for it. */
  question_ids: string[];
  /** Only people change it. */
  locked: boolean;
  /** Who made it: `model`, `floor` (rules) or `person`. */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine';
  /** Something was coded with it: deleting it needs `merge_into` or `force`. */
  used: boolean;
};

/** A passage that a person gave a code. */
export type Coding = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  conversation_id: string;
  /** UUIDv7. */
  turn_id: string;
  /** UTF-16 offset within the turn's text as it was shown. */
  start: number;
  /** End of the passage, as `start`. */
  end: number;
  /** The code that has it now, where another was merged into it. A code that was deleted is in no codebook. */
  code_id: string;
  /** Id of the user; empty if a program did it. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Whether the last version has it; false if its passage or its code is gone, null if no version was made since. */
  applied: boolean | null;
};

/** A passage that a person gave a code, with its words. */
export type QuotedCoding = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  conversation_id: string;
  /** UUIDv7. */
  turn_id: string;
  /** UTF-16 offset within the turn's text as it was shown. */
  start: number;
  /** End of the passage, as `start`. */
  end: number;
  /** The code that has it now, where another was merged into it. A code that was deleted is in no codebook. */
  code_id: string;
  /** Id of the user; empty if a program did it. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Whether the last version has it; false if its passage or its code is gone, null if no version was made since. */
  applied: boolean | null;
  /** The words. */
  quote: string;
};

export type QueryAnswer = {
  /** Nodes on the paths. */
  nodes: {
    /** UUIDv7. */
    interview_id: string;
    /** Id within the version. */
    id: string;
    /** Kind of node. */
    type:
      | 'theme'
      | 'topic'
      | 'persona'
      | 'problem'
      | 'cause'
      | 'consequence'
      | 'workaround'
      | 'wish'
      | 'praise'
      | 'worry'
      | 'question';
    /** Name to show. */
    label: string;
    /** How many participants. */
    weight: number;
    /** Ids from the evidence of the report version. */
    evidence: string[];
  }[];
  /** Edges on the paths. */
  edges: {
    /** UUIDv7. */
    interview_id: string;
    /** Id within the version. */
    id: string;
    /** Kind of edge. */
    type:
      | 'includes'
      | 'mentioned_with'
      | 'raises'
      | 'concerns'
      | 'causes'
      | 'leads_to'
      | 'works_around'
      | 'addresses'
      | 'contradicts';
    /** Id of the node where the edge begins. */
    from: string;
    /** Id of the node where the edge ends. */
    to: string;
    /** How many participants connect the two. */
    weight: number;
    /** Ids from the evidence of the report version. */
    evidence: string[];
  }[];
  /** What a structured query found. */
  paths: {
    /** UUIDv7. */
    interview_id: string;
    /** Ids of nodes from the start to the last step. */
    nodes: string[];
    /** Ids of the edges between them. */
    edges: string[];
  }[];
  /** Claims that answer the question, the best first. */
  facts: {
    /** UUIDv7. */
    interview_id: string;
    /** Which part of the report says it. */
    kind: 'finding' | 'theme' | 'roadmap_item' | 'persona' | 'contradiction';
    /** Id within the version. */
    id: string;
    /** What the report says. */
    text: string;
    /** How well it fits the question. */
    score: number;
    /** Participants who make the statement. */
    support_count: number;
    /** Participants who say the opposite. */
    dissent_count: number;
    /** Participants who say both, or of whom it cannot be told. */
    unclear_count: number;
    /** Participants who were asked about it and say nothing of it. */
    silent_count: number;
    /** Everybody else. */
    not_asked_count: number;
    /** Participants whose removal ends it. */
    margin: number;
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
    /** Ids of participants. */
    supporters: string[];
    /** Ids of participants. */
    dissenters: string[];
    /** Ids of participants. */
    unclear: string[];
    /** Ids of participants. */
    silent: string[];
    /** Ids from `evidence` of the same campaign. */
    evidence: string[];
    /** Ids from `evidence` of the same campaign. */
    dissent_evidence: string[];
  }[];
  /** What nodes, edges and facts cite. Without the scope `exports`, quotes are empty. */
  evidence: {
    /** UUIDv7. */
    interview_id: string;
    /** Id within the version. */
    id: string;
    /** UUIDv7. */
    turn_id: string;
    /** UUIDv7. */
    conversation_id: string;
    /** The passage, word for word. */
    quote: string;
    /** UTF-16 offset within the turn's text as shown. */
    start: number;
    /** End of the passage, as `start`. */
    end: number;
    /** The quote was compared with its turn, character by character. */
    verified: boolean;
    /** Id of the participant who said it, or to whom the interviewer said it. */
    participant: string;
    /** Who said it. Only answers to questions quote the interviewer, of imported interviews alone; that counts for nobody. */
    speaker: 'interviewer' | 'participant';
    /** The interviewer's turn before it; null if there is none. */
    asked: string | null;
    /** The text before the quote in its turn. */
    before: string;
    /** The text after the quote in its turn. */
    after: string;
    /** What a language model makes of the quote in the campaign's language; it is no quote. Null where the quote is in that language, or nothing was found that says the same. */
    translation: string | null;
    /** When the turn begins, since the start of the conversation. */
    started_ms: number | null;
    /** The kind of the statement. */
    kind: 'problem' | 'cause' | 'consequence' | 'workaround' | 'wish' | 'praise' | 'worry' | 'fact' | 'aside' | null;
    /** How the speaker stands to what the statement is about. */
    polarity: 'positive' | 'negative' | 'neutral' | null;
  }[];
  /** The report versions that the answer is based on. */
  sources: {
    /** UUIDv7. */
    interview_id: string;
    /** Number of the report version. */
    version_number: number;
  }[];
  /** Campaigns without a finished report. */
  without_report: string[];
  /** What the data says to the question, one of each campaign with a report. */
  answers: CampaignAnswer[];
  /** Whether more than `limit` match. */
  is_truncated: boolean;
};

/** What the data of one campaign says to a question. */
export type CampaignAnswer = {
  /** UUIDv7. */
  interview_id: string;
  /** `answered`: sentences, each proven. `passages`: nothing is composed; the nearest passages as they were said. `declined`: nothing that was said answers the question. */
  status: 'answered' | 'passages' | 'declined';
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** A fixed text in the language of the question; empty if it is answered. */
  message: string;
  /** What answers the question. */
  sentences: {
    /** A sentence. Without the scope `exports`, without words in quotation marks. */
    text: string;
    /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
    /** Ids of the participants whom it cites; not of those to whom a cited interviewer speaks. */
    participants: string[];
    /** Ids from `evidence` of the same campaign. */
    evidence: string[];
    /** The topics that all of its evidence belongs to. */
    theme_ids: string[];
  }[];
  /** How many participants speak of it; with a segment or a time, only participants within it count. */
  topics: {
    /** Id of the theme within the version. */
    theme_id: string;
    /** Its label. */
    label: string;
    /** Who made it. Themes of rules (`floor`) count who uses their words, whatever they say of it. */
    author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
    /** Participants who say it. */
    support_count: number;
    /** Participants who say the opposite. */
    dissent_count: number;
    /** Participants who say both, or of whom it cannot be told. */
    unclear_count: number;
    /** Participants who were asked about it and say nothing of it. */
    silent_count: number;
    /** Everybody else. */
    not_asked_count: number;
    /** Participants whose removal ends it. */
    margin: number;
    /** Ids of participants. */
    supporters: string[];
    /** Ids of participants. */
    dissenters: string[];
    /** Ids of participants. */
    unclear: string[];
    /** Ids of participants. */
    silent: string[];
    /** Ids from `evidence` of the same campaign. */
    evidence: string[];
    /** Ids from `evidence` of the same campaign. */
    dissent_evidence: string[];
  }[];
  /** The nearest passages, whether or not they answer it; ids from `evidence`. */
  passages: string[];
  /** What can be asked, in the campaign's own words. */
  suggestions: string[];
};

/** Passages, facts and documents that fit a prompt. */
export type Context = {
  /** Best first. */
  chunks: RetrievedChunk[];
  /** Best first. */
  facts: Fact[];
  /** The documents of the chunks. */
  documents: RetrievedDocument[];
  /** What was searched. */
  meta: {
    /** Vaults that have documents. */
    vaults: number;
    /** Documents that were searched. */
    documents: number;
    /** Chunks that were searched. */
    chunks: number;
    /** Words of the prompt that were looked up. Empty: it has only words that occur everywhere. */
    terms: string[];
    /** Speakers that the prompt names. */
    speakers: string[];
    /** Chunks that matched, of which the best are returned. */
    matched: number;
    /** The lists that the order was made from. */
    lists: ('lexical' | 'dense' | 'graph')[];
    /** Lists that are missing or incomplete at the moment; the order was made from the others. */
    unavailable: ('lexical' | 'dense' | 'graph')[];
  };
};

/** A part of a document that fits the prompt. */
export type RetrievedChunk = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  vault_id: string;
  /** UUIDv7. */
  document_id: string;
  /** The version of the text that `start` and `end` refer to. */
  document_version: number;
  /** The conversation, of a transcript. */
  conversation_id: string | null;
  /** Turns of the conversation, of a transcript. */
  turn_ids: string[];
  /** Who speaks in it. */
  speakers: string[];
  /** Place in the document, from 0; the neighbours are one more and one less. */
  ordinal: number;
  /** `content_text.slice(start, end)` of the document. */
  text: string;
  /** UTF-16 offset in `content_text`. */
  start: number;
  /** UTF-16 offset in `content_text`. */
  end: number;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** Its place in each list that the order was made from; null: it is not in that list. */
  ranks: {
    /** Place in the list by words, from 1. */
    lexical: number | null;
    /** Place in the list by meaning, from 1. */
    dense: number | null;
    /** Place in the list by connections of facts, from 1. */
    graph: number | null;
  };
};

/** A statement found in documents. */
export type Fact = {
  /** The same for all passages of a vault that state it. */
  id: string;
  /** UUIDv7. */
  vault_id: string;
  /** The statement. */
  text: string;
  /** What it is about, as the words say it. */
  subject: string;
  /** What it says about the subject; it contains a negation. */
  predicate: string;
  /** The value or the thing that it names. */
  object: string;
  /** The words that state it. */
  source_text: string;
  /** The chunks that state it. */
  chunk_ids: string[];
  /** The number of passages that state it. */
  support_count: number;
  /** Facts that say something else about the same. */
  contradicts: string[];
  /** From when it is so, if the words say it. */
  valid_at: string | null;
  /** From when it is no longer so, if the words say it. */
  invalid_at: string | null;
  /** Higher is better; comparable within one answer only. */
  score: number;
  /** What has read it: `builtin`: rules; `model`: a language model; `graph`: the map of a campaign, whose newest report states it. */
  engines: ('builtin' | 'model' | 'graph')[];
};

/** A document of the chunks in an answer. */
export type RetrievedDocument = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  vault_id: string;
  /** Where the document came from. */
  source_type: 'upload' | 'transcript' | 'report' | 'web' | 'note';
  /** Id of the document in the system that it came from. */
  external_id: string | null;
  /** Where the original is. */
  url: string | null;
  /** Title of the document. */
  title: string;
  /** Name of the author. */
  author_name: string | null;
  /** The version of its text. */
  version: number;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** An answer to a question with its sources. */
export type CitedAnswer = {
  /** Sentences that end with `[n]`, or one that says that the documents do not answer the question. */
  answer: string;
  /** In the order of their numbers; empty if the documents do not answer the question. */
  citations: Citation[];
  /** What was found, best first. */
  chunks: RetrievedChunk[];
  /** Best first. */
  facts: Fact[];
  /** How the answer was made. */
  method: {
    /** `builtin`: sentences of the passages; `model`: worded by a language model, each sentence checked. */
    engine: 'builtin' | 'model';
    /** Name of the language model; null for the built-in engine. */
    model: string | null;
    /** Sentences of a model that were left out, because they cite nothing or their citations do not support them. */
    dropped_sentences: number;
  };
};

/** The place in a document that a sentence of an answer rests on. */
export type Citation = {
  /** Stands as `[n]` at the end of the sentence that it supports. */
  n: number;
  /** The cited document. */
  document_id: string;
  /** The version of the text that `start` and `end` refer to. */
  document_version: number;
  /** The chunk that contains the quote. */
  chunk_id: string;
  /** The conversation, of a transcript. */
  conversation_id: string | null;
  /** Turns of the conversation, of a transcript. */
  turn_ids: string[];
  /** `content_text.slice(start, end)` of that version. */
  quote: string;
  /** UTF-16 offset in `content_text`. */
  start: number;
  /** UTF-16 offset in `content_text`. */
  end: number;
};

/** A context vault: a collection of documents for retrieval. */
export type Vault = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** Name of the vault. */
  name: string;
  /** What the vault contains. */
  description: string;
  /** Size of the vault. */
  counts: {
    /** Documents. */
    documents: number;
    /** Parts that a search returns. */
    chunks: number;
  };
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type AddedDocument = {
  /** Unique id. */
  id: string;
  /** `pending` until the text is stored. */
  status: 'pending' | 'ready' | 'failed';
  /** Why the file could not be read, and what to do. */
  failure: string | null;
};

export type DocumentEntry = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** UUIDv7. */
  vault_id: string;
  /** Where the document came from. */
  source_type: 'upload' | 'transcript' | 'report' | 'web' | 'note';
  /** Id of the document in the system that it came from. */
  external_id: string | null;
  /** Where the original is. */
  url: string | null;
  /** Title of the document. */
  title: string;
  /** Name of the author. */
  author_name: string | null;
  /** E-mail address of the author. */
  author_email: string | null;
  /** Of the newest upload. While it is `pending`, and when it has `failed`, the former text is still retrieved. */
  status: 'pending' | 'ready' | 'failed';
  /** Why the newest upload could not be read, and what to do. */
  failure: string | null;
  /** What of the file is not in the text, or may be wrong in it. */
  warnings: DocumentWarning[];
  /** Number of the text; it grows with each replacement. 0 before the first text is stored. */
  version: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

export type DocumentWarning = {
  /** Kind of the warning. */
  code:
    | 'struck_text_left_out'
    | 'hidden_text_left_out'
    | 'comments_left_out'
    | 'images_without_text'
    | 'page_without_text'
    | 'embedded_object'
    | 'unknown_part'
    | 'recognized_text'
    | 'possibly_hidden_text'
    | 'unknown_letters';
  /** What is not in the text, or may be wrong in it, and what to do. */
  message: string;
  /** Passages, pictures, pages or parts concerned. */
  count: number;
  /** The first page concerned; null for formats without pages. */
  page: number | null;
};

export type NewRetrievalKey = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  vault_id: string;
  /** What the key is for. */
  name: string;
  /** The only part of the key that stays visible. */
  key_prefix: string;
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** The key itself, shown only once. Null in a replayed response. */
  key: string | null;
};

/** A key that may only retrieve from one vault. */
export type RetrievalKey = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  vault_id: string;
  /** What the key is for. */
  name: string;
  /** The only part of the key that stays visible. */
  key_prefix: string;
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Accurate to about a minute. */
  last_used_at: string | null;
  /** When the key was revoked. */
  revoked_at: string | null;
};

export type Document = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** UUIDv7. */
  vault_id: string;
  /** Where the document came from. */
  source_type: 'upload' | 'transcript' | 'report' | 'web' | 'note';
  /** Id of the document in the system that it came from. */
  external_id: string | null;
  /** Where the original is. */
  url: string | null;
  /** Title of the document. */
  title: string;
  /** Name of the author. */
  author_name: string | null;
  /** E-mail address of the author. */
  author_email: string | null;
  /** Of the newest upload. While it is `pending`, and when it has `failed`, the former text is still retrieved. */
  status: 'pending' | 'ready' | 'failed';
  /** Why the newest upload could not be read, and what to do. */
  failure: string | null;
  /** What of the file is not in the text, or may be wrong in it. */
  warnings: DocumentWarning[];
  /** Number of the text; it grows with each replacement. 0 before the first text is stored. */
  version: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
  /** The full text. */
  content_text: string;
};

/** A page of the shared layer of a workspace. */
export type SharedGraph = {
  /** In the order of their keys. */
  nodes: {
    /** Key in the shared layer. */
    ukl_key: string;
    /** Kind of item, for example `theme` or `problem`. */
    type: string;
    /** What the item rests on, up to 20 of the newest. */
    evidence: GraphEvidence[];
    /** The syncs that brought it, up to 50 of the oldest. */
    provenance: Provenance[];
    /** ISO 8601, UTC, milliseconds. */
    created_at: string;
    /** Name to show. */
    label: string;
    /** Further properties. */
    properties: Record<string, unknown>;
  }[];
  /** The edges that start at these nodes. */
  edges: {
    /** Key in the shared layer. */
    ukl_key: string;
    /** Kind of item, for example `theme` or `problem`. */
    type: string;
    /** What the item rests on, up to 20 of the newest. */
    evidence: GraphEvidence[];
    /** The syncs that brought it, up to 50 of the oldest. */
    provenance: Provenance[];
    /** ISO 8601, UTC, milliseconds. */
    created_at: string;
    /** `ukl_key` of the node where it starts. */
    from_key: string;
    /** `ukl_key` of the node where it ends. */
    to_key: string;
  }[];
};

export type GraphEvidence = {
  /** `campaign`: the newest report cites it; `person`: somebody attached it. */
  source: 'campaign' | 'person';
  /** Of a quote: its campaign. */
  interview_id: string | null;
  /** Of a quote: its conversation. */
  conversation_id: string | null;
  /** Of a quote: its turn. */
  turn_id: string | null;
  /** Of a passage: its document. */
  document_id: string | null;
  /** Of a passage: the version of the document that it was taken from. */
  document_version: number | null;
  /** UTF-16 offset within the turn's text as shown, or within the text of that version. */
  start: number;
  /** End of the passage, as `start`. */
  end: number;
  /** The passage, word for word. Empty for what participants said, without the scope `exports`. */
  quote: string;
  /** The document has another text now. `GET /v1/documents/{id}?version=` opens the one that was cited. */
  is_replaced: boolean;
};

export type Provenance = {
  /** The project that the item came from; it may be deleted. */
  project_id: string;
  /** Key of the item in the project. */
  key: string;
  /** The sync. */
  sync_log_id: string;
  /** Whom the caller named. */
  synced_by: string | null;
  /** Who called: `user` or `key`. */
  actor_kind: string;
  /** Id of the user or key. */
  actor_id: string;
  /** ISO 8601, UTC, milliseconds. */
  synced_at: string;
};

/** Campaigns and vaults that belong together. */
export type Project = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** Name of the project. */
  name: string;
  /** What the project is about. */
  description: string;
  /** Its campaigns. A campaign is in one project at most. */
  interview_ids: string[];
  /** Its vaults. */
  vault_ids: string[];
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** A page of the graph of a project. */
export type ProjectGraph = {
  /** In the order of their keys. */
  nodes: ProjectNode[];
  /** The edges that start at these nodes. */
  edges: ProjectEdge[];
};

export type ProjectNode = {
  /** Key of the node in the project. It never changes. */
  prj_key: string;
  /** Kind of item, for example `theme` or `problem`. */
  type: string;
  /** Name to show. */
  label: string;
  /** Further properties. */
  properties: Record<string, unknown>;
  /** Where the node comes from. */
  source: 'campaign' | 'person';
  /** A person changed it; the change survives later reports. */
  is_edited: boolean;
  /** What the item rests on, up to 20 of the newest. */
  evidence: GraphEvidence[];
};

export type ProjectEdge = {
  /** Key of the edge in the project. It never changes. */
  edge_key: string;
  /** Kind of item, for example `theme` or `problem`. */
  type: string;
  /** `prj_key` of the node where it starts. */
  from_key: string;
  /** `prj_key` of the node where it ends. */
  to_key: string;
  /** Where the edge comes from. */
  source: 'campaign' | 'person';
  /** A person changed it; the change survives later reports. */
  is_edited: boolean;
  /** What the item rests on, up to 20 of the newest. */
  evidence: GraphEvidence[];
};

/** What a sync did with each item. */
export type SyncResult = {
  /** One for each key of `node_keys`, in that order. */
  node_results: {
    /** `created`, `linked` (the shared layer had it already: evidence and provenance were added), `skipped` (synced before), or `not_found`. */
    action: 'created' | 'linked' | 'skipped' | 'not_found';
    /** Key of the node, as asked. */
    prj_key: string;
    /** Its key in the shared layer; empty if it was not found. */
    ukl_key: string;
  }[];
  /** One for each key of `edge_keys`, in that order. */
  edge_results: {
    /** As of nodes. `not_found` also if the shared layer lacks one of its nodes. */
    action: 'created' | 'linked' | 'skipped' | 'not_found';
    /** Key of the edge, as asked. */
    edge_key: string;
    /** Its key in the shared layer; empty if it was not added. */
    ukl_key: string;
    /** Keys of its nodes that the shared layer lacks. Sync these first. */
    missing_keys: string[];
  }[];
  /** Id of the entry in the log; empty for a dry run. */
  sync_log_id: string;
  /** Whether nothing was changed. */
  dry_run: boolean;
};

/** A sync that was carried out. */
export type SyncLogEntry = {
  /** UUIDv7. */
  id: string;
  /** Whom the caller named. */
  synced_by: string | null;
  /** Who called: `user` or `key`. */
  actor_kind: string;
  /** Id of the user or key. */
  actor_id: string;
  /** One for each key of `node_keys`, in that order. */
  node_results: {
    /** `created`, `linked` (the shared layer had it already: evidence and provenance were added), `skipped` (synced before), or `not_found`. */
    action: 'created' | 'linked' | 'skipped' | 'not_found';
    /** Key of the node, as asked. */
    prj_key: string;
    /** Its key in the shared layer; empty if it was not found. */
    ukl_key: string;
  }[];
  /** One for each key of `edge_keys`, in that order. */
  edge_results: {
    /** As of nodes. `not_found` also if the shared layer lacks one of its nodes. */
    action: 'created' | 'linked' | 'skipped' | 'not_found';
    /** Key of the edge, as asked. */
    edge_key: string;
    /** Its key in the shared layer; empty if it was not added. */
    ukl_key: string;
    /** Keys of its nodes that the shared layer lacks. Sync these first. */
    missing_keys: string[];
  }[];
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type ChatSession = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** The project; null in the insights chat. */
  project_id: string | null;
  /** From the first question until somebody changes it; null before that. */
  title: string | null;
  /** The user who created it. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** When the last question was asked. */
  updated_at: string;
};

export type ChatMessage = {
  /** UUIDv7. */
  id: string;
  /** The session. */
  chat_session_id: string;
  /** `user` asks, `assistant` answers. */
  role: 'user' | 'assistant';
  /** Of an answer. For a `failed` one, send the question again with the same `client_message_id`. */
  status: 'pending' | 'complete' | 'failed';
  /** The question, or the answer with `[n]` after each sentence that rests on citation `n`. */
  text: string;
  /** The passages that the answer rests on. */
  citations: ChatCitation[];
  /** Of an answer: what `text` joins with spaces. */
  sentences: ChatSentence[];
  /** Of an answer: what each campaign that was asked says, and who supports it, who dissents and who is silent. Without a campaign of which somebody was erased since. */
  answers: ChatAnswer[];
  /** The id that the client gave the question. */
  client_message_id: string | null;
  /** The user who asked; null for an answer. */
  created_by: string | null;
  /** Whether text and citations are left out, because the API key lacks the scope `exports` for their sources. */
  is_withheld: boolean;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** When the answer was complete. */
  completed_at: string | null;
  /** When words were removed, because the conversation that they came from was erased. */
  redacted_at: string | null;
  /** What wrote an answer: `builtin`, of sentences of the passages; `model`, a language model, each sentence checked. Null for a question, for an answer that is not complete, and for one from before this was stored. */
  engine: 'builtin' | 'model' | null;
};

/** A passage that an answer rests on. */
export type ChatCitation = {
  /** The number in brackets in the text. */
  n: number;
  /** The cited document. */
  document_id: string;
  /** Its version when it was cited, for `GET /v1/documents/{document_id}?version=`. */
  document_version: number;
  /** The passage that contains the quote. */
  chunk_id: string;
  /** The conversation, if the document is a transcript. */
  conversation_id: string | null;
  /** Turns of the passage. */
  turn_ids: string[];
  /** Verbatim `content_text.slice(start, end)` of that version. */
  quote: string;
  /** UTF-16 offset in the text of that version. */
  start: number;
  /** End of the quote, as `start`. */
  end: number;
  /** Where the document came from. */
  source_type: 'upload' | 'transcript' | 'report' | 'web' | 'note';
  /** How the document has changed since; null if it is unchanged. */
  stale: 'replaced' | 'deleted' | null;
};

export type ChatSentence = {
  /** The sentence, with `[n]` after it for each citation. */
  text: string;
  /** Numbers of its citations. */
  citations: number[];
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** The campaign all of whose conversations it rests on, because it counts people or a model worded it. */
  interview_id: string | null;
};

/** What the interviews of one campaign say to a question. */
export type ChatAnswer = {
  /** The campaign. */
  interview_id: string;
  /** `answered`: sentences, each proven. `passages`: nothing is composed; the nearest passages as they were said. `declined`: nothing that was said answers the question. */
  status: 'answered' | 'passages' | 'declined';
  /** Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text). */
  author: 'model' | 'floor' | 'person' | 'guide' | 'engine' | null;
  /** How many participants speak of it. */
  topics: {
    /** A theme of the newest report. */
    label: string;
    /** Participants who say it. */
    support_count: number;
    /** Participants who say the opposite. */
    dissent_count: number;
    /** Participants who say both, or of whom it cannot be told. */
    unclear_count: number;
    /** Participants who were asked about it and say nothing of it. */
    silent_count: number;
    /** Everybody else. The five counts are all participants. */
    not_asked_count: number;
    /** Participants whose removal ends it: fewer than two support it, or no longer more than contradict it. */
    margin: number;
    /** Citations of some who say it. */
    citations: number[];
    /** Citations of some who say the opposite. */
    dissent_citations: number[];
  }[];
  /** What can be asked, in the campaign's own words. */
  suggestions: string[];
};

export type ChatTable = {
  /** Heads of the columns. */
  columns: string[];
  /** Rows with a cell for each column. */
  rows: (string | number | null)[][];
};

export type ChatChart = {
  /** How to draw the values. */
  type: 'bar' | 'line' | 'pie';
  /** What the values are of. */
  labels: string[];
  /** One or more lists of values. */
  series: {
    /** Name of the series. */
    name: string;
    /** A value for each label. */
    values: (number | null)[];
  }[];
};

export type ChatArtifact = {
  /** UUIDv7. */
  id: string;
  /** The session. */
  chat_session_id: string;
  /** What the content is. */
  kind: 'markdown' | 'table' | 'chart';
  /** Title of the artifact. */
  title: string;
  /** Markdown text, a table or the data of a chart, according to `kind`. Null after a redaction. */
  content: string | ChatTable | ChatChart | null;
  /** The answer that it was saved from. */
  message_id: string | null;
  /** The user who saved it. */
  created_by: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** What has become of the documents that the answer cites; null if they are unchanged. */
  stale: 'replaced' | 'deleted' | null;
  /** When the content was removed, because a conversation that it rested on was erased. */
  redacted_at: string | null;
};

export type NewWebhookEndpoint = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** HTTPS address of the receiver. */
  url: string;
  /** Types of events that are delivered; all when empty. */
  events: string[];
  /** Interviews whose events are delivered; all when empty. */
  interview_ids: string[];
  /** Whether events are delivered. */
  active: boolean;
  /** What the endpoint is for. */
  description: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Whether it delivers. */
  health: WebhookEndpointHealth | null;
  /** The signing secret, shown only once. Null in a replayed response. */
  secret: string | null;
};

export type WebhookEndpointHealth = {
  /** `failing` when the last three or more attempts failed; `paused` while the endpoint is inactive. */
  state: 'healthy' | 'failing' | 'paused';
  /** Why, in words. */
  reason: string;
  /** Failed attempts since the last success. */
  failed_attempts: number;
  /** When the first of them ended. */
  failing_since: string | null;
};

export type WebhookEndpoint = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** HTTPS address of the receiver. */
  url: string;
  /** Types of events that are delivered; all when empty. */
  events: string[];
  /** Interviews whose events are delivered; all when empty. */
  interview_ids: string[];
  /** Whether events are delivered. */
  active: boolean;
  /** What the endpoint is for. */
  description: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Whether it delivers. */
  health: WebhookEndpointHealth | null;
};

/** The delivery of one event to one endpoint, with all attempts. */
export type WebhookDelivery = {
  /** UUIDv7. */
  id: string;
  /** `failed` when the last retry failed. */
  status: 'pending' | 'delivered' | 'failed';
  /** Number of attempts so far. */
  attempts: number;
  /** The receiver's last HTTP status. */
  response_status: number | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** When the receiver accepted the delivery. */
  delivered_at: string | null;
  /** Type of the event. */
  event: string;
  /** UUIDv7. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** When the next attempt is due. */
  next_attempt_at: string | null;
  /** The delivery that was sent again by this one, with the same `webhook-id`. */
  resent_from: string | null;
};

export type WebhookDeliveryDetail = {
  /** UUIDv7. */
  id: string;
  /** `failed` when the last retry failed. */
  status: 'pending' | 'delivered' | 'failed';
  /** Number of attempts so far. */
  attempts: number;
  /** The receiver's last HTTP status. */
  response_status: number | null;
  /** Why the last attempt failed. */
  last_error: string | null;
  /** When the receiver accepted the delivery. */
  delivered_at: string | null;
  /** Type of the event. */
  event: string;
  /** UUIDv7. */
  event_id: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** When the next attempt is due. */
  next_attempt_at: string | null;
  /** The delivery that was sent again by this one, with the same `webhook-id`. */
  resent_from: string | null;
  /** Every attempt, oldest first. */
  attempt_log: {
    /** Number of the attempt, from 1. */
    number: number;
    /** The X-Service-Delivery-Id of the attempt. */
    delivery_attempt_id: string;
    /** ISO 8601, UTC, milliseconds. */
    started_at: string;
    /** The receiver's HTTP status. */
    response_status: number | null;
    /** How long the attempt took. */
    duration_ms: number;
    /** Why the attempt failed, as a code such as `timeout` or `status_503`. */
    error: string | null;
    /** The same in words. */
    reason: string | null;
    /** The first KiB of the receiver's answer. */
    response_excerpt: string;
  }[];
};

export type WebhookFeedEvent = {
  /** The webhook-id that its deliveries carry. */
  id: string;
  /** Type of the event. */
  event: string;
  /** ISO 8601, UTC, milliseconds. */
  timestamp: string;
  /** The `data` of the webhook. */
  data: Record<string, unknown>;
  /** State of its delivery to this endpoint. */
  delivery_status: 'pending' | 'delivered' | 'failed';
  /** Its id: what `after` takes to go on after this event. */
  cursor: string;
  /** Number of the event at this endpoint: without gaps, and later events have higher numbers. */
  sequence: number;
};

/** The last 24 hours of an endpoint. */
export type WebhookEndpointStats = {
  /** Deliveries that the receiver accepted. */
  delivered: number;
  /** Deliveries whose last retry failed. */
  failed: number;
  /** Deliveries that wait for an attempt. */
  pending: number;
  /** Share of finished deliveries that were accepted, 0..1. */
  success_rate: number;
  /** Median duration of an attempt. */
  p50_ms: number;
  /** 95th percentile of the duration of an attempt. */
  p95_ms: number;
  /** Last accepted delivery. */
  last_delivered_at: string | null;
  /** Last failed delivery. */
  last_failed_at: string | null;
  /** What ended in each hour or day of the requested time, oldest first. */
  series: {
    /** Beginning of the hour or day. */
    at: string;
    /** Deliveries accepted in it. */
    delivered: number;
    /** Deliveries that failed for good in it. */
    failed: number;
    /** Mean duration of the accepted attempts. */
    mean_ms: number | null;
  }[];
};

export type WebhookEventType = {
  /** Name of the event type. */
  name: string;
  /** What the event means. */
  description: string;
  /** False: accepted as a filter, but not sent at present. */
  emitted: boolean;
  /** JSON Schema of the body that is sent. */
  schema: Record<string, unknown>;
};

export type ProtectedResource = {
  /** Address of the MCP server; tokens may be issued for it. */
  resource: string;
  /** Issuers whose tokens are accepted. */
  authorization_servers: string[];
  /** How a token is sent. */
  bearer_methods_supported: string[];
  /** Name to show to people. */
  resource_name: string;
};

/** Background work. */
export type Job = {
  /** UUIDv7. */
  id: string;
  /** UUIDv7. */
  workspace_id: string;
  /** Queue that the job is in. */
  queue_name: 'synthesis' | 'processing' | 'exports' | 'mail' | 'maintenance';
  /** Type of the job. */
  type:
    | 'PROCESS_CONVERSATION'
    | 'SYNTHESIZE_INTERVIEW'
    | 'GENERATE_REPORT'
    | 'INGEST_DOCUMENT'
    | 'EXPORT_CAMPAIGN'
    | 'SEND_EMAIL'
    | 'ERASE_CONTACT'
    | 'VERIFY_EMAIL_DOMAIN'
    | 'INVITE_CONTACTS'
    | 'REHEARSE';
  /** State of the job. */
  status: 'queued' | 'running' | 'retrying' | 'completed' | 'failed' | 'cancelled';
  /** Step that the job is at. */
  progress_phase: 'queued' | 'loading' | 'extracting' | 'clustering' | 'writing' | 'storing' | 'done';
  /** Progress in words. */
  progress_message: string;
  /** What the job is about: of a report, `interview_id` and `version_number`. */
  progress_context: Record<string, unknown>;
  /** Number of attempts so far. */
  attempts: number;
  /** Earliest time of the next attempt. */
  run_after: string | null;
  /** Last sign of life of the worker. */
  heartbeat_at: string | null;
  /** When the job is given to another worker unless a heartbeat comes. */
  lease_expires_at: string | null;
  /** When the progress last changed. */
  progress_updated_at: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** What a completed `REHEARSE` leaves, for those with the scope `interviews`; null in lists and for other types. */
  result: Rehearsal | null;
};

/** Simulated participants’ walks through a guide. Nothing of it counts as an interview. */
export type Rehearsal = {
  /** Name of the guide. */
  name: string;
  /** BCP 47. */
  language: string;
  /** Its questions, in order. */
  questions: {
    /** Id of the question. */
    id: string;
    /** The question. */
    text: string;
  }[];
  /** Longest duration of an interview. */
  max_minutes: number;
  /** One for each simulated participant. */
  walks: {
    /** The simulated participant. */
    participant: 'brief' | 'talkative' | 'talking' | 'unsure' | 'contrary' | 'correcting' | 'evasive' | 'hostile';
    /** `stopped`: the participant wanted to. `cut`: it was longer than a rehearsal plays. */
    ended: 'completed' | 'time_over' | 'stopped' | 'cut';
    /** How long the interview would have taken. */
    minutes: number;
    /** The transcript. */
    turns: {
      /** Who says it. */
      speaker: 'interviewer' | 'participant';
      /** What is said; long texts are cut. */
      text: string;
      /** The question that it belongs to. */
      question_id: string | null;
    }[];
    /** What became of each question that was asked. */
    answers: {
      /** The question. */
      question_id: string;
      /** What became of it. */
      outcome: 'answered' | 'declined' | 'none';
      /** The value that would be stored. */
      value: number | string | string[] | null;
    }[];
  }[];
  /** What to change before anybody is invited, by question. */
  weak_spots: {
    /** The question. */
    question_id: string;
    /** What is weak. */
    kind:
      | 'double_barrelled'
      | 'leading'
      | 'closed'
      | 'too_long'
      | 'duplicate'
      | 'options_overlap'
      | 'options_not_exhaustive'
      | 'scale_without_ends'
      | 'required_at_end'
      | 'never_reached'
      | 'often_unknown'
      | 'not_answered'
      | 'asked_again'
      | 'read_elsewhere'
      | 'looped'
      | 'over_time';
    /** The same in words, with what to do, and the participants who showed it. */
    detail: string;
  }[];
  /** Where `trial` was given: the interview so far. Null otherwise. */
  trial: {
    /** What was said, up to what the person hears next. */
    turns: {
      /** Who says it. */
      speaker: 'interviewer' | 'participant';
      /** What is said. */
      text: string;
      /** The question that it belongs to. */
      question_id: string | null;
      /** Answers that a participant may choose instead of typing. */
      choices: string[];
    }[];
    /** The interview has ended. */
    is_over: boolean;
  } | null;
};

export type Workspace = {
  /** UUIDv7. */
  id: string;
  /** Name of the workspace. */
  name: string;
  /** The caller's role in the workspace. */
  role: string;
  /** The linked organisation at the identity provider. */
  identity_provider_org_id: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

/** An action in a workspace. */
export type AuditEntry = {
  /** UUIDv7. */
  id: string;
  /** One of workspace.created, workspace.renamed, workspace.linked, workspace.unlinked, workspace.ownership_transferred, workspace.limits_changed, member.invited, member.invitation_withdrawn, member.joined, member.added, member.role_changed, member.removed, member.left, api_key.created, api_key.rotated, api_key.revoked, retrieval_key.created, retrieval_key.revoked, email_domain.added, email_domain.status_changed, email_domain.removed, webhook_endpoint.created, webhook_endpoint.changed, webhook_endpoint.secret_rotated, webhook_endpoint.deleted, webhook_endpoint.tested, webhook_endpoint.delivery_resent, webhook_endpoint.deactivated, campaign.created, campaign.changed, campaign.started, campaign.paused, campaign.resumed, campaign.completed, campaign.deleted, campaign.rehearsed, campaign.names_hidden, campaign.names_shown, agent_template.created, agent_template.changed, agent_template.deleted, join_link.created, join_link.deleted, booking_page.changed, reservation.created, reservation.changed, reservation.cancelled, contact.created, contacts.created, contact.changed, contact.deleted, contact.invited, contacts.invited, contact.reactivated, contact.cancelled, contact.joined, contact.unsubscribed, contact.consented, contact.email_confirmed, contact.names_revealed, contact.name_hidden, contact.name_shown, contact.exported, contact.erased, contact.expired, contact.withdrew, link.opened, session.started, answer.corrected, session.finished, conversation.imported, recording.begun, recording.stored, recording.deleted, recording.read, turn.question_reset, turn.question_set, turn.tagged, answer.changed, answer.restored, flag.cleared, transcript.read, transcripts.exported, responses.read, responses.exported, synthesis.requested, report.requested, report.read, report.exported, report.queried, report.shared, report.share_revoked, report.share_opened, report.corrected, report.correction_deleted, codebook.changed, codebook.coded, codebook.coding_deleted, vault.created, vault.changed, vault.deleted, document.added, document.read, context.read, document.deleted, chat.created, chat.renamed, chat.deleted, chat.asked, chat.read, chat.artifact_saved, project.created, project.changed, project.deleted, project.graph_read, project.graph_changed, project.synced, shared_graph.read, job.cancelled, support.entered, platform_admin.entered; more may come. */
  action: string;
  /** The id of the affected resource. */
  subject: string;
  /** What kind of caller did it. */
  actor_kind: 'user' | 'key' | 'retrieval_key' | 'participant' | 'service';
  /** The user's, key's or session's id, or the service's name. */
  actor_id: string;
  /** The responsible person: the user, or the creator of the key. */
  actor_user_id: string | null;
  /** Which way it came in: an API key, a signed-in user, a participant, an MCP client, or the system by itself. Null if unknown. */
  channel: 'api' | 'user' | 'participant' | 'mcp' | 'system' | null;
  /** Ids, roles, scopes and counts. */
  details: Record<string, unknown>;
  /** Where the request came from. */
  client_address: string | null;
  /** The `X-Request-Id` of the request. */
  request_id: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

/** A sender domain for mail of the workspace. */
export type EmailDomain = {
  /** UUIDv7. */
  id: string;
  /** Lower case; international names in their ASCII form. */
  domain: string;
  /** `verified` when all records are, `failed` when one of them is. */
  status: 'pending' | 'verified' | 'failed';
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Records to publish at the DNS provider of the domain. */
  records: {
    /** What it is for: `DKIM`, `SPF`, `RETURN_PATH` or `DMARC`. */
    record: string;
    /** `TXT` or `MX`. */
    type: string;
    /** The whole name, without a dot at the end. */
    name: string;
    /** What to publish. */
    value: string;
    /** Seconds. */
    ttl: string;
    /** Of an MX record; empty for TXT. */
    priority: string;
    /** Whether the record was found as it should be. */
    status: 'pending' | 'verified' | 'failed';
  }[];
};

/** An invitation to become a member of a workspace. */
export type MemberInvitation = {
  /** UUIDv7. */
  id: string;
  /** Of a person; null for a machine identity. */
  email: string | null;
  /** Of a machine identity; null for a person. */
  subject: string | null;
  /** Role that the person or machine gets. */
  role: 'admin' | 'member';
  /** UUIDv7. */
  invited_by: string;
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type WorkspaceLimits = {
  /** How much the workspace may have, and has. */
  quotas: {
    /** Campaigns. */
    interviews: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Contacts of all campaigns. */
    contacts: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Conversations of one calendar month. */
    conversations_per_month: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Documents of all vaults. */
    documents: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Webhook endpoints. */
    webhook_endpoints: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** API keys that are neither revoked nor expired. */
    api_keys: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Members. */
    members: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** Invitations of members in 24 hours. */
    member_invitations_per_day: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
    /** E-mails in 24 hours. */
    mails_per_day: {
      /** How many the workspace may have; null for no limit. */
      limit: number | null;
      /** How many the workspace has. */
      used: number;
    };
  };
  /** Requests of one key, user or participant in any 60 seconds. */
  rate_limits: {
    /** GET requests of a key or user. */
    reads_per_minute: number;
    /** Other requests of a key or user. */
    writes_per_minute: number;
    /** Retrieval requests of a key or user. */
    retrieval_per_minute: number;
    /** Requests of a participant. */
    session_per_minute: number;
  };
};

export type NewMemberInvitation = {
  /** UUIDv7. */
  id: string;
  /** Of a person; null for a machine identity. */
  email: string | null;
  /** Of a machine identity; null for a person. */
  subject: string | null;
  /** Role that the person or machine gets. */
  role: 'admin' | 'member';
  /** UUIDv7. */
  invited_by: string;
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** For `POST /v1/invitations/{token}/accept`, shown only once. Null in a replayed response. */
  token: string | null;
  /** The page where the invited person accepts; carries the token. Null for a machine. */
  invite_url: string | null;
  /** Whether the link goes to the person by mail too, or this installation sends none; machines get no mail. */
  mail: 'queued' | 'not_configured' | 'not_applicable';
};

/** A person in a workspace. */
export type Member = {
  /** UUIDv7. */
  user_id: string;
  /** Role in the workspace. */
  role: 'member' | 'admin' | 'owner';
  /** E-mail address. */
  email: string | null;
  /** Full name. */
  full_name: string | null;
  /** Address of a portrait. */
  image_url: string | null;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
};

export type AuthConfig = {
  /** The OpenID Connect issuer that people sign in at. */
  issuer: string;
  /** The public client that the console is. */
  client_id: string;
  /** What the console requests. */
  scopes: string[];
  /** Whether the issuer is the embedded one of a trial, whose people need no password. */
  demo: boolean;
  /** Whether this installation sends mail, such as invitations. */
  sends_mail: boolean;
};

export type Me = {
  /** The person, as the identity provider last named them. */
  user: {
    /** UUIDv7. */
    id: string;
    /** E-mail address. */
    email: string | null;
    /** Full name. */
    full_name: string | null;
    /** Address of a portrait. */
    image_url: string | null;
  };
  /** Where the person is a member. */
  workspaces: {
    /** UUIDv7. */
    id: string;
    /** Name of the workspace. */
    name: string;
    /** Role of the person in it. */
    role: 'member' | 'admin' | 'owner';
  }[];
  /** Rights across all workspaces, for the staff of the platform; null for everybody else, and while the e-mail address is not verified. */
  platform_role: 'admin' | 'support' | null;
};

export type NewApiKey = {
  /** UUIDv7. */
  id: string;
  /** What the key is for. */
  name: string;
  /** The only part of the key that stays visible. */
  key_prefix: string;
  /** What the key may do; `*` means everything. */
  scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** The key itself, shown only once. Null in a replayed response. */
  key: string | null;
};

export type ApiKey = {
  /** UUIDv7. */
  id: string;
  /** What the key is for. */
  name: string;
  /** The only part of the key that stays visible. */
  key_prefix: string;
  /** What the key may do; `*` means everything. */
  scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
  /** ISO 8601, UTC, milliseconds. */
  expires_at: string;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** Accurate to about a minute. */
  last_used_at: string | null;
  /** When the key was revoked. */
  revoked_at: string | null;
};

/** The progress of one user in a guide, in one workspace. */
export type OnboardingGuide = {
  /** Name of the guide. */
  guide_key: string;
  /** UUIDv7. */
  workspace_id: string;
  /** How far the user has come. */
  status: 'not_started' | 'auto_started' | 'completed' | 'skipped';
  /** Whether the guide may start automatically: only while it is `not_started`. */
  auto_start_allowed: boolean;
  /** When the guide first started automatically. */
  first_auto_started_at: string | null;
  /** When the guide was last started. */
  last_started_at: string | null;
  /** When the user completed the guide. */
  completed_at: string | null;
  /** When the user skipped the guide. */
  skipped_at: string | null;
};

/** A demo for a company, shown under its slug while it is live. */
export type Demo = {
  /** UUIDv7. */
  id: string;
  /** Name of the demo in its address. */
  slug: string;
  /** Company that the demo is for. */
  company_name: string;
  /** Kind of demo. */
  demo_type: 'guided' | 'sandbox';
  /** Only a `live` demo is shown. */
  status: 'draft' | 'live' | 'archived';
  /** How often the demo was viewed. */
  view_count: number;
  /** ISO 8601, UTC, milliseconds. */
  created_at: string;
  /** ISO 8601, UTC, milliseconds. */
  updated_at: string;
};

export type Health = {
  /** Health of the system. */
  status: 'ok' | 'degraded' | 'down';
  /** Each service by name, and `events`: `down` while they wait because NATS or their stream is missing or full. */
  checks: Record<string, 'ok' | 'down'>;
};

export type SchemaHealth = {
  /** Health of all schemas together. */
  status: 'ok' | 'degraded' | 'down';
  /** Each service by name. */
  checks: Record<
    string,
    {
      /** Whether the service's schema fits its code. */
      status: 'ok' | 'down';
      /** Version of the schema in the database. */
      schema_version: number | null;
      /** Version of the schema that the code needs. */
      needed_version: number | null;
      /** The oldest version of the code that works with this schema. */
      oldest_compatible_code: number | null;
    }
  >;
};

export type WorkerHealth = {
  /** `down` without a worker, `degraded` with too few. */
  status: 'ok' | 'degraded' | 'down';
  /** The registry of workers, and whether there are enough of them. */
  checks: Record<string, 'ok' | 'down'>;
  /** Workers with a recent heartbeat. */
  workers: number;
  /** How many workers were asked for. */
  min_workers: number;
  /** The oldest of the recent heartbeats. */
  oldest_heartbeat_at: string | null;
  /** Interviews that these workers conduct now. */
  sessions_in_flight: number;
  /** Interviews that these workers can conduct at once. */
  capacity: number;
};

/** The plain fields of a new contact. */
export const NEW_CONTACT_FIELDS = [
  { name: 'name', type: 'string', about: 'Full name.' },
  { name: 'email', type: 'string', about: 'E-mail address; unique in the campaign.' },
  { name: 'locale', type: 'string', about: 'Preferred language: a BCP 47 tag, or a name such as German or Deutsch.' },
  { name: 'timezone', type: 'string', about: 'Time zone.' },
  { name: 'hide_name', type: 'boolean', about: 'Whether to hide the name.' },
  {
    name: 'scheduled_for',
    type: 'string',
    about: 'When the interview opens: a time to come, with its offset from UTC. Null or omitted: at once.',
  },
] as const;

/** Every route as a method, by tag. */
export function createOperations(send: Transport) {
  return {
    interviews: {
      /** Creates a campaign as a draft. API keys with `interviews`, or users with the role member. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Name of the campaign. */
          name: string;
          /** What the campaign should find out. */
          goal?: string | undefined;
          /** BCP 47. */
          language?: string | undefined;
          /** Questions, in order. */
          questions?:
            | {
                /** Made if left out; send it back to keep it. */
                id?: string | undefined;
                /** The question. */
                text: string;
                /** Kind of answer. */
                kind?: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date' | undefined;
                /** Two or more for a choice. */
                options?: string[] | undefined;
                /** Ids of the options. */
                option_ids?: string[] | undefined;
                /** Must be asked. */
                required?: boolean | undefined;
                /** Most follow-ups. */
                max_probes?: number | undefined;
                /** When to probe, as `vague answer`. */
                probe_when?: string[] | undefined;
                /** Tag of the answers. */
                topic?: string | null | undefined;
                /** Lowest `number`, or fewest options. */
                min?: number | null | undefined;
                /** Highest, or most. */
                max?: number | null | undefined;
                /** What a `number` counts. */
                unit?: string | null | undefined;
                /** For the team; never shown. */
                learn?: string | null | undefined;
                /** By language tag; one is offered if every question has it. */
                translations?:
                  | Record<
                      string,
                      {
                        /** The question. */
                        text: string;
                        /** In its order. */
                        options?: string[] | undefined;
                      }
                    >
                  | undefined;
              }[]
            | undefined;
          /** Settings of the campaign. */
          settings?:
            | {
                /** Whether to hide names from everybody. False in a new campaign. */
                hide_participant_names?: boolean | undefined;
                /** Whether participants may hide their name. True in a new campaign. */
                allow_participant_to_hide_name?: boolean | undefined;
                /** Whether to record audio. False in a new campaign. */
                record_audio?: boolean | undefined;
                /** Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. True in a new campaign. */
                browser_dictation?: boolean | undefined;
                /** What participants agree to. A general text in a new campaign. */
                consent_text?: string | undefined;
                /** Longest duration of an interview, in minutes. 30 in a new campaign. */
                max_duration_minutes?: number | undefined;
                /** Grace period of a session, in minutes. 15 in a new campaign. */
                grace_period_minutes?: number | undefined;
                /** Days after which conversations are deleted. Null, as in a new campaign: never. */
                retention_days?: number | null | undefined;
                /** When and how reports are generated. */
                report?:
                  | {
                      /** Whether to generate reports automatically. True in a new campaign. */
                      auto?: boolean | undefined;
                      /** Completed conversations that the first report needs. 3 in a new campaign. */
                      floor_count?: number | undefined;
                      /** Further completed conversations that start a new version. 5 in a new campaign. */
                      refresh_every?: number | undefined;
                      /** Whether a language model may read the interviews, where one is configured; else reports are made by rules. True in a new campaign. */
                      use_model?: boolean | undefined;
                      /** `open`, as in a new campaign: the engine may add codes to the codebook; `closed`: only people do. */
                      codebook?: 'open' | 'closed' | undefined;
                    }
                  | undefined;
                /** What participants read about the campaign. Null, as in a new campaign: its name and the longest duration. */
                participant_intro?: string | null | undefined;
                /** Who is responsible for the data; shown with the consent text. Null in a new campaign. */
                controller_name?: string | null | undefined;
                /** Whom participants may write to; shown with the consent text. Null in a new campaign. */
                contact_email?: string | null | undefined;
                /** `standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`, as in a new campaign: they depend on the answer. */
                probing?: 'standard' | 'adaptive' | undefined;
                /** The most follow-up questions of one interview. Null, as in a new campaign: only the limits of its questions apply. */
                max_probes_total?: number | null | undefined;
                /** What the interviewer says to a participant in distress; name the help that is there. Null, as in a new campaign: a general text in the language of the conversation. */
                support_text?: string | null | undefined;
                /** What an interview does with a participant who is under age. `stop`, as in a new campaign: it ends, and reports leave it out until a person has looked. `continue`: it goes on like any other; only where you may interview minors. */
                minors?: 'stop' | 'continue' | undefined;
                /** When people who were invited by mail are reminded. */
                reminders?:
                  | {
                      /** Hours before a scheduled interview; an empty list: never. 24 and 1 in a new campaign. */
                      hours_before?: number[] | undefined;
                      /** Days after an invitation to an interview without a start; null: never. 3 in a new campaign. */
                      days_after_invitation?: number | null | undefined;
                    }
                  | undefined;
              }
            | undefined;
          /** How the interviewer behaves. Null or omitted: the general way. */
          agent_template_id?: string | null | undefined;
          /** The project that the campaign belongs to. */
          project_id?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews', hasBody: true }, input, options),
      /** Lists campaigns, newest first. API keys with `interviews`, or users with the role member. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Only campaigns with this status. */
          status?: 'draft' | 'active' | 'paused' | 'completed' | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Interview>> =>
        send.page<Interview>(
          { method: 'GET', path: '/v1/interviews', query: ['workspace_id', 'status', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Lets simulated participants walk a guide, in a job whose `result` has what was said and the weak spots of each question. With `trial`, somebody answers instead: each call has all their answers so far, and the result the interview up to what they hear next. It asks no language model and sends nothing, and nothing of it counts as an interview. The result is deleted with the job. API keys with `interviews`, or users with the role member. */
      rehearse: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** The campaign whose guide is rehearsed. */
          interview_id?: string | null | undefined;
          /** Or a guide, with the fields of a new campaign. */
          guide?:
            | {
                /** Name of the campaign. */
                name: string;
                /** What the campaign should find out. */
                goal?: string | undefined;
                /** BCP 47. */
                language?: string | undefined;
                /** Questions, in order. One without an id is called `q1`, `q2`, … by its place. */
                questions: {
                  /** Made if left out; send it back to keep it. */
                  id?: string | undefined;
                  /** The question. */
                  text: string;
                  /** Kind of answer. */
                  kind?: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date' | undefined;
                  /** Two or more for a choice. */
                  options?: string[] | undefined;
                  /** Ids of the options. */
                  option_ids?: string[] | undefined;
                  /** Must be asked. */
                  required?: boolean | undefined;
                  /** Most follow-ups. */
                  max_probes?: number | undefined;
                  /** When to probe, as `vague answer`. */
                  probe_when?: string[] | undefined;
                  /** Tag of the answers. */
                  topic?: string | null | undefined;
                  /** Lowest `number`, or fewest options. */
                  min?: number | null | undefined;
                  /** Highest, or most. */
                  max?: number | null | undefined;
                  /** What a `number` counts. */
                  unit?: string | null | undefined;
                  /** For the team; never shown. */
                  learn?: string | null | undefined;
                  /** By language tag; one is offered if every question has it. */
                  translations?:
                    | Record<
                        string,
                        {
                          /** The question. */
                          text: string;
                          /** In its order. */
                          options?: string[] | undefined;
                        }
                      >
                    | undefined;
                }[];
                /** Settings of the campaign. */
                settings?:
                  | {
                      /** Whether to hide names from everybody. False in a new campaign. */
                      hide_participant_names?: boolean | undefined;
                      /** Whether participants may hide their name. True in a new campaign. */
                      allow_participant_to_hide_name?: boolean | undefined;
                      /** Whether to record audio. False in a new campaign. */
                      record_audio?: boolean | undefined;
                      /** Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. True in a new campaign. */
                      browser_dictation?: boolean | undefined;
                      /** What participants agree to. A general text in a new campaign. */
                      consent_text?: string | undefined;
                      /** Longest duration of an interview, in minutes. 30 in a new campaign. */
                      max_duration_minutes?: number | undefined;
                      /** Grace period of a session, in minutes. 15 in a new campaign. */
                      grace_period_minutes?: number | undefined;
                      /** Days after which conversations are deleted. Null, as in a new campaign: never. */
                      retention_days?: number | null | undefined;
                      /** When and how reports are generated. */
                      report?:
                        | {
                            /** Whether to generate reports automatically. True in a new campaign. */
                            auto?: boolean | undefined;
                            /** Completed conversations that the first report needs. 3 in a new campaign. */
                            floor_count?: number | undefined;
                            /** Further completed conversations that start a new version. 5 in a new campaign. */
                            refresh_every?: number | undefined;
                            /** Whether a language model may read the interviews, where one is configured; else reports are made by rules. True in a new campaign. */
                            use_model?: boolean | undefined;
                            /** `open`, as in a new campaign: the engine may add codes to the codebook; `closed`: only people do. */
                            codebook?: 'open' | 'closed' | undefined;
                          }
                        | undefined;
                      /** What participants read about the campaign. Null, as in a new campaign: its name and the longest duration. */
                      participant_intro?: string | null | undefined;
                      /** Who is responsible for the data; shown with the consent text. Null in a new campaign. */
                      controller_name?: string | null | undefined;
                      /** Whom participants may write to; shown with the consent text. Null in a new campaign. */
                      contact_email?: string | null | undefined;
                      /** `standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`, as in a new campaign: they depend on the answer. */
                      probing?: 'standard' | 'adaptive' | undefined;
                      /** The most follow-up questions of one interview. Null, as in a new campaign: only the limits of its questions apply. */
                      max_probes_total?: number | null | undefined;
                      /** What the interviewer says to a participant in distress; name the help that is there. Null, as in a new campaign: a general text in the language of the conversation. */
                      support_text?: string | null | undefined;
                      /** What an interview does with a participant who is under age. `stop`, as in a new campaign: it ends, and reports leave it out until a person has looked. `continue`: it goes on like any other; only where you may interview minors. */
                      minors?: 'stop' | 'continue' | undefined;
                      /** When people who were invited by mail are reminded. */
                      reminders?:
                        | {
                            /** Hours before a scheduled interview; an empty list: never. 24 and 1 in a new campaign. */
                            hours_before?: number[] | undefined;
                            /** Days after an invitation to an interview without a start; null: never. 3 in a new campaign. */
                            days_after_invitation?: number | null | undefined;
                          }
                        | undefined;
                    }
                  | undefined;
                /** How the interviewer behaves. Null or omitted: the general way. */
                agent_template_id?: string | null | undefined;
              }
            | null
            | undefined;
          /** Who walks the guide; empty: all. `brief`, `talkative` and `talking` (who speaks instead of typing) answer in few or many words, `unsure` does not know what is hard to know, `contrary` has an answer that no list of options foresees, `correcting` corrects values, `evasive` would rather not say, `hostile` wants to stop. */
          participants?:
            | ('brief' | 'talkative' | 'talking' | 'unsure' | 'contrary' | 'correcting' | 'evasive' | 'hostile')[]
            | undefined;
          /** Somebody tries the guide instead of `participants`. */
          trial?:
            | {
                /** Their answers so far, in order; empty at the beginning. */
                said: string[];
              }
            | null
            | undefined;
        },
        options?: CallOptions,
      ): Promise<{
        /** Follow it with `GET /v1/jobs/{job_id}`. */
        job_id: string;
      }> =>
        send.json<{
          /** Follow it with `GET /v1/jobs/{job_id}`. */
          job_id: string;
        }>({ method: 'POST', path: '/v1/interviews/rehearsals', hasBody: true }, input, options),
      /** Shows a campaign. API keys with `interviews`, or users with the role member. */
      get: (input: { interview_id: string }, options?: CallOptions): Promise<Interview> =>
        send.json<Interview>({ method: 'GET', path: '/v1/interviews/{interview_id}' }, input, options),
      /** Changes the given fields of a campaign. Single settings may be changed, too. Questions cannot change after the start. A campaign is in one project at most. API keys with `interviews`, or users with the role member. */
      update: (
        input: { interview_id: string } & {
          /** Name of the campaign. */
          name?: string | undefined;
          /** What the campaign should find out. */
          goal?: string | undefined;
          /** BCP 47. */
          language?: string | undefined;
          /** All questions, in order. Only in a draft. */
          questions?:
            | {
                /** Made if left out; send it back to keep it. */
                id?: string | undefined;
                /** The question. */
                text: string;
                /** Kind of answer. */
                kind?: 'open' | 'scale' | 'choice' | 'yes_no' | 'number' | 'multi_choice' | 'date' | undefined;
                /** Two or more for a choice. */
                options?: string[] | undefined;
                /** Ids of the options. */
                option_ids?: string[] | undefined;
                /** Must be asked. */
                required?: boolean | undefined;
                /** Most follow-ups. */
                max_probes?: number | undefined;
                /** When to probe, as `vague answer`. */
                probe_when?: string[] | undefined;
                /** Tag of the answers. */
                topic?: string | null | undefined;
                /** Lowest `number`, or fewest options. */
                min?: number | null | undefined;
                /** Highest, or most. */
                max?: number | null | undefined;
                /** What a `number` counts. */
                unit?: string | null | undefined;
                /** For the team; never shown. */
                learn?: string | null | undefined;
                /** By language tag; one is offered if every question has it. */
                translations?:
                  | Record<
                      string,
                      {
                        /** The question. */
                        text: string;
                        /** In its order. */
                        options?: string[] | undefined;
                      }
                    >
                  | undefined;
              }[]
            | undefined;
          /** Settings of the campaign. */
          settings?:
            | {
                /** Whether to hide names from everybody. False in a new campaign. */
                hide_participant_names?: boolean | undefined;
                /** Whether participants may hide their name. True in a new campaign. */
                allow_participant_to_hide_name?: boolean | undefined;
                /** Whether to record audio. False in a new campaign. */
                record_audio?: boolean | undefined;
                /** Whether answers may be dictated by the speech recognition of the browser, which its maker may hear. True in a new campaign. */
                browser_dictation?: boolean | undefined;
                /** What participants agree to. A general text in a new campaign. */
                consent_text?: string | undefined;
                /** Longest duration of an interview, in minutes. 30 in a new campaign. */
                max_duration_minutes?: number | undefined;
                /** Grace period of a session, in minutes. 15 in a new campaign. */
                grace_period_minutes?: number | undefined;
                /** Days after which conversations are deleted. Null, as in a new campaign: never. */
                retention_days?: number | null | undefined;
                /** When and how reports are generated. */
                report?:
                  | {
                      /** Whether to generate reports automatically. True in a new campaign. */
                      auto?: boolean | undefined;
                      /** Completed conversations that the first report needs. 3 in a new campaign. */
                      floor_count?: number | undefined;
                      /** Further completed conversations that start a new version. 5 in a new campaign. */
                      refresh_every?: number | undefined;
                      /** Whether a language model may read the interviews, where one is configured; else reports are made by rules. True in a new campaign. */
                      use_model?: boolean | undefined;
                      /** `open`, as in a new campaign: the engine may add codes to the codebook; `closed`: only people do. */
                      codebook?: 'open' | 'closed' | undefined;
                    }
                  | undefined;
                /** What participants read about the campaign. Null, as in a new campaign: its name and the longest duration. */
                participant_intro?: string | null | undefined;
                /** Who is responsible for the data; shown with the consent text. Null in a new campaign. */
                controller_name?: string | null | undefined;
                /** Whom participants may write to; shown with the consent text. Null in a new campaign. */
                contact_email?: string | null | undefined;
                /** `standard`: the same wording for everybody and only the listed follow-up questions; `adaptive`, as in a new campaign: they depend on the answer. */
                probing?: 'standard' | 'adaptive' | undefined;
                /** The most follow-up questions of one interview. Null, as in a new campaign: only the limits of its questions apply. */
                max_probes_total?: number | null | undefined;
                /** What the interviewer says to a participant in distress; name the help that is there. Null, as in a new campaign: a general text in the language of the conversation. */
                support_text?: string | null | undefined;
                /** What an interview does with a participant who is under age. `stop`, as in a new campaign: it ends, and reports leave it out until a person has looked. `continue`: it goes on like any other; only where you may interview minors. */
                minors?: 'stop' | 'continue' | undefined;
                /** When people who were invited by mail are reminded. */
                reminders?:
                  | {
                      /** Hours before a scheduled interview; an empty list: never. 24 and 1 in a new campaign. */
                      hours_before?: number[] | undefined;
                      /** Days after an invitation to an interview without a start; null: never. 3 in a new campaign. */
                      days_after_invitation?: number | null | undefined;
                    }
                  | undefined;
              }
            | undefined;
          /** How the interviewer behaves; null removes the template. Only in a draft. */
          agent_template_id?: string | null | undefined;
          /** The project that the campaign belongs to; null: none. */
          project_id?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>({ method: 'PATCH', path: '/v1/interviews/{interview_id}', hasBody: true }, input, options),
      /** Deletes a campaign with its contacts, conversations and reports. API keys with `interviews`, or users with the role admin. */
      delete: (input: { interview_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/interviews/{interview_id}' }, input, options),
      /** Completes an active or paused campaign by hand. Sends `campaign.completed` with the true counts. API keys with `interviews`, or users with the role member. */
      complete: (input: { interview_id: string }, options?: CallOptions): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews/{interview_id}/complete' }, input, options),
      /** Adds one contact (201), or many (200) as `contacts` or as CSV. A CSV file has a header line with `name` or `email`, also `locale`, `timezone`, `hide_name` and `scheduled_for`; other columns become attributes. Of many, each row is accepted or rejected separately. API keys with `interviews`, or users with the role member. */
      createContacts: (
        input: { interview_id: string } & {
          /** Full name. */
          name?: string | null | undefined;
          /** E-mail address; unique in the campaign. */
          email?: string | null | undefined;
          /** Preferred language: a BCP 47 tag, or a name such as German or Deutsch. */
          locale?: string | null | undefined;
          /** Time zone. */
          timezone?: string | null | undefined;
          /** Further facts about the person, stored as texts. */
          attributes?: Record<string, string | number | boolean> | undefined;
          /** Whether to hide the name. */
          hide_name?: boolean | undefined;
          /** When the interview opens: a time to come, with its offset from UTC. Null or omitted: at once. */
          scheduled_for?: string | null | undefined;
          /** Several contacts, each with the other fields of this body, instead of one. */
          contacts?: unknown[] | undefined;
        },
        options?: CallOptions,
      ): Promise<Contact | ContactsResult> =>
        send.json<Contact | ContactsResult>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts', hasBody: true },
          input,
          options,
        ),
      /** Lists a campaign's contacts, newest first. API keys with `interviews`, or users with the role member. */
      listContacts: (
        input: { interview_id: string } & {
          /** Only contacts whose session has this status. */
          status?:
            | 'scheduled'
            | 'available'
            | 'waiting'
            | 'in_progress'
            | 'completed'
            | 'expired'
            | 'unavailable'
            | 'cancelled'
            | undefined;
          /** Whether an invitation was mailed. */
          invited?: 'true' | 'false' | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Contact>> =>
        send.page<Contact>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/contacts',
            query: ['status', 'invited', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Invites or reminds up to 10,000 contacts by mail, in a job. Each gets a result, and at most one mail. Personal links stay as they are. `POST /v1/jobs/{job_id}/cancel` stops it. API keys with `interviews`, or users with the role member. */
      inviteContacts: (
        input: { interview_id: string } & {
          /** These contacts. */
          contact_ids?: string[] | undefined;
          /** The contacts that fit, instead; `{}`: all of the campaign. */
          filter?:
            | {
                /** States of the session; empty: all. */
                statuses?:
                  | (
                      | 'scheduled'
                      | 'available'
                      | 'waiting'
                      | 'in_progress'
                      | 'completed'
                      | 'expired'
                      | 'unavailable'
                      | 'cancelled'
                    )[]
                  | undefined;
                /** Whether an invitation was mailed. */
                invited?: boolean | undefined;
              }
            | undefined;
          /** `invite`: those who were not invited yet; `remind`: those who were and have not begun, at most once an hour. */
          mode?: 'invite' | 'remind' | undefined;
        },
        options?: CallOptions,
      ): Promise<RequestedInvitations> =>
        send.json<RequestedInvitations>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/invitations', hasBody: true },
          input,
          options,
        ),
      /** Lists the jobs that mailed many contacts of a campaign, newest first. API keys with `interviews`, or users with the role member. */
      listInvitationRuns: (
        input: { interview_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<InvitationRun>> =>
        send.page<InvitationRun>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/contacts/invitations', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Lists what became of each contact in a job that mails many, the newest contact first. API keys with `interviews`, or users with the role member. */
      listInvitationResults: (
        input: { interview_id: string; job_id: string } & {
          /** Only contacts with this result. */
          outcome?:
            | 'pending'
            | 'invited'
            | 'reminded'
            | 'return_link'
            | 'already_invited'
            | 'not_invited'
            | 'over'
            | 'no_address'
            | 'unsubscribed'
            | 'not_configured'
            | 'unconfirmed_address'
            | 'too_many'
            | 'failed'
            | 'cancelled'
            | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<InvitationResult>> =>
        send.page<InvitationResult>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/contacts/invitations/{job_id}',
            query: ['outcome', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Shows a contact. Hidden names are shown to admins and owners. API keys with `interviews`, or users with the role member. */
      getContact: (input: { interview_id: string; contact_id: string }, options?: CallOptions): Promise<Contact> =>
        send.json<Contact>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/contacts/{contact_id}' },
          input,
          options,
        ),
      /** Changes what is given of a contact. Null takes a value away; `attributes` replaces all of them. API keys with `interviews`, or users with the role member. */
      updateContact: (
        input: { interview_id: string; contact_id: string } & {
          /** Full name; null removes it. */
          name?: string | null | undefined;
          /** E-mail address; null removes it. */
          email?: string | null | undefined;
          /** Preferred language, as in a new contact; null removes it. */
          locale?: string | null | undefined;
          /** Time zone; null removes it. */
          timezone?: string | null | undefined;
          /** Further facts about the person, stored as texts. */
          attributes?: Record<string, string | number | boolean> | undefined;
          /** Whether to hide the name. */
          hide_name?: boolean | undefined;
          /** When the interview opens; null: at once. Only before it has started. Whoever was invited by mail is informed. */
          scheduled_for?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Contact> =>
        send.json<Contact>(
          { method: 'PATCH', path: '/v1/interviews/{interview_id}/contacts/{contact_id}', hasBody: true },
          input,
          options,
        ),
      /** Removes a contact from a campaign. A contact who has been interviewed cannot be removed. API keys with `interviews`, or users with the role member. */
      deleteContact: (input: { interview_id: string; contact_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/interviews/{interview_id}/contacts/{contact_id}' }, input, options),
      /** Cancels a session that has not started. Whoever was invited by mail to a scheduled one is informed. Reactivate the contact to undo it. API keys with `interviews`, or users with the role member. */
      cancelContact: (input: { interview_id: string; contact_id: string }, options?: CallOptions): Promise<Contact> =>
        send.json<Contact>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/cancel' },
          input,
          options,
        ),
      /** Confirms that a contact's present address is the participant's own, so that return links are mailed to it. An address that was changed after consent gets none before. Users with the role admin only. */
      confirmContactEmail: (
        input: { interview_id: string; contact_id: string } & {
          /** The present address, as a check that nobody has changed it meanwhile. */
          email: string;
        },
        options?: CallOptions,
      ): Promise<Contact> =>
        send.json<Contact>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/confirm-email', hasBody: true },
          input,
          options,
        ),
      /** Permanently erases a person: contact, conversations, turns, and all quotes, documents and events derived from them. Repeated calls return the progress. API keys with `interviews`, or users with the role admin. */
      eraseContact: (input: { interview_id: string; contact_id: string }, options?: CallOptions): Promise<Erasure> =>
        send.json<Erasure>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/erase' },
          input,
          options,
        ),
      /** Downloads everything that is stored about a person, as a ZIP archive to hand to that person: contact, consents, mails, bookings, conversations, recordings and the audit log about them. It shows their own names even where they are hidden, and masks hidden names of others. Users with the role admin only. */
      exportContact: (input: { interview_id: string; contact_id: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/export' }, input, options),
      /** Creates a personal link for a contact and mails it if possible. The former link stops working. After consent, a new return link is mailed to the address that the participant had at consent, and is not shown. API keys with `interviews`, or users with the role member. */
      inviteContact: (
        input: { interview_id: string; contact_id: string },
        options?: CallOptions,
      ): Promise<Invitation> =>
        send.json<Invitation>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/invite' },
          input,
          options,
        ),
      /** Makes a session that was not held available again, with a new grace period, or schedules it again. A participant who has answered before gets a return link by mail; otherwise the contact gets a new personal link. API keys with `interviews`, or users with the role member. */
      reactivateContact: (
        input: { interview_id: string; contact_id: string } & {
          /** How long the session stays open, in minutes. */
          grace_period_minutes: number;
          /** When it opens; null or omitted: at once. */
          scheduled_for?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<ReactivationResult> =>
        send.json<ReactivationResult>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/contacts/{contact_id}/reactivate', hasBody: true },
          input,
          options,
        ),
      /** Lists a campaign's conversations, newest first. The filter `text` shows what people said: it needs the scope `exports` too. API keys with `interviews`, or users with the role member. */
      listConversations: (
        input: { interview_id: string } & {
          /** Only conversations with this status. */
          status?: 'pending' | 'in_progress' | 'processing' | 'completed' | 'abandoned' | undefined;
          /** Only conversations in which a participant says this, in any letter case. Hidden names find nothing. */
          text?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Conversation>> =>
        send.page<Conversation>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/conversations',
            query: ['status', 'text', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Imports a conversation that was held elsewhere, completely or not at all, and processes it. Uses the contact with this id or e-mail address, or creates one; whoever has a name only is a new contact. Lines that might be an unnamed speaker’s are named in the warnings. API keys with `interviews`, or users with the role member. */
      importConversation: (
        input: { interview_id: string } & {
          /** The participant. */
          contact: {
            /** A contact of the campaign, instead of an address. */
            id?: string | null | undefined;
            /** Full name. */
            name?: string | null | undefined;
            /** Not needed: nobody is written to. */
            email?: string | null | undefined;
          };
          /** Format of `transcript`. `auto` finds it by the content; `docx` needs `encoding: base64`; the first line of `csv` names the columns, among them `speaker` and `text`, perhaps `time` and `end`. */
          format: 'json' | 'vtt' | 'srt' | 'text' | 'docx' | 'auto' | 'csv';
          /** `base64`: `transcript` is the bytes of a file, in UTF-8, UTF-16 or Windows-1252 where it is text. */
          encoding?: 'text' | 'base64' | undefined;
          /** For json `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`, or what Whisper, WhisperX, AssemblyAI, Deepgram, Rev or Amazon Transcribe wrote; else the text, or the bytes of the file in base64. */
          transcript: unknown;
          /** Label in the file → who that is, where labels are not the two names. Where several are participants, each turn keeps its label as `speaker_label`. */
          speaker_map?: Record<string, 'interviewer' | 'participant'> | undefined;
          /** Which questions turns of the interviewer ask, where that is not recognised. */
          questions?:
            | {
                /** Place of a turn of the interviewer, from 1, as the preview has it. */
                seq: number;
                /** The question of the campaign that it asks; null: none. */
                question_id: string | null;
              }[]
            | undefined;
          /** Rejects a file in which a line might be a speaker’s whom `speaker_map` does not name, instead of a warning. */
          strict_speakers?: boolean | undefined;
          /** When the conversation began. */
          started_at?: string | null | undefined;
          /** A test counts nowhere. */
          mode?: 'imported' | 'test' | undefined;
        },
        options?: CallOptions,
      ): Promise<ImportResult> =>
        send.json<ImportResult>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/conversations/import', hasBody: true },
          input,
          options,
        ),
      /** Shows how a conversation would be imported: its speakers, first turns and warnings. Stores nothing; what an import would reject is rejected here, too. API keys with `interviews`, or users with the role member. */
      previewImport: (
        input: { interview_id: string } & {
          /** Format of `transcript`. `auto` finds it by the content; `docx` needs `encoding: base64`; the first line of `csv` names the columns, among them `speaker` and `text`, perhaps `time` and `end`. */
          format: 'json' | 'vtt' | 'srt' | 'text' | 'docx' | 'auto' | 'csv';
          /** `base64`: `transcript` is the bytes of a file, in UTF-8, UTF-16 or Windows-1252 where it is text. */
          encoding?: 'text' | 'base64' | undefined;
          /** For json `{turns: [{speaker, text, speaker_label?, started_ms?, ended_ms?, question_id?, tags?}]}`, or what Whisper, WhisperX, AssemblyAI, Deepgram, Rev or Amazon Transcribe wrote; else the text, or the bytes of the file in base64. */
          transcript: unknown;
          /** Label in the file → who that is, where labels are not the two names. Where several are participants, each turn keeps its label as `speaker_label`. */
          speaker_map?: Record<string, 'interviewer' | 'participant'> | undefined;
          /** Which questions turns of the interviewer ask, where that is not recognised. */
          questions?:
            | {
                /** Place of a turn of the interviewer, from 1, as the preview has it. */
                seq: number;
                /** The question of the campaign that it asks; null: none. */
                question_id: string | null;
              }[]
            | undefined;
          /** Rejects a file in which a line might be a speaker’s whom `speaker_map` does not name, instead of a warning. */
          strict_speakers?: boolean | undefined;
        },
        options?: CallOptions,
      ): Promise<ImportPreview> =>
        send.json<ImportPreview>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/conversations/import/preview', hasBody: true },
          input,
          options,
        ),
      /** Shows a conversation. `summary` quotes participants: it needs the scope `exports` too and is null without. API keys with `interviews`, or users with the role member. */
      getConversation: (
        input: { interview_id: string; conversation_id: string },
        options?: CallOptions,
      ): Promise<Conversation> =>
        send.json<Conversation>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/conversations/{conversation_id}' },
          input,
          options,
        ),
      /** Streams a live conversation as server-sent events: `turn` {turn_id, seq, speaker, text, question_id, why} and `state` {status}. `why` {rule, trigger_turn_id, words[], note} is the reason of an interviewer’s turn. The id of an event is the number of the last turn sent. For a finished conversation the stream sends all turns, then `state`, and ends. API keys with `interviews` and `exports`, or users with the role member. */
      getConversationEvents: (
        input: { interview_id: string; conversation_id: string },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'GET', path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/events' },
          input,
          options,
        ),
      /** Clears a flag of a turn: a person has looked at it. Once a turn has no other flag, reports may use it. Clearing it again changes nothing. Users with the role member only. */
      clearFlag: (
        input: { interview_id: string; conversation_id: string } & {
          /** The flagged turn. */
          turn_id: string;
          /** The flag to clear. */
          kind:
            | 'distress'
            | 'withdrawal_asked'
            | 'person_asked'
            | 'off_topic'
            | 'low_effort'
            | 'pasted'
            | 'too_fast'
            | 'language_mismatch'
            | 'emergency'
            | 'minor'
            | 'threat'
            | 'off_record'
            | 'bereavement'
            | 'carer';
        },
        options?: CallOptions,
      ): Promise<Conversation> =>
        send.json<Conversation>(
          {
            method: 'POST',
            path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/flags/clear',
            hasBody: true,
          },
          input,
          options,
        ),
      /** Creates a link that plays the recording of a conversation for an hour. Where names are hidden, only admins and owners get one, because a voice reveals who speaks. API keys with `interviews` and `exports`, or users with the role member. */
      getRecordingUrl: (
        input: { interview_id: string; conversation_id: string } & {
          /** Which side to hear. Default: `mixed`, otherwise the first track. */
          track?: 'participant' | 'interviewer' | 'mixed' | undefined;
          /** The part of the track. Default: the first. */
          part?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<RecordingLink> =>
        send.json<RecordingLink>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/recording/url',
            query: ['track', 'part'],
          },
          input,
          options,
        ),
      /** Shows a transcript. `Accept` chooses JSON (the default), WebVTT, SubRip or Markdown. API keys with `interviews` and `exports`, or users with the role member. */
      getTranscript: (
        input: { interview_id: string; conversation_id: string },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'GET', path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/transcript' },
          input,
          options,
        ),
      /** Creates a draft with the guide and the settings of a campaign, in no project. People, interviews and reports stay where they are. API keys with `interviews`, or users with the role member. */
      duplicate: (
        input: { interview_id: string } & {
          /** Name of the copy; omitted: that of the campaign with a number. */
          name?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/duplicate', hasBody: true },
          input,
          options,
        ),
      /** Streams what changes in a campaign as server-sent events, so that a page needs no polling: first `ready` {resumed}, then
    `changed` {kind, ids[]}. `kind` is `interview`, `contact`, `conversation` or `report`; `ids` name what was added, changed or
    removed, and are empty where there are more than 100. The events carry ids only: read what they name. A reader that reconnects
    within a day with `Last-Event-ID` misses nothing; where `resumed` is false, read everything again. The stream ends when the
    campaign is deleted or the credential ends. API keys with `interviews`, or users with the role member. */
      getEvents: (input: { interview_id: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/interviews/{interview_id}/events' }, input, options),
      /** Pauses an active campaign. Sends `campaign.paused` with the reason. API keys with `interviews`, or users with the role member. */
      pause: (
        input: { interview_id: string } & {
          /** Why the campaign is paused. */
          reason?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Interview> =>
        send.json<Interview>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/pause', hasBody: true },
          input,
          options,
        ),
      /** Shows how far the participants of a campaign have come: the stages in total and by day, and where interviews ended. It counts
    people and shows none. Test conversations are left out. API keys with `interviews`, or users with the role member. */
      getProgress: (
        input: { interview_id: string } & {
          /** How many days to show, today included. */
          days?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<CampaignProgress> =>
        send.json<CampaignProgress>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/progress', query: ['days'] },
          input,
          options,
        ),
      /** Resumes a paused campaign. If no contact is left to interview, it is completed at once. API keys with `interviews`, or users with the role member. */
      resume: (input: { interview_id: string }, options?: CallOptions): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews/{interview_id}/resume' }, input, options),
      /** Starts a draft campaign that has questions. Sends `campaign.started` exactly once. API keys with `interviews`, or users with the role member. */
      start: (input: { interview_id: string }, options?: CallOptions): Promise<Interview> =>
        send.json<Interview>({ method: 'POST', path: '/v1/interviews/{interview_id}/start' }, input, options),
      /** Says which question of the guide a turn of the interviewer asks in an imported conversation, or that it asks none. It counts instead of what was recognised; the closed answers are read again at once, and the next version of the report counts them. API keys with `interviews` and `exports`, or users with the role member. */
      setTurnQuestion: (
        input: { interview_id: string; turn_id: string } & {
          /** A question of the campaign; null: none of them. */
          question_id: string | null;
        },
        options?: CallOptions,
      ): Promise<Turn> =>
        send.json<Turn>(
          { method: 'PUT', path: '/v1/interviews/{interview_id}/turns/{turn_id}/question', hasBody: true },
          input,
          options,
        ),
      /** Takes back which question a person said that a turn asks: what was recognised counts again. Repeating it changes nothing. API keys with `interviews`, or users with the role member. */
      resetTurnQuestion: (input: { interview_id: string; turn_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/interviews/{interview_id}/turns/{turn_id}/question' },
          input,
          options,
        ),
      /** Replaces the tags of a turn. Later processing keeps them. API keys with `interviews` and `exports`, or users with the role member. */
      setTurnTags: (
        input: { interview_id: string; turn_id: string } & {
          /** All tags of the turn: topics, or objects with a topic. */
          tags: (
            | string
            | {
                /** The topic. */
                topic: string;
              }
          )[];
        },
        options?: CallOptions,
      ): Promise<Turn> =>
        send.json<Turn>(
          { method: 'PUT', path: '/v1/interviews/{interview_id}/turns/{turn_id}/tags', hasBody: true },
          input,
          options,
        ),
    },
    agentTemplates: {
      /** Creates an agent template. API keys with `interviews`, or users with the role member. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Name of the template. */
          name: string;
          /** Who asks, in a sentence or two. */
          persona?: string | undefined;
          /** Tone of the interviewer. */
          tone?: 'warm' | 'neutral' | 'brief' | undefined;
          /** How persistently an answer is followed up. */
          probing?: 'light' | 'normal' | 'deep' | undefined;
        },
        options?: CallOptions,
      ): Promise<AgentTemplate> =>
        send.json<AgentTemplate>({ method: 'POST', path: '/v1/agent-templates', hasBody: true }, input, options),
      /** Lists agent templates, newest first. API keys with `interviews`, or users with the role member. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<AgentTemplate>> =>
        send.page<AgentTemplate>(
          { method: 'GET', path: '/v1/agent-templates', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows the newest version of an agent template. API keys with `interviews`, or users with the role member. */
      get: (input: { template_id: string }, options?: CallOptions): Promise<AgentTemplate> =>
        send.json<AgentTemplate>({ method: 'GET', path: '/v1/agent-templates/{template_id}' }, input, options),
      /** Creates the next version of an agent template. Campaigns that have started keep their version. API keys with `interviews`, or users with the role member. */
      update: (
        input: { template_id: string } & {
          /** Name of the template. */
          name?: string | undefined;
          /** Who asks, in a sentence or two. */
          persona?: string | undefined;
          /** Tone of the interviewer. */
          tone?: 'warm' | 'neutral' | 'brief' | undefined;
          /** How persistently an answer is followed up. */
          probing?: 'light' | 'normal' | 'deep' | undefined;
        },
        options?: CallOptions,
      ): Promise<AgentTemplate> =>
        send.json<AgentTemplate>(
          { method: 'PATCH', path: '/v1/agent-templates/{template_id}', hasBody: true },
          input,
          options,
        ),
      /** Deletes an agent template. Campaigns that have started keep their copy. API keys with `interviews`, or users with the role member. */
      delete: (input: { template_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/agent-templates/{template_id}' }, input, options),
    },
    booking: {
      /** Shows one's own booking. No credential needed. */
      getReservation: (input: { rtoken: string }, options?: CallOptions): Promise<Reservation> =>
        send.json<Reservation>({ method: 'GET', path: '/v1/booking/reservations/{rtoken}' }, input, options),
      /** Moves one's own booking to another free time, until the interview begins. Notice and horizon of the page apply to the new time. No credential needed. */
      reschedule: (
        input: { rtoken: string } & {
          /** Start of another free time. */
          start: string;
          /** New zone of the participant; omitted: unchanged. */
          timezone?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Reservation> =>
        send.json<Reservation>(
          { method: 'PATCH', path: '/v1/booking/reservations/{rtoken}', hasBody: true },
          input,
          options,
        ),
      /** Cancels one's own booking, until the interview begins. The time is free again. No credential needed. */
      cancel: (input: { rtoken: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/booking/reservations/{rtoken}' }, input, options),
      /** Downloads one's own booking as an iCalendar file with its time zone. Each change has a higher `SEQUENCE`, so calendars replace their entry; a cancelled booking has the status `CANCELLED`. Where the campaign names an address, the file also has a method: `PUBLISH` or `CANCEL`. No credential needed. */
      getCalendar: (input: { rtoken: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/booking/reservations/{rtoken}/calendar.ics' }, input, options),
      /** Turns the link of one's own booking into a participant session, which opens at the booked time. Consent ends the link: it is 404 from then on. No credential needed. */
      openReservation: (input: { rtoken: string }, options?: CallOptions): Promise<Joined> =>
        send.json<Joined>({ method: 'POST', path: '/v1/booking/reservations/{rtoken}/session' }, input, options),
      /** Shows what the link of a booking page leads to. `status` says whether it takes bookings. No credential needed. */
      getPublicPage: (input: { token: string }, options?: CallOptions): Promise<PublicBookingPage> =>
        send.json<PublicBookingPage>({ method: 'GET', path: '/v1/booking/{token}' }, input, options),
      /** Books a time. Known and unknown e-mail addresses are answered alike: a known person's own link goes to them by mail, and nothing of theirs changes until they use it. If the time is gone, `alternatives` has free ones near it. No credential needed. */
      reserve: (
        input: { token: string } & {
          /** Start of a free time. */
          start: string;
          /** Name of the participant. */
          name?: string | null | undefined;
          /** E-mail address of the participant, for the confirmation. */
          email?: string | null | undefined;
          /** Zone of the participant. */
          timezone: string;
          /** Language of the participant. */
          locale?: string | null | undefined;
          /** Only where the campaign allows it. */
          hide_name?: boolean | undefined;
          /** A random id that the client makes for this booking. A repeated request with it gets the same booking. */
          client_reservation_id?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<CreatedReservation> =>
        send.json<CreatedReservation>(
          { method: 'POST', path: '/v1/booking/{token}/reservations', hasBody: true },
          input,
          options,
        ),
      /** Lists the free times of a booking page, in UTC and as wall time of the visitor. A page that takes no bookings has none. No credential needed. */
      listSlots: (
        input: { token: string } & {
          /** First day in `timezone`, or an instant; default: now. */
          from?: string | undefined;
          /** Last day, or an instant, at most 31 days later; default: 14 days later. */
          to?: string | undefined;
          /** Zone of the visitor; default: that of the page. */
          timezone?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<SlotList> =>
        send.json<SlotList>(
          { method: 'GET', path: '/v1/booking/{token}/slots', query: ['from', 'to', 'timezone'] },
          input,
          options,
        ),
      /** Shows the booking page of a campaign with its rules. Without one: 404. API keys with `interviews`, or users with the role member. */
      getPage: (input: { interview_id: string }, options?: CallOptions): Promise<BookingPage> =>
        send.json<BookingPage>({ method: 'GET', path: '/v1/interviews/{interview_id}/booking' }, input, options),
      /** Creates the booking page of a campaign, or replaces its rules. The address of the page and existing bookings stay. A page that is `enabled` keeps the campaign from completing by itself. API keys with `interviews`, or users with the role member. */
      putPage: (
        input: { interview_id: string } & {
          /** Whether the page takes bookings. */
          enabled?: boolean | undefined;
          /** Zone of hours and dates. Hours keep their wall time when the clocks change. */
          timezone: string;
          /** Hours of each week. Those of one day must not overlap. */
          weekly_hours: {
            /** Wall time of the page's zone, `HH:MM`. */
            from: string;
            /** Wall time on the same day; `24:00` is its end. */
            to: string;
            /** Day of the week. */
            weekday: 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
          }[];
          /** Days with other hours, or closed ones. */
          exceptions?:
            | {
                /** A day in the page's zone, `YYYY-MM-DD`. */
                date: string;
                /** The hours of that day; empty: closed. */
                hours?:
                  | {
                      /** Wall time of the page's zone, `HH:MM`. */
                      from: string;
                      /** Wall time on the same day; `24:00` is its end. */
                      to: string;
                    }[]
                  | undefined;
              }[]
            | undefined;
          /** Length of a time. */
          slot_minutes?: number | undefined;
          /** Time kept free before each interview. */
          buffer_before_minutes?: number | undefined;
          /** Time kept free after each interview. */
          buffer_after_minutes?: number | undefined;
          /** How long before its start a time can last be booked, also when a booking is moved to it. */
          notice_minutes?: number | undefined;
          /** How many days after today can be booked. */
          horizon_days?: number | undefined;
          /** How many people can book the same time. */
          capacity?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<BookingPage> =>
        send.json<BookingPage>(
          { method: 'PUT', path: '/v1/interviews/{interview_id}/booking', hasBody: true },
          input,
          options,
        ),
      /** Lists the bookings of a campaign, newest first, in UTC and as wall time of the participant. API keys with `interviews`, or users with the role member. */
      listBookings: (
        input: { interview_id: string } & {
          /** Only bookings with this status. */
          status?: 'booked' | 'cancelled' | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Booking>> =>
        send.page<Booking>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/bookings', query: ['status', 'limit', 'cursor'] },
          input,
          options,
        ),
    },
    join: {
      /** Creates a link that lets anybody join the campaign. API keys with `interviews`, or users with the role member. */
      createLink: (
        input: { interview_id: string } & {
          /** Null or omitted: the link works until it is deleted. */
          expires_at?: string | null | undefined;
          /** Null or omitted: any number of people. */
          max_uses?: number | null | undefined;
          /** Facts about everybody who joins by the link. */
          attributes?: Record<string, string | number | boolean> | undefined;
          /** Names of attributes that the query of the page may set, for example `department` for `?department=x`. They are shown before consent. */
          prefill?: string[] | undefined;
        },
        options?: CallOptions,
      ): Promise<JoinLink> =>
        send.json<JoinLink>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/join-links', hasBody: true },
          input,
          options,
        ),
      /** Lists the join links of a campaign, newest first. API keys with `interviews`, or users with the role member. */
      listLinks: (
        input: { interview_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<JoinLink>> =>
        send.page<JoinLink>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/join-links', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Deletes a join link. Who has joined by it stays. API keys with `interviews`, or users with the role member. */
      deleteLink: (input: { interview_id: string; link_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/interviews/{interview_id}/join-links/{link_id}' }, input, options),
      /** Turns an invited contact's personal link into a participant session. Consent ends the link: it is 404 from then on. No credential needed. */
      openInvitation: (input: { token: string }, options?: CallOptions): Promise<Joined> =>
        send.json<Joined>({ method: 'POST', path: '/v1/join/invitations/{token}' }, input, options),
      /** Turns the return link that a participant holds since consent into a participant session. Its token stands behind the `#` of the page and travels in the body, so no log of addresses holds it. No credential needed. */
      openReturnLink: (
        input: {
          /** The part of the link after `#`. */
          token: string;
        },
        options?: CallOptions,
      ): Promise<Joined> =>
        send.json<Joined>({ method: 'POST', path: '/v1/join/return', hasBody: true }, input, options),
      /** Shows the participant's own session. The participant of the session, with their token. */
      getSession: (input: Record<string, never> = {}, options?: CallOptions): Promise<ParticipantSession> =>
        send.json<ParticipantSession>({ method: 'GET', path: '/v1/join/session' }, input, options),
      /** Withdraws from the interview: what was said is deleted and the session is cancelled. The participant of the session, with their token. */
      withdrawSession: (input: Record<string, never> = {}, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/join/session' }, input, options),
      /** Lists the closed questions that were asked in the running interview, with the values as they count now. Participants check them before the end. The participant of the session, with their token. */
      listOwnAnswers: (
        input: Record<string, never> = {},
        options?: CallOptions,
      ): Promise<{
        /** In the order of the campaign. */
        items: OwnAnswer[];
      }> =>
        send.json<{
          /** In the order of the campaign. */
          items: OwnAnswer[];
        }>({ method: 'GET', path: '/v1/join/session/answers' }, input, options),
      /** Corrects the answer to a closed question that was asked, before the interview ends. The value counts from now on, as the participant’s own; the one before it is kept as replaced. The participant of the session, with their token. */
      correctAnswer: (
        input: { question_id: string } & {
          /** One of the `choices`, or a number. */
          text: string;
        },
        options?: CallOptions,
      ): Promise<OwnAnswer> =>
        send.json<OwnAnswer>(
          { method: 'PUT', path: '/v1/join/session/answers/{question_id}', hasBody: true },
          input,
          options,
        ),
      /** Records that the participant agrees to a version of the consent text. From the first consent on the session is the participant’s alone: the personal link and every other participant token of the session end, and `return_url` is the way back. The first needs a campaign that is `active`. The participant of the session, with their token. */
      giveConsent: (
        input: {
          /** The `consent_version` that was shown. */
          version: string;
          /** The participant agrees. */
          given: true;
        },
        options?: CallOptions,
      ): Promise<ParticipantSession> =>
        send.json<ParticipantSession>(
          { method: 'POST', path: '/v1/join/session/consent', hasBody: true },
          input,
          options,
        ),
      /** Streams the interview as server-sent events: `state` {status, place, expected_wait_seconds} and `turn` {turn_id, seq, speaker, text, question_id, progress {question, of}, choices[], input {kind, min, max, unit}, is_closing, is_help}; `progress` is null in a turn that belongs to no question, and `choices` are answers to it that may be sent as they are, `input` says what else a closed question takes (null of an open one), and with `is_closing` everything has been asked, so the answers may be checked. A turn with `is_help` says whom somebody in need may call. `turn_delta` {turn_id, seq, start, text} are words of a turn that is not whole yet, which begin at character `start` of its text (UTF-16 code units): keep the text before `start` and put these words behind it. The `turn` follows, and its text begins with them. The id of an event is the number of the last whole turn that has been sent; after a reconnection the words of an open turn come again. The participant of the session, with their token. */
      getSessionEvents: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/join/session/events' }, input, options),
      /** Downloads the participant's own interview: personal data, consent and every turn as the participant saw it. `Accept` chooses JSON (the default), Markdown or plain text in the participant's language. `person` is null before consent, and where the name is hidden and the team has known a link; the team can then export it. The participant of the session, with their token. */
      exportSession: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/join/session/export' }, input, options),
      /** Ends the interview from the side of the participant. The participant of the session, with their token. */
      finishSession: (input: Record<string, never> = {}, options?: CallOptions): Promise<ParticipantSession> =>
        send.json<ParticipantSession>({ method: 'POST', path: '/v1/join/session/finish' }, input, options),
      /** Deletes a recording of one’s own interview, finished or not. Its content can no longer be decrypted from then on. The participant of the session, with their token. */
      deleteUpload: (input: { recording_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/join/session/recordings/{recording_id}' }, input, options),
      /** Asks for an interviewer: the session waits until one is free. The participant of the session, with their token. */
      startSession: (input: Record<string, never> = {}, options?: CallOptions): Promise<ParticipantSession> =>
        send.json<ParticipantSession>({ method: 'POST', path: '/v1/join/session/start' }, input, options),
      /** Says something. It is stored before the answer leaves; the same `client_turn_id` again is the same turn. The participant of the session, with their token. */
      postTurn: (
        input: {
          /** Your id of the turn. A turn that is sent again with the same id is stored once. */
          client_turn_id: string;
          /** What the participant said. */
          text: string;
          /** How it was entered. Omitted: unknown. */
          input?: 'typed' | 'pasted' | 'voice' | null | undefined;
        },
        options?: CallOptions,
      ): Promise<{
        /** UUIDv7. */
        turn_id: string;
        /** Place in the conversation, from 1. */
        seq: number;
      }> =>
        send.json<{
          /** UUIDv7. */
          turn_id: string;
          /** Place in the conversation, from 1. */
          seq: number;
        }>({ method: 'POST', path: '/v1/join/session/turns', hasBody: true }, input, options),
      /** Registers a participant by a join link. An address that is already registered does not open that person's session: the link is sent there by e-mail. A browser that has joined before sends its `participant_token` and gets its own session back. No credential needed. */
      join: (
        input: { token: string } & {
          /** Name of the participant. */
          name?: string | null | undefined;
          /** E-mail address of the participant. */
          email?: string | null | undefined;
          /** Only where the campaign allows it. */
          hide_name?: boolean | undefined;
          /** Values of the attributes that the link lists as `prefill`. */
          attributes?: Record<string, string> | undefined;
          /** The token of a session that this browser has joined before: the answer is that session, and nobody joins. */
          participant_token?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Joined> =>
        send.json<Joined>({ method: 'POST', path: '/v1/join/{token}', hasBody: true }, input, options),
      /** Shows what a join link leads to. One that is unknown, expired or used up is 404. No credential needed. */
      getPage: (input: { token: string }, options?: CallOptions): Promise<JoinPage> =>
        send.json<JoinPage>({ method: 'GET', path: '/v1/join/{token}' }, input, options),
      /** Draws a join link's address as a QR code. `format`, or `Accept` without it, chooses SVG or PNG. No credential needed. */
      getQr: (
        input: { token: string } & {
          /** Format of the image; otherwise `Accept` decides. */
          format?: 'svg' | 'png' | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/join/{token}/qr', query: ['format'] }, input, options),
      /** Plays a recording by its signed link. Supports one byte range per request, HEAD and ETag. The link works for an hour and ends at once when the recording is deleted. No credential needed. */
      getRecording: (input: { signed: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/recordings/{signed}' }, input, options),
      /** Takes the address behind the link of a mail off: it gets no more invitations and reminders of that workspace. One click of RFC 8058; may be repeated. No credential needed. */
      unsubscribe: (input: { token: string } & Record<string, unknown>, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'POST', path: '/v1/unsubscribe/{token}', hasBody: true }, input, options),
      /** Returns whether the address behind the link in an e-mail still gets e-mails; in a browser, a page with an unsubscribe button. Changes nothing. No credential needed. */
      getUnsubscribe: (input: { token: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/unsubscribe/{token}' }, input, options),
    },
    campaignInsights: {
      /** Shows the map of the newest ready report: themes, topics and personas, and what connects them. API keys with `interviews` and `exports`, or users with the role member. */
      getCartography: (input: { interview_id: string }, options?: CallOptions): Promise<Cartography> =>
        send.json<Cartography>({ method: 'GET', path: '/v1/interviews/{interview_id}/cartography' }, input, options),
      /** Sets the value of a closed question in a completed conversation by hand, or removes what was heard. It counts in place of every value that is heard, now or later; what was heard is kept, and `DELETE` takes the change back. The next version of the report has it. API keys with `interviews` and `exports`, or users with the role member. */
      setAnswer: (
        input: { interview_id: string; conversation_id: string; question_id: string } & {
          /** As in responses: a number, the id of an option, `yes` or `no`, the ids of several options (none: an empty list), or a date (`YYYY-MM-DD`). Null removes what was heard. */
          value: number | string | string[] | null;
        },
        options?: CallOptions,
      ): Promise<GivenAnswer> =>
        send.json<GivenAnswer>(
          {
            method: 'PUT',
            path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/answers/{question_id}',
            hasBody: true,
          },
          input,
          options,
        ),
      /** Takes back what the team has changed of an answer: what was heard counts again. The next version of the report has it. API keys with `interviews` and `exports`, or users with the role member. */
      restoreAnswer: (
        input: { interview_id: string; conversation_id: string; question_id: string },
        options?: CallOptions,
      ): Promise<void> =>
        send.nothing(
          {
            method: 'DELETE',
            path: '/v1/interviews/{interview_id}/conversations/{conversation_id}/answers/{question_id}',
          },
          input,
          options,
        ),
      /** Shows the themes of the newest ready report with their counts and supporting quotes. API keys with `interviews` and `exports`, or users with the role member. */
      getInsights: (input: { interview_id: string }, options?: CallOptions): Promise<Insights> =>
        send.json<Insights>({ method: 'GET', path: '/v1/interviews/{interview_id}/insights' }, input, options),
      /** Shows the personas of the newest ready report. API keys with `interviews` and `exports`, or users with the role member. */
      getPersonas: (input: { interview_id: string }, options?: CallOptions): Promise<Persona[]> =>
        send.json<Persona[]>({ method: 'GET', path: '/v1/interviews/{interview_id}/personas' }, input, options),
      /** Lists what participants answered, by question. Every question is on each page; `limit` counts conversations, the oldest first. Totals and distributions are over all completed conversations and count the value that a participant gave last; `segment` also gives them by an attribute of contacts. API keys with `interviews` and `exports`, or users with the role member. */
      listResponses: (
        input: { interview_id: string } & {
          /** The answers of this conversation alone. */
          conversation_id?: string | undefined;
          /** Also list the values that a later one replaced (`superseded_by`). No total counts them. */
          history?: 'true' | 'false' | undefined;
          /** Name of an attribute of contacts. */
          segment?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<QuestionResponses>> =>
        send.page<QuestionResponses>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/responses',
            query: ['conversation_id', 'history', 'segment', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Shows the roadmap of the newest ready report, most important item first. API keys with `interviews` and `exports`, or users with the role member. */
      getRoadmap: (input: { interview_id: string }, options?: CallOptions): Promise<RoadmapItem[]> =>
        send.json<RoadmapItem[]>({ method: 'GET', path: '/v1/interviews/{interview_id}/roadmap' }, input, options),
      /** Summarises the completed conversations. Creates no report version. Without `Prefer: wait=N` the status is `queued` and the other fields show the last result. API keys with `interviews`, or users with the role member. */
      synthesize: (input: { interview_id: string }, options?: CallOptions): Promise<SynthesisResult> =>
        send.json<SynthesisResult>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/synthesize' },
          input,
          options,
        ),
    },
    campaignReports: {
      /** Shows the newest ready report version. API keys with `interviews` and `exports`, or users with the role member. */
      get: (input: { interview_id: string }, options?: CallOptions): Promise<ReportVersion> =>
        send.json<ReportVersion>({ method: 'GET', path: '/v1/interviews/{interview_id}/report' }, input, options),
      /** Shows how often the engine and people agree on what statements are and on their codes, with Cohen's kappa and Gwet's AC1. API keys with `interviews`, or users with the role member. */
      getAgreement: (input: { interview_id: string }, options?: CallOptions): Promise<Agreement> =>
        send.json<Agreement>({ method: 'GET', path: '/v1/interviews/{interview_id}/report/agreement' }, input, options),
      /** Corrects the report: renames, merges, splits or hides themes, or says what a statement is. The correction wins in the next version and in every later one. Regenerate the report to see it. Users with the role member only. */
      addCorrection: (
        input: { interview_id: string } & {
          /** What to correct. */
          kind: 'relabel_theme' | 'merge_themes' | 'split_theme' | 'hide_theme' | 'set_statement';
          /** The theme, or the themes to merge. */
          theme_ids?: string[] | undefined;
          /** The new label of a renamed or merged theme. */
          label?: string | undefined;
          /** The parts of a theme to split. */
          parts?:
            | {
                /** Label of the part. */
                label: string;
                /** Keywords of the theme that belong to it. */
                keywords: string[];
              }[]
            | undefined;
          /** The statement to correct or to confirm. */
          statement?:
            | {
                /** The conversation. */
                conversation_id: string;
                /** The turn. */
                turn_id: string;
                /** Any UTF-16 offset within the statement. */
                start: number;
                /** What the statement is. */
                kind:
                  | 'problem'
                  | 'cause'
                  | 'consequence'
                  | 'workaround'
                  | 'wish'
                  | 'praise'
                  | 'worry'
                  | 'fact'
                  | 'aside';
                /** The speaker's stance towards what it is about. */
                polarity?: 'positive' | 'negative' | 'neutral' | undefined;
              }
            | undefined;
        },
        options?: CallOptions,
      ): Promise<Correction> =>
        send.json<Correction>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/report/corrections', hasBody: true },
          input,
          options,
        ),
      /** Lists what people corrected in the report, newest first. API keys with `interviews` and `exports`, or users with the role member. */
      listCorrections: (
        input: { interview_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Correction>> =>
        send.page<Correction>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/corrections', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Withdraws a correction. Later versions no longer apply it; versions that exist stay as they are. Users with the role member only. */
      deleteCorrection: (
        input: { interview_id: string; correction_id: string },
        options?: CallOptions,
      ): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/interviews/{interview_id}/report/corrections/{correction_id}' },
          input,
          options,
        ),
      /** Shows the progress of the newest report version, or why there is none yet. API keys with `interviews`, or users with the role member. */
      getGenerationStatus: (input: { interview_id: string }, options?: CallOptions): Promise<ReportGenerationStatus> =>
        send.json<ReportGenerationStatus>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/generation-status' },
          input,
          options,
        ),
      /** Makes a new report version of what is completed, however few conversations that are. If a run is active, another is queued after it. API keys with `interviews`, or users with the role member. */
      regenerate: (input: { interview_id: string }, options?: CallOptions): Promise<ReportGenerationStatus> =>
        send.json<ReportGenerationStatus>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/report/regenerate' },
          input,
          options,
        ),
      /** Creates a link that opens a report without an account, and nothing else. Names that are hidden later and people
    who are erased later disappear from it. Only this response contains the token. API keys with `interviews` and `exports`, or users with the role admin. */
      createShare: (
        input: { interview_id: string } & {
          /** The version to show; `latest`: the newest ready one at each opening. */
          version?: number | 'latest' | undefined;
          /** How long the link works. */
          expires_in_days?: number | undefined;
          /** What readers must enter, 8 to 200 characters; null: nothing. */
          password?: string | null | undefined;
          /** Whether readers see what participants said, word for word; otherwise counts, subjects and conclusions. */
          with_quotes?: boolean | undefined;
          /** What the link is for, in one line. Readers do not see it. */
          label?: string | null | undefined;
          /** Recordings are never part of a shared report: only `false` is accepted. */
          with_recordings?: false | undefined;
        },
        options?: CallOptions,
      ): Promise<NewReportShare> =>
        send.json<NewReportShare>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/report/shares', hasBody: true },
          input,
          options,
        ),
      /** Lists the links that open reports of a campaign without an account, newest first, expired ones included. API keys with `interviews`, or users with the role admin. */
      listShares: (
        input: { interview_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ReportShare>> =>
        send.page<ReportShare>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/shares', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Revokes a link to a report. It stops working at once. API keys with `interviews`, or users with the role admin. */
      revokeShare: (input: { interview_id: string; share_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/interviews/{interview_id}/report/shares/{share_id}' },
          input,
          options,
        ),
      /** Lists report versions of every status, newest first. What a version says is in its own answer only. API keys with `interviews` and `exports`, or users with the role member. */
      listVersions: (
        input: { interview_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ReportVersion>> =>
        send.page<ReportVersion>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/versions', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows what was added, removed and changed between two ready report versions. API keys with `interviews` and `exports`, or users with the role member. */
      diffVersions: (
        input: { interview_id: string; from_version: number; to_version: number },
        options?: CallOptions,
      ): Promise<ReportDiff> =>
        send.json<ReportDiff>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/versions/{from_version}/diff/{to_version}' },
          input,
          options,
        ),
      /** Shows one report version in any status. API keys with `interviews` and `exports`, or users with the role member. */
      getVersion: (
        input: { interview_id: string; version_number: number },
        options?: CallOptions,
      ): Promise<ReportVersion> =>
        send.json<ReportVersion>(
          { method: 'GET', path: '/v1/interviews/{interview_id}/report/versions/{version_number}' },
          input,
          options,
        ),
      /** Returns the report of a link as an HTML document. The token travels in the body, so no log of addresses holds it. After ten wrong
    passwords in an hour, a link is closed for the rest of that hour. No credential needed. */
      openShare: (
        input: {
          /** The part of the link after `#`. */
          token: string;
          /** Where the link has one. */
          password?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw({ method: 'POST', path: '/v1/report-shares/open', hasBody: true }, input, options),
    },
    codebook: {
      /** Shows the codes of a campaign, as people have edited them. `ETag` is for `If-Match` of `PUT`. `Accept` chooses JSON (the default) or CSV. API keys with `interviews`, or users with the role member. */
      get: (input: { interview_id: string }, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/interviews/{interview_id}/codebook' }, input, options),
      /** Replaces the codebook, as JSON or as CSV with a header line (`name`, also `id`, `definition`, `includes`, `excludes`, `parent_id`, `question_ids`, `locked`). The next version of the report follows it. API keys with `interviews`, or users with the role member. */
      replace: (
        input: { interview_id: string } & {
          /** Delete codes though they are used: what was coded with them alone is no longer in the report. */
          force?: 'true' | 'false' | undefined;
        } & {
          /** All codes. What a code leaves out stays as it is; a code that is left out is deleted. */
          codes: {
            /** What it means. */
            definition?: string | undefined;
            /** What belongs to it. Rules look for its phrases, which commas separate. */
            includes?: string | undefined;
            /** What does not. */
            excludes?: string | undefined;
            /** The code above it, by its id or its name in this list; null: none. */
            parent_id?: string | null | undefined;
            /** Questions of the guide that ask for it: who was asked one and says nothing of it is silent. */
            question_ids?: string[] | undefined;
            /** Whether only people change it. True if people set anything. */
            locked?: boolean | undefined;
            /** Of a code that exists; any other makes a new code. */
            id?: string | undefined;
            /** A statement or a subject. Required of a new code. */
            name?: string | undefined;
          }[];
        },
        options?: CallOptions,
      ): Promise<Codebook> =>
        send.json<Codebook>(
          { method: 'PUT', path: '/v1/interviews/{interview_id}/codebook', query: ['force'], hasBody: true },
          input,
          options,
        ),
      /** Drops everything that people changed about codes. The codebook is the one that the engine made alone; codings by people stay. API keys with `interviews`, or users with the role member. */
      reset: (input: { interview_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/interviews/{interview_id}/codebook' }, input, options),
      /** Adds a code, which the next version of the report looks for. A codebook has up to 200. API keys with `interviews`, or users with the role member. */
      addCode: (
        input: { interview_id: string } & {
          /** A statement or a subject. */
          name: string;
          /** What it means. */
          definition?: string | undefined;
          /** What belongs to it. Rules look for its phrases, which commas separate. */
          includes?: string | undefined;
          /** What does not. */
          excludes?: string | undefined;
          /** The code above it; null: none. */
          parent_id?: string | null | undefined;
          /** Questions of the guide that ask for it: who was asked one and says nothing of it is silent. */
          question_ids?: string[] | undefined;
          /** Whether only people change it. True if people set anything. */
          locked?: boolean | undefined;
        },
        options?: CallOptions,
      ): Promise<Code> =>
        send.json<Code>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/codebook/codes', hasBody: true },
          input,
          options,
        ),
      /** Changes the given fields of a code. A new name stays whatever the engine finds; a new definition is looked for in the next version. API keys with `interviews`, or users with the role member. */
      changeCode: (
        input: { interview_id: string; code_id: string } & {
          /** A statement or a subject. */
          name?: string | undefined;
          /** What it means. */
          definition?: string | undefined;
          /** What belongs to it. Rules look for its phrases, which commas separate. */
          includes?: string | undefined;
          /** What does not. */
          excludes?: string | undefined;
          /** The code above it; null: none. */
          parent_id?: string | null | undefined;
          /** Questions of the guide that ask for it: who was asked one and says nothing of it is silent. */
          question_ids?: string[] | undefined;
          /** Whether only people change it. True if people set anything. */
          locked?: boolean | undefined;
        },
        options?: CallOptions,
      ): Promise<Code> =>
        send.json<Code>(
          { method: 'PATCH', path: '/v1/interviews/{interview_id}/codebook/codes/{code_id}', hasBody: true },
          input,
          options,
        ),
      /** Deletes a code, or merges it into another one, which gets its codings. A code that is used needs `merge_into` or `force`. API keys with `interviews`, or users with the role member. */
      deleteCode: (
        input: { interview_id: string; code_id: string } & {
          /** The code that gets its codings. */
          merge_into?: string | undefined;
          /** Delete codes though they are used: what was coded with them alone is no longer in the report. */
          force?: 'true' | 'false' | undefined;
        },
        options?: CallOptions,
      ): Promise<void> =>
        send.nothing(
          {
            method: 'DELETE',
            path: '/v1/interviews/{interview_id}/codebook/codes/{code_id}',
            query: ['merge_into', 'force'],
          },
          input,
          options,
        ),
      /** Gives a passage of a participant's turn a code, beside what the engine codes. The next version of the report has it. API keys with `interviews`, or users with the role member. */
      addCoding: (
        input: { interview_id: string } & {
          /** The turn, of a participant. */
          turn_id: string;
          /** UTF-16 offset within the turn's text as shown. */
          start: number;
          /** End of the passage, as `start`. */
          end: number;
          /** Id of the code. */
          code_id: string;
        },
        options?: CallOptions,
      ): Promise<Coding> =>
        send.json<Coding>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/codebook/codings', hasBody: true },
          input,
          options,
        ),
      /** Lists the passages that people gave codes, newest first. API keys with `interviews` and `exports`, or users with the role member. */
      listCodings: (
        input: { interview_id: string } & {
          /** Only passages of this conversation. */
          conversation_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<QuotedCoding>> =>
        send.page<QuotedCoding>(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/codebook/codings',
            query: ['conversation_id', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Takes a code from a passage that a person gave it. Later versions no longer have it. API keys with `interviews`, or users with the role member. */
      deleteCoding: (input: { interview_id: string; coding_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/interviews/{interview_id}/codebook/codings/{coding_id}' },
          input,
          options,
        ),
    },
    interviewQuery: {
      /** Queries the newest report of a campaign: a walk over its graph (`start`, `traverse`), or a `question` that is matched with its claims. Each claim comes with support, dissent, and who said nothing about it. `answers` says what the data says to a question: sentences of a language model, each proven like a claim of the report, or the nearest passages and what can be asked. API keys with `interviews`, or users with the role member. */
      query: (
        input: { interview_id: string } & {
          /** A question in words, instead of `start` and `traverse`. */
          question?: string | undefined;
          /** Where a structured query begins. */
          start?:
            | {
                /** Ids of nodes. */
                ids?: string[] | undefined;
                /** Kinds of nodes; empty: all. */
                types?:
                  | (
                      | 'theme'
                      | 'topic'
                      | 'persona'
                      | 'problem'
                      | 'cause'
                      | 'consequence'
                      | 'workaround'
                      | 'wish'
                      | 'praise'
                      | 'worry'
                      | 'question'
                    )[]
                  | undefined;
                /** Words that the label contains, in any inflected form. */
                label?: string | undefined;
              }
            | undefined;
          /** The steps from there. */
          traverse?:
            | {
                /** Kinds of edges to follow; empty: all. */
                edges?:
                  | (
                      | 'includes'
                      | 'mentioned_with'
                      | 'raises'
                      | 'concerns'
                      | 'causes'
                      | 'leads_to'
                      | 'works_around'
                      | 'addresses'
                      | 'contradicts'
                    )[]
                  | undefined;
                /** Which way to follow them. */
                direction?: 'out' | 'in' | 'both' | undefined;
                /** Which nodes to reach; all if omitted. */
                to?:
                  | {
                      /** Ids of nodes. */
                      ids?: string[] | undefined;
                      /** Kinds of nodes; empty: all. */
                      types?:
                        | (
                            | 'theme'
                            | 'topic'
                            | 'persona'
                            | 'problem'
                            | 'cause'
                            | 'consequence'
                            | 'workaround'
                            | 'wish'
                            | 'praise'
                            | 'worry'
                            | 'question'
                          )[]
                        | undefined;
                      /** Words that the label contains, in any inflected form. */
                      label?: string | undefined;
                    }
                  | undefined;
              }[]
            | undefined;
          /** Which evidence counts. */
          where?:
            | {
                /** Kinds of statements. */
                kinds?:
                  | (
                      | 'problem'
                      | 'cause'
                      | 'consequence'
                      | 'workaround'
                      | 'wish'
                      | 'praise'
                      | 'worry'
                      | 'fact'
                      | 'aside'
                    )[]
                  | undefined;
                /** The speaker's stance. */
                polarities?: ('positive' | 'negative' | 'neutral')[] | undefined;
                /** Id of a theme, or words of its label. */
                topic?: string | undefined;
                /** Only conversations that began then or later. */
                from?: string | undefined;
                /** Only conversations that began before. */
                to?: string | undefined;
                /** Only participants whose contact has this attribute. Groups under 3 with a hidden name match nothing. */
                segment?:
                  | {
                      /** Name of the attribute. */
                      attribute: string;
                      /** Its value. */
                      value: string;
                    }
                  | undefined;
              }
            | undefined;
          /** Maximum number of paths or facts in the answer. */
          limit?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<QueryAnswer> =>
        send.json<QueryAnswer>(
          { method: 'POST', path: '/v1/interviews/{interview_id}/query', hasBody: true },
          input,
          options,
        ),
    },
    query: {
      /** Queries the newest reports of several campaigns, like the query of one. Campaigns without a report are named. API keys with `interviews`, or users with the role member. */
      campaigns: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** The campaigns. */
          interview_ids: string[];
          /** A question in words, instead of `start` and `traverse`. */
          question?: string | undefined;
          /** Where a structured query begins. */
          start?:
            | {
                /** Ids of nodes. */
                ids?: string[] | undefined;
                /** Kinds of nodes; empty: all. */
                types?:
                  | (
                      | 'theme'
                      | 'topic'
                      | 'persona'
                      | 'problem'
                      | 'cause'
                      | 'consequence'
                      | 'workaround'
                      | 'wish'
                      | 'praise'
                      | 'worry'
                      | 'question'
                    )[]
                  | undefined;
                /** Words that the label contains, in any inflected form. */
                label?: string | undefined;
              }
            | undefined;
          /** The steps from there. */
          traverse?:
            | {
                /** Kinds of edges to follow; empty: all. */
                edges?:
                  | (
                      | 'includes'
                      | 'mentioned_with'
                      | 'raises'
                      | 'concerns'
                      | 'causes'
                      | 'leads_to'
                      | 'works_around'
                      | 'addresses'
                      | 'contradicts'
                    )[]
                  | undefined;
                /** Which way to follow them. */
                direction?: 'out' | 'in' | 'both' | undefined;
                /** Which nodes to reach; all if omitted. */
                to?:
                  | {
                      /** Ids of nodes. */
                      ids?: string[] | undefined;
                      /** Kinds of nodes; empty: all. */
                      types?:
                        | (
                            | 'theme'
                            | 'topic'
                            | 'persona'
                            | 'problem'
                            | 'cause'
                            | 'consequence'
                            | 'workaround'
                            | 'wish'
                            | 'praise'
                            | 'worry'
                            | 'question'
                          )[]
                        | undefined;
                      /** Words that the label contains, in any inflected form. */
                      label?: string | undefined;
                    }
                  | undefined;
              }[]
            | undefined;
          /** Which evidence counts. */
          where?:
            | {
                /** Kinds of statements. */
                kinds?:
                  | (
                      | 'problem'
                      | 'cause'
                      | 'consequence'
                      | 'workaround'
                      | 'wish'
                      | 'praise'
                      | 'worry'
                      | 'fact'
                      | 'aside'
                    )[]
                  | undefined;
                /** The speaker's stance. */
                polarities?: ('positive' | 'negative' | 'neutral')[] | undefined;
                /** Id of a theme, or words of its label. */
                topic?: string | undefined;
                /** Only conversations that began then or later. */
                from?: string | undefined;
                /** Only conversations that began before. */
                to?: string | undefined;
                /** Only participants whose contact has this attribute. Groups under 3 with a hidden name match nothing. */
                segment?:
                  | {
                      /** Name of the attribute. */
                      attribute: string;
                      /** Its value. */
                      value: string;
                    }
                  | undefined;
              }
            | undefined;
          /** Maximum number of paths or facts in the answer. */
          limit?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<QueryAnswer> =>
        send.json<QueryAnswer>({ method: 'POST', path: '/v1/query', hasBody: true }, input, options),
    },
    interviewExport: {
      /** Returns the public keys of report seals as JWKS. Exported reports are verified with them: `insights verify FILE --keys report-keys.json`. Former keys stay listed, so that earlier files verify. No credential needed. */
      listReportKeys: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/.well-known/report-keys' }, input, options),
      /** Downloads a report as a file: the newest ready version, or the requested one. Every file has a seal, inside or, for `md` and `csv`, at the address of the header `Link` with `rel="describedby"`: `insights verify` checks offline, with the keys of `GET /v1/.well-known/report-keys`, that no character of it was changed. API keys with `interviews` and `exports`, or users with the role member. */
      exportReport: (
        input: { interview_id: string } & {
          /** Format of the file. `csv`: every claim with its quotes, one row for each quote, in UTF-8 with a byte order mark; an apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula. `qdpx`: a REFI-QDA project with the transcripts, for programs of qualitative analysis. */
          format?: 'md' | 'html' | 'docx' | 'json' | 'csv' | 'qdpx' | undefined;
          /** Number of the report version. */
          version_number?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'GET', path: '/v1/interviews/{interview_id}/export/report', query: ['format', 'version_number'] },
          input,
          options,
        ),
      /** Downloads the seal of a report that was exported as Markdown or CSV, as a compact JWS: of the newest ready version, or the requested one. `insights verify FILE SEAL` checks the file with it. Other formats carry their seal inside. API keys with `interviews` and `exports`, or users with the role member. */
      exportReportSeal: (
        input: { interview_id: string } & {
          /** Format of the exported file. */
          format?: 'md' | 'csv' | undefined;
          /** Number of the report version. */
          version?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'GET', path: '/v1/interviews/{interview_id}/export/report/seal', query: ['format', 'version'] },
          input,
          options,
        ),
      /** Downloads what became of each question in each completed conversation (test ones excluded), as CSV in UTF-8 with a byte order mark. `value` is a number for a scale and an option for a choice; answers of more than 32,000 characters are shortened. Attributes of people whose names are hidden are left out. An apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula. API keys with `interviews` and `exports`, or users with the role member. */
      exportResponses: (
        input: { interview_id: string } & {
          /** `long`: one row for each question of each conversation; `wide`: one row for each conversation. */
          layout?: 'long' | 'wide' | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'GET', path: '/v1/interviews/{interview_id}/export/responses', query: ['layout'] },
          input,
          options,
        ),
      /** Downloads what was said: every completed conversation (test ones excluded), oldest first, or the named one. The connection breaks if the file cannot be completed. In CSV an apostrophe stands before `=`, `+`, `-` and `@` wherever a spreadsheet could read a formula; the other formats have the text as it was said. API keys with `interviews` and `exports`, or users with the role member. */
      exportTranscripts: (
        input: { interview_id: string } & {
          /** Format of the file. `zip`: a Markdown file for each conversation; `md`, `docx`: one document; `csv` (UTF-8 with a byte order mark), `jsonl`: one row for each turn; `vtt`, `srt`: captions of the named conversation, or a ZIP archive of such files. */
          format?: 'zip' | 'md' | 'csv' | 'jsonl' | 'vtt' | 'srt' | 'docx' | undefined;
          /** Only this conversation, in any state. */
          conversation_id?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          {
            method: 'GET',
            path: '/v1/interviews/{interview_id}/export/transcripts',
            query: ['format', 'conversation_id'],
          },
          input,
          options,
        ),
    },
    vaults: {
      /** Returns the passages of documents that fit a prompt best, without a generated answer. Passages of transcripts and reports are left out for an API key without the scope `exports`. API keys with `interviews`, or users with the role member. */
      context: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** A question or key words, in any language of the documents. Names of speakers favour what they say. */
          prompt: string;
          /** The largest number of chunks. */
          top_k?: number | undefined;
          /** The vaults to search; without it, all. */
          vault_ids?: string[] | undefined;
        },
        options?: CallOptions,
      ): Promise<Context> => send.json<Context>({ method: 'POST', path: '/v1/context', hasBody: true }, input, options),
      /** Returns the passages of one vault that fit a prompt best. Takes a retrieval key (`iir_…`), which searches its own vault only. The retrieval key of a vault. */
      retrieve: (
        input: {
          /** A question or key words, in any language of the documents. Names of speakers favour what they say. */
          prompt: string;
          /** The largest number of chunks. */
          top_k?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<Context> =>
        send.json<Context>({ method: 'POST', path: '/v1/retrieval', hasBody: true }, input, options),
      /** Answers a question from the passages of one vault. Each sentence ends with the number of its citation; if the documents do not answer the question, the answer states that and has no citations. Takes a retrieval key (`iir_…`), which searches its own vault only. The retrieval key of a vault. */
      retrievalAnswer: (
        input: {
          /** A question or key words, in any language of the documents. Names of speakers favour what they say. */
          prompt: string;
          /** The largest number of chunks. */
          top_k?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<CitedAnswer> =>
        send.json<CitedAnswer>({ method: 'POST', path: '/v1/retrieval/answer', hasBody: true }, input, options),
      /** Creates a context vault. API keys with `interviews`, or users with the role member. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Name to show to people. */
          name: string;
          /** What the vault contains. */
          description?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Vault> => send.json<Vault>({ method: 'POST', path: '/v1/vaults', hasBody: true }, input, options),
      /** Lists the workspace's vaults, newest first. API keys with `interviews`, or users with the role member. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Vault>> =>
        send.page<Vault>(
          { method: 'GET', path: '/v1/vaults', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a vault. API keys with `interviews`, or users with the role member. */
      get: (input: { vault_id: string }, options?: CallOptions): Promise<Vault> =>
        send.json<Vault>({ method: 'GET', path: '/v1/vaults/{vault_id}' }, input, options),
      /** Changes a vault's name or description. API keys with `interviews`, or users with the role member. */
      update: (
        input: { vault_id: string } & {
          /** Name to show to people. */
          name?: string | undefined;
          /** What the vault contains. */
          description?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Vault> =>
        send.json<Vault>({ method: 'PATCH', path: '/v1/vaults/{vault_id}', hasBody: true }, input, options),
      /** Deletes a vault with its documents. API keys with `interviews`, or users with the role admin. */
      delete: (input: { vault_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/vaults/{vault_id}' }, input, options),
      /** Adds a document to a vault, or replaces the text of the one with the same `external_id`. As JSON with its text, or as a form with a file of at most 10 MiB. Until the new text is stored, the former one is found. API keys with `interviews`, or users with the role member. */
      addDocument: (
        input: { vault_id: string } & {
          /** Title of the document. */
          title: string;
          /** The text, plain or Markdown. What is struck (`~~`) or commented out (`<!-- -->`) is left out, and so are soft hyphens. Chunks and quotes refer to UTF-16 offsets in `content_text` of the stored document. */
          content_text: string;
          /** Where the document comes from. `transcript` and `report` need the scope `exports`. */
          source_type?: 'upload' | 'transcript' | 'report' | 'web' | 'note' | undefined;
          /** Id of the document in the system that it comes from. The same one again in the same vault replaces the text. */
          external_id?: string | null | undefined;
          /** Where the original is. */
          url?: string | null | undefined;
          /** Name of the author. */
          author_name?: string | null | undefined;
          /** E-mail address of the author. */
          author_email?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<AddedDocument> =>
        send.json<AddedDocument>(
          { method: 'POST', path: '/v1/vaults/{vault_id}/documents', hasBody: true },
          input,
          options,
        ),
      /** Lists a vault's documents, newest first, without their texts. Transcripts and reports are left out for an API key without the scope `exports`. API keys with `interviews`, or users with the role member. */
      listDocuments: (
        input: { vault_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<DocumentEntry>> =>
        send.page<DocumentEntry>(
          { method: 'GET', path: '/v1/vaults/{vault_id}/documents', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Deletes a document with its past versions and all that was derived from it. It is not found any more once this request returns. The report of an interview comes back with its next version. API keys with `interviews`, or users with the role member. */
      deleteDocument: (input: { vault_id: string; document_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/vaults/{vault_id}/documents/{document_id}' }, input, options),
      /** Creates a key that may only retrieve from this vault. The key itself is shown only in this response. API keys with `interviews` and `exports`, or users with the role admin. */
      createRetrievalKey: (
        input: { vault_id: string } & {
          /** Name to show to people. */
          name: string;
          /** Days until the key expires. */
          expires_in_days?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<NewRetrievalKey> =>
        send.json<NewRetrievalKey>(
          { method: 'POST', path: '/v1/vaults/{vault_id}/retrieval-keys', hasBody: true },
          input,
          options,
        ),
      /** Lists a vault's retrieval keys, newest first, without the keys themselves. API keys with `interviews`, or users with the role admin. */
      listRetrievalKeys: (
        input: { vault_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<RetrievalKey>> =>
        send.page<RetrievalKey>(
          { method: 'GET', path: '/v1/vaults/{vault_id}/retrieval-keys', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Revokes a retrieval key. It stops working before this request returns. API keys with `interviews`, or users with the role admin. */
      revokeRetrievalKey: (input: { vault_id: string; key_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/vaults/{vault_id}/retrieval-keys/{key_id}' }, input, options),
    },
    documents: {
      /** Shows a document with its full text. A transcript or report takes the scope `exports` too: without it there is none. With `version`, the text as it was when it was cited; past texts are kept for a while, and 404 says that one is gone. API keys with `interviews`, or users with the role member. */
      get: (
        input: { document_id: string } & {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** The number of a past text; the newest when omitted. */
          version?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<Document> =>
        send.json<Document>(
          { method: 'GET', path: '/v1/documents/{document_id}', query: ['workspace_id', 'version'] },
          input,
          options,
        ),
    },
    projects: {
      /** Shows the shared layer of the workspace: what was synced from projects, with evidence and provenance. `limit` counts nodes; each comes with the edges that start at it. Quotes of conversations are empty without the scope `exports`. API keys with `interviews`, or users with the role member. */
      getSharedGraph: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Paged<SharedGraph>> =>
        send.pagedJson<SharedGraph>(
          { method: 'GET', path: '/v1/knowledge/graph', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Creates a project. Its graph gathers what the newest reports of its campaigns say. API keys with `interviews`, or users with the role member. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Name to show to people. */
          name: string;
          /** What the project is about. */
          description?: string | undefined;
          /** Campaigns of the project. One that is in another project leaves it. */
          interview_ids?: string[] | undefined;
          /** Vaults of the project. */
          vault_ids?: string[] | undefined;
        },
        options?: CallOptions,
      ): Promise<Project> =>
        send.json<Project>({ method: 'POST', path: '/v1/projects', hasBody: true }, input, options),
      /** Lists the workspace's projects, newest first. API keys with `interviews`, or users with the role member. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Project>> =>
        send.page<Project>(
          { method: 'GET', path: '/v1/projects', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a project. API keys with `interviews`, or users with the role member. */
      get: (input: { project_id: string }, options?: CallOptions): Promise<Project> =>
        send.json<Project>({ method: 'GET', path: '/v1/projects/{project_id}' }, input, options),
      /** Changes the given fields of a project. What a campaign that leaves it brought into its graph goes with it. API keys with `interviews`, or users with the role member. */
      update: (
        input: { project_id: string } & {
          /** Name to show to people. */
          name?: string | undefined;
          /** What the project is about. */
          description?: string | undefined;
          /** All campaigns of the project. One that is in another project leaves it. */
          interview_ids?: string[] | undefined;
          /** All vaults of the project. */
          vault_ids?: string[] | undefined;
        },
        options?: CallOptions,
      ): Promise<Project> =>
        send.json<Project>({ method: 'PATCH', path: '/v1/projects/{project_id}', hasBody: true }, input, options),
      /** Deletes a project with its graph, chats and log. Campaigns, vaults and the shared layer stay. API keys with `interviews`, or users with the role member. */
      delete: (input: { project_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/projects/{project_id}' }, input, options),
      /** Shows the graph of a project: the maps of the newest reports of its campaigns, in which nodes of the same type and label are one, and what people added and changed. `limit` counts nodes; each comes with the edges that start at it. Quotes of conversations are empty without the scope `exports`. API keys with `interviews`, or users with the role member. */
      getGraph: (
        input: { project_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Paged<ProjectGraph>> =>
        send.pagedJson<ProjectGraph>(
          { method: 'GET', path: '/v1/projects/{project_id}/graph', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Adds an edge between two nodes of the graph. Evidence is checked as for nodes. API keys with `interviews`, or users with the role member. */
      addEdge: (
        input: { project_id: string } & {
          /** Kind of item: lower-case letters, digits and underscores, for example `theme`, `problem` or `organisation`. */
          type: string;
          /** `prj_key` of the node where it starts. */
          from_key: string;
          /** `prj_key` of the node where it ends. */
          to_key: string;
          /** What the item rests on. */
          evidence?:
            | {
                /** Of a quote: the conversation, of a campaign of the project. */
                conversation_id?: string | null | undefined;
                /** Of a quote: the turn. */
                turn_id?: string | null | undefined;
                /** Of a passage: a document that was uploaded. */
                document_id?: string | null | undefined;
                /** Of a passage; the current version if left out. */
                document_version?: number | null | undefined;
                /** UTF-16 offset within the turn's text as shown, or within the document. */
                start: number;
                /** End of the passage, as `start`; up to 2,000 characters later. */
                end: number;
                /** The passage, word for word. It is compared, if given; a quote of a conversation needs it. */
                quote?: string | null | undefined;
              }[]
            | undefined;
        },
        options?: CallOptions,
      ): Promise<ProjectEdge> =>
        send.json<ProjectEdge>(
          { method: 'POST', path: '/v1/projects/{project_id}/graph/edges', hasBody: true },
          input,
          options,
        ),
      /** Changes the given fields of an edge. Changes survive later reports, and the key stays the same. API keys with `interviews`, or users with the role member. */
      updateEdge: (
        input: { project_id: string; edge_key: string } & {
          /** Kind of item: lower-case letters, digits and underscores, for example `theme`, `problem` or `organisation`. */
          type?: string | undefined;
          /** Replaces what people attached so far. Evidence from reports stays. */
          evidence?:
            | {
                /** Of a quote: the conversation, of a campaign of the project. */
                conversation_id?: string | null | undefined;
                /** Of a quote: the turn. */
                turn_id?: string | null | undefined;
                /** Of a passage: a document that was uploaded. */
                document_id?: string | null | undefined;
                /** Of a passage; the current version if left out. */
                document_version?: number | null | undefined;
                /** UTF-16 offset within the turn's text as shown, or within the document. */
                start: number;
                /** End of the passage, as `start`; up to 2,000 characters later. */
                end: number;
                /** The passage, word for word. It is compared, if given; a quote of a conversation needs it. */
                quote?: string | null | undefined;
              }[]
            | undefined;
        },
        options?: CallOptions,
      ): Promise<ProjectEdge> =>
        send.json<ProjectEdge>(
          { method: 'PATCH', path: '/v1/projects/{project_id}/graph/edges/{edge_key}', hasBody: true },
          input,
          options,
        ),
      /** Removes an edge. It stays removed when a later report finds it again, until somebody adds it. API keys with `interviews`, or users with the role member. */
      deleteEdge: (input: { project_id: string; edge_key: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/projects/{project_id}/graph/edges/{edge_key}' }, input, options),
      /** Adds a node to the graph. Evidence is compared with its source, word for word; quotes of conversations need the scope `exports`. API keys with `interviews`, or users with the role member. */
      addNode: (
        input: { project_id: string } & {
          /** Kind of item: lower-case letters, digits and underscores, for example `theme`, `problem` or `organisation`. */
          type: string;
          /** Name to show. */
          label: string;
          /** Further properties: up to 50, 5 levels and 8 KiB of JSON. */
          properties?: Record<string, unknown> | undefined;
          /** What the item rests on. */
          evidence?:
            | {
                /** Of a quote: the conversation, of a campaign of the project. */
                conversation_id?: string | null | undefined;
                /** Of a quote: the turn. */
                turn_id?: string | null | undefined;
                /** Of a passage: a document that was uploaded. */
                document_id?: string | null | undefined;
                /** Of a passage; the current version if left out. */
                document_version?: number | null | undefined;
                /** UTF-16 offset within the turn's text as shown, or within the document. */
                start: number;
                /** End of the passage, as `start`; up to 2,000 characters later. */
                end: number;
                /** The passage, word for word. It is compared, if given; a quote of a conversation needs it. */
                quote?: string | null | undefined;
              }[]
            | undefined;
        },
        options?: CallOptions,
      ): Promise<ProjectNode> =>
        send.json<ProjectNode>(
          { method: 'POST', path: '/v1/projects/{project_id}/graph/nodes', hasBody: true },
          input,
          options,
        ),
      /** Changes the given fields of a node. Changes survive later reports, and the key stays the same. API keys with `interviews`, or users with the role member. */
      updateNode: (
        input: { project_id: string; prj_key: string } & {
          /** Kind of item: lower-case letters, digits and underscores, for example `theme`, `problem` or `organisation`. */
          type?: string | undefined;
          /** Name to show. */
          label?: string | undefined;
          /** Further properties: up to 50, 5 levels and 8 KiB of JSON. */
          properties?: Record<string, unknown> | undefined;
          /** Replaces what people attached so far. Evidence from reports stays. */
          evidence?:
            | {
                /** Of a quote: the conversation, of a campaign of the project. */
                conversation_id?: string | null | undefined;
                /** Of a quote: the turn. */
                turn_id?: string | null | undefined;
                /** Of a passage: a document that was uploaded. */
                document_id?: string | null | undefined;
                /** Of a passage; the current version if left out. */
                document_version?: number | null | undefined;
                /** UTF-16 offset within the turn's text as shown, or within the document. */
                start: number;
                /** End of the passage, as `start`; up to 2,000 characters later. */
                end: number;
                /** The passage, word for word. It is compared, if given; a quote of a conversation needs it. */
                quote?: string | null | undefined;
              }[]
            | undefined;
        },
        options?: CallOptions,
      ): Promise<ProjectNode> =>
        send.json<ProjectNode>(
          { method: 'PATCH', path: '/v1/projects/{project_id}/graph/nodes/{prj_key}', hasBody: true },
          input,
          options,
        ),
      /** Removes a node with its edges. It stays removed when a later report finds it again, until somebody adds it. API keys with `interviews`, or users with the role member. */
      deleteNode: (input: { project_id: string; prj_key: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/projects/{project_id}/graph/nodes/{prj_key}' }, input, options),
      /** Adds nodes and edges of the project to the shared layer of the workspace: all or none. It overwrites nothing, and an item that was synced before is skipped. A node that the layer has from another project, with the same type and label, is linked. API keys with `interviews`, or users with the role member. */
      sync: (
        input: { project_id: string } & {
          /** Nodes of the project graph (`prj_key`). */
          node_keys?: string[] | undefined;
          /** Edges of the project graph (`edge_key`). Their nodes must be in the shared layer, or in `node_keys`. */
          edge_keys?: string[] | undefined;
          /** Whom to name in the log and in the provenance, beside the caller. */
          synced_by?: string | null | undefined;
          /** Answer what a sync would do, and change nothing. */
          dry_run?: boolean | undefined;
        },
        options?: CallOptions,
      ): Promise<SyncResult> =>
        send.json<SyncResult>(
          { method: 'POST', path: '/v1/projects/{project_id}/sync', hasBody: true },
          input,
          options,
        ),
      /** Lists the syncs of the project, newest first. Dry runs are not in it. API keys with `interviews`, or users with the role member. */
      listSyncLog: (
        input: { project_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<SyncLogEntry>> =>
        send.page<SyncLogEntry>(
          { method: 'GET', path: '/v1/projects/{project_id}/sync-log', query: ['limit', 'cursor'] },
          input,
          options,
        ),
    },
    chat: {
      /** Starts a chat over the vaults and campaigns of a project. All members of the workspace see it. Without a title, it gets that of its first question. API keys with `interviews`, or users with the role member. */
      createSession: (
        input: { project_id: string } & {
          /** Title of the session. */
          title?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<ChatSession> =>
        send.json<ChatSession>(
          { method: 'POST', path: '/v1/projects/{project_id}/chat/sessions', hasBody: true },
          input,
          options,
        ),
      /** Lists the chats of a project, newest first. API keys with `interviews`, or users with the role member. */
      listSessions: (
        input: { project_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ChatSession>> =>
        send.page<ChatSession>(
          { method: 'GET', path: '/v1/projects/{project_id}/chat/sessions', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a chat of a project. API keys with `interviews`, or users with the role member. */
      getSession: (input: { project_id: string; session_id: string }, options?: CallOptions): Promise<ChatSession> =>
        send.json<ChatSession>(
          { method: 'GET', path: '/v1/projects/{project_id}/chat/sessions/{session_id}' },
          input,
          options,
        ),
      /** Changes the title of a chat. API keys with `interviews`, or users with the role member. */
      updateSession: (
        input: { project_id: string; session_id: string } & {
          /** Title of the session. */
          title: string;
        },
        options?: CallOptions,
      ): Promise<ChatSession> =>
        send.json<ChatSession>(
          { method: 'PATCH', path: '/v1/projects/{project_id}/chat/sessions/{session_id}', hasBody: true },
          input,
          options,
        ),
      /** Deletes a chat with its messages. API keys with `interviews`, or users with the role member. */
      deleteSession: (input: { project_id: string; session_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/projects/{project_id}/chat/sessions/{session_id}' },
          input,
          options,
        ),
      /** Asks a question and answers it, with citations, from the campaigns and documents of the project that the caller may see. Up to three campaigns, those whose passages are nearest, are asked like `POST /v1/interviews/{interview_id}/query`: sentences of a language model, each proven, or the nearest passages as they were said, and how many people say so, say the opposite or are silent (`answers`). An API key without the scope `exports` is answered from other documents alone. With `Accept: text/event-stream` the answer comes as server-sent events: `delta` {text}, a sentence each, which joined are the text; `citation` after the sentence that first cites it, and at the end those of `answers` alone; `artifact`, if the answer proposes one; and `done` with the complete answer. Every sentence is checked against its sources before it is sent. The question is stored first: after a broken connection the answer is in the messages of the session, or the question can be sent again with the same `client_message_id`. API keys with `interviews`, or users with the role member. */
      sendMessage: (
        input: { project_id: string; session_id: string } & {
          /** The question. */
          text: string;
          /** Makes the question safe to send again: the same id in the same session gives the same answer. */
          client_message_id?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'POST', path: '/v1/projects/{project_id}/chat/sessions/{session_id}/messages', hasBody: true },
          input,
          options,
        ),
      /** Lists the messages of a chat in the order of the conversation. `stale` marks citations of documents that were replaced or deleted since. Answers from transcripts and reports are withheld from an API key without the scope `exports`. API keys with `interviews`, or users with the role member. */
      listMessages: (
        input: { project_id: string; session_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ChatMessage>> =>
        send.page<ChatMessage>(
          {
            method: 'GET',
            path: '/v1/projects/{project_id}/chat/sessions/{session_id}/messages',
            query: ['limit', 'cursor'],
          },
          input,
          options,
        ),
    },
    insightsChat: {
      /** Starts a chat over all vaults of the workspace. Only its user sees it, and the keys that this user created. Without a title, it gets that of its first question. API keys with `interviews`, or users with the role member. */
      createSession: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Title of the session. */
          title?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<ChatSession> =>
        send.json<ChatSession>({ method: 'POST', path: '/v1/insights-chat/sessions', hasBody: true }, input, options),
      /** Lists the caller's own chats, newest first. An API key sees those of the user who created it; verified support sees all. API keys with `interviews`, or users with the role member. */
      listSessions: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<ChatSession>> =>
        send.page<ChatSession>(
          { method: 'GET', path: '/v1/insights-chat/sessions', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a chat. That of somebody else is 404. API keys with `interviews`, or users with the role member. */
      getSession: (input: { chat_session_id: string }, options?: CallOptions): Promise<ChatSession> =>
        send.json<ChatSession>({ method: 'GET', path: '/v1/insights-chat/sessions/{chat_session_id}' }, input, options),
      /** Deletes a chat with its messages and artifacts. API keys with `interviews`, or users with the role member. */
      deleteSession: (input: { chat_session_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/insights-chat/sessions/{chat_session_id}' }, input, options),
      /** Saves an answer, or content of your own, as an artifact: Markdown, a table or the data of a chart, at most 64 KiB. Only the user who saved it sees it. Users with the role member only. */
      createArtifact: (
        input: { chat_session_id: string } & {
          /** What to save. */
          kind: 'markdown' | 'table' | 'chart';
          /** Title; without it, that of the session. */
          title?: string | undefined;
          /** The answer that the content rests on. */
          message_id?: string | undefined;
          /** Markdown text, a table or the data of a chart, according to `kind`. Without it, the answer as Markdown, or its citations as a table. */
          content?: string | ChatTable | ChatChart | undefined;
        },
        options?: CallOptions,
      ): Promise<ChatArtifact> =>
        send.json<ChatArtifact>(
          { method: 'POST', path: '/v1/insights-chat/sessions/{chat_session_id}/artifacts', hasBody: true },
          input,
          options,
        ),
      /** Lists the caller's own artifacts of a chat, newest first. An API key sees those of the user who created it; verified support sees all. Artifacts from transcripts and reports are left out for an API key without the scope `exports`. API keys with `interviews`, or users with the role member. */
      listArtifacts: (
        input: { chat_session_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ChatArtifact>> =>
        send.page<ChatArtifact>(
          { method: 'GET', path: '/v1/insights-chat/sessions/{chat_session_id}/artifacts', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Asks a question and answers it from the interviews and documents that the caller may see, with citations. Up to three campaigns, those whose passages are nearest, are asked like `POST /v1/interviews/{interview_id}/query`: sentences of a language model, each proven, or the nearest passages as they were said, and how many people say so, say the opposite or are silent (`answers`). An API key without the scope `exports` is answered from other documents alone. With `Accept: text/event-stream` the answer comes as server-sent events: `delta` {text}, a sentence each, which joined are the text; `citation` after the sentence that first cites it, and at the end those of `answers` alone; `artifact`, if the answer proposes one; and `done` with the complete answer. Every sentence is checked against its sources before it is sent. The question is stored first: after a broken connection the answer is in the messages of the session, or the question can be sent again with the same `client_message_id`. API keys with `interviews`, or users with the role member. */
      sendMessage: (
        input: { chat_session_id: string } & {
          /** The question. */
          text: string;
          /** Makes the question safe to send again: the same id in the same session gives the same answer. */
          client_message_id?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Response> =>
        send.raw(
          { method: 'POST', path: '/v1/insights-chat/sessions/{chat_session_id}/messages', hasBody: true },
          input,
          options,
        ),
      /** Lists the messages of a chat in the order of the conversation. `stale` marks citations of documents that were replaced or deleted since. Answers from transcripts and reports are withheld from an API key without the scope `exports`. API keys with `interviews`, or users with the role member. */
      listMessages: (
        input: { chat_session_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<ChatMessage>> =>
        send.page<ChatMessage>(
          { method: 'GET', path: '/v1/insights-chat/sessions/{chat_session_id}/messages', query: ['limit', 'cursor'] },
          input,
          options,
        ),
    },
    webhookEndpoints: {
      /** Registers a receiver of events. The secret is shown only in this response. API keys with `webhooks`, or users with the role admin. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** HTTPS address of the receiver. */
          url: string;
          /** Types of events to deliver; all when empty. */
          events?:
            | (
                | 'campaign.started'
                | 'campaign.paused'
                | 'campaign.completed'
                | 'interview.completed'
                | 'synthesis.completed'
                | 'webhook.ping'
                | 'interview.scheduled'
              )[]
            | undefined;
          /** Interviews whose events are delivered; all when empty. */
          interview_ids?: string[] | undefined;
          /** What the endpoint is for. */
          description?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<NewWebhookEndpoint> =>
        send.json<NewWebhookEndpoint>({ method: 'POST', path: '/v1/webhook-endpoints', hasBody: true }, input, options),
      /** Lists the workspace's webhook endpoints, newest first. API keys with `webhooks`, or users with the role admin. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<WebhookEndpoint>> =>
        send.page<WebhookEndpoint>(
          { method: 'GET', path: '/v1/webhook-endpoints', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a webhook endpoint, without its secret. API keys with `webhooks`, or users with the role admin. */
      get: (input: { endpoint_id: string }, options?: CallOptions): Promise<WebhookEndpoint> =>
        send.json<WebhookEndpoint>({ method: 'GET', path: '/v1/webhook-endpoints/{endpoint_id}' }, input, options),
      /** Changes the given fields. Deactivating an endpoint fails its pending deliveries. API keys with `webhooks`, or users with the role admin. */
      update: (
        input: { endpoint_id: string } & {
          /** Whether to deliver events. */
          active?: boolean | undefined;
          /** HTTPS address of the receiver. */
          url?: string | undefined;
          /** Types of events to deliver; all when empty. */
          events?:
            | (
                | 'campaign.started'
                | 'campaign.paused'
                | 'campaign.completed'
                | 'interview.completed'
                | 'synthesis.completed'
                | 'webhook.ping'
                | 'interview.scheduled'
              )[]
            | undefined;
          /** Interviews whose events are delivered; all when empty. */
          interview_ids?: string[] | undefined;
          /** What the endpoint is for. */
          description?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<WebhookEndpoint> =>
        send.json<WebhookEndpoint>(
          { method: 'PATCH', path: '/v1/webhook-endpoints/{endpoint_id}', hasBody: true },
          input,
          options,
        ),
      /** Deletes a webhook endpoint and cancels its pending deliveries. API keys with `webhooks`, or users with the role admin. */
      delete: (input: { endpoint_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/webhook-endpoints/{endpoint_id}' }, input, options),
      /** Lists finished deliveries, newest first. Use `status=pending` for pending ones. API keys with `webhooks`, or users with the role admin. */
      listDeliveries: (
        input: { endpoint_id: string } & {
          /** Only deliveries with this status. */
          status?: 'pending' | 'delivered' | 'failed' | undefined;
          /** Only deliveries of this event. */
          event?:
            | 'campaign.started'
            | 'campaign.paused'
            | 'campaign.completed'
            | 'interview.completed'
            | 'synthesis.completed'
            | 'webhook.ping'
            | 'interview.scheduled'
            | undefined;
          /** Only deliveries of events about this interview. */
          interview_id?: string | undefined;
          /** Queued from this time on. */
          from?: string | undefined;
          /** Queued before this time. */
          to?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<WebhookDelivery>> =>
        send.page<WebhookDelivery>(
          {
            method: 'GET',
            path: '/v1/webhook-endpoints/{endpoint_id}/deliveries',
            query: ['status', 'event', 'interview_id', 'from', 'to', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Shows a delivery in any status, with each attempt. API keys with `webhooks`, or users with the role admin. */
      getDelivery: (
        input: { endpoint_id: string; delivery_id: string },
        options?: CallOptions,
      ): Promise<WebhookDeliveryDetail> =>
        send.json<WebhookDeliveryDetail>(
          { method: 'GET', path: '/v1/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}' },
          input,
          options,
        ),
      /** Sends the event of a finished delivery again, as a new delivery with the same `webhook-id`. The finished one stays as it is, and `resent_from` of the new one names it. 409 while it is pending or being resent, and for an inactive endpoint. API keys with `webhooks`, or users with the role admin. */
      resendDelivery: (
        input: { endpoint_id: string; delivery_id: string },
        options?: CallOptions,
      ): Promise<{
        /** The new delivery. */
        delivery_id: string;
      }> =>
        send.json<{
          /** The new delivery. */
          delivery_id: string;
        }>(
          { method: 'POST', path: '/v1/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/resend' },
          input,
          options,
        ),
      /** Lists every event matched to the endpoint in the last 30 days, in the order in which they became visible, delivered or not, so that a receiver can catch up. Keep the `cursor` of the last event and send it as `after` to get what came later, now or in weeks. API keys with `webhooks`, or users with the role admin. */
      listEvents: (
        input: { endpoint_id: string } & {
          /** The `cursor` of the last event seen. */
          after?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<WebhookFeedEvent>> =>
        send.page<WebhookFeedEvent>(
          { method: 'GET', path: '/v1/webhook-endpoints/{endpoint_id}/events', query: ['after', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Gives an endpoint a new secret, shown only in this response. Deliveries are also signed with the former one for 24 hours. API keys with `webhooks`, or users with the role admin. */
      rotateSecret: (input: { endpoint_id: string }, options?: CallOptions): Promise<NewWebhookEndpoint> =>
        send.json<NewWebhookEndpoint>(
          { method: 'POST', path: '/v1/webhook-endpoints/{endpoint_id}/rotate-secret' },
          input,
          options,
        ),
      /** Shows statistics of the deliveries of the last 24 hours, and `series`: what ended in each hour or day, without gaps, in up to 750 buckets. The series goes back as far as deliveries are kept, 30 days by default. API keys with `webhooks`, or users with the role admin. */
      getStats: (
        input: { endpoint_id: string } & {
          /** Length of the buckets of the series: hours, or days in UTC. Default: hours. */
          bucket?: 'hour' | 'day' | undefined;
          /** Where the series begins. Default: 24 hours before its end, or 30 days. */
          from?: string | undefined;
          /** Where the series ends. Default: now. */
          to?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<WebhookEndpointStats> =>
        send.json<WebhookEndpointStats>(
          { method: 'GET', path: '/v1/webhook-endpoints/{endpoint_id}/stats', query: ['bucket', 'from', 'to'] },
          input,
          options,
        ),
      /** Sends a real `webhook.ping` only to this endpoint, regardless of its subscriptions. API keys with `webhooks`, or users with the role admin. */
      test: (
        input: { endpoint_id: string },
        options?: CallOptions,
      ): Promise<{
        /** UUIDv7. */
        delivery_id: string;
      }> =>
        send.json<{
          /** UUIDv7. */
          delivery_id: string;
        }>({ method: 'POST', path: '/v1/webhook-endpoints/{endpoint_id}/test' }, input, options),
      /** Lists the events that an endpoint may subscribe to, with the JSON Schema of the body. API keys with `webhooks`, or users with the role member. */
      listEventTypes: (input: Record<string, never> = {}, options?: CallOptions): Promise<WebhookEventType[]> =>
        send.json<WebhookEventType[]>({ method: 'GET', path: '/v1/webhook-events' }, input, options),
    },
    mcp: {
      /** Names the issuer whose tokens open the MCP server (RFC 9728), so that an OAuth client can connect by the address alone. No credential needed. */
      describeResource: (input: Record<string, never> = {}, options?: CallOptions): Promise<ProtectedResource> =>
        send.json<ProtectedResource>(
          { method: 'GET', path: '/.well-known/oauth-protected-resource/v1/mcp' },
          input,
          options,
        ),
    },
    jobs: {
      /** Lists the workspace's queued, running and retrying jobs. A platform admin who names no workspace sees all. Any API key or user. */
      listActive: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Job>> =>
        send.page<Job>(
          { method: 'GET', path: '/v1/jobs/active', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Shows a job, its progress, and what it leaves. Any API key or user. */
      get: (input: { job_id: string }, options?: CallOptions): Promise<Job> =>
        send.json<Job>({ method: 'GET', path: '/v1/jobs/{job_id}' }, input, options),
      /** Cancels a job that has not finished. API keys with `interviews`, or users with the role member. */
      cancel: (input: { job_id: string }, options?: CallOptions): Promise<Job> =>
        send.json<Job>({ method: 'POST', path: '/v1/jobs/{job_id}/cancel' }, input, options),
    },
    workspaces: {
      /** Makes the caller a member of the workspace that invited their verified e-mail address, or the machine identity that
    the token belongs to. A repeated call returns the same response. An existing member keeps their role. Users only. */
      acceptInvitation: (input: { token: string }, options?: CallOptions): Promise<Workspace> =>
        send.json<Workspace>({ method: 'POST', path: '/v1/invitations/{token}/accept' }, input, options),
      /** Creates a workspace and makes the caller its owner. Linking it requires an owner of the organisation, or a platform admin. Users only. */
      create: (
        input: {
          /** Name to show to people. */
          name: string;
          /** The id of an organisation at the identity provider. Its people become members when they first sign in, with their role there. */
          identity_provider_org_id?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Workspace> =>
        send.json<Workspace>({ method: 'POST', path: '/v1/workspaces', hasBody: true }, input, options),
      /** Lists the caller's workspaces, newest first. Users only. */
      list: (
        input: {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Workspace>> =>
        send.page<Workspace>({ method: 'GET', path: '/v1/workspaces', query: ['limit', 'cursor'] }, input, options),
      /** Shows a workspace. Users with the role member only. */
      get: (input: { workspace_id: string }, options?: CallOptions): Promise<Workspace> =>
        send.json<Workspace>({ method: 'GET', path: '/v1/workspaces/{workspace_id}' }, input, options),
      /** Renames a workspace, or links it to an organisation of the identity provider. Linking requires an owner of the organisation, or a platform admin. Users with the role owner only. */
      update: (
        input: { workspace_id: string } & {
          /** Name to show to people. */
          name?: string | undefined;
          /** Null ends the link. */
          identity_provider_org_id?: string | null | undefined;
        },
        options?: CallOptions,
      ): Promise<Workspace> =>
        send.json<Workspace>({ method: 'PATCH', path: '/v1/workspaces/{workspace_id}', hasBody: true }, input, options),
      /** Lists who did what in a workspace, newest first. Entries of other services appear within about a second. Users with the role admin only. */
      listAuditLog: (
        input: { workspace_id: string } & {
          /** Only entries with this action. */
          action?:
            | 'workspace.created'
            | 'workspace.renamed'
            | 'workspace.linked'
            | 'workspace.unlinked'
            | 'workspace.ownership_transferred'
            | 'workspace.limits_changed'
            | 'member.invited'
            | 'member.invitation_withdrawn'
            | 'member.joined'
            | 'member.added'
            | 'member.role_changed'
            | 'member.removed'
            | 'member.left'
            | 'api_key.created'
            | 'api_key.rotated'
            | 'api_key.revoked'
            | 'retrieval_key.created'
            | 'retrieval_key.revoked'
            | 'email_domain.added'
            | 'email_domain.status_changed'
            | 'email_domain.removed'
            | 'webhook_endpoint.created'
            | 'webhook_endpoint.changed'
            | 'webhook_endpoint.secret_rotated'
            | 'webhook_endpoint.deleted'
            | 'webhook_endpoint.tested'
            | 'webhook_endpoint.delivery_resent'
            | 'webhook_endpoint.deactivated'
            | 'campaign.created'
            | 'campaign.changed'
            | 'campaign.started'
            | 'campaign.paused'
            | 'campaign.resumed'
            | 'campaign.completed'
            | 'campaign.deleted'
            | 'campaign.rehearsed'
            | 'campaign.names_hidden'
            | 'campaign.names_shown'
            | 'agent_template.created'
            | 'agent_template.changed'
            | 'agent_template.deleted'
            | 'join_link.created'
            | 'join_link.deleted'
            | 'booking_page.changed'
            | 'reservation.created'
            | 'reservation.changed'
            | 'reservation.cancelled'
            | 'contact.created'
            | 'contacts.created'
            | 'contact.changed'
            | 'contact.deleted'
            | 'contact.invited'
            | 'contacts.invited'
            | 'contact.reactivated'
            | 'contact.cancelled'
            | 'contact.joined'
            | 'contact.unsubscribed'
            | 'contact.consented'
            | 'contact.email_confirmed'
            | 'contact.names_revealed'
            | 'contact.name_hidden'
            | 'contact.name_shown'
            | 'contact.exported'
            | 'contact.erased'
            | 'contact.expired'
            | 'contact.withdrew'
            | 'link.opened'
            | 'session.started'
            | 'answer.corrected'
            | 'session.finished'
            | 'conversation.imported'
            | 'recording.begun'
            | 'recording.stored'
            | 'recording.deleted'
            | 'recording.read'
            | 'turn.question_reset'
            | 'turn.question_set'
            | 'turn.tagged'
            | 'answer.changed'
            | 'answer.restored'
            | 'flag.cleared'
            | 'transcript.read'
            | 'transcripts.exported'
            | 'responses.read'
            | 'responses.exported'
            | 'synthesis.requested'
            | 'report.requested'
            | 'report.read'
            | 'report.exported'
            | 'report.queried'
            | 'report.shared'
            | 'report.share_revoked'
            | 'report.share_opened'
            | 'report.corrected'
            | 'report.correction_deleted'
            | 'codebook.changed'
            | 'codebook.coded'
            | 'codebook.coding_deleted'
            | 'vault.created'
            | 'vault.changed'
            | 'vault.deleted'
            | 'document.added'
            | 'document.read'
            | 'context.read'
            | 'document.deleted'
            | 'chat.created'
            | 'chat.renamed'
            | 'chat.deleted'
            | 'chat.asked'
            | 'chat.read'
            | 'chat.artifact_saved'
            | 'project.created'
            | 'project.changed'
            | 'project.deleted'
            | 'project.graph_read'
            | 'project.graph_changed'
            | 'project.synced'
            | 'shared_graph.read'
            | 'job.cancelled'
            | 'support.entered'
            | 'platform_admin.entered'
            | undefined;
          /** Id of a user or a key; a user stands for the keys made by them, too. */
          actor?: string | undefined;
          /** Only entries of this channel. */
          channel?: 'api' | 'user' | 'participant' | 'mcp' | 'system' | undefined;
          /** Id of the thing that was acted on. */
          subject?: string | undefined;
          /** From this time on. */
          from?: string | undefined;
          /** Before this time. */
          to?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<AuditEntry>> =>
        send.page<AuditEntry>(
          {
            method: 'GET',
            path: '/v1/workspaces/{workspace_id}/audit-log',
            query: ['action', 'actor', 'channel', 'subject', 'from', 'to', 'limit', 'cursor'],
          },
          input,
          options,
        ),
      /** Adds a sender domain for mail. Publish the records of the response; they are checked periodically. Users with the role admin only. */
      createEmailDomain: (
        input: { workspace_id: string } & {
          /** For example `example.org`. */
          domain: string;
        },
        options?: CallOptions,
      ): Promise<EmailDomain> =>
        send.json<EmailDomain>(
          { method: 'POST', path: '/v1/workspaces/{workspace_id}/email-domains', hasBody: true },
          input,
          options,
        ),
      /** Lists the workspace's e-mail domains with the state of their DNS records, newest first. Users with the role admin only. */
      listEmailDomains: (
        input: { workspace_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<EmailDomain>> =>
        send.page<EmailDomain>(
          { method: 'GET', path: '/v1/workspaces/{workspace_id}/email-domains', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Removes a domain and its key. Mail is sent from the default sender again. Users with the role admin only. */
      deleteEmailDomain: (
        input: { workspace_id: string; email_domain_id: string },
        options?: CallOptions,
      ): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/workspaces/{workspace_id}/email-domains/{email_domain_id}' },
          input,
          options,
        ),
      /** Checks the DNS records of the domain now. If the name servers do not respond, nothing changes. Users with the role admin only. */
      verifyEmailDomain: (
        input: { workspace_id: string; email_domain_id: string },
        options?: CallOptions,
      ): Promise<EmailDomain> =>
        send.json<EmailDomain>(
          { method: 'POST', path: '/v1/workspaces/{workspace_id}/email-domains/{email_domain_id}/verify' },
          input,
          options,
        ),
      /** Lists the invitations of members that can still be accepted, newest first. Users with the role admin only. */
      listInvitations: (
        input: { workspace_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<MemberInvitation>> =>
        send.page<MemberInvitation>(
          { method: 'GET', path: '/v1/workspaces/{workspace_id}/invitations', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Withdraws an invitation of a member. Its link stops working. Users with the role admin only. */
      withdrawInvitation: (
        input: { workspace_id: string; invitation_id: string },
        options?: CallOptions,
      ): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/workspaces/{workspace_id}/invitations/{invitation_id}' },
          input,
          options,
        ),
      /** Shows the quotas of the workspace, their usage, and its rate limits. Users with the role member only. */
      getLimits: (input: { workspace_id: string }, options?: CallOptions): Promise<WorkspaceLimits> =>
        send.json<WorkspaceLimits>({ method: 'GET', path: '/v1/workspaces/{workspace_id}/limits' }, input, options),
      /** Sets the quotas and rate limits of a workspace. Replaces all its own limits: a limit that is omitted or null falls back to the settings of the installation. Existing resources stay, even above the new quota. A quota is enforced as soon as GET shows it, shortly afterwards. Platform admins, and API keys with `*` that a platform admin created. */
      setLimits: (
        input: { workspace_id: string } & {
          /** How much the workspace may have. */
          quotas?:
            | {
                /** Campaigns. */
                interviews?: number | null | undefined;
                /** Contacts of all campaigns. */
                contacts?: number | null | undefined;
                /** Conversations of one calendar month. */
                conversations_per_month?: number | null | undefined;
                /** Documents of all vaults. */
                documents?: number | null | undefined;
                /** Webhook endpoints. */
                webhook_endpoints?: number | null | undefined;
                /** API keys that are neither revoked nor expired. */
                api_keys?: number | null | undefined;
                /** Members. */
                members?: number | null | undefined;
                /** Invitations of members in 24 hours. */
                member_invitations_per_day?: number | null | undefined;
                /** E-mails in 24 hours. */
                mails_per_day?: number | null | undefined;
              }
            | undefined;
          /** Requests in any 60 seconds. */
          rate_limits?:
            | {
                /** GET requests of a key or user. */
                reads_per_minute?: number | null | undefined;
                /** Other requests of a key or user. */
                writes_per_minute?: number | null | undefined;
                /** Retrieval requests of a key or user. */
                retrieval_per_minute?: number | null | undefined;
                /** Requests of a participant. */
                session_per_minute?: number | null | undefined;
              }
            | undefined;
        },
        options?: CallOptions,
      ): Promise<WorkspaceLimits> =>
        send.json<WorkspaceLimits>(
          { method: 'PUT', path: '/v1/workspaces/{workspace_id}/limits', hasBody: true },
          input,
          options,
        ),
      /** Invites a person by `email`, or a machine identity by its `subject` (claim `sub` of the caller's issuer). It replaces
    an open invitation of the same invitee. Only this response contains the token. A machine joins with the token by
    `POST /v1/invitations/{token}/accept` with its own access token, so nobody can add somebody else's machine to a workspace. Users with the role admin only. */
      addMember: (
        input: { workspace_id: string } & {
          /** Of a person. Either this or `subject`. */
          email?: string | undefined;
          /** Of a machine identity. Either this or `email`. */
          subject?: string | undefined;
          /** The role to get. */
          role: 'admin' | 'member';
        },
        options?: CallOptions,
      ): Promise<NewMemberInvitation> =>
        send.json<NewMemberInvitation>(
          { method: 'POST', path: '/v1/workspaces/{workspace_id}/members', hasBody: true },
          input,
          options,
        ),
      /** Lists the people in a workspace. Users with the role member only. */
      listMembers: (
        input: { workspace_id: string } & {
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<Page<Member>> =>
        send.page<Member>(
          { method: 'GET', path: '/v1/workspaces/{workspace_id}/members', query: ['limit', 'cursor'] },
          input,
          options,
        ),
      /** Changes a member's role. In a linked workspace, the identity provider is changed first. A workspace always keeps one owner. Users with the role owner only. */
      setMemberRole: (
        input: { workspace_id: string; member_user_id: string } & {
          /** The new role. */
          role: 'admin' | 'member';
        },
        options?: CallOptions,
      ): Promise<Member> =>
        send.json<Member>(
          { method: 'PATCH', path: '/v1/workspaces/{workspace_id}/members/{member_user_id}', hasBody: true },
          input,
          options,
        ),
      /** Removes a member. Admins may remove others; everybody may leave. In a linked workspace, the identity provider is changed first. A workspace always keeps one owner. Keys that the person created keep working. Users with the role member only. */
      removeMember: (input: { workspace_id: string; member_user_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing(
          { method: 'DELETE', path: '/v1/workspaces/{workspace_id}/members/{member_user_id}' },
          input,
          options,
        ),
      /** Transfers the caller's ownership to another member, who is returned. The caller becomes an admin. Users with the role owner only. */
      transferOwnership: (
        input: { workspace_id: string } & {
          /** UUIDv7. */
          user_id: string;
        },
        options?: CallOptions,
      ): Promise<Member> =>
        send.json<Member>(
          { method: 'POST', path: '/v1/workspaces/{workspace_id}/transfer-ownership', hasBody: true },
          input,
          options,
        ),
    },
    signIn: {
      /** Says how people sign in: the authorization code flow with PKCE at this issuer, as this public client. The issuer's
    `/.well-known/openid-configuration` names its addresses. No credential needed. */
      getConfig: (input: Record<string, never> = {}, options?: CallOptions): Promise<AuthConfig> =>
        send.json<AuthConfig>({ method: 'GET', path: '/v1/auth/config' }, input, options),
      /** Shows the signed-in person, their role on the platform and their workspaces, newest first (at most 1,000). Users only. */
      getMe: (input: Record<string, never> = {}, options?: CallOptions): Promise<Me> =>
        send.json<Me>({ method: 'GET', path: '/v1/me' }, input, options),
    },
    apiKeys: {
      /** Creates an API key of the workspace. The key itself is shown only in this response. Users with the role admin only. */
      create: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Name to show to people. */
          name: string;
          /** What the key may do; `*` means everything. */
          scopes: ('interviews' | 'exports' | 'webhooks' | 'mcp' | '*')[];
          /** Days until the key expires. */
          expires_in_days?: number | undefined;
        },
        options?: CallOptions,
      ): Promise<NewApiKey> =>
        send.json<NewApiKey>({ method: 'POST', path: '/v1/api-keys', hasBody: true }, input, options),
      /** Lists the workspace's API keys, newest first, without the keys themselves. Users with the role admin only. */
      list: (
        input: {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<ApiKey>> =>
        send.page<ApiKey>(
          { method: 'GET', path: '/v1/api-keys', query: ['workspace_id', 'limit', 'cursor'] },
          input,
          options,
        ),
      /** Revokes an API key. It stops working before this request returns. Users with the role admin only. */
      revoke: (input: { key_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/api-keys/{key_id}' }, input, options),
      /** Creates a second key with the same name and scopes. The old one works for `grace_seconds`, or without them until it is revoked or expires. Users with the role admin only. */
      rotate: (
        input: { key_id: string } & {
          /** How long the old key still works. It never works longer than without a rotation. */
          grace_seconds?: number | null | undefined;
        },
        options?: CallOptions,
      ): Promise<NewApiKey> =>
        send.json<NewApiKey>({ method: 'POST', path: '/v1/api-keys/{key_id}/rotate', hasBody: true }, input, options),
    },
    preferences: {
      /** Shows your progress in a guide in this workspace, and whether it may start automatically. A guide that you have not seen is `not_started`. Users with the role member only. */
      getOnboarding: (
        input: { guide_key: string } & {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
        },
        options?: CallOptions,
      ): Promise<OnboardingGuide> =>
        send.json<OnboardingGuide>(
          { method: 'GET', path: '/v1/preferences/onboarding/{guide_key}', query: ['workspace_id'] },
          input,
          options,
        ),
      /** Records progress in a guide. `auto_started` only from `not_started`, `completed` and `skipped` until it is one of them, `reset` only after that; `started` (by hand) is always possible and moves `last_started_at` alone. Users with the role member only. */
      recordOnboarding: (
        input: { guide_key: string } & {
          /** Only if the credential has several workspaces. */
          workspace_id?: string | undefined;
        } & {
          /** What happened with the guide. */
          event: 'auto_started' | 'started' | 'completed' | 'skipped' | 'reset';
        },
        options?: CallOptions,
      ): Promise<OnboardingGuide> =>
        send.json<OnboardingGuide>(
          { method: 'PATCH', path: '/v1/preferences/onboarding/{guide_key}', query: ['workspace_id'], hasBody: true },
          input,
          options,
        ),
    },
    demo: {
      /** Creates a demo, by default as a draft. Platform admins, and API keys with `*` that a platform admin created. */
      create: (
        input: {
          /** Lower-case letters, digits and single hyphens. */
          slug: string;
          /** Company that the demo is for. */
          company_name: string;
          /** Kind of demo. */
          demo_type?: 'guided' | 'sandbox' | undefined;
          /** Only a `live` demo is shown. */
          status?: 'draft' | 'live' | 'archived' | undefined;
        },
        options?: CallOptions,
      ): Promise<Demo> => send.json<Demo>({ method: 'POST', path: '/v1/demo', hasBody: true }, input, options),
      /** Lists all demos, newest first. Platform admins, and API keys with `*` that a platform admin created. */
      list: (
        input: {
          /** Only demos with this status. */
          status?: 'draft' | 'live' | 'archived' | undefined;
          /** Rows in one page. */
          limit?: number | undefined;
          /** From the `Link` of the page before. */
          cursor?: string | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<Page<Demo>> =>
        send.page<Demo>({ method: 'GET', path: '/v1/demo', query: ['status', 'limit', 'cursor'] }, input, options),
      /** Shows a live demo by its slug, and counts the view. No credential needed. */
      view: (input: { slug: string }, options?: CallOptions): Promise<Demo> =>
        send.json<Demo>({ method: 'GET', path: '/v1/demo/public/{slug}' }, input, options),
      /** Changes a demo. Allowed changes of status: draft to live or archived, live to draft or archived, archived to draft. Platform admins, and API keys with `*` that a platform admin created. */
      update: (
        input: { demo_id: string } & {
          /** Lower-case letters, digits and single hyphens. */
          slug?: string | undefined;
          /** Company that the demo is for. */
          company_name?: string | undefined;
          /** Kind of demo. */
          demo_type?: 'guided' | 'sandbox' | undefined;
          /** Only a `live` demo is shown. */
          status?: 'draft' | 'live' | 'archived' | undefined;
        },
        options?: CallOptions,
      ): Promise<Demo> =>
        send.json<Demo>({ method: 'PATCH', path: '/v1/demo/{demo_id}', hasBody: true }, input, options),
      /** Deletes a demo; its slug is free again. Platform admins, and API keys with `*` that a platform admin created. */
      delete: (input: { demo_id: string }, options?: CallOptions): Promise<void> =>
        send.nothing({ method: 'DELETE', path: '/v1/demo/{demo_id}' }, input, options),
    },
    health: {
      /** Shows whether every service responds. 503 only when credentials cannot be checked; `degraded` when another service is down or events wait because NATS or their stream is missing or full. A credential is optional, unless the operator requires one. */
      get: (input: Record<string, never> = {}, options?: CallOptions): Promise<Health> =>
        send.json<Health>({ method: 'GET', path: '/v1/health' }, input, options),
      /** Shows whether the database schema of every service fits its code. Stays `ok` during a rolling update. A credential is optional, unless the operator requires one. */
      getDatabase: (input: Record<string, never> = {}, options?: CallOptions): Promise<SchemaHealth> =>
        send.json<SchemaHealth>({ method: 'GET', path: '/v1/health/db' }, input, options),
      /** Counts the interview workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`. A credential is optional, unless the operator requires one. */
      getInterviewWorkers: (
        input: {
          /** Fewer workers are not enough. */
          min_workers?: number | undefined;
          /** Oldest heartbeat of a live worker. */
          max_age_seconds?: number | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<WorkerHealth> =>
        send.json<WorkerHealth>(
          { method: 'GET', path: '/v1/health/interview-workers', query: ['min_workers', 'max_age_seconds'] },
          input,
          options,
        ),
      /** Counts the job workers whose heartbeat is younger than `max_age_seconds`. 503 below `min_workers`. A credential is optional, unless the operator requires one. */
      getWorkers: (
        input: {
          /** Fewer workers are not enough. */
          min_workers?: number | undefined;
          /** Oldest heartbeat of a live worker. */
          max_age_seconds?: number | undefined;
        } = {},
        options?: CallOptions,
      ): Promise<WorkerHealth> =>
        send.json<WorkerHealth>(
          { method: 'GET', path: '/v1/health/workers', query: ['min_workers', 'max_age_seconds'] },
          input,
          options,
        ),
    },
    metrics: {
      /** Shows the metrics of the gateway in the Prometheus exposition format. A credential is optional, unless the operator requires one. */
      get: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/metrics' }, input, options),
    },
    reference: {
      /** Returns this document (OpenAPI 3.1). No credential needed. */
      getOpenApi: (input: Record<string, never> = {}, options?: CallOptions): Promise<Response> =>
        send.raw({ method: 'GET', path: '/v1/openapi.json' }, input, options),
    },
  };
}
