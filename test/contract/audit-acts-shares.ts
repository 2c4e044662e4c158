import type { Acts } from './audit-acts.ts';
import type { AuditScene } from './audit-scene.ts';

/** Links that open a report without an account. */
export function ofShares({ callers, at, campaign }: AuditScene): Acts {
  const { api } = callers.nora;
  const shares = `${at}/report/shares`;
  return {
    'POST /v1/interviews/:interview_id/report/shares': async (go) => {
      await go('POST', shares, { password: 'correct horse', label: 'For the board' });
      return campaign;
    },
    'DELETE /v1/interviews/:interview_id/report/shares/:share_id': async (go) => {
      const { id } = await api.ok(api.post(shares));
      await go('DELETE', `${shares}/${String(id)}`, undefined, callers.nora);
      return campaign;
    },
    'POST /v1/report-shares/open': async (go) => {
      const { token } = await api.ok(api.post(shares));
      await go('POST', '/v1/report-shares/open', { token }, callers.mailReader);
      return campaign;
    },
  };
}
