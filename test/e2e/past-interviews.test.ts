/**
 * Real past interviews as one campaign: 45 consultations and one report whose quotes are exact and which is reproducible.
 * `INSIGHTS_DATA_DIR` is the folder with the data.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { dataDirectory, loadPrimock57 } from '../eval/primock57.ts';
import { Api } from '../support/api.ts';
import { type Imported, createCampaign, reportReady } from '../support/campaign.ts';
import { useSystem } from '../support/shared-stack.ts';
import { bySize } from '../support/size.ts';

interface Item {
  evidence: string[];
}
interface Evidence {
  id: string;
  turn_id: string;
  conversation_id: string;
  quote: string;
  start: number;
  end: number;
  verified: boolean;
}
interface Report {
  status: string;
  conversation_count: number;
  summary: string;
  outputs: { cartography: { nodes: Item[]; edges: Item[] }; roadmap: Item[]; personas: (Item & { basis: string })[] };
  grouping: { is_significant: boolean; text: string };
  key_themes: Item[];
  recommendations: (Item & { text: string })[];
  evidence: Evidence[];
}
interface Transcript {
  turns: { id: string; text: string }[];
}
/** A campaign with its report and the conversations in the order of their import. */
interface Reported {
  report: Report;
  transcripts: Map<string, Transcript>;
  import_ms: number;
  report_ms: number;
}

/** The limit of the permutation test for groups. */

const consultations = loadPrimock57(join(dataDirectory(), 'primock57')).slice(0, bySize({ smoke: 12, proof: 45 }));
const skip = consultations.length === 0 && `no consultations in ${dataDirectory()} (set INSIGHTS_DATA_DIR)`;
const system = skip ? undefined : await useSystem(after);
const api = new Api(system?.base_url ?? '', { key: system?.demo.api_keys.full ?? '' });

async function importAll(): Promise<Reported> {
  const total = consultations.length;
  const { id } = await createCampaign(api, {
    name: 'General practice consultations',
    goal: 'What brings patients to a remote GP and what troubles them',
    questions: [],
    settings: { report: { auto: true, floor_count: total, refresh_every: total } },
  });
  const began = performance.now();
  const conversations: string[] = [];
  for (const [index, { turns }] of consultations.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const body = {
      contact: { name: `Patient ${number}`, email: `patient${number}@example.org` },
      format: 'json',
      transcript: { turns },
    };
    const imported = api.post(`/v1/interviews/${id}/conversations/import`, body);
    conversations.push(((await api.ok(imported)) as unknown as Imported).conversation_id);
  }
  const imported = performance.now();
  await reportReady(api, id, total, 180_000);
  const ready = performance.now();
  const report = (await api.ok(api.get(`/v1/interviews/${id}/report`))) as unknown as Report;
  const transcripts = new Map<string, Transcript>();
  for (const conversation of conversations) {
    const transcript = api.get(`/v1/interviews/${id}/conversations/${conversation}/transcript`);
    transcripts.set(conversation, (await api.ok(transcript)) as unknown as Transcript);
  }
  return { report, transcripts, import_ms: imported - began, report_ms: ready - imported };
}

const itemsOf = ({ key_themes, recommendations, outputs: { cartography, roadmap } }: Report): Item[][] => [
  key_themes,
  recommendations,
  cartography.nodes,
  cartography.edges,
  roadmap,
];

/** Personas are groups only where these differ beyond chance; otherwise they are single people, and the report says why. */
function assertGrouping({ grouping: { is_significant, text }, outputs: { personas } }: Report): void {
  assert.equal(
    personas.some(({ basis }) => basis === 'group'),
    is_significant,
  );
  assert.notEqual(text, '');
}

/** The report with positions instead of ids of conversations and turns. */
function withoutIds({ report, transcripts }: Reported): unknown {
  const positions = new Map(
    [...transcripts].flatMap(([id, { turns }], conversation) => [
      [id, `conversation ${conversation}`] as const,
      ...turns.map((turn, seq) => [turn.id, `turn ${conversation}.${seq}`] as const),
    ]),
  );
  const place = (id: string): string => positions.get(id) ?? assert.fail(`${id} is in no transcript`);
  const { summary, key_themes, recommendations, outputs, conversation_count } = report;
  const evidence = report.evidence.map((row) => ({
    ...row,
    turn_id: place(row.turn_id),
    conversation_id: place(row.conversation_id),
  }));
  return { conversation_count, summary, key_themes, recommendations, outputs, evidence };
}

describe('real past interviews', { skip }, () => {
  let first: Reported;

  test('a campaign of consultations is imported, and its report covers all of them', async () => {
    first = await importAll();
    assert.equal(first.report.status, 'ready');
    assert.equal(first.report.conversation_count, consultations.length);
    const turns = [...first.transcripts.values()].reduce((sum, transcript) => sum + transcript.turns.length, 0);
    const perImport = Math.round(first.import_ms / consultations.length);
    console.log(`${consultations.length} consultations, ${turns} turns: ${perImport} ms an import`);
    console.log(`report ready ${(first.report_ms / 1000).toFixed(1)} s after the last import was answered`);
  });

  test('every quote is part of its turn, and every item of the report has quotes', () => {
    const { report, transcripts } = first;
    for (const { conversation_id, turn_id, quote, start, end, verified } of report.evidence) {
      const turn = transcripts.get(conversation_id)?.turns.find(({ id }) => id === turn_id);
      assert.equal(turn?.text.slice(start, end), quote);
      assert.equal(verified, true);
    }
    const known = new Set(report.evidence.map(({ id }) => id));
    for (const items of itemsOf(report)) {
      assert.ok(items.length > 0);
      for (const { evidence } of items) assert.ok(evidence.length > 0 && evidence.every((id) => known.has(id)));
    }
    const { personas } = report.outputs;
    for (const { evidence } of personas) assert.ok(evidence.length > 0 && evidence.every((id) => known.has(id)));
    assertGrouping(report);
    const count = itemsOf(report).flat().length + personas.length;
    console.log(`${report.evidence.length} quotes, each verbatim in its turn; ${count} items, each with evidence`);
  });

  test('importing the same interviews again gives the same report except for ids', async () => {
    const second = await importAll();
    assert.deepEqual(withoutIds(second), withoutIds(first));
  });
});
