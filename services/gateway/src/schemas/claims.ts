import { z } from 'zod';

/** Ids from the report's `evidence`. */
export const EvidenceIds = z.string().array().describe('Ids from the evidence of the report version.');
export const DissentIds = z.string().array().describe('Ids of quotes that contradict it.');
export const ParticipantIds = z.string().array().describe('Ids from the participants of the report version.');

/** What every claim has: who supports it, who contradicts it, who said nothing about it, and their quotes. */
export const claim = {
  support_count: z.int().describe('Participants who said something of their own about it.'),
  dissent_count: z.int().describe('Participants who said the opposite.'),
  silent_count: z.int().describe('Participants who said nothing about it; the three counts are all participants.'),
  confidence: z.number().describe('From 0 to 1.'),
  evidence: EvidenceIds,
  dissent_evidence: DissentIds,
  supporters: ParticipantIds,
  dissenters: ParticipantIds,
};
