import { serve } from '@insights/threads/serve';
import type { ParseReply, ParseTask } from './document-threads.ts';
import { Unreadable } from './limits.ts';
import { readDocument } from './read-document.ts';

serve(async (task: ParseTask): Promise<ParseReply> => {
  try {
    return await readDocument(task);
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.reason };
    throw error;
  }
});
