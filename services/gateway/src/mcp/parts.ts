import type { campaigns } from '@insights/contracts';
import { AppError } from '@insights/errors';
import { z } from 'zod';
import { pageQuery } from '../core/paging.ts';
import type { PageOf, Route, RouteCall } from '../core/route.ts';
import { DocumentVersion, getDocument } from '../routes/documents/get.ts';
import { getTranscript } from '../routes/interviews/get-transcript.ts';
import { listConversations } from '../routes/interviews/list-conversations.ts';
import { queryInteger } from '../schemas/inputs.ts';
import type { Document } from '../schemas/vault.ts';
import { DocumentPart, TranscriptPart } from './outputs.ts';

const LAST_SEQ = 2_147_483_647;
/** A part of a transcript ends before the turn that would make it longer. About 10,000 tokens. */
const MOST_CHARACTERS = 40_000;

const TurnsQuery = z.object({
  from_seq: queryInteger(0, LAST_SEQ).default(0).describe('The first turn of this part.'),
  limit: queryInteger(1, 200).default(60).describe('Most turns in this part; long turns make it shorter.'),
});

/** The route of the transcript, which answers some turns at a time. */
export const transcriptPart: Route = {
  ...getTranscript,
  query: TurnsQuery,
  success: { status: 200, body: TranscriptPart },
  handle: ({ params, query, call, campaigns }) =>
    turnsFrom(campaigns, call, {
      interview_id: String(params['interview_id']),
      conversation_id: String(params['conversation_id']),
      ...(query as z.output<typeof TurnsQuery>),
    }),
};

interface Place {
  interview_id: string;
  conversation_id: string;
}

async function turnsFrom(
  campaigns: RouteCall['campaigns'],
  call: RouteCall['call'],
  { interview_id, conversation_id, from_seq, limit }: Place & z.output<typeof TurnsQuery>,
): Promise<z.input<typeof TranscriptPart>> {
  const turns: z.input<typeof TranscriptPart>['turns'] = [];
  let characters = 0;
  for await (const part of campaigns.streamTranscript({ interview_id, conversation_id }, call)) {
    for (const turn of part.turns) {
      if (turn.seq < from_seq) continue;
      characters += turn.text.length;
      const isFull = turns.length === limit || (turns.length > 0 && characters > MOST_CHARACTERS);
      if (isFull) return { conversation_id, turns, next_seq: turn.seq };
      turns.push(turn as (typeof turns)[number]);
    }
  }
  return { conversation_id, turns, next_seq: null };
}

/** Each row costs a call of its own, which waits some seconds for a summary that has to be made. */
const SUMMARISED_PAGE = { rows: 10, most: 20 };

/** The route of the list, with the summary of each conversation, whose reading is audited, for callers who may see what was said. */
export const summarisedConversations: Route = {
  ...listConversations,
  page: SUMMARISED_PAGE,
  query: (listConversations.query ?? z.object({})).extend(pageQuery(SUMMARISED_PAGE).shape),
  async handle(route) {
    const { items, next_cursor } = (await listConversations.handle(route)) as PageOf<campaigns.Conversation>;
    const { scopes } = route.principal;
    if (!scopes.includes('*') && !scopes.includes('exports')) return { items, next_cursor };
    return { items: await Promise.all(items.map((each) => withSummary(route, each))), next_cursor };
  },
};

/** A conversation that was deleted in between, or whose summary is late, stays as it was listed. */
async function withSummary({ campaigns, call }: RouteCall, listed: campaigns.Conversation) {
  if (listed.status !== 'completed') return listed;
  const { id: conversation_id, interview_id } = listed;
  return campaigns.getConversation({ interview_id, conversation_id }, call).catch((error: unknown) => {
    if (error instanceof AppError && LEFT_OUT.includes(error.code)) return listed;
    throw error;
  });
}

const LEFT_OUT: readonly string[] = ['not_found', 'unavailable'];

const TextQuery = z.object({
  start: queryInteger(0, LAST_SEQ).default(0).describe('Where this part begins, in UTF-16 code units.'),
  characters: queryInteger(100, 50_000).default(10_000).describe('Length of this part.'),
  version: DocumentVersion,
});

/** The route of a document, which answers a part of the text at a time. */
export const documentPart: Route = {
  ...getDocument,
  query: TextQuery,
  success: { status: 200, body: DocumentPart },
  async handle(route) {
    const { start, characters } = route.query as z.output<typeof TextQuery>;
    const document = (await getDocument.handle(route)) as z.output<typeof Document>;
    const { id, title, source_type, content_text } = document;
    const warnings = document.warnings.map(({ message }) => message);
    const end = Math.min(start + characters, content_text.length);
    const text = content_text.slice(start, end);
    return { id, title, source_type, text, start, next_start: end < content_text.length ? end : null, warnings };
  },
};
