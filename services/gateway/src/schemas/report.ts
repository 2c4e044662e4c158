import { z } from 'zod';
import { reports, wordsOf } from '@insights/contracts';
import { queryInteger } from './inputs.ts';
import {
  Contradiction,
  ConversationSummary,
  Finding,
  Grouping,
  Method,
  Participant,
  QuestionResult,
  Sample,
  Saturation,
} from './findings.ts';
import { Sentence } from './claims.ts';
import { Id, Time, orNull } from './outputs.ts';
import { Cartography, Evidence, KeyTheme, Persona, Recommendation, RoadmapItem } from './synthesis.ts';

/** In a path. */
export const VersionNumber = queryInteger(1, 2_147_483_647).describe('Number of the report version.');

export const ExportFormat = z.enum(wordsOf(reports.ExportFormat));
/** Formats whose seal is a file of its own. */
export const DetachedFormat = ExportFormat.extract(['md', 'csv']);
const VersionStatus = z.enum(wordsOf(reports.VersionStatus));
const TriggerReason = z.enum(wordsOf(reports.TriggerReason));
const ErrorCode = z.enum(['report_requires_tagged_turns', 'input_too_large', 'cancelled']);

export const ReportGenerationStatus = z
  .object({
    status: orNull(VersionStatus).describe('State of the newest version.'),
    error_code: orNull(ErrorCode).describe('Why generation failed.'),
    blocked_reason: orNull(z.enum(wordsOf(reports.BlockedReason))).describe(
      'Why no report is generated automatically.',
    ),
    completed_count: z.int().describe('Compared with floor_count.'),
    floor_count: z.int().describe('Completed conversations that a report needs.'),
    version_number: orNull(z.int()).describe('Number of the newest version.'),
    trigger_reason: orNull(TriggerReason).describe('What started the generation.'),
    created_at: orNull(Time).describe('When the generation began.'),
    completed_at: orNull(Time).describe('When the generation ended.'),
  })
  .meta({ id: 'ReportGenerationStatus', description: 'Of the newest version; null where there is none.' });

const Outputs = z.object({
  cartography: Cartography,
  roadmap: RoadmapItem.array().describe('What to do, most important first.'),
  personas: Persona.array().describe('Groups of similar participants, or the participants who differ most.'),
});

export const ReportVersion = z
  .object({
    id: Id,
    interview_id: Id,
    version_number: z.int().describe('Number of the version.'),
    status: VersionStatus.describe('State of the version.'),
    trigger_reason: TriggerReason.describe('What started the generation.'),
    error_code: orNull(z.string()).describe('Why generation failed.'),
    conversation_count: z.int().describe('Conversations that the version covers.'),
    created_at: Time.describe('When the generation began.'),
    completed_at: orNull(Time).describe('When the generation ended.'),
    redacted_at: orNull(Time).describe(
      'When quotes were last removed or masked, because a person was erased or a name was hidden.',
    ),
    outputs: orNull(Outputs).describe('Of a ready version; null in lists.'),
    summary: orNull(z.string()).describe('Of a ready version; null in lists.'),
    summary_sentences: Sentence.array().describe('The summary, sentence by sentence. Empty in lists.'),
    key_themes: KeyTheme.array().describe('Recurring subjects.'),
    recommendations: Recommendation.array().describe('What to do.'),
    evidence: Evidence.array().describe('Every quote that supports or contradicts a claim.'),
    findings: Finding.array().describe('Claims with their balance; the headlines first.'),
    contradictions: Contradiction.array().describe('Where participants say opposite things.'),
    question_results: QuestionResult.array().describe('What was answered, in the order of the guide.'),
    participants: Participant.array().describe('Who was interviewed. Empty in lists.'),
    sample: orNull(Sample).describe('Of a ready version; null in lists.'),
    saturation: orNull(Saturation).describe('As `sample`; also null after a redaction.'),
    grouping: orNull(Grouping).describe('As `sample`.'),
    method: orNull(Method).describe('As `sample`.'),
    conversation_summaries: ConversationSummary.array().describe('A summary of each interview.'),
  })
  .meta({ id: 'ReportVersion' });

const DiffEntry = z.object({
  kind: z.enum(wordsOf(reports.DiffKind)).describe('What changed.'),
  id: z.string().describe('Id within the later version; of a removed item within the earlier one.'),
  label: z.string().describe('Name to show.'),
  changes: z
    .object({
      field: z.string().describe('Name of the field; `evidence` is the number of quotes.'),
      before: orNull(z.string()).describe('In the earlier version, as text.'),
      after: orNull(z.string()).describe('In the later version, as text.'),
    })
    .array()
    .describe('Of a changed item: each difference.'),
});

export const ReportDiff = z
  .object({
    from_version: z.int().describe('The earlier version.'),
    to_version: z.int().describe('The later version.'),
    added: DiffEntry.array().describe('Only in the later version.'),
    removed: DiffEntry.array().describe('Only in the earlier version.'),
    changed: DiffEntry.array().describe(
      'In both, with differences. Items are the same by id, or by the quotes that they cite.',
    ),
  })
  .meta({ id: 'ReportDiff' });
