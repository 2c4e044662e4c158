import { z } from 'zod';
import { reports } from '@insights/contracts';
import { orNull, wordOrNull } from './outputs.ts';

/** Ids from the report's `evidence`. */
export const EvidenceIds = z.string().array().describe('Ids from the evidence of the report version.');
export const DissentIds = z.string().array().describe('Ids of quotes that contradict it.');
export const ParticipantIds = z.string().array().describe('Ids from the participants of the report version.');

export const Author = wordOrNull(reports.Author).describe(
  'Who worded it: `model` (proven), `floor` (rules), `person`, `guide` (a question, verbatim), `engine` (a fixed text).',
);

export const Sentence = z
  .object({ text: z.string().describe('A sentence.'), evidence: EvidenceIds, author: Author })
  .meta({ id: 'ReportSentence' });

/** Where all participants stand to a claim. The five counts add up to all participants of the version. */
export const balance = {
  support_count: z.int().describe('Participants who say it.'),
  dissent_count: z.int().describe('Participants who say the opposite.'),
  unclear_count: z.int().describe('Participants who say both, or of whom it cannot be told.'),
  silent_count: z.int().describe('Participants who were asked about it and say nothing of it.'),
  not_asked_count: z.int().describe('Everybody else. The five counts are all participants.'),
  margin: z
    .int()
    .describe('Participants whose removal ends it: fewer than two support it, or no longer more than contradict it.'),
};

export const Confidence = orNull(z.number()).describe('From 0 to 1; null where nothing measures it. Use `margin`.');

const sides = {
  supporters: ParticipantIds,
  dissenters: ParticipantIds,
  unclear: ParticipantIds,
  silent: ParticipantIds,
};

/** What every claim has: where all participants stand, and the quotes of both sides. */
export const claim = {
  author: Author,
  ...balance,
  confidence: Confidence,
  evidence: EvidenceIds,
  dissent_evidence: DissentIds,
  ...sides,
};
