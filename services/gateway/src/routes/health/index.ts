import { getDatabaseHealth } from './get-db.ts';
import { getInterviewWorkerHealth } from './get-interview-workers.ts';
import { getWorkerHealth } from './get-workers.ts';
import { getHealth } from './get.ts';

export const healthRoutes = [getHealth, getDatabaseHealth, getWorkerHealth, getInterviewWorkerHealth];
