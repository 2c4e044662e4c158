import type { reports } from '@insights/contracts';
import type { Deps } from '../deps.ts';

/** The public keys with which the seals of exported reports are verified. */
export function listReportKeys({ sealer }: Pick<Deps, 'sealer'>): Promise<reports.ReportKeys> {
  return sealer.publicKeys();
}
