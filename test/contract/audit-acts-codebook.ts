import { randomUUID } from 'node:crypto';
import type { Acts } from './audit-acts.ts';
import type { AuditScene } from './audit-scene.ts';

export function ofCodebook({ at, campaign, turn, created }: AuditScene): Acts {
  const codes = `${at}/codebook/codes`;
  const aCode = () => created(codes, { name: `Night shifts ${randomUUID().slice(0, 8)}` });
  const aCoding = async () => ({ turn_id: turn, start: 0, end: 5, code_id: await aCode() });
  return {
    'GET /v1/interviews/:interview_id/codebook': async (go) => {
      await go('GET', `${at}/codebook`);
      return campaign;
    },
    'PUT /v1/interviews/:interview_id/codebook': async (go) => {
      const body = { codes: [{ name: 'Hand-over', definition: 'What the next shift is told.' }] };
      await go('PUT', `${at}/codebook?force=true`, body, undefined, { 'if-match': '*' });
      return campaign;
    },
    'DELETE /v1/interviews/:interview_id/codebook': async (go) => {
      await go('DELETE', `${at}/codebook`);
      return campaign;
    },
    'POST /v1/interviews/:interview_id/codebook/codes': async (go) => {
      await go('POST', codes, { name: 'Hand-over at night', includes: 'handover, hand-over' });
      return campaign;
    },
    'PATCH /v1/interviews/:interview_id/codebook/codes/:code_id': async (go) => {
      await go('PATCH', `${codes}/${await aCode()}`, { definition: 'What happens after midnight.' });
      return campaign;
    },
    'DELETE /v1/interviews/:interview_id/codebook/codes/:code_id': async (go) => {
      await go('DELETE', `${codes}/${await aCode()}`);
      return campaign;
    },
    'POST /v1/interviews/:interview_id/codebook/codings': async (go) => {
      await go('POST', `${at}/codebook/codings`, await aCoding());
      return campaign;
    },
    'GET /v1/interviews/:interview_id/codebook/codings': async (go) => {
      await go('GET', `${at}/codebook/codings`);
      return campaign;
    },
    'DELETE /v1/interviews/:interview_id/codebook/codings/:coding_id': async (go) => {
      const id = await created(`${at}/codebook/codings`, await aCoding());
      await go('DELETE', `${at}/codebook/codings/${id}`);
      return campaign;
    },
  };
}
