import { type jobs, jobHandlers } from '@insights/contracts';
import { type AccessTable, services, team } from '@insights/grpc-kit';

/** Leases cross workspaces, so only the services that handle jobs may hold them. */
const workers = services(...jobHandlers);

/** Who may call which RPC. The gateway has checked scopes and membership; roles are checked again here. */
export const jobsAccess: AccessTable<jobs.JobsServiceService> = {
  listActiveJobs: team(),
  getJob: team(),
  cancelJob: team(),
  leaseJobs: workers,
  heartbeatJob: workers,
  completeJob: workers,
  failJob: workers,
  reportWorker: workers,
  // The health routes also work without a credential: then the gateway calls as itself.
  getWorkerHealth: { ...team(), ...services('gateway') },
  listInterviewerRegions: services('campaigns'),
};
