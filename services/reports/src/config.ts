import { type ConfigOf, setting } from '@insights/config';
import { dbSettings } from '@insights/db';
import { addressSettings, serviceSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import {
  budgetSetting,
  judgeModelPriceSettings,
  judgeModelSettings,
  modelPriceSettings,
  modelSettings,
} from '@insights/model';
import { publicKeysFrom, signingKeyFrom } from '@insights/report-seal';

const budget = (requests: number, tokens: number) => ({ requests, tokens, cost: null });
/** Beyond a budget the built-in engine does the rest. */
export const modelBudgetSettings = {
  modelReportBudget: budgetSetting('MODEL_REPORT_BUDGET', 'one report', budget(2_000, 20_000_000)),
  modelCampaignBudget: budgetSetting('MODEL_CAMPAIGN_BUDGET', 'all reports of a campaign', budget(10_000, 100_000_000)),
  modelDailyBudget: budgetSetting('MODEL_DAILY_BUDGET', 'a workspace in a day (UTC)', budget(20_000, 200_000_000)),
};

/** Settings of the reports service; its README's table is generated from them. */
export const reportsSettings = {
  ...serviceSettings,
  ...dbSettings,
  ...messagingSettings,
  ...addressSettings('campaigns', 'jobs'),
  jobConcurrency: setting.integer({
    env: 'JOB_CONCURRENCY',
    min: 1,
    max: 32,
    default: 4,
    doc: 'Jobs that one process runs at the same time, each in its own thread.',
  }),
  engineMemoryMib: setting.integer({
    env: 'ENGINE_MEMORY_MIB',
    min: 128,
    max: 65536,
    default: 512,
    doc: 'Memory in MiB that the threads of all jobs share. Jobs wait for memory; a job that needs more than all of it fails with input_too_large. 512 MiB hold about 20 MiB of what participants say, and at most 44 MiB of transcripts. The process itself needs another 300 MiB.',
  }),
  exportMemoryMib: setting.integer({
    env: 'EXPORT_MEMORY_MIB',
    min: 128,
    max: 65536,
    default: 256,
    doc: 'Memory in MiB that the threads of all exports share. Exports wait for memory; one that needs more than all of it fails with input_too_large.',
  }),
  reportSigningKey: setting.json({
    env: 'REPORT_SIGNING_KEY',
    secret: true,
    shape: 'Ed25519 private JWK',
    doc: 'Seals exported reports.',
    check: (value) => checked(() => signingKeyFrom(value), 'is not a private Ed25519 JWK'),
  }),
  reportFormerKeys: setting.json({
    env: 'REPORT_FORMER_KEYS',
    secret: true,
    shape: 'JWKS of Ed25519 keys; only their public parts are used',
    doc: 'Former values of REPORT_SIGNING_KEY. Reports that were sealed with them verify as long as they are listed here.',
    default: [],
    check: (value) => checked(() => publicKeysFrom(value), 'is not a JWKS of Ed25519 keys'),
  }),
  ...modelSettings,
  modelTimeoutMs: setting.integer({
    env: 'MODEL_TIMEOUT_MS',
    min: 100,
    // Node's fetch waits five minutes for the beginning of a response.
    max: 290_000,
    default: 60_000,
    doc: 'Time limit of one request to the language model; after it the result of the built-in engine stands.',
  }),
  modelConcurrency: setting.integer({
    env: 'MODEL_CONCURRENCY',
    min: 1,
    max: 64,
    default: 4,
    doc: 'Requests to the language model that one report makes at the same time.',
  }),
  ...judgeModelSettings,
  modelRecording: setting.string({
    env: 'MODEL_RECORDING',
    default: '',
    doc: 'File of recorded answers of a language model, such as those of the demo. A campaign of which it has answers asks no model: where it has none, the built-in engine stands. Other campaigns are as without it. Empty: none.',
  }),
  ...modelPriceSettings,
  ...judgeModelPriceSettings,
  ...modelBudgetSettings,
};

/** Says what is wrong without the reason of the check, which could repeat a part of the key. */
function checked<T>(parse: () => T, problem: string): T {
  try {
    return parse();
  } catch {
    throw new Error(problem);
  }
}
export type ReportsConfig = ConfigOf<typeof reportsSettings>;
