import type { Principal } from '@insights/auth-context';
import type { campaigns } from '@insights/contracts';
import type { Deps } from '../deps.ts';

type Campaigns = Pick<Deps['campaigns'], 'maskTexts' | 'getTurns'>;

/** Texts in one request to mask; messages between services may have 32 MiB. */
const BATCH_CHARACTERS = 4 * 1024 * 1024;
/** Turns in one request. */
const BATCH_TURNS = 500;

export interface Masked {
  readonly texts: string[];
  readonly topics: string[];
  readonly hidden_names: string;
}

/** Texts and topics with the names masked that are hidden now; null if other names were hidden meanwhile. */
export async function maskInBatches(
  campaigns: Pick<Campaigns, 'maskTexts'>,
  principal: Principal,
  { interview_id, texts, topics }: campaigns.MaskTextsRequest,
): Promise<Masked | null> {
  const first = await campaigns.maskTexts({ interview_id, texts: [], topics }, { principal });
  const masked: string[] = [];
  for (const batch of batchesOf(texts)) {
    const answer = await campaigns.maskTexts({ interview_id, texts: batch, topics: [] }, { principal });
    if (answer.hidden_names !== first.hidden_names) return null;
    masked.push(...answer.texts.map(({ text }) => text));
  }
  return { texts: masked, topics: first.topics, hidden_names: first.hidden_names };
}

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let left = 0;
  for (const text of texts) {
    if (left < text.length || batches.length === 0) {
      batches.push([]);
      left = BATCH_CHARACTERS;
    }
    batches.at(-1)?.push(text);
    left -= text.length;
  }
  return batches;
}

/** The texts of turns as campaigns shows them now, by id. Turns that no longer exist are left out. Errors: `not_found` (the campaign). */
export async function turnTexts(
  campaigns: Pick<Campaigns, 'getTurns'>,
  principal: Principal,
  { interview_id, turn_ids }: campaigns.GetTurnsRequest,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (let from = 0; from < turn_ids.length; from += BATCH_TURNS) {
    const request = { interview_id, turn_ids: turn_ids.slice(from, from + BATCH_TURNS) };
    for await (const { id, text } of campaigns.getTurns(request, { principal })) texts.set(id, text);
  }
  return texts;
}
