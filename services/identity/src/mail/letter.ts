import type { WordOf, jobPayloads } from '@insights/contracts';

/** What a mail is about; each kind has its words in every language. */
export type MailKind = WordOf<typeof jobPayloads.MailKind>;

/** One mail to one person, before it has words. */
export interface Letter {
  readonly kind: MailKind;
  readonly to: { readonly address: string; readonly name: string | null };
  /** Language tag; English when there are no words in it. */
  readonly locale: string;
  /** Of dates; UTC when empty. */
  readonly timezone: string;
  /** Where the one link of the mail leads. */
  readonly link: string;
  readonly expires_at: string | null;
  readonly campaign_name: string | null;
  readonly minutes: number | null;
  /** Of a member invitation. */
  readonly role: string | null;
  /** Ends mails of this kind with one click; mails that are asked for by their reader have none. */
  readonly unsubscribe_url: string | null;
}

/** Where a letter comes from: null when there is nothing to send any more. */
export type LetterSource = (workspaceId: string, id: string) => Promise<Letter | null>;

/** What the words may speak of. */
export interface Facts {
  readonly name: string;
  readonly workspace: string;
  readonly campaign: string;
  readonly minutes: number;
  readonly role: string;
  /** The day on which the link ends, in the reader's language; '' when it does not. */
  readonly until: string;
}

/** The parts of a mail, in reading order. */
export interface Wording {
  subject: string;
  greeting: string;
  before: string[];
  /** What the link is called. */
  link: string;
  after: string[];
}

export type Words = Readonly<Record<MailKind, (facts: Facts) => Wording>> & {
  readonly unsubscribe: { readonly why: (workspace: string) => string; readonly link: string };
};
