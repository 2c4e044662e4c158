import type { chat } from '@insights/contracts';
import type { ArtifactContent } from '../../schemas/chat.ts';

/** An artifact with its content as JSON. */
export const shownArtifact = ({ content_json, ...artifact }: chat.ChatArtifact) => ({
  ...artifact,
  content: content_json === null ? null : (JSON.parse(content_json) as ArtifactContent),
});
