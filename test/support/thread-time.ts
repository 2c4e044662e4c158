import process from 'node:process';

/** Processor time of this thread so far, in ms. Other load of the machine does not change it, as it does the time on a clock. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
