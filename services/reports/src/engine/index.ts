/**
 * The built-in synthesis engine: pure functions, no network, no clock, no chance.
 *
 *     turns ─ tagTurns ─▶ tags ─ readCorpus ─▶ statements, topics
 *       statements ─ guideThemes (the questions asked), else findThemes (Louvain over topics spoken of together) ─▶ themes
 *       themes × problem, worry; wishes across themes ─ reach × intensity ─▶ roadmap, recommendations
 *       conversations ─ answers to a closed question, else clusterConversations ─▶ personas
 *       all of it ─▶ cartography, summary; each item cites passages chosen by centrality and by how much they tell
 *       evidence ─ verifyEvidence ─▶ compared with the turns, character by character
 *
 * The report speaks the interviews' language (wording/); what it puts in quotation marks is a slice of a turn.
 * A tag is a topic in the speaker's words, the topic of the question asked (confidence 0.5, not a finding), or one of
 * `problem`, `worry`, `wish`, `positive`. What is denied ("no fever") is no topic. Ids derive from content, the order of
 * conversations from what was said in them.
 */
export { synthesize } from './synthesize.ts';
export { verifyEvidence } from './verify.ts';
export type { VerificationFailure } from './verify.ts';
export type * from './types.ts';
