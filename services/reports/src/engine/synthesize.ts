import { drawMap } from './cartography.ts';
import { readCorpus } from './corpus.ts';
import type { Corpus } from './corpus.ts';
import { describeTheme, stanceOf, topicsOf } from './findings.ts';
import { guideThemes } from './guide.ts';
import { findPersonas } from './personas.ts';
import { chooseQuotes, EvidenceBook } from './quotes.ts';
import { recommend } from './recommendations.ts';
import { findOpportunities, roadmapItems, themeId } from './roadmap.ts';
import { summarise } from './summary.ts';
import { findThemes } from './themes.ts';
import type { Theme } from './themes.ts';
import type { EngineInput, EngineOutput, KeyTheme } from './types.ts';
import { verifyEvidence } from './verify.ts';

const QUOTES_PER_THEME = 4;

/**
 * The report on a campaign's tagged participant turns. The same input gives the same bytes, whatever the order and ids
 * of its conversations. Every item cites evidence; `verified` is the result of the check against the turns.
 */
export function synthesize(input: EngineInput): EngineOutput {
  const corpus = readCorpus(input);
  const book = new EvidenceBook();
  const emergent = findThemes(corpus);
  const guide = guideThemes(corpus);
  const themes = guide.length >= 2 ? guide : emergent;
  const keyThemes = themes.map((theme) => keyTheme(theme, corpus, book));
  const opportunities = findOpportunities(themes, corpus);
  const roadmap = roadmapItems(opportunities, corpus, book);
  const groups = findPersonas(emergent, corpus, book);
  const personas = groups.map(({ persona }) => persona);
  const recommendations = recommend(opportunities, themes, corpus).map(({ text, quotes }) => ({
    text,
    evidence: book.cite(quotes),
  }));
  const cartography = drawMap(themes, groups, corpus, book);
  const turns = new Map(
    corpus.conversations.flatMap((conversation) => conversation.turns.map((turn) => [turn.id, turn])),
  );
  const evidence = book.all();
  const failed = new Set(verifyEvidence(evidence, turns).failures.map((failure) => failure.evidence_id));
  return {
    summary: summarise(corpus, themes, opportunities, personas),
    outputs: { cartography, roadmap, personas },
    key_themes: keyThemes,
    recommendations,
    evidence: evidence.map((row) => ({ ...row, verified: !failed.has(row.id) })),
  };
}

function keyTheme(theme: Theme, corpus: Corpus, book: EvidenceBook): KeyTheme {
  const names = new Set(topicsOf(theme.statements, theme.topics, 3).map((topic) => topic.key));
  return {
    id: themeId(theme),
    label: theme.label,
    description: describeTheme(theme, corpus),
    keywords: theme.topics.map((topic) => topic.label),
    mention_count: theme.statements.length,
    conversation_count: theme.conversations.size,
    sentiment: stanceOf(theme.statements).sentiment,
    evidence: book.cite(chooseQuotes(theme.statements, corpus, { count: QUOTES_PER_THEME, about: names })),
  };
}
