import { z } from 'zod';
import { queryInteger } from './inputs.ts';
import { Id, Time, orNull } from './outputs.ts';
import { Cartography, Evidence, KeyTheme, Persona, Recommendation, RoadmapItem } from './synthesis.ts';

/** In a path. */
export const VersionNumber = queryInteger(1, 2_147_483_647);

const RunStatus = z.enum(['in_progress', 'ready', 'failed']);
const TriggerReason = z.enum(['threshold_reached', 'incremental_update', 'manual_regenerate', 'campaign_completed']);
const ErrorCode = z.enum(['report_requires_tagged_turns', 'input_too_large']);

export const ReportGenerationStatus = z
  .object({
    status: orNull(RunStatus),
    error_code: orNull(ErrorCode),
    blocked_reason: orNull(z.enum(['report_requires_tagged_turns', 'below_floor'])).describe(
      'Why no run starts by itself.',
    ),
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
    status: RunStatus,
    trigger_reason: TriggerReason,
    error_code: orNull(z.string()),
    conversation_count: z.int(),
    created_at: Time,
    completed_at: orNull(Time),
    redacted_at: orNull(Time).describe('When quotes were last taken out because somebody was erased.'),
    outputs: orNull(Outputs).describe('Of a ready version; null in lists.'),
    summary: orNull(z.string()).describe('Of a ready version; null in lists.'),
    key_themes: KeyTheme.array(),
    recommendations: Recommendation.array(),
    evidence: Evidence.array().describe('Every quote that a claim rests on.'),
  })
  .meta({ id: 'ReportVersion' });

const DiffEntry = z.object({
  kind: z.enum(['theme', 'roadmap_item', 'persona', 'recommendation']),
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
