import type { campaigns } from '@insights/contracts';
import type { Call } from '@insights/db';
import { notFound } from '@insights/errors';
import { loadConversation } from '../../db/load.ts';
import { readTranscripts } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { type RenderedForm, renderTranscript } from '../../domain/transcript/render-transcript.ts';
import { isSpeaker } from '../../domain/transcript/types.ts';

/** Errors: `not_found`. */
export function getTranscript(
  { db, names }: Deps,
  call: Call,
  request: campaigns.GetTranscriptRequest,
): Promise<campaigns.Transcript> {
  return db.withWorkspace(call, async (tx) => {
    const conversation = await loadConversation(tx, request.interview_id, request.conversation_id);
    const [transcript] = await readTranscripts(tx, names, [conversation.id]);
    if (!transcript) throw notFound('conversation');
    return transcript;
  });
}

const contentTypes: Record<RenderedForm, string> = {
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  markdown: 'text/markdown',
};

/** The transcript as a document. `form` is checked by the gateway. Errors: `not_found`. */
export async function renderTranscriptAs(
  deps: Deps,
  call: Call,
  request: campaigns.RenderTranscriptRequest,
): Promise<campaigns.RenderedTranscript> {
  const transcript = await getTranscript(deps, call, request);
  const form = request.form as RenderedForm;
  const turns = transcript.turns.flatMap((turn) =>
    isSpeaker(turn.speaker)
      ? [
          {
            speaker: turn.speaker,
            text: turn.text,
            started_ms: turn.started_ms ?? null,
            ended_ms: turn.ended_ms ?? null,
          },
        ]
      : [],
  );
  return { content_type: contentTypes[form], content: renderTranscript(turns, form) };
}
