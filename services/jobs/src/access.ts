import type { jobs } from '@insights/contracts';
import { type AccessTable, services, team } from '@insights/grpc-kit';

/** Leases reach across workspaces: only the services that run jobs may hold them. */
const workers = services('identity', 'reports');

/** Who may call what. The gateway has checked scopes and membership before; roles are checked again here. */
export const jobsAccess: AccessTable<jobs.JobsServiceService> = {
  listActiveJobs: team(),
  getJob: team(),
  cancelJob: team(),
  leaseJobs: workers,
  heartbeatJob: workers,
  completeJob: workers,
  failJob: workers,
  reportWorker: services('identity', 'reports', 'interviewer'),
  // The health routes answer without a credential too: the gateway then asks as itself.
  getWorkerHealth: { ...team(), ...services('gateway') },
};
