import { serve } from '@insights/threads/serve';
import { wordsOf } from '../domain/names/common-words.ts';
import { tableOf } from '../domain/names/known-names.ts';
import type { MaskReply, MaskRequest } from './mask-threads.ts';
import { maskTexts } from './mask-texts.ts';

serve((request: MaskRequest): MaskReply => {
  if ('people' in request) return { table: tableOf(request.people, wordsOf(request.language)).buffer };
  return { masked: maskTexts(request.tables, request.given) };
});
