import type { Call } from '@insights/db';
import { parseKeyRing } from '@insights/secret-box';
import type { Deps } from './deps.ts';
import { type Result, completeConversation } from './features/process-conversation/complete-conversation.ts';
import { NameBook } from './db/hidden-names.ts';
import { campaignsQuotas } from './db/quotas.ts';
import { Summaries } from './features/summaries.ts';
import { TranscriptThreads } from './features/import-conversation/transcript-threads.ts';
import { PersonalLinks } from './domain/personal-links.ts';
import { TaggingThreads } from './tagging/tagging-threads.ts';

const keys = parseKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64')}`);

/** Dependencies with personal links, and mail that is requested but never sent. */
export const basis = {
  links: new PersonalLinks({ keys, publicUrl: 'https://api.test' }),
  mailEnabled: true,
  invitationLimits: { perHour: 0, perDay: 0 },
  transcripts: new TranscriptThreads({ threads: 1, waiting: 1 }),
  tagging: new TaggingThreads(1),
  summaries: new Summaries(),
  names: new NameBook(keys),
  quotas: campaignsQuotas({ quotaInterviews: 0, quotaContacts: 0, quotaConversationsPerMonth: 0, quotaMailsPerDay: 0 }),
};

/** Completes a conversation like its job, after the turns are tagged. */
export const complete = (
  deps: Pick<Deps, 'db' | 'now'>,
  call: Call,
  id: string,
  result: Result = { attempt: 1, turns: [] },
): Promise<void> => deps.db.withWorkspace(call, (tx) => completeConversation(deps, tx, id, result));
