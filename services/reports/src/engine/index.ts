/**
 * The built-in synthesis engine: pure functions without network, clock or randomness.
 *
 *     conversation ─ digestConversation (`@insights/statements`) ─▶ digest: classified statements and a summary, kept until it changes
 *     digests ─ readCorpus ─▶ participants (P1, P2, …), statements, terms
 *       statements ─ findThemes ─▶ emergent themes ─▶ personas, map, saturation
 *       statements × kind × subject ─ claimOf ─▶ claims with support and dissent ─▶ findings, roadmap, recommendations
 *       opposite stances on a subject ─ conflictsIn ─▶ contradictions
 *       answers × question ─▶ question results
 *     evidence ─ verifyEvidence ─▶ compared with the turns, character by character
 *
 * Participants are counted, not conversations or statements. A statement below the confidence threshold supports nothing. The report is
 * written in the campaign's language (wording/); text in quotation marks is copied from a turn. Ids and order derive from content.
 */
export { synthesize } from './synthesize.ts';
export { digestConversation } from './digest-conversation.ts';
export { packDigest, unpackDigest } from './stored-digest.ts';
export type { ReadableConversation, StoredDigest } from './digest-conversation.ts';
export { verifyEvidence } from './verify.ts';
export type { VerificationFailure } from './verify.ts';
export type * from './types.ts';
