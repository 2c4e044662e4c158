/**
 * The built-in synthesis engine: pure functions without network, clock or randomness.
 *
 *     tagged turns ─ readCorpus ─▶ statements, topics
 *       statements ─ guideThemes (by the guide's questions), else findThemes (Louvain communities of topics) ─▶ themes
 *       themes × problem, worry; wishes across themes ─ reach × intensity ─▶ roadmap, recommendations
 *       conversations ─ answers to a closed question, else clusterConversations ─▶ personas
 *       all of these ─▶ cartography, summary; each item cites the most central and most informative passages
 *       evidence ─ verifyEvidence ─▶ compared with the turns, character by character
 *
 * Turns are tagged by `@insights/tagging`. A topic counts as specific when these interviews use one of its words
 * significantly more often than the language does (`@insights/language`). The report is written in the interviews' language
 * (wording/); text in quotation marks is copied from a turn. Ids and the order of conversations derive from content.
 */
export { synthesize } from './synthesize.ts';
export { verifyEvidence } from './verify.ts';
export type { VerificationFailure } from './verify.ts';
export type * from './types.ts';
