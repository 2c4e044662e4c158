import { Registry } from 'prom-client';
import { loadConfig } from '@insights/config';
import type { Db } from '@insights/db';
import type { Scope } from '../../../../../test/support/database.ts';
import { plainFacts, startFactReadingModel } from '../../../../../test/support/fact-model.ts';
import { factModelSettings } from '../../config-model.ts';
import { query } from '../../db/query.ts';
import { depsOf } from '../../deps.fixture.ts';
import type { Deps } from '../../deps.ts';
import { type TestCall, callOf, newVault, upload } from '../vault.fixture.ts';
import { FactModel } from './fact-model.ts';
import { type FactReader, readFacts } from './read-facts.ts';

export const VAN = 'The van drives to a depot near Bergen.';
export const never = new AbortController().signal;

export async function readAll(reader: FactReader): Promise<void> {
  while (await readFacts(reader, never)) {
    // Until no document is due.
  }
}

/** A model, and processes that read facts with it. */
export async function factReading(db: Db, scope: Scope) {
  const server = await startFactReadingModel();
  scope.after(() => server.close());
  const deps = depsOf(db);
  return {
    server,
    deps,
    /** A well-behaved model, and no document of an earlier test that is due. */
    async reset(): Promise<void> {
      const beforeAnswer = () => Promise.resolve();
      Object.assign(server, { behaviour: 'well', stumblesOver: null, names: plainFacts, beforeAnswer });
      server.asked.length = 0;
      await db.worker.query(`update document_facts set due_at = 'infinity'`);
    },
    /** A process, and what became of its requests and of the facts that the model named. */
    readerOf(env: Record<string, string> = {}, over: Partial<Deps> = {}) {
      const registry = new Registry();
      const endpoint = { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: server.url, MODEL_NAME: 'm', MODEL_API_KEY: 'k3y' };
      const model = new FactModel(loadConfig(factModelSettings, { ...endpoint, ...env }), { registry });
      const requests = () => counted(registry, 'insights_vaults_fact_requests_total');
      const facts = () => counted(registry, 'insights_vaults_model_facts_total');
      return { deps: depsOf(db, over), model, registry, requests, facts };
    },
    /** A workspace with a document. */
    async given(text: string) {
      const call = callOf();
      const vault_id = await newVault(deps, call);
      return { call, vault_id, id: await upload(deps, call, { vault_id, text }) };
    },
    /** The next answer of the model is given after something has happened. */
    meanwhile(happens: () => Promise<unknown>): void {
      server.beforeAnswer = async () => {
        server.beforeAnswer = () => Promise.resolve();
        await happens();
      };
    },
    stored: (call: TestCall) =>
      db.withWorkspace(call, async (tx) => {
        const facts = query(tx).selectFrom('stated_facts').selectAll();
        const rows = await facts.orderBy('ordinal').orderBy('engine').orderBy('subject').execute();
        return rows.map(({ engine, subject, predicate, object }) => `${engine}: ${subject} ${predicate} ${object}`);
      }),
  };
}

/** The counts of a metric that are not zero, by outcome. */
async function counted(registry: Registry, name: string): Promise<Record<string, number>> {
  const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
  return Object.fromEntries(
    values.flatMap(({ labels, value }) => (value > 0 ? [[labels['outcome'] ?? '', value] as const] : [])),
  );
}
