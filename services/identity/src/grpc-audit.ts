import type { audit } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import type { Deps } from './deps.ts';
import { listAuditLog } from './features/audit-log/list-audit-log.ts';
import { recordSupportVisit } from './features/audit-log/record-support-visit.ts';

/** RPC → feature. */
export function auditHandlers(deps: Deps): Handlers<audit.AuditServiceService> {
  return {
    listAuditLog: (request, context) => listAuditLog(deps, context, request),
    recordSupportVisit: (request, context) => recordSupportVisit(deps, context, request),
  };
}
