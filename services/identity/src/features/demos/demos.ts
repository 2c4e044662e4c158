import { v7 } from 'uuid';
import type { demos } from '@insights/contracts';
import { type Call, type Tx, isUniqueViolation, pageOf } from '@insights/db';
import { AppError } from '@insights/errors';
import { recordPlatformAct } from '../../db/audit.ts';
import { pageBounds } from '../../db/page.ts';
import type { Deps } from '../../deps.ts';
import { type DemoStatus, demoStatusAfter } from '../../domain/demo-states.ts';

type DemoDeps = Pick<Deps, 'db'>;

const COLUMNS = 'id, slug, company_name, demo_type, status, view_count, created_at, updated_at';

/** A new demo is a draft that may be published at once. Errors: `duplicate_slug`. */
export async function createDemo({ db }: DemoDeps, call: Call, request: demos.CreateDemoRequest): Promise<demos.Demo> {
  const { slug, company_name, demo_type } = request;
  const status = demoStatusAfter(request.status as DemoStatus, 'draft');
  return db.withWorkspace(call, async (tx) => {
    const demo = await written(
      tx.row<demos.Demo>(
        `insert into demos (id, slug, company_name, demo_type, status) values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
        [v7(), slug, company_name, demo_type, status],
      ),
    );
    await recordPlatformAct(tx, call, 'demo.created', demo.id);
    return demo;
  });
}

export async function listDemos(
  { db }: DemoDeps,
  call: Call,
  { status, page }: demos.ListDemosRequest,
): Promise<demos.ListDemosResponse> {
  const { limit, parameters } = pageBounds(page);
  const sql = `select ${COLUMNS} from demos
    where ($1::timestamptz is null or (created_at, id) < ($1, $2::uuid)) and ($4 = '' or status = $4)
    order by created_at desc, id desc limit $3`;
  return db.withWorkspace(call, async (tx) => pageOf(await tx.rows<demos.Demo>(sql, [...parameters, status]), limit));
}

/** Changes what is given. Errors: `not_found`, `duplicate_slug`, `invalid_transition`. */
export async function updateDemo({ db }: DemoDeps, call: Call, request: demos.UpdateDemoRequest): Promise<demos.Demo> {
  return db.withWorkspace(call, async (tx) => {
    const present = await lockDemo(tx, request.demo_id);
    const next = {
      slug: request.slug ?? present.slug,
      company_name: request.company_name ?? present.company_name,
      demo_type: request.demo_type ?? present.demo_type,
      status: demoStatusAfter((request.status ?? present.status) as DemoStatus, present.status as DemoStatus),
    };
    await recordPlatformAct(tx, call, 'demo.changed', present.id);
    return written(
      tx.row<demos.Demo>(
        `update demos set slug = $2, company_name = $3, demo_type = $4, status = $5, updated_at = now()
          where id = $1 returning ${COLUMNS}`,
        [present.id, next.slug, next.company_name, next.demo_type, next.status],
      ),
    );
  });
}

/** Errors: `not_found`. */
export async function deleteDemo(
  { db }: DemoDeps,
  call: Call,
  { demo_id }: demos.DeleteDemoRequest,
): Promise<demos.DeleteDemoResponse> {
  return db.withWorkspace(call, async (tx) => {
    if ((await tx.run('delete from demos where id = $1', [demo_id])) === 0) throw noDemo();
    await recordPlatformAct(tx, call, 'demo.deleted', demo_id);
    return {};
  });
}

/** A live demo for whoever has its slug. The statement that reads it counts the views, so none is lost. Errors: `not_found`. */
export function viewDemo({ db }: DemoDeps, call: Call, { slug, views }: demos.ViewDemoRequest): Promise<demos.Demo> {
  return db.withWorkspace(call, async (tx) => {
    const demo = await tx.row<demos.Demo>(
      `update demos set view_count = view_count + $2 where slug = $1 and status = 'live' returning ${COLUMNS}`,
      [slug, Math.max(views, 1)],
    );
    if (!demo) throw noDemo();
    return demo;
  });
}

async function lockDemo(tx: Tx, id: string): Promise<demos.Demo> {
  const demo = await tx.row<demos.Demo>(`select ${COLUMNS} from demos where id = $1 for update`, [id]);
  if (!demo) throw noDemo();
  return demo;
}

/** The row as it was written. Errors: `duplicate_slug`. */
async function written(row: Promise<demos.Demo | undefined>): Promise<demos.Demo> {
  const demo = await row.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('duplicate_slug', {
      publicMessage: 'Another demo has this slug. Choose another one.',
      cause: error,
    });
  });
  if (!demo) throw new Error('the statement gave no row');
  return demo;
}

/** Demos belong to no workspace. */
function noDemo(): AppError {
  return new AppError('not_found', { publicMessage: 'There is no such demo.' });
}
