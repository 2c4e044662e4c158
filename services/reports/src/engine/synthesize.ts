import { languageOf } from '@insights/language';

import { readCorpus } from './corpus/corpus.ts';
import type { Corpus } from './corpus/corpus.ts';
import { correctedStatements } from './corrected-statements.ts';
import type { EngineInput } from './digest.ts';
import { EvidenceBook } from './evidence-book.ts';
import { concludeFrom } from './findings/conclude.ts';
import { shapeOf, themesOf } from './shape.ts';
import type { EngineOutput, Evidence } from './types.ts';
import { verifyEvidence } from './verify.ts';

/**
 * The report on the digests of a campaign's conversations. The same input gives the same bytes, whatever the order and
 * ids of its conversations. Every item cites evidence; `verified` is the result of the check against the turns.
 */
export function synthesize(input: EngineInput): EngineOutput {
  const language = languageOf(input.campaign.language) ?? 'en';
  const corpus = readCorpus(correctedStatements(input.digests, input.corrections));
  const book = new EvidenceBook(corpus);
  const themes = themesOf(corpus, input.corrections);
  const { roadmap, ...conclusions } = concludeFrom(input, corpus, themes, book);
  const { personas, cartography, ...shape } = shapeOf(themes, corpus, language, book);
  return {
    ...conclusions,
    ...shape,
    outputs: { cartography, roadmap, personas },
    evidence: verified(book.all(), corpus),
  };
}

function verified(evidence: readonly Evidence[], { digests }: Corpus): Evidence[] {
  const turns = new Map(
    digests.flatMap(({ conversation_id, turns: all }) =>
      all.map(({ id, text }) => [id, { conversation_id, text }] as const),
    ),
  );
  const failed = new Set(verifyEvidence(evidence, turns).failures.map(({ evidence_id }) => evidence_id));
  return evidence.map((row) => ({ ...row, verified: !failed.has(row.id) }));
}
