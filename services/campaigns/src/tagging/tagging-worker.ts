import { ConversationTagger, type TurnTags } from '@insights/tagging';
import { serve } from '@insights/threads/serve';
import type { TaggingRequest } from './tagging-threads.ts';

let tagger: ConversationTagger | null = null;

serve(({ guide, turns, is_last }: TaggingRequest): TurnTags[] => {
  if (guide) tagger = new ConversationTagger(guide);
  if (!tagger) throw new Error('turns of a conversation that has not begun');
  const tags = tagger.add(turns);
  if (!is_last) return tags;
  const rest = tagger.finish();
  tagger = null;
  return [...tags, ...rest];
});
