import type { vaults } from '@insights/contracts';
import { type Call, type Tx, anyOf } from '@insights/db';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import type { PlacedAnswer } from '../../domain/interview-answer.ts';
import { ownCall } from '../../domain/own-call.ts';
import type { Question } from '../../search/question.ts';
import { retrieve } from '../retrieve/retrieve.ts';
import { placesOf } from './place-quotes.ts';
import { campaignsOfProject } from './project-sources.ts';

/** Campaigns that one question is put to. */
const MAX_CAMPAIGNS = 3;
/** Passages that tell which campaigns speak of a question. */
const TOP_K = 20;
/** Of reports, which asks a language model for at most 35 s and then answers by rules. */
const TIMEOUT_MS = 50_000;

/** The types of documents that are made of what people said. */
const SPOKEN = ['transcript', 'report'] as const;

export interface AskedInterviews extends PlacedAnswer {
  /** Everything that the answer rests on, cited or not. */
  readonly conversation_ids: readonly string[];
}

/**
 * What the interviews of the workspace, or of a project, say to a question. Reports answers vaults for whoever may read all that people
 * said, so a reader who may not is answered from other documents alone. Errors: `unavailable`, `input_too_large`.
 */
export async function askInterviews(
  deps: Deps,
  call: Call,
  { question, project_id }: { question: Question; project_id: string | null },
  source_types: readonly vaults.SourceType[],
): Promise<AskedInterviews[]> {
  const mayRead = source_types.length === 0 || SPOKEN.every((type) => source_types.includes(type));
  const interview_ids = mayRead ? await campaignsFor(deps, call, question, project_id) : [];
  if (interview_ids.length === 0) return [];
  const own = ownCall(call.principal.workspace_id);
  const request = { interview_ids, question: question.prompt };
  const { items } = await deps.queries.askCampaigns(request, { ...own, timeout_ms: TIMEOUT_MS });
  const asked: AskedInterviews[] = [];
  for (const { answer, evidence, language, conversation_ids } of items) {
    if (answer === null) continue;
    const places = await placesOf(deps, call, answer, evidence);
    const heard = evidence.filter(({ speaker }) => speaker === 'interviewer');
    const saidTo = new Map(heard.map(({ id, participant }) => [id, participant]));
    asked.push({ answer, language, conversation_ids, places, saidTo });
  }
  return asked;
}

/** The campaigns whose passages are nearest to the question, then the newest ones. */
async function campaignsFor(deps: Deps, call: Call, question: Question, project_id: string | null): Promise<string[]> {
  const known = await deps.db.withWorkspace(call, (tx) => spokenCampaigns(tx, project_id));
  if (known.length <= MAX_CAMPAIGNS) return known;
  const document_ids = project_id === null ? null : await deps.db.withWorkspace(call, (tx) => documentsOf(tx, known));
  const searched = { question, top_k: TOP_K, vault_ids: null, source_types: SPOKEN, document_ids };
  const { chunks } = await retrieve(deps, call, searched);
  const found = [...new Set(chunks.map(({ document_id }) => document_id))];
  const rows = await deps.db.withWorkspace(call, (tx) =>
    query(tx).selectFrom('documents').select(['id', 'interview_id']).where('id', '=', anyOf(found)).execute(),
  );
  const campaigns = new Map(rows.map(({ id, interview_id }) => [id, interview_id]));
  const near = found.flatMap((id) => campaigns.get(id) ?? []).filter((id) => known.includes(id));
  return [...new Set([...near, ...known])].slice(0, MAX_CAMPAIGNS);
}

/** Campaigns with transcripts, the newest first. */
async function spokenCampaigns(tx: Tx, project_id: string | null): Promise<string[]> {
  const own = project_id === null ? null : await campaignsOfProject(tx, project_id);
  const rows = await query(tx)
    .selectFrom('documents')
    .select(['interview_id', ({ fn }) => fn.max('created_at').as('newest')])
    .where('source_type', '=', 'transcript')
    .where('interview_id', 'is not', null)
    .$if(own !== null, (some) => some.where('interview_id', '=', anyOf(own ?? [])))
    .groupBy('interview_id')
    .orderBy('newest', 'desc')
    .orderBy('interview_id')
    .execute();
  return rows.flatMap(({ interview_id }) => interview_id ?? []);
}

async function documentsOf(tx: Tx, interview_ids: readonly string[]): Promise<string[]> {
  const rows = await query(tx)
    .selectFrom('documents')
    .select('id')
    .where('interview_id', '=', anyOf(interview_ids))
    .execute();
  return rows.map(({ id }) => id);
}
