import { v7 } from 'uuid';
import { type Input, demos } from '@insights/contracts';
import { type Call, type Tx, isAfter, isUniqueViolation, pageOf, sql, pageBounds } from '@insights/db';
import { AppError } from '@insights/errors';
import { recordPlatformAct } from '../../db/audit.ts';
import { query } from '../../db/query.ts';
import type { Deps } from '../../deps.ts';
import { demoStatusAfter } from '../../domain/demo-states.ts';
import { knownWord } from '../../domain/words.ts';

type DemoDeps = Pick<Deps, 'db'>;

const COLUMNS = [
  'id',
  'slug',
  'company_name',
  'demo_type',
  'status',
  'view_count',
  'created_at',
  'updated_at',
] as const;

/** A new demo is a draft, which can be published or archived at once. Errors: `duplicate_slug`. */
export async function createDemo({ db }: DemoDeps, call: Call, request: demos.CreateDemoRequest): Promise<demos.Demo> {
  const { slug, company_name } = request;
  const demo_type = knownType(request.demo_type);
  const status = demoStatusAfter(knownStatus(request.status), 'draft');
  return db.withWorkspace(call, async (tx) => {
    const demo = await refuseDuplicates(
      query(tx)
        .insertInto('demos')
        .values({ id: v7(), slug, company_name, demo_type, status })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),
    );
    await recordPlatformAct(tx, call, 'demo.created', demo.id);
    return demo;
  });
}

export async function listDemos(
  { db }: DemoDeps,
  call: Call,
  { status = null, page = null }: Input<demos.ListDemosRequest>,
): Promise<demos.ListDemosResponse> {
  const { limit, after } = pageBounds(page);
  const wanted = status && knownStatus(status);
  return db.withWorkspace(call, async (tx) => {
    const rows = await query(tx)
      .selectFrom('demos')
      .select(COLUMNS)
      .where((eb) => isAfter(eb, after, ['created_at', 'id']))
      .$if(wanted !== null, (demosOf) => demosOf.where('status', '=', wanted))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    return pageOf(rows, limit);
  });
}

/** Errors: `not_found`, `duplicate_slug`, `invalid_transition`. */
export async function updateDemo({ db }: DemoDeps, call: Call, request: demos.UpdateDemoRequest): Promise<demos.Demo> {
  const { slug, company_name, demo_type, status } = request;
  return db.withWorkspace(call, async (tx) => {
    const present = await lockDemo(tx, request.demo_id);
    const next = {
      slug: slug ?? present.slug,
      company_name: company_name ?? present.company_name,
      demo_type: demo_type === null ? present.demo_type : knownType(demo_type),
      status: status === null ? present.status : demoStatusAfter(knownStatus(status), present.status),
    };
    await recordPlatformAct(tx, call, 'demo.changed', present.id);
    return refuseDuplicates(
      query(tx)
        .updateTable('demos')
        .set({ ...next, updated_at: sql`now()` })
        .where('id', '=', present.id)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),
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
    const deleted = await query(tx).deleteFrom('demos').where('id', '=', demo_id).returning('id').executeTakeFirst();
    if (!deleted) throw noDemo();
    await recordPlatformAct(tx, call, 'demo.deleted', demo_id);
    return {};
  });
}

/** Reads a live demo by its slug. The same statement counts the views, so none is lost. Errors: `not_found`. */
export function viewDemo({ db }: DemoDeps, call: Call, { slug, views }: demos.ViewDemoRequest): Promise<demos.Demo> {
  return db.withWorkspace(call, async (tx) => {
    const demo = await query(tx)
      .updateTable('demos')
      .set((eb) => ({ view_count: eb('view_count', '+', views) }))
      .where('slug', '=', slug)
      .where('status', '=', 'live')
      .returning(COLUMNS)
      .executeTakeFirst();
    if (!demo) throw noDemo();
    return demo;
  });
}

async function lockDemo(tx: Tx, id: string) {
  const demo = await query(tx).selectFrom('demos').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!demo) throw noDemo();
  return demo;
}

/** Errors: `duplicate_slug`. */
function refuseDuplicates<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('duplicate_slug', {
      publicMessage: 'Another demo has this slug. Choose a different one.',
      cause: error,
    });
  });
}

const knownType = (type: demos.DemoType) => knownWord(demos.DemoType, 'demo_type', type);
const knownStatus = (status: demos.DemoStatus) => knownWord(demos.DemoStatus, 'status', status);

/** Demos belong to no workspace, so the text of `notFound()` does not fit. */
function noDemo(): AppError {
  return new AppError('not_found', { publicMessage: 'There is no such demo.' });
}
