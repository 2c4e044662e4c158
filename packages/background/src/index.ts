export { Backoff } from './backoff.ts';
export { type Host, type PeriodicTask, runPeriodically, startPeriodicTask } from './periodic-task.ts';
export { Signal } from './signal.ts';
export { sleep } from './sleep.ts';
export { waitUntil } from './wait-until.ts';
