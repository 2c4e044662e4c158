import { ConversationTagger } from '@insights/tagging';
import { serve } from '@insights/threads/serve';
import { ConversationSummariser } from './summariser.ts';
import type { ThreadReply, ThreadRequest } from './tagging-threads.ts';

let tagger: ConversationTagger | null = null;
let summariser: ConversationSummariser | null = null;

serve(({ task, guide, turns, is_last }: ThreadRequest): ThreadReply => {
  if (guide) {
    tagger = task === 'tag' ? new ConversationTagger(guide) : null;
    summariser = task === 'summarise' ? new ConversationSummariser(guide) : null;
  }
  if (summariser) {
    summariser.add(turns);
    if (!is_last) return { tags: [], summary: null };
    const summary = summariser.finish();
    summariser = null;
    return { tags: [], summary };
  }
  if (!tagger) throw new Error('turns of a conversation that has not begun');
  const tags = tagger.add(turns);
  if (!is_last) return { tags, summary: null };
  const rest = tagger.finish();
  tagger = null;
  return { tags: [...tags, ...rest], summary: null };
});
