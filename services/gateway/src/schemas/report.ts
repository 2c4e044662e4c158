import { z } from 'zod';
import { reports, wordsOf } from '@insights/contracts';
import { queryInteger } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';
import { Cartography, Evidence, KeyTheme, Persona, Recommendation, RoadmapItem } from './synthesis.ts';

/** In a path. */
export const VersionNumber = queryInteger(1, 2_147_483_647);

export const ExportFormat = z.enum(wordsOf(reports.ExportFormat));
const VersionStatus = z.enum(wordsOf(reports.VersionStatus));
const TriggerReason = z.enum(wordsOf(reports.TriggerReason));
const ErrorCode = z.enum(['report_requires_tagged_turns', 'input_too_large']);

export const ReportGenerationStatus = z
  .object({
    status: orNull(VersionStatus),
    error_code: orNull(ErrorCode),
    blocked_reason: orNull(z.enum(wordsOf(reports.BlockedReason))).describe('Why no run starts automatically.'),
    completed_count: z.int().describe('Compared with floor_count.'),
    floor_count: z.int(),
    version_number: orNull(z.int()),
    trigger_reason: orNull(TriggerReason),
    created_at: orNull(Time),
    completed_at: orNull(Time),
  })
  .meta({ id: 'ReportGenerationStatus', description: 'Of the newest version; null where there is none.' });

const Outputs = z.object({ cartography: Cartography, roadmap: RoadmapItem.array(), personas: Persona.array() });

export const ReportVersion = z
  .object({
    id: Id,
    interview_id: Id,
    version_number: z.int(),
    status: VersionStatus,
    trigger_reason: TriggerReason,
    error_code: orNull(z.string()),
    conversation_count: z.int(),
    created_at: Time,
    completed_at: orNull(Time),
    redacted_at: orNull(Time).describe(
      'When quotes were last removed or masked, because a person was erased or a name was hidden.',
    ),
    outputs: orNull(Outputs).describe('Of a ready version; null in lists.'),
    summary: orNull(z.string()).describe('Of a ready version; null in lists.'),
    key_themes: KeyTheme.array(),
    recommendations: Recommendation.array(),
    evidence: Evidence.array().describe('Every quote that a claim rests on.'),
  })
  .meta({ id: 'ReportVersion' });

const DiffEntry = z.object({
  kind: z.enum(wordsOf(reports.DiffKind)),
  id: z.string(),
  label: z.string(),
});

export const ReportDiff = z
  .object({
    from_version: z.int(),
    to_version: z.int(),
    added: DiffEntry.array(),
    removed: DiffEntry.array(),
    changed: DiffEntry.array(),
  })
  .meta({ id: 'ReportDiff' });
