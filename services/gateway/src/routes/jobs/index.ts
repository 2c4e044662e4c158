import { cancelJob } from './cancel.ts';
import { getJob } from './get.ts';
import { listActiveJobs } from './list-active.ts';

export const jobRoutes = [listActiveJobs, getJob, cancelJob];
