import { SHORT_LIST } from '../../core/paging.ts';
import { listRoute } from '../../core/route.ts';
import { ChatArtifact } from '../../schemas/chat.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { shownArtifact } from './artifact.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';

export const listArtifacts = listRoute({
  name: 'listArtifacts',
  path: '/v1/insights-chat/sessions/:chat_session_id/artifacts',
  tag: 'insights-chat',
  doc:
    "Lists the caller's own artifacts of a chat, newest first. An API key sees those of the user who created it; verified support sees all. " +
    'Artifacts from transcripts and reports are left out for an API key without the scope `exports`.',
  access: { scopes: ['interviews'], role: 'member' },
  workspace: bySession,
  params: sessionParams,
  audit: 'chat.read',
  page: SHORT_LIST,
  item: ChatArtifact,
  errors: ['not_found'],
  async handle({ params, page, principal, call, chat }) {
    const request = { session: sessionIn(params), page, source_types: sourceTypesFor(principal) };
    const { items, next_cursor } = await chat.listChatArtifacts(request, call);
    return { items: items.map(shownArtifact), next_cursor };
  },
});
