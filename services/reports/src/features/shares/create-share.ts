import { v7 } from 'uuid';
import { hashKey, makeApiKey } from '@insights/auth-context';
import type { reports } from '@insights/contracts';
import { type Call, type Tx, announceAudit } from '@insights/db';
import { AppError } from '@insights/errors';
import { Share } from '../../db/entities.ts';
import { query } from '../../db/query.ts';
import { lockCampaign } from '../../db/runs.ts';
import type { Deps } from '../../deps.ts';
import { ownCall } from '../../domain/own-principal.ts';
import { loadVersion, newestReady } from '../read-report.ts';
import { maskLabels, maskStoredLabels } from './mask-labels.ts';
import { hashPassword } from './password.ts';
import { presentShare } from './present.ts';

const DAY_MS = 86_400_000;
/** Of one campaign, expired ones not counted. */
const MAX_SHARES = 100;

/** A link that opens a report without an account. Errors: `not_found`, `report_not_ready`, `quota_exceeded`. */
export async function createShare(
  deps: Pick<Deps, 'db' | 'campaigns' | 'now'>,
  call: Call,
  request: reports.CreateShareRequest,
): Promise<reports.Share> {
  const { interview_id } = request;
  await deps.campaigns.getReportInputs({ interview_id }, ownCall(call));
  const [given = request] = await maskLabels(deps, call, interview_id, [request]);
  const made = await store(deps, call, given);
  const [shown = made] = await maskLabels(deps, call, interview_id, [made]);
  // More names were hidden meanwhile.
  if (shown.label !== made.label) await maskStoredLabels(deps, call.principal.workspace_id, interview_id);
  return shown;
}

async function store(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  call: Call,
  { interview_id, version_number, expires_in_days, password, with_quotes, label }: reports.CreateShareRequest,
): Promise<reports.Share> {
  const password_hash = password === null ? null : await hashPassword(password);
  const token = makeApiKey('iil');
  return db.withWorkspace<reports.Share>(
    call,
    async (tx) => {
      const created_at = now();
      await lockCampaign(tx, interview_id);
      await assertReady(tx, interview_id, version_number);
      await assertRoom(tx, interview_id, created_at);
      const share = tx.em.create(Share, {
        id: v7(),
        workspace_id: tx.workspaceId,
        interview_id,
        version_number,
        token_hash: hashKey(token),
        password_hash,
        with_quotes,
        label,
        created_by: call.principal.user_id ?? '',
        created_at,
        expires_at: new Date(Date.parse(created_at) + expires_in_days * DAY_MS).toISOString(),
        wrong_since: null,
        wrong_passwords: 0,
        opened_count: 0,
        last_opened_at: null,
      });
      const { id, expires_at } = share;
      const details = { share_id: id, version_number, with_quotes, has_password: password_hash !== null, expires_at };
      await announceAudit(tx, call, { action: 'report.shared', subject: interview_id, details });
      return { ...presentShare(share), token };
    },
    { replay: (share) => ({ ...share, token: null }) },
  );
}

async function assertReady(tx: Tx, interviewId: string, versionNumber: number | null): Promise<void> {
  const version =
    versionNumber === null ? await newestReady(tx, interviewId) : await loadVersion(tx, interviewId, versionNumber);
  if (version?.status === 'ready') return;
  throw new AppError('report_not_ready', {
    publicMessage:
      versionNumber === null
        ? 'There is no finished report to share yet. Read report/generation-status to see what it waits for.'
        : `Version ${versionNumber} is not ready, so it cannot be shared.`,
  });
}

async function assertRoom(tx: Tx, interviewId: string, at: string): Promise<void> {
  const { count } = await query(tx)
    .selectFrom('shares')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('interview_id', '=', interviewId)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow();
  if (count < MAX_SHARES) return;
  throw new AppError('quota_exceeded', {
    publicMessage: `A campaign can have ${MAX_SHARES} links to its reports. Revoke those that are no longer needed.`,
  });
}
