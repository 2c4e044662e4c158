import { type WordOf, campaigns } from '@insights/contracts';
import { type Call, type Tx, announceRead } from '@insights/db';
import { loadConversation } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';
import { knownWord } from '../../domain/known-word.ts';
import { type SpokenTurn, TranscriptRenderer } from '../../domain/transcript/render-transcript.ts';
import type { Speaker } from '../../domain/transcript/types.ts';

/** What was said, in parts; a conversation without turns is one part. Errors: `not_found`. */
export async function* streamTranscript(
  deps: Deps,
  call: Call,
  { interview_id, conversation_id }: campaigns.GetTranscriptRequest,
  form: TranscriptForm | 'json' = 'json',
): AsyncGenerator<campaigns.Transcript> {
  const { id } = await deps.db.withWorkspace(call, async (tx: Tx) => {
    const conversation = await loadConversation(tx, interview_id, conversation_id);
    const details = { interview_id: conversation.interview_id, form };
    await announceRead(tx, call, { action: 'transcript.read', subject: conversation.id, details });
    return conversation;
  });
  yield* readTranscript(deps, call, id);
}

type TranscriptForm = WordOf<typeof campaigns.TranscriptForm>;

const contentTypes: Record<TranscriptForm, string> = {
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  markdown: 'text/markdown',
};

/** The transcript as a document, in pieces. Errors: `not_found`. */
export async function* renderTranscript(
  deps: Deps,
  call: Call,
  request: campaigns.RenderTranscriptRequest,
): AsyncGenerator<campaigns.RenderedTranscript> {
  const form = knownWord(campaigns.TranscriptForm, 'form', request.form);
  const renderer = new TranscriptRenderer(form, await startsOf(deps, call, request.conversation_id));
  let content = renderer.head;
  for await (const { turns } of streamTranscript(deps, call, request, form)) {
    content += renderer.next(turns.map(asSpoken));
    yield { content_type: contentTypes[form], content };
    content = '';
  }
}

/** When each turn begins. Captions without a time of their own depend on the next known one, however late it comes. */
export function startsOf({ db }: Deps, call: Call, id: string): Promise<(number | null)[]> {
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('turns')
      .select('started_ms')
      .where('conversation_id', '=', id)
      .orderBy('seq')
      .execute();
    return rows.map(({ started_ms }) => started_ms);
  });
}

const asSpoken = ({ speaker, speaker_label, text, started_ms, ended_ms }: campaigns.Turn): SpokenTurn => ({
  speaker: speaker as Speaker,
  speaker_label: speaker_label ?? null,
  text,
  started_ms: started_ms ?? null,
  ended_ms: ended_ms ?? null,
});
