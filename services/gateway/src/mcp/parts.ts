import { z } from 'zod';
import type { Route, RouteCall } from '../core/route.ts';
import { DocumentVersion, getDocument } from '../routes/documents/get.ts';
import { getTranscript } from '../routes/interviews/get-transcript.ts';
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
