import type { queries, reports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { answerQuery } from '../domain/query/answer-query.ts';
import type { CampaignGraph } from '../domain/query/campaign-graph.ts';
import { maskStale } from './hide-names.ts';
import { newestReady, presentVersion } from './read-report.ts';

/** A smaller group could reveal who belongs to it, where names are hidden. */
const LEAST_GROUP = 3;

/**
 * Answers a structured query or a question from the newest ready reports. Campaigns without one are named. A caller without the scope
 * `exports` gets evidence without its words. Errors: `not_found`, `report_not_ready`, `unavailable`.
 */
export async function queryReports(
  deps: Deps,
  call: Call,
  request: queries.QueryRequest,
): Promise<queries.QueryAnswer> {
  const graphs: CampaignGraph[] = [];
  const without_report: string[] = [];
  for (const interview_id of new Set(request.interview_ids)) {
    const graph = await loadGraph(deps, call, interview_id, request.where);
    if (graph) graphs.push(graph);
    else without_report.push(interview_id);
  }
  if (graphs.length === 0) {
    throw new AppError('report_not_ready', {
      publicMessage:
        'No finished report to query yet. Read report/generation-status to see what the first one waits for.',
    });
  }
  const answer = answerQuery(graphs, request);
  const { scopes } = call.principal;
  const mayQuote = scopes.includes('exports') || scopes.includes('*');
  const sources = graphs.map(({ interview_id, version: { version_number } }) => ({ interview_id, version_number }));
  return deps.db.withWorkspace(call, async (tx) => {
    for (const { interview_id: subject, ...details } of sources)
      await announceRead(tx, call, { action: 'report.queried', subject, details });
    const evidence = mayQuote ? answer.evidence : answer.evidence.map(withoutWords);
    return { ...answer, evidence, sources, without_report };
  });
}

/** Errors: `not_found`. */
async function loadGraph(
  deps: Deps,
  call: Call,
  interview_id: string,
  where: queries.EvidenceFilter | null,
): Promise<CampaignGraph | null> {
  const { language } = await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  await maskStale(deps, call.principal.workspace_id, interview_id);
  const version = await deps.db.withWorkspace({ principal: call.principal }, async (tx) => {
    const newest = await newestReady(tx, interview_id);
    return newest ? presentVersion(deps, newest) : null;
  });
  if (!version) return null;
  const conversations = await conversationsWithin(deps, call, interview_id, where);
  return { interview_id, language, version, conversations };
}

/** The conversations within the time and the segment; null without such a condition. */
async function conversationsWithin(
  { campaigns }: Pick<Deps, 'campaigns'>,
  call: Call,
  interview_id: string,
  where: queries.EvidenceFilter | null,
): Promise<ReadonlySet<string> | null> {
  const { from = null, to = null, segment = null } = where ?? {};
  if (from === null && to === null && segment === null) return null;
  const ofSegment: { conversation_id: string; contact_id: string; started_at: string | null; is_hidden: boolean }[] =
    [];
  for await (const { items } of campaigns.listReportConversations({ interview_id }, ownCall(call))) {
    ofSegment.push(
      ...items.filter(({ attributes }) => segment === null || attributes[segment.attribute] === segment.value),
    );
  }
  const people = new Set(ofSegment.map(({ contact_id }) => contact_id)).size;
  if (segment !== null && people < LEAST_GROUP && ofSegment.some(({ is_hidden }) => is_hidden)) return new Set();
  const isWithin = (at: string | null): boolean =>
    (from === null || (at !== null && at >= from)) && (to === null || (at !== null && at < to));
  return new Set(ofSegment.filter(({ started_at }) => isWithin(started_at)).map((each) => each.conversation_id));
}

const withoutWords = ({ interview_id, evidence }: queries.QueryEvidence): queries.QueryEvidence => ({
  interview_id,
  evidence: evidence && ({ ...evidence, quote: '', asked: null, before: '', after: '' } satisfies reports.Evidence),
});
