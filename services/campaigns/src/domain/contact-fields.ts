import type { Contact } from '../db/entities.ts';

/** The texts of a contact that callers set. Creating, changing, presenting and downloading a contact follow this list. */
const TEXTS = ['name', 'email', 'locale', 'timezone'] as const;

export type ContactTexts = Pick<Contact, (typeof TEXTS)[number]>;

const mapTexts = (valueOf: (field: keyof ContactTexts) => string | null): ContactTexts =>
  Object.fromEntries(TEXTS.map((field) => [field, valueOf(field)])) as ContactTexts;

export const NO_TEXTS: ContactTexts = mapTexts(() => null);

/** The texts of a draft or a row. */
export const textsOf = (source: ContactTexts): ContactTexts => mapTexts((field) => source[field]);

/** What a download for the person shows of their contact. */
export const personOf = (contact: Contact) => ({
  ...textsOf(contact),
  attributes: contact.attributes,
  hide_name: contact.hide_name,
  created_at: contact.created_at,
});

/** The texts of a contact after a change: null leaves a text as it is, '' removes it. */
export const changedTexts = (present: ContactTexts, change: ContactTexts): ContactTexts =>
  mapTexts((field) => (change[field] === null ? present[field] : change[field] || null));

/** Names of the texts that a change sets. */
export const namedTexts = (change: ContactTexts): string[] => TEXTS.filter((field) => change[field] !== null);
