import { sleep } from '@insights/background';
import type { ClientCall } from '@insights/grpc-kit';
import type { RouteCall } from '../../core/route.ts';

const WAIT_MS = 2_000;
const LOOK_EVERY_MS = 25;

/** Waits until the queue has a job that was just requested, so that the caller can read it at once. After some time it returns anyway. */
export async function untilQueued(
  jobs: Pick<RouteCall['jobs'], 'getJob'>,
  job_id: string,
  call: Pick<ClientCall, 'principal'>,
): Promise<void> {
  const deadline = performance.now() + WAIT_MS;
  while (performance.now() < deadline) {
    const job = await jobs.getJob({ job_id }, call).catch(() => undefined);
    if (job !== undefined) return;
    await sleep(LOOK_EVERY_MS);
  }
}
