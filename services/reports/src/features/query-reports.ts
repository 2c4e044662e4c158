import type { queries, reports } from '@insights/contracts';
import { type Call, announceRead } from '@insights/db';
import { AppError } from '@insights/errors';
import { verbatimOnly } from '@insights/language';
import type { DataAnswer } from '../analysis/answer/index.ts';
import type { Deps } from '../deps.ts';
import { ownCall } from '../domain/own-principal.ts';
import { answerQuery } from '../domain/query/answer-query.ts';
import type { CampaignGraph } from '../domain/query/campaign-graph.ts';
import { admittedEvidence } from '../domain/query/evidence-filter.ts';
import { MODEL_DEADLINE_MS, TRIES, answerCampaign, sourcesChanging } from './answer-campaign.ts';
import { answerMessage } from './answer-message.ts';
import { newestShown, revisionsOf } from './campaign-state.ts';

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
  const signal = AbortSignal.timeout(MODEL_DEADLINE_MS);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const read = await readGraphs(deps, call, request);
    const answers = await answersOf(deps, call, { ...request, graphs: read.graphs, signal });
    const isSame = request.question === null || (await readGraphs(deps, call, request)).state === read.state;
    if (isSame) return answered(deps, call, request, { ...read, answers });
  }
  throw sourcesChanging();
}

interface Read {
  readonly graphs: readonly CampaignGraph[];
  readonly without_report: readonly string[];
  /** Changes with whatever an answer rests on. */
  readonly state: string;
}

/** Errors: `not_found`, `report_not_ready`. */
async function readGraphs(deps: Deps, call: Call, request: queries.QueryRequest): Promise<Read> {
  const graphs: CampaignGraph[] = [];
  const without_report: string[] = [];
  const states: unknown[] = [];
  for (const interview_id of new Set(request.interview_ids)) {
    const graph = await loadGraph(deps, call, interview_id, request.where);
    if (!graph) {
      without_report.push(interview_id);
      continue;
    }
    graphs.push(graph);
    const { version, conversations } = graph;
    const revisions = request.question === null ? [] : [...(await revisionsOf(deps, call, interview_id))];
    states.push([version.id, version.redacted_at, version.evidence, conversations && [...conversations], revisions]);
  }
  if (graphs.length === 0) {
    throw new AppError('report_not_ready', {
      publicMessage:
        'No finished report to query yet. Read report/generation-status to see what the first one waits for.',
    });
  }
  return { graphs, without_report, state: JSON.stringify(states) };
}

type Answers = readonly (DataAnswer & { readonly interview_id: string })[];

/** One campaign after the other: each may need a thread with much memory. */
async function answersOf(
  deps: Deps,
  call: Call,
  { graphs, question, where, signal }: Pick<Read, 'graphs'> & queries.QueryRequest & { signal: AbortSignal },
): Promise<Answers> {
  const answers: (DataAnswer & { interview_id: string })[] = [];
  if (question === null) return answers;
  const { workspace_id } = call.principal;
  for (const graph of graphs) {
    const { interview_id, version, conversations } = graph;
    const answer = await answerCampaign(deps, {
      workspace_id,
      interview_id,
      version,
      question,
      conversations: conversations && [...conversations],
      admitted: [...admittedEvidence(graph, where).keys()],
      only_cited: isOfStatements(where),
      asked_campaigns: graphs.length,
      signal,
    });
    answers.push({ ...answer, interview_id });
  }
  return answers;
}

const isOfStatements = (where: queries.EvidenceFilter | null): boolean =>
  where !== null && (where.kinds.length > 0 || where.polarities.length > 0 || where.topic !== null);

function answered(
  deps: Deps,
  call: Call,
  request: queries.QueryRequest,
  { graphs, without_report, answers }: Read & { answers: Answers },
): Promise<queries.QueryAnswer> {
  const found = answerQuery(graphs, request);
  const known = new Set(found.evidence.map((row) => `${row.interview_id} ${row.evidence?.id}`));
  const more = answers.flatMap(({ interview_id, evidence }) =>
    evidence.flatMap((row) => {
      const key = `${interview_id} ${row.id}`;
      if (known.has(key)) return [];
      known.add(key);
      return [{ interview_id, evidence: row }];
    }),
  );
  const { scopes } = call.principal;
  const mayQuote = scopes.includes('exports') || scopes.includes('*');
  const sources = graphs.map(({ interview_id, version: { version_number } }) => ({ interview_id, version_number }));
  const shown = (text: string): string => (mayQuote ? text : verbatimOnly(text, []).text);
  return deps.db.withWorkspace(call, async (tx) => {
    for (const { interview_id: subject, ...details } of sources)
      await announceRead(tx, call, { action: 'report.queried', subject, details });
    const all = [...found.evidence, ...more];
    return {
      ...found,
      evidence: mayQuote ? all : all.map(withoutWords),
      answers: answers.map((answer) => answerMessage(answer, shown)),
      sources,
      without_report: [...without_report],
    };
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
  const version = await newestShown(deps, call, interview_id);
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
  evidence:
    evidence &&
    ({ ...evidence, quote: '', asked: null, before: '', after: '', translation: null } satisfies reports.Evidence),
});
