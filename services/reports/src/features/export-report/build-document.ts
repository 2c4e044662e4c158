import type { campaigns, reports } from '@insights/contracts';
import { citationsOf } from './citations.ts';
import { connectionBlocks } from './connections.ts';
import type { Block, EvidenceRow, ReportDocument } from './report-document.ts';
import { personaBlocks, recommendationBlocks, roadmapBlocks, themeBlocks } from './sections.ts';

/** A ready version as a document for readers: conclusions first, then the analysis, and every quote at the end. */
export function buildDocument(campaign: campaigns.ReportInputs, version: reports.ReportVersion): ReportDocument {
  const citations = citationsOf(version.evidence);
  return {
    title: campaign.name,
    subtitle: subtitleOf(version),
    quote_language: campaign.language || 'en',
    blocks: [
      ...titled('What we wanted to know', paragraphs(campaign.goal)),
      ...titled('In short', paragraphs(version.summary ?? '')),
      ...titled('What to do next', recommendationBlocks(version.recommendations, citations)),
      ...titled('Roadmap', roadmapBlocks(version.outputs?.roadmap ?? [], citations)),
      ...titled('Themes', themeBlocks(version.key_themes, citations)),
      ...titled('Who we heard from', personaBlocks(version.outputs?.personas ?? [], citations)),
      ...titled('How it fits together', connectionBlocks(version.outputs?.cartography ?? null, citations)),
      ...titled('Evidence', evidenceBlocks(citations.rows)),
    ],
  };
}

function subtitleOf({ version_number, completed_at, created_at, conversation_count }: reports.ReportVersion): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const talks = `${conversation_count} ${conversation_count === 1 ? 'conversation' : 'conversations'}`;
  return `Interview report, version ${version_number} of ${day.format(new Date(completed_at ?? created_at))}, from ${talks}`;
}

/** A section with its heading; nothing if the section is empty. */
function titled(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 2, text }, ...blocks];
}

function paragraphs(text: string): Block[] {
  const parts = text.split(/\n{2,}/).map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => ({ kind: 'paragraph', text: part }));
}

function evidenceBlocks(rows: readonly EvidenceRow[]): Block[] {
  if (rows.length === 0) return [];
  const text =
    'Every quote is verbatim and was compared with its transcript, character by character. ' +
    'Conversations and turns are identified by the last eight characters of their ids.';
  return [
    { kind: 'note', text },
    { kind: 'evidence', rows },
  ];
}
