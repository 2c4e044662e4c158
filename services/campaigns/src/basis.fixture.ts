import { parseKeyRing } from '@insights/secret-box';
import { NameBook } from './db/hidden-names.ts';
import { campaignsQuotas } from './domain/quotas.ts';
import { TranscriptThreads } from './features/import-conversation/transcript-threads.ts';
import { PersonalLinks } from './domain/personal-links.ts';

const keys = parseKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64')}`);

/** Personal links, and mail that is asked for but goes nowhere. */
export const basis = {
  links: new PersonalLinks({ keys, publicUrl: 'https://api.test' }),
  mailEnabled: true,
  invitationLimits: { perHour: 0, perDay: 0 },
  transcripts: new TranscriptThreads({ threads: 1, waiting: 1 }),
  names: new NameBook(keys),
  quotas: campaignsQuotas({ quotaInterviews: 0, quotaContacts: 0, quotaConversationsPerMonth: 0, quotaMailsPerDay: 0 }),
};
