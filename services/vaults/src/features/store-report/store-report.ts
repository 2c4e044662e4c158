import { v7 } from 'uuid';
import { servicePrincipal } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import { type Tx, isErased } from '@insights/db';
import { AppError } from '@insights/errors';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { languageOfText } from '../../domain/chunking/language-of.ts';
import { indexDocument } from '../index-document/index-document.ts';
import { storeDocument } from '../store-document/store-document.ts';
import { defaultVault } from '../store-transcript/default-vault.ts';
import { hiddenNow } from '../store-transcript/hidden-now.ts';
import { reportParts } from './report-parts.ts';
import { conversationsOf, reportText } from './report-text.ts';

const REPORT_TIMEOUT_MS = 30_000;
type ReportDeps = Pick<Deps, 'campaigns' | 'reports' | 'now'>;

/**
 * Stores the newest ready report of a campaign as one document. Deletes the document if there is no report. A report that still cites an erased
 * conversation is not stored, and the text before it goes: `report_redacted` follows. The document is locked before the report is read, so that
 * the last reader stores the newest. `forgets`: past versions are deleted, because people were erased from them.
 */
export async function storeReport(
  deps: ReportDeps,
  tx: Tx,
  interview_id: string,
  { forgets }: { forgets: boolean },
): Promise<void> {
  const document_id = await lockReport(tx, interview_id, deps.now());
  const hidden_names = await hiddenNow(deps, tx.workspaceId, interview_id);
  const report = hidden_names === 'gone' ? null : await fetchReport(deps, tx, interview_id);
  if (report === null) {
    await query(tx).deleteFrom('documents').where('id', '=', document_id).execute();
    return;
  }
  if (await citesErased(tx, report)) {
    await blank(tx, document_id);
    return;
  }
  const text = reportText(report);
  const language = languageOfText(text);
  await storeDocument(deps, tx, {
    document_id,
    conversation_id: null,
    title: `Report, version ${report.version_number}`,
    language,
    hidden_names,
    parts: reportParts(report, { text, language, scope: document_id }),
  });
  if (forgets) await query(tx).deleteFrom('document_versions').where('document_id', '=', document_id).execute();
}

/** The id of the campaign's report document, whose row is locked; created without text if there is none. */
async function lockReport(tx: Tx, interview_id: string, at: string): Promise<string> {
  const row = { interview_id, source_type: 'report' } as const;
  const document = await query(tx)
    .insertInto('documents')
    .values({
      id: v7(),
      workspace_id: tx.workspaceId,
      vault_id: await defaultVault(tx, at),
      external_id: interview_id,
      title: '',
      content_text: '',
      status: 'pending',
      version: 0,
      created_at: at,
      updated_at: at,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['vault_id', 'external_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return document.id;
}

async function fetchReport(deps: ReportDeps, tx: Tx, interview_id: string): Promise<reports.ReportVersion | null> {
  const call = { principal: servicePrincipal('vaults', tx.workspaceId), timeout_ms: REPORT_TIMEOUT_MS };
  try {
    return await deps.reports.getReport({ interview_id }, call);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'report_not_ready')) return null;
    throw error;
  }
}

async function citesErased(tx: Tx, report: reports.ReportVersion): Promise<boolean> {
  for (const id of conversationsOf(report)) if (await isErased(tx, id)) return true;
  return false;
}

async function blank(tx: Tx, document_id: string): Promise<void> {
  await query(tx).deleteFrom('chunks').where('document_id', '=', document_id).execute();
  await query(tx).deleteFrom('document_versions').where('document_id', '=', document_id).execute();
  const document = await query(tx)
    .updateTable('documents')
    .set({ content_text: '', status: 'pending' })
    .where('id', '=', document_id)
    .returning(['id', 'vault_id', 'version', 'language', 'title'])
    .executeTakeFirstOrThrow();
  // Without chunks, nothing is left in the index of words.
  await indexDocument(tx, document);
}

/** Whether the campaign's report is a document. */
export async function hasReport(tx: Tx, interview_id: string): Promise<boolean> {
  const found = await query(tx)
    .selectFrom('documents')
    .select('id')
    .where('interview_id', '=', interview_id)
    .where('source_type', '=', 'report')
    .executeTakeFirst();
  return found !== undefined;
}
