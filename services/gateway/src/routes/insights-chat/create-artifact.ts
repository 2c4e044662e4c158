import { ArtifactInput, ChatArtifact } from '../../schemas/chat.ts';
import { route } from '../../core/route.ts';
import { sourceTypesFor } from '../documents/source-types.ts';
import { shownArtifact } from './artifact.ts';
import { bySession, sessionIn, sessionParams } from './by-session.ts';

export const createArtifact = route({
  name: 'createArtifact',
  method: 'post',
  path: '/v1/insights-chat/sessions/:chat_session_id/artifacts',
  tag: 'insights-chat',
  doc: 'Saves an answer, or content of your own, as an artifact: Markdown, a table or the data of a chart, at most 64 KiB. Only the user who saved it sees it.',
  access: { user_only: true, role: 'member' },
  workspace: bySession,
  params: sessionParams,
  audit: 'chat.artifact_saved',
  body: ArtifactInput,
  success: { status: 201, body: ChatArtifact },
  errors: ['not_found', 'quota_exceeded'],
  async handle({ params, body: { content, ...body }, principal, call, chat }) {
    const content_json = content === null ? null : JSON.stringify(content);
    const source_types = sourceTypesFor(principal);
    const request = { session: sessionIn(params), ...body, content_json, source_types };
    return shownArtifact(await chat.createChatArtifact(request, call));
  },
});
