export { handles, type Job, type JobHandler, type JobTools, type JobWorker, type JobWorkerOptions } from './options.ts';
export { startJobWorker } from './job-worker.ts';
