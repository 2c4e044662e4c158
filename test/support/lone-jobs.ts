import assert from 'node:assert/strict';
import { Client } from 'pg';
import { v7 } from 'uuid';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { jobTypes, jobs } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import { eventually } from './eventually.ts';
import type { LoneService, Running } from './lone-service.ts';

export async function query(url: string, text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export async function isReady({ management_port }: { management_port: number }): Promise<true | null> {
  const answer = await fetch(`http://127.0.0.1:${management_port}/readyz`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ? true : null;
}

/**
 * Checks that the jobs service works completely with its stores: a lease call that waits for a new job
 * leases it (worker role) and fails it, which is announced (app role, outbox), and the event is published (relay).
 */
export async function provesItself(
  service: LoneService,
  running: Running & { port: number; management_port: number },
  stores: { admin_url: string },
): Promise<void> {
  await eventually(() => isReady(running), { what: 'readiness' }).catch((error: Error) => {
    throw new Error(`${error.message}; it said:\n${running.said()}`, { cause: error });
  });
  const key = service.secrets.signing_keys['reports'];
  assert.ok(key);
  const signer = new PrincipalSigner({ principalSigningKey: key });
  const address = `127.0.0.1:${running.port}`;
  const client = createClient(jobs.JobsServiceService, { address, audience: 'jobs', signer });
  try {
    const [workspace, id] = [v7(), v7()];
    const taking = client.leaseJobs(
      { types: [jobTypes.generateReport.type], worker_id: 'w', max_jobs: 1, wait_ms: 20_000 },
      { principal: servicePrincipal('reports'), timeout_ms: 60_000 },
    );
    await query(
      stores.admin_url,
      `with added as (insert into jobs.jobs (id, workspace_id, key, type, queue_name, payload, traceparent)
         values ($1, $2, 'k', $3, $4, '', '') returning queue_name)
       select pg_notify('jobs_waiting', queue_name) from added`,
      [id, workspace, jobTypes.generateReport.type, jobTypes.generateReport.queue],
    );
    const [leased] = (await taking).jobs;
    assert.equal(leased?.id, id);
    const principal = servicePrincipal('reports', workspace);
    const failure = { job_id: id, attempt: leased.attempt, error_code: 'probe', permanent: true };
    await client.failJob(failure, { principal, timeout_ms: 20_000 });
    const published = 'select count(*)::int as n from jobs.outbox where workspace_id = $1 and published_at is not null';
    await eventually(async () =>
      assert.ok(Number((await query(stores.admin_url, published, [workspace]))[0]?.['n']) > 0),
    );
  } finally {
    client.close();
  }
}
