import type { WordOf, campaigns, jobPayloads } from '@insights/contracts';

/** Each kind of mail has a text in every language. */
export type MailKind = WordOf<typeof jobPayloads.MailKind>;

export type FlagKind = WordOf<typeof campaigns.FlagKind>;

/** What has failed at a webhook endpoint since its last success. */
export interface Failures {
  readonly attempts: number;
  readonly since: string;
  /** What failed first: type of the event, its webhook-id, and the error in words. */
  readonly event: string;
  readonly event_id: string;
  readonly reason: string;
  /** The receiver answered 410, so the service deactivated the endpoint. */
  readonly is_gone: boolean;
}

/** The content of one mail, without its text. */
export interface Letter {
  readonly kind: MailKind;
  readonly to: { readonly address: string; readonly name: string | null };
  /** Language tag; languages without a text get English. */
  readonly locale: string;
  /** For dates. */
  readonly timezone: string;
  /** The target of the mail's button; null if there is nothing to open. */
  readonly link: string | null;
  readonly expires_at: string | null;
  /** The start of a scheduled interview. */
  readonly scheduled_for: string | null;
  readonly calendar: { readonly content: string; readonly content_type: string } | null;
  /** The same for all mails about one thing, so that mail programs show them together; null for a mail on its own. */
  readonly thread_id: string | null;
  readonly campaign_name: string | null;
  readonly minutes: number | null;
  /** Of a member invitation. */
  readonly role: string | null;
  /** Of a mail about a flag. */
  readonly flag: FlagKind | null;
  /** Of a mail about a failing webhook endpoint. */
  readonly failures: Failures | null;
  /** Unsubscribes with one click; null for mails that the recipient requested. */
  readonly unsubscribe_url: string | null;
}

/** Reads the content of a job's letter; null if there is nothing to send. */
export type LetterSource = (
  workspaceId: string,
  payload: jobPayloads.SendEmail,
  sender: LetterSender,
) => Promise<Letter | null>;

/** Who sends a letter, as the recipient sees it. */
export interface LetterSender {
  readonly workspace: string;
  readonly address: string;
}

/** What a text can mention. Names are empty if unknown. */
export interface Facts {
  readonly name: string;
  readonly workspace: string;
  readonly campaign: string;
  readonly minutes: number;
  readonly role: string;
  readonly flag: FlagKind | null;
  /** Since when is written for the recipient. Without failures, zeros and empty texts. */
  readonly failures: Failures;
  /** The day on which the link expires, in the recipient's language; null if it does not expire. */
  readonly until: string | null;
  /** The start of the interview with its time zone, in the recipient's language; null without one. */
  readonly when: string | null;
  /** The latest moment at which a scheduled interview can be started, in words. */
  readonly latest: string | null;
}

/** The parts of a mail, in reading order. */
export interface Wording {
  subject: string;
  greeting: string;
  before: string[];
  /** The button's text. */
  link: string;
  after: string[];
}

export type Words = Readonly<Record<MailKind, (facts: Facts) => Wording>> & {
  /** Stands before the start of the interview. */
  readonly when: string;
  /** Stands before the address of the button. */
  readonly address: string;
  /** The colon, with the space that a language puts before it. */
  readonly colon: string;
  readonly unsubscribe: { readonly reason: (workspace: string) => string; readonly link: string };
};
