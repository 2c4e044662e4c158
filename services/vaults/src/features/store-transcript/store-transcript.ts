import { v7 } from 'uuid';
import type { campaigns } from '@insights/contracts';
import type { Tx } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { Chunker } from '../../domain/chunking/chunker.ts';
import { languageOfText } from '../../domain/chunking/language-of.ts';
import { transcriptUnits } from '../../domain/chunking/transcript-units.ts';
import { type TextPart, storeDocument } from '../store-document/store-document.ts';
import { defaultVault } from './default-vault.ts';

/** Stores a conversation as one document, part by part as it arrives, and replaces an earlier version of it. */
export async function storeTranscript(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  parts: AsyncIterable<campaigns.Transcript>,
): Promise<void> {
  const rest = parts[Symbol.asyncIterator]();
  try {
    const first = await rest.next();
    if (!first.done) await storeParts(deps, tx, first.value, rest);
  } finally {
    await rest.return?.();
  }
}

async function storeParts(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  first: campaigns.Transcript,
  rest: AsyncIterator<campaigns.Transcript>,
): Promise<void> {
  const language = languageOfText(first.turns.map(({ text }) => text).join('\n'));
  await storeDocument(deps, tx, {
    document_id: await documentOf(tx, first, deps.now()),
    conversation_id: first.conversation_id,
    title: `Interview of ${(first.started_at ?? deps.now()).slice(0, 10)}`,
    language,
    hidden_names: first.hidden_names,
    parts: textParts(),
  });

  async function* textParts(): AsyncGenerator<TextPart> {
    const chunker = new Chunker();
    let isFirst = true;
    for (let part = first; ;) {
      const units = [...transcriptUnits(part.turns, { isFirst, language })];
      if (units.length > 0) isFirst = false;
      yield { text: units.map(({ gap, text }) => gap + text).join(''), chunks: chunker.add(units) };
      const next = await rest.next();
      if (next.done) break;
      part = next.value;
    }
    yield { text: '', chunks: chunker.finish() };
  }
}

/** The id of a conversation's document, whose row is locked. */
async function documentOf(tx: Tx, transcript: campaigns.Transcript, at: string): Promise<string> {
  const row = { interview_id: transcript.interview_id, source_type: 'transcript' } as const;
  const document = await query(tx)
    .insertInto('documents')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      vault_id: await defaultVault(tx, at),
      external_id: transcript.conversation_id,
      title: '',
      content_text: '',
      status: 'pending',
      version: 0,
      created_at: at,
      updated_at: at,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['vault_id', 'external_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return document.id;
}
