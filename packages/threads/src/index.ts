export { Budget } from './budget.ts';
export { Thread, ThreadOutOfMemory, type ThreadOptions } from './thread.ts';
export { ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
