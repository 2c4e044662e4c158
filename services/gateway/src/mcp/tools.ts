import type { AuditAction } from '@insights/contracts';
import { z } from 'zod';
import { createContacts } from '../routes/interviews/create-contacts.ts';
import { createInterview } from '../routes/interviews/create.ts';
import { deleteInterview } from '../routes/interviews/delete.ts';
import { getProgress } from '../routes/interviews/get-progress.ts';
import { getInterview } from '../routes/interviews/get.ts';
import { listContacts } from '../routes/interviews/list-contacts.ts';
import { listInterviews } from '../routes/interviews/list.ts';
import { pauseInterview } from '../routes/interviews/pause.ts';
import { startInterview } from '../routes/interviews/start.ts';
import { getGenerationStatus } from '../routes/campaign-reports/get-generation-status.ts';
import { getReport } from '../routes/campaign-reports/get.ts';
import { regenerateReport } from '../routes/campaign-reports/regenerate.ts';
import { addCode } from '../routes/codebook/add-code.ts';
import { getCodebook } from '../routes/codebook/get.ts';
import { queryInterview } from '../routes/interview-query/query-one.ts';
import { listVaultDocuments as listDocuments } from '../routes/vaults/list-documents.ts';
import { getContext } from '../routes/context/retrieve.ts';
import { listVaults } from '../routes/vaults/list.ts';
import { listWorkspaces } from '../routes/workspaces/list.ts';
import { Code, Codebook } from '../schemas/codebook.ts';
import { Contact, ContactsResult } from '../schemas/contact.ts';
import { Conversation } from '../schemas/conversation.ts';
import { Interview } from '../schemas/interview.ts';
import { CampaignProgress } from '../schemas/progress.ts';
import { QueryAnswer } from '../schemas/query.ts';
import { Context } from '../schemas/retrieval.ts';
import { ReportGenerationStatus, ReportVersion } from '../schemas/report.ts';
import { DocumentEntry, Vault } from '../schemas/vault.ts';
import { Workspace } from '../schemas/workspace.ts';
import { documentPart, summarisedConversations, transcriptPart } from './parts.ts';
import * as outputs from './outputs.ts';
import { type Tool, tool } from './tool.ts';

const Status = ReportGenerationStatus.pick({
  status: true,
  blocked_reason: true,
  error_code: true,
  completed_count: true,
  floor_count: true,
  version_number: true,
});
const Workspaces = Workspace.pick({ id: true, name: true, role: true });
const Vaults = Vault.pick({ id: true, name: true, description: true });
const Documents = DocumentEntry.pick({ id: true, title: true, source_type: true, status: true });

const isBody = <S extends z.ZodType>(_schema: S, body: unknown): z.output<S> => body as z.output<S>;

const campaigns: readonly Tool[] = [
  tool({
    name: 'list_workspaces',
    title: 'List workspaces',
    doc: 'Lists the workspaces of the person.',
    toolset: 'campaigns',
    route: listWorkspaces,
    offers: ['limit', 'cursor'],
    effect: 'reads',
    output: outputs.pageOf(Workspaces),
    shape: ({ body, next_cursor }) => ({ items: isBody(Workspace.array(), body), next_cursor }),
  }),
  tool({
    name: 'list_campaigns',
    title: 'List campaigns',
    doc: 'Lists campaigns, newest first.',
    toolset: 'campaigns',
    route: listInterviews,
    offers: ['workspace_id', 'status', 'limit', 'cursor'],
    effect: 'reads',
    output: outputs.pageOf(outputs.CampaignRow),
    shape: ({ body, next_cursor }) => ({ items: isBody(Interview.array(), body), next_cursor }),
  }),
  tool({
    name: 'get_campaign',
    title: 'Show a campaign',
    doc: 'Shows a campaign with its goal and its questions.',
    toolset: 'campaigns',
    route: getInterview,
    offers: [],
    effect: 'reads',
    output: outputs.Campaign,
    shape: ({ body }) => isBody(Interview, body),
  }),
  tool({
    name: 'get_campaign_progress',
    title: 'Show the progress of a campaign',
    doc: 'Counts participants by stage, and at which question interviews end.',
    toolset: 'campaigns',
    route: getProgress,
    offers: [],
    effect: 'reads',
    output: outputs.Progress,
    shape: ({ body }) => outputs.progressOf(isBody(CampaignProgress, body)),
  }),
  tool({
    name: 'create_campaign',
    title: 'Create a campaign',
    doc: 'Creates a draft. Nobody is invited before it is started.',
    toolset: 'campaigns',
    route: createInterview,
    offers: ['workspace_id', 'name', 'goal', 'language', 'questions'],
    effect: 'adds',
    output: outputs.Campaign,
    shape: ({ body }) => isBody(Interview, body),
  }),
  tool({
    name: 'start_campaign',
    title: 'Start a campaign',
    doc: 'Starts a draft: people can be interviewed.',
    toolset: 'campaigns',
    route: startInterview,
    offers: [],
    effect: 'changes',
    output: outputs.CampaignRow,
    shape: ({ body }) => isBody(Interview, body),
  }),
  tool({
    name: 'pause_campaign',
    title: 'Pause a campaign',
    doc: 'Pauses an active campaign: no interview starts until it is resumed.',
    toolset: 'campaigns',
    route: pauseInterview,
    offers: ['reason'],
    effect: 'changes',
    output: outputs.CampaignRow,
    shape: ({ body }) => isBody(Interview, body),
  }),
  tool({
    name: 'delete_campaign',
    title: 'Delete a campaign',
    doc: 'Deletes a campaign with its conversations and reports, for good. A person must agree first.',
    toolset: 'campaigns',
    route: deleteInterview,
    offers: [],
    effect: 'destroys',
    confirmation: 'Delete this campaign with all its conversations and reports? This cannot be undone.',
    output: z.object({ deleted: z.boolean() }),
    shape: () => ({ deleted: true }),
  }),
  tool({
    name: 'list_contacts',
    title: 'List contacts',
    doc: 'Lists the people of a campaign. Hidden names are null.',
    toolset: 'campaigns',
    route: listContacts,
    offers: ['limit', 'cursor'],
    effect: 'reads',
    output: outputs.pageOf(outputs.ContactRow),
    shape: ({ body, next_cursor }) => ({
      items: isBody(Contact.array(), body).map((each) => ({
        ...each,
        session_status: each.scheduled_session?.status ?? null,
      })),
      next_cursor,
    }),
  }),
  tool({
    name: 'add_contacts',
    title: 'Add contacts',
    doc: 'Adds people to a campaign. It invites nobody.',
    toolset: 'campaigns',
    route: createContacts,
    offers: ['contacts'],
    effect: 'adds',
    audit: ['contacts.created'],
    output: ContactsResult.pick({ created: true, failed: true }).extend({
      errors: z.object({ index: z.int(), error: z.string() }).array(),
    }),
    shape: ({ body }) => {
      const { created, failed, results } = isBody(ContactsResult, body);
      const errors = results.flatMap(({ index, error }) => (error === null ? [] : [{ index, error }]));
      return { created, failed, errors };
    },
  }),
  tool({
    name: 'list_conversations',
    title: 'List conversations',
    doc: 'Lists the conversations of a campaign, each with its main points.',
    toolset: 'campaigns',
    route: summarisedConversations,
    offers: ['status', 'limit', 'cursor'],
    effect: 'reads',
    // The route's entry is that of its filter by text, which the tool does not offer.
    audit: [],
    output: outputs.pageOf(outputs.ConversationRow),
    shape: ({ body, next_cursor }) => ({
      items: isBody(Conversation.array(), body).map((each) => ({
        ...each,
        summary: (each.summary?.points ?? []).map(({ text }) => text),
      })),
      next_cursor,
    }),
  }),
  tool({
    name: 'read_transcript',
    title: 'Read a transcript',
    doc: 'Reads a conversation in parts. Cite a turn by its id. Pass next_seq as from_seq to go on.',
    toolset: 'campaigns',
    route: transcriptPart,
    offers: ['from_seq', 'limit'],
    effect: 'reads',
    output: outputs.TranscriptPart,
    shape: ({ body }) => isBody(outputs.TranscriptPart, body),
  }),
];

const reports: readonly Tool[] = [
  tool({
    name: 'get_report',
    title: 'Read the report',
    doc: 'Reads the newest report of a campaign: claims with support, dissent and quotes to cite.',
    toolset: 'reports',
    route: getReport,
    offers: [],
    effect: 'reads',
    output: outputs.Report,
    shape: ({ body }) => outputs.reportFor(isBody(ReportVersion, body)),
  }),
  tool({
    name: 'get_report_status',
    title: 'Show the progress of the report',
    doc: 'Shows whether a report is ready or in progress, or why there is none.',
    toolset: 'reports',
    route: getGenerationStatus,
    offers: [],
    effect: 'reads',
    output: Status,
    shape: ({ body }) => isBody(ReportGenerationStatus, body),
  }),
  tool({
    name: 'generate_report',
    title: 'Generate a report',
    doc: 'Starts a new version of the report from all conversations.',
    toolset: 'reports',
    route: regenerateReport,
    offers: [],
    effect: 'adds',
    output: Status,
    shape: ({ body }) => isBody(ReportGenerationStatus, body),
  }),
  tool({
    name: 'ask_report',
    title: 'Ask the report',
    doc: 'Answers a question in sentences with quotes, and finds the claims of the report about it.',
    toolset: 'reports',
    route: queryInterview,
    offers: ['question', 'limit'],
    effect: 'reads',
    output: outputs.Answers,
    shape: ({ body }) => outputs.answersFor(isBody(QueryAnswer, body)),
  }),
  tool({
    name: 'get_codebook',
    title: 'Show the codebook',
    doc: 'Shows the codes of a campaign: what its report looks for.',
    toolset: 'reports',
    route: getCodebook,
    offers: [],
    effect: 'reads',
    output: z.object({ codes: Code.pick({ id: true, name: true, definition: true }).array() }),
    shape: ({ body }) => isBody(Codebook, body),
  }),
  tool({
    name: 'add_code',
    title: 'Add a code',
    doc: 'Adds a code that the next version of the report looks for.',
    toolset: 'reports',
    route: addCode,
    offers: ['name', 'definition', 'includes'],
    effect: 'adds',
    output: Code.pick({ id: true }),
    shape: ({ body }) => isBody(Code, body),
  }),
];

const knowledge: readonly Tool[] = [
  tool({
    name: 'search_context',
    title: 'Search documents',
    doc: 'Finds the passages and facts that fit a question best, in all that you may read.',
    toolset: 'knowledge',
    route: getContext,
    offers: ['workspace_id', 'prompt', 'vault_ids', 'top_k'],
    defaults: { top_k: 8 },
    effect: 'reads',
    output: outputs.Passages,
    shape: ({ body }) => outputs.passagesFor(isBody(Context, body)),
  }),
  tool({
    name: 'list_vaults',
    title: 'List vaults',
    doc: 'Lists the collections of documents that can be searched.',
    toolset: 'knowledge',
    route: listVaults,
    offers: ['workspace_id', 'limit', 'cursor'],
    effect: 'reads',
    output: outputs.pageOf(Vaults),
    shape: ({ body, next_cursor }) => ({ items: isBody(Vault.array(), body), next_cursor }),
  }),
  tool({
    name: 'list_documents',
    title: 'List documents',
    doc: 'Lists the documents of a vault, newest first.',
    toolset: 'knowledge',
    route: listDocuments,
    offers: ['limit', 'cursor'],
    effect: 'reads',
    output: outputs.pageOf(Documents),
    shape: ({ body, next_cursor }) => ({ items: isBody(DocumentEntry.array(), body), next_cursor }),
  }),
  tool({
    name: 'read_document',
    title: 'Read a document',
    doc: 'Reads the text of a document in parts. Pass next_start as start to go on.',
    toolset: 'knowledge',
    route: documentPart,
    offers: ['start', 'characters', 'version'],
    effect: 'reads',
    output: outputs.DocumentPart,
    shape: ({ body }) => isBody(outputs.DocumentPart, body),
  }),
];

/** What assistants can do, in the order in which they see it. */
export const tools: readonly Tool[] = [...campaigns, ...reports, ...knowledge];

/** The audit log entries of a tool's calls. */
export const entriesOf = ({ audit, route }: Tool): readonly AuditAction[] =>
  audit ?? ([route.audit ?? []].flat() as AuditAction[]);

export const auditActions: readonly AuditAction[] = [...new Set(tools.flatMap(entriesOf))];
