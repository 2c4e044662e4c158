export { Budget, type Claim } from './budget.ts';
export { Thread, ThreadOutOfMemory, type ThreadOptions, ThreadTooSlow } from './thread.ts';
export { type Caller, type Job, ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
